//! What the program remembers: attempts on disk, the history folded from them, and what is due.

mod attempt;
mod keeper;
mod results;
mod unfinished;

use std::time::Duration;

use etude::calendar::{Day, Moment};
use etude::due::{DueItems, Round as ReviewRound};
use etude::history::{History, Repetition};
use etude::rating::Strength;
pub use etude_store::UnfinishedError;
use etude_store::wall::WallClock;
use etude_store::{OpenWork, StoreProblem};
use yonsan_rules::Puzzle;

use crate::train::exercise::{Exercise, Kind, PracticeMode, puzzle_id, puzzle_tags};

pub use attempt::{Attempt, first_strength};
pub use keeper::{HOME, Keeper, MemoryNews, MemoryRequest, start_keeper};
pub use results::{GameTally, Round};
pub use unfinished::{Kept, SavedLesson, SavedPuzzle, SavedPuzzles, SavedRun, Unfinished};

/// Everything remembered.
#[derive(Debug, Default)]
pub struct Memory {
    clock: WallClock,
    since_start: Duration,
    history: History<Attempt>,
    round: ReviewRound<String>,
    start: Strength,
    trouble: Vec<StoreProblem>,
    unkept: Vec<UnfinishedError>,
    /// What can be resumed, and what is to be handed to the keeper.
    work: OpenWork<Unfinished>,
}

impl Memory {
    /// Nothing yet, by a wall clock.
    #[must_use]
    pub fn new(clock: WallClock) -> Self {
        Self { clock, ..Self::default() }
    }

    /// Takes note of the time since the start.
    pub const fn tick(&mut self, since_start: Duration) {
        self.since_start = since_start;
    }

    /// The present moment.
    #[must_use]
    pub fn moment(&self) -> Moment {
        self.clock.at(self.since_start)
    }

    /// The day that it is.
    #[must_use]
    pub fn today(&self) -> Day {
        self.moment().day
    }

    /// Everything done so far.
    #[must_use]
    pub const fn history(&self) -> &History<Attempt> {
        &self.history
    }

    /// Sets how items are repeated, and the player's strength before the first rated exercise.
    pub fn configure(&mut self, repetition: Repetition, start: Strength) {
        self.history.set_repetition(repetition);
        self.history.start_from(start);
        self.start = start;
    }

    /// What can be resumed, the latest last.
    #[must_use]
    pub fn unfinished(&self) -> &[Kept] {
        self.work.waiting()
    }

    /// What is under way.
    pub const fn work(&mut self) -> &mut OpenWork<Unfinished> {
        &mut self.work
    }

    /// What could not be kept or read of unfinished work.
    #[must_use]
    pub fn unkept(&self) -> &[UnfinishedError] {
        &self.unkept
    }

    /// What is wrong with the file of progress.
    #[must_use]
    pub fn trouble(&self) -> &[StoreProblem] {
        &self.trouble
    }

    /// Records an exercise. A puzzle is rated against its strength the first time.
    pub fn record(&mut self, exercise: &Exercise, strength: Option<Strength>) {
        if exercise.kind == Kind::Puzzle {
            self.round.hand_over(exercise.item.clone());
        }
        self.work.record(|uid| Attempt::row(uid, exercise), strength, self.start);
    }

    /// Records a puzzle.
    pub fn record_puzzle(&mut self, puzzle: &Puzzle, exercise: Exercise) {
        let id = puzzle_id(puzzle);
        let strength = self.strength_of(&id, puzzle);
        let exercise = Exercise { item: id, tags: puzzle_tags(puzzle), ..exercise };
        self.record(&exercise, Some(strength));
    }

    /// The strength of a puzzle with this id: by the attempts at it, else what it has before.
    #[must_use]
    pub fn strength_of(&self, id: &str, puzzle: &Puzzle) -> Strength {
        self.history.puzzle_strength(id).unwrap_or_else(|| first_strength(puzzle))
    }

    /// Whether the puzzle with this id was ever tried.
    #[must_use]
    pub fn has_seen(&self, id: &str) -> bool {
        self.history.order_of(id).is_some()
    }

    /// Whether a lesson of the course was ever passed.
    #[must_use]
    pub fn has_passed(&self, lesson: &str) -> bool {
        let is_passed = |attempt: &Attempt| {
            let done = &attempt.exercise;
            done.kind == Kind::Lesson && done.item == lesson && done.effort.is_clean()
        };
        self.history.attempts().iter().any(is_passed)
    }

    /// The player's strength with puzzles in practice.
    #[must_use]
    pub fn strength(&self) -> Strength {
        self.history.strength_on(self.today(), (Kind::Puzzle, PracticeMode::Practice))
    }

    /// Puzzles due today among those that there are, in the order in which they come up.
    #[must_use]
    pub fn due(&self, is_there: impl FnMut(&String) -> bool) -> Vec<String> {
        let mut due = DueItems::among(&self.history, self.today(), is_there);
        self.round.order(&mut due);
        due.items
    }

    /// Puts a review off to the end of the day's round.
    pub fn put_off(&mut self, item: String) {
        self.round.put_off(item);
    }

    /// Takes news from the keeper.
    pub fn take_news(&mut self, news: MemoryNews) {
        self.history.set_today(self.today());
        match news {
            MemoryNews::Recorded(attempts) => {
                self.round.confirm(attempts.iter().map(|attempt| attempt.exercise.item.clone()));
                self.history.extend(attempts);
            }
            MemoryNews::LeftBehind(found) => self.work.find(found),
            MemoryNews::Unkept(error) => self.unkept.push(error),
            MemoryNews::Problem(trouble) => self.trouble.push(trouble),
            MemoryNews::Saved => self.trouble.retain(|trouble| !matches!(trouble, StoreProblem::InMemory(_))),
        }
    }
}
