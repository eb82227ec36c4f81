//! The regularity of training.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::attempt::Attempt;
use etude::calendar::Day;

/// A day with training.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct DayCount {
    /// The day.
    pub day: Day,
    /// Exercises done.
    pub done: u32,
    /// The time they took, in milliseconds.
    pub millis: u64,
}

/// A span of seven days: up to today, or the seven before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Week {
    /// Exercises done.
    pub done: u32,
    /// Number of exercises solved without help.
    pub clean: u32,
    /// Days with training.
    pub days: u32,
    /// The time the exercises took, in milliseconds.
    pub millis: u64,
}

impl Week {
    /// The seven days ending on `last`.
    pub(super) fn up_to(last: Day, attempts: &[Attempt]) -> Self {
        let mut week = Self::default();
        let mut trained = [false; 7];
        for exercise in attempts.iter().map(|attempt| &attempt.exercise) {
            let day = exercise.moment.day;
            if day > last || last.since(day) >= 7 {
                continue;
            }
            week.done += 1;
            week.clean += u32::from(exercise.is_clean());
            week.millis += u64::from(exercise.millis);
            trained[usize::from(day.weekday())] = true;
        }
        week.days = trained.iter().map(|&trained| u32::from(trained)).sum();
        week
    }
}

/// Every day with training.
pub(super) fn days(attempts: &[Attempt]) -> Vec<DayCount> {
    let mut days: BTreeMap<Day, (u32, u64)> = BTreeMap::new();
    for exercise in attempts.iter().map(|attempt| &attempt.exercise) {
        let (done, millis) = days.entry(exercise.moment.day).or_default();
        *done += 1;
        *millis += u64::from(exercise.millis);
    }
    days.into_iter().map(|(day, (done, millis))| DayCount { day, done, millis }).collect()
}

/// The consecutive days of training up to today, and the most ever.
pub(super) fn streaks(days: &[DayCount], today: Day) -> (u32, u32) {
    let (mut run, mut longest, mut last) = (0, 0, None);
    for count in days {
        run = if last == Some(count.day.plus(-1)) { run + 1 } else { 1 };
        longest = longest.max(run);
        last = Some(count.day);
    }
    let goes_on = last.is_some_and(|last| last.plus(1) >= today);
    (if goes_on { run } else { 0 }, longest)
}
