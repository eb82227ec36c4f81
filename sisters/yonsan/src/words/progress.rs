//! Words for progress.

use etude_store::HeldError;
use yonsan_rules::RuleSet;

use super::say;
use crate::memory::UnfinishedError;
use crate::train::exercise::Kind;

/// A kind of exercise, in the table of progress.
#[must_use]
pub fn kind_of_exercise(kind: Kind) -> String {
    say().exercise_kind(kind.as_ref())
}

/// The name of a set of puzzles.
#[must_use]
pub fn set_name(name: &str) -> String {
    say().set_name(name)
}

/// An opponent with the rules and the player's colour, from what a game is filed under; `None` if it cannot be read.
#[must_use]
pub fn opponent(item: &str) -> Option<String> {
    let mut parts = item.split(' ');
    let (level, rules, side) = (parts.next()?.strip_prefix("level-")?, parts.next()?, parts.next()?);
    let rules: RuleSet = rules.parse().ok()?;
    Some(say().opponent(level.parse::<u8>().ok()?, say().rules_short(rules.to_string()), say().side(side)))
}

/// What could not be kept or read of unfinished work.
#[must_use]
pub fn unkept(error: &UnfinishedError) -> String {
    match error {
        HeldError::File { path, error } => say().unfinished_unkept(path.display().to_string(), error.to_string()),
        HeldError::Unreadable { path, reason } => say().unfinished_unreadable(reason, path.display().to_string()),
        HeldError::Newer { path, reason } => say().unfinished_newer(reason, path.display().to_string()),
    }
}
