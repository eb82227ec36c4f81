//! Lehmann-Georgiev play-offs (CDA 4.19): game follows game until one is won, each with the time left from the last.

use rand::RngExt;

use super::ruling::{Law, Ruling, law, pick};
use etude::Random;

/// Seconds of each player in the first game.
const FULL_TIME: u32 = 300;
/// Seconds that a player uses for a game, at least and at most, the seconds added for the moves already subtracted.
const USED: [u32; 2] = [15, 70];
/// The last game of a play-off: even then nobody has run out of time before it.
const LAST_GAME: u32 = 4;

/// How a game of a play-off ends. Players are numbered from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayOffResult {
    /// Drawn, with these seconds left.
    Drawn([u32; 2]),
    /// Won on the board by this player.
    Won(usize),
    /// Lost by this player, whose flag fell.
    Flag(usize),
}

/// A game of a play-off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contest {
    /// Its number, from 1; the games before it were drawn.
    pub game: u32,
    /// The seconds that it began with.
    pub start: [u32; 2],
    /// How it ends.
    pub outcome: PlayOffResult,
}

impl Contest {
    /// Seconds of each player in the first game.
    pub const FULL_TIME: u32 = FULL_TIME;
}

/// Plays a play-off up to a game.
pub(super) fn contest(random: &mut Random) -> Contest {
    let game = random.random_range(1..=LAST_GAME);
    let use_up = |left: [u32; 2], random: &mut Random| {
        let mut left = left.map(|left| left - random.random_range(USED[0]..=USED[1]));
        if left[0] == left[1] {
            left[1] -= 1;
        }
        left
    };
    let start = (1..game).fold([FULL_TIME; 2], |left, _| use_up(left, random));
    let drawn = PlayOffResult::Drawn(use_up(start, random));
    let player = random.random_range(0..2);
    let outcome = pick(&[drawn, drawn, PlayOffResult::Won(player), PlayOffResult::Flag(player)], random);
    Contest { game, start, outcome }
}

impl Contest {
    pub(super) fn law(self) -> Law {
        use Ruling::{PlayOffOver, Replayed, Times};
        match self.outcome {
            PlayOffResult::Drawn([first, second]) => {
                law(["CDA 4.19"], Times([first, second]), [Times([FULL_TIME; 2]), Times([second, first])])
            }
            PlayOffResult::Won(_) | PlayOffResult::Flag(_) => {
                law(["CDA 4.19"], PlayOffOver, [Times([FULL_TIME; 2]), Replayed])
            }
        }
    }
}
