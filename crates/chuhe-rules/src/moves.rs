//! Moves and lists of moves.

use std::{fmt, str::FromStr};

use crate::square::{NotASquare, Square};

/// A move: from a square to another. What it captures stands on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move {
    from: Square,
    to: Square,
}

impl Move {
    /// The move between two squares.
    #[inline(always)]
    #[must_use]
    pub const fn new(from: Square, to: Square) -> Self {
        Self { from, to }
    }

    /// Where it begins.
    #[inline(always)]
    #[must_use]
    pub const fn from(self) -> Square {
        self.from
    }

    /// Where it ends.
    #[inline(always)]
    #[must_use]
    pub const fn to(self) -> Square {
        self.to
    }
}

/// Written as ICCS does: `h2e2`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)
    }
}

/// A text that is no move in the notation of ICCS.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotAMove {
    /// Neither four characters, nor five with a hyphen in the middle.
    #[error("{0:?} is no move; moves are written like h2e2 or H2-E2")]
    Form(String),
    /// One of the squares is none.
    #[error(transparent)]
    Square(#[from] NotASquare),
}

impl FromStr for Move {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let form = || NotAMove::Form(text.into());
        let (from, to) = match text.len() {
            4 => text.split_at_checked(2),
            5 => text.split_once('-'),
            _ => None,
        }
        .ok_or_else(form)?;
        if from.len() != 2 {
            return Err(form());
        }
        Ok(Self::new(from.parse()?, to.parse()?))
    }
}

/// The most moves that a list holds. No position with the pieces of 1.2 has as many: two rooks and two cannons have at most
/// 17 each, two horses 8, five pawns 3, king and advisors and elephants 4 each piece at most, 119 in all.
const CAPACITY: usize = 120;

/// A list of moves without a place on the heap.
#[derive(Clone, Copy, Debug)]
pub struct MoveList {
    moves: [Move; CAPACITY],
    len: usize,
}

impl MoveList {
    /// An empty list.
    #[inline(always)]
    #[must_use]
    pub const fn new() -> Self {
        Self { moves: [Move::new(Square::at(0), Square::at(0)); CAPACITY], len: 0 }
    }

    /// Adds a move. More than 120 do not occur.
    #[inline(always)]
    pub(crate) fn push(&mut self, mv: Move) {
        if let Some(place) = self.moves.get_mut(self.len) {
            *place = mv;
            self.len += 1;
        }
    }

    /// Exchanges the moves at two places; a place that there is not exchanges nothing.
    #[inline(always)]
    pub fn swap(&mut self, one: usize, other: usize) {
        if one < self.len && other < self.len {
            self.moves.swap(one, other);
        }
    }

    /// Keeps the moves that pass the test.
    pub(crate) fn retain(&mut self, mut test: impl FnMut(Move) -> bool) {
        let mut kept = 0;
        for index in 0..self.len {
            let mv = self.moves[index];
            if test(mv) {
                self.moves[kept] = mv;
                kept += 1;
            }
        }
        self.len = kept;
    }
}

impl Default for MoveList {
    fn default() -> Self {
        Self::new()
    }
}

impl std::ops::Deref for MoveList {
    type Target = [Move];

    fn deref(&self) -> &[Move] {
        &self.moves[..self.len]
    }
}

impl IntoIterator for MoveList {
    type Item = Move;
    type IntoIter = std::iter::Take<std::array::IntoIter<Move, CAPACITY>>;

    fn into_iter(self) -> Self::IntoIter {
        self.moves.into_iter().take(self.len)
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = std::slice::Iter<'a, Move>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
