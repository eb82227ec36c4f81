//! A move as written, independent of any position.

use std::fmt;

use super::plain::plain_text;
use super::scan::{Scanned, read_digits, scan};
use super::square::SquareText;

/// Room for the squares of one move. No capture needs more: only the 32 squares inside the edge of the 10x10 board can
/// hold a captured piece, and origin and destination come on top.
const MAX_SQUARES: usize = 34;

/// The separator between the squares of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Separator {
    /// `32-28`.
    Dash,
    /// `28x19`, `28:19`.
    Capture,
    /// `32 28`, `c3d4`.
    Nothing,
    /// `3228`: digits that the board must split.
    Digits,
}

/// A move as written: its squares and separator, not checked against any position.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct MoveText {
    pub(super) squares: [SquareText; MAX_SQUARES],
    pub(super) length: u8,
    pub(super) separator: Separator,
    pub(super) is_king: bool,
}

impl MoveText {
    /// The squares in the order written, at least two. For [`Separator::Digits`], the single digits.
    #[must_use]
    pub fn squares(&self) -> &[SquareText] {
        &self.squares[..usize::from(self.length)]
    }

    /// The separator between the squares.
    #[must_use]
    pub const fn separator(&self) -> Separator {
        self.separator
    }

    /// Whether the moving piece was written as a king, as in `K50-28`.
    #[must_use]
    pub const fn is_king(&self) -> bool {
        self.is_king
    }

    /// A move of two squares.
    #[must_use]
    pub fn new(from: SquareText, to: SquareText, separator: Separator) -> Self {
        let mut squares = [SquareText::NONE; MAX_SQUARES];
        (squares[0], squares[1]) = (from, to);
        Self { squares, length: 2, separator, is_king: false }
    }

    /// The same move from another square.
    pub(super) const fn beginning(mut self, from: SquareText) -> Self {
        self.squares[0] = from;
        self
    }

    /// The move as written, without spaces and leading zeros, with the given capture sign.
    #[must_use]
    pub fn written(&self, capture_sign: char) -> String {
        let separator = match self.separator {
            Separator::Dash => Some('-'),
            Separator::Capture => Some(capture_sign),
            Separator::Nothing if !self.squares[0].is_algebraic() => Some(' '),
            Separator::Nothing | Separator::Digits => None,
        };
        let mut text = String::with_capacity(8);
        text.extend(self.is_king.then_some('K'));
        for (index, square) in self.squares().iter().enumerate() {
            text.extend(separator.filter(|_| index > 0));
            square.push_to(&mut text);
        }
        text
    }

    /// Reads a whole text as one move. Dashes, crosses and full-width characters of any kind are accepted, and moves in
    /// short notation, `cd4` for `c3-d4`.
    ///
    /// # Errors
    ///
    /// [`MoveSyntaxError`] if it is not a move in any of the usual forms.
    pub fn read(text: &str) -> Result<Self, MoveSyntaxError> {
        let text = &*plain_text(text);
        let trimmed = text.trim_start();
        let skipped = text.len() - trimmed.len();
        let place = |error: MoveSyntaxError| error.in_text(text, skipped);
        let bytes = trimmed.trim_end().as_bytes();
        match scan(bytes).map_err(place)? {
            Scanned::Move { text: read, length } if length == bytes.len() => Ok(read),
            Scanned::Move { length, .. } => Err(place(MoveSyntaxError::Trailing { column: length + 1 })),
            Scanned::Lone { digits } => read_digits(&bytes[..digits])
                .filter(|_| digits == bytes.len())
                .ok_or_else(|| place(MoveSyntaxError::OneSquare { column: digits + 1 })),
        }
    }
}

impl fmt::Display for MoveText {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(&self.written('x'))
    }
}

impl fmt::Debug for MoveText {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "MoveText({self} {:?})", self.separator)
    }
}

/// Why a text is not a move. Columns are counted in characters from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveSyntaxError {
    /// The text is empty.
    #[error("no move")]
    Empty,
    /// Something other than a square where one is expected.
    #[error("column {column}: expected a square")]
    NotASquare {
        /// Column of the error.
        column: usize,
    },
    /// A number too large for any board.
    #[error("column {column}: number too large for a square")]
    NumberTooLarge {
        /// Column of the error.
        column: usize,
    },
    /// A single square.
    #[error("column {column}: expected a second square")]
    OneSquare {
        /// Column of the missing second square.
        column: usize,
    },
    /// Text after the move.
    #[error("column {column}: expected the end of the move")]
    Trailing {
        /// Column of the error.
        column: usize,
    },
    /// A move without capture over several squares.
    #[error("column {column}: third square of a move without capture")]
    DashAfterMove {
        /// Column of the error.
        column: usize,
    },
    /// More squares than any capture visits.
    #[error("column {column}: too many squares")]
    TooLong {
        /// Column of the error.
        column: usize,
    },
}

impl MoveSyntaxError {
    /// The column of the error, if it has one.
    #[must_use]
    pub const fn column(&self) -> Option<usize> {
        match *self {
            Self::Empty => None,
            Self::NotASquare { column }
            | Self::NumberTooLarge { column }
            | Self::OneSquare { column }
            | Self::Trailing { column }
            | Self::DashAfterMove { column }
            | Self::TooLong { column } => Some(column),
        }
    }

    /// Converts the byte column of the error to a character column of the whole text.
    fn in_text(mut self, text: &str, skipped: usize) -> Self {
        match &mut self {
            Self::Empty => {}
            Self::NotASquare { column }
            | Self::NumberTooLarge { column }
            | Self::OneSquare { column }
            | Self::Trailing { column }
            | Self::DashAfterMove { column }
            | Self::TooLong { column } => {
                let byte = skipped + *column - 1;
                *column = text.char_indices().take_while(|&(start, _)| start < byte).count() + 1;
            }
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> String {
        MoveText::read(text).map_or_else(|error| error.to_string(), |text| format!("{text:?}"))
    }

    #[test]
    fn every_usual_form_is_read() {
        for (text, debug) in [
            ("32-28", "MoveText(32-28 Dash)"),
            ("32 28", "MoveText(32 28 Nothing)"),
            ("3228", "MoveText(3228 Digits)"),
            ("28x19", "MoveText(28x19 Capture)"),
            ("28:19", "MoveText(28x19 Capture)"),
            (" 10- 4 ", "MoveText(10-4 Dash)"),
            ("01-07", "MoveText(1-7 Dash)"),
            ("28x37x26x17", "MoveText(28x37x26x17 Capture)"),
            ("28 x 37 x 26", "MoveText(28x37x26 Capture)"),
            ("c3-d4", "MoveText(c3-d4 Dash)"),
            ("c3d4", "MoveText(c3d4 Nothing)"),
            ("C3D4", "MoveText(c3d4 Nothing)"),
            ("c3 d4", "MoveText(c3d4 Nothing)"),
            ("f2:b6", "MoveText(f2xb6 Capture)"),
            ("f2xb6xd8", "MoveText(f2xb6xd8 Capture)"),
            ("K50-28", "MoveText(K50-28 Dash)"),
            ("a9-b10", "MoveText(a9-b10 Dash)"),
            ("cd4", "MoveText(cd4 Nothing)"),
            ("CD4", "MoveText(cd4 Nothing)"),
            ("c-d4", "MoveText(c-d4 Dash)"),
            ("e:g5", "MoveText(exg5 Capture)"),
            ("e:g5:e7", "MoveText(exg5xe7 Capture)"),
            ("28×19", "MoveText(28x19 Capture)"),
            ("３２－２８", "MoveText(32-28 Dash)"),
            ("32\u{2212}28", "MoveText(32-28 Dash)"),
            ("32\u{2011}28", "MoveText(32-28 Dash)"),
            ("32\u{202f}28", "MoveText(32 28 Nothing)"),
            ("с3:е5", "MoveText(c3xe5 Capture)"),
            ("32–28", "MoveText(32-28 Dash)"),
        ] {
            assert_eq!(read(text), debug, "{text}");
        }
    }

    #[test]
    fn what_is_no_move_is_refused_at_its_column() {
        for (text, error, column) in [
            ("", "no move", None),
            ("  ", "no move", None),
            ("x", "expected a square", Some(1)),
            ("32-", "expected a square", Some(4)),
            ("32-x", "expected a square", Some(4)),
            ("32-28-23", "third square", Some(6)),
            ("32-28!", "expected the end of the move", Some(6)),
            ("×32", "expected a square", Some(1)),
            ("28×19y", "expected the end of the move", Some(6)),
            ("32", "expected a second square", Some(3)),
            ("3228-19", "expected a second square", Some(5)),
            ("7", "expected a second square", Some(2)),
            ("c3", "expected a second square", Some(3)),
            ("cd", "expected a square", Some(1)),
            ("c:5", "expected a square", Some(1)),
            ("３２－", "expected a square", Some(4)),
            ("32-281", "number too large", Some(4)),
            ("12345", "number too large", Some(1)),
        ] {
            let message = MoveText::read(text).unwrap_err();
            assert!(message.to_string().contains(error), "{text}: {message}");
            assert_eq!(message.column(), column, "{text}: {message}");
        }
    }
}
