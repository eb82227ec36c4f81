//! The shipped puzzles keep the promises of the collection's README.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests may fail the test")]

use damier::shipped;
use std::collections::HashSet;
use std::io::Write as _;

use damier_endings::Outcome;
use damier_puzzles::composition::source_game;
use damier_puzzles::record::equivalent_ids;
use damier_puzzles::thresholds::DEFAULT_NODES;
use damier_puzzles::verification::{Failure, Verifier};
use damier_puzzles::{Choice, Collection, Entry, Goal, LineError, Puzzle, Reached, Source, SourceKind};
use damier_rules::notation::pdn::Step;
use damier_rules::notation::write_fen;
use damier_rules::{AnyPosition, Color, PieceKind, Variant};
use etude::Random;
use rand::SeedableRng;
use rand::seq::SliceRandom;

/// The number of puzzles that every test run proves again, always the same ones: `damier puzzles verify --nodes 250000
/// --sample 200 --seed 1`. Without a seed that command samples at random.
const SAMPLE: usize = 200;
const SEED: u64 = 1;
/// Positions that each search of the last proof visited (`puzzles/README.md`).
const PROOF: u64 = 250_000;

#[test]
fn every_shipped_record_is_a_sound_puzzle() {
    let collection = shipped::collection();
    assert!(collection.bad_lines().is_empty(), "{:?}", collection.bad_lines());
    for (variant, least) in [(Variant::International, 15_000), (Variant::Russian, 7_000), (Variant::Brazilian, 5_000)] {
        let count = collection.entries().iter().filter(|entry| entry.variant == variant).count();
        assert!(count >= least, "{variant}: {count}");
    }
    let between_people = collection.entries().iter().filter(|entry| entry.source == SourceKind::Game).count();
    assert!(between_people >= 1_000, "{between_people}");
    for rating in (800..2_200).step_by(100) {
        let is_here = |entry: &&Entry| (rating..rating + 100).contains(&entry.rating.value);
        assert!(collection.entries().iter().any(|entry| is_here(&entry)), "nobody finds work at {rating}");
    }
    let mut ids = HashSet::new();
    for entry in collection.entries() {
        let record = collection.record(entry).unwrap();
        let puzzle = collection.puzzle(entry).unwrap();
        assert_eq!(record.fen, write_fen(&puzzle.position), "{}: FENs are canonical", entry.id);
        for id in equivalent_ids(&puzzle.position).into_iter().collect::<HashSet<_>>() {
            assert!(ids.insert(id), "{} or its reflection is there twice", entry.id);
        }
        assert!(!puzzle.position.must_capture(), "{}: the solver has no capture to make", entry.id);
        assert!((800..=2600).contains(&record.rating.value), "{}", entry.id);
        assert!(record.verification.nodes >= PROOF, "{}", entry.id);
        assert!(record.source.white.is_some() || record.source.event.is_some(), "{}: from a game", entry.id);
        assert_decides(&entry.id, &puzzle.position, &puzzle.solution);
        assert_reaches_goal(&puzzle);
    }
}

/// The moves of the source game, kept with the puzzle, lead to its previous move and position.
#[test]
fn every_puzzle_between_people_knows_its_game() {
    let collection = shipped::collection();
    for entry in collection.entries().iter().filter(|entry| entry.source == SourceKind::Game) {
        let puzzle = collection.puzzle(entry).unwrap();
        if puzzle.source.reached == Reached::Threat {
            assert_eq!((source_game(&puzzle), puzzle.previous), (None, None), "{}: no move led to it", entry.id);
            continue;
        }
        let (game, ply) = source_game(&puzzle).unwrap_or_else(|| panic!("{}: no game", entry.id));
        assert_eq!(*game.start(), AnyPosition::start(puzzle.position.variant()), "{}", entry.id);
        let line: Vec<_> = std::iter::once(game.root()).chain(game.main_line()).collect();
        let mut node = line[ply];
        if puzzle.source.reached == Reached::Avoided {
            assert_eq!(puzzle.source.ply, u16::try_from(ply + 1).ok(), "{}", entry.id);
            let avoided = Step::Move(puzzle.previous.unwrap());
            let after = game.node(node).children().iter().copied().find(|&child| game.node(child).step == avoided);
            let after = after.unwrap_or_else(|| panic!("{}: the avoided move is not there", entry.id));
            assert_ne!(line.get(ply + 1), Some(&after), "{}: it was not avoided", entry.id);
            node = after;
        } else if let Some(previous) = puzzle.previous {
            assert_eq!(game.node(node).step, Step::Move(previous), "{}", entry.id);
        }
        assert_eq!(game.node(node).position, puzzle.position, "{}", entry.id);
        let solution = game.node(node).children().iter().map(|&child| game.node(child).position);
        assert!(solution.clone().any(|after| after == puzzle.solution[0].after), "{}", entry.id);
        assert_eq!(solution.clone().collect::<HashSet<_>>().len(), solution.count(), "{}: twice the same", entry.id);
    }
}

/// Asserts that a turn is a decision with one right resulting position.
fn assert_decides(id: &str, position: &AnyPosition, choices: &[Choice]) {
    let right: HashSet<AnyPosition> = choices.iter().map(|choice| choice.after).collect();
    assert_eq!(right.len(), 1, "{id}: one right resulting position");
    assert!(
        position.legal_moves().iter().any(|&other| !right.contains(&position.play_unchecked(other))),
        "{id}: a decision"
    );
}

/// The advantage of one colour over the other: in pieces, and in men with a king counted as three.
fn balances(position: &AnyPosition, color: Color) -> [i32; 2] {
    let [own, other] = [color, !color].map(|color| {
        let kings = position.pieces(color, PieceKind::King).len().cast_signed();
        let pieces = position.all_pieces(color).len().cast_signed();
        [pieces, pieces + 2 * kings]
    });
    [own[0] - other[0], own[1] - other[1]]
}

/// Asserts that every line ends with the goal on the board.
fn assert_reaches_goal(puzzle: &Puzzle) {
    let color = puzzle.position.side_to_move();
    let before = balances(&puzzle.position, color);
    for end in ends(&puzzle.solution) {
        let over = end.legal_moves().is_empty() && end.side_to_move() != color;
        match puzzle.goal {
            Goal::Material { men } => {
                assert!(men >= 1);
                let after = balances(&end, color);
                let won = (after[0] - before[0]).min(after[1] - before[1]);
                assert!(over || won >= i32::from(men), "{}: {won} men won, not {men}", puzzle.id);
            }
            Goal::Win => {
                let answer = crate::TABLES.of(end.variant()).probe(&end, 0).map(|answer| answer.outcome);
                let won = if end.side_to_move() == color { Outcome::Win } else { Outcome::Loss };
                assert!(over || answer == Some(won), "{}", puzzle.id);
            }
            Goal::Promote | Goal::Draw => {}
            Goal::Book => panic!("{}: a card of a repertoire is shipped", puzzle.id),
        }
    }
}

/// The goals of three puzzles counted the men won but not the king given up for them.
#[test]
fn a_goal_that_forgets_a_king_is_found_out() {
    let collection = shipped::collection();
    let mut verifier = Verifier::new(DEFAULT_NODES, &crate::TABLES);
    for (id, right) in [("i72f57bbcd63f", 1), ("ic64ed241ccee", 2), ("r55cc7b995bdc", 1)] {
        let mut puzzle = collection.puzzle(collection.find(id).unwrap()).unwrap();
        assert_eq!(puzzle.goal, Goal::Material { men: right }, "{id}");
        verifier.verify(&puzzle).unwrap_or_else(|failure| panic!("{id}: {failure}"));
        puzzle.goal = Goal::Material { men: right + 1 };
        assert!(matches!(verifier.verify(&puzzle), Err(Failure::GoalMissed { .. })), "{id}");
    }
}

fn ends(choices: &[Choice]) -> Vec<AnyPosition> {
    let mut found = Vec::new();
    for choice in choices {
        if choice.replies.is_empty() {
            found.push(choice.finish.iter().fold(choice.after, |position, &played| position.play_unchecked(played)));
        }
        for reply in &choice.replies {
            if reply.next.is_empty() {
                found.push(reply.after);
            }
            found.extend(ends(&reply.next));
        }
    }
    found
}

#[test]
fn a_sample_is_proven_again() {
    let collection = shipped::collection();
    let mut entries: Vec<&Entry> = collection.entries().iter().collect();
    entries.shuffle(&mut Random::seed_from_u64(SEED));
    entries.truncate(SAMPLE);
    let failures: Vec<String> = std::thread::scope(|scope| {
        let parts = entries.chunks(SAMPLE.div_ceil(2)).map(|part| {
            let collection = &collection;
            scope.spawn(move || {
                let mut verifier = Verifier::new(PROOF, &crate::TABLES);
                let fails = |entry: &&Entry| {
                    let failure = verifier.verify(&collection.puzzle(entry).unwrap()).err()?;
                    Some(format!("{}: {failure}", entry.id))
                };
                part.iter().filter_map(fails).collect::<Vec<_>>()
            })
        });
        let parts: Vec<_> = parts.collect();
        parts.into_iter().flat_map(|part| part.join().unwrap()).collect()
    });
    assert!(failures.is_empty(), "{failures:#?}");
}

#[test]
fn a_wrong_record_is_found_out() {
    let collection = shipped::collection();
    let mut verifier = Verifier::new(DEFAULT_NODES, &crate::TABLES);
    let mut caught = 0;
    for entry in collection.entries().iter().take(10) {
        let mut puzzle = collection.puzzle(entry).unwrap();
        let right = puzzle.solution[0].after;
        let wrong =
            puzzle.position.legal_moves().into_iter().find(|&other| puzzle.position.play_unchecked(other) != right);
        let played = wrong.unwrap();
        let after = puzzle.position.play_unchecked(played);
        puzzle.solution = vec![Choice { candidate: played, after, replies: Vec::new(), finish: Vec::new() }];
        caught += usize::from(verifier.verify(&puzzle).is_err());
    }
    assert_eq!(caught, 10);
}

#[test]
fn bad_lines_are_skipped_and_named() {
    let mut file = tempfile::NamedTempFile::new().unwrap();
    let shipped = shipped::collection();
    let good = serde_json::to_string(&shipped.record(&shipped.entries()[0]).unwrap()).unwrap();
    writeln!(file, "{good}\n\n{{\"id\":3}}\nnot json\n{good}").unwrap();
    let mut collection = Collection::default();
    collection.add_file(file.path()).unwrap();
    assert_eq!(collection.entries().len(), 1);
    let lines: Vec<usize> = collection.bad_lines().iter().map(|bad| bad.line).collect();
    assert_eq!(lines, [3, 4, 5], "{:?}", collection.bad_lines());
    assert!(matches!(collection.bad_lines()[2].reason, LineError::Known(_)));
    assert!(collection.find(&shipped.entries()[0].id).is_some());
    assert!(Collection::default().add_file(std::path::Path::new("/no/such/file")).is_err());
}

#[test]
fn a_shipped_puzzle_from_a_game_of_ones_own_is_both() {
    let mut collection = shipped::collection();
    let (entry, number) = (collection.entries()[0].clone(), collection.entries().len());
    let shipped = collection.record(&entry).unwrap();
    let mut own = shipped.clone();
    own.tags = vec!["kings".into(), "own-game".into()];
    own.rating.value = 2_000;
    own.source = Source { white: Some("Kees Mine".to_owned()), ..Source::default() };
    let line = serde_json::to_string(&own).unwrap() + "\n";
    collection.add_text("own puzzles", line.clone());
    let found = collection.find(&entry.id).unwrap();
    assert_eq!((collection.entries().len(), collection.bad_lines().len()), (number, 0));
    assert_eq!(found.rating, entry.rating);
    assert_eq!(*found.tags, [&entry.tags[..], &["own-game".into()]].concat());
    let record = collection.record(found).unwrap();
    assert_eq!((&record.source, &record.tags[..]), (&own.source, &*found.tags));
    assert_eq!((&record.solution, record.rating), (&shipped.solution, shipped.rating));
    // The second time it is already there.
    collection.add_text("own puzzles", line);
    assert!(matches!(collection.bad_lines()[0].reason, LineError::Known(_)));
}

#[test]
fn records_come_back_as_they_were_written() {
    let collection = shipped::collection();
    for entry in collection.entries() {
        let record = collection.record(entry).unwrap();
        let text = serde_json::to_string(&record).unwrap();
        assert_eq!(serde_json::from_str::<damier_puzzles::Record>(&text).unwrap(), record);
    }
}
