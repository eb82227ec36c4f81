//! The label that the attempts of one run share. Everything about runs, including those of earlier days and other
//! machines, follows from the attempts alone.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::session::PuzzleSession;
use crate::attempt::Attempt;
use etude::effort::Credit;

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

/// The most puzzles solved in one run among the other runs of the same session. `None` if there was no other.
#[must_use]
pub fn best_before(attempts: &[Attempt], label: &Label) -> Option<u32> {
    let mut solved: BTreeMap<i64, u32> = BTreeMap::new();
    let mode = label.session.plan.mode();
    for exercise in attempts.iter().map(|attempt| &attempt.exercise).filter(|exercise| exercise.mode == mode) {
        if let Some(other) = exercise.run().filter(|other| other.session == label.session) {
            *solved.entry(other.run).or_default() += u32::from(exercise.credit == Credit::Full);
        }
    }
    solved.remove(&label.run);
    solved.into_values().max()
}
