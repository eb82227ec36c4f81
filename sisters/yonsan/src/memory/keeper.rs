//! The thread that keeps attempts and unfinished work.

use std::io;
use std::path::PathBuf;

use etude_store::{ATTEMPTS, Home, Schema, keep_progress};

use super::attempt::Attempt;
use super::unfinished::Unfinished;

/// Yonsan's folders, all of them `$YONSAN_HOME` if that is set.
pub const HOME: Home = Home::new("yonsan", "YONSAN_HOME");

/// The tables of the file of progress.
const SCHEMA: Schema = Schema::new(&[ATTEMPTS]);

/// A request to the keeper.
pub type MemoryRequest = etude_store::MemoryRequest<Unfinished>;

/// News from the keeper.
pub type MemoryNews = etude_store::MemoryNews<Attempt, Unfinished>;

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

    use etude::calendar::Moment;
    use etude::rating::Strength;
    use etude_store::{RecordRequest, StoreError, StoreProblem, Unwritten};

    use super::super::{Exercise, Kept, Kind, SavedLesson};
    use super::*;

    fn request(item: &str) -> RecordRequest {
        let exercise = Exercise::new(Moment::at(1_795_276_800_000, 0), Kind::Puzzle, item.to_owned(), true);
        RecordRequest {
            row: Attempt::row(item.to_owned(), &exercise),
            strength: Some(Strength::estimated(1_200.0, 250.0)),
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
