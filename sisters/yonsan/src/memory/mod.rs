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
use etude_store::wall::WallClock;
use etude_store::{StoreProblem, new_uid};
use yonsan_rules::Puzzle;

use crate::train::exercise::{Exercise, Kind, PracticeMode, puzzle_id, puzzle_tags};

pub use attempt::{Attempt, first_strength};
pub use keeper::{HOME, Keeper, MemoryNews, MemoryRequest, RecordRequest, start_keeper};
pub use results::{GameTally, Round};
pub use unfinished::{Kept, SavedLesson, SavedPuzzle, SavedPuzzles, SavedRun, Unfinished, UnfinishedError};

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
    /// What can be resumed, the latest last.
    unfinished: Vec<Kept>,
    /// What is to be handed to the keeper.
    requests: Vec<MemoryRequest>,
    /// The identity under which what is on the screen is kept, until an exercise is recorded under it.
    identity: Option<String>,
    /// The identity of the exercise that was recorded last, until what is on the screen is kept anew.
    recorded: Option<String>,
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
        &self.unfinished
    }

    /// Takes note of the identity under which what is on the screen is kept: the next exercise is recorded under it.
    pub fn identify(&mut self, uid: Option<String>) {
        self.identity = uid;
    }

    /// The identity of the exercise that was recorded since this was last asked.
    pub fn take_recorded(&mut self) -> Option<String> {
        self.recorded.take()
    }

    /// Keeps the state of something that is on the screen. The one that follows an exercise is kept before that is recorded
    /// ([`settled`](etude_store::settled)).
    pub fn keep(&mut self, uid: &str, unfinished: Unfinished, follows: Option<String>) {
        let is_recorded = |request: &MemoryRequest| match request {
            MemoryRequest::Record(request) => follows.as_ref() == Some(&request.row.uid),
            _ => false,
        };
        let place = self.requests.iter().position(is_recorded).unwrap_or(self.requests.len());
        let kept = Kept { uid: uid.to_owned(), saved: self.moment().millis, follows, unfinished };
        self.requests.insert(place, MemoryRequest::Keep(Box::new(kept)));
    }

    /// Forgets something that is finished.
    pub fn forget(&mut self, uid: String) {
        self.requests.push(MemoryRequest::Forget(uid));
    }

    /// Something was left as it is kept, and can be resumed.
    pub fn set_aside(&mut self, uid: String, unfinished: Unfinished) {
        self.unfinished.push(Kept { uid, saved: self.moment().millis, follows: None, unfinished });
    }

    /// Takes something that waits: it is on the screen again.
    pub fn take_up(&mut self, uid: &str) -> Option<Kept> {
        let place = self.unfinished.iter().position(|kept| kept.uid == uid)?;
        Some(self.unfinished.remove(place))
    }

    /// Gives up something that waits.
    pub fn give_up(&mut self, uid: &str) {
        if let Some(Kept { uid, .. }) = self.take_up(uid) {
            self.forget(uid);
        }
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
        let uid = self.identity.take().unwrap_or_else(new_uid);
        self.recorded.get_or_insert_with(|| uid.clone());
        let row = Attempt::row(uid, exercise);
        self.requests.push(MemoryRequest::Record(Box::new(RecordRequest { row, strength, start: self.start })));
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

    /// Takes what is to be handed to the keeper.
    pub fn take_requests(&mut self) -> Vec<MemoryRequest> {
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
            MemoryNews::LeftBehind(mut found) => {
                // What this program has set aside is later.
                found.append(&mut self.unfinished);
                self.unfinished = found;
            }
            MemoryNews::Unkept(error) => self.unkept.push(error),
            MemoryNews::Problem(trouble) => self.trouble.push(trouble),
            MemoryNews::Saved => self.trouble.retain(|trouble| !matches!(trouble, StoreProblem::InMemory(_))),
        }
    }
}
