//! The main task in the real program: a puzzle solved by typing, squares found and named.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests stand outside test functions")]
#![cfg(unix)]

use crate::pty::Terminal;

const ENTER: &str = "\r";

#[test]
fn a_puzzle_is_solved_by_typing_after_a_wrong_answer_was_refuted() {
    let mut terminal = Terminal::start(&["--puzzles", &crate::pty::puzzles(), "--puzzle", "ibc5ea67e98a4"]);
    terminal.wait_for("White to move wins 2 men.");
    terminal.press("20-14");
    terminal.wait_for("move › 20-14");
    terminal.press(ENTER);
    terminal.wait_for("refuted");
    terminal.press("r");
    terminal.wait_for("White to move wins 2 men.");
    terminal.press("27-2");
    terminal.wait_for("legal: 27-22");
    terminal.press("2");
    terminal.press(ENTER);
    terminal.wait_for("Solved!");
    terminal.press("n");
    terminal.wait_for("Black to move wins a man.");
}

/// The keys that move the cursor from one square to another.
fn way(from: u8, to: u8) -> String {
    let (row, column) = ((from - 1) / 5, (from - 1) % 5);
    let (to_row, to_column) = ((to - 1) / 5, (to - 1) % 5);
    let mut keys = String::new();
    keys += &"\u{1b}[A".repeat(usize::from(row.saturating_sub(to_row)));
    keys += &"\u{1b}[B".repeat(usize::from(to_row.saturating_sub(row)));
    keys += &"\u{1b}[C".repeat(usize::from(to_column.saturating_sub(column)));
    keys += &"\u{1b}[D".repeat(usize::from(column.saturating_sub(to_column)));
    keys
}

#[test]
fn three_squares_are_found_in_the_notation_sprint() {
    let mut terminal = Terminal::start(&["--seed", "11"]);
    terminal.wait_for("Notation: squares and moves");
    terminal.press("n");
    terminal.wait_for("find the square");
    terminal.press(ENTER);
    let mut cursor = 28;
    for right in 1..=3 {
        let asked: u8 = terminal.wait("a square", |screen| {
            let number = screen.split_once("Where is ")?.1.split_once('?')?.0;
            screen.contains(&format!("{} right", right - 1)).then_some(number.parse().ok()?)
        });
        terminal.press(&way(cursor, asked));
        terminal.press(ENTER);
        cursor = asked;
        terminal.wait_for(&format!("{right} right · 0 wrong"));
    }
}

/// The square at a row and a column of the screen: at 80x24 cells are four columns by two rows, below the title.
fn square_at(row: usize, column: usize) -> usize {
    (row - 1) / 2 * 5 + column / 8 + 1
}

#[test]
fn three_squares_are_named_by_typing_in_the_notation_sprint() {
    let mut terminal = Terminal::start(&["--seed", "12"]);
    terminal.wait_for("Notation: squares and moves");
    terminal.press("n");
    terminal.wait_for("find the square");
    terminal.press("\u{1b}[C");
    terminal.wait_for("◂ name the square ▸");
    terminal.press(ENTER);
    for right in 1..=3 {
        let asked = terminal.wait("a marked square", |screen| {
            // The line of keys below the board contains the same sign.
            let mut board = screen.lines().enumerate().take(21).skip(1);
            let (row, line) = board.find(|(_, line)| line.chars().take(40).any(|character| character == '?'))?;
            let column = line.chars().position(|character| character == '?')?;
            screen.contains(&format!("{} right", right - 1)).then_some(square_at(row, column))
        });
        terminal.press(&asked.to_string());
        terminal.wait_for(&format!("square › {asked}"));
        terminal.press(ENTER);
        terminal.wait_for(&format!("{right} right · 0 wrong"));
    }
    // A name that is not a square does not count.
    terminal.press("99");
    terminal.press(ENTER);
    terminal.wait_for("is not a square");
    terminal.wait_for("3 right · 0 wrong");
}

#[test]
fn lessons_of_ones_own_that_cannot_be_read_are_named() {
    let home = tempfile::tempdir().unwrap();
    std::fs::create_dir(home.path().join("lessons")).unwrap();
    std::fs::write(home.path().join("lessons/mine.toml"), "stage = \"M\"\n[[lesson]]\nid = 7\n").unwrap();
    let mut terminal = Terminal::start_in(home, &[]);
    terminal.wait_for("Learn: from the first move");
    terminal.press("l");
    terminal.wait_for("Your own lessons are left out:");
    terminal.wait_for("mine.toml");
}
