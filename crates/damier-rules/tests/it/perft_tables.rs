//! The counts of the crate against every row of the table of published counts.

use std::fmt::Write as _;

use damier_rules::notation::read_fen;
use damier_rules::perft::Leaves;
use damier_rules::{AnyPosition, Variant};

/// Rows with at most this many leaves are counted in bulk in every run; the larger ones are left to
/// [`every_published_count`].
const MAX_IN_BULK: u64 = 50_000_000;
/// The same for rows with every leaf made.
const MAX_MADE: u64 = 10_000_000;

struct Row {
    name: String,
    position: AnyPosition,
    depth: u32,
    leaves: u64,
}

fn rows() -> Vec<Row> {
    include_str!("../data/perft.csv")
        .lines()
        .skip(1)
        .map(|line| {
            // The position is the only quoted field, because it contains commas.
            let fields: Vec<&str> = line.splitn(3, '"').collect();
            let [variant, fen, numbers] = fields[..] else { unreachable!("{line}") };
            let variant: Variant = variant.trim_end_matches(',').parse().expect(line);
            let mut numbers = numbers.trim_start_matches(',').split(',').map(str::parse::<u64>);
            let mut number = || numbers.next().expect(line).expect(line);
            let depth = u32::try_from(number()).expect(line);
            let position = read_fen(fen, variant).expect(line).position;
            Row { name: format!("{variant} {fen} depth {depth}"), position, depth, leaves: number() }
        })
        .collect()
}

/// Counts the rows of these sizes in one way and reports all wrong counts.
fn count_rows(leaves: Leaves, threads: usize, sizes: std::ops::RangeInclusive<u64>, at_least: usize) {
    let (mut wrong, mut counted) = (String::new(), 0);
    for row in rows().iter().filter(|row| sizes.contains(&row.leaves)) {
        let count = row.position.perft(row.depth, leaves, threads);
        if count != row.leaves {
            writeln!(wrong, "{}: {count}, not {}", row.name, row.leaves).expect("writing to a string cannot fail");
        }
        counted += 1;
    }
    assert!(wrong.is_empty(), "{leaves:?} with {threads} threads:\n{wrong}");
    assert!(counted >= at_least, "only {counted} rows were counted");
}

#[test]
fn the_table_has_all_variants() {
    for variant in Variant::ALL {
        let rows = rows();
        assert!(rows.iter().filter(|row| row.position.variant() == variant).count() >= 78);
        let start = AnyPosition::start(variant);
        assert!(rows.iter().any(|row| row.position == start && row.depth >= 11), "{variant} from the start");
    }
}

#[test]
fn counts_in_bulk() {
    count_rows(Leaves::InBulk, 1, 0..=MAX_IN_BULK, 260);
}

#[test]
fn counts_with_every_leaf_made() {
    count_rows(Leaves::Made, 1, 0..=MAX_MADE, 260);
}

#[test]
fn counts_with_several_threads() {
    count_rows(Leaves::InBulk, 2, 0..=MAX_MADE, 260);
    count_rows(Leaves::Made, 3, 0..=1_000_000, 240);
}

/// All rows in every way, 12,661 million leaves each time:
/// `cargo test --release --test it perft_tables -- --ignored`
#[test]
#[ignore = "takes minutes in a release build"]
fn every_published_count() {
    count_rows(Leaves::InBulk, 1, 0..=u64::MAX, 284);
    count_rows(Leaves::Made, 1, 0..=u64::MAX, 284);
    count_rows(Leaves::InBulk, 2, 0..=u64::MAX, 284);
}
