//! Sprint: as many puzzles as possible before the time is over, harder and harder. An error costs time, and a row
//! without one gains some.

use std::time::Duration;

/// What an error costs.
pub const PENALTY: Duration = Duration::from_secs(10);
/// What every so many puzzles in a row without an error gain.
pub const BONUS: Duration = Duration::from_secs(10);
/// How many these are.
pub const ROW: u32 = 5;

/// The rating of the first puzzle.
const FIRST: f64 = 800.0;
/// How much harder each is than the one before.
const STEP: f64 = 30.0;

/// A sprint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleSprint {
    until: Duration,
    is_over: bool,
    solved: u32,
    errors: u32,
    row: u32,
    longest: u32,
}

impl PuzzleSprint {
    /// A sprint of some length; the time runs.
    #[must_use]
    pub fn new(length: Duration, now: Duration) -> Self {
        Self { until: now + length, is_over: false, solved: 0, errors: 0, row: 0, longest: 0 }
    }

    /// A sprint of which so much time is left, with what was solved, missed, solved since the last error, and at most so.
    #[must_use]
    pub fn resume(left: Duration, [solved, errors, row, longest]: [u32; 4], now: Duration) -> Self {
        Self { until: now + left, is_over: false, solved, errors, row, longest }
    }

    /// The time that is left.
    #[must_use]
    pub const fn left(self, now: Duration) -> Duration {
        self.until.saturating_sub(now)
    }

    /// Ends the sprint when its time is over.
    pub fn tick(&mut self, now: Duration) {
        self.is_over |= now >= self.until;
    }

    /// Whether the time is over.
    #[must_use]
    pub const fn is_over(self) -> bool {
        self.is_over
    }

    /// When the time is over, as things stand.
    #[must_use]
    pub const fn until(self) -> Duration {
        self.until
    }

    /// How many were solved: the score.
    #[must_use]
    pub const fn solved(self) -> u32 {
        self.solved
    }

    /// How many were not.
    #[must_use]
    pub const fn errors(self) -> u32 {
        self.errors
    }

    /// How many were solved since the last error.
    #[must_use]
    pub const fn row(self) -> u32 {
        self.row
    }

    /// The longest row without an error.
    #[must_use]
    pub const fn longest(self) -> u32 {
        self.longest
    }

    /// How hard the next puzzle should be.
    #[must_use]
    pub fn target(self) -> f64 {
        FIRST + STEP * f64::from(self.solved)
    }

    /// Counts a puzzle that was solved; nothing when the time is over. Returns whether the row earned the bonus.
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

    /// Counts an error; nothing when the time is over.
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

    const fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    #[test]
    fn five_in_a_row_gain_ten_seconds_and_an_error_costs_ten_and_ends_the_row() {
        let mut sprint = PuzzleSprint::new(seconds(180), seconds(100));
        assert_eq!(sprint.left(seconds(110)), seconds(170));
        let gained: Vec<bool> = (0..5).map(|_| sprint.solve(seconds(110))).collect();
        assert_eq!(gained, [false, false, false, false, true]);
        assert_eq!(sprint.left(seconds(110)), seconds(180));
        sprint.miss(seconds(110));
        assert_eq!((sprint.left(seconds(110)), sprint.row(), sprint.longest()), (seconds(170), 0, 5));
        for _ in 0..4 {
            assert!(!sprint.solve(seconds(120)), "the row begins anew");
        }
        assert_eq!((sprint.solved(), sprint.errors()), (9, 1));
        assert!(sprint.target() > PuzzleSprint::new(seconds(180), seconds(0)).target());
    }

    #[test]
    fn when_the_time_is_over_nothing_counts_any_more() {
        let mut sprint = PuzzleSprint::new(seconds(180), seconds(0));
        sprint.solve(seconds(179));
        sprint.tick(seconds(179));
        assert!(!sprint.is_over());
        sprint.solve(seconds(180));
        assert!(sprint.is_over());
        sprint.miss(seconds(181));
        assert_eq!((sprint.solved(), sprint.errors(), sprint.left(seconds(200))), (1, 0, seconds(0)));
    }

    #[test]
    fn an_error_near_the_end_ends_it() {
        let mut sprint = PuzzleSprint::new(seconds(180), seconds(0));
        sprint.miss(seconds(175));
        assert!(sprint.is_over());
        assert_eq!(sprint.errors(), 1);
    }
}
