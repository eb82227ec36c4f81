//! Measures how fast games are read and replayed: `cargo bench -p damier-rules --bench pdn`.
//!
//! The games come from the file named by `DAMIER_PDN`, otherwise from the sample of the tests. Items per second are
//! plies.

use std::fs;
use std::io::BufReader;

use damier_rules::notation::pdn::{PdnReader, Replay, Visitor, read_games};
use damier_rules::notation::{MoveWriter, SquareNames, push_fen};
use damier_rules::{AnyPosition, Variant};
use divan::Bencher;
use divan::counter::ItemsCount;

fn main() {
    divan::main();
}

fn games() -> Vec<u8> {
    let path = std::env::var("DAMIER_PDN").unwrap_or_else(|_| "tests/data/pdn/sample.pdn".to_owned());
    fs::read(&path).unwrap_or_default()
}

/// Reads without replaying: the cost of the text alone.
struct Ignore;

impl Visitor for Ignore {
    type Output = u64;

    fn end_game(&mut self, _result: Option<damier_rules::notation::pdn::GameResult>) -> u64 {
        0
    }
}

fn replay(text: &[u8]) -> u64 {
    let mut reader = PdnReader::new(BufReader::with_capacity(1 << 16, text));
    let mut visitor = Replay::new(Variant::International);
    let mut plies = 0;
    loop {
        match reader.read_game(&mut visitor) {
            Ok(Some(game)) => plies += u64::from(game.plies + game.variation_plies),
            Ok(None) => return plies,
            Err(_) => {}
        }
    }
}

#[divan::bench]
fn read_and_replay(bencher: Bencher) {
    let text = games();
    let plies = replay(&text);
    bencher.counter(ItemsCount::new(plies)).bench_local(|| replay(&text));
}

#[divan::bench]
fn read_only(bencher: Bencher) {
    let text = games();
    let plies = replay(&text);
    bencher.counter(ItemsCount::new(plies)).bench_local(|| {
        let mut reader = PdnReader::new(text.as_slice());
        while !matches!(reader.read_game(&mut Ignore), Ok(None)) {}
        reader.games()
    });
}

/// The positions of the first 100 games.
fn positions() -> Vec<AnyPosition> {
    const GAMES: usize = 100;
    let text = games();
    read_games(text.as_slice(), Variant::International)
        .flatten()
        .take(GAMES)
        .flat_map(|game| game.main_line().map(|id| game.node(id).position).collect::<Vec<_>>())
        .collect()
}

/// Writes every legal move of every position and the position after it. Items are positions.
#[divan::bench]
fn write_moves_and_positions(bencher: Bencher) {
    let positions = positions();
    bencher.counter(ItemsCount::new(positions.len())).bench_local(|| {
        let (mut legal, mut out) = (Vec::new(), String::new());
        for position in &positions {
            let writer = MoveWriter::of(position.variant());
            out.clear();
            legal.clear();
            position.legal_moves_into(&mut legal);
            for &each in &legal {
                writer.push(position, &legal, each, &mut out);
                push_fen(&position.play_unchecked(each), SquareNames::of(position.variant()), &mut out);
            }
        }
        out.len()
    });
}
