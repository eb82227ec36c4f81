//! Divides the time on the clock among the moves.

use std::time::Duration;

use super::limits::Limits;

/// The assumed number of moves in the rest of a game that has to be played in the time left.
const MOVES_AHEAD: u32 = 30;
/// The percentage of a move's share of the time after which no new depth starts: the last depth usually takes about as
/// long as all before it.
const BEGIN_PERCENT: u32 = 60;
/// The most shares that a move may use.
const MAX_SHARES: u32 = 4;
/// Time held back for everything outside the search: at most this duration, and this fraction of the time.
const RESERVE: (Duration, u32) = (Duration::from_millis(50), 3);
/// The same with a fixed time per move, where delays do not add up.
const MOVE_RESERVE: (Duration, u32) = (Duration::from_millis(20), 40);

/// A player's clock before a move: Fischer, sudden death, or moves in a period.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clock {
    /// The time left, including what was added for this move.
    pub remaining: Duration,
    /// The time added for every later move.
    pub increment: Duration,
    /// The moves to make in the time left, including this one; `None` for the rest of the game.
    pub moves_to_go: Option<u32>,
}

impl Clock {
    /// The limits for the next move. They never exceed the time left, and leave some for the moves after it.
    #[must_use]
    pub fn limits(&self) -> Limits {
        let usable = keep_back(self.remaining, RESERVE);
        let moves = self.moves_to_go.unwrap_or(MOVES_AHEAD).clamp(1, MOVES_AHEAD);
        let to_come = self.increment.saturating_mul(moves - 1);
        // If little time is left compared with the increment, future increments cannot be spent yet.
        let most = if moves == 1 { usable } else { usable / 10 * 6 };
        let share = (usable.saturating_add(to_come) / moves).min(most);
        let enough = (share / 100).saturating_mul(BEGIN_PERCENT);
        Limits { enough: Some(enough), ..Limits::time(share.saturating_mul(MAX_SHARES).min(most)) }
    }

    /// The limits for a move with a fixed time per move: all of it, except what the answer takes to arrive.
    #[must_use]
    pub fn per_move(time: Duration) -> Limits {
        Limits::time(keep_back(time, MOVE_RESERVE))
    }
}

fn keep_back(time: Duration, (most, part): (Duration, u32)) -> Duration {
    time.saturating_sub(most.min(time / part))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const fn clock(remaining: u64, increment: u64, moves_to_go: Option<u32>) -> Clock {
        let (remaining, increment) = (Duration::from_millis(remaining), Duration::from_millis(increment));
        Clock { remaining, increment, moves_to_go }
    }

    /// Plays `moves` moves that each take as long as allowed, and returns the time left; `None` if the flag falls.
    fn spend(mut clock: Clock, moves: u32) -> Option<Duration> {
        for _ in 0..moves {
            clock.remaining = clock.remaining.checked_sub(clock.limits().time.unwrap())?;
            clock.remaining += clock.increment;
            clock.moves_to_go = clock.moves_to_go.map(|moves| moves - 1);
        }
        Some(clock.remaining)
    }

    proptest! {
        #[test]
        fn no_clock_is_overdrawn(
            remaining in prop_oneof![0..100_u64, 0..100_000_000_u64],
            increment in prop_oneof![Just(0), 0..100_000_u64],
            moves in prop::option::of(prop_oneof![0..3_u32, any::<u32>()]),
        ) {
            let clock = clock(remaining, increment, moves);
            let limits = clock.limits();
            prop_assert!(limits.time.unwrap() <= clock.remaining);
            prop_assert!(limits.enough.unwrap() <= limits.time.unwrap());
            prop_assert!(moves.is_some_and(|moves| moves <= 1) || limits.time.unwrap() <= clock.remaining / 10 * 7);
        }

        #[test]
        fn the_last_move_of_a_period_still_has_time(remaining in 1_000..10_000_000_u64, moves in 2..60_u32) {
            let left = spend(clock(remaining, 0, Some(moves)), moves - 1);
            prop_assert!(left.is_some_and(|left| left > Duration::ZERO), "{left:?}");
        }

        #[test]
        fn a_fixed_time_is_used_but_for_a_little(milliseconds in 1..1_000_000_u64) {
            let time = Duration::from_millis(milliseconds);
            let used = Clock::per_move(time).time.unwrap();
            prop_assert!(used < time && used * 100 >= time * 97);
            prop_assert!(time.saturating_sub(used) <= Duration::from_millis(20));
        }
    }

    #[test]
    fn an_increment_and_fewer_moves_give_more_time() {
        let enough = |clock: Clock| clock.limits().enough.unwrap();
        assert!(enough(clock(60_000, 1000, None)) > enough(clock(60_000, 0, None)));
        assert!(enough(clock(60_000, 0, Some(5))) > enough(clock(60_000, 0, Some(20))));
        assert!(enough(clock(60_000, 0, None)) < Duration::from_secs(2));
        let last = clock(60_000, 0, Some(1)).limits();
        assert!(last.time.unwrap() > Duration::from_secs(59), "a period's last move may use it up");
    }
}
