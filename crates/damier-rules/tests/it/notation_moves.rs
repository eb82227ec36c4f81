//! Every legal move can be read back from every form in which it can be written, and every rejection gives the reason.

use crate::notation_support::{positions, said_all, setups};
use damier_rules::notation::{MoveError, MoveText, MoveWriter, SquareNames, read_fen, read_move, resolve, write_move};
use damier_rules::{AnyPosition, Move, Variant};
use proptest::prelude::*;

fn position(variant: Variant, fen: &str) -> AnyPosition {
    read_fen(fen, variant).expect("a FEN of these tests").position
}

/// The result of reading a move: the move in full, or the error with the rule that is broken.
fn said(variant: Variant, fen: &str, text: &str) -> String {
    let position = position(variant, fen);
    match read_move(&position, text) {
        Ok(found) => MoveWriter::of(variant).full(&position, found),
        Err(MoveError::Illegal { text, reason }) => format!("{text} {reason:?}"),
        Err(error) => said_all(&error),
    }
}

fn international(fen: &str, text: &str) -> String {
    said(Variant::International, fen, text)
}

fn russian(fen: &str, text: &str) -> String {
    said(Variant::Russian, fen, text)
}

fn has_twin(legal: &[Move], expected: Move) -> bool {
    legal.iter().any(|other| (other.from, other.to) == (expected.from, expected.to) && *other != expected)
}

fn check_every_form(position: &AnyPosition) -> Result<(), TestCaseError> {
    let legal = position.legal_moves();
    let usual = MoveWriter::of(position.variant());
    let numeric = usual.with_names(damier_rules::notation::numeric_names(position.variant()));
    for &expected in &legal {
        let mut forms = vec![write_move(position, expected)];
        for writer in [usual, numeric, usual.with_capture_sign(':'), usual.with_capture_sign('x')] {
            forms.push(writer.unambiguous(position, &legal, expected));
            let full = writer.full(position, expected);
            // A single jump has no squares in between that could distinguish it from a longer capture with the same
            // ends.
            let has_squares_between = full.matches(writer.capture_sign()).count() > 1;
            if has_squares_between || !has_twin(&legal, expected) {
                forms.push(full);
            }
            if expected.is_capture() {
                forms.push(writer.hub(expected));
            }
        }
        for form in &forms {
            prop_assert_eq!(read_move(position, form), Ok(expected), "{}", form);
        }
        if !expected.is_capture() {
            for form in [forms[0].replace('-', " "), forms[0].replace('-', " - "), forms[0].replace('-', "- ")] {
                prop_assert_eq!(read_move(position, &form), Ok(expected), "{}", form);
            }
        }
        let names = SquareNames::of(position.variant());
        let joined = format!("{}{}", names.text(expected.from), names.text(expected.to));
        match read_move(position, &joined) {
            Ok(found) => prop_assert_eq!((found.from, found.to), (expected.from, expected.to), "{}", joined),
            Err(MoveError::Ambiguous { candidates, .. }) => prop_assert!(candidates.len() > 1),
            Err(MoveError::Unreadable { .. }) => prop_assert!(joined.len() > 4 || joined.len() < 3),
            Err(error) => prop_assert!(false, "{}: {}", joined, error),
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: ProptestConfig::default().cases * 2, ..ProptestConfig::default() })]

    #[test]
    fn every_legal_move_is_read_in_every_form(position in positions()) {
        check_every_form(&position)?;
    }

    #[test]
    fn ends_alone_are_read_or_called_ambiguous(position in setups()) {
        let legal = position.legal_moves();
        let names = SquareNames::of(position.variant());
        for &expected in &legal {
            let text = format!("{}x{}", names.text(expected.from), names.text(expected.to));
            let twins = legal.iter().filter(|other| (other.from, other.to) == (expected.from, expected.to)).count();
            match read_move(&position, &text) {
                Ok(found) => prop_assert!(twins == 1 && found == expected),
                Err(MoveError::Ambiguous { candidates, .. }) => {
                    prop_assert_eq!(candidates.len(), twins);
                    for candidate in candidates {
                        prop_assert!(read_move(&position, &candidate).is_ok(), "{}", candidate);
                    }
                }
                Err(error) => prop_assert!(!expected.is_capture(), "{}", error),
            }
        }
    }

    #[test]
    fn any_two_or_three_squares_are_a_legal_move_or_refused_with_a_reason(
        position in positions(),
        squares in prop::collection::vec(1_u8..=52, 2..5),
        sign in prop::sample::select(vec!["-", "x", " "]),
    ) {
        let squares: Vec<String> = squares.iter().map(ToString::to_string).collect();
        let text = squares[..if sign == "x" { squares.len() } else { 2 }].join(sign);
        match read_move(&position, &text) {
            Ok(found) => prop_assert!(position.legal_moves().contains(&found)),
            Err(error) => prop_assert!(said_all(&error).len() > 10),
        }
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in "\\PC*", bytes in prop::collection::vec(any::<u8>(), 0..40)) {
        let position = AnyPosition::start(Variant::International);
        for text in [text.as_str(), &String::from_utf8_lossy(&bytes)] {
            let _ = read_move(&position, text);
        }
    }
}

const START: &str = "W:W31-50:B1-20";

#[test]
fn usual_forms_at_the_start() {
    for text in ["32-28", "32 28", "3228", "32 - 28", "32- 28", " 32-28 "] {
        assert_eq!(international(START, text), "32-28", "{text}");
    }
    for text in ["c3-d4", "c3d4", "C3-D4", "22-18", "2218", "22 18"] {
        assert_eq!(russian("W:W21-32:B1-12", text), "c3-d4", "{text}");
    }
}

/// The example of PDN 3.0: a king can go from 47 to 36 in two ways.
#[test]
fn an_ambiguous_capture_lists_its_candidates() {
    let fen = "W:WK47:B42,29,14,19,31";
    let position = position(Variant::International, fen);
    let ways: Vec<String> =
        position.legal_moves().iter().map(|&way| MoveWriter::of(Variant::International).full(&position, way)).collect();
    let error = read_move(&position, "47x36").unwrap_err();
    let MoveError::Ambiguous { candidates, .. } = &error else { panic!("{error}") };
    assert!(candidates.len() > 1, "{ways:?}");
    for candidate in candidates {
        assert_eq!(&international(fen, candidate), candidate);
    }
}

#[test]
fn digits_are_divided_where_only_one_way_is_legal() {
    assert_eq!(international("W:WK11:B1", "1116"), "11-16");
    // 1 to 12 or 11 to 2: both legal.
    let ambiguous = international("W:WK1,K11:B45", "112");
    assert_eq!(ambiguous, "ambiguous move 112");
    assert_eq!(international(START, "3299"), "3299 NoSuchDigits");
}

#[test]
fn unreadable_texts_are_told_from_illegal_moves() {
    assert_eq!(international(START, "hello"), "unreadable move \"hello\": column 1: expected a square");
    assert_eq!(international(START, "32-"), "unreadable move \"32-\": column 4: expected a square");
    assert_eq!(international(START, "57-52"), "no square 57 on the board");
}

#[test]
fn a_missing_piece_is_named() {
    assert_eq!(international(START, "28-23"), "no piece of White to be moved on 28");
    assert_eq!(international(START, "20-25"), "no piece of White to be moved on 20");
    assert_eq!(international(START, "K32-28"), "no piece of White to be moved on 32");
    assert_eq!(international("W:WK32:B1", "K32-28"), "32-28");
}

#[test]
fn quiet_moves_break_the_rule_that_is_named() {
    for (fen, text, reason) in [
        (START, "32-23", "32-23 ManStep"),
        (START, "37-32", "37-32 Occupied(32)"),
        ("W:W28:B1", "28-33", "28-33 ManBackward"),
        ("W:W28:B1", "28-39", "28-39 ManStep"),
        ("W:WK28:B1", "28-27", "28-27 KingOffDiagonal"),
        ("W:WK46,28:B1", "46-23", "46-23 KingBlocked(28)"),
        ("W:W28,45:B22", "45-40", "45-40 CaptureCompulsory([\"28x17\"])"),
        ("W:W28:B1", "28x23", "28x23 TakesNothing { from: 28, to: 23 }"),
        ("W:W:B1", "28-23", "no piece of White to be moved on 28"),
        ("W:W6,40:B1,2", "6x1", "6x1 Occupied(1)"),
    ] {
        assert_eq!(international(fen, text), reason, "{fen} {text}");
    }
}

#[test]
fn captures_break_the_rule_that_is_named() {
    for (fen, text, reason) in [
        // 31 can take two, 50 three.
        ("W:W31,41:B27,17,37,36,28", "41x32", "41x32 Unfinished([\"41x12\"])"),
        ("W:W31:B27,17", "31x22", "31x22 Unfinished([\"31x11\"])"),
        ("W:W31,50:B27,44,34,24", "31x22", "31x22 Majority { takes: 1, most: 3, best: [\"50x19\"] }"),
        ("W:W31,50:B27,18,44,34,24", "31x22x13", "31x22x13 Majority { takes: 2, most: 3, best: [\"50x19\"] }"),
        ("W:W28,22:BK50", "28x17", "28x17 JumpsOwn(22)"),
        ("W:W28:B22,17", "28x11", "28x11 NoRoomBehind(22)"),
        ("W:W33:B22,K50", "33x17", "33x17 ManJumpsTooFar"),
    ] {
        let said = international(fen, text);
        assert_eq!(said, reason, "{fen} {text}");
    }
}

#[test]
fn russian_captures_must_be_carried_through() {
    // The man takes c5 or continues.
    assert_eq!(russian("W:Wd4:Be5,e7", "d4:f6"), "d4:f6 Unfinished([\"d4:d8\"])");
    // The king must land on the square from which it can continue.
    let beside = russian("W:WKa1:Bb2,e7", "a1:c3");
    assert_eq!(beside, "a1:c3 DeadEndLanding([\"a1:d8\"])");
}

#[test]
fn hub_form_and_partial_paths_are_read() {
    let fen = "W:W28:B22,12,3";
    let hub = position(Variant::International, fen);
    let legal = hub.legal_moves();
    let text = MoveText::read("28x8x22x12").unwrap();
    let found = resolve(&hub, &legal, &text, SquareNames::of(Variant::International));
    assert_eq!(found.map(|found| found.captured.len()), Ok(2));
    let wrong = international(fen, "28x8x22x3");
    assert_eq!(wrong, "28x8x22x3 NoSuchWay { from: 28, to: 8, ways: [\"28x17x8\"] }");
    let quiet = international("W:WK46:B1", "46x28x5");
    assert_eq!(quiet, "46x28x5 TakesNothing { from: 46, to: 28 }");
}
