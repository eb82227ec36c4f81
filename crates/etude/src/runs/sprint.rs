//! A sprint: as many increasingly difficult exercises as possible before time runs out. An error costs time, a series
//! without errors gains some.

use std::time::Duration;

use super::Rise;
use crate::lesson::next_second;

/// The time an error costs.
pub const PENALTY: Duration = Duration::from_secs(10);
/// The time gained by each series of [`ROW`] exercises without an error.
pub const BONUS: Duration = Duration::from_secs(10);
/// The number of exercises in such a series.
pub const ROW: u32 = 5;

/// A sprint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sprint {
    /// When the time will be up, as things stand.
    until: Duration,
    /// Whether the time is up.
    pub is_over: bool,
    /// The number of exercises solved: the score.
    pub solved: u32,
    /// The number of exercises missed.
    pub errors: u32,
    /// The number of exercises solved since the last error.
    pub row: u32,
    /// The longest series without an error.
    pub longest: u32,
}

impl Sprint {
    /// A sprint of a given length. The clock starts running.
    #[must_use]
    pub fn new(length: Duration, now: Duration) -> Self {
        Self { until: now + length, is_over: false, solved: 0, errors: 0, row: 0, longest: 0 }
    }

    /// A sprint with this much time left, and the number of exercises solved, missed, solved since the last error, and
    /// the longest series.
    #[must_use]
    pub fn resume(left: Duration, [solved, errors, row, longest]: [u32; 4], now: Duration) -> Self {
        Self { until: now + left, is_over: false, solved, errors, row, longest }
    }

    /// The time left.
    #[must_use]
    pub const fn left(self, now: Duration) -> Duration {
        self.until.saturating_sub(now)
    }

    /// When the seconds left change next, while the clock runs.
    #[must_use]
    pub fn wakes_at(self, now: Duration) -> Option<Duration> {
        (!self.is_over).then(|| next_second(self.left(now), now))
    }

    /// Ends the sprint when its time is up.
    pub fn tick(&mut self, now: Duration) {
        self.is_over |= now >= self.until;
    }

    /// The target rating of the next exercise.
    #[must_use]
    pub fn target(self, rise: Rise) -> f64 {
        rise.after(self.solved)
    }

    /// Counts a solved exercise, unless the time is up. Returns whether the series earned the bonus.
    pub fn solve(&mut self, now: Duration) -> bool {
        self.tick(now);
        if self.is_over {
            return false;
        }
        self.solved += 1;
        self.row += 1;
        self.longest = self.longest.max(self.row);
        let is_bonus = self.row.is_multiple_of(ROW);
        if is_bonus {
            self.until += BONUS;
        }
        is_bonus
    }

    /// Counts an error, unless the time is up.
    pub fn miss(&mut self, now: Duration) {
        self.tick(now);
        if self.is_over {
            return;
        }
        self.errors += 1;
        self.row = 0;
        self.until = self.until.saturating_sub(PENALTY).max(now);
        self.tick(now);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RISE: Rise = Rise { first: 970.0, step: 20.0 };

    const fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    #[test]
    fn five_in_a_row_gain_ten_seconds_and_an_error_costs_ten_and_ends_the_row() {
        let mut sprint = Sprint::new(seconds(180), seconds(100));
        assert_eq!(sprint.left(seconds(110)), seconds(170));
        let gained: Vec<bool> = (0..5).map(|_| sprint.solve(seconds(110))).collect();
        assert_eq!(gained, [false, false, false, false, true]);
        assert_eq!(sprint.left(seconds(110)), seconds(180));
        sprint.miss(seconds(110));
        assert_eq!((sprint.left(seconds(110)), sprint.row, sprint.longest), (seconds(170), 0, 5));
        for _ in 0..4 {
            assert!(!sprint.solve(seconds(120)), "a new series starts");
        }
        assert_eq!((sprint.solved, sprint.errors), (9, 1));
        assert!(sprint.target(RISE) > Sprint::new(seconds(180), seconds(0)).target(RISE));
    }

    #[test]
    fn the_seconds_left_change_until_the_time_is_over() {
        let millis = Duration::from_millis;
        let mut sprint = Sprint::new(seconds(2), millis(300));
        assert_eq!(sprint.wakes_at(millis(300)), Some(millis(1_300)), "a whole second");
        assert_eq!(sprint.wakes_at(millis(1_000)), Some(millis(1_300)), "the rest of one");
        assert_eq!(sprint.wakes_at(millis(2_300)), Some(millis(2_300)), "it is over at once");
        sprint.tick(millis(2_300));
        assert_eq!(sprint.wakes_at(millis(2_300)), None);
    }

    #[test]
    fn when_the_time_is_over_nothing_counts_any_more() {
        let mut sprint = Sprint::new(seconds(180), seconds(0));
        sprint.solve(seconds(179));
        sprint.tick(seconds(179));
        assert!(!sprint.is_over);
        sprint.solve(seconds(180));
        assert!(sprint.is_over);
        sprint.miss(seconds(181));
        assert_eq!((sprint.solved, sprint.errors, sprint.left(seconds(200))), (1, 0, seconds(0)));
    }

    #[test]
    fn an_error_near_the_end_ends_it() {
        let mut sprint = Sprint::new(seconds(180), seconds(0));
        sprint.miss(seconds(175));
        assert!(sprint.is_over);
        assert_eq!(sprint.errors, 1);
    }
}
