//! Measures how fast a table of openings is opened and answers: `cargo bench -p damier-openings`.
//!
//! An answer must come within 1 ms.

use std::fs;

use damier_openings::OpeningTable;
use damier_rules::{AnyPosition, Variant};
use divan::{Bencher, black_box};

fn main() {
    divan::main();
}

/// The shipped table.
fn bytes() -> Vec<u8> {
    fs::read("../../openings/international.openings").unwrap_or_default()
}

#[divan::bench]
fn open(bencher: Bencher) {
    let bytes = bytes();
    bencher.bench(|| OpeningTable::open(black_box(&bytes)));
}

/// The moves of the start with their values.
#[divan::bench]
fn answer(bencher: Bencher) {
    let Ok(table) = OpeningTable::open(&bytes()) else { return };
    let start = AnyPosition::start(Variant::International);
    bencher.bench(|| {
        let moves = table.moves(black_box(&start));
        moves.iter().filter_map(|each| table.value(&each.after)).count()
    });
}
