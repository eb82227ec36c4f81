//! Games of the engine against itself, with mistakes that puzzles can be made from.

use rand::rngs::Xoshiro256PlusPlus as Random;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use super::MinedGame;
use crate::record::{Source, SourceKind};
use crate::solving::{Solver, distinct_moves};
use damier_endings::TableSet;
use damier_rules::{AnyPosition, Game, Move, Variant};

/// Positions a careless player searches per move: enough not to leave pieces hanging, too few to see a shot.
const CARELESS_NODES: u64 = 120;
/// Positions a careful player searches per move.
const CAREFUL_NODES: u64 = 1_500;
/// How much worse than the best move a careless player's move may look, in centi-men.
const CARELESS_MARGIN: i32 = 45;
/// Plies at the start that both sides play carelessly, so that the games differ.
const OPENING_PLIES: usize = 12;
/// Lowest and highest share of careless moves after that. Every player of every game has a rate of his own.
const CARELESSNESS: (f64, f64) = (0.15, 0.7);
/// Plies after which a game is broken off.
const LONGEST: usize = 160;
/// A game is also broken off with fewer pieces than this: endings are mined separately.
const FEWEST_PIECES: u32 = 7;

/// Plays a game. The same seed and number give the same game.
pub(super) fn game(variant: Variant, seed: u64, number: u64, tables: &TableSet) -> MinedGame {
    let mut random = Random::seed_from_u64(seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let rates = [(); 2].map(|()| random.random_range(CARELESSNESS.0..CARELESSNESS.1));
    let (mut careless, mut careful) = (Solver::new(CARELESS_NODES, tables), Solver::new(CAREFUL_NODES, tables));
    let start = AnyPosition::start(variant);
    let mut game = Game::new(start);
    while game.end().is_none() && game.moves().len() < LONGEST {
        let position = *game.position();
        if pieces(&position) < FEWEST_PIECES {
            break;
        }
        let moves = distinct_moves(&position);
        let ply = game.moves().len();
        let played = match moves[..] {
            [] => break,
            [only] => only,
            _ if ply < OPENING_PLIES || random.random_bool(rates[position.side_to_move() as usize]) => {
                careless_move(&mut careless, &position, &moves, &mut random)
            }
            _ => careful.search(&position, None).best().unwrap_or(moves[0]),
        };
        if game.play(played).is_err() {
            break;
        }
    }
    let event = format!("engine against itself, seed {seed}, game {number}");
    let source = Source { kind: SourceKind::SelfPlay, event: Some(event), ..Source::default() };
    MinedGame { start, plies_used: 0, moves: game.moves().collect(), source }
}

fn pieces(position: &AnyPosition) -> u32 {
    damier_rules::with_position!(position, position => position.occupied().len())
}

/// One of the moves that look about as good as the best one at a glance.
fn careless_move(solver: &mut Solver, position: &AnyPosition, moves: &[Move], random: &mut Random) -> Move {
    let values: Vec<i32> = moves.iter().map(|&played| -solver.value(&position.play_unchecked(played), None)).collect();
    let best = values.iter().copied().max().unwrap_or_default();
    let good: Vec<Move> = moves
        .iter()
        .zip(values)
        .filter(|&(_, value)| value >= best - CARELESS_MARGIN)
        .map(|(&played, _)| played)
        .collect();
    good.choose(random).copied().unwrap_or(moves[0])
}
