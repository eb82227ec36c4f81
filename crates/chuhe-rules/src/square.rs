//! The ninety points of the board, here called squares.

use std::{fmt, str::FromStr};

use crate::side::Side;

/// Files of the board.
pub const FILES: u8 = 9;

/// Ranks of the board.
pub const RANKS: u8 = 10;

/// Squares of the board.
pub const SQUARES: usize = 90;

/// One of the ninety points on which pieces stand (1.1), written as ICCS does: files a to i from Red's left, ranks 0 to 9
/// from Red's side. Red's king begins on e0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// The square on the file and rank, both counted from 0. `None` off the board.
    #[must_use]
    pub const fn new(file: u8, rank: u8) -> Option<Self> {
        if file < FILES && rank < RANKS { Some(Self(rank * FILES + file)) } else { None }
    }

    /// The square with this index, 0 (a0) to 89 (i9), rank by rank. `None` above.
    #[must_use]
    pub fn from_index(index: usize) -> Option<Self> {
        u8::try_from(index).ok().filter(|&index| usize::from(index) < SQUARES).map(Self)
    }

    /// The square with this index, which must be smaller than 90.
    #[inline(always)]
    pub(crate) const fn at(index: u8) -> Self {
        Self(index)
    }

    /// The index, 0 (a0) to 89 (i9), rank by rank.
    #[inline(always)]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The index as a byte.
    #[inline(always)]
    pub(crate) const fn byte(self) -> u8 {
        self.0
    }

    /// The set that holds only this square.
    #[inline(always)]
    pub(crate) const fn bit(self) -> u128 {
        1 << self.0
    }

    /// The file, 0 (a, at Red's left) to 8.
    #[inline(always)]
    #[must_use]
    pub const fn file(self) -> u8 {
        self.0 % FILES
    }

    /// The rank, 0 (Red's first) to 9.
    #[inline(always)]
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0 / FILES
    }

    /// The square `right` files to Red's right and `up` ranks towards Black. `None` off the board.
    #[must_use]
    pub fn step(self, right: i8, up: i8) -> Option<Self> {
        Self::new(self.file().checked_add_signed(right)?, self.rank().checked_add_signed(up)?)
    }

    /// All squares, a0 first, rank by rank.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..90).map(Self)
    }

    /// The number of the file as this side counts it, 1 to 9 from its own right (1.1).
    #[must_use]
    pub const fn file_number(self, side: Side) -> u8 {
        match side {
            Side::Red => FILES - self.file(),
            Side::Black => self.file() + 1,
        }
    }

    /// The rank as this side counts it, 0 for its own first to 9.
    #[inline(always)]
    #[must_use]
    pub const fn rank_from(self, side: Side) -> u8 {
        match side {
            Side::Red => self.rank(),
            Side::Black => RANKS - 1 - self.rank(),
        }
    }

    /// Whether it lies in the palace (九宫) of the side.
    #[must_use]
    pub const fn in_palace(self, side: Side) -> bool {
        self.file() >= 3 && self.file() <= 5 && self.rank_from(side) <= 2
    }

    /// Whether a piece of the side that stands here has crossed the river (河界).
    #[inline(always)]
    #[must_use]
    pub const fn beyond_river(self, side: Side) -> bool {
        self.rank_from(side) >= 5
    }

    /// The mirror image, left and right exchanged.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self(self.rank() * FILES + FILES - 1 - self.file())
    }

    /// The square on which the same piece of the other side would stand: the board turned by half.
    #[must_use]
    pub const fn turned(self) -> Self {
        Self(89 - self.0)
    }
}

/// A text that names no square.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no square; squares are written like e0, files a to i, ranks 0 to 9")]
pub struct NotASquare(pub String);

impl FromStr for Square {
    type Err = NotASquare;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let found = match *text.as_bytes() {
            [file, rank] => Self::new(file.to_ascii_lowercase().wrapping_sub(b'a'), rank.wrapping_sub(b'0')),
            _ => None,
        };
        found.ok_or_else(|| NotASquare(text.into()))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank())
    }
}
