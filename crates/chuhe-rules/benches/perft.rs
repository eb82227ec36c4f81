//! Measures how fast moves are generated: `cargo bench -p chuhe-rules --bench perft`. Items per second are leaves.

use chuhe_rules::{Position, perft};
use divan::{Bencher, counter::ItemsCount};

fn main() {
    divan::main();
}

const POSITIONS: [(&str, u32); 3] = [
    ("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w", 4),
    ("r1ba1a3/4kn3/2n1b4/pNp1p1p1p/4c4/6P2/P1P2R2P/1CcC5/9/2BAKAB2 w", 4),
    ("5a3/3k5/3aR4/9/5r3/5n3/9/3A1A3/5K3/2BC2B2 w", 5),
];

#[divan::bench(args = 0..3, sample_count = 5, sample_size = 1)]
fn leaves(bencher: Bencher, index: usize) {
    let (fen, depth) = POSITIONS[index];
    let Ok(position) = Position::from_fen(fen) else { return };
    bencher.counter(ItemsCount::new(perft(&position, depth))).bench_local(|| perft(&position, depth));
}
