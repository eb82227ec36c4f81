//! The shipped puzzles are what the README of the collection promises.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests may fail the test")]

use std::collections::HashSet;
use std::io::Write as _;
use std::time::{Duration, Instant};

use damier::notation::write_fen;
use damier::puzzles::verification::Verifier;
use damier::puzzles::{Choice, Collection, Goal, Puzzle};
use damier::rules::AnyPosition;

/// Time that verifying a sample may take here.
const PATIENCE: Duration = Duration::from_secs(8);
/// Positions a search visits: as many as in mining.
const NODES: u64 = 50_000;

#[test]
fn every_shipped_record_is_a_sound_puzzle() {
    let collection = Collection::shipped();
    assert_eq!(collection.bad_lines(), []);
    assert!(collection.entries().len() >= 300, "{}", collection.entries().len());
    let (mut ids, mut positions) = (HashSet::new(), HashSet::new());
    for entry in collection.entries() {
        let record = collection.record(entry).unwrap();
        let puzzle = collection.puzzle(entry).unwrap();
        assert_eq!(record.fen, write_fen(&puzzle.position), "{}: FENs are canonical", entry.id);
        assert!(ids.insert(entry.id.clone()), "{} is there twice", entry.id);
        assert!(positions.insert(puzzle.position) && positions.insert(puzzle.position.flipped()), "{}", entry.id);
        assert!(!puzzle.position.must_capture(), "{}: the solver has no capture to make", entry.id);
        assert!((800..=2600).contains(&record.rating.value), "{}", entry.id);
        assert!(record.verification.nodes >= 4 * NODES, "{}", entry.id);
        assert!(record.source.white.is_some() || record.source.event.is_some(), "{}: from a game", entry.id);
        assert_decides(&entry.id, &puzzle.position, &puzzle.solution);
        assert_reaches_goal(&puzzle);
    }
}

/// The first move is a decision with one right resulting position, and it offers something.
fn assert_decides(id: &str, position: &AnyPosition, choices: &[Choice]) {
    let right: HashSet<AnyPosition> = choices.iter().map(|choice| choice.after).collect();
    assert_eq!(right.len(), 1, "{id}: one right resulting position");
    assert!(position.legal_moves().iter().any(|&other| !right.contains(&position.play(other))), "{id}: a decision");
    assert!(choices[0].after.must_capture(), "{id}: the opponent has to take");
}

/// Every line ends with the goal on the board.
fn assert_reaches_goal(puzzle: &Puzzle) {
    let color = puzzle.position.side_to_move();
    let balance = |position: &AnyPosition| {
        position.all_pieces(color).len().cast_signed() - position.all_pieces(!color).len().cast_signed()
    };
    let before = balance(&puzzle.position);
    for end in ends(&puzzle.solution) {
        let over = end.legal_moves().is_empty() && end.side_to_move() != color;
        match puzzle.goal {
            Goal::Material { men } => {
                assert!(men >= 1);
                assert!(over || balance(&end) - before >= i32::from(men), "{}", puzzle.id);
            }
            Goal::Win => assert!(over, "{}", puzzle.id),
            Goal::Promote | Goal::Draw => {}
        }
    }
}

fn ends(choices: &[Choice]) -> Vec<AnyPosition> {
    let mut found = Vec::new();
    for choice in choices {
        if choice.replies.is_empty() {
            found.push(choice.finish.iter().fold(choice.after, |position, &played| position.play(played)));
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
    let collection = Collection::shipped();
    let mut verifier = Verifier::new(4 * NODES);
    let (started, mut proven) = (Instant::now(), 0);
    let count = collection.entries().len();
    // A stride without common factor with the number of puzzles visits all of them in a scattered order.
    let mut index = 17 % count;
    while started.elapsed() < PATIENCE && proven < count.min(60) {
        let entry = &collection.entries()[index];
        let puzzle = collection.puzzle(entry).unwrap();
        verifier.verify(&puzzle).unwrap_or_else(|failure| panic!("{}: {failure}", entry.id));
        proven += 1;
        index = (index + 7_919) % count;
    }
    println!("{proven} puzzles proven in {:?}", started.elapsed());
    assert!(proven > 0);
}

#[test]
fn a_wrong_record_is_found_out() {
    let collection = Collection::shipped();
    let mut verifier = Verifier::new(NODES);
    let mut caught = 0;
    for entry in collection.entries().iter().take(10) {
        let mut puzzle = collection.puzzle(entry).unwrap();
        let right = puzzle.solution[0].after;
        let wrong = puzzle.position.legal_moves().into_iter().find(|&other| puzzle.position.play(other) != right);
        let played = wrong.unwrap();
        let after = puzzle.position.play(played);
        puzzle.solution = vec![Choice { played, after, replies: Vec::new(), finish: Vec::new() }];
        caught += usize::from(verifier.verify(&puzzle).is_err());
    }
    assert_eq!(caught, 10);
}

#[test]
fn bad_lines_are_skipped_and_named() {
    let mut file = tempfile::NamedTempFile::new().unwrap();
    let shipped = Collection::shipped();
    let good = serde_json::to_string(&shipped.record(&shipped.entries()[0]).unwrap()).unwrap();
    writeln!(file, "{good}\n\n{{\"id\":3}}\nnot json\n{good}").unwrap();
    let mut collection = Collection::default();
    collection.add_file(file.path()).unwrap();
    assert_eq!(collection.entries().len(), 1);
    let lines: Vec<usize> = collection.bad_lines().iter().map(|bad| bad.line).collect();
    assert_eq!(lines, [3, 4, 5], "{:?}", collection.bad_lines());
    assert!(collection.bad_lines()[2].reason.contains("already"));
    assert!(collection.find(&shipped.entries()[0].id).is_some());
    assert!(Collection::default().add_file(std::path::Path::new("/no/such/file")).is_err());
}

#[test]
fn records_come_back_as_they_were_written() {
    let collection = Collection::shipped();
    for entry in collection.entries() {
        let record = collection.record(entry).unwrap();
        let text = serde_json::to_string(&record).unwrap();
        assert_eq!(serde_json::from_str::<damier::puzzles::Record>(&text).unwrap(), record);
    }
}
