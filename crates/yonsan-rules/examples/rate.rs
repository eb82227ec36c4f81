//! Rates puzzles by play of the six levels:
//!
//! - `cargo run --release -p yonsan-rules --example rate -- try OUT` has every level try every puzzle of the collection and
//!   writes a line for each puzzle: how often each level solved it.
//! - `cargo run --release -p yonsan-rules --example rate -- fit TRIED OUT` makes ratings of these lines, a byte for each
//!   puzzle.
//!
//! A try is what a player does: the level plays the attacker's stones, each of which has to keep the win, against the
//! defence that the judge gives. The levels that err try a puzzle with several seeds. The strengths of the levels are from
//! matches of each with the next (`contest`); a puzzle's rating is the most likely one by the tries, with a prior that is
//! the mean of its kind and length (`puzzles/README.md`).

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::{env, fs};

use yonsan_rules::{COLLECTION, Engine, Judge, Level, Point, Position, Puzzle, PuzzleKind, StoneEffect, unpack};

/// How often a level that errs tries a puzzle.
const SEEDS: u64 = 4;

/// Nodes to prove that a stone keeps a win by threes, as in the trainer.
const THREAT_NODES: u64 = 20_000;

/// The strengths of the levels, see `puzzles/README.md`.
const STRENGTHS: [f64; 6] = [900.0, 1_220.0, 1_435.0, 1_685.0, 2_145.0, 2_400.0];

/// The deviation of the prior.
const SPREAD: f64 = 250.0;

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let result = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["try", out] => fs::write(out, tries()),
        ["fit", tried, out] => fs::read_to_string(tried).and_then(|text| fs::write(out, fit(&text))),
        _ => return eprintln!("give `try OUT` or `fit TRIED OUT`"),
    };
    if let Err(error) = result {
        eprintln!("{error}");
    }
}

/// A line for each puzzle: how often each level solved it.
fn tries() -> String {
    let (mut text, mut judge) = (String::new(), Judge::new());
    let puzzles = unpack(COLLECTION).unwrap_or_default();
    for (number, puzzle) in puzzles.iter().enumerate() {
        let solved = Level::all().map(|level| {
            let all = seeds(level);
            (0..all).filter(|&seed| solves(puzzle, level, seed, &mut judge)).count().to_string()
        });
        let _ = writeln!(text, "{}", solved.collect::<Vec<_>>().join(" "));
        if number % 250 == 0 {
            println!("{number}");
        }
    }
    text
}

/// The strongest levels do not err by chance.
const fn seeds(level: Level) -> u64 {
    if level.number() < 5 { SEEDS } else { 1 }
}

/// Whether a level finds a win in a puzzle: every stone of it has to keep the win.
fn solves(puzzle: &Puzzle, level: Level, seed: u64, judge: &mut Judge) -> bool {
    let mut engine = Engine::new(level.effort(), seed);
    let mut position = *puzzle.position();
    // A way that is not the shortest comes to its end, too.
    for _ in 0..30 {
        let Some(point) = engine.think(&position).map(|thought| thought.best()) else { return false };
        let Some(line) = win_from(puzzle, &position, point, judge) else { return false };
        match position.play(point) {
            Ok(StoneEffect::Five) => return true,
            Ok(StoneEffect::Nothing) => {}
            _ => return false,
        }
        let Some(&reply) = line.get(1) else { return true };
        match position.play(reply) {
            Ok(StoneEffect::Nothing) => {}
            // White has driven Black into a foul.
            Ok(StoneEffect::Foul(_)) => return true,
            _ => return false,
        }
    }
    false
}

/// The win that a point begins, if it does, with the defence.
fn win_from(puzzle: &Puzzle, position: &Position, point: Point, judge: &mut Judge) -> Option<Vec<Point>> {
    if position.board().makes_five(point, position.to_move()) {
        return Some(vec![point]);
    }
    let by_fours = judge.vcf_from(position, point).map(|vcf| vcf.moves().to_vec());
    if by_fours.is_some() || puzzle.kind() != PuzzleKind::Threats {
        return by_fours;
    }
    judge.vct_from(position, point, THREAT_NODES).won().map(|vct| vct.line().to_vec())
}

/// The chance that a player of one strength solves a puzzle of another.
fn chance(player: f64, puzzle: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf((puzzle - player) / 400.0))
}

/// A rating for each line of tries.
fn fit(text: &str) -> Vec<u8> {
    let puzzles = unpack(COLLECTION).unwrap_or_default();
    let tried: Vec<[u32; 6]> = text.lines().map(counts).collect();
    let mut groups: BTreeMap<(u8, usize), Vec<usize>> = BTreeMap::new();
    for (place, puzzle) in puzzles.iter().enumerate().take(tried.len()) {
        groups.entry((puzzle.kind() as u8, puzzle.length())).or_default().push(place);
    }
    let mut ratings = vec![0.0; tried.len()];
    for ((kind, length), places) in groups {
        // The mean of the group is the most likely rating of all its tries together, itself held by a wide prior.
        let all =
            places.iter().fold([0; 6], |sum, &place| std::array::from_fn(|level| sum[level] + tried[place][level]));
        let count = u32::try_from(places.len()).unwrap_or(u32::MAX);
        let mean = likeliest(all, count, 1_500.0, 400.0);
        println!("kind {kind}, length {length}: {count} puzzles, {mean:.0}, solved {all:?}");
        for place in places {
            ratings[place] = likeliest(tried[place], 1, mean, SPREAD);
        }
    }
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between 0 and 255")]
    let byte = |rating: f64| (rating / 10.0).round().clamp(0.0, 255.0) as u8;
    ratings.into_iter().map(byte).collect()
}

fn counts(line: &str) -> [u32; 6] {
    let mut counts = line.split_whitespace().map(|count| count.parse().unwrap_or(0));
    std::array::from_fn(|_| counts.next().unwrap_or(0))
}

/// The most likely rating by the tries of the levels and a prior: the slope of the likelihood falls, so halving finds it.
fn likeliest(solved: [u32; 6], puzzles: u32, mean: f64, spread: f64) -> f64 {
    let slope = |rating: f64| {
        let by_level = Level::all().zip(solved).zip(STRENGTHS).map(|((level, solved), strength)| {
            #[allow(clippy::cast_precision_loss, reason = "four at most")]
            let all = f64::from(puzzles) * seeds(level) as f64;
            all * chance(strength, rating) - f64::from(solved)
        });
        by_level.sum::<f64>() * 10_f64.ln() / 400.0 - (rating - mean) / (spread * spread)
    };
    let (mut low, mut high) = (0.0, 4_000.0);
    for _ in 0..60 {
        let middle = f64::midpoint(low, high);
        // Too few solve it for this rating: it is harder.
        if slope(middle) > 0.0 { low = middle } else { high = middle }
    }
    f64::midpoint(low, high)
}
