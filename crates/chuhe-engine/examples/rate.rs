//! Rates mates by play of the levels:
//!
//! - `cargo run --release -p chuhe-engine --example rate -- try PACK OUT` has levels 1 to 6 try every mate of the pack and writes a
//!   line for each: how often each level solved it. To go on after a break, run it again. With `OLD-PACK OLD-TRIED` after it the
//!   lines of mates that an older pack holds are taken from there.
//! - `cargo run --release -p chuhe-engine --example rate -- fit PACK TRIED OUT` makes ratings of these lines, a byte for each mate,
//!   in tens.
//!
//! A try is what a player does: the level plays the attacker's moves, each of which has to keep the mate in time, against the
//! defence that holds out longest. The levels that err try a mate with several seeds. The strengths of the levels are from
//! matches of each with the next; a mate's rating is the most likely one by the tries, with a prior that is the mean of its
//! length (`sisters/chuhe/puzzles/README.md`).

use std::{
    collections::{BTreeMap, HashMap},
    fs,
    fs::OpenOptions,
    io::Write as _,
    sync::atomic::AtomicBool,
};

use chuhe_engine::{Engine, Level};
use chuhe_rules::{MateFinding, MateLimits, MateSearch, Position, ProvedMate, RuleSet, unpack_mates};

/// The levels that try.
const LEVELS: usize = 6;

/// How often a level that errs by chance tries a mate.
const SEEDS: u64 = 3;

/// The strengths of the levels, see `sisters/chuhe/puzzles/README.md`.
const STRENGTHS: [f64; LEVELS] = [800.0, 1_240.0, 1_480.0, 1_705.0, 1_900.0, 2_410.0];

/// How many positions a proof that a move keeps the mate may look at.
const NODES: u64 = 100_000;

/// The lowest rating: what no level fails says no more.
const LEAST: f64 = 500.0;

/// The deviation of the prior.
const SPREAD: f64 = 250.0;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["try", pack, out] => tries(&unpack_mates(&fs::read(pack)?)?, out, &HashMap::new()),
        ["try", pack, out, old_pack, old_tried] => {
            let old = unpack_mates(&fs::read(old_pack)?)?.into_iter().map(|mate| *mate.position());
            let lines = fs::read_to_string(old_tried)?;
            tries(&unpack_mates(&fs::read(pack)?)?, out, &old.zip(lines.lines()).collect())
        }
        ["fit", pack, tried, out] => {
            let ratings = fit(&unpack_mates(&fs::read(pack)?)?, &fs::read_to_string(tried)?);
            Ok(fs::write(out, ratings)?)
        }
        _ => Err("give `try PACK OUT [OLD-PACK OLD-TRIED]` or `fit PACK TRIED OUT`".into()),
    }
}

/// Appends a line for each mate that has none: how often each level solved it.
fn tries(mates: &[ProvedMate], out: &str, known: &HashMap<Position, &str>) -> Result<(), Box<dyn std::error::Error>> {
    let done = fs::read_to_string(out).map_or(0, |text| text.lines().count());
    let mut file = OpenOptions::new().append(true).create(true).open(out)?;
    let (mut engine, mut search) = (Engine::new(1, RuleSet::Cxa), MateSearch::new(1));
    for mate in mates.iter().skip(done) {
        if let Some(line) = known.get(mate.position()) {
            writeln!(file, "{line}")?;
            continue;
        }
        let solved = Level::all().take(LEVELS).map(|level| {
            let all = (0..SEEDS).filter(|&seed| solves(mate, &level.limits(seed + 1), &mut engine, &mut search));
            all.count().to_string()
        });
        writeln!(file, "{}", solved.collect::<Vec<_>>().join(" "))?;
    }
    Ok(())
}

/// Whether a level mates in time.
fn solves(mate: &ProvedMate, limits: &chuhe_engine::Limits, engine: &mut Engine, search: &mut MateSearch) -> bool {
    let (mut position, mut plies, never) = (*mate.position(), mate.solution().len(), AtomicBool::new(false));
    engine.clear();
    let mut first = mate.solution().first().copied();
    loop {
        let Some(best) = engine.search(&position, &[], limits, &never, &mut |_| ()).best else { return false };
        // The first move is alone; whether a later one keeps the mate has to be found out.
        if first.take().is_some_and(|first| first != best) {
            return false;
        }
        position.play(best);
        if !position.can_move() {
            return true;
        }
        let Some(answer) = plies.checked_sub(2).and_then(|left| defend(&position, left, search)) else { return false };
        position = answer.0;
        plies = answer.1;
    }
}

/// The position after the answer that holds out longest, and the plies of the mate then; `None` if there is no mate in time.
fn defend(position: &Position, left: usize, search: &mut MateSearch) -> Option<(Position, usize)> {
    let plies = u8::try_from(left).ok()?;
    let mut longest: Option<(Position, usize)> = None;
    for answer in position.legal_moves() {
        let after = position.after(answer);
        let found = search.search(&after, MateLimits { plies, nodes: NODES, ..MateLimits::default() });
        let MateFinding::Mate { within, .. } = found else { return None };
        if longest.is_none_or(|(_, other)| usize::from(within) > other) {
            longest = Some((after, within.into()));
        }
    }
    longest
}

/// The chance that a player of one strength solves a mate of another.
fn chance(player: f64, mate: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf((mate - player) / 400.0))
}

/// A rating for each line of tries.
fn fit(mates: &[ProvedMate], text: &str) -> Vec<u8> {
    let tried: Vec<[u32; LEVELS]> = text.lines().map(counts).collect();
    let mut groups: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for (place, mate) in mates.iter().enumerate().take(tried.len()) {
        groups.entry(mate.solution().len() / 2 + 1).or_default().push(place);
    }
    let mut ratings = vec![0.0; tried.len()];
    for (moves, places) in groups {
        // The mean of the group is the most likely rating of all its tries together, itself held by a wide prior.
        let sum = |sum: [u32; LEVELS], &place: &usize| std::array::from_fn(|level| sum[level] + tried[place][level]);
        let all = places.iter().fold([0; LEVELS], sum);
        let count = u32::try_from(places.len()).unwrap_or(u32::MAX);
        let mean = likeliest(all, count, 1_500.0, 400.0);
        let mut group: Vec<f64> = Vec::new();
        for place in places {
            ratings[place] = likeliest(tried[place], 1, mean, SPREAD);
            group.push(ratings[place]);
        }
        let share = all.map(|solved| 100 * solved / (count * 3));
        let (least, most) = (group.iter().copied().fold(f64::MAX, f64::min), group.iter().copied().fold(0.0, f64::max));
        println!("{moves} moves: {count} mates, {mean:.0} ({least:.0} to {most:.0}), solved {share:?} percent");
    }
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between 0 and 255")]
    let byte = |rating: f64| (rating / 10.0).round().clamp(0.0, 255.0) as u8;
    ratings.into_iter().map(byte).collect()
}

fn counts(line: &str) -> [u32; LEVELS] {
    let mut counts = line.split_whitespace().map(|count| count.parse().unwrap_or(0));
    std::array::from_fn(|_| counts.next().unwrap_or(0))
}

/// The most likely rating by the tries of the levels and a prior: the slope of the likelihood falls, so halving finds it.
fn likeliest(solved: [u32; LEVELS], mates: u32, mean: f64, spread: f64) -> f64 {
    let slope = |rating: f64| {
        let by_level = solved.iter().zip(STRENGTHS).map(|(&solved, strength)| {
            #[allow(clippy::cast_precision_loss, reason = "three")]
            let all = f64::from(mates) * SEEDS as f64;
            all * chance(strength, rating) - f64::from(solved)
        });
        by_level.sum::<f64>() * 10_f64.ln() / 400.0 - (rating - mean) / (spread * spread)
    };
    let (mut low, mut high) = (LEAST, 4_000.0);
    for _ in 0..60 {
        let middle = f64::midpoint(low, high);
        // Too few solve it for this rating: it is harder.
        if slope(middle) > 0.0 { low = middle } else { high = middle }
    }
    f64::midpoint(low, high)
}
