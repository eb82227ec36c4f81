//! Counts the positions that the engine visits until it settles on the first move of each shipped puzzle from a game.
//! Puzzles made from the endings tables are solved at once by an engine that probes the same tables.
//!
//! `cargo bench --bench solved` prints a histogram. A puzzle counts as solved at the first depth from which the best
//! move is the solution, up to the limit. One thread, an empty table for every puzzle, endings tables on: the figures
//! are the same on every machine.

use damier::shipped;
use damier_engine::{Engine, Finding, Limits, Situation};
use damier_puzzles::{Puzzle, SourceKind};

/// The maximum number of positions visited per puzzle.
const MAX_NODES: u64 = 300_000;
/// The upper bounds of the classes, in positions visited.
const CLASSES: [u64; 8] = [100, 300, 1_000, 3_000, 10_000, 30_000, 100_000, MAX_NODES];

fn main() {
    let collection = shipped::collection();
    let mut engine = Engine::new(16);
    let (mut counts, mut unsolved) = ([0_usize; CLASSES.len()], Vec::new());
    let of_games = || collection.entries().iter().filter(|entry| entry.source != SourceKind::Endings);
    for entry in of_games() {
        let Ok(puzzle) = collection.puzzle(entry) else { continue };
        match nodes_to_solve(&mut engine, &puzzle) {
            Some(nodes) => counts[CLASSES.iter().position(|&most| nodes <= most).unwrap_or(CLASSES.len() - 1)] += 1,
            None => unsolved.push(puzzle.id),
        }
    }
    let total = of_games().count();
    let mut solved = 0;
    println!("first moves found after so many positions, of {total} puzzles");
    for (most, count) in CLASSES.into_iter().zip(counts) {
        solved += count;
        println!("{most:>8} {solved:>6} {}", "#".repeat(count * 60 / total.max(1)));
    }
    println!("not found: {} {}", unsolved.len(), unsolved.join(" "));
}

fn nodes_to_solve(engine: &mut Engine, puzzle: &Puzzle) -> Option<u64> {
    engine.forget();
    let mut since = None;
    let mut note = |found: &Finding| {
        let right = found.best().is_some_and(|best| {
            puzzle.solution.iter().any(|choice| choice.after == puzzle.position.play_unchecked(best))
        });
        since = right.then(|| since.unwrap_or(found.nodes));
    };
    let situation = Situation::from(puzzle.position);
    let last = engine.search(&situation, None, &Limits::nodes(MAX_NODES), &mut note);
    note(&last);
    since
}
