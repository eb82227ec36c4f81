//! The label of a run.

use serde::{Deserialize, Serialize};

use super::session::PuzzleSession;

/// A run that is scored as a whole.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Label {
    /// When it began, in milliseconds since 1970. This identifies the run.
    pub run: i64,
    /// The settings of the session.
    pub session: PuzzleSession,
    /// The cycle, counted from 1. 0 if there are no cycles.
    #[serde(default)]
    pub cycle: u32,
}
