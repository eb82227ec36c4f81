//! The verdict on a move: one type for the judge and every other source, from the search up to the screen.

use super::score::Score;
use damier_rules::Move;

/// What a verdict rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Basis {
    /// The game is won or lost by force, or an exact table says so.
    Proven,
    /// The evaluation of a search to this depth.
    Evaluated {
        /// Plies searched in full.
        depth: u32,
        /// Positions visited.
        nodes: u64,
    },
}

/// What a winning move wastes of a move limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waste {
    /// The whole moves wasted, at least one.
    pub moves: u8,
    /// The move that wastes least.
    pub better: Move,
    /// The slack, in whole moves, after the better move.
    pub kept: u8,
}

/// Whether a move keeps the value of its position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It keeps the value, or there was nothing left to lose.
    Kept {
        /// What this rests on.
        basis: Basis,
        /// What it wastes nevertheless. Only exact tables know that: `None` from the [`Judge`](super::Judge).
        waste: Option<Waste>,
    },
    /// It gives something away.
    Lost {
        /// What this rests on.
        basis: Basis,
        /// The opponent's reply, and the line that follows it.
        refutation: Vec<Move>,
        /// The value of the best move, for the player of the move.
        best: Score,
        /// The value that remains, for the player of the move: at most this.
        left: Score,
        /// The best move; `None` if only the opponent's reply shows that something is lost.
        better: Option<Move>,
    },
    /// No stable answer was found.
    Undecided {
        /// Positions visited.
        nodes: u64,
    },
}

impl Verdict {
    /// Whether the move keeps the value.
    #[must_use]
    pub const fn is_kept(&self) -> bool {
        matches!(self, Self::Kept { .. })
    }

    /// Whether the move gives something away.
    #[must_use]
    pub const fn is_lost(&self) -> bool {
        matches!(self, Self::Lost { .. })
    }

    /// What it rests on; `None` if it is undecided.
    #[must_use]
    pub const fn basis(&self) -> Option<Basis> {
        match self {
            Self::Kept { basis, .. } | Self::Lost { basis, .. } => Some(*basis),
            Self::Undecided { .. } => None,
        }
    }

    /// What a winning move wastes of a move limit.
    #[must_use]
    pub const fn waste(&self) -> Option<Waste> {
        match self {
            Self::Kept { waste, .. } => *waste,
            _ => None,
        }
    }

    /// The cost of the move compared with the best one, in centi-men; `None` if it costs nothing, or if the game is
    /// proven to be won or lost.
    #[must_use]
    pub fn cost(&self) -> Option<i32> {
        match self {
            Self::Lost { best, left, .. } if !best.is_proven() && !left.is_proven() => {
                Some(best.as_centi_men().saturating_sub(left.as_centi_men()))
            }
            _ => None,
        }
    }
}
