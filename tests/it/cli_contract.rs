//! What scripts rely on: the output of `perft`, `moves` and `pdn`, exit codes, and messages on standard error.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::command::{NO_HOME, ask, damier, text};

/// Runs a command that must fail with exit code 2, print nothing on standard output and report an error.
fn complaint(arguments: &[&str]) -> String {
    let output = ask(arguments, "");
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    assert_eq!(text(&output.stdout), "", "{arguments:?}");
    text(&output.stderr).to_owned()
}

#[test]
fn perft_writes_a_line_for_every_depth() {
    // The counts are those of crates/damier-rules/tests/data/perft.csv; see there for their sources.
    let output = ask(&["perft", "--variant", "international", "--depth", "5", "--threads", "2"], "");
    assert!(output.status.success());
    let lines: Vec<Vec<&str>> = text(&output.stdout).lines().map(|line| line.split(' ').collect()).collect();
    for ((depth, leaves), line) in (1..).zip([9, 81, 658, 4265, 27117]).zip(&lines) {
        assert_eq!(line[..4], ["depth", &depth.to_string(), "leaves", &leaves.to_string()]);
        assert_eq!((line[4], line[6]), ("seconds", "mlps"));
        assert!(line[5].parse::<f64>().is_ok() && line[7].parse::<f64>().is_ok());
    }
    assert_eq!(lines.len(), 5);
}

#[test]
fn perft_divides_by_move() {
    let arguments = ["perft", "--variant", "brazilian", "--depth", "4", "--divide", "--no-bulk"];
    let output = ask(&arguments, "");
    let counts = text(&output.stdout).lines().filter(|line| !line.starts_with("depth"));
    let total: u64 = counts.map(|line| line.split_once(' ').unwrap().1.parse::<u64>().unwrap()).sum();
    assert_eq!(total, 1469);
}

#[test]
fn moves_are_listed_with_squares_as_numbers() {
    // A man on f4 captures to g5 or e5; the rules of the 8x8 board number h6 8, d6 6.
    let output = ask(&["moves", "--variant", "russian", "--fen", "W:Wf4:Be5,g5"], "");
    let listing: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(listing["fen"], "W:Wf4:Be5,g5");
    let moves: Vec<_> = listing["moves"]
        .as_array()
        .unwrap()
        .iter()
        .map(|listed| {
            (listed["move"].as_str().unwrap(), listed["from"].as_u64().unwrap(), listed["to"].as_u64().unwrap())
        })
        .collect();
    assert_eq!(moves.len(), 2);
    assert!(moves.contains(&("f4:d6", 19, 10)), "{moves:?}");
    assert!(moves.contains(&("f4:h6", 19, 12)), "{moves:?}");
    assert_eq!(listing["moves"][0]["captures"].as_array().unwrap().len(), 1);
}

#[test]
fn moves_of_many_positions_keep_their_lines() {
    let input = "international\tW:W31:B26\nrussian\tW:Wa1:Bz9\nnonsense\ninternational\tW:W:B1\n";
    let output = ask(&["moves", "--stdin"], input);
    assert!(output.status.success());
    let lines: Vec<Value> = text(&output.stdout).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 4);
    assert_eq!(lines[0]["moves"][0]["move"], "31-27");
    assert_eq!(lines[0]["moves"][0]["fen"], "B:W27:B26");
    let no_square = "FEN column 8: there is no square z9: squares are the dark ones from a1 to h8, or 1 to 32";
    assert_eq!(lines[1]["error"], no_square);
    assert_eq!(lines[2]["error"], "a line is a variant, a tab and a FEN; there is no tab");
    assert_eq!(lines[3]["moves"].as_array().unwrap().len(), 0);
}

#[test]
fn a_position_is_answered_before_the_next_one_is_asked() {
    let mut child = damier(NO_HOME)
        .args(["moves", "--stdin"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut questions = child.stdin.take().expect("a pipe");
    let mut answers = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    for (question, answer) in [("international\tW:W31:B1", "31-26"), ("russian\tW:Wa1:Bh8", "a1-b2")] {
        writeln!(questions, "{question}").expect("it reads on");
        let line = answers.next().expect("an answer").expect("it writes UTF-8");
        assert!(line.contains(answer), "{line}");
    }
    drop(questions);
    assert!(child.wait().expect("it ends").success());
}

#[cfg(unix)]
#[test]
fn input_that_cannot_be_read_is_not_called_output() {
    let output = damier(NO_HOME)
        .args(["moves", "--stdin"])
        .stdin(std::fs::File::open(env!("CARGO_MANIFEST_DIR")).expect("a directory"))
        .output()
        .expect("the program starts");
    assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""));
    assert!(text(&output.stderr).contains("cannot read the standard input"), "{}", text(&output.stderr));
}

#[test]
fn bad_input_is_refused_with_its_place() {
    for (fen, wrong) in [
        ("W:W31,99:B1", "FEN column 7: there is no square 99: squares are 1 to 50"),
        ("W:W31,31:B1", "FEN column 7: square 31 appears twice: remove one"),
        ("W:W3:B1", "FEN column 4: a white man cannot stand on 3, where men are crowned: write K3"),
    ] {
        assert_eq!(complaint(&["moves", "--fen", fen]).trim_end(), format!("damier: --fen \"{fen}\": {wrong}"));
    }
    assert!(complaint(&["moves", "--variant", "english"]).contains("international"));
    assert!(complaint(&["perft"]).contains("--depth"));
    assert!(complaint(&["pdn", "check", "/there/is/no/such.pdn"]).contains("such.pdn"));
}

#[test]
fn pdn_errors_have_file_line_and_column() {
    let output = ask(&["pdn", "check", "-"], "[Event \"x\"]\n\n1. 32-28 18-23 2. 28-99 *\n");
    assert_eq!(output.status.code(), Some(1));
    let wrong = "standard input:3:19: there is no square 99: squares are 1 to 50\n";
    assert!(text(&output.stdout).starts_with(wrong), "{}", text(&output.stdout));
}

#[test]
fn shells_and_the_manual_know_the_commands() {
    for shell in ["bash", "elvish", "fish", "nushell", "powershell", "zsh"] {
        assert!(text(&ask(&["completions", shell], "").stdout).contains("perft"));
    }
    let page = ask(&["man"], "");
    let page = text(&page.stdout);
    for known in ["DAMIER PERFT", "DAMIER PDN CHECK", "\\-\\-no\\-bulk", "EXIT STATUS"] {
        assert!(page.contains(known), "{known} in {page}");
    }
    assert!(!page.contains("(1)\n"), "a page that is not there: {page}");
    let completions = ask(&["completions", "bash"], "");
    assert!(text(&completions.stdout).contains("\"international russian brazilian\""));
}

#[test]
fn the_readme_quotes_perft_as_it_is() {
    let quoted = include_str!("../../README.md").split("```rust\n").nth(1).unwrap().split("```").next().unwrap();
    assert!(include_str!("../../crates/damier-rules/src/perft.rs").contains(quoted), "{quoted}");
}

#[test]
fn the_version_names_the_commit() {
    let output = Command::new("git").args(["rev-parse", "--short=9", "HEAD"]).output();
    let version = ask(&["--version"], "");
    let version = text(&version.stdout).trim().to_owned();
    assert!(version.starts_with(concat!("damier ", env!("CARGO_PKG_VERSION"))), "{version}");
    // A package unpacked elsewhere names the commit it was made from.
    if std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(".git").exists() {
        assert!(version.ends_with(&format!("({})", text(&output.unwrap().stdout).trim())), "{version}");
    }
}

#[test]
fn help_and_manual_have_environment_files_and_examples() {
    let (help, manual) = (ask(&["--help"], ""), ask(&["man"], ""));
    for section in ["Environment", "Files", "Examples", "Exit status"] {
        assert!(text(&help.stdout).contains(&format!("{section}:\n")), "{section}");
        assert!(text(&manual.stdout).contains(&format!(".SH \"{}\"\n", section.to_uppercase())), "{section}");
    }
}

#[test]
fn a_file_without_games_is_told() {
    // JSON Lines are one comment to PDN.
    for input in ["", "{\"id\":\"a\"}\n"] {
        for arguments in
            [&["pdn", "format", "-"][..], &["puzzles", "import", "-"], &["analyse", "--nodes", "9", "--pdn", "-"]]
        {
            let output = ask(arguments, input);
            assert!(
                text(&output.stderr).contains(": there is no game in it"),
                "{arguments:?}: {}",
                text(&output.stderr)
            );
            assert_eq!((output.status.code(), text(&output.stdout)), (Some(0), ""), "{arguments:?}");
        }
    }
}
