//! Plays against another engine and counts the points and the processor time: `cargo run --release -p chuhe-engine --example
//! contest -- PROGRAM GAMES OWN-NODES PEER-NODES [FIRST]`. Every opening, four random moves, is played with both colours;
//! FIRST leaves out as many games. A program whose name holds "fairy" counts ranks from 1, all others from 0.

use std::{error::Error, process::Command, sync::atomic::AtomicBool};

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

/// The processor time of a thread or process, in seconds, where the system tells.
fn processor_seconds(path: &str) -> f64 {
    let text = std::fs::read_to_string(path).unwrap_or_default();
    text.split(' ').next().and_then(|word| word.parse().ok()).map_or(0.0, |nanoseconds: f64| nanoseconds / 1e9)
}

/// The same for all threads of a process.
fn processor_seconds_of(process: u32) -> f64 {
    let threads = std::fs::read_dir(format!("/proc/{process}/task")).into_iter().flatten().flatten();
    threads.map(|thread| processor_seconds(&format!("{}/schedstat", thread.path().display()))).sum()
}

/// What a game gave: 2 for a win of this engine, 1 for a draw, 0 for a loss, and the half-moves.
fn play(
    engine: &mut Engine,
    peer: &mut Peer,
    number: usize,
    nodes: u64,
    go: &str,
) -> Result<(usize, usize), Box<dyn Error>> {
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
            peer.play(game.moves(), go)?
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
    println!("game {}: {side}, {} moves, {:?}", number + 1, game.moves().len(), game.verdict());
    Ok((result, game.moves().len()))
}

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().collect();
    let (program, numbers) = match &words[1..] {
        [program, numbers @ ..] if numbers.len() >= 3 => (program, numbers),
        _ => return Err("PROGRAM GAMES OWN-NODES PEER-NODES [FIRST]".into()),
    };
    let numbers: Vec<u64> = numbers.iter().map(|word| word.parse()).collect::<Result<_, _>>()?;
    let (games, first) = (usize::try_from(numbers[0])?, usize::try_from(numbers.get(3).copied().unwrap_or(0))?);
    let is_fairy = program.contains("fairy");
    let options: &[_] = if is_fairy { &[("UCI_Variant", "xiangqi"), ("Hash", "16")] } else { &[("Hash", "16")] };
    let ranks = if is_fairy { Ranks::FromOne } else { Ranks::FromZero };
    let mut peer = Peer::start(&mut Command::new(program), options, ranks)?;
    let mut engine = Engine::new(16, RuleSet::Cxa);
    let (mut points, mut moves) = ([0; 3], 0);
    for number in first..first + games {
        let (result, length) = play(&mut engine, &mut peer, number, numbers[1], &format!("nodes {}", numbers[2]))?;
        points[result] += 1;
        moves += length;
    }
    println!("{} won, {} drawn, {} lost, {moves} half-moves", points[2], points[1], points[0]);
    let own = processor_seconds("/proc/thread-self/schedstat");
    let other = processor_seconds_of(peer.process());
    println!("processor time: {own:.1} s here, {other:.1} s the other");
    Ok(())
}
