//! What a killed program has left on the board can be resumed at the next start; an exercise that would lose nothing is
//! counted, once, as if it had been left.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests stand outside test functions")]

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;
use std::time::{Duration, SystemTime};

use crate::store_support::{Recording, item, names, puzzle};
use damier_app::store::Store;
use damier_app::store::keeper::{Keeper, KeeperProblem, News, Request, start_keeper};
use damier_app::store::unfinished::Kept;
use damier_engine::Level;
use damier_rules::notation::pdn::read_games;
use damier_rules::{AnyPosition, Color, Variant};
use damier_train::attempt::{Attempt, Exercise, Recorded};
use damier_train::drill::rush::{SavedEnding, SavedRush as Rush};
use damier_train::play::terms::{Strictness, Terms};
use damier_train::play::{PlayLesson, Seat};
use damier_train::start::Start;
use damier_train::unfinished::{Draft, Interrupted, Unfinished};
use etude::effort::Credit;
use etude::rating::Strength;

fn file(folder: &tempfile::TempDir) -> PathBuf {
    folder.path().join("home/progress/progress.sqlite3")
}

fn uid(number: u8) -> String {
    format!("{number:032x}")
}

fn draft(errors: u32) -> Draft {
    let exercise = Exercise { errors, ..puzzle("i1", Credit::None) };
    Draft { exercise, item: Some(item()), counts: true, interrupted: None }
}

/// A draft with moves.
fn with_moves(name: &str, counts: bool) -> Draft {
    let interrupted = Interrupted { moves: vec!["32-28".to_owned()], ..Interrupted::default() };
    Draft { exercise: puzzle(name, Credit::None), item: Some(item()), counts, interrupted: Some(interrupted) }
}

fn game(seed: u64) -> Unfinished {
    let terms = Terms {
        seats: Terms::trainee_against(Color::White, Seat::Level(Level::FULL)),
        start: Start::new(AnyPosition::start(Variant::International)),
        control: None,
        playoff: None,
        mini_match: None,
        board: None,
        strictness: Strictness::default(),
        seed,
    };
    let lesson = PlayLesson::new(terms, Duration::ZERO, crate::TABLES.clone());
    Unfinished::Game(Box::new(lesson.save(Duration::ZERO)))
}

fn analysis(moves: &str) -> Unfinished {
    let game = read_games(format!("{moves} *").as_bytes(), Variant::International).next();
    Unfinished::Analysis(Box::new(game.unwrap().unwrap()), vec![0])
}

/// Something kept at a time, which is also its identity.
fn kept(at: u8, unfinished: Unfinished) -> Kept {
    Kept { uid: uid(at), saved: at.into(), unfinished }
}

fn keep(at: u8, unfinished: Unfinished) -> Request {
    Request::Keep(Box::new(kept(at, unfinished)))
}

fn exercise(draft: &Draft) -> Unfinished {
    Unfinished::Exercise(Box::new(draft.clone()))
}

fn record(at: u8, draft: &Draft) -> Request {
    let recorded = Recorded { exercise: draft.exercise.clone(), item: draft.item };
    Request::Record { uid: uid(at), recorded: Box::new(recorded) }
}

fn start(path: &Path, deliver: impl Fn(News) -> bool + Send + 'static) -> Keeper {
    let games = path.parent().and_then(Path::parent).map(Path::to_owned);
    start_keeper(Some(path.to_owned()), games, Strength::default(), deliver).unwrap()
}

/// Runs a program. It removes nothing at its end and leaves its files as a killed program does.
fn run(path: &Path, requests: impl IntoIterator<Item = Request>) -> Vec<News> {
    let (sender, news) = channel();
    let keeper = start(path, move |news| sender.send(news).is_ok());
    requests.into_iter().for_each(|request| keeper.hand_over(request));
    assert_eq!(keeper.end(), None);
    news.try_iter().collect()
}

fn loaded(news: &[News]) -> &[Attempt] {
    let loaded =
        news.iter().find_map(|news| if let News::Loaded(attempts, _) = news { Some(&**attempts) } else { None });
    loaded.unwrap_or_else(|| panic!("what was done before is reported: {news:?}"))
}

fn waiting(news: &[News]) -> &[Kept] {
    let waiting =
        news.iter().find_map(|news| if let News::Unfinished(waiting) = news { Some(&**waiting) } else { None });
    waiting.unwrap_or_else(|| panic!("what waits is reported: {news:?}"))
}

/// The files beside the database with unfinished work.
fn files(path: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(path.parent().unwrap()).unwrap().map(|entry| entry.unwrap().path());
    entries.filter(|path| path.file_name().unwrap().to_str().unwrap().starts_with("unfinished-")).collect()
}

#[test]
fn what_was_left_on_the_board_is_counted_once_and_rated_as_it_would_have_been() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(&folder);
    let news = run(&path, [keep(1, exercise(&draft(1))), keep(1, exercise(&draft(2)))]);
    assert_eq!((loaded(&news).len(), files(&path).len()), (0, 1));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(fs::metadata(&files(&path)[0]).unwrap().permissions().mode() & 0o777, 0o600);
    }
    let expected = Store::in_memory().unwrap().put(&draft(2).exercise, Some(item())).unwrap();
    let news = run(&path, []);
    let [attempt] = loaded(&news) else { panic!("{news:?}") };
    assert_eq!((&attempt.exercise, attempt.rated, &attempt.uid), (&expected.exercise, expected.rated, &uid(1)));
    assert_eq!((waiting(&news), files(&path).len()), (&[][..], 0));
    assert_eq!(loaded(&run(&path, [])).len(), 1);
}

#[test]
fn what_was_recorded_before_the_end_does_not_count_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(&folder);
    run(&path, [keep(1, exercise(&draft(1)))]);
    let kept = files(&path).remove(0);
    let text = fs::read(&kept).unwrap();
    run(&path, []);
    // The end came after the attempt was written and before the file was removed.
    fs::write(&kept, text).unwrap();
    let news = run(&path, []);
    let [attempt] = loaded(&news) else { panic!("{news:?}") };
    assert!(attempt.uid == uid(1) && attempt.rated.is_some());
    assert!(files(&path).is_empty());
}

#[test]
fn what_is_recorded_or_given_up_is_not_kept_any_more() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(&folder);
    let news = run(
        &path,
        [
            keep(1, exercise(&draft(1))),
            record(1, &draft(3)),
            keep(2, exercise(&draft(4))),
            Request::Forget(uid(2)),
            keep(3, game(3)),
            Request::GiveUp { uid: uid(3), pdn: "1. 32-28 *\n".to_owned() },
        ],
    );
    assert!(files(&path).is_empty());
    assert!(news.iter().any(|news| matches!(news, News::Recorded(attempts) if attempts.len() == 1)), "{news:?}");
    let attempts = Store::open(&path).unwrap().0.attempts().unwrap();
    assert_eq!(attempts.iter().map(|attempt| attempt.exercise.errors).collect::<Vec<_>>(), [3]);
    assert_eq!(fs::read_to_string(folder.path().join("home/games.pdn")).unwrap(), "1. 32-28 *\n");
}

#[test]
fn what_a_program_that_runs_has_on_its_board_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(&folder);
    run(&path, [keep(1, exercise(&draft(1)))]);
    let running = File::open(&files(&path)[0]).unwrap();
    running.lock().unwrap();
    assert_eq!(loaded(&run(&path, [])).len(), 0);
    assert_eq!(files(&path).len(), 1);
    drop(running);
    assert_eq!(loaded(&run(&path, [])).len(), 1);
}

#[test]
fn what_cannot_be_read_is_put_aside_and_reported_once() {
    let known = br#"{"format":"damier-unfinished-1","uid":"1","saved":1,"exercise":{"attempt":{}}}"#;
    let unknown = br#"{"format":"others-unfinished-2","uid":"1","saved":1,"analysis":"*"}"#;
    let name = format!("progress/unfinished-{}.json", uid(1));
    let spoiled: [(&str, &[&[u8]]); 4] = [
        (&name, &[b"", b"{}", known, unknown, b"\xff\xfe\x00"]),
        ("progress/draft-1.json", &[b"", br#"{"format":"others-draft-2","attempt":{}}"#]),
        ("unfinished-game.json", &[b"{}"]),
        ("unsaved-analysis-1-1.pdn", &[b"", b"1. 32-99 *", b"\xff\xfe\x00"]),
    ];
    for (name, texts) in spoiled {
        for &text in texts {
            let folder = tempfile::tempdir().unwrap();
            let path = file(&folder);
            run(&path, []);
            let spoiled = folder.path().join("home").join(name);
            fs::write(&spoiled, text).unwrap();
            let reported = |news: &[News]| {
                news.iter().filter(|news| matches!(news, News::Problem(KeeperProblem::Unfinished(_)))).count()
            };
            assert_eq!(reported(&run(&path, [])), 1, "{name} {text:?}");
            assert_eq!(reported(&run(&path, [])), 0, "{name} {text:?}");
            assert_eq!(fs::read(spoiled.with_extension("unreadable")).unwrap(), text);
        }
    }
}

/// The file of a game that waits, as a later Damier may write it.
fn later_game() -> String {
    let folder = tempfile::tempdir().unwrap();
    let path = file(&folder);
    run(&path, [keep(1, game(1))]);
    let text = fs::read_to_string(files(&path).remove(0)).unwrap();
    let (before, number) = text.split_once("\"version\":").unwrap();
    let rest = number.trim_start_matches(|digit: char| digit.is_ascii_digit());
    format!("{before}\"version\":99{rest}")
}

#[test]
fn what_a_newer_version_left_is_reported_at_each_start_and_stays_where_it_was() {
    let name = format!("unfinished-{}.json", uid(1));
    let of_another_form = r#"{"format":"damier-unfinished-2","saved":"later","tournament":{"round":3}}"#;
    for (text, said) in [(of_another_form.to_owned(), "damier-unfinished-2"), (later_game(), "version 99")] {
        let folder = tempfile::tempdir().unwrap();
        let path = file(&folder);
        run(&path, []);
        let left = path.with_file_name(&name);
        fs::write(&left, &text).unwrap();
        let list = || fs::read_dir(left.parent().unwrap()).unwrap().count();
        let before = list();
        for _ in 0..2 {
            let news = run(&path, []);
            let reasons: Vec<_> = news
                .iter()
                .filter_map(|news| match news {
                    News::Problem(KeeperProblem::Unfinished(error)) => Some(damier::words::unfinished_error(error)),
                    _ => None,
                })
                .collect();
            assert!(matches!(&reasons[..], [reason] if reason.contains(said) && reason.contains(&name)), "{reasons:?}");
            assert_eq!(waiting(&news), []);
            assert_eq!((fs::read_to_string(&left).unwrap(), list()), (text.clone(), before));
        }
    }
}

#[test]
fn where_nothing_can_be_kept_nothing_is_harmed() {
    let (sender, news) = channel();
    let keeper = start_keeper(None, None, Strength::default(), move |news| sender.send(news).is_ok()).unwrap();
    keeper.hand_over(keep(1, exercise(&draft(1))));
    keeper.hand_over(record(1, &draft(1)));
    keeper.hand_over(Request::Forget(uid(1)));
    drop(keeper);
    assert!(news.try_iter().any(|news| matches!(news, News::Recorded(attempts) if attempts.len() == 1)));
}

#[test]
fn an_exercise_with_moves_waits_until_it_is_resumed_and_is_recorded_once() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(&folder);
    let left = with_moves("i1", true);
    run(&path, [keep(1, exercise(&left))]);
    for start in [2, 3] {
        let news = run(&path, [record(start, &draft(0))]);
        assert_eq!(waiting(&news), [kept(1, exercise(&left))], "{start}");
        let place = |wanted: fn(&News) -> bool| news.iter().position(wanted);
        let order = (place(|it| matches!(it, News::Loaded(..))), place(|it| matches!(it, News::Unfinished(_))));
        assert!(order.0 < order.1, "the player's own puzzles are known when it is reported");
        assert_eq!(files(&path).len(), 1);
    }
    let file = files(&path).remove(0);
    let text = fs::read(&file).unwrap();
    run(&path, [keep(1, exercise(&left)), record(1, &left)]);
    assert_eq!(files(&path).len(), 0);
    // It is killed after recording and before removing the file.
    fs::write(&file, text).unwrap();
    let news = run(&path, []);
    assert_eq!((waiting(&news), files(&path).len()), (&[][..], 0));
    assert_eq!(loaded(&news).len(), 3);
}

#[test]
fn of_several_exercises_all_wait_the_one_kept_last_at_the_end() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(&folder);
    let lefts = [with_moves("i3", true), with_moves("i1", true), with_moves("i2", false)];
    let mut keepers = Vec::new();
    for (at, left) in [3, 1, 2].into_iter().zip(&lefts) {
        // Each program leaves alone what is on the boards of the others.
        let (sender, news) = channel();
        let keeper = start(&path, move |news| sender.send(news).is_ok());
        assert!(news.iter().any(|news| matches!(news, News::Unfinished(waiting) if waiting.is_empty())));
        keeper.hand_over(keep(at, exercise(left)));
        keepers.push(keeper);
    }
    drop(keepers);
    let news = run(&path, []);
    let [last, first, second] = lefts;
    assert_eq!(waiting(&news), [kept(1, exercise(&first)), kept(2, exercise(&second)), kept(3, exercise(&last))]);
    assert_eq!((names(loaded(&news)), files(&path).len()), (Vec::<String>::new(), 3));
}

#[test]
fn games_and_analyses_all_wait_the_one_kept_last_at_the_end() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(&folder);
    let left = [kept(2, analysis("1. 32-28 19-23")), kept(4, game(4)), kept(7, analysis("1. 31-27")), kept(9, game(9))];
    run(&path, [3, 1, 0, 2].map(|place: usize| Request::Keep(Box::new(left[place].clone()))));
    let news = run(&path, [Request::Forget(uid(7))]);
    assert_eq!(waiting(&news), left);
    let news = run(&path, []);
    assert_eq!(waiting(&news).iter().map(|kept| kept.saved).collect::<Vec<_>>(), [2, 4, 9]);
}

#[test]
fn a_rush_waits_with_its_board_its_results_and_its_time() {
    let folder = tempfile::tempdir().unwrap();
    let ending = |start: &str, won| SavedEnding { ending: "win KKM v K".to_owned(), start: start.to_owned(), won };
    let rush = Unfinished::Rush(Box::new(Rush {
        variant: "international".to_owned(),
        began: 1_700_000_000_000,
        seed: u64::MAX,
        taken: 3,
        left: 123_456,
        finished: vec![ending("W:WK6,K8,45:BK2", true)],
        current: Some((ending("W:WK35,K39,45:BK2", false), vec!["35-49".to_owned()])),
    }));
    let news = run(&file(&folder), [keep(1, rush.clone())]);
    assert_eq!(waiting(&news), []);
    let news = run(&file(&folder), []);
    assert_eq!(waiting(&news).iter().map(|kept| &kept.unfinished).collect::<Vec<_>>(), [&rush]);
}

#[test]
fn what_waits_in_one_program_does_not_wait_in_another() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(&folder);
    run(&path, [keep(1, exercise(&with_moves("i1", false))), keep(2, game(2))]);
    let (sender, news) = channel();
    let first = start(&path, move |news| sender.send(news).is_ok());
    assert!(news.iter().any(|news| matches!(news, News::Unfinished(waiting) if waiting.len() == 2)));
    assert_eq!(waiting(&run(&path, [])), []);
    drop(first);
    assert_eq!(waiting(&run(&path, [])).len(), 2);
}

#[test]
fn what_a_kill_left_half_written_is_removed_once_nothing_can_be_writing_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = file(&folder);
    run(&path, []);
    let beside = |name: &str| path.with_file_name(name);
    let scratch = [("a.pdn.77.new", 1), ("b.json.78.new", 0), ("my.77.new", 9), ("mine.new", 9)];
    for (name, hours) in scratch {
        let file = File::create(beside(name)).unwrap();
        file.set_modified(SystemTime::now() - Duration::from_secs(hours * 3_600)).unwrap();
    }
    run(&path, []);
    assert_eq!(scratch.map(|(name, _)| beside(name).exists()), [false, true, true, true]);
}
