//! The time that exercises count: it stands still while the player is away.

use std::time::Duration;

/// The longest time without a key or a click that still counts as thought.
pub const LONGEST_THOUGHT: Duration = Duration::from_secs(5 * 60);

/// The time since the program started, less the time that the player was away.
#[derive(Debug, Default)]
pub struct ThinkingTime {
    /// The latest sign of the player, in time since the start.
    seen: Duration,
    /// The time that the player was away, in all.
    away: Duration,
}

impl ThinkingTime {
    /// The thinking time at a moment since the start, which is not before the latest sign.
    #[must_use]
    pub fn at(&self, now: Duration) -> Duration {
        now.min(self.stands_still_at()).saturating_sub(self.away)
    }

    /// The player is seen: what passed since the last time beyond the longest thought was spent away.
    pub fn see(&mut self, now: Duration) {
        self.away = now.saturating_sub(self.at(now));
        self.seen = now;
    }

    /// All the time until now counts, whether the player is here or not.
    pub fn run_on(&mut self, now: Duration) {
        self.seen = now;
    }

    /// The moment since the start at which it stands still, unless the player is seen before.
    #[must_use]
    pub fn stands_still_at(&self) -> Duration {
        self.seen + LONGEST_THOUGHT
    }

    /// The moment since the start at which this thinking time is reached; `None` if it stands still before.
    #[must_use]
    pub fn moment(&self, time: Duration) -> Option<Duration> {
        let moment = time + self.away;
        (moment <= self.stands_still_at()).then_some(moment)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn minutes(minutes: u64) -> Duration {
        Duration::from_mins(minutes)
    }

    #[test]
    fn it_stands_still_after_five_minutes_and_goes_on_with_the_next_key() {
        let mut time = ThinkingTime::default();
        time.see(minutes(1));
        assert_eq!([4, 6, 9].map(|now| time.at(minutes(now))), [4, 6, 6].map(minutes));
        assert_eq!((time.moment(minutes(6)), time.moment(minutes(7))), (Some(minutes(6)), None));
        time.see(minutes(61));
        assert_eq!([61, 63, 80].map(|now| time.at(minutes(now))), [6, 8, 11].map(minutes));
        assert_eq!(time.moment(minutes(8)), Some(minutes(63)));
    }

    #[test]
    fn where_the_clock_runs_on_every_minute_counts_and_none_comes_twice() {
        let mut time = ThinkingTime::default();
        time.run_on(minutes(30));
        assert_eq!(time.at(minutes(30)), minutes(30));
        assert_eq!(time.at(minutes(50)), minutes(35), "then it stands still again, but never goes back");
    }
}
