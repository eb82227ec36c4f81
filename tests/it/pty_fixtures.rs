//! The current program, started in a home left by an older version that was killed in the middle of everything.

#![cfg(unix)]

use crate::pty::Terminal;

#[test]
fn puzzle_game_and_analysis_of_an_older_program_go_on() {
    let mut terminal =
        Terminal::start_in(crate::fixtures::copy("home-9fcbb9a"), &["--puzzles", &crate::pty::puzzles()]);
    terminal.wait_for("Continue: 3 unfinished");
    terminal.press("c");
    terminal.wait_for("game, level 3, move 2");
    terminal.wait_for("analysis, 1 move");
    terminal.wait_for("▸ puzzle, move 2");
    terminal.press("\r");
    terminal.wait_for("cycle 2: 1 of 2");
    terminal.wait_for("38x27");
    for (played, reply) in [("11-16", "25-20"), ("14x25", "27-22"), ("16x36", "Cycle 2 is done.")] {
        terminal.press(&format!("{played}\r"));
        terminal.wait_for(reply);
    }
    terminal.press("q");
    terminal.wait_for("Continue: 2 unfinished");
    terminal.press("c");
    terminal.wait_for("▸ analysis, 1 move");
    terminal.press("\u{1b}[B\r");
    terminal.wait_for("The game continues.");
    terminal.wait_for(" 2. 31-26");
    terminal.wait_for("Black 09:5");
    terminal.press("q");
    terminal.wait_for("Continue: 2 unfinished");
    terminal.press("c");
    terminal.wait_for("▸ game, level 3, move 2");
    terminal.press("\u{1b}[B\r");
    terminal.wait_for("1…17-22");
}
