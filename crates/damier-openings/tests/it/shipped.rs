//! The shipped tables hold what was counted.

use std::fs;

use damier_openings::OpeningTable;
use damier_rules::notation::read_line;
use damier_rules::{AnyPosition, Variant};

/// The most bytes of all tables together.
const MAX_BYTES: usize = 300_000;

fn bytes(variant: Variant) -> Vec<u8> {
    fs::read(format!("{}/../../openings/{variant}.openings", env!("CARGO_MANIFEST_DIR"))).unwrap()
}

#[test]
fn they_can_be_opened_and_are_small() {
    let tables = Variant::ALL.map(|variant| (variant, bytes(variant)));
    for (variant, bytes) in &tables {
        let table = OpeningTable::open(bytes).unwrap();
        assert_eq!(table.variant(), *variant);
        assert!(!table.moves(&AnyPosition::start(*variant)).is_empty());
    }
    assert!(tables.iter().map(|(_, bytes)| bytes.len()).sum::<usize>() <= MAX_BYTES);
}

#[test]
fn replies_are_counted_as_by_another_program() {
    // Counted in the same games of people by a program written for that purpose, which knew 4,783 of the 4,786.
    let table = OpeningTable::open(&bytes(Variant::International)).unwrap();
    let counted = [
        ("32-28 17-22", 781),
        ("32-28 19-23", 615),
        ("32-28 18-23", 444),
        ("32-28 17-21", 376),
        ("33-29 17-22", 259),
        ("34-29 19-23", 165),
        ("33-28 18-22", 143),
        ("31-27 19-23", 79),
    ];
    let start = AnyPosition::start(Variant::International);
    for (line, games) in counted {
        let moves = read_line(start, line.split(' ')).unwrap();
        let position = start.play_unchecked(moves[0]);
        let row = table.moves(&position).iter().find(|each| each.played == moves[1]).unwrap();
        let counts = row.counts;
        assert!((counts.unselected + counts.selected).abs_diff(games) <= 3, "{line}: {counts:?}");
    }
}

#[test]
fn every_marked_move_allows_a_legal_shot() {
    let table = OpeningTable::open(&bytes(Variant::International)).unwrap();
    let marked = table.positions().flat_map(|(position, _)| table.moves(position)).filter(|each| each.shot.is_some());
    let mut count = 0;
    for each in marked {
        assert!(each.shot.is_some_and(|shot| each.after.is_legal(shot)), "{each:?}");
        count += 1;
    }
    assert_eq!(count, table.shot_count());
    assert!(count > 0);
}
