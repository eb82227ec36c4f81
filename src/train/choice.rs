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

/// Chooses from entries, by their index: one never tried, near the rating aimed at, of a theme that is weak or has not
/// come up lately. Once all have been tried, those tried longest ago come back. `None` when nothing fits the aim.
#[must_use]
pub fn choose(entries: &[Entry], history: &History, aim: &Aim, random: &mut Random) -> Option<usize> {
    let wanted = |entry: &Entry| aim.theme.as_ref().is_none_or(|theme| entry.tags.contains(theme));
    let age = |entry: &Entry| history.order_of(&entry.id);
    let oldest = entries.iter().filter(|entry| wanted(entry)).map(age).min()?;
    let recent = history.recent_themes(RECENT);
    let weighted: Vec<(usize, f64)> = entries
        .iter()
        .enumerate()
        // What has never been tried has no order; of the others a share of the oldest may come back.
        .filter(|(_, entry)| wanted(entry) && age(entry) <= oldest.map(|oldest| oldest + entries.len() / 4))
        .map(|(index, entry)| (index, weight(entry, history, aim, &recent)))
        .collect();
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
