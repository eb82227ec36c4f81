//! Measures probes, from memory and for the first time.
//!
//! `cargo bench -p damier-endings --bench endings`. The positions are random, with men and kings anywhere, captures
//! included, and in an order without locality: the worst case for the caches.

#[path = "../tests/it/endings_support/mod.rs"]
mod endings_support;

use divan::{Bencher, black_box, counter::ItemsCount};

use damier_endings::{Class, Tables};
use damier_rules::{AnyPosition, International, Position, Variant};
use endings_support::Numbers;

const POSITIONS: usize = 20_000;

fn main() {
    divan::main();
}

fn class(name: &str) -> Class {
    name.parse().expect("the name of a class")
}

/// Random positions of one class, or of all classes of four pieces, each class in proportion to its size.
fn positions(only: Option<&str>) -> Vec<AnyPosition> {
    let tables = Tables::new(Variant::International, None);
    let classes = only.map_or_else(|| Class::all(4), |name| vec![class(name)]);
    let weights = classes.iter().map(|class| (*class, tables.positions(*class)));
    let total: u64 = weights.clone().map(|(_, weight)| weight).sum();
    let mut numbers = Numbers(4);
    let count = |weight: u64| usize::try_from(POSITIONS as u64 * weight / total).unwrap_or(0);
    let drawn: Vec<(Class, usize)> = weights.map(|(class, weight)| (class, count(weight))).collect();
    let mut positions: Vec<AnyPosition> = drawn
        .into_iter()
        .flat_map(|(class, count)| std::iter::repeat_n(class, count))
        .map(|class| numbers.position(Variant::International, class))
        .collect();
    for place in (1..positions.len()).rev() {
        let other = usize::try_from(numbers.below(place as u64 + 1)).unwrap_or(0);
        positions.swap(place, other);
    }
    positions
}

fn international(positions: &[AnyPosition]) -> Vec<Position<International>> {
    positions
        .iter()
        .filter_map(|position| if let AnyPosition::International(position) = position { Some(*position) } else { None })
        .collect()
}

/// What an engine probes at a node.
#[divan::bench]
fn outcome_of_four_pieces(bencher: Bencher) {
    let positions = international(&positions(None));
    let tables = Tables::new(Variant::International, None);
    bencher
        .counter(ItemsCount::new(positions.len()))
        .bench(|| positions.iter().filter(|&position| tables.outcome(black_box(position)).is_some()).count());
}

/// The same without compulsory captures, which need a search.
#[divan::bench]
fn outcome_of_quiet_positions(bencher: Bencher) {
    let mut positions = international(&positions(None));
    positions.retain(|position| !position.must_capture());
    let tables = Tables::new(Variant::International, None);
    bencher
        .counter(ItemsCount::new(positions.len()))
        .bench(|| positions.iter().filter(|&position| tables.outcome(black_box(position)).is_some()).count());
}

/// Outcome, plies needed, slack and plies to the end.
#[divan::bench(args = ["KKK-K", "KKM-K", "KMM-K", "KM-KM"])]
fn probe(bencher: Bencher, class: &str) {
    let positions = positions(Some(class));
    let tables = Tables::new(Variant::International, None);
    bencher
        .counter(ItemsCount::new(positions.len()))
        .bench(|| positions.iter().filter(|&position| tables.probe(black_box(position), 7).is_some()).count());
}

/// The first probe of a class in a newly started program: one record verified, one segment unpacked.
#[divan::bench(args = ["KKK-K", "KKM-K", "KMM-K", "KM-MM", "KM-KM", "MM-MM"])]
fn first_probe(bencher: Bencher, class: &str) {
    let position = positions(Some(class)).into_iter().find(|position| !position.must_capture());
    let Some(position) = position else { return };
    bencher.bench(|| Tables::new(Variant::International, None).probe(black_box(&position), 0));
}

/// Both views of a class, unpacked completely.
#[divan::bench(args = ["KKK-K", "KKM-K", "KMM-K", "KM-MM", "KM-KM"], sample_count = 10, sample_size = 1)]
fn whole_class_unpacked(bencher: Bencher, class: &str) {
    let class = self::class(class);
    bencher.bench(|| Tables::new(Variant::International, None).unpack(class));
}
