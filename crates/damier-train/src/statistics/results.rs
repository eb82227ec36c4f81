//! Results of groups of exercises.

use std::collections::HashMap;
use std::fmt::Display;
use std::hash::Hash;

use serde::{Serialize, Serializer};

use super::ENOUGH;
use crate::attempt::{Attempt, Exercise};
use crate::history::{History, Item};
use damier_rules::Variant;
use etude::effort::Credit;

/// The results of a group of exercises.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Results<K: Display> {
    /// The subject of the group: a theme, an ending, the number of a square, an opponent.
    #[serde(rename = "name", serialize_with = "as_text")]
    pub key: K,
    /// The variant.
    #[serde(serialize_with = "super::variant_name")]
    pub variant: Variant,
    /// The number of tries.
    pub tried: u32,
    /// The number solved, with or without help.
    pub right: u32,
    /// The number solved without a hint or an error; for an ending, without giving anything away.
    pub clean: u32,
    /// The number of draws.
    pub drawn: u32,
    /// The longest series of solved exercises.
    pub best_streak: u32,
    /// The median time, in milliseconds.
    pub median_millis: u32,
    #[serde(skip)]
    streak: u32,
    #[serde(skip)]
    times: Vec<u32>,
}

pub(super) fn as_text<S: Serializer>(key: &impl Display, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(key)
}

impl Results<Item> {
    /// The results of an item that is repeated. Those of an ending include all its positions.
    #[must_use]
    pub fn of_item(history: &History, item: &Item) -> Self {
        let all = history.attempts().iter().map(|attempt| &attempt.exercise);
        let is_it = |done: Item| match (item, &done) {
            (Item::Ending { ending, from: None }, Item::Ending { ending: other, .. }) => ending == other,
            _ => *item == done,
        };
        let mut results = Self::none(item.clone(), item.variant());
        all.filter(|exercise| exercise.item().is_some_and(is_it)).for_each(|exercise| results.add(exercise));
        results.finish()
    }
}

impl<K: Display> Results<K> {
    const fn none(key: K, variant: Variant) -> Self {
        Self {
            key,
            variant,
            tried: 0,
            right: 0,
            clean: 0,
            drawn: 0,
            best_streak: 0,
            median_millis: 0,
            streak: 0,
            times: Vec::new(),
        }
    }

    /// The share solved at the first try, 0 to 1.
    #[must_use]
    pub fn accuracy(&self) -> f64 {
        if self.tried == 0 { 0.0 } else { f64::from(self.clean) / f64::from(self.tried) }
    }

    /// The variant and the subject as text.
    pub(super) fn name(&self) -> (&'static str, String) {
        (self.variant.name(), self.key.to_string())
    }

    fn add(&mut self, exercise: &Exercise) {
        self.tried += 1;
        self.drawn += u32::from(exercise.credit == Credit::Half);
        self.clean += u32::from(exercise.is_clean());
        let right = exercise.credit == Credit::Full;
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

/// Results by variant and subject: those of a game before those of the others, and in each the lowest accuracy first.
/// Subjects with too few tries come last.
pub(super) fn groups<K: Display + Clone + Eq + Hash>(
    attempts: &[Attempt],
    keys: impl Fn(&Exercise) -> Vec<K>,
    game: Variant,
) -> Vec<Results<K>> {
    let mut groups: HashMap<(Variant, K), Results<K>> = HashMap::new();
    for exercise in attempts.iter().map(|attempt| &attempt.exercise) {
        let variant = exercise.variant;
        for key in keys(exercise) {
            groups.entry((variant, key.clone())).or_insert_with(|| Results::none(key, variant)).add(exercise);
        }
    }
    let mut groups: Vec<Results<K>> = groups.into_values().map(Results::finish).collect();
    groups.sort_by(|one, other| {
        let seldom = |results: &Results<K>| results.tried < ENOUGH;
        let is_other = |results: &Results<K>| results.variant != game;
        let by_game = is_other(one).cmp(&is_other(other));
        let by_accuracy = one.accuracy().total_cmp(&other.accuracy());
        let by_time = other.median_millis.cmp(&one.median_millis);
        let by_number = seldom(one).cmp(&seldom(other));
        by_game.then(by_number).then(by_accuracy).then(by_time).then_with(|| one.name().cmp(&other.name()))
    });
    groups
}
