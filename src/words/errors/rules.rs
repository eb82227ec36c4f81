//! Errors in moves, positions and their text.

use super::escaped;
use crate::words::errors::{board_key, either, sentence};
use crate::words::language::say;
use damier_engine::hub::BadPosition;
use damier_rules::notation::{FenError, FenErrorKind, HubError, IllegalReason, MoveError, MoveSyntaxError, SquareText};
use damier_rules::{Color, Piece, SetupError, UnknownVariant};

/// Why a move read from a text is refused.
#[must_use]
pub fn move_error(error: &MoveError) -> String {
    move_problem(error, true)
}

/// Why a move that a player has typed is refused, in a sentence. A column helps in files only.
#[must_use]
pub fn typed_move_error(error: &MoveError) -> String {
    sentence(&move_problem(error, false))
}

fn move_problem(error: &MoveError, with_column: bool) -> String {
    match error {
        MoveError::Unreadable { text, reason } => not_a_move(text, reason, with_column),
        MoveError::NoSuchSquare { square, size } => say().no_such_square(board_key(*size), square.to_string()),
        MoveError::NoSuchPiece { square, found, side, king_named } => {
            no_such_piece(*square, *found, *side, *king_named)
        }
        MoveError::Ambiguous { text, candidates } => say().move_ambiguous(text, either(candidates)),
        MoveError::Illegal { text, reason } => illegal_move(text, reason),
    }
}

/// Why a typed answer is not a move, in a sentence.
#[must_use]
pub fn typed_syntax_error(text: &str, error: &MoveSyntaxError) -> String {
    sentence(&not_a_move(text, error, false))
}

fn not_a_move(text: &str, error: &MoveSyntaxError, with_column: bool) -> String {
    let problem = match error {
        MoveSyntaxError::Empty => return say().no_move_typed(),
        MoveSyntaxError::NumberTooLarge { .. } => return say().no_square_numbered(number_too_large(text)),
        MoveSyntaxError::NotASquare { .. } => say().move_square_expected(),
        MoveSyntaxError::OneSquare { .. } => say().move_one_square(),
        MoveSyntaxError::Trailing { .. } => say().move_trailing(),
        MoveSyntaxError::DashAfterMove { .. } => say().move_dash_after_move(),
        MoveSyntaxError::TooLong { .. } => say().move_too_long(),
    };
    let problem = match error.column().filter(|_| with_column) {
        Some(column) => say().at_column(column, problem),
        None => problem,
    };
    say().not_a_move(escaped(text), problem)
}

/// The number that no board has: the first with more than two digits.
fn number_too_large(text: &str) -> &str {
    text.split(|letter: char| !letter.is_ascii_digit()).find(|number| number.len() > 2).unwrap_or(text)
}

fn no_such_piece(square: SquareText, found: Option<Piece>, side: Color, king_named: bool) -> String {
    let (is_file, square) = (square.is_file(), square.to_string());
    match found {
        None if is_file => say().no_piece_on_file(crate::words::common::side(side), square),
        None => say().no_piece_there(square),
        Some(piece) if piece.color != side => say().not_your_piece(crate::words::common::side(piece.color), square),
        Some(_) if king_named => say().man_not_king(square),
        Some(_) => say().piece_moves_otherwise(square),
    }
}

fn illegal_move(text: &str, reason: &IllegalReason) -> String {
    match reason {
        IllegalReason::Occupied(square) => say().illegal_occupied(text, square.to_string()),
        IllegalReason::CaptureCompulsory(captures) => say().illegal_must_capture(text, either(captures)),
        IllegalReason::ManStep => say().illegal_man_step(text),
        IllegalReason::ManBackward => say().illegal_man_backward(text),
        IllegalReason::KingOffDiagonal => say().illegal_king_off_diagonal(text),
        IllegalReason::KingBlocked(square) => say().illegal_king_blocked(text, square.to_string()),
        IllegalReason::TakesNothing { from, to } => say().illegal_takes_nothing(text, from.to_string(), to.to_string()),
        IllegalReason::JumpsOwn(square) => say().illegal_jumps_own(text, square.to_string()),
        IllegalReason::JumpsTwice(square) => say().illegal_jumps_twice(text, square.to_string()),
        IllegalReason::NoRoomBehind(square) => say().illegal_no_room(text, square.to_string()),
        IllegalReason::ManJumpsTooFar => say().illegal_man_jumps_too_far(text),
        IllegalReason::Majority { takes, most, best } => say().illegal_majority(text, *takes, either(best), *most),
        IllegalReason::Unfinished(captures) => say().illegal_stops_early(text, either(captures)),
        IllegalReason::DeadEndLanding(captures) => say().illegal_wrong_landing(text, either(captures)),
        IllegalReason::NoSuchWay { from, to, ways } => {
            say().illegal_wrong_way(text, from.to_string(), to.to_string(), either(ways))
        }
        IllegalReason::NoMoves(side) => say().illegal_no_moves(crate::words::common::side(*side), text),
        IllegalReason::NoSuchDigits => say().illegal_digits(text),
    }
}

/// What is wrong with a FEN, and where.
#[must_use]
pub fn fen_error(error: &FenError) -> String {
    say().fen_at(error.column, fen_error_kind(&error.kind))
}

fn fen_error_kind(kind: &FenErrorKind) -> String {
    match kind {
        FenErrorKind::NoSide => say().fen_side_expected(),
        FenErrorKind::NoColon => say().fen_colon_expected(),
        FenErrorKind::NoColor => say().fen_part_expected(),
        FenErrorKind::NoSquare => say().fen_square_expected(),
        FenErrorKind::NoSuchSquare { square, size } => say().no_such_square(board_key(*size), square),
        FenErrorKind::BadRange => say().fen_bad_range(),
        FenErrorKind::NoComma => say().fen_comma_expected(),
        FenErrorKind::NoNumber(counter) => say().fen_number_expected(counter.to_string()),
        FenErrorKind::CounterTwice(counter) => say().fen_counter_twice(counter.to_string()),
        FenErrorKind::Overlap(square) => say().fen_square_twice(square.to_string()),
        FenErrorKind::ManOnPromotionRow { square, color } => {
            say().fen_man_is_crowned(crate::words::common::side(*color), square.to_string())
        }
        FenErrorKind::Trailing => say().fen_trailing(),
    }
}

/// What is wrong with a position of the Hub protocol.
#[must_use]
pub fn hub_error(error: &HubError) -> String {
    let letter = |letter: &char| letter.escape_debug().to_string();
    match error {
        HubError::Length { expected, found } => say().hub_length(*expected, *found),
        HubError::Side(found) => say().at_column(1, say().hub_side_expected(letter(found))),
        HubError::Letter { column, found } => say().at_column(*column, say().hub_letter_expected(letter(found))),
        HubError::Setup { column, reason } => say().at_column(*column, setup_error(reason)),
    }
}

/// What is wrong with a position that another program has sent.
#[must_use]
pub fn bad_position(error: &BadPosition) -> String {
    match error {
        BadPosition::Start(error) => hub_error(error),
        BadPosition::Move(error) => move_error(error),
    }
}

/// Why a piece cannot be put on a board.
#[must_use]
pub fn setup_error(error: &SetupError) -> String {
    match error {
        SetupError::NoSuchSquare { number, last } => say().setup_no_square(*number, *last),
        SetupError::Overlap { number } => say().setup_square_twice(*number),
        SetupError::ManOnPromotionRow { number, color } => {
            say().setup_man_is_crowned(crate::words::common::side(*color), *number)
        }
    }
}

/// A name that is not a variant.
#[must_use]
pub fn unknown_variant(UnknownVariant(name): &UnknownVariant) -> String {
    say().unknown_variant(name)
}
