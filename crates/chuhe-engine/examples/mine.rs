//! Looks for forced mates in games that `selfplay` wrote and proves them: `cargo run --release -p chuhe-engine --example mine --
//! GAMES PUZZLES`. To go on after a break, run it again: the number of the last game is in PUZZLES.
//!
//! A puzzle is a line: board, turn, plies, first move. The first move is the only one that mates within the plies; the proofs
//! are those of `MateSearch`, by any number of quiet moves.

use std::{collections::HashSet, fs::OpenOptions, io::Write as _};

use chuhe_rules::{MateFinding, MateLimits, MateSearch, Move, Position};

/// How many positions a proof may look at.
const NODES: u64 = 20_000;

/// How many positions the proof that no other move mates may look at; what needs more is left out.
const MAX_NODES: u64 = 1_200_000;

/// The longest mate: nine moves.
const LONGEST: u8 = 17;

/// Proof of a mate, and that no other first move does as well.
fn prove(search: &mut MateSearch, position: &Position) -> Option<(u8, Move)> {
    let limits = MateLimits { plies: LONGEST, nodes: NODES, ..MateLimits::default() };
    let MateFinding::Mate { line, .. } = search.search(position, limits) else { return None };
    // Not every proof is a shortest one: the exact length is the first at which there is a mate.
    let within = (1..=LONGEST).step_by(2).find(|&plies| {
        let exact = MateLimits { plies, nodes: 4 * NODES, ..MateLimits::default() };
        matches!(search.search(position, exact), MateFinding::Mate { .. })
    })?;
    let first = match search.search(position, MateLimits { plies: within, nodes: 4 * NODES, ..MateLimits::default() }) {
        MateFinding::Mate { line, .. } => *line.first()?,
        _ => *line.first()?,
    };
    let mut left = MAX_NODES;
    let others = position.legal_moves();
    let alone = others.iter().filter(|&&mv| mv != first).all(|&mv| !mates(search, position, (mv, within), &mut left));
    alone.then_some((within, first))
}

/// Whether the move mates within the plies; what is not found out counts as a mate.
fn mates(search: &mut MateSearch, position: &Position, (mv, plies): (Move, u8), left: &mut u64) -> bool {
    let after = position.after(mv);
    if plies <= 1 {
        return !after.can_move();
    }
    let mut replies = after.legal_moves().into_iter();
    replies.all(|reply| {
        let limits = MateLimits { plies: plies - 2, nodes: (*left).min(NODES), ..MateLimits::default() };
        let found = search.search(&after.after(reply), limits);
        *left = left.saturating_sub(search.nodes());
        *left == 0 || found != MateFinding::None
    })
}

/// The puzzles of a game: the longest mate before its end, and a shorter one.
fn puzzles(search: &mut MateSearch, line: &str) -> Vec<(Position, u8, Move)> {
    let mut words = line.split(' ');
    let Some("1" | "-1") = words.next() else { return Vec::new() };
    let mut positions = vec![Position::start()];
    for word in words {
        // The engine's score may follow.
        let Ok(mv) = word.split(':').next().unwrap_or_default().parse::<Move>() else { return Vec::new() };
        let next = positions.last().map(|position| position.after(mv));
        positions.extend(next);
    }
    if positions.last().is_none_or(Position::can_move) {
        return Vec::new();
    }
    let mut found: Vec<(Position, u8, Move)> = Vec::new();
    let mut misses = 0;
    // From the last move of the winner backwards.
    for position in positions.iter().rev().skip(1).step_by(2) {
        match prove(search, position) {
            Some((plies, first)) => found.push((*position, plies, first)),
            None => misses += 1,
        }
        if misses == 3 {
            break;
        }
    }
    let Some(&longest) = found.iter().max_by_key(|(_, plies, _)| *plies) else { return Vec::new() };
    let shorter = found.iter().filter(|(_, plies, _)| plies + 4 <= longest.1).max_by_key(|(_, plies, _)| *plies);
    std::iter::once(longest).chain(shorter.copied()).collect()
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().collect();
    let [_, games, path] = &words[..] else { return Err("GAMES PUZZLES".into()) };
    let known = std::fs::read_to_string(path).unwrap_or_default();
    let done = known.lines().filter_map(|line| line.strip_prefix("# game ")?.parse::<usize>().ok()).max().unwrap_or(0);
    let mut seen: HashSet<String> = known.lines().filter_map(|line| Some(line.split_once(' ')?.0.to_owned())).collect();
    let mut file = OpenOptions::new().append(true).create(true).open(path)?;
    let mut search = MateSearch::new(1);
    for (number, line) in std::fs::read_to_string(games)?.lines().enumerate().skip(done) {
        for (position, plies, first) in puzzles(&mut search, line) {
            let fen = position.to_fen();
            let [board, turn] = fen.split(' ').take(2).collect::<Vec<_>>()[..] else { continue };
            if seen.insert(board.to_owned()) {
                writeln!(file, "{board} {turn} {plies} {first}")?;
            }
        }
        writeln!(file, "# game {}", number + 1)?;
    }
    Ok(())
}
