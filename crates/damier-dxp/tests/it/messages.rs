//! Messages and their text. The layouts and examples are those of the protocol's author.

use damier_dxp::{BackReply, Message, MessageError, MoveNumber, Reason, Reply, Terms, TermsError};
use damier_rules::notation::read_fen;
use damier_rules::{AnyPosition, BoardSize, Color, SetupError, Variant};
use proptest::prelude::*;

use crate::support::{start, text};

const NAME: &str = "Moby Dam                        ";

fn from(text: &str) -> Result<Message, MessageError> {
    Message::read(text.as_bytes())
}

fn numbers(message: &Message) -> (u8, u8, Vec<u8>, u16) {
    let Message::Move { played, seconds } = message else { panic!("{message:?}") };
    let number = |square| BoardSize::Ten.number(square);
    (number(played.from), number(played.to), played.captured.into_iter().map(number).collect(), *seconds)
}

#[test]
fn the_moves_of_the_specification_are_read() {
    assert_eq!(numbers(&from("M0012061100").unwrap()), (6, 11, vec![], 12));
    let capture = from("M001205250422122320").unwrap();
    assert_eq!(numbers(&capture), (5, 25, vec![12, 20, 22, 23], 12));
    // The captured squares may come in any order; we write them ascending.
    assert_eq!(text(&capture), "M001205250412202223");
    assert_eq!(text(&from("M0012061100").unwrap()), "M0012061100");
}

#[test]
fn every_kind_is_read_and_written() {
    let game = |start| Terms::new(Color::Black, 20, 75, start).unwrap();
    let name = || "Moby Dam".to_owned();
    let odd = read_fen("B:W28,K46:BK5,19", Variant::International).unwrap().position;
    let squares = "eeeeZeeeeeeeeeeeeezeeeeeeeeweeeeeeeeeeeeeeeeeWeeee";
    for (message, written) in [
        (Message::Request { name: name(), terms: game(start()) }, format!("R01{NAME}Z020075A")),
        (Message::Request { name: name(), terms: game(odd) }, format!("R01{NAME}Z020075BZ{squares}")),
        (Message::Reply { name: name(), reply: Reply::Accepted }, format!("A{NAME}0")),
        (Message::Reply { name: name(), reply: Reply::OtherVersion }, format!("A{NAME}1")),
        (Message::Reply { name: name(), reply: Reply::NotThis }, format!("A{NAME}2")),
        (Message::Reply { name: name(), reply: Reply::None }, format!("A{NAME}3")),
        (Message::End { reason: Reason::Unknown, stops: false }, "E00".to_owned()),
        (Message::End { reason: Reason::Lost, stops: false }, "E10".to_owned()),
        (Message::End { reason: Reason::Drawn, stops: true }, "E21".to_owned()),
        (Message::End { reason: Reason::Won, stops: false }, "E30".to_owned()),
        (Message::Chat("Goed gespeeld!".to_owned()), "CGoed gespeeld!".to_owned()),
        (Message::Chat(String::new()), "C".to_owned()),
        (Message::Back(MoveNumber { number: 5, color: Color::Black }), "B005Z".to_owned()),
        (Message::BackReply(BackReply::Done), "K0".to_owned()),
        (Message::BackReply(BackReply::Unsupported), "K1".to_owned()),
        (Message::BackReply(BackReply::Refused), "K2".to_owned()),
    ] {
        assert_eq!(text(&message), written);
        assert_eq!(from(&written), Ok(message));
    }
    assert_eq!(format!("R01{NAME}Z020075A").len(), 43);
    assert_eq!(format!("R01{NAME}Z020075BZ{squares}").len(), 94);
}

#[test]
fn what_is_no_message_is_refused_with_its_reason() {
    let length = |kind, length| MessageError::Length { kind, length };
    let board = |letters: &str| format!("R01{NAME}Z020075BW{letters:e<50}");
    for (wrong, error) in [
        (String::new(), MessageError::Unknown('\0')),
        ("X".to_owned(), MessageError::Unknown('X')),
        ("r01".to_owned(), MessageError::Unknown('r')),
        ("R01".to_owned(), length('R', 3)),
        (format!("R01{NAME}Z020075"), length('R', 42)),
        (format!("R01{NAME}Z020075AA"), length('R', 44)),
        (format!("R01{NAME}Z020075B"), length('R', 43)),
        (format!("R02{NAME}Z020075A"), MessageError::Version(2)),
        (format!("R 1{NAME}Z020075A"), MessageError::Character(1)),
        (format!("R01{NAME}B020075A"), MessageError::Character(35)),
        (format!("R01{NAME}Z020075C"), MessageError::Character(42)),
        (format!("R01{NAME}Z2.5075A"), MessageError::Character(37)),
        (format!("R01{:32}Z020075A", ""), MessageError::Blank),
        (format!("R01{NAME}Z000075A"), TermsError::Minutes(0).into()),
        (board("w"), SetupError::ManOnPromotionRow { number: 1, color: Color::White }.into()),
        (board("eeeeeex"), MessageError::Character(50)),
        (board("eeeeeeeZ"), TermsError::Over.into()),
        (format!("A{NAME}4"), MessageError::Character(33)),
        (format!("A{NAME}"), length('A', 33)),
        (format!("A{NAME}00"), length('A', 35)),
        ("M00120611".to_owned(), length('M', 9)),
        ("M001206110".to_owned(), length('M', 10)),
        ("M001206110 ".to_owned(), MessageError::Character(10)),
        ("M0012005100".to_owned(), MessageError::Square(0)),
        ("M0012065100".to_owned(), MessageError::Square(51)),
        ("M001205250122".to_owned() + "23", length('M', 15)),
        ("M0012052502222".to_owned(), length('M', 14)),
        ("M00120525022222".to_owned(), MessageError::Twice(22)),
        ("M00120525990102".to_owned(), length('M', 15)),
        ("E4".to_owned(), MessageError::Character(1)),
        ("E0".to_owned(), length('E', 2)),
        ("E02".to_owned(), MessageError::Character(2)),
        ("E000".to_owned(), length('E', 4)),
        ("B05Z".to_owned(), MessageError::Character(3)),
        ("B005B".to_owned(), MessageError::Character(4)),
        ("K3".to_owned(), MessageError::Character(1)),
        ("K".to_owned(), length('K', 1)),
    ] {
        assert_eq!(from(&wrong), Err(error), "{wrong}");
    }
}

#[test]
fn what_comes_from_elsewhere_cannot_control_a_terminal() {
    let hostile = "C\u{1b}]0;x\u{7}a\u{1b}[2Jb\r\nc\u{202e}d";
    assert_eq!(from(hostile), Ok(Message::Chat("]0;xa[2Jbcd".to_owned())));
    let name = format!("A{:<32}0", "\u{1b}[31mred\t");
    assert_eq!(from(&name), Ok(Message::Reply { name: "[31mred".to_owned(), reply: Reply::Accepted }));
    // Neither UTF-8 nor ASCII.
    assert_eq!(Message::read(b"C\xe9t\xe9"), Ok(Message::Chat("\u{fffd}t\u{fffd}".to_owned())));
}

#[test]
fn what_we_send_is_ascii_of_the_right_length() {
    let name = "Ἀχιλλεύς, the fleet-footed, and company".to_owned();
    let sent = text(&Message::Reply { name, reply: Reply::Accepted });
    assert_eq!(sent.len(), 34);
    assert_eq!(sent, "A????????, the fleet-footed, and 0");
    assert_eq!(text(&Message::Reply { name: " \n ".to_owned(), reply: Reply::None }), format!("A{:<32}3", "?"));
    assert_eq!(text(&Message::Chat("a\0b\nc\u{1b}".to_owned())), "Cabc");
    assert_eq!(text(&Message::Chat("x".repeat(500))).len(), 127);
    let Ok(Message::Move { played, .. }) = from("M0012061100") else { panic!() };
    assert_eq!(text(&Message::Move { played, seconds: u16::MAX }), "M9999061100");
}

#[test]
fn terms_that_cannot_be_sent_cannot_be_made() {
    let terms = |minutes, moves, start| Terms::new(Color::White, minutes, moves, start);
    assert_eq!(terms(0, 75, start()), Err(TermsError::Minutes(0)));
    assert_eq!(terms(1000, 75, start()), Err(TermsError::Minutes(1000)));
    assert_eq!(terms(5, 1000, start()), Err(TermsError::Moves(1000)));
    let russian = AnyPosition::start(Variant::Russian);
    assert_eq!(terms(5, 75, russian), Err(TermsError::Variant(Variant::Russian)));
    let over = read_fen("W:W46:B41,37", Variant::International).unwrap().position;
    assert_eq!(terms(5, 75, over), Err(TermsError::Over));
    assert_eq!(terms(999, 0, start()).unwrap().moves(), None);
    assert_eq!(terms(1, 999, start()).unwrap().moves(), Some(999));
}

/// `B005Z` is the position in which Black is to make the fifth move: nine plies after a start with White.
#[test]
fn a_place_in_a_game_is_a_number_of_plies() {
    let place = |number, color| MoveNumber { number, color };
    for (place, first, plies) in [
        (place(1, Color::White), Color::White, 0),
        (place(1, Color::Black), Color::White, 1),
        (place(5, Color::Black), Color::White, 9),
        (place(1, Color::Black), Color::Black, 0),
        (place(2, Color::White), Color::Black, 1),
    ] {
        assert_eq!(place.plies(first), Some(plies));
        assert_eq!(MoveNumber::after(plies, first), Some(place));
    }
    assert_eq!(place(1, Color::White).plies(Color::Black), None);
    assert_eq!(place(0, Color::Black).plies(Color::White), None);
    assert_eq!(MoveNumber::after(1997, Color::White), Some(place(999, Color::Black)));
    assert_eq!(MoveNumber::after(1998, Color::White), None);
}

proptest! {
    /// What is read at all is read again from what we write.
    #[test]
    fn reading_and_writing_agree(bytes in prop::collection::vec(1_u8.., 0..130), kind in "[RAMECBK]") {
        let text = [kind.as_bytes(), &bytes].concat();
        if let Ok(message) = Message::read(&text) {
            let mut written = message.to_bytes();
            prop_assert_eq!(written.pop(), Some(0));
            let again = Message::read(&written).unwrap();
            prop_assert_eq!(again.to_bytes(), message.to_bytes());
        }
    }

    #[test]
    fn numbers_at_random_are_moves_or_refused(digits in "M[0-9]{10,24}") {
        if let Ok(message) = Message::read(digits.as_bytes()) {
            prop_assert_eq!(text(&message).len(), digits.len());
        }
    }
}
