//! The choice of puzzles to be solved without a board.

use super::choice::Aim;
use super::filter::{Filter, PuzzleOrigin};
use super::selector::PuzzleWish;
use super::session::PuzzleSession;
use crate::attempt::{Subject, TrainingMode};
use crate::world::World;
use damier_puzzles::Puzzle;

/// The pieces on the first board.
const FIRST: usize = 5;
/// Every so many puzzles solved without help or error, one more piece is allowed.
const SOLVED_FOR_ONE: usize = 2;
/// While fewer pieces than this are allowed, endings come first: they have three or four.
const MIDDLEGAME: usize = 9;
/// How many puzzles are drawn until one has few enough pieces. Each takes some milliseconds.
const DRAWS: usize = 3;

/// The next puzzle: near the player's blind rating, with as many pieces as the puzzles solved so far allow. If none of
/// those drawn has so few, the one with the fewest.
pub(super) fn next(session: &PuzzleSession, world: &mut World) -> Option<Puzzle> {
    let variant = session.filter.variant.unwrap_or(world.player.variant);
    let blind = || {
        let attempts = world.history.attempts().iter().map(|attempt| &attempt.exercise);
        attempts.filter(|exercise| exercise.mode == TrainingMode::Blind && exercise.variant == variant)
    };
    let most = FIRST + blind().filter(|exercise| exercise.is_clean()).count() / SOLVED_FOR_ONE;
    let mut known: Vec<String> = blind()
        .filter_map(|exercise| if let Subject::Puzzle { id, .. } = &exercise.subject { Some(id.clone()) } else { None })
        .collect();
    let aim = Aim::Rating(world.history.strength((variant, TrainingMode::Blind)).rating);
    if most < MIDDLEGAME && session.filter.origin.is_none() {
        let filter = Filter { origin: Some(PuzzleOrigin::Endings), ..session.filter.clone() };
        let ending = world.draw_puzzle(PuzzleWish { filter: &filter, aim, known: &known });
        if ending.is_some() {
            return ending;
        }
    }
    let pieces = |puzzle: &Puzzle| puzzle.position.occupied().len() as usize;
    let mut fewest: Option<Puzzle> = None;
    for _ in 0..DRAWS {
        let wanted = PuzzleWish { filter: &session.filter, aim, known: &known };
        let Some(puzzle) = world.draw_puzzle(wanted) else { break };
        known.push(puzzle.id.clone());
        if fewest.as_ref().is_none_or(|fewest| pieces(&puzzle) < pieces(fewest)) {
            fewest = Some(puzzle);
        }
        if fewest.as_ref().is_some_and(|fewest| pieces(fewest) <= most) {
            break;
        }
    }
    fewest
}
