//! Lets two sets of weights play each other at equal positions a move: `cargo run --release -p chuhe-engine --example duel -- ONE
//! OTHER GAMES NODES`; a name that is no file stands for the start, and a number from 1 to 8 for a level with the weights that
//! are shipped, whatever NODES says. Every opening is played with both colours.

use std::sync::atomic::AtomicBool;

use chuhe_engine::{Engine, Limits, Weights};
use chuhe_rules::{Game, Level, Move, Position, RuleSet, Side, Verdict};

/// The longest game, in moves of both.
const LONGEST: usize = 200;

/// Six random quiet moves.
fn opening(number: usize) -> Vec<Move> {
    let (mut position, mut moves, mut state) = (Position::start(), Vec::new(), number as u64 + 101);
    while moves.len() < 6 {
        state = state.wrapping_mul(0xd134_2543_de82_ef95).wrapping_add(0x9e37_79b9_7f4a_7c15);
        let quiet: Vec<Move> = position.legal_moves().into_iter().filter(|mv| position.is_empty(mv.to())).collect();
        let mv = quiet[usize::try_from(state >> 33).unwrap_or_default() % quiet.len()];
        moves.push(mv);
        position.play(mv);
    }
    moves
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().collect();
    let [_, one, other, games, nodes] = &words[..] else { return Err("ONE OTHER GAMES NODES".into()) };
    let (games, nodes): (usize, u64) = (games.parse()?, nodes.parse()?);
    let level = |name: &str| name.parse().ok().and_then(chuhe_engine::Level::new);
    let weights = |path: &str| {
        let text = std::fs::read_to_string(path).unwrap_or_default();
        let read = Weights::read(&text).unwrap_or_else(Weights::start);
        level(path).map_or(read, |_| Weights::trained().clone())
    };
    let mut engines = [one, other].map(|path| Engine::with_weights(4, RuleSet::Cxa, &weights(path)));
    let levels = [one, other].map(|name| level(name));
    let mut points = [0; 3];
    for number in 0..games {
        engines.iter_mut().for_each(Engine::clear);
        let side = Side::ALL[number % 2];
        let mut game = Game::new(Position::start(), RuleSet::Cxa, Level::Local);
        for mv in opening(number / 2) {
            game.play(mv)?;
        }
        while game.verdict().is_none() && game.moves().len() < LONGEST {
            let player = usize::from(game.position().turn() != side);
            let engine = &mut engines[player];
            let seed = (1_000 * number + game.moves().len()) as u64;
            let limits = levels[player].map_or(Limits { nodes, ..Limits::default() }, |level| level.limits(seed));
            let found = engine.search(&Position::start(), game.moves(), &limits, &AtomicBool::new(false), &mut |_| ());
            let Some(mv) = found.best else { break };
            game.play(mv)?;
            if game.verdict().is_none() {
                // Not judged before the position has come four times.
                let _ = game.judge_repetition();
            }
        }
        points[match game.verdict() {
            Some(Verdict::Lost(loser, _)) if loser == side => 0,
            Some(Verdict::Lost(..)) => 2,
            _ => 1,
        }] += 1;
    }
    println!("{one}: {} won, {} drawn, {} lost", points[2], points[1], points[0]);
    Ok(())
}
