//! Results of exercises that have something in common.

use std::collections::BTreeMap;

use serde::Serialize;

use super::ENOUGH;
use crate::attempt::{Attempt, Exercise, Kind, Verdict};
use crate::drill::ending_name;
use crate::history::History;
use damier_rules::Variant;

/// Results of exercises that belong together.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Results {
    /// What they have in common: a theme, an ending, the number of a square, an opponent.
    pub name: String,
    /// The variant; empty where all are counted together.
    pub variant: String,
    /// How often it was tried.
    pub tried: u32,
    /// How often it went right, with help or without.
    pub right: u32,
    /// How often it went right without a hint or an error: for an ending, without giving anything away.
    pub clean: u32,
    /// How often the result was a draw.
    pub drawn: u32,
    /// The most that went right in a row.
    pub best_streak: u32,
    /// The median time, in milliseconds.
    pub median_millis: u32,
    #[serde(skip)]
    streak: u32,
    #[serde(skip)]
    times: Vec<u32>,
}

impl Results {
    /// The share that went right at the first try, 0 to 1.
    #[must_use]
    pub fn accuracy(&self) -> f64 {
        if self.tried == 0 { 0.0 } else { f64::from(self.clean) / f64::from(self.tried) }
    }

    /// The results of an item that is an ending, or of an ending with all positions of it.
    #[must_use]
    pub fn of_ending(history: &History, variant: Variant, item: &str) -> Self {
        let all = history.attempts().iter().map(|attempt| &attempt.exercise);
        let mut results = Self { name: item.to_owned(), variant: variant.name().to_owned(), ..Self::default() };
        let is_it = |each: &&Exercise| {
            let is_named = each.item == item || ending_name(&each.item) == item;
            each.kind == Kind::Ending && each.variant == variant && is_named
        };
        all.filter(is_it).for_each(|exercise| results.add(exercise));
        results.finish()
    }

    fn add(&mut self, exercise: &Exercise) {
        self.tried += 1;
        self.drawn += u32::from(exercise.verdict == Verdict::Drawn);
        self.clean += u32::from(exercise.is_clean());
        let right = exercise.verdict == Verdict::Right;
        self.right += u32::from(right);
        self.streak = if right { self.streak + 1 } else { 0 };
        self.best_streak = self.best_streak.max(self.streak);
        self.times.push(exercise.millis);
    }

    fn finish(mut self) -> Self {
        let middle = self.times.len() / 2;
        if !self.times.is_empty() {
            self.median_millis = *self.times.select_nth_unstable(middle).1;
        }
        self.times = Vec::new();
        self
    }
}

/// Results by name, those with the lowest accuracy first; what was tried too seldom to say anything comes last.
pub(super) fn groups(
    attempts: &[Attempt],
    kind: Kind,
    names: &dyn Fn(&Exercise) -> Vec<String>,
    by_variant: bool,
) -> Vec<Results> {
    let mut groups: BTreeMap<(String, String), Results> = BTreeMap::new();
    for exercise in attempts.iter().map(|attempt| &attempt.exercise).filter(|exercise| exercise.kind == kind) {
        let variant = if by_variant { exercise.variant.name().to_owned() } else { String::new() };
        for name in names(exercise) {
            let results = groups.entry((variant.clone(), name.clone())).or_default();
            results.name = name;
            results.variant.clone_from(&variant);
            results.add(exercise);
        }
    }
    let mut groups: Vec<Results> = groups.into_values().map(Results::finish).collect();
    groups.sort_by(|one, other| {
        let seldom = |results: &Results| results.tried < ENOUGH;
        let by_accuracy = one.accuracy().total_cmp(&other.accuracy());
        let by_time = other.median_millis.cmp(&one.median_millis);
        seldom(one).cmp(&seldom(other)).then(by_accuracy).then(by_time)
    });
    groups
}
