//! Written answers: whether they are right, and if not, what the mistake is.

use super::Sign;
use damier_rules::notation::{MoveError, MoveSyntaxError, MoveText, Separator, SquareNames, SquareText, resolve};
use damier_rules::{AnyPosition, BoardSize, Move, Square, Variant};

/// Why a text is not an answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotAnAnswer {
    /// The text is not the name of a square.
    #[error("not a square: {text:?}")]
    NotASquare {
        /// The text.
        text: String,
        /// The board.
        size: BoardSize,
    },
    /// The text is not a sign.
    #[error("not a sign: {text:?}")]
    NotASign {
        /// The text.
        text: String,
        /// All signs that are asked.
        signs: Vec<String>,
    },
    /// The text is not a move.
    #[error("not a move: {text:?}")]
    NotAMove {
        /// The text.
        text: String,
        /// The error and its position.
        #[source]
        reason: MoveSyntaxError,
    },
}

/// A mistake in a written move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Slip {
    /// The text names no legal move, or more than one.
    Refused(MoveError),
    /// The text names another move.
    OtherMove,
    /// The move is a capture, but the sign is that of a quiet move.
    NoCaptureSign,
    /// There is no sign between the squares.
    NoSign,
}

/// Finds the mistake in a written move. `None` if there is none.
///
/// # Errors
///
/// If the text cannot be read as a move.
pub(super) fn slip(position: &AnyPosition, asked: Move, text: &str) -> Result<Option<Slip>, NotAnAnswer> {
    let read = MoveText::read(text).map_err(|reason| NotAnAnswer::NotAMove { text: text.trim().to_owned(), reason })?;
    let names = SquareNames::of(position.variant());
    let slip = match resolve(position, &position.legal_moves(), &read, names) {
        Err(error) => Some(Slip::Refused(error)),
        Ok(played) if played != asked => Some(Slip::OtherMove),
        Ok(played) => match read.separator() {
            Separator::Nothing | Separator::Digits => Some(Slip::NoSign),
            Separator::Dash if played.is_capture() => Some(Slip::NoCaptureSign),
            Separator::Dash | Separator::Capture => None,
        },
    };
    Ok(slip)
}

/// The sign given by a text. For a capture, both `x` and the colon are accepted.
///
/// # Errors
///
/// If it is not one of the signs that are asked.
pub(super) fn sign(variant: Variant, text: &str) -> Result<Sign, NotAnAnswer> {
    let written = text.trim().to_ascii_lowercase();
    if matches!(&*written, "x" | ":") {
        return Ok(Sign::Capture);
    }
    let found = Sign::ALL.into_iter().find(|sign| sign.text(variant) == written);
    found.ok_or_else(|| {
        let signs = Sign::ALL.map(|sign| sign.text(variant)).to_vec();
        NotAnAnswer::NotASign { text: text.trim().to_owned(), signs }
    })
}

/// The square with a name in the usual style of a variant: a number on 100 squares, a letter and a number on 64.
///
/// # Errors
///
/// If the board has no square with this name.
pub(super) fn square(variant: Variant, text: &str) -> Result<Square, NotAnAnswer> {
    let text = text.trim();
    let size = variant.board_size();
    let named = match size {
        BoardSize::Ten => text.parse().ok().map(SquareText::numeric),
        BoardSize::Eight => algebraic(text),
    };
    let square = named.and_then(|named| SquareNames::of(variant).square(named));
    square.ok_or_else(|| NotAnAnswer::NotASquare { text: text.to_owned(), size })
}

fn algebraic(text: &str) -> Option<SquareText> {
    let [file, rank] = *text.as_bytes() else { return None };
    let file = file.to_ascii_lowercase().checked_sub(b'a')?;
    SquareText::algebraic(file, rank.checked_sub(b'1')?)
}

/// Whether another legal move has the same ends, so that the ends alone do not identify this one.
pub(super) fn is_ambiguous(position: &AnyPosition, played: Move) -> bool {
    let twin = |other: &Move| other.from == played.from && other.to == played.to && *other != played;
    played.is_capture() && position.legal_moves().iter().any(twin)
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_rules::notation::{IllegalReason, MoveWriter, read_fen, read_move, write_move};

    fn answer(variant: Variant, fen: &str, asked: &str, text: &str) -> Result<Option<Slip>, NotAnAnswer> {
        let position = read_fen(fen, variant).unwrap().position;
        slip(&position, read_move(&position, asked).unwrap(), text)
    }

    #[test]
    fn a_move_has_to_be_written_as_the_rules_write_it() {
        // 28x19 is compulsory.
        let capture = |text| answer(Variant::International, "W:W28,32:B23", "28x19", text).unwrap();
        assert_eq!(capture("28x19"), None);
        assert_eq!(capture(" 28:19 "), None);
        assert_eq!(capture("28-19"), Some(Slip::NoCaptureSign));
        assert_eq!(capture("28 19"), Some(Slip::NoSign));
        assert_eq!(capture("2819"), Some(Slip::NoSign));
        let Some(Slip::Refused(MoveError::Illegal { reason, .. })) = capture("32-27") else {
            unreachable!("capturing is compulsory")
        };
        assert_eq!(reason, IllegalReason::CaptureCompulsory(vec!["28x19".to_owned()]));
        let quiet = |text| answer(Variant::International, "W:W32:B1", "32-28", text).unwrap();
        assert_eq!(quiet("32-28"), None);
        assert_eq!(quiet("32-27"), Some(Slip::OtherMove));
        assert!(matches!(quiet("32x28"), Some(Slip::Refused(_))));
    }

    #[test]
    fn an_ambiguous_capture_needs_its_way_or_what_it_takes() {
        // From the tests of notation: the king can go either way round and captures two men.
        let fen = "W:WK47:B42,29,14,19,31";
        let position = read_fen(fen, Variant::International).unwrap().position;
        let twins: Vec<Move> =
            position.legal_moves().into_iter().filter(|&played| is_ambiguous(&position, played)).collect();
        assert!(twins.len() >= 2);
        for &asked in &twins {
            let ends = slip(&position, asked, "47x36").unwrap();
            assert!(matches!(ends, Some(Slip::Refused(MoveError::Ambiguous { .. }))));
            let writer = MoveWriter::of(Variant::International);
            assert_eq!(slip(&position, asked, &write_move(&position, asked)), Ok(None));
            assert_eq!(slip(&position, asked, &writer.hub(asked)), Ok(None));
            let other = *twins.iter().find(|&&other| other != asked).unwrap();
            assert_eq!(slip(&position, asked, &writer.hub(other)), Ok(Some(Slip::OtherMove)));
        }
    }

    #[test]
    fn on_64_squares_names_have_letters() {
        let russian = |text| answer(Variant::Russian, "W:Wf2:Be3,c5", "f2:b6", text).unwrap();
        assert_eq!(russian("f2:b6"), None);
        assert_eq!(russian("f2xb6"), None);
        assert_eq!(russian("f2-b6"), Some(Slip::NoCaptureSign));
        let number = |text| square(Variant::Russian, text).map(|square| BoardSize::Eight.number(square)).ok();
        assert_eq!([number("a1"), number("H8"), number("b8"), number(" g1")], [Some(29), Some(4), Some(1), Some(32)]);
        assert_eq!([number("a2"), number("i1"), number("1"), number("c"), number("")], [None; 5]);
    }

    #[test]
    fn on_100_squares_names_are_numbers() {
        let number = |text| square(Variant::International, text).map(|square| BoardSize::Ten.number(square)).ok();
        assert_eq!([number("1"), number("07"), number("50")], [Some(1), Some(7), Some(50)]);
        assert_eq!([number("0"), number("51"), number("300"), number("c3"), number("-")], [None; 5]);
        let refused = NotAnAnswer::NotASquare { text: "57".to_owned(), size: BoardSize::Ten };
        assert_eq!(square(Variant::International, "57"), Err(refused));
    }
}
