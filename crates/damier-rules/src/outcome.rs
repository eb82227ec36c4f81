//! How games end.

use std::fmt;

use super::limits::MoveLimit;
use super::piece::Color;

/// The result of a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// A player has won.
    Win(Color),
    /// Neither player has won.
    Draw,
}

impl Outcome {
    /// The points of a player: 2 for a win, 1 for a draw, 0 for a loss (CDA 3.12).
    #[must_use]
    pub fn points(self, color: Color) -> u8 {
        match self {
            Self::Win(winner) if winner == color => 2,
            Self::Win(_) => 0,
            Self::Draw => 1,
        }
    }
}

impl fmt::Display for Outcome {
    /// The result as draughts players write it, White's points first: `2-0`, `1-1` or `0-2`.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}-{}", self.points(Color::White), self.points(Color::Black))
    }
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EndReason {
    /// The loser has no piece left.
    NoPieces,
    /// The loser has no legal move.
    NoMoves,
    /// The loser resigned.
    Resignation,
    /// The loser ran out of time.
    FlagFall,
    /// The same position with the same side to move occurred for the third time.
    Repetition,
    /// A move limit was reached.
    MoveLimit(MoveLimit),
    /// The players agreed on a draw.
    Agreement,
    /// Neither side can win. An arbiter decides this; Damier consults its endgame tables.
    Unwinnable,
    /// A player with a clear advantage and hardly any time claimed a draw. An arbiter decides this; Damier consults its
    /// engine (CDA 3.8-3.12).
    Advantage,
}

/// How and why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameEnd {
    /// The result.
    pub outcome: Outcome,
    /// The reason.
    pub reason: EndReason,
}

impl GameEnd {
    pub(super) const fn draw(reason: EndReason) -> Self {
        Self { outcome: Outcome::Draw, reason }
    }

    pub(super) const fn win(winner: Color, reason: EndReason) -> Self {
        Self { outcome: Outcome::Win(winner), reason }
    }
}
