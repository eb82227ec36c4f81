//! The refutation of a move that gave the result away.

use super::EndingDrill;
use damier_engine::Verdict;
use damier_rules::{AnyPosition, Move};

/// The move that gave the result away, and best play after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refutation {
    /// The position before the move.
    pub start: AnyPosition,
    /// The move and what follows.
    pub line: Vec<Move>,
}

impl Refutation {
    /// That of the last error, if the tables refute it.
    #[must_use]
    pub fn of(drill: &EndingDrill) -> Option<Self> {
        let made = drill.refuted().filter(|made| made.mistake.is_some())?;
        let Verdict::Lost { refutation, .. } = &made.verdict else { return None };
        let played = drill.game.moves().nth(made.ply)?;
        let start = *drill.game.position_after(made.ply)?;
        Some(Self { start, line: std::iter::once(played).chain(refutation.iter().copied()).collect() })
    }

    /// The position after so many of its moves.
    #[must_use]
    pub fn position(&self, moves: usize) -> AnyPosition {
        self.line.iter().take(moves).fold(self.start, |position, &played| position.play_unchecked(played))
    }
}
