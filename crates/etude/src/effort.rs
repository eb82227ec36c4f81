//! How an exercise went: the credit it earned, the time and the help it took.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use strum::{AsRefStr, EnumString, VariantArray};

/// The result of an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, AsRefStr, EnumString, VariantArray)]
pub enum Credit {
    /// Solved, won, held, found.
    #[serde(rename = "right")]
    #[strum(serialize = "right")]
    Full,
    /// A drawn game.
    #[serde(rename = "drawn")]
    #[strum(serialize = "drawn")]
    Half,
    /// Failed, given up, lost, not found.
    #[serde(rename = "wrong")]
    #[strum(serialize = "wrong")]
    None,
}

/// How an exercise went, whatever it was about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// The result.
    pub credit: Credit,
    /// The time taken, in milliseconds.
    pub millis: u32,
    /// The number of hints given.
    pub hints: u32,
    /// The number of errors and of moves taken back.
    pub errors: u32,
}

impl Effort {
    /// An exercise done at the first try, without help and in no time, with this result.
    #[must_use]
    pub const fn new(credit: Credit) -> Self {
        Self { credit, millis: 0, hints: 0, errors: 0 }
    }

    /// Whether it was solved without hints and errors.
    #[must_use]
    pub const fn is_clean(self) -> bool {
        matches!(self.credit, Credit::Full) && self.hints == 0 && self.errors == 0
    }
}

/// A duration in the unit of [`Effort::millis`], which it fills after 49 days.
#[must_use]
pub fn millis(time: Duration) -> u32 {
    u32::try_from(time.as_millis()).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn help_and_errors_are_not_clean() {
        assert!(Effort::new(Credit::Full).is_clean());
        for credit in [Credit::Half, Credit::None] {
            assert!(!Effort::new(credit).is_clean());
        }
        assert!(!Effort { hints: 1, ..Effort::new(Credit::Full) }.is_clean());
        assert!(!Effort { errors: 1, ..Effort::new(Credit::Full) }.is_clean());
    }
}
