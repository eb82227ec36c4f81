//! What is said about a move, by the judge or by whoever else knows: from the search up to the screen one type.

use super::score::Score;
use damier_rules::Move;

/// On what a verdict rests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Basis {
    /// The game is won or lost by force, or an exact table says so.
    Proven,
    /// A search to this depth has evaluated it so.
    Evaluated {
        /// Plies searched in full.
        depth: u32,
        /// Positions visited.
        nodes: u64,
    },
}

/// What a winning move wastes of a move limit that runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waste {
    /// The whole moves wasted, at least one.
    pub moves: u8,
    /// The move that wastes least.
    pub better: Move,
    /// The slack, in whole moves, that the better move keeps.
    pub kept: u8,
}

/// Whether a move keeps the value of its position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It keeps the value, or there was nothing left to lose.
    Kept {
        /// On what this rests.
        basis: Basis,
        /// What it wastes all the same. Only exact tables know that: `None` from the [`Judge`](super::Judge).
        waste: Option<Waste>,
    },
    /// It gives something away.
    Lost {
        /// On what this rests.
        basis: Basis,
        /// The opponent's answer, and the line that follows from it.
        refutation: Vec<Move>,
        /// The value that the best move keeps, for the player of the move.
        best: Score,
        /// The value that is left, for the player of the move: at most this.
        left: Score,
        /// The best move; `None` where only the opponent's reply shows that something is lost.
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

    /// On what it rests; `None` when it is undecided.
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

    /// What the move costs against the best one, in centi-men; `None` when it costs nothing, or a game that is proven to
    /// be won or lost.
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
