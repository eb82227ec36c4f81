//! Finds puzzles: the engine plays games against itself and the mates before their ends are proved twice:
//! `cargo run --release -p chuhe-engine --example mine -- FILE GAMES [SEED]`. To go on after a break, run it again: the number
//! of the last game is in FILE. The games of a seed are always the same, and so are the mates.
//!
//! A puzzle is a line: board, turn, plies, quiet moves, the moves of one way. It is kept if
//!
//! - `MateSearch` (proof numbers) proves the mate within the plies and refutes every shorter one and every other first move,
//!   quiet moves of any number included;
//! - a plain search (`again.rs`) by checks and as many quiet moves as the mate has, on a board of its own, finds the same
//!   length and the same only first move.
//!
//! The example `pack` makes the collection of these lines.

mod again;
mod game;

use std::{fs::OpenOptions, io::Write as _, time::Instant};

use again::Again;
use chuhe_engine::Engine;
use chuhe_rules::{MateFinding, MateLimits, MateSearch, Move, Position, RuleSet};

/// The longest mate: nine moves.
const LONGEST: u8 = 17;

/// How many positions the search for a mate by checks alone may look at, in every position of the side that is ahead.
const CHECKS: u64 = 400;

/// The same where two plies later there was a mate, and for mates with one and two quiet moves.
const FOLLOWING: [u64; 3] = [6_000, 3_000, 2_000];

/// How far ahead a side is for whose mates it is looked, in hundredths of a pawn.
const AHEAD: i32 = 150;

/// One game in so many gives a mate in one: there would be too many.
const SINGLES: u64 = 6;

/// The most puzzles of a game.
const MOST: usize = 3;

/// How many positions the refutation of all other mates may look at.
const REFUTE: u64 = 120_000;

/// How many moves the second proof may try.
const TRIES: u32 = 300_000;

/// A proved mate.
struct Mate {
    position: Position,
    quiet: u8,
    line: Vec<Move>,
}

/// What became of games and mates, and how many seconds were spent on what.
#[derive(Default, Debug)]
struct Tally {
    games: u32,
    decided: u32,
    found: u32,
    /// Left out: the refutation was given up.
    open: u32,
    /// Left out: there is a shorter mate.
    shorter: u32,
    /// Left out: there is a second first move.
    second: u32,
    /// Left out: the second proof was given up or says otherwise.
    again: u32,
    play: f64,
    find: f64,
    refute: f64,
    repeat: f64,
}

/// A mate by so many quiet moves.
fn find(search: &mut MateSearch, position: &Position, quiet: u8, nodes: u64) -> Option<Mate> {
    match search.search(position, MateLimits { plies: LONGEST, quiet, nodes }) {
        MateFinding::Mate { line, .. } => Some(Mate { position: *position, quiet, line }),
        _ => None,
    }
}

/// Whether the mate is the shortest, and its first move the only one, by both proofs.
fn is_proved(search: &mut MateSearch, mate: &Mate, tally: &mut Tally) -> bool {
    let Ok(plies) = u8::try_from(mate.line.len()) else { return false };
    let Some(&first) = mate.line.first() else { return false };
    let begun = Instant::now();
    let shorter = if plies > 1 { search.refute(&mate.position, plies - 2, None, REFUTE) } else { Some(true) };
    let other = shorter.filter(|&none| none).and_then(|_| search.refute(&mate.position, plies, Some(first), REFUTE));
    tally.refute += begun.elapsed().as_secs_f64();
    match (shorter, other) {
        (None, _) | (Some(true), None) => tally.open += 1,
        (Some(false), _) => tally.shorter += 1,
        (_, Some(false)) => tally.second += 1,
        _ => {}
    }
    if other != Some(true) {
        return false;
    }
    let begun = Instant::now();
    let again = Again::new(&mate.position, TRIES).shortest(plies, mate.quiet);
    tally.repeat += begun.elapsed().as_secs_f64();
    let same = again.is_some_and(|(length, firsts)| length == plies && firsts == [first]);
    tally.again += u32::from(!same);
    same
}

/// Mates in a game, by ply: those by checks, and before each run of them one with quiet moves.
fn found(engine: &Engine, search: &mut MateSearch, moves: &[Move]) -> Vec<(usize, Mate)> {
    let mut positions = vec![Position::start()];
    for &mv in moves {
        let next = positions.last().map(|position| position.after(mv));
        positions.extend(next);
    }
    let mut found: Vec<(usize, Mate)> = Vec::new();
    for ply in (12..moves.len()).rev() {
        let position = &positions[ply];
        if engine.evaluate(position) < AHEAD && ply + 1 < moves.len() {
            continue;
        }
        let mate = if found.last().is_some_and(|(later, _)| *later == ply + 2) {
            (0..).zip(FOLLOWING).find_map(|(quiet, nodes)| find(search, position, quiet, nodes))
        } else {
            find(search, position, 0, CHECKS)
        };
        found.extend(mate.map(|mate| (ply, mate)));
    }
    found
}

/// The mates of a game that are proved, the longest first, none a part of another.
fn mates(engine: &Engine, search: &mut MateSearch, (number, moves): (u64, &[Move]), tally: &mut Tally) -> Vec<Mate> {
    let begun = Instant::now();
    let mut found = found(engine, search, moves);
    tally.find += begun.elapsed().as_secs_f64();
    tally.found += u32::try_from(found.len()).unwrap_or_default();
    if number % SINGLES > 0 {
        found.retain(|(_, mate)| mate.line.len() > 1);
    }
    found.sort_by_key(|(ply, mate)| (std::cmp::Reverse(mate.line.len()), *ply));
    let mut kept: Vec<(usize, Mate)> = Vec::new();
    for (ply, mate) in found {
        let apart = |(other, kept): &(usize, Mate)| {
            let length = kept.line.len();
            ply.abs_diff(*other) > length.max(3) || length >= mate.line.len() + 4
        };
        if kept.iter().all(apart) && is_proved(search, &mate, tally) {
            kept.push((ply, mate));
        }
        if kept.len() == MOST {
            break;
        }
    }
    kept.into_iter().map(|(_, mate)| mate).collect()
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().collect();
    let (path, games, seed) = match &words[..] {
        [_, path, games] => (path, games.parse::<u64>()?, 1),
        [_, path, games, seed] => (path, games.parse()?, seed.parse::<u64>()?),
        _ => return Err("FILE GAMES [SEED]".into()),
    };
    let known = std::fs::read_to_string(path).unwrap_or_default();
    let done = known.lines().filter_map(|line| line.strip_prefix("# game ")?.parse::<u64>().ok()).max().unwrap_or(0);
    let mut file = OpenOptions::new().append(true).create(true).open(path)?;
    let (mut search, mut engine) = (MateSearch::new(2), Engine::new(1, RuleSet::Cxa));
    let mut tally = Tally::default();
    for number in done..games {
        let begun = Instant::now();
        let game = game::play(&mut engine, (seed << 32) + number);
        tally.play += begun.elapsed().as_secs_f64();
        tally.games += 1;
        let mut text = String::new();
        if let Some(moves) = game {
            tally.decided += 1;
            for mate in mates(&engine, &mut search, (number, &moves), &mut tally) {
                let fen = mate.position.to_fen();
                let [board, turn] = fen.split(' ').take(2).collect::<Vec<_>>()[..] else { continue };
                let line: Vec<String> = mate.line.iter().map(ToString::to_string).collect();
                let numbers = [mate.line.len().to_string(), mate.quiet.to_string()];
                text.extend([board, " ", turn, " ", &numbers.join(" "), " ", &line.join(" "), "\n"]);
            }
        }
        // One write, so that a break leaves whole games.
        text.extend(["# game ", &(number + 1).to_string(), "\n"]);
        file.write_all(text.as_bytes())?;
        if number % 200 == 199 {
            println!("{tally:?}");
        }
    }
    println!("{tally:?}");
    Ok(())
}
