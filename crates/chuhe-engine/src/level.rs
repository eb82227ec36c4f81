//! Eight levels of play.

use crate::found::Limits;

/// A level from 1, for beginners, to 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// Depth, positions and misjudgement of each level.
const LEVELS: [(i32, u64, i32); 8] = [
    (1, 2_000, 260),
    (2, 4_000, 170),
    (2, 8_000, 90),
    (3, 16_000, 60),
    (4, 40_000, 35),
    (6, 120_000, 15),
    (10, 300_000, 0),
    (64, 1_200_000, 0),
];

impl Level {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=8).map(Self)
    }

    /// The level with the number, 1 to 8.
    #[must_use]
    pub fn new(number: u8) -> Option<Self> {
        (1..=8).contains(&number).then_some(Self(number))
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// How it searches; the seed makes its games differ.
    #[must_use]
    pub fn limits(self, seed: u64) -> Limits {
        let (depth, nodes, noise) = LEVELS[usize::from(self.0 - 1)];
        Limits { depth, nodes, noise, seed, ..Limits::default() }
    }
}
