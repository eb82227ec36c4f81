//! The program killed at any moment goes on where it was.

use crate::terminal::Terminal;

/// A new player answers the questions; then a lesson, a set and a game are killed, each at its second step, and all three
/// go on where they were.
#[test]
fn what_is_killed_goes_on_where_it_was() {
    let mut terminal = Terminal::start();
    terminal.wait_for("Welcome");
    // A beginner begins with the first lesson.
    terminal.press("\r\r\r\r\r");
    terminal.wait_for("Step 1 of");
    terminal.press("s");
    terminal.wait_for("This is the answer");
    terminal.press("n");
    terminal.wait_for("Step 2 of");
    terminal.wait_for_file("\"step\":1");

    let mut terminal = terminal.killed_and_restarted();
    terminal.wait_for("1 thing is unfinished.");
    terminal.press("9");
    terminal.wait_for("Lesson: ");
    terminal.press("\r");
    terminal.wait_for("Step 2 of");
    terminal.press("qq");
    terminal.wait_for("1 thing is unfinished.");
    // A set: the first puzzle counts as an error.
    terminal.press("29");
    terminal.wait_for("3 Three fours");
    terminal.press("1");
    terminal.wait_for("Round 1: 0 of 20 done");
    terminal.press("s");
    terminal.wait_for("Round 1: 1 of 20 done, 0 right");
    terminal.wait_for_file("\"done\":1");

    let mut terminal = terminal.killed_and_restarted();
    terminal.wait_for("2 things are unfinished.");
    terminal.press("29");
    terminal.wait_for("3 Three fours");
    terminal.press("1");
    terminal.wait_for("Round 1: 1 of 20 done, 0 right");
    terminal.press("qqq");
    terminal.wait_for("2 things are unfinished.");
    // A game: a stone below the centre, and the engine's answer.
    terminal.press("5\r");
    terminal.wait_for("Your move");
    terminal.press("\x1b[B\r");
    terminal.wait_for("H7");
    terminal.wait_for_file(" h7 ");

    let mut terminal = terminal.killed_and_restarted();
    terminal.wait_for("3 things are unfinished.");
    terminal.press("9");
    terminal.wait_for("Game, level 1");
    terminal.press("\r");
    terminal.wait_for("H7");
    terminal.press("r");
    terminal.wait_for("White wins: resignation.");
    terminal.press("qd");
    terminal
        .wait("one thing less", |terminal| !terminal.text().contains("Lesson: ") || !terminal.text().contains("Set: "));
    terminal.press("q");
    terminal.wait_for("1 thing is unfinished.");
    terminal.press("\x03");
    terminal.child.wait().unwrap();
}

/// Whoever chooses lines in the first questions of the screen goes on with them at once.
#[test]
fn who_chooses_lines_in_the_first_questions_gets_them() {
    let mut terminal = Terminal::start();
    terminal.wait_for("Welcome");
    terminal.press("\r\r\r\x1b[C");
    terminal.wait_for("speech");
    terminal.press("\r\r");
    terminal.wait_for("plain mode");
    terminal.wait_for("Screen: Home");
    terminal.press("quit\r");
    terminal.wait_for("Yonsan ends.");
    terminal.child.wait().unwrap();
}
