//! Puzzles in the real program: solved with the cursor keys and with the mouse, and a sprint started from the form.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests stand outside test functions")]
#![cfg(unix)]

use std::fs;
use std::time::Duration;

use crate::pty::Terminal;

const ENTER: &str = "\r";
const UP: &str = "\u{1b}[A";
const DOWN: &str = "\u{1b}[B";
const RIGHT: &str = "\u{1b}[C";
const LEFT: &str = "\u{1b}[D";
const HOME: &str = "\u{1b}[H";
const DELETE: &str = "\u{1b}[3~";

fn puzzle() -> Terminal {
    let mut terminal = Terminal::start(&["--puzzles", &crate::pty::puzzles(), "--puzzle", "ibc5ea67e98a4"]);
    terminal.wait_for("White to move wins 2 men.");
    terminal
}

#[test]
fn a_puzzle_is_solved_with_the_cursor_and_its_solution_played_through() {
    let mut terminal = puzzle();
    // The cursor starts on 28, in the middle; 27 is to the left of it, and 22 above that.
    terminal.press(LEFT);
    terminal.press(LEFT);
    terminal.press(ENTER);
    terminal.wait_for("(22)");
    terminal.press(UP);
    terminal.press(ENTER);
    terminal.wait_for("Solved!");
    terminal.wait_for("replay it");
    terminal.press(HOME);
    terminal.wait("the start of the puzzle", |screen| (!screen.contains("32x25")).then_some(()));
    terminal.press(RIGHT);
    terminal.press(RIGHT);
    terminal.wait_for("32x25");
}

/// A click on the board at 80x24: cells are four columns wide and two rows high, and the board starts in the second
/// row; the terminal counts from 1.
fn click(row: u16, column: u16) -> String {
    let (x, y) = (column * 4 + 2, row * 2 + 2);
    format!("\u{1b}[<0;{x};{y}M\u{1b}[<0;{x};{y}m")
}

#[test]
fn a_puzzle_is_solved_with_the_mouse() {
    let mut terminal = puzzle();
    // 27 is in the sixth row and the third column, 22 in the fifth row and the fourth column.
    terminal.press(&click(5, 2));
    terminal.wait_for("(22)");
    terminal.press(&click(4, 3));
    terminal.wait_for("Solved!");
    terminal.wait_for("Rating 1");
}

#[test]
fn lines_that_cannot_be_read_are_named_and_a_file_of_nothing_else_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("mine.jsonl");
    let good = std::fs::read_to_string(crate::pty::puzzles()).unwrap();
    let name = file.to_str().unwrap();
    std::fs::write(&file, format!("{good}rubbish\n")).unwrap();
    let mut terminal = Terminal::start(&["--puzzles", name]);
    terminal.press("m");
    terminal.wait_for("One line of your puzzles is left");
    std::fs::write(&file, "rubbish\n").unwrap();
    let mut terminal = Terminal::start(&["--puzzles", name]);
    assert_eq!(terminal.end().exit_code(), 2);
}

#[test]
fn a_sprint_is_begun_from_the_form() {
    let mut terminal = Terminal::start(&["--puzzles", &crate::pty::puzzles()]);
    terminal.wait_for("Puzzles: find the shot");
    terminal.press("m");
    terminal.wait_for("2 puzzles fit.");
    terminal.press(RIGHT);
    terminal.press(RIGHT);
    terminal.wait_for("sprint, 3 minutes");
    terminal.press(DOWN);
    terminal.press(ENTER);
    terminal.wait_for("0 right, 0 wrong");
    terminal.press("q");
    terminal.wait_for("Puzzles: find the shot");
}

/// A home with a file of the puzzle, and the arguments that open it.
fn home() -> (tempfile::TempDir, [String; 2]) {
    let home = tempfile::tempdir().unwrap();
    let all = fs::read_to_string(crate::pty::puzzles()).unwrap();
    let file = home.path().join("one.jsonl");
    fs::write(&file, all.lines().find(|line| line.contains("ibc5ea67e98a4")).unwrap()).unwrap();
    (home, ["--puzzles".to_owned(), file.to_string_lossy().into_owned()])
}

#[test]
fn a_puzzle_is_kept_in_a_set_that_survives_a_kill_and_hidden_for_good() {
    let (home, arguments) = home();
    let arguments = arguments.each_ref().map(String::as_str);
    let mut terminal = Terminal::start_in(home, &arguments);
    terminal.wait_for("Puzzles: find the shot");
    terminal.press("p");
    terminal.wait_for("White to move wins 2 men.");
    terminal.press("+");
    terminal.wait_for("Type a name for the set.");
    terminal.press("Traps\r");
    terminal.wait_for("Kept in \"Traps\": 1 puzzle.");
    // The disk may take a moment longer than the screen.
    terminal.settle(Duration::from_millis(300));
    let mut terminal = terminal.restart(&arguments);
    terminal.wait_for("Puzzles: find the shot");
    terminal.press("m");
    terminal.wait_for("all puzzles");
    terminal.press(DOWN);
    terminal.press(RIGHT);
    terminal.wait_for("Traps (1)");
    terminal.press(ENTER);
    terminal.wait_for("White to move wins 2 men.");
    terminal.press(DELETE);
    terminal.wait_for("never come up again");
    terminal.press("n");
    terminal.wait_for("No puzzle fits.");
}
