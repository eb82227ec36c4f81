//! A move as it stands in a text, before any position gives it a meaning.

use std::fmt;

use super::square::SquareText;

/// Room for the squares of one move. A capture visits or takes fewer: only the 32 squares inside the 10x10 edge can
/// hold a piece that is jumped, and origin and destination come on top.
const MOST_SQUARES: usize = 34;

/// What stands between the squares of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Separator {
    /// `32-28`.
    Dash,
    /// `28x19`, `28:19`.
    Capture,
    /// `32 28`, `c3d4`.
    Nothing,
    /// `3228`: digits that the board has to divide.
    Digits,
}

/// A move as it was written: its squares and what stands between them, not yet known to be possible.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct MoveText {
    squares: [SquareText; MOST_SQUARES],
    length: u8,
    separator: Separator,
    is_king: bool,
}

impl MoveText {
    /// The squares in the order in which they were written, two at least; for [`Separator::Digits`] the single digits.
    #[must_use]
    pub fn squares(&self) -> &[SquareText] {
        &self.squares[..usize::from(self.length)]
    }

    /// What stands between the squares.
    #[must_use]
    pub const fn separator(&self) -> Separator {
        self.separator
    }

    /// Whether the moving piece was called a king, as in `K50-28`.
    #[must_use]
    pub const fn is_king(&self) -> bool {
        self.is_king
    }

    /// A move of two squares.
    #[must_use]
    pub fn new(from: SquareText, to: SquareText, separator: Separator) -> Self {
        let mut squares = [SquareText::NONE; MOST_SQUARES];
        (squares[0], squares[1]) = (from, to);
        Self { squares, length: 2, separator, is_king: false }
    }

    /// The move as it was written, but for spaces and leading zeros, with one sign for all captures.
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

    /// Reads a whole text as one move.
    ///
    /// # Errors
    ///
    /// [`MoveSyntaxError`], when it is not a move in any of the usual forms.
    pub fn read(text: &str) -> Result<Self, MoveSyntaxError> {
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
    /// Nothing there.
    #[error("no move: write one like 32-28 or c3-d4")]
    Empty,
    /// Something else where a square should stand.
    #[error("column {column}: expected a square, like 28 or c3")]
    NotASquare {
        /// Where.
        column: usize,
    },
    /// A number that no board has.
    #[error("column {column}: no board has a square of this number")]
    NumberTooLarge {
        /// Where.
        column: usize,
    },
    /// A single square.
    #[error("column {column}: one square is not a move, write from and to, like 32-28")]
    OneSquare {
        /// Where the second square is missing.
        column: usize,
    },
    /// Something after the move.
    #[error("column {column}: the move ends here, what follows does not belong to it")]
    Trailing {
        /// Where.
        column: usize,
    },
    /// A quiet move over several squares.
    #[error("column {column}: a move without capture has two squares; write captures with x")]
    DashAfterMove {
        /// Where.
        column: usize,
    },
    /// More squares than any capture visits.
    #[error("column {column}: no capture is as long as this")]
    TooLong {
        /// Where.
        column: usize,
    },
}

impl MoveSyntaxError {
    /// Where the error is, if it is at one place.
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

    /// The error with its byte column made a character column of the whole text.
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

/// What stands at the start of a text that begins like a move.
pub(super) enum Scanned {
    /// A move, and how many bytes it takes.
    Move { text: MoveText, length: usize },
    /// A number that no second square follows: a move number without a dot, or a move in digits only.
    Lone { digits: usize },
}

/// Takes a run of three or four digits as a move; the board decides later where it is to be divided.
pub(super) fn read_digits(digits: &[u8]) -> Option<MoveText> {
    if !(3..=4).contains(&digits.len()) {
        return None;
    }
    let mut text = MoveText::new(SquareText::NONE, SquareText::NONE, Separator::Digits);
    text.length = u8::try_from(digits.len()).ok()?;
    for (place, digit) in text.squares.iter_mut().zip(digits) {
        *place = SquareText::numeric(digit - b'0');
    }
    Some(text)
}

/// Reads the move at the start of `text`, in any form but digits only.
///
/// Errors carry byte columns, counted from 1. A separator has to be followed by a square, except that spaces before
/// it make it something else: `18-23 -1` is a move and the loss of a piece.
#[inline]
pub(super) fn scan(text: &[u8]) -> Result<Scanned, MoveSyntaxError> {
    let is_king = matches!(text.first(), Some(b'K' | b'k'));
    let mut at = usize::from(is_king);
    let Some((first, length)) = scan_square(&text[at..], at)? else {
        let error = MoveSyntaxError::NotASquare { column: at + 1 };
        return Err(if text.is_empty() { MoveSyntaxError::Empty } else { error });
    };
    at += length;
    let mut read = MoveText::new(first, SquareText::NONE, Separator::Nothing);
    read.length = 1;
    read.is_king = is_king;
    while let Some(joint) = next_joint(&text[at..], &read) {
        let start = at + joint.length;
        let Some((square, length)) = scan_square(&text[start..], start)? else {
            return Err(MoveSyntaxError::NotASquare { column: start + 1 });
        };
        let Some(place) = read.squares.get_mut(usize::from(read.length)) else {
            return Err(MoveSyntaxError::TooLong { column: start + 1 });
        };
        *place = square;
        read.length += 1;
        read.separator = joint.separator;
        at = start + length;
    }
    if read.length == 1 {
        return if first.is_algebraic() || is_king {
            Err(MoveSyntaxError::OneSquare { column: at + 1 })
        } else {
            Ok(Scanned::Lone { digits: at })
        };
    }
    if text.get(at) == Some(&b'-') && text.get(at + 1).is_some_and(u8::is_ascii_digit) {
        return Err(MoveSyntaxError::DashAfterMove { column: at + 1 });
    }
    Ok(Scanned::Move { text: read, length: at })
}

/// Reads one square. `Ok(None)`: something else stands there. Runs of three and four digits are left to
/// [`read_digits`] and count as one square here.
#[inline]
fn scan_square(text: &[u8], at: usize) -> Result<Option<(SquareText, usize)>, MoveSyntaxError> {
    match *text {
        [tens @ b'0'..=b'9', ones @ b'0'..=b'9', ..] => {
            let run = 2 + text[2..].iter().take_while(|byte| byte.is_ascii_digit()).count();
            match run {
                2 => Ok(Some((SquareText::numeric((tens - b'0') * 10 + ones - b'0'), 2))),
                3 | 4 if at == 0 => Ok(Some((SquareText::NONE, run))),
                _ => Err(MoveSyntaxError::NumberTooLarge { column: at + 1 }),
            }
        }
        [digit @ b'0'..=b'9', ..] => Ok(Some((SquareText::numeric(digit - b'0'), 1))),
        [letter, b'1', b'0', ..] if file_of(letter).is_some() => {
            Ok(file_of(letter).and_then(|file| SquareText::algebraic(file, 9)).map(|square| (square, 3)))
        }
        [letter, digit @ b'1'..=b'9', ..] => {
            Ok(file_of(letter).and_then(|file| SquareText::algebraic(file, digit - b'1')).map(|square| (square, 2)))
        }
        _ => Ok(None),
    }
}

const fn file_of(letter: u8) -> Option<u8> {
    match letter {
        b'a'..=b'j' => Some(letter - b'a'),
        b'A'..=b'J' => Some(letter - b'A'),
        _ => None,
    }
}

/// What joins two squares of a move.
struct Joint {
    separator: Separator,
    length: usize,
}

/// The joint at the start of `text`, with the spaces around it, if the move goes on there.
#[inline]
fn next_joint(text: &[u8], read: &MoveText) -> Option<Joint> {
    if read.squares[0] == SquareText::NONE {
        return None;
    }
    let before = spaces(text);
    let rest = &text[before..];
    let (separator, sign) = match *rest {
        [b'-', ..] => (Separator::Dash, 1),
        [b'x' | b'X' | b':', ..] => (Separator::Capture, 1),
        // The multiplication sign and the dash of printed texts.
        [0xc3, 0x97, ..] => (Separator::Capture, 2),
        [0xe2, 0x80, 0x90..=0x94, ..] => (Separator::Dash, 3),
        _ => (Separator::Nothing, 0),
    };
    let after = if separator == Separator::Nothing { 0 } else { spaces(&rest[sign..]) };
    let joint = Joint { separator, length: before + sign + after };
    let goes_on = match separator {
        Separator::Dash => read.length == 1 && (before == 0 || starts_square(&rest[sign + after..])),
        Separator::Capture => {
            (read.length == 1 || read.separator == Separator::Capture)
                && (before == 0 || starts_square(&rest[sign + after..]))
        }
        _ if before > 0 => read.length == 1 && is_second_half(rest, read),
        _ => read.separator == Separator::Nothing && read.squares[0].is_algebraic() && starts_square(rest),
    };
    goes_on.then_some(joint)
}

/// Whether a space and `text` make the second half of a move like `32 28`, rather than a move number or a move of
/// their own.
fn is_second_half(text: &[u8], read: &MoveText) -> bool {
    let first = read.squares[0];
    let Ok(Some((square, length))) = scan_square(text, 1) else { return false };
    if square.is_algebraic() != first.is_algebraic() {
        return false;
    }
    let rest = &text[length..];
    let rest = &rest[spaces(rest)..];
    match rest.first() {
        Some(b'-' | b'x' | b'X' | b':') => !starts_square(&rest[1 + spaces(&rest[1..])..]),
        Some(b'.' | b'/') => false,
        _ => true,
    }
}

/// Whether a square can begin here.
pub(super) fn starts_square(text: &[u8]) -> bool {
    match *text {
        [b'0'..=b'9', ..] => true,
        [letter, b'1'..=b'9', ..] => file_of(letter).is_some(),
        _ => false,
    }
}

/// Length of the white space at the start, up to a bound that keeps a move in one piece.
fn spaces(text: &[u8]) -> usize {
    const WIDEST: usize = 64;
    text.iter().take(WIDEST).take_while(|byte| matches!(byte, b' ' | b'\t' | b'\r' | b'\n')).count()
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
            ("28×19", "MoveText(28x19 Capture)"),
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
            ("32-28-23", "write captures with x", Some(6)),
            ("32-28!", "the move ends here", Some(6)),
            ("×32", "expected a square", Some(1)),
            ("28×19y", "the move ends here", Some(6)),
            ("32", "one square is not a move", Some(3)),
            ("3228-19", "one square is not a move", Some(5)),
            ("7", "one square is not a move", Some(2)),
            ("c3", "one square is not a move", Some(3)),
            ("32-281", "no board has", Some(4)),
            ("12345", "no board has", Some(1)),
        ] {
            let message = MoveText::read(text).unwrap_err();
            assert!(message.to_string().contains(error), "{text}: {message}");
            assert_eq!(message.column(), column, "{text}: {message}");
        }
    }

    #[test]
    fn a_move_ends_where_a_stream_goes_on() {
        for (text, length) in [
            ("32-28 18-23", 5),
            ("18-23 -1", 5),
            ("28x19 x", 5),
            ("32-28!", 5),
            ("32 28 19 23", 5),
            ("10- 4 2. 3", 5),
            ("c3-d4 e5", 5),
            ("32-28 - -", 5),
            ("28x 19\nx 10 2.", 11),
        ] {
            match scan(text.as_bytes()) {
                Ok(Scanned::Move { length: found, .. }) => assert_eq!(found, length, "{text}"),
                _ => panic!("{text}"),
            }
        }
        for text in ["1 32-28", "1. 32-28", "12 1/2-1/2", "12 13. 32-28", "3228 1823"] {
            assert!(matches!(scan(text.as_bytes()), Ok(Scanned::Lone { .. })), "{text}");
        }
    }
}
