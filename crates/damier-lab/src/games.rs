//! Random openings, and the results of games played from them.

use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus as Random;

use damier_endings::TableSet;
use damier_engine::{Engine, Limits, Situation};
use damier_rules::{AnyPosition, Color, Game, Outcome, Variant};

/// An opening is used if the engine sees no advantage above this for either side, in centi-men.
const BALANCED: i32 = 60;
/// The positions visited for that evaluation.
const OPENING_NODES: u64 = 20_000;
/// Longer games count as drawn; the rules end nearly all games before that.
const LONGEST_GAME: usize = 400;

/// Plays `plies` random moves from the start, repeating until the position is quiet and balanced.
pub fn random_opening(variant: Variant, plies: usize, engine: &mut Engine, random: &mut Random) -> Game {
    loop {
        let mut game = Game::new(AnyPosition::start(variant));
        for _ in 0..plies {
            let moves = game.legal_moves();
            if moves.is_empty() || game.play(moves[random.random_range(0..moves.len())]).is_err() {
                break;
            }
        }
        if game.moves().len() < plies || game.end().is_some() || game.position().must_capture() {
            continue;
        }
        // The random moves are not part of the game.
        let game = Game::new(*game.position());
        engine.forget();
        let found = engine.search(&Situation::from(&game), None, &Limits::nodes(OPENING_NODES), |_| ());
        if found.score.as_centi_men().abs() <= BALANCED {
            return game;
        }
    }
}

/// The result of a game that need not be continued: it has ended, the endings tables know its result, or it has become
/// too long.
#[must_use]
pub fn result(game: &Game, tables: &TableSet) -> Option<Outcome> {
    if let Some(end) = game.end() {
        return Some(end.outcome);
    }
    if game.moves().len() >= LONGEST_GAME {
        return Some(Outcome::Draw);
    }
    let answer = tables.of(game.position().variant()).probe_game(game)?;
    let mover = game.position().side_to_move();
    Some(match answer.outcome {
        damier_endings::Outcome::Win => Outcome::Win(mover),
        damier_endings::Outcome::Draw => Outcome::Draw,
        damier_endings::Outcome::Loss => Outcome::Win(!mover),
    })
}

/// The result from one side's point of view.
#[must_use]
pub fn seen_by(outcome: Outcome, color: Color) -> damier_endings::Outcome {
    match outcome {
        Outcome::Win(winner) if winner == color => damier_endings::Outcome::Win,
        Outcome::Win(_) => damier_endings::Outcome::Loss,
        Outcome::Draw => damier_endings::Outcome::Draw,
    }
}
