//! Resolving a written move to a legal one.

use std::ops::ControlFlow;

use super::explain::{IllegalReason, explain};
use super::move_writer::MoveWriter;
use super::square::{SquareNames, SquareText};
use super::text::{MoveSyntaxError, MoveText, Separator};
use crate::{AnyPosition, Bitboard, BoardSize, Color, Move, Piece, PieceKind, Square};

/// How many routes of one capture are compared with a path that omits squares. Only contrived positions have more.
const MAX_ROUTES: usize = 20_000;

/// The errors in a written move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveError {
    /// The text cannot be read as a move.
    #[error("unreadable move {text:?}")]
    Unreadable {
        /// The text.
        text: String,
        /// The error and its position.
        #[source]
        reason: MoveSyntaxError,
    },
    /// The text names a square that the board does not have.
    #[error("no square {square} on the board")]
    NoSuchSquare {
        /// The square.
        square: SquareText,
        /// The board.
        size: BoardSize,
    },
    /// The side to move has no such piece on this square.
    #[error("no piece of {side} to be moved on {square}")]
    NoSuchPiece {
        /// The square.
        square: SquareText,
        /// The piece that stands there.
        found: Option<Piece>,
        /// The side to move.
        side: Color,
        /// Whether the text named a king.
        king_named: bool,
    },
    /// Several legal moves match.
    #[error("ambiguous move {text}")]
    Ambiguous {
        /// The text.
        text: String,
        /// The moves it matches, each written unambiguously.
        candidates: Vec<String>,
    },
    /// The move breaks a rule.
    #[error("illegal move {text}")]
    Illegal {
        /// The text.
        text: String,
        /// The rule.
        #[source]
        reason: IllegalReason,
    },
}

impl MoveError {
    /// Whether the text names no move at all, rather than one that breaks a rule.
    #[must_use]
    pub const fn is_slip(&self) -> bool {
        !matches!(self, Self::Illegal { .. })
    }
}

/// Reads a move in any usual form and finds it among the legal moves of a position.
///
/// # Errors
///
/// Any [`MoveError`].
pub fn read_move(position: &AnyPosition, text: &str) -> Result<Move, MoveError> {
    let read = MoveText::read(text).map_err(|reason| MoveError::Unreadable { text: text.trim().to_owned(), reason })?;
    resolve(position, &position.legal_moves(), &read, SquareNames::of(position.variant()))
}

/// Reads a line of moves from a position.
///
/// # Errors
///
/// That of the first move that cannot be read.
pub fn read_line<'a>(
    mut position: AnyPosition,
    moves: impl IntoIterator<Item = &'a str>,
) -> Result<Vec<Move>, MoveError> {
    let read = |text| {
        let played = read_move(&position, text)?;
        position = position.play_unchecked(played);
        Ok(played)
    };
    moves.into_iter().map(read).collect()
}

/// Finds a written move among the legal moves of a position, which the caller provides.
///
/// `-`, a space or no separator match every move, `x` and `:` only captures. A capture may be written with its first
/// and last square, with some or all of the squares in between, or in the form of the Hub protocol: first and last
/// square, then the captured pieces.
///
/// # Errors
///
/// Any [`MoveError`] except [`MoveError::Unreadable`].
#[inline(always)]
pub fn resolve(position: &AnyPosition, legal: &[Move], text: &MoveText, names: SquareNames) -> Result<Move, MoveError> {
    if let ([from, to], false) = (text.squares(), text.is_king() || text.separator() == Separator::Digits)
        && let (Some(from), Some(to)) = (names.square(*from), names.square(*to))
    {
        let captures_only = text.separator() == Separator::Capture;
        let mut fitting = legal.iter().filter(|candidate| candidate.from == from && candidate.to == to);
        if let (Some(&found), None) = (fitting.next(), fitting.next())
            && (found.is_capture() || !captures_only)
        {
            return Ok(found);
        }
    }
    resolve_any(position, legal, text, names)
}

/// [`resolve`] for everything but two squares that match one move.
#[cold]
fn resolve_any(position: &AnyPosition, legal: &[Move], text: &MoveText, names: SquareNames) -> Result<Move, MoveError> {
    let fitting = fitting(position, legal, text, names)?;
    match fitting[..] {
        [only] => Ok(only),
        [] => Err(explain(position, legal, text, names)),
        _ => {
            let writer = MoveWriter::of(position.variant()).with_names(names);
            let mut candidates: Vec<String> =
                fitting.iter().map(|&candidate| writer.unambiguous(position, legal, candidate)).collect();
            candidates.sort_unstable();
            Err(MoveError::Ambiguous { text: text.written(writer.capture_sign()), candidates })
        }
    }
}

/// The legal moves that a written move can mean.
pub(super) fn fitting(
    position: &AnyPosition,
    legal: &[Move],
    text: &MoveText,
    names: SquareNames,
) -> Result<Vec<Move>, MoveError> {
    match text.separator() {
        Separator::Digits => Ok(fitting_digits(legal, text, names)),
        _ if text.squares()[0].is_file() => fitting_file(position, legal, text, names),
        _ => fitting_squares(position, legal, text, names),
    }
}

/// The legal moves that a move in short notation can mean, for every square of its file.
fn fitting_file(
    position: &AnyPosition,
    legal: &[Move],
    text: &MoveText,
    names: SquareNames,
) -> Result<Vec<Move>, MoveError> {
    let mut found = Vec::new();
    for from in origins(legal, text, names) {
        found.extend(fitting_squares(position, legal, &text.beginning(names.algebraic_text(from)), names)?);
    }
    Ok(found)
}

/// The squares of the file of a move in short notation from which a piece can move.
fn origins(legal: &[Move], text: &MoveText, names: SquareNames) -> Vec<Square> {
    let on_file = legal.iter().map(|candidate| candidate.from);
    let mut origins: Vec<Square> = on_file.filter(|&from| names.is_on_file(from, text.squares()[0])).collect();
    origins.sort_unstable();
    origins.dedup();
    origins
}

/// The legal moves that a run of digits can mean, for every way of splitting it.
fn fitting_digits(legal: &[Move], text: &MoveText, names: SquareNames) -> Vec<Move> {
    let digits: Vec<u8> = text.squares().iter().map(|digit| digit.value()).collect();
    let number = |digits: &[u8]| {
        let value = digits.iter().fold(0, |value, digit| value * 10 + digit);
        names.square(SquareText::numeric(value))
    };
    let pairs = (1..digits.len())
        .filter(|&cut| cut <= 2 && digits.len() - cut <= 2)
        .filter_map(|cut| Some((number(&digits[..cut])?, number(&digits[cut..])?)));
    let pairs: Vec<(Square, Square)> = pairs.collect();
    legal.iter().copied().filter(|candidate| pairs.contains(&(candidate.from, candidate.to))).collect()
}

/// The legal moves that a sequence of squares can mean.
fn fitting_squares(
    position: &AnyPosition,
    legal: &[Move],
    text: &MoveText,
    names: SquareNames,
) -> Result<Vec<Move>, MoveError> {
    let squares = squares_of(text, names)?;
    if text.is_king() {
        let found = position.piece_at(squares[0]);
        let side = position.side_to_move();
        if found != Some(Piece { color: side, kind: PieceKind::King }) {
            return Err(MoveError::NoSuchPiece { square: text.squares()[0], found, side, king_named: true });
        }
    }
    let from = squares[0];
    let captures_only = text.separator() == Separator::Capture || squares.len() > 2;
    let fits = |to: Square| {
        move |candidate: &Move| {
            candidate.from == from && candidate.to == to && (candidate.is_capture() || !captures_only)
        }
    };
    if squares.len() == 2 {
        return Ok(legal.iter().copied().filter(fits(squares[1])).collect());
    }
    if let Some(captured) = hub_captures(position, &squares) {
        let fits = fits(squares[1]);
        return Ok(legal
            .iter()
            .copied()
            .filter(|candidate| fits(candidate) && candidate.captured == captured)
            .collect());
    }
    let fits = fits(squares[squares.len() - 1]);
    let ends: Vec<Move> = legal.iter().copied().filter(|candidate| fits(candidate)).collect();
    let exact = captured_on_path(position, &squares)
        .and_then(|captured| ends.iter().find(|candidate| candidate.captured == captured));
    if let Some(&exact) = exact {
        return Ok(vec![exact]);
    }
    Ok(ends.into_iter().filter(|&candidate| passes(position, candidate, &squares)).collect())
}

/// The squares of a text on the board of `names`.
pub(super) fn squares_of(text: &MoveText, names: SquareNames) -> Result<Vec<Square>, MoveError> {
    text.squares()
        .iter()
        .map(|&square| names.square(square).ok_or(MoveError::NoSuchSquare { square, size: names.size() }))
        .collect()
}

/// The captured pieces, if all squares from the third on hold pieces of the opponent, as in the Hub protocol. A path
/// cannot be mistaken for this, because a piece only lands on empty squares.
pub(super) fn hub_captures(position: &AnyPosition, squares: &[Square]) -> Option<Bitboard> {
    let enemies = position.all_pieces(!position.side_to_move());
    let captured = squares.get(2..)?;
    let all = !captured.is_empty() && captured.iter().all(|&square| enemies.contains(square));
    all.then(|| captured.iter().copied().collect())
}

/// The pieces captured along a path whose every leg jumps exactly one piece of the opponent. `None` for any other path.
fn captured_on_path(position: &AnyPosition, squares: &[Square]) -> Option<Bitboard> {
    let side = position.side_to_move();
    let mut captured = Bitboard::EMPTY;
    for leg in squares.windows(2) {
        let mut between = squares_between(position.board_size(), leg[0], leg[1])?
            .into_iter()
            .filter(|&square| square != squares[0])
            .filter_map(|square| position.piece_at(square).map(|piece| (square, piece)));
        match (between.next(), between.next()) {
            (Some((square, piece)), None) if piece.color != side && !captured.contains(square) => {
                captured |= Bitboard::from(square);
            }
            _ => return None,
        }
    }
    Some(captured)
}

/// The squares strictly between two squares of one diagonal, starting near the first.
pub(super) fn squares_between(size: BoardSize, from: Square, to: Square) -> Option<Vec<Square>> {
    let (rows, columns) = (from.row().abs_diff(to.row()), from.column().abs_diff(to.column()));
    if rows != columns || rows == 0 {
        return None;
    }
    let toward = |start: u8, end: u8, steps: u8| if end > start { start + steps } else { start - steps };
    (1..rows)
        .map(|steps| size.square_at(toward(from.row(), to.row(), steps), toward(from.column(), to.column(), steps)))
        .collect()
}

/// Whether some route of a capture lands on all of `squares` in this order.
fn passes(position: &AnyPosition, candidate: Move, squares: &[Square]) -> bool {
    let mut routes = 0;
    let found = position.visit_routes(candidate, |route| {
        routes += 1;
        let mut left = route.iter();
        if squares.iter().all(|square| left.any(|landing| landing == square)) {
            ControlFlow::Break(true)
        } else if routes == MAX_ROUTES {
            ControlFlow::Break(false)
        } else {
            ControlFlow::Continue(())
        }
    });
    found == ControlFlow::Break(true)
}
