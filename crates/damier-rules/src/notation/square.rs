//! How squares are written: as numbers or as letters with numbers, and counted from which corner.

use std::fmt;

use crate::{BoardSize, Square, Variant};

/// Codes from here on are letters with numbers; lower codes are plain numbers.
const FIRST_ALGEBRAIC: u8 = 100;
/// Codes from here on are letters alone, except the last, which is a filler.
const FIRST_FILE: u8 = 200;

/// A square as written, independent of any board: `28` or `c3`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct SquareText(u8);

impl SquareText {
    /// Filler for unused places of a [`MoveText`](super::MoveText).
    pub(super) const NONE: Self = Self(u8::MAX);

    /// A number, counted as in CDA 1.1. Numbers above 99 become 99, which no board has either.
    #[must_use]
    pub const fn numeric(number: u8) -> Self {
        Self(if number < FIRST_ALGEBRAIC { number } else { FIRST_ALGEBRAIC - 1 })
    }

    /// A letter and a number, both counted from 0: `c3` is file 2, rank 2. `None` outside the largest board (`j10`).
    #[must_use]
    pub const fn algebraic(file: u8, rank: u8) -> Option<Self> {
        if file < 10 && rank < 10 { Some(Self(FIRST_ALGEBRAIC + file * 10 + rank)) } else { None }
    }

    /// A letter alone, counted from 0: the square where a move in short notation begins, as in `cd4`. `None` outside the
    /// largest board.
    #[must_use]
    pub const fn file(file: u8) -> Option<Self> {
        if file < 10 { Some(Self(FIRST_FILE + file)) } else { None }
    }

    /// Whether it is a letter alone. No board has a square of this name.
    #[must_use]
    pub const fn is_file(self) -> bool {
        self.0 >= FIRST_FILE && self.0 != Self::NONE.0
    }

    /// Whether it is written with a letter.
    #[must_use]
    pub const fn is_algebraic(self) -> bool {
        self.0 >= FIRST_ALGEBRAIC
    }

    /// The number as written. 0 for a square with a letter.
    pub(super) const fn value(self) -> u8 {
        if self.is_algebraic() { 0 } else { self.0 }
    }

    /// Sort key: numbers ascending; letters rank by rank, a1 first.
    pub(super) const fn reading_order(self) -> u8 {
        if self.is_algebraic() {
            let code = self.0 - FIRST_ALGEBRAIC;
            code % 10 * 10 + code / 10
        } else {
            self.0
        }
    }

    /// Appends the square to a text.
    pub(super) fn push_to(self, out: &mut String) {
        let digit = |value: u8| char::from(b'0' + value);
        if self.is_file() {
            out.push(char::from(b'a' + (self.0 - FIRST_FILE)));
        } else if self.is_algebraic() {
            let code = self.0 - FIRST_ALGEBRAIC;
            out.push(char::from(b'a' + code / 10));
            if code % 10 == 9 {
                out.push_str("10");
            } else {
                out.push(digit(code % 10 + 1));
            }
        } else {
            if self.0 >= 10 {
                out.push(digit(self.0 / 10));
            }
            out.push(digit(self.0 % 10));
        }
    }
}

impl fmt::Display for SquareText {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::with_capacity(3);
        self.push_to(&mut text);
        formatter.pad(&text)
    }
}

impl fmt::Debug for SquareText {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, formatter)
    }
}

/// The corner of square 1 or a1, seen from White's side: the digit in the notation field of `GameType`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Corner {
    /// `0`: a1 as in chess.
    BottomLeft,
    /// `1`.
    BottomRight,
    /// `2`: square 1 as in CDA 1.1.
    TopLeft,
    /// `3`.
    TopRight,
}

impl Corner {
    /// The corner for a digit of the `GameType` tag.
    #[must_use]
    pub const fn from_digit(digit: u8) -> Option<Self> {
        match digit {
            0 => Some(Self::BottomLeft),
            1 => Some(Self::BottomRight),
            2 => Some(Self::TopLeft),
            3 => Some(Self::TopRight),
            _ => None,
        }
    }

    /// The corner with left and right swapped.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        match self {
            Self::BottomLeft => Self::BottomRight,
            Self::BottomRight => Self::BottomLeft,
            Self::TopLeft => Self::TopRight,
            Self::TopRight => Self::TopLeft,
        }
    }

    const fn is_left(self) -> bool {
        matches!(self, Self::BottomLeft | Self::TopLeft)
    }

    const fn is_top(self) -> bool {
        matches!(self, Self::TopLeft | Self::TopRight)
    }
}

/// Whether squares are written as numbers or with letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SquareStyle {
    /// `28`.
    Numeric,
    /// `c3`.
    Algebraic,
}

/// The square names of one board. Both styles are read, one of them is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SquareNames {
    size: BoardSize,
    style: SquareStyle,
    numeric: Corner,
    algebraic: Corner,
}

impl SquareNames {
    /// The usual names: numbers from the top left on 100 squares, a1 at the bottom left on 64. Numbers on 64 squares
    /// are counted from the top left, b8, too.
    #[must_use]
    pub const fn of(variant: Variant) -> Self {
        let size = variant.board_size();
        let style = match size {
            BoardSize::Ten => SquareStyle::Numeric,
            BoardSize::Eight => SquareStyle::Algebraic,
        };
        Self { size, style, numeric: Corner::TopLeft, algebraic: Corner::BottomLeft }
    }

    /// The same board with names of this style, counted from `corner`.
    #[must_use]
    pub const fn with(self, style: SquareStyle, corner: Corner) -> Self {
        match style {
            SquareStyle::Numeric => Self { style, numeric: corner, ..self },
            SquareStyle::Algebraic => Self { style, algebraic: corner, ..self },
        }
    }

    /// The board.
    #[must_use]
    pub const fn size(self) -> BoardSize {
        self.size
    }

    /// The style in which names are written.
    #[must_use]
    pub const fn style(self) -> SquareStyle {
        self.style
    }

    /// The square whose name is written so; the letter of a file may be a capital. `None` if the board has no such square.
    ///
    /// ```
    /// use damier_rules::Variant;
    /// use damier_rules::notation::SquareNames;
    ///
    /// let names = SquareNames::of(Variant::International);
    /// let square = names.read(" 46 ").expect("a square");
    /// assert_eq!((square.row(), square.column()), (9, 0));
    /// assert_eq!((names.read("51"), names.read("a1")), (None, None));
    /// ```
    #[must_use]
    pub fn read(self, name: &str) -> Option<Square> {
        let name = name.trim().to_lowercase();
        self.size.all_squares().find(|&square| self.text(square).to_string() == name)
    }

    /// The square with a name. `None` if the board has no such square.
    #[must_use]
    #[inline]
    pub const fn square(self, text: SquareText) -> Option<Square> {
        if !text.is_algebraic() {
            return self.size.square(self.turned_number(text.0));
        }
        let code = text.0 - FIRST_ALGEBRAIC;
        let (file, rank, last) = (code / 10, code % 10, self.size.rows() - 1);
        if file > last || rank > last {
            return None;
        }
        let column = if self.algebraic.is_left() { file } else { last - file };
        let row = if self.algebraic.is_top() { rank } else { last - rank };
        self.size.square_at(row, column)
    }

    /// The name of a square with a letter, whatever the style.
    pub(super) const fn algebraic_text(self, square: Square) -> SquareText {
        Self { style: SquareStyle::Algebraic, ..self }.text(square)
    }

    /// Whether a square is on the file of a letter alone.
    pub(super) fn is_on_file(self, square: Square, file: SquareText) -> bool {
        let SquareText(code) = self.algebraic_text(square);
        SquareText::file((code - FIRST_ALGEBRAIC) / 10) == Some(file)
    }

    /// The name of a square.
    #[must_use]
    pub const fn text(self, square: Square) -> SquareText {
        match self.style {
            SquareStyle::Numeric => SquareText(self.turned_number(self.size.number(square))),
            SquareStyle::Algebraic => {
                let (row, column, last) = (square.row(), square.column(), self.size.rows() - 1);
                let file = if self.algebraic.is_left() { column } else { last - column };
                let rank = if self.algebraic.is_top() { row } else { last - row };
                SquareText(FIRST_ALGEBRAIC + file * 10 + rank)
            }
        }
    }

    /// Converts a number counted from the corner into one counted from the top left, and back. Numbers outside the
    /// board stay outside.
    const fn turned_number(self, number: u8) -> u8 {
        if matches!(self.numeric, Corner::TopLeft) || number == 0 || number > self.size.squares() {
            return number;
        }
        let rows = self.size.rows();
        let in_row = rows / 2;
        let (row, place) = ((number - 1) / in_row, (number - 1) % in_row);
        let row = if self.numeric.is_top() { row } else { rows - 1 - row };
        let place = if self.numeric.is_left() { place } else { in_row - 1 - place };
        row * in_row + place + 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(names: SquareNames, number: u8) -> String {
        names.text(names.size().square(number).unwrap()).to_string()
    }

    #[test]
    fn every_name_leads_back_to_its_square() {
        let corners = [Corner::BottomLeft, Corner::BottomRight, Corner::TopLeft, Corner::TopRight];
        for variant in Variant::ALL {
            for style in [SquareStyle::Numeric, SquareStyle::Algebraic] {
                for corner in corners {
                    let names = SquareNames::of(variant).with(style, corner);
                    for square in variant.board_size().all_squares() {
                        assert_eq!(names.square(names.text(square)), Some(square));
                    }
                }
            }
        }
    }

    #[test]
    fn landmarks_of_both_boards() {
        let ten = SquareNames::of(Variant::International);
        assert_eq!(name(ten, 46), "46");
        assert_eq!(name(ten.with(SquareStyle::Algebraic, Corner::BottomLeft), 46), "a1");
        assert_eq!(name(ten.with(SquareStyle::Algebraic, Corner::BottomLeft), 5), "j10");
        let eight = SquareNames::of(Variant::Russian);
        assert_eq!(name(eight, 29), "a1");
        assert_eq!(name(eight, 1), "b8");
        assert_eq!(name(eight.with(SquareStyle::Numeric, Corner::BottomLeft), 29), "1");
        assert_eq!(name(eight.with(SquareStyle::Numeric, Corner::BottomRight), 32), "1");
    }

    #[test]
    fn light_squares_and_squares_off_the_board_have_no_meaning() {
        let eight = SquareNames::of(Variant::Brazilian);
        assert_eq!(eight.square(SquareText::algebraic(0, 1).unwrap()), None, "a2 is a light square");
        assert_eq!(eight.square(SquareText::algebraic(8, 0).unwrap()), None, "i1");
        assert_eq!(eight.square(SquareText::numeric(33)), None);
        assert_eq!(eight.square(SquareText::numeric(0)), None);
        assert_eq!(SquareText::algebraic(10, 0), None);
        assert_eq!(eight.square(SquareText::file(2).unwrap()), None, "c");
        assert_eq!(SquareText::file(10), None);
    }

    #[test]
    fn a_letter_alone_is_a_file_counted_from_the_corner() {
        let (eight, c) = (SquareNames::of(Variant::Russian), SquareText::file(2).unwrap());
        let of = |names: SquareNames| {
            let on_file = names.size().all_squares().filter(|&square| names.is_on_file(square, c));
            on_file.map(|square| eight.text(square).to_string()).collect::<Vec<_>>()
        };
        assert_eq!((c.to_string().as_str(), c.is_file()), ("c", true));
        assert_eq!(of(eight), ["c7", "c5", "c3", "c1"]);
        assert_eq!(of(eight.with(SquareStyle::Algebraic, Corner::BottomRight)), ["f8", "f6", "f4", "f2"]);
        assert!(!SquareText::NONE.is_file() && !SquareText::algebraic(2, 2).unwrap().is_file());
    }
}
