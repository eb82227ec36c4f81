//! An exercise that was cut short, with all that it takes to go on with it.

use serde::{Deserialize, Serialize};

use super::puzzle::session::Session;
use damier_rules::notation::write_move;
use damier_rules::{AnyPosition, Move};

/// What an [`Exercise`](super::attempt::Exercise) does not say of itself.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Interrupted {
    /// The moves made by both sides, as they are written.
    pub moves: Vec<String>,
    /// Whether it has been recorded already, and is tried again.
    #[serde(default)]
    pub again: bool,
    /// The session that a puzzle is part of.
    #[serde(default)]
    pub session: Option<Session>,
    /// Whether the puzzle is [turned](super::puzzle::mirror).
    #[serde(default)]
    pub mirrored: bool,
}

/// Moves from a position, as they are written.
#[must_use]
pub fn written(mut position: AnyPosition, moves: impl IntoIterator<Item = Move>) -> Vec<String> {
    let write = |played| {
        let written = write_move(&position, played);
        position = position.play_unchecked(played);
        written
    };
    moves.into_iter().map(write).collect()
}
