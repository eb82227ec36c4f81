//! Everything a player has done in draughts: what is repeated, and what a history of it says of puzzles and endings.

mod item;

pub use item::Item;

use super::attempt::{Attempt, Recorded, Subject, TrainingMode};
use super::drill::DrillPlan;
use super::puzzle::selector::PuzzleSelector;
use damier_puzzles::tag::themes;
use damier_puzzles::{Entry, Theme};
use damier_rules::Variant;
use etude::calendar::Moment;
use etude::effort::Effort;
use etude::history::Attempt as _;
use etude::rating::{Rated, Strength};
use etude::review::Grade;

/// Everything done so far. The attempts of a variant and mode share a rating.
pub type History = etude::history::History<Attempt>;

impl etude::history::Attempt for Attempt {
    type Item = Item;
    type Pool = (Variant, TrainingMode);
    type Theme = Theme;

    fn moment(&self) -> Moment {
        self.exercise.moment
    }

    fn effort(&self) -> Effort {
        self.exercise.effort()
    }

    fn is_clean(&self) -> bool {
        self.exercise.is_clean()
    }

    fn pool(&self) -> (Variant, TrainingMode) {
        (self.exercise.variant, self.exercise.mode)
    }

    fn rated(&self) -> Option<Rated> {
        self.rated
    }

    fn puzzle(&self) -> Option<&str> {
        if let Subject::Puzzle { id, .. } = &self.exercise.subject { Some(id) } else { None }
    }

    fn themes(&self) -> impl Iterator<Item = &Theme> {
        themes(self.exercise.tags())
    }

    fn repeated(&self) -> Option<(Item, Grade)> {
        Some((self.exercise.item()?, self.exercise.grade()?))
    }

    fn is_learnt_by_heart(&self) -> bool {
        themes(self.exercise.tags()).any(Theme::is_repertoire)
    }

    fn is_review(&self) -> bool {
        self.exercise.mode == TrainingMode::Review
    }
}

/// Adds an exercise handed out by a lesson to a history, under a unique identity. It is rated if the lesson asks for it and
/// its puzzle has not been rated before.
pub fn record(history: &mut History, recorded: Recorded, uid: String) -> Attempt {
    let Recorded { exercise, item } = recorded;
    let mut attempt = Attempt { uid, exercise, rated: None };
    if let (Some(puzzle), Some(item)) = (attempt.puzzle(), item) {
        let before = history.before(puzzle, attempt.pool());
        attempt.rated = before.rate(item, attempt.moment().day, attempt.effort());
    }
    history.extend([attempt.clone()]);
    attempt
}

/// Moves the repetitions of puzzles that are no longer there to others of the same theme, which take over their
/// schedule. The attempts stay as they are. Cheap if nothing was added since the last call.
pub fn move_retired(history: &mut History, puzzles: &mut PuzzleSelector) {
    history.move_items(|item, last| match item {
        Item::Puzzle { variant, id } if !puzzles.has(id) => {
            let tags = last.map_or(&[][..], |attempt| attempt.exercise.tags());
            let id = puzzles.successor(*variant, id, tags)?;
            Some(Item::Puzzle { variant: *variant, id })
        }
        _ => None,
    });
}

/// The strength of a puzzle: that of its record, corrected by the results.
#[must_use]
pub fn item_strength(history: &History, entry: &Entry) -> Strength {
    let rating = entry.rating;
    let recorded = || Strength::estimated(f64::from(rating.value), f64::from(rating.deviation));
    history.puzzle_strength(&entry.id).unwrap_or_else(recorded)
}

/// The drill of an ending that went wrong, from the position where it began last time. `None` for a puzzle.
#[must_use]
pub fn lost_ending(history: &History, item: &Item) -> Option<DrillPlan> {
    let plan = item.plan()?;
    if plan.start.is_some() {
        return Some(plan);
    }
    let mut tried = history.attempts().iter().rev().map(|attempt| &attempt.exercise);
    let start = tried.find_map(|exercise| match &exercise.subject {
        Subject::Ending { plan, .. } if !exercise.is_clean() && Item::ending(plan) == *item => Some(plan.start),
        _ => None,
    });
    Some(DrillPlan { start: start.flatten(), ..plan })
}

#[cfg(test)]
mod tests;
