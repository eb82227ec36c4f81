//! Damaged files, newer files, unusable folders, full disks, two programs at once: each is handled, and training
//! continues.

#![allow(clippy::unwrap_used, reason = "helpers of tests stand outside test functions")]

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, channel};

use crate::store_support::{Recording, item, names, puzzle};
use damier_app::store::keeper::{Keeper, KeeperProblem, News, Request, start_keeper};
use damier_app::store::{Fewer, Store, StoreError};
use damier_train::attempt::{Exercise, Recorded, TrainingMode};
use damier_train::history::{self, History};
use etude::calendar::{Day, Moment};
use etude::effort::Credit;
use etude::rating::Strength;
use etude_store::StoreProblem;
use rusqlite::Connection;

#[cfg(unix)]
const FILE: &str = "DAMIER_TEST_ROOM_FILE";

fn file(folder: &tempfile::TempDir) -> PathBuf {
    folder.path().join("home/progress/progress.sqlite3")
}

fn with_attempts(path: &Path, number: usize) -> Store {
    let (mut store, _) = Store::open(path).unwrap();
    for number in 0..number {
        store.put(&puzzle(&format!("i{number}"), Credit::Full), Some(item())).unwrap();
    }
    store
}

/// Hands over a puzzle to be rated.
fn record(keeper: &Keeper, exercise: Exercise) {
    let uid = format!("{:032x}", etude::fresh_seed());
    keeper.hand_over(Request::Record { uid, recorded: Box::new(Recorded { exercise, item: Some(item()) }) });
}

fn keeper(path: &Path) -> (Keeper, Receiver<News>) {
    let (sender, news) = channel();
    let keeper =
        start_keeper(Some(path.to_owned()), None, Strength::default(), move |news| sender.send(news).is_ok()).unwrap();
    (keeper, news)
}

/// Waits for news of one kind, with no need for speed.
fn wait<T>(news: &Receiver<News>, wanted: impl Fn(&News) -> Option<T>) -> T {
    loop {
        let next = news.recv_timeout(std::time::Duration::from_secs(60)).unwrap();
        if let Some(found) = wanted(&next) {
            return found;
        }
    }
}

fn in_memory(news: &News) -> Option<String> {
    match news {
        News::Problem(KeeperProblem::Progress(StoreProblem::InMemory(error))) => {
            Some(damier::words::store_error(error))
        }
        _ => None,
    }
}

fn recorded(news: &News) -> Option<usize> {
    match news {
        News::Recorded(attempts) => Some(attempts.len()),
        _ => None,
    }
}

#[test]
fn an_item_is_rated_once_and_the_rating_goes_on_from_where_it_was() {
    let mut store = Store::in_memory().unwrap();
    let first = store.put(&puzzle("i1", Credit::Full), Some(item())).unwrap().rated.unwrap();
    assert!(first.after.rating > 1_500.0);
    assert_eq!(store.put(&puzzle("i1", Credit::Full), Some(item())).unwrap().rated, None);
    assert_eq!(store.put(&puzzle("i3", Credit::Full), None).unwrap().rated, None);
    let second = store.put(&puzzle("i2", Credit::None), Some(item())).unwrap().rated.unwrap();
    assert_eq!(second.before, first.after);
}

#[test]
fn a_history_rates_like_the_store() {
    let (mut store, mut history) = (Store::in_memory().unwrap(), History::default());
    let other_kind = Exercise { mode: TrainingMode::Streak, ..puzzle("i5", Credit::Full) };
    let later = |exercise: Exercise| Exercise { moment: Moment { day: Day(20_900), ..exercise.moment }, ..exercise };
    let exercises = [
        (puzzle("i1", Credit::Full), Some(item())),
        (puzzle("i1", Credit::Full), Some(item())),
        (puzzle("i3", Credit::Full), None),
        (other_kind, Some(item())),
        (later(puzzle("i2", Credit::None)), Some(item())),
    ];
    for (exercise, item) in exercises {
        let stored = store.put(&exercise, item).unwrap();
        assert_eq!(history::record(&mut history, Recorded { exercise, item }, stored.uid.clone()), stored);
        assert_eq!(history.attempts().last(), Some(&stored));
    }
}

#[test]
#[cfg(unix)]
fn only_the_owner_can_read_what_is_kept() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let store = with_attempts(&file(&folder), 3);
    store.back_up(&folder.path().join("copy")).unwrap();
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let kept = file(&folder);
    assert_eq!(mode(kept.parent().unwrap()), 0o700);
    assert_eq!(mode(&folder.path().join("home")), 0o700);
    // A file copied here with other permissions becomes private again.
    for end in ["", "-wal", "-shm"] {
        let path = kept.with_file_name(format!("progress.sqlite3{end}"));
        fs::set_permissions(path, fs::Permissions::from_mode(0o644)).unwrap();
    }
    let _again = Store::open(&kept).unwrap();
    let files: Vec<PathBuf> =
        fs::read_dir(kept.parent().unwrap()).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert!(files.len() >= 3, "the file, its log and its index: {files:?}");
    for path in files.iter().chain([&folder.path().join("copy")]) {
        assert_eq!(mode(path), 0o600, "{}", path.display());
    }
}

#[test]
fn a_copy_without_the_log_is_noticed_once() {
    let folder = tempfile::tempdir().unwrap();
    let (path, copy) = (file(&folder), folder.path().join("copy.sqlite3"));
    let store = with_attempts(&path, 5);
    assert_eq!(store.fewer(), None);
    // The program is still running, or was killed: the last attempts are in the log.
    let beside = |path: &Path, end: &str| PathBuf::from(format!("{}{end}", path.display()));
    for end in ["", ".lock"] {
        fs::copy(beside(&path, end), beside(&copy, end)).unwrap();
    }
    drop(store);
    let (store, aside) = Store::open(&copy).unwrap();
    assert!(aside.is_none());
    let has = i64::try_from(store.attempts().unwrap().len()).unwrap();
    assert_eq!((store.fewer(), has < 5), (Some(Fewer { had: 5, has }), true));
    let told = damier::words::trouble(&KeeperProblem::Progress(StoreProblem::Fewer(Fewer { had: 5, has })));
    assert!(told.contains(&format!("had 5 exercises and has {has} now")), "{told}");
    drop(store);
    assert_eq!(Store::open(&copy).unwrap().0.fewer(), None, "what is left is known");
    assert_eq!(Store::open(&path).unwrap().0.fewer(), None, "the file itself is whole");
}

#[test]
fn the_lock_file_of_an_older_version_says_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(&folder);
    drop(with_attempts(&path, 3));
    let lock = path.with_extension("sqlite3.lock");
    assert_eq!(fs::read_to_string(&lock).unwrap().trim(), "3");
    fs::write(&lock, [0]).unwrap();
    assert_eq!(Store::open(&path).unwrap().0.fewer(), None);
    assert_eq!(fs::read_to_string(&lock).unwrap().trim(), "3");
}

/// A clock set wrong once must not decide on the rating for years.
#[test]
fn an_attempt_dated_in_the_future_is_not_the_last_one() {
    let mut store = Store::in_memory().unwrap();
    let now = etude_store::wall::now();
    let in_ten_years = Moment { millis: now.millis + 3_650 * 86_400_000, day: now.day.plus(3_650) };
    let of = |id: &str, moment| Exercise { moment, ..puzzle(id, Credit::Full) };
    let first = store.put(&of("i1", now), Some(item())).unwrap().rated.unwrap();
    // Recorded while the clock was wrong: the rating goes on.
    let ahead = store.put(&of("i2", in_ten_years), Some(item())).unwrap().rated.unwrap();
    assert!((ahead.before.rating - first.after.rating).abs() < 1.0);
    let later = Moment { millis: now.millis + 1_000, ..now };
    let next = store.put(&of("i3", later), Some(item())).unwrap().rated.unwrap();
    assert_eq!(next.before, first.after);
}

#[test]
fn two_programs_at_once_lose_nothing_and_share_the_rating() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(&folder);
    let threads: Vec<_> = (0..4)
        .map(|program| {
            let path = path.clone();
            std::thread::spawn(move || {
                let (mut store, _) = Store::open(&path).unwrap();
                for number in 0..25 {
                    store.put(&puzzle(&format!("i{program}-{number}"), Credit::Full), Some(item())).unwrap();
                }
            })
        })
        .collect();
    for thread in threads {
        thread.join().unwrap();
    }
    let (store, _) = Store::open(&path).unwrap();
    let attempts = store.attempts().unwrap();
    assert_eq!(attempts.len(), 100);
    for pair in attempts.windows(2) {
        assert_eq!(pair[0].rated.unwrap().after, pair[1].rated.unwrap().before);
    }
}

/// Changes the file as another program would.
fn change_file(path: &Path, what: &str) {
    Connection::open(path).unwrap().execute_batch(what).unwrap();
}

#[test]
fn a_damaged_file_is_put_aside_and_training_goes_on_with_a_new_one() {
    type Spoil = (&'static str, fn(&Path));
    let spoil: [Spoil; 7] = [
        ("no database", |path| fs::write(path, "this is not a database, but long enough to be taken for one").unwrap()),
        ("a torn page", |path| {
            let mut bytes = fs::read(path).unwrap();
            let middle = bytes.len() / 2;
            bytes[middle..].fill(0xA5);
            fs::write(path, bytes).unwrap();
        }),
        ("another program's", |path| {
            fs::remove_file(path).unwrap();
            let other = Connection::open(path).unwrap();
            other.execute_batch("create table attempt (x); pragma user_version = 1").unwrap();
        }),
        ("no attempts", |path| change_file(path, "drop table attempt")),
        ("no drills", |path| change_file(path, "drop table own_drill")),
        ("no tags", |path| change_file(path, "alter table attempt drop column tags")),
        ("nothing at all", |path| fs::write(path, "").unwrap()),
    ];
    for (name, spoil) in spoil {
        let folder = tempfile::tempdir().unwrap();
        let path = file(&folder);
        drop(with_attempts(&path, 200));
        spoil(&path);
        let damaged = fs::read(&path).unwrap();
        let (mut store, aside) = Store::open(&path).unwrap();
        let aside = aside.unwrap_or_else(|| panic!("{name}: it is found to be damaged"));
        assert!(aside.path.to_string_lossy().contains("progress.sqlite3.damaged-2"), "{name}: {aside:?}");
        assert!(fs::read(&aside.path).unwrap() == damaged, "{name}: kept as it was");
        assert_eq!(store.attempts().unwrap(), [], "{name}");
        store.put(&puzzle("i1", Credit::Full), Some(item())).unwrap();
        drop(store);
        fs::write(&path, "damaged once more, on the same day, and not to be mixed up with the other").unwrap();
        let (_, second) = Store::open(&path).unwrap();
        assert_ne!(second.unwrap().path, aside.path, "{name}");
        assert!(fs::read(&aside.path).unwrap() == damaged, "{name}");
    }
}

#[test]
fn a_damaged_file_is_told_of_and_training_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(&folder);
    drop(with_attempts(&path, 1));
    fs::write(&path, "nonsense that is no database at all").unwrap();
    let (keeper, news) = keeper(&path);
    wait(&news, |news| matches!(news, News::Problem(KeeperProblem::Progress(StoreProblem::PutAside(_)))).then_some(()));
    record(&keeper, puzzle("i1", Credit::Full));
    assert_eq!(wait(&news, recorded), 1);
    drop(keeper);
    assert_eq!(Store::open(&path).unwrap().0.attempts().unwrap().len(), 1);
}

#[test]
fn one_attempt_that_cannot_be_read_hides_no_other_and_what_follows_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(&folder);
    drop(with_attempts(&path, 3));
    Connection::open(&path).unwrap().execute_batch("update attempt set verdict = 'great' where item = 'i1'").unwrap();
    let (keeper, news) = keeper(&path);
    let loaded = |news: &News| match news {
        News::Loaded(attempts, _) => Some(attempts.len()),
        _ => None,
    };
    assert_eq!(wait(&news, loaded), 2);
    assert_eq!(
        wait(&news, |news| Some(news.clone())),
        News::Problem(KeeperProblem::Progress(StoreProblem::Unreadable(1)))
    );
    record(&keeper, puzzle("i3", Credit::Full));
    assert_eq!(wait(&news, recorded), 1);
    drop(keeper);
    assert_eq!(Store::open(&path).unwrap().0.attempts().unwrap().len(), 3);
}

#[test]
fn a_file_of_a_newer_version_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(&folder);
    drop(with_attempts(&path, 1));
    Connection::open(&path).unwrap().pragma_update(None, "user_version", 99).unwrap();
    let before = fs::read(&path).unwrap();
    let Err(StoreError::Newer { found, .. }) = Store::open(&path) else { panic!("it is newer") };
    assert_eq!(found, 99);
    let (keeper, news) = keeper(&path);
    assert!(wait(&news, in_memory).contains("newer Damier"));
    record(&keeper, puzzle("i1", Credit::Full));
    assert_eq!(wait(&news, recorded), 1);
    drop(keeper);
    assert!(fs::read(&path).unwrap() == before, "the file has been changed");
}

#[test]
fn where_nothing_can_be_written_training_goes_on_in_memory() {
    let folder = tempfile::tempdir().unwrap();
    // A file where a folder is needed stops everyone, even the superuser.
    fs::write(folder.path().join("home"), "").unwrap();
    let path = file(&folder);
    assert!(matches!(Store::open(&path), Err(StoreError::Unusable { .. })));
    let (keeper, news) = keeper(&path);
    let reason = wait(&news, in_memory);
    assert!(reason.contains("home") && reason.contains("DAMIER_HOME"), "{reason}");
    for number in 0..3 {
        record(&keeper, puzzle(&format!("i{number}"), Credit::Full));
        assert_eq!(wait(&news, recorded), 1);
    }
}

/// Earlier results are shown, and new ones are stored as soon as possible.
#[test]
fn where_a_file_can_only_be_read_it_is_read_and_written_once_that_is_allowed() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(&folder);
    drop(with_attempts(&path, 3));
    // A folder in place of the lock file stops everyone, even the superuser.
    let lock = path.with_file_name("progress.sqlite3.lock");
    fs::remove_file(&lock).unwrap();
    fs::create_dir(&lock).unwrap();
    assert!(matches!(Store::open(&path), Err(StoreError::Unusable { .. })));
    let before = fs::read(&path).unwrap();
    let (keeper, news) = keeper(&path);
    assert!(wait(&news, in_memory).contains("progress.sqlite3"));
    let loaded = |news: &News| match news {
        News::Loaded(attempts, _) => Some(attempts.len()),
        _ => None,
    };
    assert_eq!(wait(&news, loaded), 3);
    record(&keeper, puzzle("i3", Credit::Full));
    assert_eq!(wait(&news, recorded), 1);
    assert!(fs::read(&path).unwrap() == before, "the file has been changed");
    fs::remove_dir(&lock).unwrap();
    record(&keeper, puzzle("i4", Credit::Full));
    wait(&news, |news| matches!(news, News::Saved).then_some(()));
    drop(keeper);
    let attempts = Store::open(&path).unwrap().0.attempts().unwrap();
    let items = names(&attempts);
    assert_eq!(items, ["i0", "i1", "i2", "i3", "i4"]);
    for pair in attempts.windows(2) {
        assert_eq!(pair[0].rated.unwrap().after, pair[1].rated.unwrap().before, "the rating goes on");
    }
}

#[test]
fn what_another_program_has_not_brought_into_the_file_yet_is_read_from_its_log() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(&folder);
    let writing = with_attempts(&path, 3);
    assert!(fs::metadata(path.with_file_name("progress.sqlite3-wal")).unwrap().len() > 0);
    assert_eq!(Store::open_to_read(&path).unwrap().attempts().unwrap().len(), 3);
    drop(writing);
    assert_eq!(Store::open_to_read(&path).unwrap().attempts().unwrap().len(), 3);
}

#[test]
fn a_file_of_the_first_version_gets_what_came_since_and_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(&folder);
    drop(with_attempts(&path, 3));
    let old = Connection::open(&path).unwrap();
    let later = "drop table own_drill; drop table kept_puzzle; drop table hidden_puzzle; drop table search_so_far;
        alter table game drop column file; alter table game drop column number; pragma user_version = 1";
    old.execute_batch(later).unwrap();
    drop(old);
    let (store, aside) = Store::open(&path).unwrap();
    assert_eq!((store.attempts().unwrap().len(), store.own_drills().unwrap().len(), aside), (3, 0, None));
}

/// The system refuses to write. The program below is started for this, because a limit applies to a whole process.
#[test]
#[cfg(unix)]
#[ignore = "started by the test below"]
fn the_program_without_room() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Some(path) = std::env::var_os(FILE).map(PathBuf::from) else { return };
    // Otherwise the system would end the program when it writes too much.
    let flag = std::sync::Arc::new(std::sync::atomic::AtomicBool::new(false));
    signal_hook::flag::register(signal_hook::consts::SIGXFSZ, flag).unwrap();
    let (keeper, news) = keeper(&path);
    wait(&news, |news| matches!(news, News::Loaded(..)).then_some(()));
    let unlimited = getrlimit(Resource::Fsize);
    setrlimit(Resource::Fsize, Rlimit { current: Some(1), ..unlimited }).unwrap();
    for number in 0..3 {
        record(&keeper, puzzle(&format!("lost{number}"), Credit::Full));
        if number == 0 {
            wait(&news, in_memory);
        }
        assert_eq!(wait(&news, recorded), 1);
    }
    setrlimit(Resource::Fsize, unlimited).unwrap();
    record(&keeper, puzzle("saved", Credit::Full));
    wait(&news, |news| matches!(news, News::Saved).then_some(()));
    drop(keeper);
    let (store, aside) = Store::open(&path).unwrap();
    assert_eq!(aside, None);
    let items = names(&store.attempts().unwrap());
    assert_eq!(items, ["i0", "i1", "lost0", "lost1", "lost2", "saved"]);
}

/// The same for a backup without enough space.
#[test]
#[cfg(unix)]
#[ignore = "started by the test below"]
fn the_backup_without_room() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Some(path) = std::env::var_os(FILE).map(PathBuf::from) else { return };
    let flag = std::sync::Arc::new(std::sync::atomic::AtomicBool::new(false));
    signal_hook::flag::register(signal_hook::consts::SIGXFSZ, flag).unwrap();
    let (store, _) = Store::open(&path).unwrap();
    let copy = path.with_file_name("copy");
    let unlimited = getrlimit(Resource::Fsize);
    setrlimit(Resource::Fsize, Rlimit { current: Some(1), ..unlimited }).unwrap();
    let error = store.back_up(&copy).unwrap_err().to_string();
    assert!(error.contains("cannot write the backup"), "{error}");
    assert!(!copy.exists(), "what is left of it stands in the way");
    setrlimit(Resource::Fsize, unlimited).unwrap();
    store.back_up(&copy).unwrap();
    assert_eq!(Store::open(&copy).unwrap().0.attempts().unwrap().len(), 2);
}

#[test]
#[cfg(unix)]
fn when_there_is_no_room_nothing_is_lost_and_all_is_written_once_there_is() {
    for program in ["store_trouble::the_program_without_room", "store_trouble::the_backup_without_room"] {
        let folder = tempfile::tempdir().unwrap();
        let path = file(&folder);
        drop(with_attempts(&path, 2));
        let done = std::process::Command::new(std::env::current_exe().unwrap())
            .args(["--exact", program, "--ignored"])
            .env(FILE, &path)
            .output()
            .unwrap();
        let told = String::from_utf8_lossy(&done.stdout);
        assert!(done.status.success() && told.contains("1 passed"), "{told}");
    }
}
