//! What a terminal may send beside keys: no beginning without an end holds back the keys after it.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests stand outside test functions")]
#![cfg(unix)]

use crate::pty::Terminal;

const DOWN: &str = "\u{1b}[B";
const ESCAPE: &str = "\u{1b}";
const BACKSPACE: &str = "\u{7f}";

fn puzzle() -> Terminal {
    let mut terminal = Terminal::start(&["--puzzles", &crate::pty::puzzles(), "--puzzle", "ibc5ea67e98a4"]);
    terminal.wait_for("White to move wins 2 men.");
    terminal
}

/// Whether the list of keys opens on `?`, and is closed by Escape.
fn answers_keys(terminal: &mut Terminal) {
    terminal.press("?");
    terminal.wait("the list of keys", |screen| screen.contains("this list").then_some(()));
    terminal.press(ESCAPE);
    terminal.wait("its end", |screen| (!screen.contains("this list")).then_some(()));
}

#[test]
fn a_paste_without_an_end_is_taken_as_it_is_and_later_keys_act() {
    let mut terminal = puzzle();
    terminal.press("\u{1b}[200~27");
    // It is shown once the program has given up waiting for the rest.
    terminal.wait_for("27-");
    terminal.press(BACKSPACE);
    terminal.press(BACKSPACE);
    terminal.wait("nothing typed", |screen| (!screen.contains("27-")).then_some(()));
    answers_keys(&mut terminal);
}

#[test]
fn replies_that_nobody_asked_for_are_no_keys_and_hold_none_back() {
    let mut terminal = puzzle();
    terminal.press("\u{1b}[?2026;2$y");
    answers_keys(&mut terminal);
    terminal.press("\u{1b}]11;rgb:ffff/ffff/ffff\u{1b}\\\u{1b}P1$r0m\u{1b}\\\u{1b}[>41;354;0c");
    answers_keys(&mut terminal);
    // There is no column 0: crossterm's own reader overflows on it.
    terminal.press("\u{1b}[<0;0;0M\u{1b}[0;0;0M");
    answers_keys(&mut terminal);
}

#[test]
fn what_is_unfinished_gives_way_to_the_next_key() {
    let mut terminal = Terminal::start(&[]);
    terminal.wait_for("Learn");
    for beginning in ["\u{1b}[?2026", "\u{1b}]11;rgb:", "\u{1b}_Gi=31;O", "\u{1b}P>|", "\u{1b}O", "\u{1b}[<0;3;"] {
        terminal.press(beginning);
        terminal.press(DOWN);
        terminal.press("\u{1b}[F");
        answers_keys(&mut terminal);
    }
}
