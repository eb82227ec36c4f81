//! The thread that keeps attempts and unfinished work, so that the screen never waits for the disk.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::Receiver;

use etude::rating::Strength;
use etude_store::{
    ATTEMPTS, AttemptRow, Database, Home, Recorder, RecorderNews, Schema, StoreProblem, Unwritten, settled,
};

use super::attempt::Attempt;
use super::unfinished::{Kept, UnfinishedError, UnfinishedFiles};

/// Yonsan's folders, all of them `$YONSAN_HOME` if that is set.
pub const HOME: Home = Home::new("yonsan", "YONSAN_HOME");

/// The tables of the file of progress.
const SCHEMA: Schema = Schema::new(&[ATTEMPTS]);

/// A request to record an exercise.
#[derive(Clone, Debug, PartialEq)]
pub struct RecordRequest {
    /// The exercise.
    pub row: AttemptRow,
    /// The strength to rate it against.
    pub strength: Option<Strength>,
    /// The player's strength before the first rated exercise.
    pub start: Strength,
}

/// A request to the keeper.
#[derive(Clone, Debug, PartialEq)]
pub enum MemoryRequest {
    /// Record an exercise.
    Record(Box<RecordRequest>),
    /// Keep something unfinished.
    Keep(Box<Kept>),
    /// Forget something unfinished: it is finished, or given up.
    Forget(String),
}

/// News from the keeper.
#[derive(Clone, Debug, PartialEq)]
pub enum MemoryNews {
    /// Attempts, by this and other programs; the first time all that there are.
    Recorded(Vec<Attempt>),
    /// What earlier programs left unfinished.
    LeftBehind(Vec<Kept>),
    /// Something unfinished cannot be kept or read.
    Unkept(UnfinishedError),
    /// Something cannot be kept or read.
    Problem(StoreProblem),
    /// Everything is on disk again after a failure.
    Saved,
}

/// The thread that keeps attempts and unfinished work.
pub type Keeper = etude_store::Keeper<MemoryRequest>;

/// Starts the keeper of the file at a path; without one attempts are kept in memory. `deliver` gets the news.
///
/// # Errors
///
/// When no thread can be started.
pub fn start_keeper(path: Option<PathBuf>, deliver: impl Fn(MemoryNews) + Send + 'static) -> io::Result<Keeper> {
    Keeper::start(move |inbox| serve(path.as_deref(), inbox, deliver))
}

fn serve(path: Option<&Path>, inbox: &Receiver<MemoryRequest>, deliver: impl Fn(MemoryNews)) -> Option<Unwritten> {
    let (mut recorder, trouble) = Recorder::<Database>::open(path, SCHEMA);
    trouble.into_iter().map(MemoryNews::Problem).for_each(&deliver);
    let (attempts, unread) = recorder.attempts(Attempt::of_row);
    attempts.into_iter().map(MemoryNews::Recorded).for_each(&deliver);
    unread.into_iter().map(MemoryNews::Problem).for_each(&deliver);
    recorder.check_up().into_iter().map(MemoryNews::from).for_each(&deliver);
    let mut files = path.and_then(Path::parent).map(|folder| UnfinishedFiles::new(folder.to_owned()));
    let (found, mut errors) = files.as_mut().map(UnfinishedFiles::left_behind).unwrap_or_default();
    let is_recorded = |uid: &str| recorder.disk().is_some_and(|disk| disk.has(uid));
    let (found, done) = settled(found, Kept::identity, is_recorded);
    errors.extend(files.iter_mut().flat_map(|files| done.iter().filter_map(|kept| files.forget(&kept.uid).err())));
    errors.into_iter().map(MemoryNews::Unkept).for_each(&deliver);
    // The last word on earlier days, also if nothing was left.
    deliver(MemoryNews::LeftBehind(found));
    while let Ok(request) = inbox.recv() {
        let RecordRequest { row, strength, start } = match request {
            MemoryRequest::Record(request) => *request,
            MemoryRequest::Keep(kept) => {
                // Without a folder it lives as long as the program.
                files
                    .as_mut()
                    .and_then(|files| files.keep(*kept).err())
                    .into_iter()
                    .map(MemoryNews::Unkept)
                    .for_each(&deliver);
                continue;
            }
            MemoryRequest::Forget(uid) => {
                files
                    .as_mut()
                    .and_then(|files| files.forget(&uid).err())
                    .into_iter()
                    .map(MemoryNews::Unkept)
                    .for_each(&deliver);
                continue;
            }
        };
        let (is_on_disk, news) = recorder.record(&row, strength, start);
        let caught_up = if is_on_disk { Vec::new() } else { recorder.catch_up(|_| Ok(())).unwrap_or_default() };
        news.into_iter().chain(caught_up).map(MemoryNews::from).for_each(&deliver);
    }
    recorder.end()
}

impl From<RecorderNews> for MemoryNews {
    fn from(news: RecorderNews) -> Self {
        match news {
            RecorderNews::Recorded(rows) => {
                Self::Recorded(rows.into_iter().filter_map(|row| Attempt::of_row(row).ok()).collect())
            }
            RecorderNews::Problem(trouble) => Self::Problem(trouble),
            RecorderNews::Saved => Self::Saved,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use etude::calendar::Moment;
    use etude_store::StoreError;

    use super::super::{Exercise, Kind, SavedLesson, Unfinished};
    use super::*;

    fn request(item: &str) -> RecordRequest {
        let exercise = Exercise::new(Moment::at(1_795_276_800_000, 0), Kind::Puzzle, item.to_owned(), true);
        RecordRequest {
            row: Attempt::row(item.to_owned(), &exercise),
            strength: Some(Strength::of_item(1_200.0, 250.0)),
            start: Strength::default(),
        }
    }

    /// All news of a keeper that records these items and ends.
    fn run(path: Option<PathBuf>, items: &[&str]) -> (Vec<MemoryNews>, Option<Unwritten>) {
        let (sender, news) = channel();
        let keeper = start_keeper(path, move |told| sender.send(told).unwrap()).unwrap();
        for item in items {
            keeper.hand_over(MemoryRequest::Record(Box::new(request(item))));
        }
        let lost = keeper.end();
        (news.iter().collect(), lost)
    }

    #[test]
    fn what_one_program_records_the_next_one_knows_rated_once() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("progress/progress.sqlite3");
        let (_, lost) = run(Some(path.clone()), &["f1", "f2"]);
        assert_eq!(lost, None);
        let (news, _) = run(Some(path), &[]);
        let [MemoryNews::Recorded(attempts), MemoryNews::LeftBehind(left)] = &news[..] else { panic!("{news:?}") };
        assert!(left.is_empty(), "also that nothing was left is heard");
        let items: Vec<&str> = attempts.iter().map(|attempt| &*attempt.exercise.item).collect();
        assert_eq!(items, ["f1", "f2"]);
        assert!(attempts.iter().all(|attempt| attempt.rated.is_some()));
    }

    /// What is left of a puzzle whose attempt is on disk is done with, also after a kill before it was forgotten.
    #[test]
    fn what_is_recorded_is_not_left_unfinished() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("progress/progress.sqlite3");
        let kept = |uid: &str| {
            let lesson = SavedLesson { lesson: "0-five".to_owned(), step: 2, done: 0, right: 0 };
            Kept { uid: uid.to_owned(), saved: 1, follows: None, unfinished: Unfinished::Lesson(lesson) }
        };
        let keeper = start_keeper(Some(path.clone()), |_| ()).unwrap();
        for uid in ["f1", "f2"] {
            keeper.hand_over(MemoryRequest::Keep(Box::new(kept(uid))));
        }
        keeper.hand_over(MemoryRequest::Record(Box::new(request("f1"))));
        assert_eq!(keeper.end(), None);
        let (news, _) = run(Some(path), &[]);
        let [MemoryNews::Recorded(attempts), MemoryNews::LeftBehind(left)] = &news[..] else { panic!("{news:?}") };
        assert_eq!((attempts.len(), &left[..]), (1, &[kept("f2")][..]));
        let files = std::fs::read_dir(folder.path().join("progress")).unwrap();
        let names = files.map(|file| file.unwrap().file_name().into_string().unwrap());
        assert_eq!(names.filter(|name| name.starts_with("unfinished-")).count(), 1);
    }

    #[test]
    fn without_a_place_attempts_live_in_memory_and_are_reported_lost() {
        let (news, lost) = run(None, &["f1"]);
        assert!(matches!(news[0], MemoryNews::Problem(StoreProblem::InMemory(StoreError::NoPlace))), "{news:?}");
        assert!(news.iter().any(|news| matches!(news, MemoryNews::Recorded(attempts) if attempts.len() == 1)));
        assert_eq!(lost, Some(Unwritten { exercises: 1, reason: StoreError::NoPlace }));
    }
}
