//! The keeper with a failing disk and with other programs that write, step by step and without its thread.

use super::*;
use crate::store::new_uid;
use damier_puzzles::Tag;
use damier_rules::Variant;
use damier_train::attempt::{Exercise, Subject, TrainingMode};
use damier_train::unfinished::Interrupted;
use etude::calendar::Moment;
use etude::effort::Credit;

fn exercise(item: &str) -> Recorded {
    // Large enough that each needs a new page.
    let tags = vec![Tag::from(&*"x".repeat(5_000))];
    let subject = Subject::Puzzle { id: item.to_owned(), tags, run: None };
    let exercise =
        Exercise::new(Moment::default(), TrainingMode::Practice, Variant::International, Credit::Full, subject);
    Recorded { exercise, item: None }
}

fn name(attempt: &Attempt) -> &str {
    let Subject::Puzzle { id, .. } = &attempt.exercise.subject else { panic!("{attempt:?}") };
    id
}

/// A keeper of the file at a path, without its thread.
fn opened(path: &Path) -> (Keeping, Option<StoreProblem>) {
    Keeping::open(Some(path), None, Strength::default(), notes_beside(Some(path)))
}

fn keeping(folder: &tempfile::TempDir) -> Keeping {
    let (keeping, trouble) = opened(&folder.path().join("progress/progress.sqlite3"));
    assert_eq!(trouble, None);
    keeping
}

/// What the keeper's handle notes, and then the program is killed.
fn note_only(folder: &tempfile::TempDir, request: &Request) {
    note(&notes_beside(Some(&folder.path().join("progress/progress.sqlite3"))).unwrap(), request);
}

fn record(keeping: &mut Keeping, item: &str) -> Vec<News> {
    keeping.record(&new_uid(), &exercise(item))
}

fn tell(keeping: &Keeping, pragma: &str) {
    keeping.recorder.disk().unwrap().database.read(|connection| connection.execute_batch(pragma)).unwrap();
}

fn reasons(news: &[News]) -> Vec<String> {
    let reason = |news| match news {
        &News::Problem(KeeperProblem::Progress(StoreProblem::InMemory(ref reason))) => Some(reason.to_string()),
        _ => None,
    };
    news.iter().filter_map(reason).collect()
}

#[test]
fn a_full_disk_is_reported_once_and_caught_up_with() {
    let folder = tempfile::tempdir().unwrap();
    let mut keeping = keeping(&folder);
    assert_eq!(record(&mut keeping, "i1").len(), 1);
    // SQLite raises this to the number of pages in use.
    tell(&keeping, "pragma max_page_count = 1");
    let news = record(&mut keeping, "i2");
    assert!(reasons(&news)[0].contains("the disk is full"), "{news:?}");
    assert!(matches!(&news[1..], [News::Recorded(attempts)] if attempts.len() == 1), "{news:?}");
    let news = record(&mut keeping, "i3");
    assert!(matches!(&news[..], [News::Recorded(attempts)] if attempts.len() == 1), "{news:?}");
    // Meanwhile another program writes; its attempt is reported when there is room again.
    tell(&keeping, "pragma max_page_count = 100000");
    keeping.recorder.writable().unwrap().record(&new_uid(), &exercise("other"), Strength::default()).unwrap();
    let news = record(&mut keeping, "i4");
    let [News::Recorded(own), News::Saved, News::Recorded(others)] = &news[..] else { panic!("{news:?}") };
    assert_eq!((name(&own[0]), name(&others[0]), others.len()), ("i4", "other", 1));
    let kept = keeping.recorder.disk().unwrap().attempts().unwrap();
    let items: Vec<&str> = kept.iter().map(name).collect();
    assert_eq!(items, ["i1", "other", "i2", "i3", "i4"]);
    assert!(matches!(&record(&mut keeping, "i5")[..], [News::Recorded(attempts)] if attempts.len() == 1));
}

#[test]
fn what_is_in_memory_only_is_written_at_the_end_or_counted_as_lost() {
    let folder = tempfile::tempdir().unwrap();
    for (room, lost) in [("pragma max_page_count = 100000", 0), ("", 2)] {
        let mut keeping = keeping(&folder);
        tell(&keeping, "pragma max_page_count = 1");
        record(&mut keeping, "i1");
        record(&mut keeping, "i2");
        let before = keeping.recorder.disk().unwrap().attempts().unwrap().len();
        tell(&keeping, room);
        let told = keeping.end();
        assert_eq!(told.as_ref().map_or(0, |told| told.exercises), lost);
        assert!(told.is_none_or(|told| told.reason.to_string().contains("the disk is full")));
        let (store, _) = Store::open(&folder.path().join("progress/progress.sqlite3")).unwrap();
        assert_eq!(store.attempts().unwrap().len(), before + 2 - lost);
    }
}

#[test]
fn a_read_only_file_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    let mut keeping = keeping(&folder);
    tell(&keeping, "pragma query_only = on");
    let news = record(&mut keeping, "i1");
    assert!(reasons(&news)[0].ends_with("the file cannot be written"), "{news:?}");
    assert!(matches!(&news[1..], [News::Recorded(attempts)] if attempts.len() == 1), "{news:?}");
}

#[test]
fn what_other_programs_write_is_reported_with_the_next_exercise() {
    let folder = tempfile::tempdir().unwrap();
    let (mut one, mut other) = (keeping(&folder), keeping(&folder));
    record(&mut one, "i1");
    let news = record(&mut other, "i2");
    assert!(matches!(&news[..], [News::Recorded(attempts)] if attempts.len() == 2), "{news:?}");
    let news = record(&mut one, "i3");
    assert!(matches!(&news[..], [News::Recorded(attempts)] if attempts.len() == 2), "{news:?}");
}

const UID: &str = "0123456789abcdef0123456789abcdef";

fn kept(item: &str) -> Kept {
    let draft = Draft { exercise: exercise(item).exercise, item: None, counts: true, interrupted: None };
    Kept { uid: UID.to_owned(), saved: 1, unfinished: Unfinished::Exercise(Box::new(draft)) }
}

/// A keeper with `i1` unfinished, and the file of that.
fn begun(folder: &tempfile::TempDir) -> (Keeping, PathBuf) {
    let mut keeping = keeping(folder);
    assert_eq!(keeping.keep(kept("i1")), []);
    let file = folder.path().join(format!("progress/unfinished-{UID}.json"));
    assert!(file.exists());
    (keeping, file)
}

#[test]
fn what_is_recorded_removes_what_was_kept_of_it() {
    let folder = tempfile::tempdir().unwrap();
    let (mut keeping, file) = begun(&folder);
    let news = keeping.record(UID, &exercise("i1"));
    assert!(matches!(&news[..], [News::Recorded(attempts)] if attempts[0].uid == UID), "{news:?}");
    assert!(!file.exists());
}

#[test]
fn what_was_kept_stays_while_its_attempt_is_in_memory_only_and_counts_once() {
    for (room, written) in [("pragma max_page_count = 100000", 1), ("", 0)] {
        let folder = tempfile::tempdir().unwrap();
        let (mut keeping, file) = begun(&folder);
        tell(&keeping, "pragma max_page_count = 1");
        keeping.record(UID, &exercise("i1"));
        assert!(file.exists());
        tell(&keeping, room);
        assert_eq!(keeping.end().is_none(), written == 1);
        let (mut again, _) = opened(&folder.path().join("progress/progress.sqlite3"));
        assert_eq!(again.recorder.disk().unwrap().attempts().unwrap().len(), written);
        assert_eq!(again.go_over_unfinished(), (Vec::new(), Vec::new()));
        assert_eq!((again.recorder.disk().unwrap().attempts().unwrap().len(), file.exists()), (1, false));
    }
}

#[test]
fn what_is_on_the_board_and_cannot_be_written_is_reported_once_and_lost_at_the_end_unless_it_is_over() {
    for (is_over, lost) in [(false, 1), (true, 0)] {
        let folder = tempfile::tempdir().unwrap();
        let progress = folder.path().join("progress");
        let (mut keeping, _) = opened(&progress.join("progress.sqlite3"));
        std::fs::rename(&progress, folder.path().join("elsewhere")).unwrap();
        std::fs::write(&progress, "in the way").unwrap();
        let news = keeping.keep(kept("i1"));
        assert!(matches!(&news[..], [News::Problem(KeeperProblem::File(_))]), "{news:?}");
        if is_over {
            assert_eq!(keeping.forget(UID), [News::FilesWritten]);
        }
        assert_eq!(keeping.end().map_or(0, |lost| lost.exercises), lost);
    }
}

#[test]
fn picks_are_written_at_once_and_kept_in_memory_while_the_disk_fails() {
    let pick = |id: &str| SetChange::Hide(id.to_owned());
    let on_disk = |folder: &tempfile::TempDir| {
        let (store, _) = Store::open(&folder.path().join("progress/progress.sqlite3")).unwrap();
        store.player_sets().unwrap().hidden().to_vec()
    };
    for (repair, lost) in [("pragma query_only = off", 0), ("", 1)] {
        let folder = tempfile::tempdir().unwrap();
        let mut keeping = keeping(&folder);
        assert_eq!(keeping.pick(pick("i1")), []);
        assert_eq!(on_disk(&folder), ["i1"]);
        tell(&keeping, "pragma query_only = on");
        let news = keeping.pick(pick("i2"));
        assert!(matches!(&news[..], [News::Problem(KeeperProblem::Progress(StoreProblem::InMemory(_)))]), "{news:?}");
        tell(&keeping, repair);
        assert_eq!(keeping.end().map_or(0, |lost| lost.exercises), lost);
        assert_eq!(on_disk(&folder).len(), 2 - lost);
    }
}

#[test]
fn what_was_noted_when_the_program_was_killed_is_recorded_once() {
    let folder = tempfile::tempdir().unwrap();
    let request = Request::Record { uid: UID.to_owned(), recorded: Box::new(exercise("i1")) };
    // Before it was recorded, and after it was recorded but before its note was removed.
    for _ in 0..2 {
        note_only(&folder, &request);
        let mut next = keeping(&folder);
        assert_eq!(next.go_over_unfinished(), (Vec::new(), Vec::new()));
        let attempts = next.recorder.disk().unwrap().attempts().unwrap();
        assert_eq!(attempts.iter().map(name).collect::<Vec<_>>(), ["i1"]);
        let left = etude_files::list_folder(&folder.path().join("progress")).unwrap();
        assert!(left.iter().all(|path| !path.to_string_lossy().contains("unfinished")), "{left:?}");
    }
    drop(begun(&folder));
    let Unfinished::Exercise(mut draft) = kept("i2").unfinished else { unreachable!() };
    draft.interrupted = Some(Interrupted::default());
    let waits = Kept { uid: new_uid(), saved: 2, unfinished: Unfinished::Exercise(draft) };
    note_only(&folder, &Request::Keep(Box::new(waits.clone())));
    assert_eq!(keeping(&folder).go_over_unfinished(), (Vec::new(), vec![waits]));
}
