//! Exercises that count together: a streak until the first error, a sprint against the clock.

mod sprint;
mod streak;

pub use sprint::{BONUS, PENALTY, ROW, Sprint};
pub use streak::Streak;

/// How the exercises of a run become harder.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rise {
    /// The rating of the first one.
    pub first: f64,
    /// The increase in rating from each to the next.
    pub step: f64,
}

impl Rise {
    /// The rating of the exercise after so many.
    fn after(self, done: u32) -> f64 {
        self.first + self.step * f64::from(done)
    }
}
