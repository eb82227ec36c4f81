//! How far to search, and what was found.

use std::time::Duration;

use chuhe_rules::{Move, Position};

/// How far to search.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Plies, before extensions.
    pub depth: i32,
    /// Positions.
    pub nodes: u64,
    /// Time.
    pub time: Option<Duration>,
    /// Every move at the root is misjudged by up to so many hundredths of a pawn.
    pub noise: i32,
    /// Makes the misjudgement another one; with equal seeds it is the same.
    pub seed: u64,
    /// Moves at the root that are left out.
    pub excluded: Vec<Move>,
}

impl Default for Limits {
    fn default() -> Self {
        Self { depth: 64, nodes: u64::MAX, time: None, noise: 0, seed: 0, excluded: Vec::new() }
    }
}

impl Limits {
    /// By how much a move at the root is misjudged.
    pub(crate) fn noise_of(&self, position: &Position, mv: Move) -> i32 {
        if self.noise == 0 {
            return 0;
        }
        let mut mixed = position.hash() ^ self.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        for part in [mv.from().index() as u64, mv.to().index() as u64 + 90] {
            mixed = (mixed ^ part).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            mixed ^= mixed >> 29;
        }
        let width = 2 * u64::from(self.noise.unsigned_abs()) + 1;
        i32::try_from(mixed % width).unwrap_or_default() - self.noise
    }
}

/// What a search found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// The best move, `None` if there is none.
    pub best: Option<Move>,
    /// The score for the side to move, in hundredths of a pawn beyond the river; see [`Found::mate`].
    pub score: i32,
    /// The last depth that was finished.
    pub depth: i32,
    /// Positions.
    pub nodes: u64,
    /// How long it took.
    pub time: Duration,
    /// The line that is expected.
    pub line: Vec<Move>,
}

impl Found {
    /// Plies to the mate if the score is one: positive if the side to move mates.
    #[must_use]
    pub fn mate(&self) -> Option<i32> {
        use crate::search::MATE;
        let plies = MATE - self.score.abs();
        (plies < 500).then(|| if self.score > 0 { plies } else { -plies })
    }
}
