//! Counting, packing and looking up.

use damier_openings::{Counts, GameGroup, OpeningTable, SearchedValue, TableBuilder, TableError};
use damier_rules::notation::{read_line, write_move};
use damier_rules::{AnyPosition, Move, Variant};

fn line(text: &str) -> Vec<Move> {
    read_line(AnyPosition::start(Variant::International), text.split(' ')).unwrap()
}

fn after(text: &str) -> AnyPosition {
    let start = AnyPosition::start(Variant::International);
    line(text).into_iter().fold(start, |position, played| position.play_unchecked(played))
}

fn of(games: &[(&str, GameGroup)]) -> TableBuilder {
    let mut builder = TableBuilder::new(Variant::International);
    for (moves, group) in games {
        builder.add(&line(moves), *group);
    }
    builder
}

/// The moves of a position with their games, as text.
fn rows(table: &OpeningTable, position: &AnyPosition) -> Vec<(String, u32, u32, u32)> {
    let row = |each: &damier_openings::PlayedMove| {
        let Counts { unselected, selected, programs } = each.counts;
        (write_move(position, each.played), unselected, selected, programs)
    };
    table.moves(position).iter().map(row).collect()
}

fn four_games() -> TableBuilder {
    of(&[
        ("32-28 19-23 28x19 14x23", GameGroup::Unselected),
        ("32-28 19-23 28x19 13x24", GameGroup::Selected),
        ("33-28 18-22 38-33", GameGroup::Selected),
        ("32-28 17-22", GameGroup::Programs),
    ])
}

#[test]
fn moves_are_counted_by_group_and_that_of_most_games_comes_first() {
    let table = four_games().table(1, 30);
    let start = AnyPosition::start(Variant::International);
    assert_eq!(rows(&table, &start), [("32-28".into(), 1, 1, 1), ("33-28".into(), 0, 1, 0)]);
    assert_eq!(rows(&table, &after("32-28")), [("19-23".into(), 1, 1, 0), ("17-22".into(), 0, 0, 1)]);
    assert_eq!(rows(&table, &after("31-26")), []);
}

#[test]
fn rare_positions_and_late_ones_are_left_out() {
    let table = four_games().table(2, 30);
    assert_eq!(rows(&table, &after("33-28")), [], "one game");
    assert_eq!(table.moves(&after("32-28 19-23 28x19")).len(), 2);
    assert_eq!(four_games().table(1, 1).len(), 3, "the start, and after the first moves");
}

#[test]
fn transpositions_are_one_position() {
    let table = of(&[
        ("32-28 20-25 37-32 15-20 41-37", GameGroup::Unselected),
        ("32-28 20-25 38-32 15-20", GameGroup::Unselected),
        ("31-26 20-25 32-28 15-20", GameGroup::Unselected),
        ("32-28 20-25 31-26 14-20", GameGroup::Unselected),
    ])
    .table(1, 30);
    let position = after("31-26 20-25 32-28");
    assert_eq!(position, after("32-28 20-25 31-26"));
    assert_eq!(rows(&table, &position), [("14-20".into(), 1, 0, 0), ("15-20".into(), 1, 0, 0)]);
}

#[test]
fn a_game_without_moves_counts_for_nothing() {
    assert!(of(&[]).table(1, 30).is_empty());
    let mut builder = of(&[]);
    builder.add(&[], GameGroup::Unselected);
    assert!(builder.table(1, 30).is_empty());
}

#[test]
fn a_packed_table_is_the_same_when_opened() {
    let mut table = four_games().table(1, 30);
    let values = [("32-28", -3, 20), ("33-28", 412, 24), ("32-28 17-22", -800, 21), ("33-28 18-22 38-33", 0, 30)];
    for (moves, centi_men, depth) in values {
        table.set_value(after(moves), SearchedValue { centi_men, depth });
    }
    // 31-26 was not played, 33-28 was; after neither does 18-23 win anything, which the table need not know.
    let start = AnyPosition::start(Variant::International);
    let [trap, played, shot] = ["31-26", "33-28", "31-26 18-23"].map(|moves| *line(moves).last().unwrap());
    assert!(table.set_shot(&start, trap, shot) && table.set_shot(&start, played, shot));
    assert_eq!(table.moves(&start).iter().map(|each| each.shot).collect::<Vec<_>>(), [None, Some(shot), Some(shot)]);
    assert!(!table.set_shot(&after("31-26"), shot, trap), "the position is not in the table");
    assert!(!table.set_shot(&start, shot, trap), "no move of White");
    let bytes = table.pack();
    let opened = OpeningTable::open(&bytes).unwrap();
    assert_eq!(opened, table);
    assert_eq!(opened.value(&after("32-28")), Some(SearchedValue { centi_men: -3, depth: 20 }));
    assert_eq!(opened.value(&after("32-28 19-23")), None);
    assert_eq!((opened.value_count(), opened.shot_count()), (4, 2));
    assert_eq!(opened.pack(), bytes);
}

#[test]
fn what_is_no_table_is_refused() {
    let bytes = four_games().table(1, 30).pack();
    let changed = |at: usize, to: u8| {
        let mut changed = bytes.clone();
        changed[at] = to;
        OpeningTable::open(&changed).unwrap_err()
    };
    assert_eq!(changed(0, b'X'), TableError::NotATable);
    assert_eq!(changed(7, 9), TableError::Version(9));
    assert_eq!(changed(8, 21), TableError::Variant);
    assert_eq!(changed(bytes.len() - 1, !bytes[bytes.len() - 1]), TableError::Damaged);
    assert_eq!(OpeningTable::open(&bytes[..bytes.len() - 1]).unwrap_err(), TableError::Damaged);
    assert_eq!(OpeningTable::open(&bytes[..5]).unwrap_err(), TableError::NotATable);
}
