//! Every word that a person reads on the screen: the English catalogue.
//!
//! Another language is another file with the same items. What the floors below say about moves and positions (why a
//! move is not legal, how a game ended) comes with their error types.

#![allow(missing_docs, reason = "the words say themselves what they are")]

use std::time::Duration;

use crate::rules::{Color, LimitCount};

pub const PROGRAM: &str = "Damier";
pub const TOO_SMALL: &str = "Damier needs 40x12, please make room";

pub const KEY_SPACE: &str = "Space";
pub const KEY_ENTER: &str = "Enter";
pub const KEY_ESCAPE: &str = "Esc";
pub const KEY_BACKSPACE: &str = "Bksp";
pub const KEY_TAB: &str = "Tab";
pub const KEY_CONTROL: &str = "^";

pub const LABEL_PUZZLES: &str = "puzzles";
pub const LABEL_ENDING: &str = "ending";
pub const LABEL_DEFEND: &str = "defend";
pub const LABEL_NOTATION: &str = "notation";
pub const LABEL_COMPLETE: &str = "complete";
pub const LABEL_NEXT: &str = "next";
pub const LABEL_RETRY: &str = "retry";
pub const LABEL_TAKE_BACK: &str = "back";
pub const LABEL_HINT: &str = "hint";
pub const LABEL_SOLUTION: &str = "solution";
pub const LABEL_TURN: &str = "turn";
pub const LABEL_KEYS: &str = "keys";
pub const LABEL_HOME: &str = "home";
pub const LABEL_QUIT: &str = "quit";
pub const LABEL_BACK: &str = "back";

pub const HELP_PUZZLES: &str = "start puzzles";
pub const HELP_ATTACK: &str = "ending drill: win with three kings against one";
pub const HELP_DEFEND: &str = "ending drill: hold one king against three";
pub const HELP_SPRINT: &str = "notation sprint: find the square";
pub const HELP_COMPLETE: &str = "complete the typed move; again for the next one";
pub const HELP_NEXT: &str = "next exercise";
pub const HELP_RETRY: &str = "try the same again";
pub const HELP_UNDO: &str = "take your last move back";
pub const HELP_HINT: &str = "a hint: first the piece, then the square";
pub const HELP_SOLUTION: &str = "show the solution";
pub const HELP_TURN: &str = "turn the board";
pub const HELP_CURSOR: &str = "move the cursor";
pub const HELP_CONFIRM: &str = "choose the square or line, play the typed move";
pub const HELP_ERASE: &str = "delete the last character";
pub const HELP_CANCEL: &str = "drop what is typed or chosen, else go home";
pub const HELP_CLOSE: &str = "close this list";
pub const HELP_HELP: &str = "this list";
pub const HELP_HOME: &str = "home screen";
pub const HELP_QUIT: &str = "leave Damier";
pub const HELP_QUIT_ANYWHERE: &str = "leave Damier at once, from anywhere";
pub const HELP_SUSPEND: &str = "pause Damier, back to the shell (fg returns)";
pub const HELP_REDRAW: &str = "draw the screen afresh";
pub const HELP_TITLE: &str = "keys";
pub const HELP_MOVES: &str = "type moves: 32-28, 28x19, 3228";
pub const HELP_MOUSE: &str = "mouse: click piece and square, or drag";

pub const PANE_MOVES: &str = "moves";
pub const PANE_CLOCK: &str = "clock";
pub const PROMPT_MOVE: &str = " move › ";
pub const PROMPT_NONE: &str = " ";

pub const HOME_TITLE: &str = "Home";
pub const HOME_MENU: &str = "train";
pub const HOME_CLOCK: &str = "welcome";
pub const HOME_MESSAGE: &str = "how to";
pub const HOME_HOW_TO: &[&str] = &[
    "Press a key from the list, or choose with ↑ ↓ and Enter.",
    "",
    "Moves are typed (32-28), made with the cursor keys and Enter, or with the mouse.",
];

pub const SPRINT_TITLE: &str = "Find the square";
pub const SPRINT_MIDDLE: &str = "find the square";
pub const SPRINT_READY: &str = "Enter starts the 30 seconds";
pub const SPRINT_HOW_TO: &[&str] = &[
    "A number appears: go to its square with the cursor keys and press Enter, or click it.",
    "Numbers run from 1 at the top left, five to a row, over the dark squares.",
];
pub const SPRINT_RIGHT: &str = "Right.";
pub const SPRINT_AGAIN: &str = "Enter or n starts again.";
pub const SPRINT_MESSAGE: &str = "result";

/// The side to move.
#[must_use]
pub fn to_move(color: Color) -> String {
    format!("{color} to move")
}

/// Minutes and seconds.
#[must_use]
pub fn minutes(time: Duration) -> String {
    format!("{:02}:{:02}", time.as_secs() / 60, time.as_secs() % 60)
}

/// The counter of a move limit.
#[must_use]
pub fn limit(count: LimitCount) -> String {
    format!("{}: {} of {}", count.limit, count.plies_used / 2, count.limit.moves())
}

/// The count of a sprint.
#[must_use]
pub fn right_and_wrong(right: u32, wrong: u32) -> String {
    format!("{right} right · {wrong} wrong")
}

/// What is left of a sprint, in whole seconds begun.
#[must_use]
pub fn left(time: Duration) -> String {
    format!("{} left", minutes(Duration::from_secs(time.as_millis().div_ceil(1000) as u64)))
}

/// A wrong answer in a sprint.
#[must_use]
pub fn wrong_square(asked: u8, given: u8) -> String {
    format!("That was {given}. Here is {asked}: it will come back.")
}

/// The result of a sprint.
#[must_use]
pub fn sprint_over(right: u32, wrong: u32) -> String {
    format!(
        "Time. {} found, {wrong} missed.",
        if right == 1 { "1 square".to_owned() } else { format!("{right} squares") }
    )
}

/// Where a long text is cut.
#[must_use]
pub fn more() -> &'static str {
    "…"
}

pub const HOME_SUBJECT: &str = "a draughts trainer";
pub const HOME_SPRINT: &str = "Notation: find the square, 30 seconds";
pub const HOME_QUIT: &str = "Leave";
pub const HOME_WELCOME: &[&str] = &["International draughts, 10x10", "Train a little every day."];
