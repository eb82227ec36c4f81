//! The real program keeps what is done, through its end by any means, and says so when it cannot.

#![cfg(unix)]

mod pty;

use damier::store::Store;
use damier::train::attempt::Verdict;
use pty::Terminal;

fn solve(terminal: &mut Terminal) {
    terminal.wait_for("White to move wins 2 men.");
    terminal.press("27-22\r");
    terminal.wait_for("Rating 1");
}

#[test]
fn a_solved_puzzle_outlives_a_kill_and_is_there_at_the_next_start() {
    let mut terminal = Terminal::start(&["--puzzles", &pty::puzzles(), "--puzzle", "ibc5ea67e98a4"]);
    solve(&mut terminal);
    terminal.kill();
    let (store, aside) = Store::open(&terminal.home().join("progress/progress.sqlite3")).unwrap();
    assert_eq!(aside, None);
    let attempts = store.attempts().unwrap();
    assert_eq!(attempts.len(), 1);
    assert_eq!(attempts[0].exercise.verdict, Verdict::Right);
    assert!(attempts[0].rated.is_some());
    let mut again = terminal.restart(&[]);
    again.wait_for("today 1 of 1 right");
}

#[test]
fn a_damaged_file_is_told_of_and_training_goes_on() {
    let mut terminal = Terminal::start(&["--puzzles", &pty::puzzles(), "--puzzle", "ibc5ea67e98a4"]);
    solve(&mut terminal);
    terminal.kill();
    let path = terminal.home().join("progress/progress.sqlite3");
    std::fs::write(&path, "this is no database, but somebody has written it here").unwrap();
    let mut again = terminal.restart(&["--puzzles", &pty::puzzles(), "--puzzle", "ibc5ea67e98a4"]);
    solve(&mut again);
    again.press("q");
    again.wait_for("The file with your progress was");
}
