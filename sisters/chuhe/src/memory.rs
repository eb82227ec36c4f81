//! What the program remembers: attempts on disk, the history folded from them, and what is due.

use std::io;
use std::path::PathBuf;
use std::time::Duration;

use etude::calendar::{Day, Moment};
use etude::due::{DueItems, Round};
use etude::history::History;
use etude::rating::Strength;
pub use etude_store::UnfinishedError;
use etude_store::wall::WallClock;
use etude_store::{ATTEMPTS, Home, OpenWork, Schema, StoreProblem, keep_progress};

pub use crate::attempt::{Attempt, Exercise, Kind, PracticeMode, first_strength};
pub use crate::unfinished::{Kept, Unfinished};

/// Chuhe's folders, all of them `$CHUHE_HOME` if that is set.
pub const HOME: Home = Home::new("chuhe", "CHUHE_HOME");

/// The tables of the file of progress.
const SCHEMA: Schema = Schema::new(&[ATTEMPTS]);

/// A request to the keeper.
pub type MemoryRequest = etude_store::MemoryRequest<Unfinished>;

/// News from the keeper.
pub type MemoryNews = etude_store::MemoryNews<Attempt, Unfinished>;

/// Everything remembered.
#[derive(Debug, Default)]
pub struct Memory {
    clock: WallClock,
    since_start: Duration,
    history: History<Attempt>,
    round: Round<String>,
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

    /// What is wrong with the file of progress.
    #[must_use]
    pub fn trouble(&self) -> &[StoreProblem] {
        &self.trouble
    }

    /// Records an exercise. A mate is rated against its strength the first time.
    pub fn record(&mut self, exercise: &Exercise) {
        if matches!(exercise.kind, Kind::Mate | Kind::Step) {
            self.round.hand_over(exercise.item.clone());
        }
        let strength = (exercise.kind == Kind::Mate).then(|| {
            let moves = u8::try_from(exercise.moves).unwrap_or(u8::MAX);
            self.history.puzzle_strength(&exercise.item).unwrap_or_else(|| first_strength(&exercise.item, moves))
        });
        self.work.record(|uid| Attempt::row(uid, exercise), strength, Strength::default());
    }

    /// Whether the mate was ever tried.
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

    /// How far a lesson has come since it was last begun: the steps done, as the number behind the last of them, and of the
    /// exercises whether each was right at once.
    #[must_use]
    pub fn progress_in(&self, lesson: &str) -> (usize, Vec<bool>) {
        let (mut steps, mut exercises) = (0, Vec::new());
        for done in self.history.attempts().iter().map(|attempt| &attempt.exercise) {
            match done.kind {
                Kind::Lesson if done.item == lesson => {
                    exercises.clear();
                    steps = 0;
                }
                Kind::Step if done.lesson == lesson && done.mode == PracticeMode::Practice => {
                    let number = done.item.rsplit('-').next().and_then(|number| number.parse().ok());
                    steps = number.unwrap_or(steps);
                    exercises.clear();
                }
                _ if done.lesson == lesson => exercises.push(done.effort.is_clean()),
                _ => {}
            }
        }
        (steps, exercises)
    }

    /// The player's strength with mates in practice; `None` before the first rated one.
    #[must_use]
    pub fn strength(&self) -> Option<Strength> {
        let pool = (Kind::Mate, PracticeMode::Practice);
        (self.history.rated(pool) > 0).then(|| self.history.strength_on(self.today(), pool))
    }

    /// Mates due today among those that there are, in the order in which they come up.
    #[must_use]
    pub fn due(&self, is_there: impl FnMut(&String) -> bool) -> Vec<String> {
        let mut due = DueItems::among(&self.history, self.today(), is_there);
        self.round.order(&mut due);
        due.items
    }

    /// What is under way.
    pub const fn work(&mut self) -> &mut OpenWork<Unfinished> {
        &mut self.work
    }

    /// What can be resumed, the latest last.
    #[must_use]
    pub fn unfinished(&self) -> &[Kept] {
        self.work.waiting()
    }

    /// What could not be kept or read of unfinished work.
    #[must_use]
    pub fn unkept(&self) -> &[UnfinishedError] {
        &self.unkept
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

/// The thread that keeps attempts and unfinished work.
pub type Keeper = etude_store::Keeper<MemoryRequest>;

/// Starts the keeper of the file at a path; without one attempts are kept in memory. `deliver` gets the news.
///
/// # Errors
///
/// When no thread can be started.
pub fn start_keeper(path: Option<PathBuf>, deliver: impl Fn(MemoryNews) + Send + 'static) -> io::Result<Keeper> {
    keep_progress(path, SCHEMA, Attempt::of_row, deliver)
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use etude_store::{RecordRequest, StoreError, Unwritten};

    use super::*;

    fn request(item: &str) -> MemoryRequest {
        let effort = Exercise::effort(true, 5_000);
        let (kind, mode) = (Kind::Mate, PracticeMode::Practice);
        let moment = Moment::at(1_795_276_800_000, 0);
        let lesson = String::new();
        let exercise = Exercise { moment, kind, mode, item: item.to_owned(), effort, moves: 2, lesson };
        let row = Attempt::row(item.to_owned(), &exercise);
        let (strength, start) = (Some(first_strength("", 2)), Strength::default());
        MemoryRequest::Record(Box::new(RecordRequest { row, strength, start }))
    }

    /// All news of a keeper that records these items and ends.
    fn run(path: Option<PathBuf>, items: &[&str]) -> (Vec<MemoryNews>, Option<Unwritten>) {
        let (sender, news) = channel();
        let keeper = start_keeper(path, move |told| sender.send(told).unwrap()).unwrap();
        for item in items {
            keeper.hand_over(request(item));
        }
        let lost = keeper.end();
        (news.iter().collect(), lost)
    }

    #[test]
    fn what_one_program_records_the_next_one_knows_rated_once() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("progress/progress.sqlite3");
        let (_, lost) = run(Some(path.clone()), &["m1", "m2"]);
        assert_eq!(lost, None);
        let (news, _) = run(Some(path), &[]);
        let [MemoryNews::Recorded(attempts), MemoryNews::LeftBehind(_)] = &news[..] else { panic!("{news:?}") };
        let items: Vec<&str> = attempts.iter().map(|attempt| &*attempt.exercise.item).collect();
        assert_eq!(items, ["m1", "m2"]);
        assert!(attempts.iter().all(|attempt| attempt.rated.is_some()));
    }

    #[test]
    fn without_a_place_attempts_live_in_memory_and_are_reported_lost() {
        let (news, lost) = run(None, &["m1"]);
        assert!(matches!(news[0], MemoryNews::Problem(StoreProblem::InMemory(StoreError::NoPlace))), "{news:?}");
        assert_eq!(lost, Some(Unwritten { exercises: 1, reason: StoreError::NoPlace }));
    }
}
