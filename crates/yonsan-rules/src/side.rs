//! The two sides.

use std::fmt;

/// A side, and the colour of its stones. Black moves first and is the only side that can commit a foul.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// Plays first; five wins, six or more is a foul.
    Black,
    /// Plays second; five or more wins, nothing is forbidden.
    White,
}

impl Side {
    /// Both sides, Black first.
    pub const ALL: [Self; 2] = [Self::Black, Self::White];

    /// The opponent.
    #[inline(always)]
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Black => Self::White,
            Self::White => Self::Black,
        }
    }

    /// 0 for Black, 1 for White.
    #[inline(always)]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Black => "Black",
            Self::White => "White",
        })
    }
}
