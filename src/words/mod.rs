//! Every word that a person reads on the screen: the English catalogue.
//!
//! Another language is another file with the same items. What the libraries below find wrong is worded in `errors`.

#![allow(missing_docs, reason = "the words say themselves what they are")]

mod analysis;
mod drill;
mod errors;
mod home;
mod keys;
mod notation;
mod own_games;
mod play;
mod progress;
mod puzzle;
mod recent;
mod settings;

use std::time::Duration;

pub use analysis::*;
use damier_rules::{Color, EndReason, GameEnd, LimitCount, Outcome};
pub use drill::*;
pub use errors::*;
pub use home::*;
pub use keys::*;
pub use notation::*;
pub use own_games::*;
pub use play::*;
pub use progress::*;
pub use puzzle::*;
pub use recent::*;
pub use settings::*;

pub const PROGRAM: &str = "Damier";
pub const TOO_SMALL: &str = "Damier needs 40x12, please make room";
pub const PANE_MOVES: &str = "moves";
pub const PANE_CLOCK: &str = "clock";
pub const MORE_ABOVE: &str = " ↑ ";
pub const MORE_BELOW: &str = " ↓ ";
pub const MORE_BOTH: &str = " ↑↓ ";
pub const PROMPT_MOVE: &str = " move › ";
pub const PROMPT_NONE: &str = " ";

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

pub const INPUT_HINT: &str = "type a move or use arrows";
pub const WHICH_WAY: &str = "which way? choose a square it passes";
pub const ENGINE_THINKS: &str = "engine thinks …";
pub const ENGINE_FAILED: &str = "The engine stumbled and played any move.";

/// Why a game ended, in a sentence.
#[must_use]
pub fn end_reason(end: GameEnd) -> String {
    let loser = match end.outcome {
        Outcome::Win(winner) => (!winner).to_string(),
        Outcome::Draw => String::new(),
    };
    match end.reason {
        EndReason::NoPieces => format!("{loser} has no piece left."),
        EndReason::NoMoves => format!("{loser} cannot move."),
        EndReason::Resignation => format!("{loser} resigned."),
        EndReason::FlagFall => format!("{loser} has no time left."),
        EndReason::Repetition => "Draw by repetition: this position for the third time.".to_owned(),
        EndReason::MoveLimit(limit) => format!("Draw by the {limit}: {} moves by each side.", limit.moves()),
        EndReason::Agreement => "Draw by agreement.".to_owned(),
        EndReason::NobodyCanWin => "Draw: neither side can win.".to_owned(),
        EndReason::Advantage => "Draw by advantage, claimed with hardly any time left.".to_owned(),
    }
}

/// What a typed text means.
#[must_use]
pub fn means(written: &str) -> String {
    format!("Enter plays {written}")
}

/// The legal moves that begin like this.
#[must_use]
pub fn legal(listed: &str, and_more: bool) -> String {
    format!("legal: {listed}{}", if and_more { ", …" } else { "" })
}

/// A piece that may not move because others must capture.
#[must_use]
pub fn must_capture(squares: &str) -> String {
    format!("capturing is compulsory: {squares}")
}

/// A piece without a move.
#[must_use]
pub fn cannot_move(square: &str) -> String {
    format!("the piece on {square} cannot move")
}

/// A square that the chosen piece cannot go to.
#[must_use]
pub fn cannot_reach(from: &str, to: &str) -> String {
    format!("{from} cannot go to {to}")
}

pub const NO_SUCH_MOVE: &str = "no legal move begins like this";

fn rating_value(rating: f64, provisional: bool) -> String {
    format!("{rating:.0}{}", if provisional { "?" } else { "" })
}
