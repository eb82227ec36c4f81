//! An exercise that a killed program has left on the board is counted at the next start, once, as if it had been left.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests stand outside test functions")]

mod store_support;

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;

use damier::store::Store;
use damier::store::drafts::Draft;
use damier::store::keeper::{Keeper, News, Trouble};
use damier::train::attempt::{Attempt, Exercise, Verdict};
use store_support::{item, puzzle};

fn file(folder: &tempfile::TempDir) -> PathBuf {
    folder.path().join("home/progress/progress.sqlite3")
}

fn draft(errors: u32) -> Draft {
    let exercise = Exercise { errors, ..puzzle("i1", Verdict::Wrong) };
    Draft { exercise, item: Some(item()) }
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
    for text in ["", "{}", r#"{"format":"damier-draft-2","attempt":{}}"#, r#"{"format":"damier-draft-1","attempt":{}}"#]
    {
        let folder = tempfile::tempdir().unwrap();
        let path = file(&folder);
        run(&path, |_| {});
        let spoiled = path.with_file_name("draft-1.json");
        fs::write(&spoiled, text).unwrap();
        let told = |news: &[News]| news.iter().filter(|news| matches!(news, News::Trouble(Trouble::Draft(_)))).count();
        assert_eq!(told(&run(&path, |_| {})), 1, "{text}");
        assert_eq!(told(&run(&path, |_| {})), 0, "{text}");
        assert_eq!(fs::read_to_string(spoiled.with_extension("unreadable")).unwrap(), text);
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
