//! Analysis in the real program with the user's own engines: a good one, and bad ones that must not delay a key.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests stand outside test functions")]
#![cfg(unix)]

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use crate::pty::Terminal;

const RIGHT: &str = "\u{1b}[C";
const HOME: &str = "\u{1b}[H";

/// An analysis of a short game by a player whose engine is a script: each answer is paired with the first word of the
/// line it responds to.
fn analysis(folder: &Path, answers: &[(&str, &str)]) -> Terminal {
    let mut script = String::from("while read -r word rest; do\ncase \"$word\" in\n");
    let begin = [("hub", "echo $$ > pid; echo id name=Hubble; echo wait"), ("init", "echo ready")];
    for (word, answer) in begin.iter().chain(answers) {
        writeln!(script, "{word}) {answer} ;;").unwrap();
    }
    let engine = folder.join("engine.sh");
    fs::write(&engine, script + "esac\ndone\n").unwrap();
    fs::write(folder.join("game.pdn"), "1. 32-28 19-23 2. 28x19 14x23 *").unwrap();
    let settings = folder.join("settings.toml");
    let (shown, text) = (folder.display(), engine.display());
    fs::write(&settings, format!("engine = \"sh '{text}'\"\nengine_folder = \"{shown}\"\nthreads = 1\n")).unwrap();
    let path = |path: &Path| path.to_string_lossy().into_owned();
    Terminal::start(&["--config", &path(&settings), "--analyse", &path(&folder.join("game.pdn"))])
}

/// Quits the program, and asserts that the engine is gone.
fn leave(mut terminal: Terminal, folder: &Path) {
    terminal.press("\u{3}");
    assert!(terminal.end().success());
    assert!(!terminal.is_full_screen());
    let process = fs::read_to_string(folder.join("pid")).unwrap();
    assert!(!Path::new("/proc").join(process.trim()).exists(), "the engine is still there");
}

#[test]
fn the_line_of_ones_own_engine_is_shown_and_y_changes_to_the_bundled_one() {
    let folder = tempfile::tempdir().unwrap();
    let go = "echo info depth=7 score=0.07 nodes=123 'pv=\"34-30 20-25 31-27\"'";
    let mut terminal = analysis(folder.path(), &[("go", go), ("ping", "echo pong"), ("stop", "echo done move=34-30")]);
    terminal.wait_for("Hubble · depth 7");
    terminal.wait_for("34-30 20-25 31-27");
    terminal.press("y");
    terminal.wait_for("engine · depth ");
    terminal.press("y");
    terminal.wait_for("Hubble · depth 7");
    leave(terminal, folder.path());
}

#[test]
fn an_engine_that_dies_gives_way_to_the_bundled_one() {
    let folder = tempfile::tempdir().unwrap();
    let mut terminal = analysis(folder.path(), &[("go", "exit 3")]);
    terminal.wait_for("Your engine does not work: the");
    terminal.wait_for("engine · depth ");
    leave(terminal, folder.path());
}

#[test]
fn an_engine_that_never_stops_talking_keeps_no_key_waiting() {
    let folder = tempfile::tempdir().unwrap();
    // Without the pause it would be given up as a flood.
    let go = "while :; do echo info depth=3 score=0 nodes=1 pv=34-30; sleep 0.02; done";
    let mut terminal = analysis(folder.path(), &[("go", go)]);
    terminal.wait_for("Hubble · depth 3");
    for ply in 1..=4 {
        terminal.press(RIGHT);
        terminal.wait_for(&format!("half-move {ply}/4"));
    }
    // The error is shown, but disappears with the next key.
    terminal.wait_for("engine · depth ");
    leave(terminal, folder.path());
}

#[test]
fn an_engine_that_heeds_no_stop_is_told_and_left_behind() {
    let folder = tempfile::tempdir().unwrap();
    let mut terminal = analysis(folder.path(), &[("go", "echo info depth=5 score=0 nodes=1 pv=34-30")]);
    terminal.wait_for("Hubble · depth 5");
    terminal.press(RIGHT);
    terminal.wait_for("half-move 1/4");
    terminal.press(HOME);
    terminal.wait_for("half-move 0/4");
    terminal.wait_for("engine · depth ");
    leave(terminal, folder.path());
}

#[test]
fn an_analysis_outlives_a_kill_with_every_move_that_was_entered() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.pdn");
    fs::write(&file, "1. 32-28 19-23 2. 28x19 14x23 *").unwrap();
    let mut terminal = Terminal::start(&["--analyse", &file.to_string_lossy()]);
    terminal.wait_for("28x19");
    terminal.press("34-30\r");
    terminal.wait_for("34-30");
    let home = terminal.home().to_owned();
    let kept = || {
        let files = fs::read_dir(home.join("progress")).unwrap().map(|entry| entry.unwrap().path());
        let mut analyses = files.filter(|path| path.extension().is_some_and(|ending| ending == "json"));
        analyses.next().and_then(|path| fs::read_to_string(path).ok())
    };
    // The disk is written in the background.
    terminal.wait("the file of the analysis", |_| kept().filter(|text| text.contains("34-30")).map(drop));
    terminal.kill();
    let mut again = terminal.restart(&[]);
    again.wait_for("Continue: analysis, 2 moves");
    again.press("c");
    again.wait_for("34-30");
    again.press("qqq");
    again.wait_for("Analysis: any game or position");
    again.wait("no entry for it", |screen| (!screen.contains("Continue")).then_some(()));
    again.wait("nothing to be left of it", |_| kept().is_none().then_some(()));
}
