//! Mining finds puzzles in all its sources, gives the same results every time, and can be interrupted at any moment.

use std::collections::{HashMap, HashSet};
use std::fs;
use std::path::Path;
use std::sync::Arc;

use damier_endings::Outcome;
use damier_puzzles::composition::source_game;
use damier_puzzles::mining::{self, Effort, Journal, JournalError, Known, MinedGame, MiningSource};
use damier_puzzles::thresholds::MAX_PER_GAME;
use damier_puzzles::verification::Verifier;
use damier_puzzles::{Collection, Goal, Puzzle, Reached, Record, SourceKind};
use damier_rules::notation::pdn::read_games;
use damier_rules::notation::{read_move, write_move};
use damier_rules::{AnyPosition, Variant};

/// Positions that each search of a proof visits: few, to keep the tests fast.
const NODES: u64 = 4_000;
const EFFORT: Effort = Effort { nodes: NODES, hidden: false };

fn mined(source: &MiningSource, jobs: usize) -> Vec<(String, Vec<Record>)> {
    let mut found = Vec::new();
    mining::mine(source.tasks(), EFFORT, jobs, |finds| {
        found.push((finds.key, finds.records));
        true
    });
    found
}

#[test]
fn games_of_the_engine_hold_puzzles_in_every_variant_and_are_the_same_every_time() {
    for variant in Variant::ALL {
        let source = MiningSource::Levels { variant, seed: 5, games: 2 };
        let mut found = mined(&source, 2);
        found.sort_by_key(|(key, _)| key.clone());
        let mut alone = mined(&source, 1);
        alone.sort_by_key(|(key, _)| key.clone());
        assert!(found == alone, "{variant}: not reproducible");
        let records: Vec<&Record> = found.iter().flat_map(|(_, records)| records).collect();
        assert!(!records.is_empty(), "{variant}");
        for record in records {
            let puzzle = Puzzle::from_record(record).unwrap();
            assert_eq!((puzzle.position.variant(), record.source.kind), (variant, SourceKind::SelfPlay));
            assert!(Verifier::new(4 * NODES, &crate::TABLES).verify(&puzzle).is_ok(), "{}", record.id);
        }
    }
}

#[test]
fn a_hidden_shot_is_one_that_the_usual_search_does_not_find() {
    // The end of Heusdens - Georgiev, 1994. White avoided 18-12, which allows 37-26.
    let pdn = "[GameType \"20\"]\n[SetUp \"1\"]\n[FEN \"W:W16,18,20,21,48:B6,9,13,K37\"]\n\n1. 20-15 13x22 *";
    let game = read_games(pdn.as_bytes(), Variant::International).next().unwrap().unwrap();
    let source = MiningSource::Games(vec![Arc::new(MinedGame::from(&game))]);
    let ids = |hidden| {
        let mut found = Vec::new();
        mining::mine(source.tasks(), Effort { nodes: 250_000, hidden }, 1, |finds| {
            found.extend(finds.records.into_iter().map(|record| record.id));
            true
        });
        found
    };
    assert_eq!(ids(true), ["i839d670d43b7"]);
    assert!(!ids(false).contains(&"i839d670d43b7".to_owned()));
}

#[test]
fn puzzles_around_a_game_know_how_they_arise_from_it() {
    let source = MiningSource::Levels { variant: Variant::International, seed: 3, games: 6 };
    let mut counts = HashMap::new();
    for (_, records) in mined(&source, 2) {
        assert!(records.len() <= MAX_PER_GAME);
        for record in records {
            let (puzzle, source) = (Puzzle::from_record(&record).unwrap(), &record.source);
            let mut positions = vec![AnyPosition::start(Variant::International)];
            let mut moves = Vec::new();
            for text in source.moves.as_ref().unwrap().split(' ') {
                let position = positions[positions.len() - 1];
                moves.push(read_move(&position, text).unwrap());
                positions.push(position.play_unchecked(moves[moves.len() - 1]));
            }
            let ply = usize::from(source.ply.unwrap());
            let instead = |ply: usize| Some(write_move(&positions[ply], moves[ply]));
            match source.reached {
                Reached::Played => {
                    assert_eq!((puzzle.position, &source.played), (positions[ply], &None));
                    assert_eq!(puzzle.previous, ply.checked_sub(1).map(|last| moves[last]));
                }
                Reached::Avoided => {
                    let avoided = puzzle.previous.unwrap();
                    assert_eq!(puzzle.position, positions[ply - 1].play_unchecked(avoided));
                    assert!(positions[ply - 1].legal_moves().contains(&avoided));
                    assert_ne!(puzzle.position, positions[ply]);
                    assert_eq!(source.played, instead(ply - 1));
                    let (game, at) = source_game(&puzzle).unwrap();
                    assert_eq!((at, game.main_line().count()), (ply - 1, moves.len()));
                }
                Reached::Threat => {
                    assert_eq!((puzzle.position, puzzle.previous), (positions[ply].passed(), None));
                    assert_eq!(source.played, instead(ply));
                }
            }
            *counts.entry(source.reached).or_insert(0) += 1;
        }
    }
    assert!(counts.len() == 3, "{counts:?}");
}

#[test]
fn endings_are_what_the_tables_say() {
    for variant in Variant::ALL {
        let found = mined(&MiningSource::Endings { variant, seed: 2, batches: 12 }, 1);
        let records: Vec<Record> = found.into_iter().flat_map(|(_, records)| records).collect();
        let goals: HashSet<&str> =
            records.iter().map(|record| if record.goal == Goal::Win { "win" } else { "draw" }).collect();
        assert_eq!(goals.len(), 2, "{variant}: wins and draws");
        for record in records {
            let puzzle = Puzzle::from_record(&record).unwrap();
            let wanted = if record.goal == Goal::Win { Outcome::Win } else { Outcome::Draw };
            let answers = crate::TABLES.of(variant).probe_moves(&puzzle.position, 0).unwrap();
            let keeping: HashSet<_> = answers
                .into_iter()
                .filter(|answer| answer.outcome == wanted)
                .map(|answer| puzzle.position.play_unchecked(answer.candidate))
                .collect();
            assert_eq!(keeping, HashSet::from([puzzle.solution[0].after]), "{}: only one move keeps it", record.id);
            assert!(record.tags.contains(&"proven".into()));
        }
    }
}

/// Runs at most `most` tasks of a source and writes the results to a file.
fn run_into(path: &Path, source: &MiningSource, most: usize) {
    let mut journal = Journal::open(path, "test", Known::default()).expect("the disk works");
    let done = journal.done().clone();
    let (tasks, mut taken) = (source.tasks().filter(|task| !done.contains(&task.key())), 0);
    mining::mine(tasks, EFFORT, 1, |finds| {
        if taken < most {
            journal.finish(&finds.key, &finds.records).expect("the disk works");
        }
        taken += 1;
        taken < most
    });
}

#[test]
fn a_run_that_was_killed_goes_on_without_a_puzzle_lost_or_doubled() {
    let folder = tempfile::tempdir().unwrap();
    let source = MiningSource::Endings { variant: Variant::Russian, seed: 9, batches: 8 };
    let (whole, broken) = (folder.path().join("whole.jsonl"), folder.path().join("broken.jsonl"));
    run_into(&whole, &source, usize::MAX);
    let wanted = fs::read_to_string(&whole).unwrap();
    assert!(wanted.lines().count() > 8);

    run_into(&broken, &source, 3);
    // Killed between writing the puzzles and logging the task, and while writing the log line.
    let log = folder.path().join("broken.jsonl.done");
    let written = fs::read_to_string(&broken).unwrap();
    fs::write(&broken, format!("{written}{}\n{{\"id\":\"half a rec", wanted.lines().last().unwrap())).unwrap();
    let noted = fs::read_to_string(&log).unwrap();
    fs::write(&log, format!("{noted}endings-russian-9-7 12")).unwrap();
    run_into(&broken, &source, 2);
    run_into(&broken, &source, usize::MAX);
    assert_eq!(fs::read_to_string(&broken).unwrap(), wanted);
    run_into(&broken, &source, usize::MAX);
    assert_eq!(fs::read_to_string(&broken).unwrap(), wanted, "nothing left to do");
}

#[test]
fn a_file_that_no_run_has_left_is_not_touched() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("own.jsonl");
    fs::write(&path, "precious\n").unwrap();
    assert!(matches!(Journal::open(&path, "a", Known::default()), Err(JournalError::NotMined { .. })));
    assert_eq!(fs::read_to_string(&path).unwrap(), "precious\n");

    let mined = folder.path().join("mined.jsonl");
    let journal = Journal::open(&mined, "a", Known::default()).unwrap();
    assert!(matches!(Journal::open(&mined, "a", Known::default()), Err(JournalError::InUse { .. })));
    drop(journal);
    assert!(matches!(Journal::open(&mined, "b", Known::default()), Err(JournalError::OtherSettings { .. })));
    fs::write(folder.path().join("mined.jsonl.done"), "a\nx 100\n").unwrap();
    assert!(matches!(Journal::open(&mined, "a", Known::default()), Err(JournalError::Changed { .. })));
}

#[test]
fn what_is_known_is_not_written_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut shipped = Collection::default();
    shipped.add_folder(concat!(env!("CARGO_MANIFEST_DIR"), "/../../puzzles").as_ref());
    let record = shipped.record(&shipped.entries()[0]).unwrap();
    let mut journal = Journal::open(&folder.path().join("out.jsonl"), "a", Known::of(&shipped)).unwrap();
    assert_eq!(journal.finish("one", std::slice::from_ref(&record)).unwrap(), 0);
    let mut journal = Journal::open(&folder.path().join("other.jsonl"), "a", Known::default()).unwrap();
    assert_eq!(journal.finish("one", &[record]).unwrap(), 1);
}
