//! Foreign text in files, names, arguments or answers cannot send control sequences to the terminal.

use std::path::Path;
use std::process::Output;

use damier_app::store::Store;
use damier_train::attempt::Subject;
use etude::effort::Credit;
use etude_text::plain::is_order;

use crate::command::run;
use crate::store_support::{Recording, item, puzzle};

/// Clears the screen, sets its title, and changes the text direction, using every kind of control character.
const HOSTILE: &str = "x\u{1b}[2J\u{1b}]0;t\u{7}\u{9b}31m\u{7f}\u{202e}\u{2067}\u{200f}y";

/// Asserts that a command writes no control characters to either stream, and returns what it wrote.
fn assert_plain(home: &Path, arguments: &[&str]) -> String {
    let Output { stdout, stderr, .. } = run(home, arguments);
    let written = String::from_utf8([stdout, stderr].concat()).expect("UTF-8");
    let orders = written.chars().any(|letter| is_order(letter) && !matches!(letter, '\n' | '\t'));
    assert!(!orders, "{arguments:?}: {written:?}");
    written
}

#[test]
fn arguments_are_repeated_without_harm() {
    let home = tempfile::tempdir().unwrap();
    for arguments in [
        &["moves", "--fen", HOSTILE][..],
        &["moves", "--variant", HOSTILE],
        &[HOSTILE],
        &["--config", HOSTILE, "--analyse", HOSTILE],
        &["analyse", "--engine", HOSTILE],
        &["analyse", "--engine", "cat", "--engine-folder", HOSTILE],
        &["analyse", "--pdn", HOSTILE],
        &["puzzles", "show", HOSTILE],
        &["puzzles", "list", HOSTILE],
        &["endings", "probe", HOSTILE],
        &["pdn", "check", HOSTILE],
        &["progress", "import", HOSTILE],
        &["import", HOSTILE, "--me", HOSTILE],
    ] {
        let written = assert_plain(home.path(), arguments);
        assert!(written.contains('x'), "{arguments:?}: it says what is wrong: {written}");
    }
}

#[test]
fn files_are_talked_about_without_harm() {
    let home = tempfile::tempdir().unwrap();
    let (mut store, _) = Store::open(&home.path().join("progress/progress.sqlite3")).unwrap();
    store.put(&puzzle("i1", Credit::None), Some(item())).unwrap();
    let export = String::from_utf8(run(home.path(), &["progress", "export"]).stdout).unwrap();
    let hostile = serde_json::to_string(HOSTILE).unwrap();
    let (file, game) = (home.path().join("file"), format!("[White \"{HOSTILE}\"]\n[Black \"b\"]\n1. 32-28"));
    let name = file.to_str().unwrap();
    let take_in = ["progress", "import", name];
    for (text, arguments) in [
        (format!("{game} *"), &["import", name, "--me", "nobody", "--verbose"][..]),
        (format!("{game} {HOSTILE} *"), &["pdn", "check", name]),
        (format!("{game} {HOSTILE} *"), &["puzzles", "import", name]),
        (export.replace("\"damier-progress\"", &hostile), &take_in),
        (export.replace("\"kind\":\"puzzle\"", &format!("\"kind\":{hostile}")), &take_in),
        (HOSTILE.to_owned(), &take_in),
        (HOSTILE.to_owned(), &["puzzles", "stats", name]),
    ] {
        std::fs::write(&file, text).unwrap();
        let written = assert_plain(home.path(), arguments);
        assert!(written.contains("file") || written.contains("format"), "{arguments:?}: {written}");
    }
}

#[test]
fn what_is_kept_is_told_without_harm_and_exported_without_a_loss() {
    let home = tempfile::tempdir().unwrap();
    let (mut store, _) = Store::open(&home.path().join("progress/progress.sqlite3")).unwrap();
    let mut exercise = puzzle("i1", Credit::None);
    exercise.subject = Subject::Puzzle { id: "i1".to_owned(), tags: vec![HOSTILE.into()], run: None };
    store.put(&exercise, Some(item())).unwrap();
    assert!(assert_plain(home.path(), &["stats"]).contains("[2J"), "the tag is shown");
    assert_plain(home.path(), &["stats", "--json"]);
    let exported = assert_plain(home.path(), &["progress", "export"]);
    let exported: serde_json::Value = serde_json::from_str(&exported).unwrap();
    assert!(exported.to_string().contains(&serde_json::to_string(HOSTILE).unwrap()));
    let table = run(home.path(), &["progress", "export", "--csv"]).stdout;
    assert!(String::from_utf8(table).unwrap().contains(HOSTILE), "it is exact");
}

#[cfg(unix)]
#[test]
fn engines_are_quoted_without_harm() {
    let home = tempfile::tempdir().unwrap();
    let script = home.path().join("engine.sh");
    for answer in
        [format!("error message=\"{HOSTILE}\""), format!("id name=\"{HOSTILE}\"\nwait\nready\ndone move={HOSTILE}")]
    {
        std::fs::write(&script, format!("cat <<'END'\n{answer}\nEND\ncat > /dev/null\n")).unwrap();
        let engine = format!("sh '{}'", script.display());
        let written = assert_plain(home.path(), &["analyse", "--depth", "1", "--engine", &engine]);
        assert!(written.contains("the engine"), "{written}");
    }
}

/// Text on the screen comes from the same sources: a player's name from a game is shown above the board.
#[cfg(unix)]
#[test]
fn names_are_drawn_without_harm() {
    use crate::pty::Terminal;

    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.pdn");
    std::fs::write(&file, "[White \"before\u{202e}\u{9b}31mafter\"]\n[Black \"b\"]\n1. 32-28 *\n").unwrap();
    let mut terminal = Terminal::start(&["--analyse", file.to_str().unwrap()]);
    terminal.wait_for("before");
    assert!(!terminal.text().chars().any(|letter| is_order(letter) && letter != '\n'), "{}", terminal.text());
}

/// Finds code that writes to the terminal other than through the module that disarms control characters.
#[test]
fn there_is_one_way_to_the_terminal() {
    let known = [
        "plain.rs",
        "tui/ambiguous.rs",
        "cli/output.rs",
        "cli/hub.rs",
        "plain/host.rs",
        "tui/terminal.rs",
        "tui/mod.rs",
        "tui/host.rs",
        "tui/ending.rs",
    ];
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut folders = vec![source.clone()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = std::fs::read_to_string(&path).unwrap();
            let name = path.strip_prefix(&source).unwrap().to_str().unwrap();
            let writes = ["io::stdout", "io::stderr", "println!", "print!("].iter().any(|way| text.contains(way));
            assert!(!writes || known.contains(&name), "{name} writes past damier::plain");
        }
    }
}
