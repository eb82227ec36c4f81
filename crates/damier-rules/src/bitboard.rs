//! Sets of squares.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not, Sub};

use super::square::{BoardSize, Square};

/// A set of squares of either board.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Bitboard(pub u64);

impl Bitboard {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// Whether the set is empty.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Number of squares in the set, 0 to 50.
    #[must_use]
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether `square` is in the set.
    #[must_use]
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 & square.bit() != 0
    }

    /// The square of the set with the lowest number.
    #[must_use]
    #[inline]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square::lowest(self.0)) }
    }

    /// The raw word, one bit per square. `square.rs` describes the layout.
    #[must_use]
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The set after turning a board of the given size by 180 degrees.
    #[must_use]
    #[inline]
    pub const fn rotated(self, size: BoardSize) -> Self {
        match size {
            BoardSize::Ten => Self(self.0.reverse_bits()),
            BoardSize::Eight => Self(self.0.reverse_bits() >> 12),
        }
    }
}

impl From<Square> for Bitboard {
    #[inline]
    fn from(square: Square) -> Self {
        Self(square.bit())
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<T: IntoIterator<Item = Square>>(squares: T) -> Self {
        Self(squares.into_iter().fold(0, |bits, square| bits | square.bit()))
    }
}

impl BitAnd for Bitboard {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Bitboard {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for Bitboard {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl Not for Bitboard {
    type Output = Self;
    /// The complement. It includes the bits that stand for no square, so intersect before counting.
    #[inline]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl Sub for Bitboard {
    type Output = Self;
    /// The squares of the left set that are not in the right one.
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

/// Iterator over the squares of a [`Bitboard`] in the order of their numbers.
#[derive(Clone)]
pub struct Squares(u64);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = Bitboard(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Squares {}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;

    #[inline]
    fn into_iter(self) -> Squares {
        Squares(self.0)
    }
}

impl fmt::Debug for Bitboard {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "Bitboard({:#018x})", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_a_turn_sends_n_to_51_minus_n() {
        for (size, sum) in [(BoardSize::Ten, 51), (BoardSize::Eight, 33)] {
            for number in 1..=size.squares() {
                let square = size.square(number).unwrap();
                let turned = Bitboard::from(square).rotated(size).first().unwrap();
                assert_eq!(size.number(turned), sum - number);
            }
        }
    }

    #[test]
    fn squares_come_in_the_order_of_their_numbers() {
        let size = BoardSize::Eight;
        let set: Bitboard = size.all_squares().collect();
        let numbers: Vec<u8> = set.into_iter().map(|square| size.number(square)).collect();
        assert_eq!(numbers, (1..=32).collect::<Vec<u8>>());
    }
}
