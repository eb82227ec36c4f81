//! What is due, and why.

use serde::{Serialize, Serializer};

use crate::attempt::{Exercise, Kind};
use crate::calendar::Day;
use crate::history::{History, Item};
use crate::review::{Grade, grade};

/// Why something comes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// It went wrong the last time.
    Missed,
    /// It was found with help, or after an error that was made good.
    Helped,
    /// It took long.
    Slow,
    /// It went right; the time has come to see whether it still does.
    Known,
    /// An ending that was given away in a game and has not been drilled yet.
    Thrown,
}

impl Reason {
    fn of(last: &Exercise) -> Self {
        match grade(last) {
            Some(Grade::Again) => Self::Missed,
            Some(Grade::Hard) if last.hints > 0 || last.errors > 0 => Self::Helped,
            Some(Grade::Hard) => Self::Slow,
            _ => Self::Known,
        }
    }
}

/// Something to repeat today.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DueItem {
    /// What it is.
    #[serde(flatten, serialize_with = "in_words")]
    pub item: Item,
    /// Why it comes back.
    pub reason: Reason,
    /// The days since it was last trained, or since the game in which it was given away was looked at.
    pub days_ago: u32,
    /// The decisions that it asks for: the moves of a puzzle, at least 1; 0 for what was not trained yet.
    pub decisions: u32,
}

/// The item as three texts.
fn in_words<S: Serializer>(item: &Item, serializer: S) -> Result<S::Ok, S::Error> {
    #[derive(Serialize)]
    struct Named {
        kind: Kind,
        variant: &'static str,
        name: String,
    }
    Named { kind: item.kind(), variant: item.variant().name(), name: item.to_string() }.serialize(serializer)
}

/// What there is to say about what is due on a day.
pub(super) fn due(history: &History, items: &[Item], today: Day) -> Vec<DueItem> {
    let due = items.iter().map(|item| {
        let last = history.last(item);
        let trained = last.map(|exercise| exercise.moment.day).or(history.card(item).map(|card| card.last));
        DueItem {
            item: item.clone(),
            reason: last.map_or(Reason::Thrown, Reason::of),
            days_ago: trained.map_or(0, |day| today.since(day)),
            decisions: last.map_or(0, Exercise::decisions),
        }
    });
    due.collect()
}
