//! Recognising a move at the start of a text: user input or a file of games.

use super::square::SquareText;
use super::text::{MoveSyntaxError, MoveText, Separator};

/// The longest run of digits examined. No number in a move is that long.
const LONGEST_NUMBER: usize = 8;

/// The start of a text that begins like a move.
pub(super) enum Scanned {
    /// A move and its length in bytes.
    Move { text: MoveText, length: usize },
    /// A number without a second square: a move number without a dot, or a move written as digits only.
    Lone { digits: usize },
}

/// Reads a run of three or four digits as a move. The board decides later how to split it.
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

/// Reads the move at the start of `text` in any form except digits only.
///
/// Errors carry byte columns, counted from 1. A separator must be followed by a square, unless spaces before it make it
/// something else: `18-23 -1` is a move and the loss of a piece.
#[inline]
pub(super) fn scan(text: &[u8]) -> Result<Scanned, MoveSyntaxError> {
    let is_king = matches!(text.first(), Some(b'K' | b'k'));
    let mut at = usize::from(is_king);
    let Some((first, length)) = scan_square(&text[at..], at)?.or_else(|| scan_file(&text[at..])) else {
        let error = MoveSyntaxError::NotASquare { column: at + 1 };
        return Err(if text.is_empty() { MoveSyntaxError::Empty } else { error });
    };
    at += length;
    if first == SquareText::NONE {
        return Ok(Scanned::Lone { digits: at });
    }
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
    let has_dash = match text[at..] {
        [b'-', next, ..] | [0xe2, 0x80, 0x90..=0x94, next, ..] => next.is_ascii_digit(),
        _ => false,
    };
    if has_dash {
        return Err(MoveSyntaxError::DashAfterMove { column: at + 1 });
    }
    Ok(Scanned::Move { text: read, length: at })
}

/// Reads a capture over three or more squares that is written with dashes, as in some games: `28-19-10`. Returns the
/// move and its length in bytes.
pub(super) fn scan_dashed(text: &[u8]) -> Option<(MoveText, usize)> {
    let mut at = usize::from(matches!(text.first(), Some(b'K' | b'k')));
    let mut read = MoveText::new(SquareText::NONE, SquareText::NONE, Separator::Dash);
    (read.is_king, read.length) = (at == 1, 0);
    loop {
        // After the start of a text, digits that name no square are an error.
        let (square, length) = scan_square(&text[at..], 1).ok()??;
        *read.squares.get_mut(usize::from(read.length))? = square;
        read.length += 1;
        at += length;
        let goes_on = matches!(text.get(at), Some(b'-' | b'x' | b'X' | b':')) && starts_square(&text[at + 1..]);
        if !goes_on {
            return (read.length > 2).then_some((read, at));
        }
        at += 1;
    }
}

/// Reads one square. `Ok(None)` means that there is no square. Runs of three and four digits are left to
/// [`read_digits`] and count as one square here.
#[inline(always)]
fn scan_square(text: &[u8], at: usize) -> Result<Option<(SquareText, usize)>, MoveSyntaxError> {
    match *text {
        [tens @ b'0'..=b'9', ones @ b'0'..=b'9', ..] => {
            let run = 2 + text[2..].iter().take(LONGEST_NUMBER).take_while(|byte| byte.is_ascii_digit()).count();
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

/// The letter that begins a move in short notation, as Russian players write it: `cd4`, `c:e5`.
#[cold]
fn scan_file(text: &[u8]) -> Option<(SquareText, usize)> {
    let (letter, rest) = text.split_first()?;
    let is_followed = match *rest {
        [b'-' | b'x' | b'X' | b':', ref rest @ ..] => starts_algebraic(rest),
        _ => starts_algebraic(rest),
    };
    let file = SquareText::file(file_of(*letter)?)?;
    is_followed.then_some((file, 1))
}

const fn file_of(letter: u8) -> Option<u8> {
    match letter {
        b'a'..=b'j' => Some(letter - b'a'),
        b'A'..=b'J' => Some(letter - b'A'),
        _ => None,
    }
}

/// The separator between two squares of a move.
struct Joint {
    separator: Separator,
    length: usize,
}

/// The separator at the start of `text` with the spaces around it, if the move continues after it.
#[inline]
fn next_joint(text: &[u8], read: &MoveText) -> Option<Joint> {
    let before = spaces(text);
    let rest = &text[before..];
    let (separator, sign) = match *rest {
        [b'-', ..] => (Separator::Dash, 1),
        [b'x' | b'X' | b':', ..] => (Separator::Capture, 1),
        // The multiplication sign and the dashes of printed texts.
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

/// Whether a space and `text` form the second half of a move such as `32 28`, rather than a move number or a separate
/// move.
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

/// Whether a move can begin here.
pub(super) fn starts_move(text: &[u8]) -> bool {
    starts_square(text) || scan_file(text).is_some()
}

/// Whether a square with a letter can begin here.
fn starts_algebraic(text: &[u8]) -> bool {
    starts_square(text) && !text[0].is_ascii_digit()
}

/// The length of the white space at the start, up to a limit that keeps a move together.
fn spaces(text: &[u8]) -> usize {
    const WIDEST: usize = 64;
    text.iter().take(WIDEST).take_while(|byte| matches!(byte, b' ' | b'\t' | b'\r' | b'\n')).count()
}

#[cfg(test)]
mod tests {
    use super::*;

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
