//! What is on the board and not over, with all that it takes to resume it after a kill.

use serde::{Deserialize, Serialize};

use super::attempt::Exercise;
use super::play::Saved;
use super::puzzle::course;
use super::puzzle::session::Session;
use super::rating::Strength;
use damier_rules::notation::pdn::PdnGame;
use damier_rules::notation::write_move;
use damier_rules::{AnyPosition, Move};

/// Something that is not over.
#[derive(Clone, Debug, PartialEq)]
pub enum Unfinished {
    /// A puzzle or a drill.
    Exercise(Box<Draft>),
    /// A game against an engine.
    Game(Box<Saved>),
    /// An analysis that is not saved: the game with all that was entered.
    Analysis(Box<PdnGame>),
}

/// An exercise as it would be recorded if it were left now.
#[derive(Clone, Debug, PartialEq)]
pub struct Draft {
    /// What would be recorded.
    pub exercise: Exercise,
    /// The strength of its puzzle, if player and puzzle are to be rated by it.
    pub item: Option<Strength>,
    /// Whether it would be recorded at all.
    pub counts: bool,
    /// What it takes to resume it; `None` where nothing would be lost by beginning again.
    pub interrupted: Option<Interrupted>,
}

impl Draft {
    /// Whether it belongs to a run that goes beyond it: the attempt is one thing then, and what is kept of the run
    /// another.
    #[must_use]
    pub fn is_of_run(&self) -> bool {
        self.interrupted.as_ref().is_some_and(|interrupted| interrupted.run.is_some())
    }
}

/// What an [`Exercise`] does not say of itself.
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
    /// The streak or the sprint that the puzzle is part of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub run: Option<course::RunState>,
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
