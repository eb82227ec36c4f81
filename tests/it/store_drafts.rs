//! An exercise that a killed program has left on the board is counted at the next start, once, as if it had been left; if
//! moves would be lost, it waits to be gone on with.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests stand outside test functions")]

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;

use crate::store_support::{item, name, names, puzzle};
use damier::store::Store;
use damier::store::drafts::Draft;
use damier::store::keeper::{Keeper, News, Trouble};
use damier_train::attempt::{Attempt, Credit, Exercise};
use damier_train::calendar::Moment;
use damier_train::interrupted::Interrupted;

fn file(folder: &tempfile::TempDir) -> PathBuf {
    folder.path().join("home/progress/progress.sqlite3")
}

fn draft(errors: u32) -> Draft {
    let exercise = Exercise { errors, ..puzzle("i1", Credit::None) };
    Draft { exercise, item: Some(item()), counts: true, interrupted: None }
}

/// One with moves, begun at this moment.
fn with_moves(name: &str, millis: i64, counts: bool) -> Draft {
    let moment = Moment { millis, ..Moment::default() };
    let exercise = Exercise { moment, ..puzzle(name, Credit::None) };
    let interrupted = Interrupted { moves: vec!["32-28".to_owned()], ..Interrupted::default() };
    Draft { exercise, item: Some(item()), counts, interrupted: Some(interrupted) }
}

fn broken_off(news: &[News]) -> Option<&Draft> {
    news.iter().find_map(|news| if let News::BrokenOff(draft) = news { Some(&**draft) } else { None })
}

/// Runs a program. Nothing that it does at its end concerns drafts: it leaves them as one that is killed does.
fn run(path: &Path, work: impl Fn(&Keeper)) -> Vec<News> {
    let (sender, news) = channel();
    let keeper = Keeper::start(Some(path.to_owned()), move |news| sender.send(news).is_ok()).unwrap();
    work(&keeper);
    assert_eq!(keeper.end(), None);
    news.try_iter().collect()
}

fn loaded(news: &[News]) -> &[Attempt] {
    for told in news {
        if let News::Loaded(attempts, _) = told {
            return attempts;
        }
    }
    panic!("what was done before is told of: {news:?}");
}

/// The files beside the database that have to do with drafts.
fn drafts(path: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(path.parent().unwrap()).unwrap().map(|entry| entry.unwrap().path());
    entries.filter(|path| path.file_name().unwrap().to_str().unwrap().starts_with("draft-")).collect()
}

#[test]
fn what_was_left_on_the_board_is_counted_once_and_rated_as_it_would_have_been() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(&folder);
    let news = run(&path, |keeper| {
        keeper.draft(Some(draft(1)));
        keeper.draft(Some(draft(2)));
    });
    assert_eq!((loaded(&news).len(), drafts(&path).len()), (0, 1));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(fs::metadata(&drafts(&path)[0]).unwrap().permissions().mode() & 0o777, 0o600);
    }
    let expected = Store::in_memory().unwrap().record(&draft(2).exercise, Some(item())).unwrap();
    let news = run(&path, |_| {});
    let [attempt] = loaded(&news) else { panic!("{news:?}") };
    assert_eq!((&attempt.exercise, attempt.rated), (&expected.exercise, expected.rated));
    assert!(drafts(&path).is_empty());
    assert_eq!(loaded(&run(&path, |_| {})).len(), 1);
}

#[test]
fn a_draft_that_was_recorded_before_the_end_does_not_count_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(&folder);
    run(&path, |keeper| keeper.draft(Some(draft(1))));
    let kept = drafts(&path).remove(0);
    let text = fs::read(&kept).unwrap();
    let uid = loaded(&run(&path, |_| {}))[0].uid.clone();
    // The end came after the attempt was written, and before the draft was removed.
    fs::write(&kept, text).unwrap();
    let news = run(&path, |_| {});
    let [attempt] = loaded(&news) else { panic!("{news:?}") };
    assert!(attempt.uid == uid && attempt.rated.is_some());
    assert!(drafts(&path).is_empty());
}

#[test]
fn what_is_recorded_takes_the_place_of_its_draft() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(&folder);
    let news = run(&path, |keeper| {
        keeper.draft(Some(draft(1)));
        keeper.record(draft(3).exercise, Some(item()));
        keeper.draft(None);
        keeper.draft(Some(draft(4)));
        keeper.draft(None);
    });
    assert!(drafts(&path).is_empty());
    assert!(news.iter().any(|news| matches!(news, News::Recorded(attempts) if attempts.len() == 1)), "{news:?}");
    let attempts = Store::open(&path).unwrap().0.attempts().unwrap();
    assert_eq!(attempts.iter().map(|attempt| attempt.exercise.errors).collect::<Vec<_>>(), [3]);
}

#[test]
fn the_draft_of_a_program_that_runs_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(&folder);
    run(&path, |keeper| keeper.draft(Some(draft(1))));
    let running = File::open(&drafts(&path)[0]).unwrap();
    running.lock().unwrap();
    assert_eq!(loaded(&run(&path, |_| {})).len(), 0);
    assert_eq!(drafts(&path).len(), 1);
    drop(running);
    assert_eq!(loaded(&run(&path, |_| {})).len(), 1);
}

#[test]
fn what_is_no_draft_is_put_aside_and_told_of_once() {
    let known = br#"{"format":"damier-draft-1","attempt":{}}"#;
    let unknown = br#"{"format":"damier-draft-2","attempt":{}}"#;
    for text in [&b""[..], b"{}", unknown, known, b"\xff\xfe\x00"] {
        let folder = tempfile::tempdir().unwrap();
        let path = file(&folder);
        run(&path, |_| {});
        let spoiled = path.with_file_name("draft-1.json");
        fs::write(&spoiled, text).unwrap();
        let told = |news: &[News]| news.iter().filter(|news| matches!(news, News::Trouble(Trouble::Draft(_)))).count();
        assert_eq!(told(&run(&path, |_| {})), 1, "{text:?}");
        assert_eq!(told(&run(&path, |_| {})), 0, "{text:?}");
        assert_eq!(fs::read(spoiled.with_extension("unreadable")).unwrap(), text);
    }
}

#[test]
fn where_nothing_can_be_kept_a_draft_does_no_harm() {
    let (sender, news) = channel();
    let keeper = Keeper::start(None, move |news| sender.send(news).is_ok()).unwrap();
    keeper.draft(Some(draft(1)));
    keeper.record(draft(1).exercise, None);
    keeper.draft(None);
    drop(keeper);
    assert!(news.try_iter().any(|news| matches!(news, News::Recorded(attempts) if attempts.len() == 1)));
}

#[test]
fn an_exercise_with_moves_waits_until_it_is_taken_up_and_is_recorded_once() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(&folder);
    let left = with_moves("i1", 1, true);
    run(&path, |keeper| keeper.draft(Some(left.clone())));
    for start in ["first", "second"] {
        let news = run(&path, |keeper| keeper.record(puzzle("i2", Credit::Full), None));
        assert_eq!(broken_off(&news), Some(&left), "{start}");
        assert!(loaded(&news).iter().all(|attempt| name(&attempt.exercise) == "i2"), "{start}");
        let place = |wanted: fn(&News) -> bool| news.iter().position(wanted);
        let order = (place(|it| matches!(it, News::Loaded(..))), place(|it| matches!(it, News::BrokenOff(_))));
        assert!(order.0 < order.1, "the person's own puzzles are known when it is told of");
        assert_eq!(drafts(&path).len(), 1);
    }
    let kept = drafts(&path).remove(0);
    let text = fs::read(&kept).unwrap();
    run(&path, |keeper| {
        keeper.take_up();
        keeper.draft(Some(Draft { counts: true, ..left.clone() }));
        assert!(drafts(&path).len() <= 1);
        keeper.record(left.exercise.clone(), left.item);
        keeper.draft(None);
    });
    assert_eq!(drafts(&path).len(), 0);
    // It is killed after it has recorded, and before it has removed the draft.
    fs::write(&kept, text).unwrap();
    let news = run(&path, |_| {});
    assert_eq!((broken_off(&news), drafts(&path).len()), (None, 0));
    let items = names(loaded(&news));
    assert_eq!(items, ["i1", "i2", "i2"]);
}

#[test]
fn of_several_exercises_the_last_one_waits_and_the_others_count_if_they_do() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(&folder);
    let lefts =
        [("i3", 3, true), ("i1", 1, true), ("i2", 2, false)].map(|(name, at, counts)| with_moves(name, at, counts));
    for left in &lefts {
        let name = format!("draft-{}.json", name(&left.exercise));
        run(&path, |keeper| keeper.draft(Some(left.clone())));
        // Out of the way until all are there.
        fs::rename(&drafts(&path)[0], folder.path().join(name)).unwrap();
    }
    for left in &lefts {
        let name = format!("draft-{}.json", name(&left.exercise));
        fs::rename(folder.path().join(&name), path.with_file_name(&name)).unwrap();
    }
    let news = run(&path, |_| {});
    assert_eq!(broken_off(&news), Some(&lefts[0]));
    let items = names(loaded(&news));
    assert_eq!((items, drafts(&path).len()), (vec!["i1".to_owned()], 1));
}

#[test]
fn what_waits_in_one_program_does_not_wait_in_another() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(&folder);
    run(&path, |keeper| keeper.draft(Some(with_moves("i1", 1, false))));
    let (sender, news) = channel();
    let first = Keeper::start(Some(path.clone()), move |news| sender.send(news).is_ok()).unwrap();
    let waits = news.iter().any(|news| matches!(news, News::BrokenOff(_)));
    assert!(waits);
    assert_eq!(broken_off(&run(&path, |_| {})), None);
    drop(first);
    assert!(broken_off(&run(&path, |_| {})).is_some());
}
