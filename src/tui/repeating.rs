//! Reviews, for all screens.

use super::page::{Tone, Words};
use super::shared::Shared;
use crate::lessons;
use crate::words;
use damier_train::attempt::Mode as TrainingMode;
use damier_train::course;
use damier_train::history::move_retired;
use damier_train::puzzle::Supply;
use damier_train::puzzle::woodpecker::Woodpecker;
use damier_train::statistics::{RatingLine, Statistics};
use damier_train::unannounced::Turns;
use damier_train::waiting::{Due, Standing};

/// The notice about reviews that were put off, if any.
#[must_use]
pub fn put_off(standing: Standing) -> Option<Words> {
    let Standing { due, put_off } = standing;
    (put_off > 0).then(|| Words::new(Tone::Notice, words::put_off(put_off, put_off == due)))
}

impl Shared {
    /// What sessions of puzzles draw on.
    pub fn supply(&mut self) -> Supply<'_> {
        let (now, moment, success) = (self.now, self.moment(), self.settings.success());
        let variant = self.settings.variant;
        let Self { shelf, history, round, random, .. } = self;
        move_retired(history, shelf);
        Supply { shelf, history, round, variant, random, success, now, moment }
    }

    /// Uses the supply together with the turns.
    pub fn with_turns<T>(&mut self, act: impl FnOnce(&mut Supply, &mut Turns) -> T) -> T {
        let mut turns = std::mem::take(&mut self.turns);
        let done = act(&mut self.supply(), &mut turns);
        self.turns = turns;
        done
    }

    /// The standing of the review: due and put off.
    pub fn standing(&mut self) -> Standing {
        self.supply().standing()
    }

    /// The practice rating in the game that the player plays, if there is one.
    #[must_use]
    pub fn practice_rating(&self) -> Option<&RatingLine> {
        let is_of_practice =
            |line: &&RatingLine| line.mode == TrainingMode::Practice && line.variant == self.settings.variant;
        self.statistics.ratings.iter().find(is_of_practice)
    }

    /// The next review due today.
    pub fn next_due(&mut self) -> Option<Due> {
        self.supply().next_due()
    }

    /// Refreshes the statistics and the woodpecker set in progress.
    pub(super) fn refresh_statistics(&mut self) {
        self.history.set_today(self.today());
        let (waiting, _) = self.supply().waiting();
        self.statistics = Statistics::of(&self.history, &waiting, self.today());
        self.lessons_due = course::due(lessons::course, &self.history, self.today());
        self.woodpecker = Woodpecker::resume(&self.history).filter(|set| !set.is_between_cycles);
    }
}
