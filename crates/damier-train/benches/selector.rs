//! Measures opening a pack of 100,000 puzzles, and choices among them.
//!
//! `cargo bench -p damier-train --bench selector`. The positions are those of random games, six from each; ratings and tags
//! are spread like those of the shipped puzzles. Target: a choice takes 5 ms at most.

#![allow(clippy::unwrap_used, reason = "a bench may panic")]

use std::collections::HashSet;
use std::sync::LazyLock;

use divan::{Bencher, black_box};
use rand::RngExt;

use damier_puzzles::pack::pack;
use damier_puzzles::record::{ChoiceRecord, id_of};
use damier_puzzles::{Collection, Goal, Rating, Record, Source, SourceKind, Status, Tag, Verification};
use damier_rules::notation::{write_fen, write_move};
use damier_rules::{AnyPosition, Variant};
use damier_train::history::History;
use damier_train::puzzle::choice::Aim;
use damier_train::puzzle::filter::{Filter, Length};
use damier_train::puzzle::selector::PuzzleSelector;

const PUZZLES: usize = 100_000;
const PLIES_OF_GAME: usize = 60;
const PLIES_BETWEEN_PUZZLES: usize = 10;

static PACK: LazyLock<Vec<u8>> = LazyLock::new(|| pack(Variant::International, records()).unwrap());

fn main() {
    println!("{} bytes a puzzle", PACK.len() / PUZZLES);
    divan::main();
}

fn records() -> Vec<Record> {
    let (mut random, mut records, mut known) = (etude::random(1), Vec::new(), HashSet::new());
    for game in 0_usize.. {
        let mut position = AnyPosition::start(Variant::International);
        let event = format!("engine against itself, seed 1, game {game}");
        for ply in 1..=PLIES_OF_GAME {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            if ply % PLIES_BETWEEN_PUZZLES == 0 && known.insert(id_of(&position)) {
                records.push(record(&position, &event, [random.random(), random.random()]));
            }
            if records.len() == PUZZLES {
                return records;
            }
            position = position.play_unchecked(moves[random.random_range(0..moves.len())]);
        }
    }
    records
}

fn record(position: &AnyPosition, event: &str, random: [u8; 2]) -> Record {
    let played = write_move(position, position.legal_moves()[0]);
    let [random, other] = random;
    let phase = ["opening", "middlegame", "endgame"][usize::from(random % 3)];
    let motif = ["direct", "promotion", "majority", "royal", "mazette"][usize::from(other % 5)];
    let tags =
        [Tag::Moves(1 + random % 4), Tag::Offers(other % 6), Tag::Gain(1 + other % 3), phase.into(), motif.into()];
    Record {
        id: id_of(position),
        variant: position.variant().name().to_owned(),
        fen: write_fen(position),
        previous: None,
        solution: vec![ChoiceRecord { played, replies: Vec::new(), finish: Vec::new() }],
        goal: Goal::Win,
        tags: tags.into(),
        rating: Rating { value: 800 + 7 * u16::from(random), deviation: 250 },
        source: Source { kind: SourceKind::SelfPlay, event: Some(event.to_owned()), ..Source::default() },
        verification: Verification { engine: "0.1.0".to_owned(), nodes: 250_000, margin: i32::from(other) + 80 },
        status: Status::Proven,
        merit: Some(random % 100),
        extra: serde_json::Map::new(),
    }
}

fn collection() -> Collection {
    let mut collection = Collection::default();
    collection.add_pack("shipped", &**PACK);
    assert_eq!(collection.entries().len(), PUZZLES);
    collection
}

#[divan::bench(sample_count = 20, sample_size = 1)]
fn open() {
    black_box(collection());
}

fn choose(bencher: Bencher, filter: &Filter) {
    let (mut selector, history) = (PuzzleSelector::of(collection(), 1, None), History::default());
    bencher.bench_local(|| selector.next_puzzle(&history, filter, Aim::default()).unwrap());
}

#[divan::bench(sample_count = 50, sample_size = 1)]
fn choice_among_all(bencher: Bencher) {
    choose(bencher, &Filter { variant: Some(Variant::International), ..Filter::default() });
}

#[divan::bench(sample_count = 50, sample_size = 1)]
fn choice_by_theme_and_length(bencher: Bencher) {
    let theme = Some("royal".into());
    choose(bencher, &Filter { theme, length: Some(Length::Exactly(2)), ..Filter::default() });
}
