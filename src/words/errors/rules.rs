//! What is wrong with moves, positions and their text.

use damier_engine::hub::BadPosition;
use damier_rules::notation::{FenError, FenErrorKind, HubError, IllegalReason, MoveError, MoveSyntaxError, SquareText};
use damier_rules::{BoardSize, Color, Piece, SetupError, UnknownVariant};

/// Why a move is refused that was read from a text.
#[must_use]
pub fn move_error(error: &MoveError) -> String {
    match error {
        MoveError::Unreadable { text, reason } => format!("{text:?} is not a move: {}", move_syntax_error(reason)),
        MoveError::NoSuchSquare { square, size } => {
            format!("there is no square {square} on this board: squares are {}", squares_of(*size))
        }
        MoveError::NoSuchPiece { square, found, side, king_named } => {
            no_such_piece(*square, *found, *side, *king_named)
        }
        MoveError::Ambiguous { text, candidates } => format!("{text} can be {}: say which", either(candidates)),
        MoveError::Illegal { text, reason } => format!("{text} {}", illegal_reason(reason)),
    }
}

/// Why a move is refused that a player has typed. Elsewhere than in files a column says little.
#[must_use]
pub fn typed_move_error(error: &MoveError) -> String {
    match error {
        MoveError::Unreadable { text, reason: MoveSyntaxError::NumberTooLarge { .. } } => no_such_number(text),
        _ => move_error(error),
    }
}

/// Why an answer is no move at all.
#[must_use]
pub fn typed_syntax_error(text: &str, error: &MoveSyntaxError) -> String {
    match error {
        MoveSyntaxError::NumberTooLarge { .. } => no_such_number(text),
        _ => move_syntax_error(error),
    }
}

/// The first number of more than two digits is the one that no board has.
fn no_such_number(text: &str) -> String {
    let mut numbers = text.split(|letter: char| !letter.is_ascii_digit());
    format!("There is no square {}.", numbers.find(|number| number.len() > 2).unwrap_or(text))
}

fn move_syntax_error(error: &MoveSyntaxError) -> String {
    let what = match error {
        MoveSyntaxError::Empty => "no move: write one like 32-28 or c3-d4",
        MoveSyntaxError::NotASquare { .. } => "expected a square, like 28 or c3",
        MoveSyntaxError::NumberTooLarge { .. } => "no board has a square of this number",
        MoveSyntaxError::OneSquare { .. } => "one square is not a move, write from and to, like 32-28 or c3-d4",
        MoveSyntaxError::Trailing { .. } => "the move ends here, what follows does not belong to it",
        MoveSyntaxError::DashAfterMove { .. } => "a move without capture has two squares; write captures with x",
        MoveSyntaxError::TooLong { .. } => "no capture is as long as this",
    };
    error.column().map_or_else(|| what.to_owned(), |column| at_column(column, what))
}

fn at_column(column: usize, what: &str) -> String {
    format!("column {column}: {what}")
}

const fn squares_of(size: BoardSize) -> &'static str {
    match size {
        BoardSize::Ten => "1 to 50",
        BoardSize::Eight => "the dark ones of a1 to h8, or 1 to 32",
    }
}

fn no_such_piece(square: SquareText, found: Option<Piece>, side: Color, king_named: bool) -> String {
    match found {
        None => format!("there is no piece on {square}"),
        Some(piece) if piece.color != side => {
            format!("the piece on {square} is {}'s, and {side} is to move", piece.color)
        }
        Some(_) if king_named => format!("the piece on {square} is a man, not a king"),
        Some(_) => format!("the piece on {square} cannot move so"),
    }
}

fn illegal_reason(reason: &IllegalReason) -> String {
    match reason {
        IllegalReason::Occupied(square) => format!("is not possible: square {square} is occupied"),
        IllegalReason::CaptureCompulsory(captures) => {
            format!("is not legal: captures are compulsory, take with {}", either(captures))
        }
        IllegalReason::ManStep => "is not legal: a man moves one square diagonally forward".to_owned(),
        IllegalReason::ManBackward => "is not legal: a man moves forward only, it goes back only to capture".to_owned(),
        IllegalReason::KingOffDiagonal => "is not legal: a king moves along a diagonal".to_owned(),
        IllegalReason::KingBlocked(square) => format!("is not possible: the piece on {square} is in the way"),
        IllegalReason::TakesNothing { from, to } => {
            format!("takes nothing: no piece of the opponent can be jumped between {from} and {to}")
        }
        IllegalReason::JumpsOwn(square) => format!("is not possible: it would jump its own piece on {square}"),
        IllegalReason::JumpsTwice(square) => {
            format!("is not possible: the piece on {square} may be jumped only once, and stays until the capture ends")
        }
        IllegalReason::NoRoomBehind(square) => {
            format!("is not possible: there is no free square right behind {square}")
        }
        IllegalReason::ManJumpsTooFar => {
            "is not possible: a man jumps an adjacent piece and lands right behind it".to_owned()
        }
        IllegalReason::Majority { takes, most, best } => {
            format!("takes {}; majority rule: {} takes {}", in_words(*takes), either(best), in_words(*most))
        }
        IllegalReason::GoesOn(captures) => format!("stops too early: the capture goes on: {}", either(captures)),
        IllegalReason::LandsBesideTheWay(captures) => {
            format!("is not legal: the king has to land where it can go on capturing, {}", either(captures))
        }
        IllegalReason::NoSuchWay { from, to, ways } => {
            format!("goes a way that no capture goes; from {from} to {to} there is {}", either(ways))
        }
        IllegalReason::NoMoves(side) => format!("is not possible: {side} has no move left and has lost"),
        IllegalReason::NoSuchDigits => "is not a legal move, wherever the digits are divided".to_owned(),
    }
}

/// `a`, `a or b`, `a, b or c`.
fn either(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} or {last}", first.join(", ")),
    }
}

/// Small numbers in words.
fn in_words(number: u32) -> String {
    const WORDS: [&str; 13] =
        ["none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
    usize::try_from(number)
        .ok()
        .and_then(|number| WORDS.get(number))
        .map_or_else(|| number.to_string(), |&word| word.to_owned())
}

/// What is wrong with a FEN, and where.
#[must_use]
pub fn fen_error(error: &FenError) -> String {
    format!("FEN {}", at_column(error.column, &fen_error_kind(&error.kind)))
}

fn fen_error_kind(kind: &FenErrorKind) -> String {
    match kind {
        FenErrorKind::NoSide => "expected the side to move, W or B".to_owned(),
        FenErrorKind::NoColon => "expected a colon before the next part, like W:W31-50:B1-20".to_owned(),
        FenErrorKind::NoColor => "expected W or B and the squares of that side, or a counter like H0 or F1".to_owned(),
        FenErrorKind::NoSquare => "expected a square, like 28, K28 or c3".to_owned(),
        FenErrorKind::NoSuchSquare { square, size } => {
            format!("there is no square {square}: squares are {}", squares_of(*size))
        }
        FenErrorKind::BadRange => "a range of squares runs from a number to a larger one, like 31-50".to_owned(),
        FenErrorKind::NoComma => "expected a comma before the next square or a colon before the next part".to_owned(),
        FenErrorKind::NoNumber(counter) => format!("expected a number after {counter}"),
        FenErrorKind::CounterTwice(counter) => format!("{counter} is given twice: leave one out"),
        FenErrorKind::Overlap(square) => format!("square {square} is given twice: leave one out"),
        FenErrorKind::ManOnPromotionRow { square, color } => {
            format!("a man of {color} cannot stand on {square}, where it is crowned: write K{square}")
        }
        FenErrorKind::Trailing => "the position ends before this: leave it out".to_owned(),
    }
}

/// What is wrong with a position of the Hub protocol.
#[must_use]
pub fn hub_error(error: &HubError) -> String {
    match error {
        HubError::Length { expected, found } => {
            format!("a position of this board has {expected} letters, this one has {found}")
        }
        HubError::Side(found) => at_column(1, &format!("expected the side to move, W or B, found {found:?}")),
        HubError::Letter { column, found } => at_column(*column, &format!("expected w, b, W, B or e, found {found:?}")),
        HubError::Setup { column, reason } => at_column(*column, &setup_error(reason)),
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
        SetupError::NoSuchSquare { number, last } => {
            format!("there is no square {number} on this board: squares are 1-{last}")
        }
        SetupError::Overlap { number } => format!("square {number} is given twice"),
        SetupError::ManOnPromotionRow { number, color } => format!(
            "a {} man cannot stand on {number}, the row on which it is crowned: make it a king",
            color.to_string().to_lowercase()
        ),
    }
}

/// A name that is no variant.
#[must_use]
pub fn unknown_variant(UnknownVariant(name): &UnknownVariant) -> String {
    format!("unknown variant \"{name}\": use international, russian or brazilian")
}
