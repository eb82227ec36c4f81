//! The two sides.

use std::fmt;

/// A side. Red moves first and sits at the bottom, at rank 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// Moves first; ranks 0 to 4 are its half.
    Red,
    /// Moves second; ranks 5 to 9 are its half.
    Black,
}

impl Side {
    /// Both sides, Red first.
    pub const ALL: [Self; 2] = [Self::Red, Self::Black];

    /// The opponent.
    #[inline(always)]
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Red => Self::Black,
            Self::Black => Self::Red,
        }
    }

    /// 0 for Red, 1 for Black.
    #[inline(always)]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Red => "Red",
            Self::Black => "Black",
        })
    }
}
