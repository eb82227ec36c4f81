//! Spaced repetition: the FSRS schedule of everything that did not go smoothly.

use super::calendar::Day;
use super::effort::{Credit, Effort};
use super::memory::Memory;

/// The default probability of remembering an item when it comes back.
pub const RETENTION: f32 = 0.9;
/// The default number of repetitions per day.
pub const DAILY_LIMIT: usize = 20;

/// From this time on, an exercise of one decision is slow; the second number is added for each further decision. In
/// milliseconds.
const SLOW: (u32, u32) = (60_000, 30_000);
/// Up to this time, an exercise of one decision is quick; the second number is added for each further decision. In
/// milliseconds.
const QUICK: (u32, u32) = (12_000, 6_000);

/// How well an item was known. Derived from the result, never asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Grade {
    /// Not known.
    Again,
    /// Found with help, or late.
    Hard,
    /// Known.
    Good,
    /// Known at once.
    Easy,
}

/// What an exercise allows a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// Only the first answer counts, and the time it took says how well it was known.
    Timed {
        /// The number of decisions to be made, at least 1.
        decisions: u32,
    },
    /// An error can be made good, and the time counts for nothing.
    Free,
}

/// The grade of an exercise.
#[must_use]
pub fn grade(effort: Effort, pace: Pace) -> Grade {
    let timed = match pace {
        Pace::Timed { decisions } => {
            Some(move |(first, further): (u32, u32)| first + further * decisions.saturating_sub(1).min(100))
        }
        Pace::Free => None,
    };
    match (effort.credit, timed) {
        (Credit::None, _) => Grade::Again,
        (_, Some(_)) if effort.errors > 0 => Grade::Again,
        _ if effort.errors > 0 || effort.hints > 0 => Grade::Hard,
        (_, Some(limit)) if effort.millis > limit(SLOW) => Grade::Hard,
        (_, Some(limit)) if effort.millis <= limit(QUICK) => Grade::Easy,
        // An error could have been made good here, and there is no hurry.
        _ => Grade::Good,
    }
}

/// The schedule of an item to be repeated.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Card {
    memory: Memory,
    /// When it was last trained.
    pub last: Day,
    /// The first day on which it should be repeated.
    pub due: Day,
    /// How often it was forgotten since it was first scheduled.
    lapses: u32,
}

impl Card {
    /// The probability that it is still remembered on a day, 0 to 1.
    #[must_use]
    pub fn retrievability(&self, day: Day) -> f32 {
        self.memory.retrievability(day.since(self.last))
    }
}

/// Computes the schedule.
pub struct Scheduler {
    retention: f32,
}

impl Scheduler {
    /// A scheduler with the standard parameters of FSRS, for a retention between 0.7 and 0.97. Other values are
    /// clamped.
    #[must_use]
    pub fn new(retention: f32) -> Self {
        Self { retention: retention.clamp(0.7, 0.97) }
    }

    /// The card of an item after a day's result. An item without a card gets one only if it did not go smoothly.
    #[must_use]
    pub fn after(&self, card: Option<&Card>, grade: Grade, day: Day) -> Option<Card> {
        (card.is_some() || grade <= Grade::Hard).then(|| self.renewed(card, grade, day))
    }

    /// The card of an item after a day's result, however smoothly it went: that of something to be learnt by heart.
    #[must_use]
    pub fn renewed(&self, card: Option<&Card>, grade: Grade, day: Day) -> Card {
        let memory = card.map_or_else(|| Memory::first(grade), |card| card.memory.after(grade, day.since(card.last)));
        let due = day.plus(memory.interval(self.retention));
        let lapses = card.map_or(0, |card| card.lapses + u32::from(grade == Grade::Again));
        Card { memory, last: day, due, lapses }
    }
}

impl Default for Scheduler {
    fn default() -> Self {
        Self::new(RETENTION)
    }
}

/// The items due on a day, from all cards, best remembered first. After days without training, fresh items are thus not
/// lost while old ones, which are forgotten anyway, are repeated.
#[must_use]
pub fn due<'a, K: Ord>(cards: impl Iterator<Item = (K, &'a Card)>, today: Day) -> Vec<K> {
    let mut due: Vec<(K, f32)> =
        cards.filter(|(_, card)| card.due <= today).map(|(key, card)| (key, card.retrievability(today))).collect();
    due.sort_by(|(key, known), (other_key, other)| other.total_cmp(known).then_with(|| key.cmp(other_key)));
    due.into_iter().map(|(key, _)| key).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    const TODAY: Day = Day(20_000);

    #[test]
    fn grades_follow_from_the_result() {
        let effort = |credit, hints, errors, seconds: u32| Effort { credit, millis: seconds * 1_000, hints, errors };
        let of = |credit, hints, errors, seconds| {
            grade(effort(credit, hints, errors, seconds), Pace::Timed { decisions: 2 })
        };
        assert_eq!(of(Credit::None, 0, 1, 5), Grade::Again);
        assert_eq!(of(Credit::Full, 0, 1, 5), Grade::Again);
        assert_eq!(of(Credit::Full, 1, 0, 5), Grade::Hard);
        // Two decisions: slow after 60 + 30 seconds, quick up to 12 + 6.
        assert_eq!(of(Credit::Full, 0, 0, 91), Grade::Hard);
        assert_eq!(of(Credit::Full, 0, 0, 90), Grade::Good);
        assert_eq!(of(Credit::Full, 0, 0, 19), Grade::Good);
        assert_eq!(of(Credit::Full, 0, 0, 18), Grade::Easy);
        assert_eq!(grade(effort(Credit::Full, 0, 2, 500), Pace::Free), Grade::Hard);
        assert_eq!(grade(effort(Credit::Full, 0, 0, 500), Pace::Free), Grade::Good);
        assert_eq!(grade(effort(Credit::None, 0, 0, 1), Pace::Free), Grade::Again);
    }

    #[test]
    fn only_what_did_not_go_smoothly_is_repeated() {
        let scheduler = Scheduler::default();
        assert!(scheduler.after(None, Grade::Easy, TODAY).is_none());
        assert!(scheduler.after(None, Grade::Good, TODAY).is_none());
        // The first intervals of FSRS-6 for Again and Hard are 0.212 and 1.2931 days: at least one day.
        assert_eq!(scheduler.after(None, Grade::Again, TODAY).unwrap().due, TODAY.plus(1));
        assert_eq!(scheduler.after(None, Grade::Hard, TODAY).unwrap().due, TODAY.plus(1));
    }

    #[test]
    fn intervals_grow_with_success_and_shrink_with_failure() {
        let scheduler = Scheduler::default();
        let mut card = scheduler.after(None, Grade::Hard, TODAY).unwrap();
        let mut intervals = Vec::new();
        for _ in 0..5 {
            card = scheduler.after(Some(&card), Grade::Good, card.due).unwrap();
            intervals.push(card.due.since(card.last));
        }
        assert!(intervals.windows(2).all(|pair| pair[0] < pair[1]), "{intervals:?}");
        let failed = scheduler.after(Some(&card), Grade::Again, card.due).unwrap();
        assert!(failed.due.since(failed.last) < intervals[1]);
        assert_eq!(failed.lapses, 1);
    }

    #[test]
    fn on_the_day_it_is_due_it_is_known_with_the_retention_that_was_asked_for() {
        for retention in [0.8_f32, 0.9, 0.95] {
            let scheduler = Scheduler::new(retention);
            let mut card = scheduler.after(None, Grade::Hard, TODAY).unwrap();
            for _ in 0..4 {
                card = scheduler.after(Some(&card), Grade::Good, card.due).unwrap();
            }
            // Only rounding to whole days causes a deviation.
            assert!((card.retrievability(card.due) - retention).abs() < 0.01, "{card:?}");
        }
    }

    #[test]
    fn what_is_due_begins_with_what_is_best_remembered() {
        let scheduler = Scheduler::default();
        let mut cards = Vec::new();
        for (name, first) in [("old", TODAY), ("new", TODAY.plus(20)), ("later", TODAY.plus(40))] {
            cards.push((name, scheduler.after(None, Grade::Again, first).unwrap()));
        }
        let today = TODAY.plus(25);
        assert_eq!(due(cards.iter().map(|(name, card)| (*name, card)), today), ["new", "old"]);
    }
}
