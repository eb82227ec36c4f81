//! The players who try the puzzles.

use super::sight::Sight;
use damier_engine::Level;

/// A player.
#[derive(Clone, Copy, Debug)]
pub struct RatedPlayer {
    /// Its name in files of results.
    pub name: &'static str,
    /// How it chooses its moves.
    pub(super) kind: Kind,
    /// How many times it tries a puzzle, at least 1.
    pub(crate) tries: u32,
}

/// How a player chooses its moves.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// By forced lines, overlooking things.
    Made(Sight),
    /// As a level of the engine.
    Level(Level),
}

/// A club player: sees most of what is forced. The players below are this one with weaknesses.
const CLUB: Sight = Sight {
    quiet_replies: 1,
    offers: [95, 88, 80],
    later_quiet: 75,
    backward: 95,
    long: 90,
    enough: None,
    gambles: false,
};

/// All players: those made for the purpose, then the levels from the weakest.
pub const PLAYERS: [RatedPlayer; 17] = [
    // Hardly ever gives a man away, even if it gets two back.
    made("careful", Sight { offers: [35, 15, 10], later_quiet: 20, backward: 80, long: 60, ..CLUB }),
    // Sees the simplest offers, and captures of a few men straight ahead.
    made("novice", Sight { quiet_replies: 0, offers: [60, 20, 10], later_quiet: 0, backward: 50, long: 40, ..CLUB }),
    // Knows that there is a shot, and if it does not see it, gives something away.
    made("gambler", Sight { offers: [70, 45, 30], later_quiet: 30, backward: 80, long: 70, gambles: true, ..CLUB }),
    // Plays the first move that wins a man.
    made("hasty", Sight { quiet_replies: 0, offers: [85, 60, 40], later_quiet: 30, enough: Some(100), ..CLUB }),
    // Gives up one man, hardly ever two.
    made("single", Sight { offers: [95, 10, 0], ..CLUB }),
    // Rarely sees its men capture backward.
    made("forward", Sight { backward: 20, ..CLUB }),
    // Rarely sees captures of more than three pieces.
    made("short", Sight { long: 20, ..CLUB }),
    // Looks at offers and captures only: stops at its own quiet moves.
    made("forcing", Sight { quiet_replies: 0, offers: [96, 92, 88], later_quiet: 0, ..CLUB }),
    made("club", CLUB),
    level("level-1", 0, 4),
    level("level-2", 1, 4),
    level("level-3", 2, 4),
    level("level-4", 3, 4),
    level("level-5", 4, 4),
    level("level-6", 5, 4),
    level("level-7", 6, 4),
    // Always plays the same.
    level("level-8", 7, 1),
];

const fn made(name: &'static str, sight: Sight) -> RatedPlayer {
    RatedPlayer { name, kind: Kind::Made(sight), tries: 4 }
}

const fn level(name: &'static str, index: usize, tries: u32) -> RatedPlayer {
    RatedPlayer { name, kind: Kind::Level(Level::ALL[index]), tries }
}
