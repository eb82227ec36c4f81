//! What is to be repeated: what comes next, and what becomes of it.

use super::action::Effect;
use super::app::Shared;
use super::page::{Tone, Words};
use crate::words;
use damier_train::attempt::Exercise;
use damier_train::history::Item;
use damier_train::rating::Strength;
use damier_train::statistics::Statistics;
use damier_train::waiting::{Due, Waiting};

/// How a review stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// How much is due.
    pub due: usize,
    /// How much of it was put off.
    pub put_off: usize,
}

impl Standing {
    /// What there is to say about what was put off.
    #[must_use]
    pub fn notice(self) -> Option<Words> {
        (self.put_off > 0).then(|| Words::new(Tone::Notice, words::put_off(self.put_off, self.put_off == self.due)))
    }
}

impl Shared {
    /// What is to be repeated today, and how much of that was put off.
    fn in_order(&mut self) -> (Waiting, usize) {
        let today = self.today();
        let mut waiting = Waiting::of(&self.history, &mut self.shelf, today);
        let put_off = self.round.order(&mut waiting);
        (waiting, put_off)
    }

    /// How the review stands.
    pub fn standing(&mut self) -> Standing {
        let (waiting, put_off) = self.in_order();
        Standing { due: waiting.due.len(), put_off }
    }

    /// The next thing to repeat today.
    pub fn next_due(&mut self) -> Option<Due> {
        let item = self.in_order().0.due.into_iter().next()?;
        match &item {
            Item::Puzzle { id, .. } => self.shelf.puzzle(id).map(|puzzle| Due::Puzzle(Box::new(puzzle))),
            Item::Ending { .. } => self.history.lost_ending(&item).map(|plan| Due::Ending(Box::new(plan))),
        }
    }

    /// Leaves something that is due for the end of the review.
    pub fn put_off(&mut self, item: Item) {
        self.round.put_off(item);
    }

    /// Has an exercise kept, and rated against the strength of its item if there is one. It is not due any more from now
    /// on, whenever the store tells that it has it.
    pub fn record(&mut self, exercise: Exercise, rated: Option<Strength>) -> Effect {
        if let Some(item) = exercise.item() {
            self.round.hand_over(item);
        }
        Effect::Record(Box::new(exercise), rated)
    }

    /// Makes the statistics afresh.
    pub(super) fn refresh_statistics(&mut self) {
        let waiting = self.in_order().0;
        self.statistics = Statistics::of(&self.history, &waiting, self.today());
    }
}
