//! What the program remembers: attempts on disk, the history folded from them, and what is due.

mod attempt;
mod keeper;

use std::time::Duration;

use etude::calendar::{Day, Moment};
use etude::history::History;
use etude::rating::Strength;
use etude::waiting::{Round, Waiting};
use etude_store::wall::WallClock;
use etude_store::{StoreTrouble, new_uid};
use yonsan_rules::Puzzle;

pub use attempt::{Attempt, Exercise, Kind, PracticeMode, first_strength, puzzle_id, puzzle_tags};
pub use keeper::{HOME, Keeper, Lost, MemoryNews, RecordRequest};

/// Everything remembered.
#[derive(Debug, Default)]
pub struct Memory {
    clock: WallClock,
    since_start: Duration,
    history: History<Attempt>,
    round: Round<String>,
    trouble: Vec<StoreTrouble>,
    /// What is to be handed to the keeper.
    requests: Vec<RecordRequest>,
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

    /// What is wrong with the file of progress.
    #[must_use]
    pub fn trouble(&self) -> &[StoreTrouble] {
        &self.trouble
    }

    /// Records an exercise. A puzzle is rated against its strength the first time.
    pub fn record(&mut self, exercise: &Exercise, strength: Option<Strength>) {
        if exercise.kind == Kind::Puzzle {
            self.round.hand_over(exercise.item.clone());
        }
        self.requests.push(RecordRequest { row: Attempt::row(new_uid(), exercise), strength });
    }

    /// Records a puzzle.
    pub fn record_puzzle(&mut self, puzzle: &Puzzle, exercise: Exercise) {
        let strength = self.strength_of(puzzle);
        let exercise = Exercise { item: puzzle_id(puzzle), tags: puzzle_tags(puzzle), ..exercise };
        self.record(&exercise, Some(strength));
    }

    /// The strength of a puzzle: by the attempts at it, else a guess.
    #[must_use]
    pub fn strength_of(&self, puzzle: &Puzzle) -> Strength {
        self.history.puzzle_strength(&puzzle_id(puzzle)).unwrap_or_else(|| first_strength(puzzle))
    }

    /// Whether a puzzle was ever tried.
    #[must_use]
    pub fn has_seen(&self, puzzle: &Puzzle) -> bool {
        self.history.order_of(&puzzle_id(puzzle)).is_some()
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
        let mut waiting = Waiting::among(&self.history, self.today(), is_there);
        self.round.order(&mut waiting);
        waiting.due
    }

    /// Puts a review off to the end of the day's round.
    pub fn put_off(&mut self, item: String) {
        self.round.put_off(item);
    }

    /// Takes what is to be handed to the keeper.
    pub fn take_requests(&mut self) -> Vec<RecordRequest> {
        std::mem::take(&mut self.requests)
    }

    /// Takes news from the keeper.
    pub fn take_news(&mut self, news: MemoryNews) {
        self.history.set_today(self.today());
        match news {
            MemoryNews::Recorded(attempts) => {
                self.round.confirm(attempts.iter().map(|attempt| attempt.exercise.item.clone()));
                self.history.extend(attempts);
            }
            MemoryNews::Trouble(trouble) => self.trouble.push(trouble),
            MemoryNews::Saved => self.trouble.retain(|trouble| !matches!(trouble, StoreTrouble::InMemory(_))),
        }
    }
}
