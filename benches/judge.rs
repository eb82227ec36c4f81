//! Measures how long a verdict takes, and how soon the engine stops.
//!
//! `cargo bench --bench judge` judges the first move of every 20th shipped puzzle and the first legal move that is not
//! its solution, on one core, and stops unlimited searches on one thread and on all. Targets: typically 50 ms or less
//! for a verdict, 5 ms from the stop to the answer.

#![allow(clippy::unwrap_used, reason = "a bench may panic")]

use damier::shipped;
use std::sync::mpsc::channel;
use std::thread;
use std::time::{Duration, Instant};

use damier_endings::TableSet;
use damier_engine::{Engine, Judge, Limits, Settings, Situation, StopFlag};
use damier_rules::notation::read_fen;
use damier_rules::{Move, Variant};

/// One puzzle in this many is judged.
const EVERY: usize = 20;
/// How many times a search is stopped.
const STOPS: usize = 100;
/// A middlegame with a large search tree.
const MIDDLEGAME: &str = "W:W27,28,32,33,34,35,37,38,39,42,43,45,48:B2,3,7,8,9,12,13,14,16,18,19,23,24";

fn main() {
    verdicts();
    for threads in [1, Settings::default().threads] {
        stops(threads);
    }
}

fn verdicts() {
    let collection = shipped::collection();
    let mut judge = Judge::default();
    let mut times = [Vec::new(), Vec::new()];
    for entry in collection.entries().iter().step_by(EVERY) {
        let puzzle = collection.puzzle(entry).unwrap();
        let situation = Situation::from(puzzle.position);
        let solves = |played: &Move| {
            puzzle.solution.iter().any(|choice| choice.after == puzzle.position.play_unchecked(*played))
        };
        let (right, wrong): (Vec<Move>, Vec<Move>) = puzzle.position.legal_moves().into_iter().partition(solves);
        for (times, played) in times.iter_mut().zip([right.first(), wrong.first()]) {
            let Some(&played) = played else { continue };
            let started = Instant::now();
            judge.verdict(&situation, played).unwrap();
            times.push(started.elapsed());
        }
    }
    let [right, wrong] = times;
    report("verdict on the solution", right);
    report("verdict on another move", wrong);
}

fn stops(threads: usize) {
    let situation = Situation::from(read_fen(MIDDLEGAME, Variant::International).unwrap().position);
    let mut engine = Engine::with_settings(Settings { threads, ..Settings::default() }, &TableSet::default());
    let times = (0..STOPS).map(|_| {
        let stop = StopFlag::new();
        let (searching, deep) = channel();
        thread::scope(|scope| {
            let search = scope.spawn(|| {
                engine.search(&situation, None, Limits::infinite().or(&stop), |found| {
                    let _ = (found.depth == 10).then(|| searching.send(()));
                });
                Instant::now()
            });
            deep.recv().unwrap();
            thread::sleep(Duration::from_millis(5));
            let stopped = Instant::now();
            stop.raise();
            search.join().unwrap().duration_since(stopped)
        })
    });
    report(&format!("stop with {threads} threads"), times.collect());
}

fn report(what: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    let at = |share: usize| times[(times.len() * share / 100).min(times.len() - 1)].as_secs_f64() * 1e3;
    println!(
        "{what}: median {:.1} ms, 90th percentile {:.1}, 99th {:.1}, {} times",
        at(50),
        at(90),
        at(99),
        times.len()
    );
}
