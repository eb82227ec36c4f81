//! Puzzles and reviews.

mod modes;
mod motifs;

pub use modes::*;
pub use motifs::*;

use damier_engine::Basis;
use damier_puzzles::{Goal, Status};
use damier_rules::Color;
use damier_train::rating::Strength;

pub const PUZZLE_TITLE: &str = "Puzzles";
pub const PUZZLE_NONE: &str = "There are no puzzles in this build.";
pub const PUZZLE_GOOD: &str = "Good. Now go on.";
pub const PUZZLE_RIGHT: &str = "Solved!";
pub const PUZZLE_EQUALLY_GOOD: &str = "Just as good! The puzzle had another move: s shows it.";
pub const PUZZLE_UNDECIDED: &str = "The judge cannot tell about that move. It does not count: try another.";
pub const PUZZLE_ENGINE_FAILED: &str = "The engine stumbled over that move. It does not count: try another.";
pub const PUZZLE_SOLUTION: &str = "The solution:";
pub const PUZZLE_TRY_AGAIN: &str = "r or a move tries again, s shows the solution.";
pub const PUZZLE_GO_ON: &str = "n goes on, ← → play it through.";
pub const PUZZLE_MORE_TO_FIND: &str = "It wins something, but there is more. Another try costs nothing.";
pub const PUZZLE_BEFORE: &str = "opponent …";
pub const PUZZLE_REFUTED: &str = "refuted";
pub const PUZZLE_SOLVED: &str = "solved";
pub const PUZZLE_SHOWN: &str = "shown";
pub const JUDGE_THINKS: &str = "being judged …";
pub const PLAYING: &str = "watch …";

/// The task of a puzzle.
#[must_use]
pub fn puzzle_goal(side: Color, goal: Goal) -> String {
    match goal {
        Goal::Material { men: 1 } => format!("{side} to move wins a man."),
        Goal::Material { men } => format!("{side} to move wins {men} men."),
        Goal::Win => format!("{side} to move wins the game."),
        Goal::Promote => format!("{side} to move gets a king."),
        Goal::Draw => format!("{side} to move holds the draw."),
    }
}

/// What a player should know of a solution that is not proven.
#[must_use]
pub const fn puzzle_status(status: &Status) -> Option<&'static str> {
    match status {
        Status::Proven => None,
        Status::Dual { .. } => Some("Another move is as good."),
        Status::Unproven { .. } => Some("The solution is not proven."),
    }
}

/// The task of a puzzle in a few words.
#[must_use]
pub fn goal_title(goal: Goal) -> String {
    match goal {
        Goal::Material { men: 1 } => "win a man".to_owned(),
        Goal::Material { men } => format!("win {men} men"),
        Goal::Win => "win the game".to_owned(),
        Goal::Promote => "get a king".to_owned(),
        Goal::Draw => "hold the draw".to_owned(),
    }
}

/// A wrong answer, with its cost in centi-men.
#[must_use]
pub fn puzzle_wrong(cost: Option<i32>) -> String {
    match cost.map(|cost| (cost + 50) / 100) {
        // Values beyond all pieces stand for endings that are won.
        None | Some(10..) => "That gives it away.".to_owned(),
        Some(0 | 1) => "Not that: it is a man worse.".to_owned(),
        Some(men) => format!("Not that: it is {men} men worse."),
    }
}

/// On what a verdict rests; short, because it stands behind every one.
#[must_use]
pub fn basis(basis: Basis) -> String {
    match basis {
        Basis::Proven => "proven".to_owned(),
        // A space at which no line is broken.
        Basis::Evaluated { depth, .. } => format!("depth\u{a0}{depth}"),
    }
}

/// A hint: the piece.
#[must_use]
pub fn puzzle_hint_piece(from: &str) -> String {
    format!("Hint: look at the piece on {from}.")
}

/// A hint: the piece and where it goes.
#[must_use]
pub fn puzzle_hint_square(from: &str, to: &str) -> String {
    format!("Hint: from {from} to {to}.")
}

/// A hint: the move.
#[must_use]
pub fn puzzle_hint_move(written: &str) -> String {
    format!("Hint: play {written}.")
}

/// The moves among which the arrow keys choose; the chosen one is in brackets.
#[must_use]
pub fn puzzle_fork(is_defence: bool, moves: &[String], chosen: usize) -> String {
    let bracketed = |(place, text): (usize, &String)| if place == chosen { format!("[{text}]") } else { text.clone() };
    let moves = moves.iter().enumerate().map(bracketed).collect::<Vec<_>>().join(" ");
    format!("↑ ↓ {}: {moves}", if is_defence { "defences" } else { "right moves" })
}

/// How hard a puzzle is.
#[must_use]
pub fn puzzle_rating(value: u16, deviation: u16) -> String {
    format!("puzzle {value} ±{deviation}")
}

/// The count of puzzles.
#[must_use]
pub fn tally(clean: u32, done: u32) -> String {
    format!("{clean} of {done} solved at once")
}

/// The game that a puzzle comes from.
#[must_use]
pub fn puzzle_source(white: &str, black: &str, event: &str) -> String {
    if event.is_empty() { format!("{white} - {black}") } else { format!("{white} - {black}, {event}") }
}

pub const REVIEW_TITLE: &str = "Review";
pub const REVIEW_DONE: &str = "Nothing more is due today. q leads home.";
pub const YOUR_RATING: &str = "Rating ";

/// How many repetitions are left today.
#[must_use]
pub fn still_due(due: usize) -> String {
    format!(" · {due} due")
}

/// What was put off in a review, and whether nothing else is left.
#[must_use]
pub fn put_off(items: usize, is_all: bool) -> String {
    match (items, is_all) {
        (1, true) => "You have put this one off, and nothing else is left today.".to_owned(),
        (_, true) => format!("Only the {items} that you have put off are left today."),
        (items, false) => format!("{items} put off: to come back at the end."),
    }
}

/// The person's rating, and the count of this session: solved at once, of all.
#[must_use]
pub fn you(person: Strength, tally: Option<(u32, u32)>) -> String {
    let rating = format!("you {}", super::rating_value(person.rating, person.is_provisional()));
    tally.map_or(rating.clone(), |(clean, done)| format!("{rating} · {}", self::tally(clean, done)))
}

/// A rating and how it has changed.
#[must_use]
pub fn rating_change(before: Strength, after: Strength) -> String {
    let value = super::rating_value(after.rating, after.is_provisional());
    format!("{value} ({:+.0})", after.rating.round() - before.rating.round())
}
