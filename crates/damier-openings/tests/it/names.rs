//! Names of positions.

use damier_openings::OpeningName;
use damier_rules::notation::{read_fen, read_line};
use damier_rules::{AnyPosition, Variant};

#[test]
fn every_named_line_is_legal() {
    for name in OpeningName::ALL {
        assert!(name.position().is_some(), "{name:?}");
    }
}

#[test]
fn no_two_names_share_a_position() {
    for (index, name) in OpeningName::ALL.iter().enumerate() {
        for other in &OpeningName::ALL[..index] {
            assert_ne!(name.position(), other.position(), "{name:?} {other:?}");
        }
    }
}

#[test]
fn a_position_has_its_name_however_it_was_reached() {
    // The position after 1.32-28 18-23, written down by hand.
    let fen = read_fen("W:W28,31,33-50:B1-17,19,20,23", Variant::International).unwrap();
    assert_eq!(OpeningName::of(&fen.position).map(|name| name.key), Some("chefneux"));
    assert_eq!(OpeningName::of(&fen.position.passed()), None, "the other side is to move");
    assert_eq!(OpeningName::of(&AnyPosition::start(Variant::Russian)), None);
    // No source names an opening of Brazilian draughts.
    let start = AnyPosition::start(Variant::Brazilian);
    let city = read_line(start, "c3-d4 d6-c5 b2-c3 f6-g5".split(' ')).unwrap();
    let city = city.into_iter().fold(start, |position, played| position.play_unchecked(played));
    assert_eq!(OpeningName::of(&city), None);
}

#[test]
fn a_line_has_the_last_name_on_its_way() {
    let start = AnyPosition::start(Variant::International);
    let line = read_line(start, "32-28 18-23 33-29 23x32 37x28 20-25 41-37".split(' ')).unwrap();
    let mut positions = vec![start];
    positions.extend(line.iter().scan(start, |position, &played| {
        *position = position.play_unchecked(played);
        Some(*position)
    }));
    let named = |plies: usize| OpeningName::of_line(positions[..=plies].iter()).map(|name| name.key);
    assert_eq!([1, 2, 5, 6, 7].map(named), [None, Some("chefneux"), Some("chefneux"), Some("fox"), Some("fox")]);
}
