//! Measures how fast moves are generated: `cargo bench -p damier-rules --bench perft`. Items per second are leaves.

use damier_rules::notation::read_fen;
use damier_rules::perft::Leaves;
use damier_rules::{AnyPosition, Variant};
use divan::Bencher;
use divan::counter::ItemsCount;

fn main() {
    divan::main();
}

/// A standard benchmark tree.
#[derive(Clone, Copy, Debug)]
enum Tree {
    InternationalStart,
    /// Two black kings among seventeen white pieces, one of them a king.
    InternationalKings,
    RussianStart,
    BrazilianStart,
}

impl Tree {
    const ALL: [Self; 4] =
        [Self::InternationalStart, Self::InternationalKings, Self::RussianStart, Self::BrazilianStart];
    const KINGS: &str = "B:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46:BK17,K24";

    fn position(self) -> AnyPosition {
        match self {
            Self::InternationalStart => AnyPosition::start(Variant::International),
            Self::InternationalKings => {
                read_fen(Self::KINGS, Variant::International).expect("the position is well formed").position
            }
            Self::RussianStart => AnyPosition::start(Variant::Russian),
            Self::BrazilianStart => AnyPosition::start(Variant::Brazilian),
        }
    }

    /// The depth and the published number of leaves.
    const fn size(self) -> (u32, u64) {
        match self {
            Self::InternationalStart => (9, 41_022_423),
            Self::InternationalKings => (8, 86_724_219),
            Self::RussianStart => (11, 110_917_189),
            Self::BrazilianStart => (11, 105_491_257),
        }
    }
}

fn count(bencher: Bencher, tree: Tree, leaves: Leaves) {
    let (depth, expected) = tree.size();
    let position = tree.position();
    bencher.counter(ItemsCount::new(expected)).bench_local(|| {
        // A wrong count makes the speed meaningless.
        assert_eq!(divan::black_box(position).perft(depth, leaves, 1), expected);
    });
}

#[divan::bench(args = Tree::ALL, sample_count = 20, sample_size = 1)]
fn in_bulk(bencher: Bencher, tree: Tree) {
    count(bencher, tree, Leaves::InBulk);
}

#[divan::bench(args = Tree::ALL, sample_count = 20, sample_size = 1)]
fn made(bencher: Bencher, tree: Tree) {
    count(bencher, tree, Leaves::Made);
}
