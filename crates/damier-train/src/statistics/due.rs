//! The items due, and the reasons.

use serde::{Serialize, Serializer};

use crate::attempt::{Exercise, ExerciseKind};
use crate::history::{History, Item};
use etude::calendar::Day;
use etude::review::Grade;

/// Why an item comes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// It was missed the last time.
    Missed,
    /// It was solved with help, or after an error that was corrected.
    Helped,
    /// It took a long time.
    Slow,
    /// It was solved, and it is time to check whether it is still known.
    Known,
    /// An ending given away in a game and not drilled yet.
    Thrown,
}

impl Reason {
    fn of(last: &Exercise) -> Self {
        match last.grade() {
            Some(Grade::Again) => Self::Missed,
            Some(Grade::Hard) if last.hints > 0 || last.errors > 0 => Self::Helped,
            Some(Grade::Hard) => Self::Slow,
            _ => Self::Known,
        }
    }
}

/// An item to repeat today.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DueItem {
    /// The item.
    #[serde(flatten, serialize_with = "in_words")]
    pub item: Item,
    /// Why it comes back.
    pub reason: Reason,
    /// Days since it was last trained, or since the game in which it was given away was examined.
    pub days_ago: u32,
    /// The number of decisions: the moves of a puzzle, at least 1. 0 for items not trained yet.
    pub decisions: u32,
}

/// Serialises the item as three strings.
fn in_words<S: Serializer>(item: &Item, serializer: S) -> Result<S::Ok, S::Error> {
    #[derive(Serialize)]
    struct Named {
        kind: ExerciseKind,
        variant: &'static str,
        name: String,
    }
    Named { kind: item.kind(), variant: item.variant().name(), name: item.to_string() }.serialize(serializer)
}

/// The items due on a day with their reasons.
pub(super) fn due(history: &History, items: &[Item], today: Day) -> Vec<DueItem> {
    let due = items.iter().map(|item| {
        let last = history.last(item);
        let trained = last.map(|attempt| attempt.exercise.moment.day).or(history.card(item).map(|card| card.last));
        DueItem {
            item: item.clone(),
            reason: last.map_or(Reason::Thrown, |attempt| Reason::of(&attempt.exercise)),
            days_ago: trained.map_or(0, |day| today.since(day)),
            decisions: last.map_or(0, |attempt| attempt.exercise.decisions()),
        }
    });
    due.collect()
}
