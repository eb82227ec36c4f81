//! What is kept of a run.

use serde::{Deserialize, Serialize};

use super::label::Label;

/// The data for resuming a streak or a sprint. All other progress follows from the attempts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RunState {
    /// A streak.
    Streak {
        /// The run.
        label: Label,
        /// The number of puzzles solved.
        solved: u32,
        /// Whether one was skipped.
        skipped: bool,
    },
    /// A sprint.
    Sprint {
        /// The run.
        label: Label,
        /// The time left, in milliseconds.
        left: u64,
        /// The number of puzzles solved, missed, solved since the last error, and the longest series.
        counts: [u32; 4],
    },
}
