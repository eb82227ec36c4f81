//! Squares, their numbers and the two boards.
//!
//! Both boards share one bit layout. The dark squares of two rows fill ten bits, followed by an eleventh that is never
//! occupied. A diagonal step is therefore a shift by five or six bits from every square, and a step over an edge lands
//! on a bit that stands for no square. Five unused bits precede the first square, so that turning the 10x10 board by
//! 180 degrees is exactly a reversal of the word, and bit 0 can serve as a sentinel. The 8x8 board is the upper left
//! corner.
//!
//! ```text
//!      5   6   7   8   9        row 0
//!   10  11  12  13  14          row 1    (15 is no square)
//!     16  17  18  19  20        row 2
//!   21  22  23  24  25          row 3    (26 is no square)
//! ```

/// A playable (dark) square of either board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// The bit of the square in a row (from the top) and column (from the left), with White at the bottom.
    pub(super) const fn bit_at(row: u8, column: u8) -> u8 {
        5 + row / 2 * 11 + row % 2 * 5 + column / 2
    }

    /// The square of the lowest bit set in `bits`, which must not be zero.
    #[inline(always)]
    #[must_use]
    pub const fn lowest(bits: u64) -> Self {
        #[allow(clippy::cast_possible_truncation, reason = "at most 64")]
        Self(bits.trailing_zeros() as u8)
    }

    /// The word with only the bit of this square set.
    #[inline(always)]
    #[must_use]
    pub const fn bit(self) -> u64 {
        // The mask is free (the processor shifts modulo 64 anyway) and tells the compiler that the shift cannot
        // overflow.
        1 << (self.0 & 63)
    }

    /// The square whose bit is `places` higher. It must exist.
    #[inline(always)]
    pub(super) const fn offset(self, places: i8) -> Self {
        Self(self.0.wrapping_add_signed(places))
    }

    /// The index of the bit, 5 to 58.
    #[inline(always)]
    #[must_use]
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// The row, counted from 0 at the top (Black's side).
    #[must_use]
    pub const fn row(self) -> u8 {
        let offset = self.0 - 5;
        offset / 11 * 2 + (offset % 11) / 5
    }

    /// The column, counted from 0 at the left from White's point of view.
    #[must_use]
    pub const fn column(self) -> u8 {
        let offset = self.0 - 5;
        (offset % 11) % 5 * 2 + (self.row() + 1) % 2
    }
}

/// The board of a variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardSize {
    /// 8x8, 32 playable squares.
    Eight,
    /// 10x10, 50 playable squares.
    Ten,
}

impl BoardSize {
    /// Number of rows, which is also the number of columns: 8 or 10.
    #[must_use]
    #[inline]
    pub const fn rows(self) -> u8 {
        match self {
            Self::Eight => 8,
            Self::Ten => 10,
        }
    }

    /// Number of playable squares: 32 or 50.
    #[must_use]
    pub const fn squares(self) -> u8 {
        self.rows() * self.rows() / 2
    }

    /// The square with a number, counted from 1 row by row from the top left (CDA 1.1; on 8x8, b8 is 1 and g1 is 32).
    /// `None` if the board has no such number.
    #[must_use]
    pub const fn square(self, number: u8) -> Option<Square> {
        if number == 0 || number > self.squares() {
            return None;
        }
        let in_row = self.rows() / 2;
        let row = (number - 1) / in_row;
        let column = (number - 1) % in_row * 2 + (row + 1) % 2;
        Some(Square(Square::bit_at(row, column)))
    }

    /// The square in a row and a column, both counted from 0 at the top left. `None` if it is outside the board or a
    /// light square.
    #[must_use]
    pub const fn square_at(self, row: u8, column: u8) -> Option<Square> {
        if row >= self.rows() || column >= self.rows() || (row + column).is_multiple_of(2) {
            return None;
        }
        Some(Square(Square::bit_at(row, column)))
    }

    /// The number of a square on this board, counted from 1.
    #[must_use]
    pub const fn number(self, square: Square) -> u8 {
        square.row() * (self.rows() / 2) + square.column() / 2 + 1
    }

    /// All squares in the order of their numbers.
    pub fn all_squares(self) -> impl Iterator<Item = Square> {
        (1..=self.squares()).filter_map(move |number| self.square(number))
    }

    /// All playable squares.
    #[must_use]
    pub const fn mask(self) -> u64 {
        let mut bits = 0;
        let mut row = 0;
        while row < self.rows() {
            bits |= self.row_mask(row);
            row += 1;
        }
        bits
    }

    /// The squares of one row, counted from 0 at the top.
    pub(super) const fn row_mask(self, row: u8) -> u64 {
        let mut bits = 0;
        let mut column = (row + 1) % 2;
        while column < self.rows() {
            bits |= 1 << Square::bit_at(row, column);
            column += 2;
        }
        bits
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_rows_and_columns_agree_on_both_boards() {
        for size in [BoardSize::Eight, BoardSize::Ten] {
            for number in 1..=size.squares() {
                let square = size.square(number).unwrap();
                assert_eq!(size.number(square), number);
                assert_eq!(size.square_at(square.row(), square.column()), Some(square));
            }
            assert_eq!(size.square(0), None);
            assert_eq!(size.square(size.squares() + 1), None);
        }
    }

    #[test]
    fn landmarks_of_the_rulebook() {
        let ten = BoardSize::Ten;
        let place = |number: u8| ten.square(number).map(|square| (square.row(), square.column()));
        assert_eq!(place(1), Some((0, 1)), "the second cell of the top row");
        assert_eq!(place(46), Some((9, 0)), "White's left corner");
        assert_eq!(place(5), Some((0, 9)));
        let eight = BoardSize::Eight;
        let place = |number: u8| eight.square(number).map(|square| (square.row(), square.column()));
        assert_eq!(place(1), Some((0, 1)), "b8");
        assert_eq!(place(32), Some((7, 6)), "g1");
        assert_eq!(place(29), Some((7, 0)), "a1");
    }

    #[test]
    fn masks_hold_every_square_once() {
        assert_eq!(BoardSize::Ten.mask().count_ones(), 50);
        assert_eq!(BoardSize::Eight.mask().count_ones(), 32);
        assert_eq!(BoardSize::Ten.mask().reverse_bits(), BoardSize::Ten.mask());
    }
}
