//! A place to train in without a store: what a [`World`] is lent from, kept in memory.

use crate::attempt::{Attempt, Recorded};
use crate::history::{History, record};
use crate::puzzle::shelf::PuzzleSelector;
use crate::unannounced::Turns;
use crate::waiting::{Round, Waiting, waiting};
use crate::world::{Player, World};
use damier_endings::TableSet;
use damier_puzzles::Collection;
use damier_rules::Variant;
use etude::Random;
use etude::calendar::Day;
use etude::lesson::Now;

/// Everything that lessons draw on and that they leave behind. A program with a store has its own place for that.
#[derive(Debug)]
pub struct Study {
    shelf: PuzzleSelector,
    turns: Turns,
    tables: TableSet,
    history: History,
    round: Round,
    random: Random,
    variant: Variant,
}

impl Study {
    /// A study for international draughts with the shipped tables, without puzzles. All choices follow from the seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self {
            shelf: PuzzleSelector::of(Collection::default(), seed, None),
            turns: Turns::default(),
            tables: TableSet::default(),
            history: History::default(),
            round: Round::default(),
            random: etude::random(seed),
            variant: Variant::International,
        }
    }

    /// The same with puzzles.
    #[must_use]
    pub fn with_puzzles(self, puzzles: PuzzleSelector) -> Self {
        Self { shelf: puzzles, ..self }
    }

    /// What is lent to a lesson for a call.
    pub fn world(&mut self, now: Now) -> World<'_> {
        let player = Player { variant: self.variant, ..Player::default() };
        let Self { shelf, turns, tables, history, round, random, .. } = self;
        World { shelf, turns, tables, history, round, random, player, now }
    }

    /// Records an exercise, and returns the attempt for a store. `uid` is its identity: 32 hexadecimal digits.
    pub fn record(&mut self, recorded: Recorded, uid: String) -> Attempt {
        let attempt = record(&mut self.history, recorded, uid);
        self.round.confirm(attempt.exercise.item());
        attempt
    }

    /// Everything done so far.
    #[must_use]
    pub const fn history(&self) -> &History {
        &self.history
    }

    /// What has to be repeated on a day.
    #[must_use]
    pub fn due(&mut self, day: Day) -> Waiting {
        waiting(&self.history, &mut self.shelf, self.variant, day)
    }
}
