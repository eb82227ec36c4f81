//! A streak: increasingly difficult exercises until the first error. One may be skipped.

use super::Rise;

/// A streak.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streak {
    /// The number of exercises solved.
    pub solved: u32,
    /// Whether one was skipped.
    pub has_skipped: bool,
    /// Whether an error has ended the streak.
    pub is_over: bool,
}

impl Streak {
    /// Whether an exercise may still be skipped.
    #[must_use]
    pub const fn can_skip(self) -> bool {
        !self.has_skipped && !self.is_over
    }

    /// The target rating of the next exercise: skipping does not make it easier.
    #[must_use]
    pub fn target(self, rise: Rise) -> f64 {
        rise.after(self.solved + u32::from(self.has_skipped))
    }

    /// Counts a solved exercise, unless the streak is over.
    pub const fn solve(&mut self) {
        if !self.is_over {
            self.solved += 1;
        }
    }

    /// Ends the streak.
    pub const fn miss(&mut self) {
        self.is_over = true;
    }

    /// Skips an exercise. `false` if no more may be skipped.
    pub const fn skip(&mut self) -> bool {
        let can = self.can_skip();
        self.has_skipped |= can;
        can
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RISE: Rise = Rise { first: 970.0, step: 26.0 };

    #[test]
    fn it_gets_harder_and_ends_at_the_first_error() {
        let mut streak = Streak::default();
        let mut last = 0.0;
        for solved in 0..20 {
            assert_eq!((streak.solved, streak.is_over), (solved, false));
            assert!(streak.target(RISE) > last);
            last = streak.target(RISE);
            streak.solve();
        }
        streak.miss();
        streak.solve();
        assert_eq!((streak.solved, streak.is_over, streak.can_skip()), (20, true, false));
    }

    #[test]
    fn one_may_be_skipped_and_no_more() {
        let mut streak = Streak::default();
        assert!(streak.skip());
        assert!(!streak.skip());
        assert_eq!((streak.solved, streak.is_over), (0, false));
        assert!(streak.target(RISE) > Streak::default().target(RISE), "skipping does not make the next puzzle easier");
    }
}
