//! How long a level below the last thinks where a clock runs: as people of its strength do. Its search takes a moment
//! only, so its move waits until then. `docs/strength.md` describes the rule.

use std::time::Duration;

use rand::{RngExt as _, SeedableRng as _};

use damier_engine::{Clock, Finding, Level};
use damier_rules::Game;

use etude::Random;

/// The longest thought of any level, and how much longer each level thinks than the one below.
const LONGEST: (Duration, Duration) = (Duration::from_secs(3), Duration::from_secs(2));
/// The percentage of its share of the time that a level uses, and how much more than the level below.
const PERCENT: (u32, u32) = (30, 10);
/// Plies at the beginning of a game that take half the time: openings are known.
const OPENING: usize = 8;
/// With at least this many moves to choose from, a position is complex.
const MANY_MOVES: usize = 12;

/// An engine's move that waits until its time has come.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Held {
    /// What the search found.
    pub(crate) finding: Finding,
    /// When the move is made.
    pub due: Duration,
}

/// How long a level thinks about its move, given its clock when its turn began. The same seed gives the same time.
pub(super) fn thinking_time(level: Level, clock: Clock, game: &Game, seed: u64) -> Duration {
    let moves = game.position().legal_moves();
    let (plies, number) = (game.moves().len(), u32::from(level.number()));
    // Limits never exceed the time left, and leave some for the moves after it.
    let share = clock.limits().enough.unwrap_or_default();
    let percent = match moves.len() {
        0 | 1 => return Duration::ZERO,
        // Which of several pieces takes back is soon decided.
        _ if game.position().must_capture() => 40,
        2..=4 => 60,
        5..MANY_MOVES => 100,
        _ => 130,
    };
    let percent = if plies < OPENING { percent / 2 } else { percent };
    let percent = percent * Random::seed_from_u64(seed).random_range(60..=120) / 100;
    let usual = share / 100 * (PERCENT.0 + PERCENT.1 * (number - 1));
    let longest = LONGEST.0 + LONGEST.1 * number;
    (usual.min(longest) / 100 * percent).min(share).min(longest)
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_rules::notation::read_fen;
    use damier_rules::{AnyPosition, Variant};

    const fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    fn game(fen: &str) -> Game {
        read_fen(fen, Variant::International).unwrap().game()
    }

    fn below_full() -> impl Iterator<Item = Level> {
        Level::ALL.into_iter().filter(|&level| level != Level::FULL)
    }

    fn clock(remaining: u64, increment: u64) -> Clock {
        Clock { remaining: seconds(remaining), increment: seconds(increment), moves_to_go: None }
    }

    #[test]
    fn a_forced_move_is_made_at_once() {
        for fen in ["W:W28:B23,19", "W:W46:B1"] {
            for level in below_full() {
                assert_eq!(thinking_time(level, clock(300, 5), &game(fen), 1), Duration::ZERO, "{fen}");
            }
        }
    }

    #[test]
    fn stronger_levels_and_harder_positions_and_more_time_take_longer() {
        let start = Game::new(AnyPosition::start(Variant::International));
        let of = |level: u8, clock| thinking_time(Level::new(level).unwrap(), clock, &start, 1);
        assert!((1..7).all(|level| of(level, clock(300, 0)) < of(level + 1, clock(300, 0))));
        assert!(of(4, clock(60, 0)) < of(4, clock(300, 0)) && of(4, clock(60, 0)) < of(4, clock(60, 3)));
        let level = Level::new(5).unwrap();
        let [few, many] =
            ["W:W40,45:B1,2", "W:W31-50:B1-15"].map(|fen| thinking_time(level, clock(300, 0), &game(fen), 1));
        assert!(few < many && few > Duration::ZERO, "{few:?} {many:?}");
    }

    #[test]
    fn nobody_waits_long_and_no_flag_falls() {
        for fen in ["W:W31-50:B1-20", "W:WK46,40,45:BK5,1,2", "W:W40,45:B1,2"] {
            for level in below_full() {
                let longest = LONGEST.0 + LONGEST.1 * u32::from(level.number());
                assert!(longest <= seconds(17));
                for seed in 0..20 {
                    assert!(thinking_time(level, clock(100_000, 60), &game(fen), seed) <= longest);
                    // A hundred moves of a game in one, in five and in no minutes.
                    for (time, increment) in [(60, 0), (300, 2), (0, 1)] {
                        let mut left = clock(time, increment);
                        for ply in 0..100 {
                            let spent = thinking_time(level, left, &game(fen), seed + ply);
                            assert!(spent < left.remaining || spent.is_zero(), "{fen} {level} {left:?}");
                            left.remaining = left.remaining.saturating_sub(spent) + left.increment;
                        }
                    }
                }
            }
        }
    }
}
