//! Tests of moves entered in every way.

use super::*;
use damier_rules::Variant;
use damier_rules::notation::read_fen;

fn position(fen: &str) -> AnyPosition {
    read_fen(fen, Variant::International).unwrap().position
}

fn square(number: u8) -> Square {
    BoardSize::Ten.square(number).unwrap()
}

/// Two routes from 47 to 36, over 14 or over 19: the example of PDN 3.0.
const TWO_WAYS: &str = "W:WK47:B42,29,14,19,31";

#[test]
fn a_capture_asks_for_the_route_only_if_it_matters() {
    let position = position(TWO_WAYS);
    let mut entry = MoveEntry::new(BoardSize::Ten);
    assert_eq!(entry.update(&Action::Press(square(47)), &position, false), Entered::Pending);
    assert_eq!(entry.update(&Action::Press(square(36)), &position, false), Entered::Pending);
    let asked: Vec<Square> =
        entry.marks(&position).into_iter().filter(|(_, mark)| *mark == Mark::Target).map(|(at, _)| at).collect();
    assert!(asked.contains(&square(20)) && asked.contains(&square(24)), "{asked:?}");
    let Entered::Move(played) = entry.update(&Action::Press(square(20)), &position, false) else {
        panic!("one route is left");
    };
    assert!(played.captured.contains(square(14)));
}

#[test]
fn a_square_on_one_route_only_is_enough() {
    let position = position(TWO_WAYS);
    let mut entry = MoveEntry::new(BoardSize::Ten);
    entry.update(&Action::Press(square(47)), &position, false);
    let entered = entry.update(&Action::Press(square(24)), &position, false);
    assert!(matches!(entered, Entered::Move(played) if played.captured.contains(square(19))));
}

#[test]
fn a_piece_that_may_not_move_says_why() {
    let position = position("W:W28,46:B22");
    let mut entry = MoveEntry::new(BoardSize::Ten);
    entry.update(&Action::Press(square(46)), &position, false);
    assert_eq!(entry.problem(&position), Some("You must capture: 28.".to_owned()));
    entry.update(&Action::Do(Command::Cancel), &position, false);
    assert!(entry.is_empty());
}

#[test]
fn a_typed_move_that_cannot_be_made_says_why() {
    let position = AnyPosition::start(Variant::International);
    for (typed, said) in [
        ("32-278", "There is no square 278."),
        ("32-", "\"32-\" is not a move: expected a square like 28 or c3."),
        ("32-23", "32-23 is not legal: a man moves one square diagonally forward."),
    ] {
        let mut entry = MoveEntry::new(BoardSize::Ten);
        entry.update(&Action::Paste(typed.to_owned()), &position, false);
        assert_eq!(entry.update(&Action::Do(Command::Confirm), &position, false), Entered::Pending);
        assert_eq!(entry.problem(&position).as_deref(), Some(said));
    }
}

#[test]
fn a_move_may_be_typed_in_short_notation() {
    let start = AnyPosition::start(Variant::Russian);
    for (typed, said) in [
        ("c", "legal: c3-b4, c3-d4"),
        ("cd", "legal: c3-d4"),
        ("cd4", "Enter: c3-d4"),
        ("cx", "no legal move starts this way"),
    ] {
        let mut entry = MoveEntry::new(BoardSize::Eight);
        entry.update(&Action::Paste(typed.to_owned()), &start, false);
        assert_eq!(entry.input_line(&start).preview.text(), said, "{typed}");
    }
    let capture = read_fen("W:Wc3:Bd4,d6", Variant::Russian).unwrap().position;
    for typed in ["c:c7", "cc7", "cxc7"] {
        let mut entry = MoveEntry::new(BoardSize::Eight);
        entry.update(&Action::Paste(typed.to_owned()), &capture, false);
        assert_eq!(entry.input_line(&capture).preview.text(), "Enter: c3:c7", "{typed}");
        assert!(matches!(entry.update(&Action::Do(Command::Confirm), &capture, false), Entered::Move(_)));
    }
    let kings = read_fen("W:WKg3,Kg5:Ba7", Variant::Russian).unwrap().position;
    let mut entry = MoveEntry::new(BoardSize::Eight);
    entry.update(&Action::Paste("gh4".to_owned()), &kings, false);
    assert_eq!(entry.input_line(&kings).preview.text(), "legal: g3-h4, g5-h4");
    entry.update(&Action::Do(Command::Confirm), &kings, false);
    let said = "gh4 can mean g3-h4 or g5-h4: write one of them in full.";
    assert_eq!(entry.problem(&kings).as_deref(), Some(said));
}

#[test]
fn a_complete_move_says_that_enter_plays_it() {
    let position = AnyPosition::start(Variant::International);
    for (typed, said) in
        [("", "type it, or arrows and Enter"), ("32-2", "legal: 32-27, 32-28"), ("32-28", "Enter: 32-28")]
    {
        let mut entry = MoveEntry::new(BoardSize::Ten);
        entry.update(&Action::Paste(typed.to_owned()), &position, false);
        assert_eq!(entry.input_line(&position).preview.text(), said, "{typed}");
    }
}

#[test]
fn typed_text_is_compared_with_the_legal_moves_square_by_square() {
    for (typed, fits) in
        [("3", true), ("32", true), ("3228", true), ("32-", true), ("32 2", true), ("K32-28", true), ("3-2", false)]
    {
        assert_eq!(begins("32-28", typed), fits, "{typed}");
    }
    assert!(!begins("32-28", "32x"));
    assert!(begins("28x19", "28:1") && begins("28x19", "28-19"));
}

#[test]
fn typed_text_has_a_maximum_length() {
    let position = position(TWO_WAYS);
    let mut entry = MoveEntry::new(BoardSize::Ten);
    for _ in 0..100 {
        entry.update(&Action::Paste("28x17x8 ".to_owned()), &position, false);
    }
    assert!(entry.input_line(&position).typed.text().len() <= LONGEST);
}
