//! Games between levels of the engine, which overlook what players of different strengths overlook.

use rand::RngExt;

use super::{MinedGame, random_of};
use crate::record::{Source, SourceKind};
use crate::solving::pieces;
use damier_endings::TableSet;
use damier_engine::{Engine, Level, Limits, Settings, Situation, StopFlag};
use damier_rules::{AnyPosition, Game, Variant};

/// The most positions searched per move.
const NODES: u64 = 6_000;
/// Plies at the start that level 1 plays for both sides, so that the games differ.
const OPENING_PLIES: usize = 8;
/// Plies after which a game is broken off.
const LONGEST: usize = 140;
/// A game is also broken off with fewer pieces than this: endings are mined separately.
const FEWEST_PIECES: u32 = 7;
/// Memory of the engine's table in MiB.
const TABLE_MEBIBYTES: usize = 1;

/// Plays a game. The same seed and number give the same game.
pub(super) fn game(variant: Variant, seed: u64, number: u64, tables: &TableSet) -> MinedGame {
    let mut random = random_of(seed, number);
    let players = [(); 2].map(|()| Level::ALL[random.random_range(1..Level::ALL.len())]);
    let mut engine = Engine::with_settings(Settings::one_thread(TABLE_MEBIBYTES), tables);
    let (limits, stop) = (Limits::nodes(NODES), StopFlag::new());
    let start = AnyPosition::start(variant);
    let mut game = Game::new(start);
    while game.end().is_none() && game.moves().len() < LONGEST {
        let position = *game.position();
        if pieces(&position) < FEWEST_PIECES {
            break;
        }
        let is_opening = game.moves().len() < OPENING_PLIES;
        let level = if is_opening { Level::ALL[0] } else { players[position.side_to_move() as usize] };
        let chosen = level.choose(&mut engine, &Situation::from(&game), limits.or(&stop), &mut random);
        let Some(played) = chosen.and_then(|finding| finding.best()) else { break };
        if game.play(played).is_err() {
            break;
        }
    }
    let [white, black] = players;
    let event = format!("levels {white} and {black}, seed {seed}, game {number}");
    let source = Source { kind: SourceKind::SelfPlay, event: Some(event), ..Source::default() };
    MinedGame { start, plies_used: 0, moves: game.moves().collect(), source }
}
