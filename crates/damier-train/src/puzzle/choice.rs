//! Choosing the right puzzle: hard enough to teach, not so hard that it discourages.

use rand::RngExt;

use crate::history::{History, item_strength};
use crate::mode::TrainingMode;
use damier_puzzles::tag::themes;
use damier_puzzles::{Entry, SourceKind, Theme};
use damier_rules::Variant;
use etude::Random;

/// The number of recent puzzles considered for the mix of themes.
const RECENT: usize = 6;
/// The distance from the target rating beyond which a puzzle becomes unlikely to be chosen.
const SPREAD: f64 = 100.0;
/// The number of tries before a theme can count as weak.
const ENOUGH: u32 = 4;

/// Below this probability relative to the nearest puzzle, themes are ignored because they make no difference.
const REMOTE: f64 = 1e-4;

/// The relative weight of puzzles made from the endings tables: there are more of them than of all others, and endings
/// have a mode of their own.
const ENDINGS: f64 = 0.15;

/// The desired difficulty of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Aim {
    /// So hard that the player solves this share of such puzzles, 0.5 to 0.95.
    Success(f64),
    /// This rating for every player, whether the puzzle was tried before or not.
    Rating(f64),
}

impl Default for Aim {
    fn default() -> Self {
        Self::Success(0.75)
    }
}

/// Chooses from candidates, given as indices into `entries`: a puzzle near the target rating, of a theme that is weak
/// or has not come up lately. If the aim is a success rate, untried puzzles come first; once all have been tried, those
/// tried longest ago come back. `None` if there are no candidates.
#[must_use]
pub fn choose(
    entries: &[Entry],
    candidates: &[usize],
    history: &History,
    aim: Aim,
    random: &mut Random,
) -> Option<usize> {
    let fresh = match aim {
        Aim::Success(_) => freshest(entries, candidates, history),
        Aim::Rating(_) => candidates.to_vec(),
    };
    let weighted = weighted(entries, &fresh, history, aim);
    let total: f64 = weighted.iter().map(|(_, weight)| weight).sum();
    let mut drawn = random.random_range(0.0..1.0) * total;
    let found = weighted.iter().find(|(_, weight)| {
        drawn -= weight;
        drawn <= 0.0
    });
    found.or(weighted.last()).map(|&(index, _)| index)
}

/// The untried candidates. If there are none, roughly the quarter tried longest ago.
fn freshest(entries: &[Entry], candidates: &[usize], history: &History) -> Vec<usize> {
    let aged = candidates.iter().map(|&index| (index, history.order_of(&entries[index].id)));
    let aged: Vec<(usize, Option<usize>)> = aged.collect();
    let oldest = aged.iter().map(|&(_, age)| age).min().flatten();
    // Untried puzzles have no order; of the others, a share of the oldest may come back.
    let latest = oldest.map(|oldest| oldest + candidates.len() / 4);
    aged.into_iter().filter(|&(_, age)| age <= latest).map(|(index, _)| index).collect()
}

/// Candidates with their weights, which need not add up to 1.
fn weighted(entries: &[Entry], candidates: &[usize], history: &History, aim: Aim) -> Vec<(usize, f64)> {
    let targets = Variant::ALL.map(|variant| -> Box<dyn Fn(f64) -> f64> {
        match aim {
            Aim::Rating(rating) => Box::new(move |_| rating),
            Aim::Success(success) => {
                Box::new(history.strength((variant, TrainingMode::Practice)).rating_solved(success))
            }
        }
    });
    let near = candidates.iter().map(|&index| {
        let entry = &entries[index];
        let item = item_strength(history, entry);
        let distance = (item.rating - targets[entry.variant as usize](item.deviation)) / SPREAD;
        // Never zero: if all puzzles are far away, the nearest still win.
        (index, (-0.5 * distance * distance).exp() + 1e-9 / (1.0 + distance.abs()))
    });
    let mut weighted: Vec<(usize, f64)> = near.collect();
    let nearest = weighted.iter().map(|&(_, near)| near).fold(0.0, f64::max);
    let recent = history.recent_themes(RECENT);
    for (index, weight) in &mut weighted {
        if *weight >= nearest * REMOTE {
            *weight *= appeal(&entries[*index], history, &recent);
        }
    }
    weighted
}

/// The factor by which themes and source make a puzzle more or less desirable.
fn appeal(entry: &Entry, history: &History, recent: &[Theme]) -> f64 {
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
    let share = if entry.source == SourceKind::Endings { ENDINGS } else { 1.0 };
    weakness * novelty * share
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;

    use super::*;
    use crate::attempt::{Attempt, Subject};
    use damier_puzzles::Tag;
    use etude::effort::Credit;
    use etude::rating::{Strength, rate};

    fn attempt(item: &str, credit: Credit, tags: &[Tag]) -> Attempt {
        let mut attempt = Attempt::of_puzzle(item, &[], credit);
        attempt.exercise.subject = Subject::Puzzle { id: item.to_owned(), tags: tags.to_vec(), run: None };
        attempt
    }

    /// The collection is large; one puzzle in so many is enough for these tests.
    const STEP: usize = 4;

    /// Puzzles drawn one after another without repetition, with nothing learnt from them.
    fn draw(history: &History, aim: Aim, number: usize) -> Vec<Entry> {
        let collection = crate::shipped();
        let entries = collection.entries();
        let mut random = Random::seed_from_u64(3);
        let mut candidates: Vec<usize> = (0..entries.len()).step_by(STEP).collect();
        (0..number)
            .map(|_| {
                let index = choose(entries, &candidates, history, aim, &mut random).unwrap();
                candidates.retain(|&other| other != index);
                entries[index].clone()
            })
            .collect()
    }

    #[test]
    fn endings_are_the_smaller_part_even_where_there_are_more_of_them() {
        let collection = crate::shipped();
        let is_ending = |entry: &&Entry| entry.source == SourceKind::Endings;
        let near = |entry: &&Entry| (1_300..1_500).contains(&entry.rating.value);
        let some =
            |endings: bool| collection.entries().iter().filter(near).filter(move |entry| is_ending(entry) == endings);
        let entries: Vec<Entry> = some(true).take(30).chain(some(false).take(15)).cloned().collect();
        let mut random = Random::seed_from_u64(1);
        let all: Vec<usize> = (0..entries.len()).collect();
        let mut drawn = || choose(&entries, &all, &History::default(), Aim::Rating(1_400.0), &mut random).unwrap();
        let endings = (0..300).filter(|_| is_ending(&&entries[drawn()])).count();
        // 30 of them with 0.15 each against 15: about a quarter.
        assert!((30..130).contains(&endings), "{endings}");
    }

    /// Simulates training: the player has the strength `TRUE_RATING`, and every puzzle deviates from the rating in its
    /// record by as much as its deviation says.
    fn share_solved(aim: f64) -> f64 {
        const TRUE_RATING: f64 = 1_560.0;
        let collection = crate::shipped();
        let entries = collection.entries();
        let candidates: Vec<usize> = (0..entries.len()).step_by(STEP).collect();
        let mut random = Random::seed_from_u64(7);
        let mut history = History::default();
        let mut solved = 0;
        for number in 0..400 {
            let entry = &entries[choose(entries, &candidates, &history, Aim::Success(aim), &mut random).unwrap()];
            // The sum of twelve numbers from 0 to 1 is very nearly normally distributed with deviation 1.
            let off = (0..12).map(|_| random.random_range(0.0..1.0)).sum::<f64>() - 6.0;
            let item = item_strength(&history, entry);
            let truth = item.rating + off * item.deviation;
            let chance = (1.0 + 10.0_f64.powf((truth - TRUE_RATING) / 400.0)).recip();
            let right = random.random_range(0.0..1.0) < chance;
            let mut done = attempt(&entry.id, if right { Credit::Full } else { Credit::None }, &entry.tags);
            done.exercise.variant = entry.variant;
            done.rated =
                Some(rate(history.strength((entry.variant, TrainingMode::Practice)), item, done.exercise.effort()));
            history.extend([done]);
            solved += u32::from(right && number >= 100);
        }
        f64::from(solved) / 300.0
    }

    #[test]
    fn about_the_share_aimed_at_is_solved() {
        for aim in [0.7, 0.8] {
            // 300 results have a standard deviation of 0.026.
            let share = share_solved(aim);
            assert!((share - aim).abs() < 0.06, "{aim}: {share}");
        }
    }

    #[test]
    fn puzzles_are_near_the_rating_aimed_at() {
        let target = Strength::default().rating_solved(0.75);
        let collection = crate::shipped();
        let entries = collection.entries();
        let all: Vec<usize> = (0..entries.len()).collect();
        let (mut near, mut sum) = (0.0, 0.0);
        for (index, weight) in weighted(entries, &all, &History::default(), Aim::default()) {
            let rating = entries[index].rating;
            let distance = f64::from(rating.value) - target(f64::from(rating.deviation));
            near += if distance.abs() <= 2.0 * SPREAD { weight } else { 0.0 };
            sum += weight;
        }
        assert!(near > 0.9 * sum, "{} of all are within two spreads of the rating aimed at", near / sum);
    }

    #[test]
    fn themes_that_just_came_up_make_room_for_others() {
        let tags = ["kings".into()];
        let share = |last: &[Tag]| {
            let mut history = History::of((0..20).map(|number| attempt(&format!("x{number}"), Credit::Full, &tags)));
            history.extend((0..RECENT).map(|number| attempt(&format!("y{number}"), Credit::Full, last)));
            let collection = crate::shipped();
            let entries = collection.entries();
            let candidates: Vec<usize> = (0..entries.len()).step_by(STEP).collect();
            let weighted = weighted(entries, &candidates, &history, Aim::default());
            let tagged = weighted.iter().filter(|&&(index, _)| entries[index].tags.contains(&tags[0]));
            let sum = |weights: f64, &(_, weight): &(usize, f64)| weights + weight;
            tagged.fold(0.0, sum) / weighted.iter().fold(0.0, sum)
        };
        let (fresh, stale) = (share(&["direct".into()]), share(&tags));
        assert!(fresh > 1.1 * stale, "{fresh} and {stale} of all");
    }

    #[test]
    fn what_was_tried_does_not_come_back_before_all_others() {
        let collection = crate::shipped();
        let entries = &collection.entries()[..1_000];
        let history = History::of(entries[..300].iter().map(|entry| attempt(&entry.id, Credit::Full, &entry.tags)));
        let mut random = Random::seed_from_u64(3);
        let mut candidates: Vec<usize> = (0..entries.len()).collect();
        for _ in 300..entries.len() {
            let drawn = choose(entries, &candidates, &history, Aim::default(), &mut random).unwrap();
            assert!(drawn >= 300, "{drawn}");
            candidates.retain(|&other| other != drawn);
        }
    }

    #[test]
    fn a_rating_is_met_by_puzzles_tried_or_not() {
        let collection = crate::shipped();
        let tried = collection.entries().iter().map(|entry| attempt(&entry.id, Credit::Full, &entry.tags));
        for rating in [1_000.0, 1_400.0, 1_600.0] {
            let drawn = draw(&History::of(tried.clone()), Aim::Rating(rating), 20);
            let near = drawn.iter().filter(|entry| (f64::from(entry.rating.value) - rating).abs() <= 2.0 * SPREAD);
            assert!(near.count() >= 16, "{rating}");
        }
    }

    #[test]
    fn a_weak_theme_comes_more_often_than_a_strong_one() {
        let share = |credit| {
            let tags = ["kings".into()];
            let history = History::of((0..20).map(|number| attempt(&format!("x{number}"), credit, &tags)));
            let others = ["direct".into()];
            let mut history = history;
            // The last ones are of another theme, so that only strength makes the difference.
            history.extend((0..RECENT).map(|number| attempt(&format!("y{number}"), Credit::Full, &others)));
            let drawn = draw(&history, Aim::default(), 80);
            drawn.iter().filter(|entry| entry.tags.contains(&tags[0])).count()
        };
        let (weak, strong) = (share(Credit::None), share(Credit::Full));
        assert!(weak > strong, "{weak} and {strong} of 80");
    }
}
