//! The label that the attempts of one run share. Everything about runs, including those of earlier days and other
//! machines, follows from the attempts alone.

use std::collections::BTreeMap;

pub use super::label::Label;
use crate::attempt::Attempt;
use etude::effort::Credit;

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
