//! The command line of endings keeps its contract.

use std::process::Output;

use serde_json::Value;

use crate::command::ask;

fn endings(arguments: &[&str], input: &str) -> Output {
    ask(&[&["endings"], arguments].concat(), input)
}

fn lines(output: &Output) -> Vec<Value> {
    String::from_utf8_lossy(&output.stdout)
        .lines()
        .map(|line| serde_json::from_str(line).expect("a JSON object a line"))
        .collect()
}

fn probe(variant: &str, fen: &str, plies_used: u32) -> Value {
    let plies_used = plies_used.to_string();
    let arguments = ["probe", "--variant", variant, "--fen", fen, "--plies-used", &plies_used, "--json"];
    let output = endings(&arguments, "");
    assert!(output.status.success(), "{output:?}");
    lines(&output).remove(0)
}

#[test]
fn an_answer_has_the_agreed_fields() {
    let answer = probe("international", "W:WK6,K8,45:BK2", 3);
    assert_eq!(answer["fen"], "W:WK6,K8,45:BK2");
    assert_eq!(answer["outcome"], "win");
    assert_eq!(answer["limit"], 32);
    let needed = answer["needed"].as_u64().unwrap();
    assert_eq!(answer["slack"].as_u64(), Some(32 - 3 - needed));
    assert!(answer["to_win"].as_u64().unwrap() >= needed);
    let moves = answer["moves"].as_array().unwrap();
    let keeping: Vec<&Value> = moves.iter().filter(|each| each["outcome"] == "win").collect();
    assert_eq!(keeping.len(), 1);
    assert_eq!(keeping[0]["move"], "8-35");
    assert_eq!(keeping[0]["needed"].as_u64(), Some(needed - 1));
    assert_eq!(keeping[0]["limit"], 32);
}

#[test]
fn a_win_on_the_very_last_ply_counts() {
    let fen = "W:WK6,K8,45:BK2";
    let needed = u32::try_from(probe("international", fen, 0)["needed"].as_u64().unwrap()).unwrap();
    let last = probe("international", fen, 32 - needed);
    assert_eq!((last["outcome"].as_str(), last["slack"].as_u64()), (Some("win"), Some(0)));
    let late = probe("international", fen, 33 - needed);
    assert_eq!(late["outcome"], "draw");
    assert_eq!((&late["needed"], &late["slack"], &late["to_win"]), (&Value::Null, &Value::Null, &Value::Null));
}

#[test]
fn a_capture_into_other_material_starts_a_fresh_count() {
    // Black must capture one of three kings: the 5-move count begins.
    let answer = probe("international", "B:WK28,K44,K50:BK22", 20);
    assert_eq!(answer["limit"], 32);
    for each in answer["moves"].as_array().unwrap() {
        assert_eq!(each["limit"], 10, "{each}");
    }
}

#[test]
fn on_64_squares_limits_are_reported_without_plies_needed() {
    let answer = probe("russian", "W:Wa1:BKh8", 0);
    assert_eq!((&answer["limit"], &answer["needed"]), (&Value::Null, &Value::Null));
    assert_eq!(answer["limit_running"], false, "no king on one side");
    let answer = probe("brazilian", "W:WKa1,Kc1:BKh2", 0);
    assert_eq!((&answer["limit"], &answer["limit_running"]), (&Value::Null, &Value::Bool(true)));
}

#[test]
fn lines_are_answered_one_by_one() {
    let input = "international\tW:WK1:BK50\t2\r\nrussian\tW:WKc3:BKf8\nbrazilian\tB:Wa1:Bb8\t\nchess\tW:W1:B2\t0\n\
                 international\tW:W31-50:B1-20\t0\ninternational\tnonsense\t0\ninternational\tW:W31:B2\tx\n";
    let output = endings(&["probe", "--stdin", "--no-moves"], input);
    assert!(output.status.success());
    let lines = lines(&output);
    assert_eq!(lines.len(), 7);
    for line in &lines[..3] {
        assert!(line["outcome"].is_string() && line.get("moves").is_none(), "{line}");
    }
    for line in &lines[3..] {
        assert!(line["error"].is_string(), "{line}");
    }
    assert!(lines[4]["error"].as_str().unwrap().contains("40 pieces"));
}

#[test]
fn wrong_arguments_end_with_code_two_and_a_word_on_where() {
    for (arguments, word) in [
        (&["probe", "--fen", "W:W51:B1"][..], "FEN column 4: there is no square 51: squares are 1 to 50"),
        (&["probe", "--fen", "W:W31-50:B1-20"], "tables go up to 6"),
        (&["probe"], "--fen"),
        (&["list", "--class", "KQ-K"], "\"KQ-K\" is not valid, expected the pieces of both sides, such as KKM-K"),
        (&["probe", "--variant", "chess"], "\"chess\" is not one of international, russian, brazilian"),
        (&["list", "--class", "KK-K", "--needed", "9..8"], "expected the smaller number first"),
        (&["build", "--pieces", "7"], "7"),
        (&["stats", "--class", "KKK-KK"], "KKK-KK"),
    ] {
        let output = endings(arguments, "");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(String::from_utf8_lossy(&output.stderr).contains(word), "{arguments:?}: {output:?}");
        assert!(output.stdout.is_empty() || arguments[0] == "stats");
    }
}

#[test]
fn lists_hold_what_was_asked_for() {
    let output = endings(
        &["list", "--class", "KKM-K", "--needed", "27..28", "--only-move", "--to-move", "strong", "--json"],
        "",
    );
    let lines = lines(&output);
    assert!(!lines.is_empty());
    for line in lines {
        assert!((27..=28).contains(&line["needed"].as_u64().unwrap()));
        assert_eq!(line["keeping"].as_array().unwrap().len(), 1);
        assert!(line["moves"].as_u64().unwrap() > 1);
    }
    let output = endings(
        &[
            "list",
            "--class",
            "KKK-K",
            "--to-move",
            "weak",
            "--main-diagonal",
            "on",
            "--outcome",
            "draw",
            "--capture",
            "false",
            "--count",
            "50",
            "--start",
            "123456789",
            "--json",
        ],
        "",
    );
    let lines = self::lines(&output);
    assert_eq!(lines.len(), 50);
    for line in lines {
        let fen = line["fen"].as_str().unwrap();
        assert!(fen.starts_with("B:"), "the stronger side is White: {fen}");
        let king: u32 = fen.rsplit_once('K').unwrap().1.parse().unwrap();
        assert!([5, 10, 14, 19, 23, 28, 32, 37, 41, 46].contains(&king), "{fen}");
    }
}

#[test]
fn stats_and_verify_speak_of_classes() {
    let output = endings(&["stats", "--class", "KK-K", "--json"], "");
    let lines = lines(&output);
    assert_eq!(lines[0]["wins"], 19_398);
    assert_eq!(lines[1]["longest_needed"], 8);
    let output = endings(&["verify", "--class", "KM-K", "--variant", "international"], "");
    assert!(output.status.success());
    let output = endings(&["verify", "--class", "KKKKK-K"], "");
    assert_eq!(output.status.code(), Some(1));
}
