//! Every mode of puzzles in the real program, right and wrong, and what can be done with a puzzle.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests stand outside test functions")]
#![cfg(unix)]

use std::fs;
use std::time::Duration;

use crate::pty::Terminal;
use crate::store_support::{Recording, puzzle};
use damier_app::store::Store;
use damier_train::attempt::Exercise;
use etude::calendar::{Day, Moment};
use etude::effort::Credit;

const ENTER: &str = "\r";
const DOWN: &str = "\u{1b}[B";
const RIGHT: &str = "\u{1b}[C";
const DELETE: &str = "\u{1b}[3~";

/// The only puzzle of these tests, its solution and a move that loses.
const ID: &str = "ibc5ea67e98a4";
const GOOD: &str = "27-22\r";
const BAD: &str = "20-14\r";

/// A home with a file of the puzzle, and the arguments that open it.
fn home() -> (tempfile::TempDir, [String; 2]) {
    let home = tempfile::tempdir().unwrap();
    let all = fs::read_to_string(crate::pty::puzzles()).unwrap();
    let file = home.path().join("one.jsonl");
    fs::write(&file, all.lines().find(|line| line.contains(ID)).unwrap()).unwrap();
    (home, ["--puzzles".to_owned(), file.to_string_lossy().into_owned()])
}

/// Starts a mode of puzzles by its place in the form.
fn start(place: usize) -> Terminal {
    let (home, arguments) = home();
    let mut terminal = Terminal::start_in(home, &arguments.each_ref().map(String::as_str));
    terminal.wait_for("Puzzles: find the shot");
    terminal.press("m");
    terminal.wait_for("1 puzzle fits.");
    terminal.press(&RIGHT.repeat(place));
    terminal.press(ENTER);
    terminal
}

#[test]
fn a_streak_goes_on_and_ends() {
    let mut terminal = start(1);
    terminal.wait_for("White to move wins 2 men.");
    terminal.press(GOOD);
    terminal.wait_for("1 in a row");
    terminal.wait_for("n goes on");
    terminal.press("n");
    terminal.wait_for("White to move wins 2 men.");
    terminal.press(BAD);
    terminal.wait_for("Streak over: 1 solved.");
    terminal.wait_for(&format!("{ID}  1 move"));
}

#[test]
fn a_sprint_counts_both() {
    let mut terminal = start(2);
    terminal.wait_for("White to move wins 2 men.");
    terminal.press(GOOD);
    terminal.wait_for("1 right, 0 wrong");
    terminal.press(BAD);
    terminal.wait_for("1 right, 1 wrong");
    terminal.wait_for("it was 27-22");
}

#[test]
fn a_woodpecker_set_is_repeated() {
    let mut terminal = start(4);
    terminal.wait_for("cycle 1: 0 of 1");
    terminal.press(GOOD);
    terminal.wait_for("Cycle 1 is done.");
    terminal.press("n");
    terminal.wait_for("cycle 2: 0 of 1");
    terminal.press(BAD);
    terminal.wait_for("refuted");
    terminal.press("r");
    terminal.press(GOOD);
    terminal.wait_for("Cycle 2 is done.");
    terminal.wait_for("1 wrong");
}

#[test]
fn a_blind_puzzle_is_solved_from_its_list() {
    let mut terminal = start(6);
    terminal.wait_for("20, 27, 32, 37");
    terminal.press(BAD);
    terminal.wait_for("refuted");
    terminal.press("r");
    terminal.press(GOOD);
    terminal.wait_for("Solved!");
}

#[test]
fn a_failed_puzzle_is_reviewed() {
    let (home, arguments) = home();
    let (mut store, _) = Store::open(&home.path().join("progress/progress.sqlite3")).unwrap();
    let moment = Moment { millis: 1_700_000_000_000, day: Day(19_675) };
    store.put(&Exercise { moment, ..puzzle(ID, Credit::None) }, None).unwrap();
    drop(store);
    let mut terminal = Terminal::start_in(home, &arguments.each_ref().map(String::as_str));
    terminal.wait_for("Review: 1 due today");
    terminal.press("r");
    terminal.wait_for("White to move wins 2 men.");
    terminal.press(BAD);
    terminal.wait_for("refuted");
    terminal.press("r");
    terminal.press(GOOD);
    terminal.wait_for("Solved!");
    terminal.press("n");
    terminal.wait_for("No more reviews are due today.");
}

#[test]
fn an_ending_rush_is_played_to_its_end() {
    let mut terminal = Terminal::start(&["--seed", "5"]);
    terminal.wait_for("Endings: win them");
    terminal.press("e");
    terminal.wait_for("3 kings v king");
    terminal.press(&DOWN.repeat(5));
    terminal.press(RIGHT);
    terminal.wait_for("5 endings in 5 minutes");
    terminal.press(ENTER);
    terminal.wait_for("ending 1 of 5");
    // Any legal move, until five endings are won or given away; Enter goes on from one that is given away.
    for _ in 0..400 {
        terminal.press("\t");
        terminal.press(ENTER);
        let (_, _) = terminal.settle(Duration::from_millis(60));
        if terminal.text().contains("5 of 5") && terminal.text().contains("left.") {
            break;
        }
    }
    terminal.wait_for("Your first rush.");
    terminal.press("n");
    terminal.wait_for("ending 1 of 5 · 0 won");
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

#[test]
fn a_position_is_found_from_the_analysis() {
    let (home, arguments) = home();
    let mut arguments = arguments.each_ref().map(String::as_str).to_vec();
    arguments.extend(["--analyse", "W:W20,27,32,37:B16,17,21,29,30"]);
    let mut terminal = Terminal::start_in(home, &arguments);
    terminal.wait_for("White to move");
    terminal.press("/");
    terminal.wait_for("Squares left out are open");
    terminal.press(ENTER);
    terminal.wait_for("in 1 puzzle");
    terminal.press(ENTER);
    terminal.wait_for("Georgiev");
}
