//! Plays against another engine and counts the points: `cargo run --release -p chuhe-engine --example contest -- fairy-stockfish
//! GAMES OWN-NODES PEER-NODES`. Every opening, four random moves, is played with both colours.

use std::{process::Command, sync::atomic::AtomicBool};

use chuhe_engine::{Engine, Limits, Peer, Ranks};
use chuhe_rules::{Game, Level, Move, Position, RuleSet, Side, Verdict};

/// The longest game, in moves of both.
const LONGEST: usize = 240;

fn opening(number: usize) -> Vec<Move> {
    let (mut position, mut moves, mut state) = (Position::start(), Vec::new(), number as u64 + 1);
    while moves.len() < 4 {
        state = state.wrapping_mul(0xd134_2543_de82_ef95).wrapping_add(0x9e37_79b9_7f4a_7c15);
        let legal = position.legal_moves();
        // Quiet moves only: an opening must not decide the game.
        let quiet: Vec<Move> = legal.iter().copied().filter(|mv| position.is_empty(mv.to())).collect();
        let mv = quiet[usize::try_from(state >> 33).unwrap_or_default() % quiet.len()];
        moves.push(mv);
        position.play(mv);
    }
    moves
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().collect();
    let [_, program, games, own, peer] = &words[..] else { return Err("PROGRAM GAMES OWN-NODES PEER-NODES".into()) };
    let (games, nodes): (usize, u64) = (games.parse()?, own.parse()?);
    let go = format!("nodes {peer}");
    let options = [("UCI_Variant", "xiangqi"), ("Hash", "16")];
    let mut peer = Peer::start(&mut Command::new(program), &options, Ranks::FromOne)?;
    let mut engine = Engine::new(16, RuleSet::Cxa);
    let mut points = [0; 3];
    for number in 0..games {
        engine.clear();
        let side = Side::ALL[number % 2];
        let mut game = Game::new(Position::start(), RuleSet::Cxa, Level::Local);
        for mv in opening(number / 2) {
            game.play(mv)?;
        }
        while game.verdict().is_none() && game.moves().len() < LONGEST {
            let mv = if game.position().turn() == side {
                let limits = Limits { nodes, ..Limits::default() };
                engine.search(&Position::start(), game.moves(), &limits, &AtomicBool::new(false), &mut |_| ()).best
            } else {
                peer.play(game.moves(), &go)?
            };
            let Some(mv) = mv else { break };
            game.play(mv)?;
            if game.verdict().is_none() {
                // Not judged before the position has come four times.
                let _ = game.judge_repetition();
            }
        }
        let result = match game.verdict() {
            Some(Verdict::Lost(loser, _)) if loser == side => 0,
            Some(Verdict::Lost(..)) => 2,
            _ => 1,
        };
        points[result] += 1;
        println!("game {}: {side}, {} moves, {:?}", number + 1, game.moves().len(), game.verdict());
    }
    println!("{} won, {} drawn, {} lost", points[2], points[1], points[0]);
    Ok(())
}
