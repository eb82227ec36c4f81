//! A burst of resizes in every mode: nothing chosen, typed or counted is lost, and the program exits as usual.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests stand outside test functions")]
#![cfg(unix)]

use unicode_width::UnicodeWidthChar;

use crate::pty::Terminal;

const ENTER: &str = "\r";
const DOWN: &str = "\u{1b}[B";
const RIGHT: &str = "\u{1b}[C";

/// Resizes the terminal rapidly, from one column to far more than any layout uses, in a jumping order.
fn storm(terminal: &mut Terminal) {
    for number in 1..=300_u32 {
        let [columns, rows] = [number * 89 % 241 + 1, number * 37 % 79 + 1].map(|length| length.try_into().unwrap());
        terminal.resize(columns, rows);
    }
    terminal.resize(20, 5);
    terminal.wait_for("Damier needs");
    terminal.resize(80, 24);
}

fn leave(mut terminal: Terminal) {
    terminal.press("\u{3}");
    assert!(terminal.end().success());
    assert!(!terminal.is_full_screen(), "the shell's screen is back");
}

/// Presses keys one after another, waiting after each for a text on the screen. The final screen survives a burst of
/// resizes, and so does the effect of one more key.
fn survives(args: &[&str], keys: &[(&str, &str)], (last_key, last_seen): (&str, &str)) {
    let mut terminal = Terminal::start(args);
    terminal.wait("its keys", |screen| (screen.contains("q quit") || screen.contains("q home")).then_some(()));
    for (key, seen) in keys {
        terminal.press(key);
        terminal.wait_for(seen);
    }
    storm(&mut terminal);
    if let Some((_, seen)) = keys.last() {
        terminal.wait_for(seen);
    }
    terminal.press(last_key);
    terminal.wait_for(last_seen);
    leave(terminal);
}

const PUZZLE: &str = "ibc5ea67e98a4";

#[test]
fn in_a_puzzle() {
    let puzzles = crate::pty::puzzles();
    let args = ["--puzzles", &puzzles, "--puzzle", PUZZLE];
    survives(&args, &[("", "White to move wins 2 men."), ("27-2", "legal: 27-22")], ("2\r", "Solved!"));
}

#[test]
fn with_the_list_of_keys_over_a_half_typed_move() {
    let puzzles = crate::pty::puzzles();
    let args = ["--puzzles", &puzzles, "--puzzle", PUZZLE];
    survives(&args, &[("27-2", "legal: 27-22"), ("?", "Esc back")], ("\u{1b}", "legal: 27-22"));
}

#[test]
fn on_the_home_screen() {
    survives(&[], &[(DOWN, "▸ r  Review"), (DOWN, "▸ l  Learn"), (DOWN, "▸ e  Endings")], (ENTER, "3 kings v king"));
}

#[test]
fn in_the_drill_of_an_ending() {
    let fen = "W:WK6,K8,45:BK2";
    let keys = [
        ("e", "3 kings v king"),
        (&*DOWN.repeat(4), "Type or paste a FEN"),
        (fen, fen),
        (ENTER, "You can win within the 16-move"),
        ("45-4", "move › 45-4"),
    ];
    survives(&["--seed", "1"], &keys, ("0\r", " 1. 45-40"));
}

#[test]
fn in_notation() {
    let keys = [
        ("n", "find the square"),
        (RIGHT, "◂ name the square ▸"),
        (&*DOWN.repeat(2), "◂ 30 seconds ▸"),
        (RIGHT, "◂ no clock ▸"),
        (ENTER, "0 right"),
        ("9", "square › 9"),
    ];
    survives(&["--seed", "1"], &keys, ("9\r", "is not a square"));
}

#[test]
fn in_analysis() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.pdn");
    std::fs::write(&file, "1. 32-28 19-23 2. 28x19 14x23 *").unwrap();
    let keys = [(RIGHT, "half-move 1/4"), (RIGHT, "half-move 2/4"), ("2", "move › 2"), ("8x1", "move › 28x1")];
    survives(&["--analyse", file.to_str().unwrap()], &keys, ("9\r", "half-move 3/4"));
}

#[test]
fn in_the_charts_of_progress() {
    survives(&[], &[("s", "[week]"), (RIGHT, "[rating]"), (RIGHT, "[themes]")], (RIGHT, "[calendar]"));
}

#[test]
fn in_the_options() {
    let keys = [
        ("o", "changes apply at once"),
        (&*DOWN.repeat(2), "▸ Colours"),
        (DOWN, "▸ Pieces"),
        (RIGHT, "◂ half blocks ▸"),
    ];
    survives(&[], &keys, (RIGHT, "◂ sextants ▸"));
}

#[test]
fn in_the_form_of_ones_own_games() {
    survives(&[], &[("y", "Your games"), ("/tmp/club", "/tmp/club▏")], (".pdn", "/tmp/club.pdn▏"));
}

/// The seconds left for White, if White's clock is running.
fn left(screen: &str) -> Option<u32> {
    let dial = screen.split_once("▸ White")?.1.split_whitespace().next()?;
    let (minutes, seconds) = dial.split_once(':')?;
    Some(minutes.parse::<u32>().ok()? * 60 + seconds.parse::<u32>().ok()?)
}

#[test]
fn in_a_game_whose_clock_goes_on() {
    let mut terminal = Terminal::start(&["--seed", "1"]);
    terminal.wait_for("q quit");
    terminal.press("g");
    terminal.wait_for("a new game");
    terminal.press(&DOWN.repeat(4));
    terminal.wait_for("▸ clock");
    terminal.press(RIGHT);
    terminal.wait_for("◂ sudden death ▸");
    terminal.press(ENTER);
    terminal.wait_for("Your move.");
    let before = terminal.wait("White's clock", left);
    terminal.press("32-2");
    terminal.wait_for("move › 32-2");
    storm(&mut terminal);
    terminal.wait_for("move › 32-2");
    let after = terminal.wait("the clock to go on", |screen| left(screen).filter(|&left| left < before));
    assert!(after > 0, "{before} s before, {after} s after");
    terminal.press("8\r");
    terminal.wait_for(" 1. 32-28");
    leave(terminal);
}

#[test]
fn a_terminal_that_draws_lines_two_columns_wide_gets_other_signs() {
    let mut terminal = Terminal::start(&["--seed", "1"]).widen();
    terminal.wait("frames of hyphens", |screen| screen.contains("+ train -").then_some(()));
    terminal.press("p");
    terminal.wait_for("+ moves -");
    for character in terminal.text().chars().filter(|character| !character.is_control()) {
        assert_eq!(character.width(), character.width_cjk(), "{character:?}");
    }
    leave(terminal);
}
