//! The environment of a session: the puzzles, the player's history, the time.

use std::time::Duration;

use super::filter::Filter;

use crate::history::{History, Item, lost_ending};
use crate::puzzle::choice::Aim;
use crate::puzzle::shelf::PuzzleSelector;
use crate::waiting::{self, Due, ReviewState, Round, Waiting};
use damier_rules::Variant;
use etude::Random;
use etude::calendar::Moment;

/// The environment of a session. A front end builds one for each call from its own data.
#[derive(Debug)]
pub struct SessionContext<'a> {
    /// The puzzles.
    pub shelf: &'a mut PuzzleSelector,
    /// Everything done so far.
    pub history: &'a History,
    /// The day's repetitions that are done or put off.
    pub round: &'a mut Round,
    /// The game that the player plays: only its items are reviewed.
    pub variant: Variant,
    /// The source of every random choice.
    pub random: &'a mut Random,
    /// The share of puzzles the player wants to solve, 0.5 to 0.95.
    pub success: f64,
    /// The time, counted from any moment that stays the same while the program runs.
    pub now: Duration,
    /// The same in real time: the timestamp of records, and the current day.
    pub moment: Moment,
}

impl SessionContext<'_> {
    /// The items to repeat today, and how many of them were put off.
    #[must_use]
    pub fn waiting(&mut self) -> (Waiting, usize) {
        let mut waiting = waiting::waiting(self.history, self.shelf, self.variant, self.moment.day);
        let put_off = self.round.order(&mut waiting);
        (waiting, put_off)
    }

    /// The number of items waiting in the other games.
    #[must_use]
    pub fn elsewhere(&mut self) -> usize {
        waiting::elsewhere(self.history, self.shelf, self.variant, self.moment.day)
    }

    /// The state of the review.
    #[must_use]
    pub fn standing(&mut self) -> ReviewState {
        let (waiting, put_off) = self.waiting();
        ReviewState { due: waiting.due.len(), put_off }
    }

    /// The next item to repeat today.
    #[must_use]
    pub fn next_due(&mut self) -> Option<Due> {
        let item = self.waiting().0.due.into_iter().next()?;
        match &item {
            Item::Puzzle { id, .. } => self.shelf.puzzle(id).map(|puzzle| Due::Puzzle(Box::new(puzzle))),
            Item::Ending { .. } => lost_ending(self.history, &item).map(|plan| Due::Ending(Box::new(plan))),
        }
    }

    /// The desired difficulty of puzzles.
    pub(crate) fn aim(&self, filter: &Filter) -> Aim {
        Aim::Success(filter.band.success(self.success))
    }
}
