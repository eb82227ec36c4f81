//! Which puzzle is the right one now: hard enough to teach, not so hard that it discourages.

use rand::RngExt;

use super::Random;
use super::attempt::themes;
use super::history::History;
use super::rating::Strength;
use crate::puzzles::Entry;

/// How many of the last puzzles count for the mix of themes.
const RECENT: usize = 6;
/// How far from the rating aimed at a puzzle may be before it becomes unlikely to be chosen.
const SPREAD: f64 = 120.0;
/// A theme counts as known to be weak only after so many tries.
const ENOUGH: u32 = 4;

/// What is aimed at.
#[derive(Clone, Debug, PartialEq)]
pub struct Aim {
    /// The success rate to aim at, 0.5 to 0.95.
    pub success: f64,
    /// The only theme wanted, if there is one.
    pub theme: Option<String>,
}

impl Default for Aim {
    fn default() -> Self {
        Self { success: 0.75, theme: None }
    }
}

/// The rating of puzzles that somebody of a strength solves with a probability: the inverse of Elo's curve.
#[must_use]
pub fn target(person: Strength, success: f64) -> f64 {
    let success = success.clamp(0.5, 0.95);
    person.rating - 400.0 * (success / (1.0 - success)).log10()
}

/// Chooses from candidates, places in `entries`: one never tried, near the rating aimed at, of a theme that is weak or
/// has not come up lately. Once all have been tried, those tried longest ago come back. `None` without a candidate.
#[must_use]
pub fn choose(
    entries: &[Entry],
    candidates: &[usize],
    history: &History,
    aim: &Aim,
    random: &mut Random,
) -> Option<usize> {
    let age = |index: usize| history.order_of(&entries[index].id);
    let oldest = candidates.iter().map(|&index| age(index)).min()?;
    // What has never been tried has no order; of the others a share of the oldest may come back.
    let latest = oldest.map(|oldest| oldest + candidates.len() / 4);
    let recent = history.recent_themes(RECENT);
    let old_enough = candidates.iter().copied().filter(|&index| age(index) <= latest);
    let weighted: Vec<(usize, f64)> =
        old_enough.map(|index| (index, weight(&entries[index], history, aim, &recent))).collect();
    let total: f64 = weighted.iter().map(|(_, weight)| weight).sum();
    let mut drawn = random.random_range(0.0..1.0) * total;
    let found = weighted.iter().find(|(_, weight)| {
        drawn -= weight;
        drawn <= 0.0
    });
    found.or(weighted.last()).map(|&(index, _)| index)
}

fn weight(entry: &Entry, history: &History, aim: &Aim, recent: &[String]) -> f64 {
    let person = history.strength(entry.variant, super::attempt::Mode::Practice);
    let distance = (history.item_strength(entry).rating - target(person, aim.success)) / SPREAD;
    // Never nothing: where all puzzles are far away, the nearest still win.
    let near = (-0.5 * distance * distance).exp() + 1e-9 / (1.0 + distance.abs());
    let mut weakness = 1.0_f64;
    let mut novelty = 1.0;
    for theme in themes(&entry.tags) {
        let (tried, right) = history.theme(theme);
        if tried >= ENOUGH {
            weakness = weakness.max(1.0 + 2.0 * (1.0 - f64::from(right) / f64::from(tried)));
        }
        if recent.iter().any(|seen| seen == theme) {
            novelty *= 0.8;
        }
    }
    near * weakness * novelty
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;

    use super::*;
    use crate::puzzles::Collection;
    use crate::rules::Variant;
    use crate::train::attempt::{Attempt, Exercise, Kind, Mode, Verdict};
    use crate::train::calendar::Moment;

    fn attempt(item: &str, verdict: Verdict, tags: &[String]) -> Attempt {
        let exercise = Exercise {
            moment: Moment::default(),
            kind: Kind::Puzzle,
            mode: Mode::Practice,
            variant: Variant::International,
            item: item.to_owned(),
            verdict,
            millis: 20_000,
            hints: 0,
            errors: 0,
            tags: tags.to_vec(),
            detail: String::new(),
        };
        Attempt { uid: String::new(), exercise, rated: None }
    }

    /// Puzzles drawn one after the other, none twice, and nothing learnt from them.
    fn draw(history: &History, aim: &Aim, number: usize) -> Vec<Entry> {
        let collection = Collection::shipped();
        let entries = collection.entries();
        let mut random = Random::seed_from_u64(3);
        let mut candidates: Vec<usize> = (0..entries.len()).collect();
        (0..number)
            .map(|_| {
                let index = choose(entries, &candidates, history, aim, &mut random).unwrap();
                candidates.retain(|&other| other != index);
                entries[index].clone()
            })
            .collect()
    }

    #[test]
    fn a_person_is_expected_to_solve_the_share_aimed_at() {
        let person = Strength { rating: 1_700.0, deviation: 45.0, volatility: 0.06 };
        for success in [0.7, 0.75, 0.8] {
            let exact = Strength { rating: target(person, success), deviation: 1.0, volatility: 0.06 };
            assert!((person.expected_against(exact) - success).abs() < 0.01, "{success}");
        }
    }

    #[test]
    fn puzzles_are_near_the_rating_aimed_at() {
        let aim = Aim::default();
        let target = target(Strength::default(), aim.success);
        let drawn = draw(&History::default(), &aim, 60);
        let near = drawn.iter().filter(|entry| (f64::from(entry.rating.value) - target).abs() <= 2.0 * SPREAD);
        assert!(near.count() >= 54, "of 60 puzzles nearly all are within two spreads of {target}");
    }

    #[test]
    fn what_was_tried_does_not_come_back_before_all_others() {
        let collection = Collection::shipped();
        let tried: Vec<&Entry> = collection.entries().iter().take(300).collect();
        let history = History::of(tried.iter().map(|entry| attempt(&entry.id, Verdict::Right, &entry.tags)));
        let drawn = draw(&history, &Aim::default(), collection.entries().len() - 300);
        assert!(drawn.iter().all(|entry| tried.iter().all(|other| other.id != entry.id)));
    }

    #[test]
    fn a_weak_theme_comes_more_often_than_a_strong_one() {
        let share = |verdict| {
            let tags = ["kings".to_owned()];
            let history = History::of((0..20).map(|number| attempt(&format!("x{number}"), verdict, &tags)));
            let others = ["direct".to_owned()];
            let mut history = history;
            // The last ones are of another theme, so that only strength makes the difference.
            history.extend((0..RECENT).map(|number| attempt(&format!("y{number}"), Verdict::Right, &others)));
            let drawn = draw(&history, &Aim::default(), 80);
            drawn.iter().filter(|entry| entry.tags.contains(&tags[0])).count()
        };
        let (weak, strong) = (share(Verdict::Wrong), share(Verdict::Right));
        assert!(weak > strong, "{weak} and {strong} of 80");
    }
}
