//! Plays games of the engine against itself and appends them to a file, a line each: the result for Red and the moves from the
//! start, those of the engine with its score for Red. To go on after a break, run it again: `cargo run --release -p chuhe-engine --example selfplay -- FILE GAMES NODES`.

use std::{fs::OpenOptions, io::Write as _, sync::atomic::AtomicBool};

use chuhe_engine::{Engine, Limits};
use chuhe_rules::{Defeat, Move, Position, RuleSet, Side};

/// Half-moves at random before the engine plays.
const OPENING: usize = 6;

/// The longest game.
const LONGEST: usize = 220;

struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed ^= mixed >> 27;
        usize::try_from(mixed >> 33).unwrap_or_default() % bound
    }
}

/// One game: the result for Red (1, 0, -1), the moves and the scores of those that the engine chose.
fn play(engine: &mut Engine, seed: u64, nodes: u64) -> (i32, Vec<Move>, Vec<i32>) {
    let mut random = Random(seed.wrapping_mul(0xd134_2543_de82_ef95));
    let (start, mut moves, mut scores) = (Position::start(), Vec::new(), Vec::new());
    let mut position = start;
    while moves.len() < OPENING {
        let legal = position.legal_moves();
        let mv = legal[random.below(legal.len())];
        moves.push(mv);
        position.play(mv);
        if position.defeat().is_some() {
            return (0, Vec::new(), scores);
        }
    }
    let stop = AtomicBool::new(false);
    while moves.len() < LONGEST {
        let sign = |side: Side| if side == Side::Red { 1 } else { -1 };
        if let Some(Defeat::Mate | Defeat::Stalemate) = position.defeat() {
            return (-sign(position.turn()), moves, scores);
        }
        let again = moves.len() >= 8 && {
            let (mut times, mut replay) = (0, start);
            for &mv in &moves {
                times += u32::from(replay == position);
                replay.play(mv);
            }
            times >= 2
        };
        if again {
            return (0, moves, scores);
        }
        // One move in sixteen is careless: that is where mates come from.
        let noise = if random.below(16) == 0 { 250 } else { 12 };
        let limits = Limits { nodes, noise, seed: seed ^ moves.len() as u64, ..Limits::default() };
        let found = engine.search(&start, &moves, &limits, &stop, &mut |_| ());
        let Some(best) = found.best else { break };
        moves.push(best);
        scores.push(found.score * sign(position.turn()));
        position.play(best);
    }
    (0, moves, scores)
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().collect();
    let [_, path, games, nodes] = &words[..] else { return Err("FILE GAMES NODES".into()) };
    let (games, nodes): (usize, u64) = (games.parse()?, nodes.parse()?);
    let done = std::fs::read_to_string(path).map_or(0, |text| text.lines().count());
    let mut file = OpenOptions::new().append(true).create(true).open(path)?;
    let mut engine = Engine::new(8, RuleSet::Cxa);
    for number in done..games {
        engine.clear();
        let (result, moves, scores) = play(&mut engine, number as u64 + 1, nodes);
        let mut line = result.to_string();
        for (at, mv) in moves.iter().enumerate() {
            line += &at
                .checked_sub(OPENING)
                .and_then(|at| scores.get(at))
                .map_or_else(|| format!(" {mv}"), |score| format!(" {mv}:{score}"));
        }
        writeln!(file, "{line}")?;
    }
    Ok(())
}
