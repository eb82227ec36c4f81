//! Every exercise of unannounced tactics in the real program: a set is played through, and one that is interrupted is
//! resumed.

#![cfg(unix)]

use crate::pty::Terminal;

const ENTER: &str = "\r";
const DOWN: &str = "\u{1b}[B";

/// Opens the exercise with a place in the menu.
fn open(place: usize, task: &str) -> Terminal {
    let mut terminal = Terminal::start(&["--seed", "4"]);
    terminal.wait_for("Endings: win them");
    terminal.press("t");
    terminal.wait_for("Shot or not?");
    terminal.press(&DOWN.repeat(place));
    terminal.press(ENTER);
    terminal.wait_for(task);
    terminal
}

/// Answers ten questions, every other one with the first move that completion offers, and the rest with `answer`.
fn play(terminal: &mut Terminal, answer: &str, is_typed: bool) {
    for number in 1..=10 {
        terminal.wait_for(&format!("{number} of 10"));
        if is_typed && number % 2 == 0 {
            terminal.press("\t");
            terminal.press(ENTER);
        } else {
            terminal.press(answer);
        }
        terminal.wait_for("n goes on");
        terminal.press("n");
    }
    terminal.wait_for("the set is over");
}

#[test]
fn shots_are_played_or_denied() {
    let mut terminal = open(0, "Is there a shot?");
    play(&mut terminal, "n", true);
    terminal.wait_for("False alarms:");
}

#[test]
fn losing_moves_are_marked() {
    let mut terminal = open(1, "Mark the moves");
    // The first choice is marked as losing, whatever it does.
    play(&mut terminal, &format!("\u{1b}[C{}{ENTER}", DOWN.repeat(6)), false);
    terminal.wait_for("of 10 right");
}

#[test]
fn threats_are_parried() {
    let mut terminal = open(2, "A shot is threatened.");
    play(&mut terminal, &format!("\t{ENTER}"), true);
}

#[test]
fn moves_in_games_of_strong_players_are_measured() {
    let mut terminal = open(3, "What would you play?");
    play(&mut terminal, &format!("\t{ENTER}"), true);
    terminal.wait_for("Mean loss");
}
