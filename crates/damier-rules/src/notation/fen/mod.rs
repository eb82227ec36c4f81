//! Reading positions in FEN, as written by PDN 3.0 and by older programs.

mod pattern;

pub use self::pattern::{Pattern, read_pattern};
use super::square::{SquareNames, SquareText};
use crate::{AnyPosition, BoardSize, Color, Game, Piece, PieceKind, Setup, SetupError, Square, Variant};

/// A position and the optional counters that some programs add.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fen {
    /// The position.
    pub position: AnyPosition,
    /// `H`: the plies used of the move limit that applies in the position, in the form Lidraughts writes.
    pub quiet_moves: Option<u32>,
    /// `F`: the number of the next move, 1 at the start of a game.
    pub move_number: Option<u32>,
}

impl Fen {
    /// A position without counters.
    #[must_use]
    pub const fn new(position: AnyPosition) -> Self {
        Self { position, quiet_moves: None, move_number: None }
    }

    /// The plies used of the move limit that applies in the position. Without a king no limit can apply, and `H` is
    /// ignored.
    #[must_use]
    pub fn plies_used(&self) -> u16 {
        let has_kings = Color::ALL.iter().any(|&color| !self.position.pieces(color, PieceKind::King).is_empty());
        let counted = self.quiet_moves.filter(|_| has_kings).unwrap_or(0);
        u16::try_from(counted).unwrap_or(u16::MAX)
    }

    /// The game that begins here. Its move limits continue from `H`.
    #[must_use]
    pub fn game(&self) -> Game {
        Game::with_plies_used(self.position, self.plies_used())
    }
}

impl From<&Game> for Fen {
    /// The current position of a game and the plies used of its move limit.
    fn from(game: &Game) -> Self {
        let used = game.limit().map(|count| u32::from(count.plies_used)).filter(|&used| used > 0);
        Self { quiet_moves: used, ..Self::new(*game.position()) }
    }
}

/// The error in a FEN and its position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("FEN column {column}")]
pub struct FenError {
    /// The byte at which the error is, counted from 1.
    pub column: usize,
    /// The error.
    #[source]
    pub kind: FenErrorKind,
}

/// The kinds of errors in a FEN.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FenErrorKind {
    /// The side to move is missing at the start.
    #[error("expected the side to move")]
    NoSide,
    /// A colon is missing between two parts.
    #[error("expected a colon")]
    NoColon,
    /// A part is neither a list of pieces nor a counter.
    #[error("expected W, B, H or F")]
    NoColor,
    /// Something other than a square where one is expected.
    #[error("expected a square")]
    NoSquare,
    /// A square that the board does not have.
    #[error("no square {square} on the board")]
    NoSuchSquare {
        /// The square as written.
        square: String,
        /// The board.
        size: BoardSize,
    },
    /// A range whose end comes before its start, or has a letter.
    #[error("not a range of squares")]
    BadRange,
    /// A comma is missing between two squares.
    #[error("expected a comma or a colon")]
    NoComma,
    /// A counter without a number.
    #[error("expected a number after {0}")]
    NoNumber(char),
    /// The same counter a second time.
    #[error("second counter {0}")]
    CounterTwice(char),
    /// Two pieces on one square.
    #[error("second piece on square {0}")]
    Overlap(SquareText),
    /// A man on the row where it would have been crowned.
    #[error("man of {color} on its promotion square {square}")]
    ManOnPromotionRow {
        /// The square.
        square: SquareText,
        /// Whose man.
        color: Color,
    },
    /// Trailing text.
    #[error("expected the end of the position")]
    Trailing,
}

/// Reads a FEN in any of the usual forms.
///
/// Squares are listed singly or as ranges, `K` precedes kings, the sides come in either order and either may have no
/// pieces, spaces and line breaks are ignored, and a dot or the counters `H` and `F` may follow. Numbers on 64 squares
/// count from b8. Letters of squares and the `K` may be upper or lower case, as in moves. A lone `W` or `B` is the
/// starting position with that side to move. A complete tag, `[FEN "..."]`, is accepted too.
///
/// # Errors
///
/// [`FenError`] for the first error found.
pub fn read_fen(text: &str, variant: Variant) -> Result<Fen, FenError> {
    read_fen_with(text, variant, SquareNames::of(variant))
}

/// Reads a FEN whose squares are counted from another corner than usual; see [`read_fen`].
///
/// # Errors
///
/// [`FenError`] for the first error found.
pub fn read_fen_with(text: &str, variant: Variant, names: SquareNames) -> Result<Fen, FenError> {
    let (start, end) = inside_tag(text);
    let mut reader = Reader { bytes: &text.as_bytes()[..end], at: start, names };
    let side = match reader.next() {
        Some(b'W' | b'w') => Color::White,
        Some(b'B' | b'b') => Color::Black,
        _ => return Err(reader.error(FenErrorKind::NoSide)),
    };
    reader.at += 1;
    let mut setup = Setup::new(variant, side);
    let parts = reader.parts(|reader, color| reader.item(color, &mut setup).map(|_| ()))?;
    let start = || with_side_to_move(AnyPosition::start(variant), side);
    let position = if parts.has_lists { setup.position() } else { start() };
    let [quiet_moves, move_number] = parts.counters;
    Ok(Fen { position, quiet_moves, move_number })
}

/// The position with the given side to move.
pub(super) fn with_side_to_move(position: AnyPosition, side: Color) -> AnyPosition {
    match position {
        same if same.side_to_move() == side => same,
        AnyPosition::International(position) => AnyPosition::International(position.passed()),
        AnyPosition::Russian(position) => AnyPosition::Russian(position.passed()),
        AnyPosition::Brazilian(position) => AnyPosition::Brazilian(position.passed()),
    }
}

/// Start and end of the value of a `FEN` tag. Without a tag, the whole text.
fn inside_tag(text: &str) -> (usize, usize) {
    let trimmed = text.trim_start();
    let quoted = trimmed.starts_with('[') || trimmed.starts_with('"');
    match (text.find('"'), text.rfind('"')) {
        (Some(open), Some(close)) if quoted && open < close => (open + 1, close),
        _ => (0, text.len()),
    }
}

const fn error_at(at: usize, kind: FenErrorKind) -> FenError {
    FenError { column: at + 1, kind }
}

/// What a FEN has besides its squares.
struct Parts {
    /// Whether it lists the squares of a side, possibly none.
    has_lists: bool,
    /// The counters `H` and `F`.
    counters: [Option<u32>; 2],
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
    names: SquareNames,
}

impl Reader<'_> {
    /// The next byte that is not white space, without consuming it.
    fn next(&mut self) -> Option<u8> {
        while self.bytes.get(self.at).is_some_and(u8::is_ascii_whitespace) {
            self.at += 1;
        }
        self.bytes.get(self.at).copied()
    }

    const fn error(&self, kind: FenErrorKind) -> FenError {
        error_at(self.at, kind)
    }

    fn expect(&mut self, byte: u8, kind: FenErrorKind) -> Result<(), FenError> {
        if self.next() != Some(byte) {
            return Err(self.error(kind));
        }
        self.at += 1;
        Ok(())
    }

    fn counter(&mut self, letter: char, counter: &mut Option<u32>) -> Result<(), FenError> {
        if counter.is_some() {
            return Err(self.error(FenErrorKind::CounterTwice(letter)));
        }
        self.at += 1;
        self.next();
        let start = self.at;
        while self.bytes.get(self.at).is_some_and(u8::is_ascii_digit) {
            self.at += 1;
        }
        *counter = std::str::from_utf8(&self.bytes[start..self.at]).ok().and_then(|digits| digits.parse().ok());
        counter.map(|_| ()).ok_or_else(|| error_at(start, FenErrorKind::NoNumber(letter)))
    }

    /// All that follows the side to move. `item` reads one square or one range of squares in the list of a side.
    fn parts(&mut self, mut item: impl FnMut(&mut Self, Color) -> Result<(), FenError>) -> Result<Parts, FenError> {
        let mut parts = Parts { has_lists: false, counters: [None; 2] };
        while let Some(byte) = self.next() {
            if byte == b'.' {
                self.at += 1;
                break;
            }
            self.expect(b':', FenErrorKind::NoColon)?;
            match self.next() {
                Some(color @ (b'W' | b'B')) => {
                    self.at += 1;
                    let color = if color == b'W' { Color::White } else { Color::Black };
                    self.list(|reader| item(reader, color))?;
                    parts.has_lists = true;
                }
                Some(b'H') => self.counter('H', &mut parts.counters[0])?,
                Some(b'F') => self.counter('F', &mut parts.counters[1])?,
                None | Some(b'.') => {}
                Some(b':') => parts.has_lists = true,
                Some(_) => return Err(self.error(FenErrorKind::NoColor)),
            }
        }
        if self.next().is_some() {
            return Err(self.error(FenErrorKind::Trailing));
        }
        Ok(parts)
    }

    /// The squares of one side, possibly none.
    fn list(&mut self, mut item: impl FnMut(&mut Self) -> Result<(), FenError>) -> Result<(), FenError> {
        if matches!(self.next(), None | Some(b':' | b'.')) {
            return Ok(());
        }
        loop {
            item(self)?;
            match self.next() {
                Some(b',') => self.at += 1,
                None | Some(b':' | b'.') => return Ok(()),
                Some(_) => return Err(self.error(FenErrorKind::NoComma)),
            }
        }
    }

    /// One square or one range of squares with pieces. Returns the squares.
    fn item(&mut self, color: Color, setup: &mut Setup) -> Result<u64, FenError> {
        let kind = if matches!(self.next(), Some(b'K' | b'k')) { PieceKind::King } else { PieceKind::Man };
        if kind == PieceKind::King {
            self.at += 1;
            self.next();
        }
        let (piece, start) = (Piece { color, kind }, self.at);
        let mut taken = 0;
        for square in self.squares()? {
            self.put(setup, square, piece, start)?;
            taken |= square.bit();
        }
        Ok(taken)
    }

    /// One square or one range of squares.
    fn squares(&mut self) -> Result<Vec<Square>, FenError> {
        let start = self.at;
        let (first, first_square) = self.square()?;
        if self.next() != Some(b'-') {
            return Ok(vec![first_square]);
        }
        self.at += 1;
        self.next();
        let (last, _) = self.square()?;
        if first.is_algebraic() || last.is_algebraic() || last.value() < first.value() {
            return Err(error_at(start, FenErrorKind::BadRange));
        }
        let numbers = first.value()..=last.value();
        Ok(numbers.filter_map(|number| self.names.square(SquareText::numeric(number))).collect())
    }

    fn put(&self, setup: &mut Setup, square: Square, piece: Piece, at: usize) -> Result<(), FenError> {
        let square_text = self.names.text(square);
        setup.put_on(square, piece).map_err(|error| {
            let kind = match error {
                SetupError::ManOnPromotionRow { color, .. } => {
                    FenErrorKind::ManOnPromotionRow { square: square_text, color }
                }
                SetupError::Overlap { .. } | SetupError::NoSuchSquare { .. } => FenErrorKind::Overlap(square_text),
            };
            error_at(at, kind)
        })
    }

    fn square(&mut self) -> Result<(SquareText, Square), FenError> {
        let start = self.at;
        let letter = self.bytes.get(start).filter(|byte| byte.is_ascii_alphabetic()).map(u8::to_ascii_lowercase);
        let digits_from = start + usize::from(letter.is_some());
        let digits = self.bytes[digits_from..].iter().take_while(|byte| byte.is_ascii_digit()).count();
        if digits == 0 {
            return Err(self.error(FenErrorKind::NoSquare));
        }
        self.at = digits_from + digits;
        let written = String::from_utf8_lossy(&self.bytes[start..self.at]).into_owned();
        let number: Option<u8> = written[digits_from - start..].parse().ok().filter(|&number| number <= 99);
        let text = match (letter, number) {
            (Some(letter), Some(rank @ 1..)) => SquareText::algebraic(letter - b'a', rank - 1),
            (None, Some(number)) => Some(SquareText::numeric(number)),
            _ => None,
        };
        text.and_then(|text| Some((text, self.names.square(text)?)))
            .ok_or_else(|| error_at(start, FenErrorKind::NoSuchSquare { square: written, size: self.names.size() }))
    }
}

#[cfg(test)]
mod tests;
