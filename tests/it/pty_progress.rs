//! The real program keeps what was done, however it ends, and says so if it cannot.

#![cfg(unix)]

use crate::pty::Terminal;
use damier_app::store::Store;
use etude::effort::Credit;

fn solve(terminal: &mut Terminal) {
    terminal.wait_for("White to move wins 2 men.");
    terminal.press("27-22\r");
    terminal.wait_for("Rating 1");
}

#[test]
fn a_solved_puzzle_outlives_a_kill_and_is_there_at_the_next_start() {
    let mut terminal = Terminal::start(&["--puzzles", &crate::pty::puzzles(), "--puzzle", "ibc5ea67e98a4"]);
    solve(&mut terminal);
    terminal.kill();
    let (store, aside) = Store::open(&terminal.home().join("progress/progress.sqlite3")).unwrap();
    assert_eq!(aside, None);
    let attempts = store.attempts().unwrap();
    assert_eq!(attempts.len(), 1);
    assert_eq!(attempts[0].exercise.credit, Credit::Full);
    assert!(attempts[0].rated.is_some());
    let mut again = terminal.restart(&[]);
    again.wait_for("today: 1 of 1 at first try");
}

#[test]
fn a_kill_does_not_undo_a_failure() {
    let mut terminal = Terminal::start(&["--puzzles", &crate::pty::puzzles(), "--puzzle", "ibc5ea67e98a4"]);
    terminal.wait_for("White to move wins 2 men.");
    terminal.press("20-14\r");
    terminal.wait_for("refuted");
    let progress = terminal.home().join("progress");
    let drafts = || {
        let entries = std::fs::read_dir(&progress).unwrap().map(|entry| entry.unwrap().file_name());
        entries.filter(|name| name.to_str().unwrap().starts_with("unfinished-")).count()
    };
    // The disk is written in the background, while the clock on the screen ticks on.
    terminal.wait("the draft", |_| (drafts() == 1).then_some(()));
    terminal.kill();
    let mut again = terminal.restart(&[]);
    again.wait_for("today: 0 of 1 at first try");
    let store = Store::open(&again.home().join("progress/progress.sqlite3")).unwrap().0;
    let attempts = store.attempts().unwrap();
    assert_eq!(attempts.len(), 1);
    assert_eq!((attempts[0].exercise.credit, attempts[0].exercise.errors), (Credit::None, 1));
    assert!(attempts[0].rated.is_some_and(|rated| rated.after.rating < rated.before.rating));
    assert_eq!(drafts(), 0);
}

#[test]
fn a_drill_goes_on_after_a_kill_with_all_its_moves() {
    let mut terminal = Terminal::start(&["--seed", "3"]);
    terminal.press("e");
    terminal.wait_for("position");
    terminal.press("\u{1b}[B\u{1b}[B\u{1b}[B\u{1b}[B");
    // 35-49 is the only move that wastes nothing, as in the tests of the drill.
    terminal.press("W:WK35,K39,45:BK2\r");
    terminal.wait_for("win it");
    terminal.press("35-49\r");
    terminal.wait_for("1. 35-49       2-8");
    let progress = terminal.home().join("progress");
    let kept = || {
        let files = std::fs::read_dir(&progress).unwrap().map(|entry| entry.unwrap().path());
        let mut drafts = files.filter(|path| path.extension().is_some_and(|it| it == "json"));
        drafts.next().and_then(|path| std::fs::read_to_string(path).ok()).filter(|text| text.contains("\"2-8\""))
    };
    // The disk is written in the background, while the clock on the screen ticks on.
    terminal.wait("the move and the reply in the draft", |_| kept().map(drop));
    terminal.kill();
    let mut again = terminal.restart(&[]);
    again.wait_for("Continue: 2 kings, man v king");
    again.press("c");
    again.wait_for("1. 35-49       2-8");
}

#[test]
fn a_damaged_file_is_told_of_and_training_goes_on() {
    let mut terminal = Terminal::start(&["--puzzles", &crate::pty::puzzles(), "--puzzle", "ibc5ea67e98a4"]);
    solve(&mut terminal);
    terminal.kill();
    let path = terminal.home().join("progress/progress.sqlite3");
    std::fs::write(&path, "this is no database, but somebody has written it here").unwrap();
    let mut again = terminal.restart(&["--puzzles", &crate::pty::puzzles(), "--puzzle", "ibc5ea67e98a4"]);
    solve(&mut again);
    again.press("q");
    again.wait_for("Your progress file was damaged");
}
