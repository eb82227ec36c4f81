//! The keeper with a disk that fails, and with others that write: step by step, without its thread.

use super::*;
use damier_puzzles::Tag;
use damier_rules::Variant;
use damier_train::attempt::{Credit, Mode, Subject};
use damier_train::calendar::Moment;

fn exercise(item: &str) -> Exercise {
    // Enough to need a new page for each.
    let tags = vec![Tag::from(&*"x".repeat(5_000))];
    let subject = Subject::Puzzle { id: item.to_owned(), tags, run: None };
    Exercise::new(Moment::default(), Mode::Practice, Variant::International, Credit::Full, subject)
}

fn name(attempt: &Attempt) -> &str {
    let Subject::Puzzle { id, .. } = &attempt.exercise.subject else { panic!("{attempt:?}") };
    id
}

fn keeping(folder: &tempfile::TempDir) -> Keeping {
    let (store, _) = Store::open(&folder.path().join("progress/progress.sqlite3")).unwrap();
    Keeping { disk: Some(store), unwritable: None, memory: None, unsaved: Vec::new(), place: 0, drafts: None }
}

fn tell(keeping: &Keeping, pragma: &str) {
    keeping.disk.as_ref().unwrap().connection.execute_batch(pragma).unwrap();
}

fn reasons(news: &[News]) -> Vec<&str> {
    let reason = |news| match news {
        &News::Trouble(Trouble::InMemory(ref reason)) => Some(reason.as_str()),
        _ => None,
    };
    news.iter().filter_map(reason).collect()
}

#[test]
fn a_full_disk_is_told_of_once_and_caught_up_with() {
    let folder = tempfile::tempdir().unwrap();
    let mut keeping = keeping(&folder);
    assert_eq!(keeping.record(&exercise("i1"), None).len(), 1);
    // SQLite takes the number of pages in use for the least it may be limited to.
    tell(&keeping, "pragma max_page_count = 1");
    let news = keeping.record(&exercise("i2"), None);
    assert!(reasons(&news)[0].contains("the disk is full"), "{news:?}");
    assert!(matches!(&news[1..], [News::Recorded(attempts)] if attempts.len() == 1), "{news:?}");
    let news = keeping.record(&exercise("i3"), None);
    assert!(matches!(&news[..], [News::Recorded(attempts)] if attempts.len() == 1), "{news:?}");
    // Meanwhile another program writes; it is heard of when there is room again.
    tell(&keeping, "pragma max_page_count = 100000");
    keeping.disk.as_mut().unwrap().record(&exercise("other"), None).unwrap();
    let news = keeping.record(&exercise("i4"), None);
    let [News::Recorded(own), News::Saved, News::Recorded(others)] = &news[..] else { panic!("{news:?}") };
    assert_eq!((name(&own[0]), name(&others[0]), others.len()), ("i4", "other", 1));
    let kept = keeping.disk.as_ref().unwrap().attempts().unwrap();
    let items: Vec<&str> = kept.iter().map(name).collect();
    assert_eq!(items, ["i1", "other", "i2", "i3", "i4"]);
    assert!(matches!(&keeping.record(&exercise("i5"), None)[..], [News::Recorded(attempts)] if attempts.len() == 1));
}

#[test]
fn what_is_in_memory_only_is_written_at_the_end_or_counted_as_lost() {
    let folder = tempfile::tempdir().unwrap();
    for (room, lost) in [("pragma max_page_count = 100000", 0), ("", 2)] {
        let mut keeping = keeping(&folder);
        tell(&keeping, "pragma max_page_count = 1");
        keeping.record(&exercise("i1"), None);
        keeping.record(&exercise("i2"), None);
        let before = keeping.disk.as_ref().unwrap().attempts().unwrap().len();
        tell(&keeping, room);
        let told = keeping.end();
        assert_eq!(told.as_ref().map_or(0, |told| told.exercises), lost);
        assert!(told.is_none_or(|told| told.reason.contains("the disk is full")));
        let (store, _) = Store::open(&folder.path().join("progress/progress.sqlite3")).unwrap();
        assert_eq!(store.attempts().unwrap().len(), before + 2 - lost);
    }
}

#[test]
fn a_file_that_may_not_be_written_is_told_of() {
    let folder = tempfile::tempdir().unwrap();
    let mut keeping = keeping(&folder);
    tell(&keeping, "pragma query_only = on");
    let news = keeping.record(&exercise("i1"), None);
    assert!(reasons(&news)[0].contains("may not be written"), "{news:?}");
    assert!(matches!(&news[1..], [News::Recorded(attempts)] if attempts.len() == 1), "{news:?}");
}

#[test]
fn what_other_programs_write_is_told_with_the_next_exercise() {
    let folder = tempfile::tempdir().unwrap();
    let (mut one, mut other) = (keeping(&folder), keeping(&folder));
    one.record(&exercise("i1"), None);
    let news = other.record(&exercise("i2"), None);
    assert!(matches!(&news[..], [News::Recorded(attempts)] if attempts.len() == 2), "{news:?}");
    let news = one.record(&exercise("i3"), None);
    assert!(matches!(&news[..], [News::Recorded(attempts)] if attempts.len() == 2), "{news:?}");
}

fn draft(item: &str) -> Draft {
    Draft { exercise: exercise(item), item: None, counts: true, interrupted: None }
}

/// A keeper with a draft of `i1`, where it lies, and the identity that it gives.
fn begun(folder: &tempfile::TempDir) -> (Keeping, PathBuf, String) {
    let progress = folder.path().join("progress");
    let mut keeping = Keeping { drafts: Some(Drafts::new(progress.clone())), ..keeping(folder) };
    keeping.draft(Some(&draft("i1")));
    let mut files = std::fs::read_dir(&progress).into_iter().flatten().filter_map(Result::ok);
    let name = files.find_map(|file| file.file_name().into_string().ok().filter(|name| name.starts_with("draft-")));
    let name = name.expect("the draft is on the disk");
    let uid = name.trim_start_matches("draft-").trim_end_matches(".json").to_owned();
    (keeping, progress.join(name), uid)
}

#[test]
fn what_is_recorded_has_the_identity_of_its_draft_and_removes_it() {
    let folder = tempfile::tempdir().unwrap();
    let (mut keeping, file, uid) = begun(&folder);
    let news = keeping.record(&exercise("i1"), None);
    assert!(matches!(&news[..], [News::Recorded(attempts)] if attempts[0].uid == uid), "{news:?}");
    assert!(!file.exists());
    let news = keeping.record(&exercise("i2"), None);
    assert!(matches!(&news[..], [News::Recorded(attempts)] if attempts[0].uid != uid), "{news:?}");
}

#[test]
fn a_draft_stays_while_its_attempt_is_in_memory_only_and_counts_once() {
    for (room, kept) in [("pragma max_page_count = 100000", 1), ("", 0)] {
        let folder = tempfile::tempdir().unwrap();
        let (mut keeping, file, _) = begun(&folder);
        tell(&keeping, "pragma max_page_count = 1");
        keeping.record(&exercise("i1"), None);
        keeping.draft(None);
        assert!(file.exists());
        tell(&keeping, room);
        assert_eq!(keeping.end().is_none(), kept == 1);
        let (mut again, _) = Keeping::open(Some(folder.path().join("progress/progress.sqlite3")));
        assert_eq!(again.disk.as_ref().unwrap().attempts().unwrap().len(), kept);
        assert_eq!(again.go_over_drafts(), (Vec::new(), None));
        assert_eq!((again.disk.unwrap().attempts().unwrap().len(), file.exists()), (1, false));
    }
}

#[test]
fn what_is_on_the_board_and_cannot_be_written_is_told_of_at_the_end_unless_it_is_over() {
    for (is_over, lost) in [(false, 1), (true, 0)] {
        let folder = tempfile::tempdir().unwrap();
        let progress = folder.path().join("progress");
        let (mut keeping, _) = Keeping::open(Some(progress.join("progress.sqlite3")));
        std::fs::rename(&progress, folder.path().join("elsewhere")).unwrap();
        std::fs::write(&progress, "in the way").unwrap();
        keeping.draft(Some(&draft("i1")));
        if is_over {
            keeping.draft(None);
        }
        assert_eq!(keeping.end().map_or(0, |lost| lost.exercises), lost);
    }
}
