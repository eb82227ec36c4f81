//! Every file left on disk by an older Damier opens, and nothing in it is lost. `tests/fixtures/README.md` says what
//! wrote the files, and how; the numbers here were counted when the files were made.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests stand outside test functions")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;
use std::time::Duration;

use crate::store_support::name;
use damier::words;
use damier_app::settings::{Cells, Colors, Graphics, Numbers, PieceSet, Settings, Speed, ThemeName};
use damier_app::store::games::OwnDrill;
use damier_app::store::keeper::{News, start_keeper};
use damier_app::store::{Store, exchange};
use damier_endings::{Outcome, TableSet};
use damier_engine::Level;
use damier_puzzles::Collection;
use damier_rules::notation::pdn::{GameResult, PdnGame, read_games};
use damier_rules::notation::{read_fen, write_move};
use damier_rules::{Color, Variant};
use damier_train::analysis::Reviewed;
use damier_train::attempt::{Attempt, Exercise, Subject};
use damier_train::drill::{DrillSettings, EndingDrill};
use damier_train::due::DueItems;
use damier_train::history::History;
use damier_train::notation::trend::trends;
use damier_train::play::{PlayLesson, SavedGame, Seat};
use damier_train::puzzle::PuzzleLesson;
use damier_train::puzzle::player_sets::{PlayerSets, SetChange};
use damier_train::puzzle::session::{PuzzleSession, SessionPlan};
use damier_train::puzzle::woodpecker::Woodpecker;
use damier_train::unfinished::{Draft, Unfinished};
use etude::effort::Credit;
use etude::rating::Strength;
use etude_store::settings::load;

const WON: &str = "ibc5ea67e98a4";
const LOST: &str = "id941c0972586";
const THROWN: &str = "win KKM v K from W:WK6,K8,45:BK2";

fn fixture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures").join(name)
}

/// A writable copy of a fixture.
pub fn copy(name: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    copy_into(&fixture(name), folder.path());
    folder
}

fn copy_into(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap().map(Result::unwrap) {
        let target = to.join(entry.file_name());
        if entry.path().is_dir() { copy_into(&entry.path(), &target) } else { drop(fs::copy(entry.path(), target)) }
    }
}

fn open(path: &Path) -> Store {
    let (store, aside) = Store::open(path).unwrap();
    assert_eq!((aside, store.problems().unwrap()), (None, Vec::new()), "{}", path.display());
    store
}

/// Asserts that these are the attempts, with these results.
fn assert_results(attempts: &[Attempt], expected: &[(&str, Credit)]) {
    let results: Vec<_> = attempts.iter().map(|attempt| (name(&attempt.exercise), attempt.exercise.credit)).collect();
    let expected: Vec<_> = expected.iter().map(|&(name, credit)| (name.to_owned(), credit)).collect();
    assert_eq!(results, expected);
}

/// The rating after every attempt that was rated.
fn ratings(attempts: &[Attempt]) -> Vec<f64> {
    attempts.iter().filter_map(|attempt| Some(attempt.rated?.after.rating)).collect()
}

/// The items due a month after the last attempt.
fn due(store: &Store) -> BTreeSet<String> {
    let mut history = History::default();
    history.add_given_away(store.own_drills().unwrap().iter().filter_map(OwnDrill::thrown));
    history.extend(store.attempts().unwrap());
    let today = history.attempts().last().unwrap().exercise.moment.day.plus(30);
    let due = DueItems::among(&history, today, |_| true);
    due.items.into_iter().map(|item| item.to_string()).collect()
}

/// Asserts the ratings of the attempts at the start of every fixture: 1552.8 and 1480.8 on the scale of that time.
fn assert_ratings(attempts: &[Attempt]) {
    let expected = [1_443.987_265_997_5, 1_394.167_799_207_8];
    let found = ratings(attempts);
    assert!(found.len() >= 2 && found.iter().zip(expected).all(|(found, expected)| (found - expected).abs() < 1e-6));
    let first = attempts[0].rated.unwrap();
    let others = [(first.after.deviation, 215.36), (first.item_after.rating, 1_080.0)];
    assert!(others.iter().all(|(found, expected)| (found - expected).abs() < 0.01), "{first:?}");
}

fn assert_games(store: &Store, waiting: usize, drills: &[&str]) {
    let games = store.games().unwrap();
    assert_eq!(games.len(), 2);
    assert!(games[0].pdn.contains("1. 20-14") && games[1].pdn.contains("1. 45-40"), "{games:?}");
    assert_eq!(store.count_to_search().unwrap(), waiting);
    let puzzles = store.own_puzzles().unwrap();
    assert_eq!((puzzles.len(), &*puzzles[0].id, &puzzles[0].game), (1, WON, &games[0].id));
    let known = store.own_drills().unwrap();
    assert_eq!(known.iter().map(|drill| &*drill.item).collect::<Vec<_>>(), drills);
}

const FIRST: [(&str, Credit); 3] = [(WON, Credit::Full), (LOST, Credit::None), ("win KKM v K", Credit::None)];
const SET: [(&str, Credit); 2] = [(WON, Credit::Full), (LOST, Credit::Full)];
const SQUARES: [(&str, Credit); 3] = [("27", Credit::Full), ("7", Credit::Full), ("13", Credit::None)];
const GAME: [(&str, Credit); 1] = [("level 3", Credit::None)];

/// The history of the fixtures of 9fcbb9a.
fn whole() -> Vec<(&'static str, Credit)> {
    [&FIRST[..], &SET, &SQUARES, &GAME, &SET[..1]].concat()
}

#[test]
fn a_database_of_version_1_opens() {
    let folder = copy("database-1");
    let path = folder.path().join("progress.sqlite3");
    let store = open(&path);
    let attempts = store.attempts().unwrap();
    let ending = ("win KKK v K", Credit::None);
    assert_results(&attempts, &[FIRST[0], FIRST[1], ending, SQUARES[0], SQUARES[2]]);
    assert_ratings(&attempts);
    assert_games(&store, 1, &[]);
    assert_eq!(due(&store), [LOST, "win KKK v K"].map(str::to_owned).into());
    drop(store);
    assert_eq!(open(&path).attempts().unwrap(), attempts, "it is the same when it is opened again");
}

#[test]
fn a_database_of_version_2_opens() {
    let folder = copy("database-2");
    let store = open(&folder.path().join("progress.sqlite3"));
    let attempts = store.attempts().unwrap();
    assert_results(&attempts, &[&FIRST[..], &SET, &SQUARES, &GAME].concat());
    assert_ratings(&attempts);
    assert_games(&store, 0, &[THROWN]);
    assert!(due(&store).is_superset(&["win KKM v K", THROWN].map(str::to_owned).into()));
}

#[test]
fn a_database_of_version_3_opens_with_its_sessions() {
    let folder = copy("database-3");
    let store = open(&folder.path().join("progress.sqlite3"));
    let attempts = store.attempts().unwrap();
    assert_results(&attempts, &whole());
    assert_ratings(&attempts);
    assert_games(&store, 0, &[THROWN]);
    let set = Woodpecker::resume(&History::of(attempts.clone())).unwrap();
    assert_eq!(set.cycles.iter().map(|cycle| cycle.done.len()).collect::<Vec<_>>(), [2, 1]);
    assert_eq!((set.size, set.cycles[0].errors), (2, 0));
    let trends = trends(&attempts);
    let session = trends[0].sessions[0];
    assert_eq!((trends.len(), session.asked, session.right, session.median_millis), (1, 3, 2, 1_059));
}

#[test]
fn a_database_of_version_4_opens_with_its_lesson_and_trial_and_takes_picks() {
    let folder = copy("database-4");
    let path = folder.path().join("progress.sqlite3");
    let mut store = open(&path);
    let attempts = store.attempts().unwrap();
    let trial = ("i58d3bb5bbc24", Credit::None);
    assert_results(&attempts, &[&whole()[..], &[trial, ("Lesson(\"board\")", Credit::None)]].concat());
    assert_ratings(&attempts);
    assert_games(&store, 0, &[THROWN]);
    assert_eq!(store.player_sets().unwrap(), PlayerSets::default());
    store.pick(&SetChange::Hide(WON.to_owned())).unwrap();
    drop(store);
    let store = open(&path);
    assert_eq!((store.player_sets().unwrap().hidden(), store.attempts().unwrap()), (&[WON.to_owned()][..], attempts));
}

#[test]
fn a_database_of_version_5_opens_with_its_picks_and_takes_a_game_gone_over() {
    let folder = copy("database-5");
    let path = folder.path().join("progress.sqlite3");
    let mut store = open(&path);
    let attempts = store.attempts().unwrap();
    let (trial, lesson) = (("i58d3bb5bbc24", Credit::None), ("Lesson(\"board\")", Credit::None));
    assert_results(&attempts, &[&whole()[..], &[trial, lesson, ("i01af5ff01842", Credit::None)]].concat());
    assert_games(&store, 0, &[THROWN]);
    let player_sets = store.player_sets().unwrap();
    assert_eq!(player_sets.hidden(), ["iae4a63c922b8"]);
    assert_eq!(player_sets.sets().collect::<Vec<_>>(), [("sharp", &["i01af5ff01842".to_owned()][..])]);
    let (game, pdn) = ("0123456789abcdef".to_owned(), "1. 32-28! *".to_owned());
    let reviewed = Box::new(Reviewed { game, marked: 4, mistakes: 3, found: 2, pdn });
    let subject = Subject::Review { reviewed, is_own: true };
    let last = attempts.last().unwrap();
    let exercise = Exercise { subject, ..last.exercise.clone() };
    let new = Attempt { uid: "f".repeat(32), exercise, rated: None };
    store.insert(std::slice::from_ref(&new)).unwrap();
    drop(store);
    assert_eq!(open(&path).attempts().unwrap().last(), Some(&new));
}

#[test]
fn ratings_are_converted_to_the_scale_of_play_once() {
    let folder = copy("database-5");
    let path = folder.path().join("progress.sqlite3");
    let attempts = open(&path).attempts().unwrap();
    assert_ratings(&attempts);
    assert_eq!(open(&path).attempts().unwrap(), attempts);
}

/// What is reported at a start: the counted attempts, and what waits.
fn reported(path: &Path, games: Option<&Path>) -> (Vec<Attempt>, Vec<Unfinished>) {
    let (sender, news) = channel();
    let games = games.map(Path::to_owned);
    let keeper =
        start_keeper(Some(path.to_owned()), games, Strength::default(), move |news| sender.send(news).is_ok()).unwrap();
    assert_eq!(keeper.end(), None);
    let (mut loaded, mut waits) = (Vec::new(), Vec::new());
    for told in news.try_iter() {
        match told {
            News::Loaded(attempts, _) => loaded = attempts,
            News::Unfinished(kept) => waits = kept.into_iter().map(|kept| kept.unfinished).collect(),
            News::Problem(trouble) => panic!("{trouble:?}"),
            _ => {}
        }
    }
    (loaded, waits)
}

/// The counted attempts, and the exercise that waits beside a database.
fn start(path: &Path) -> (Vec<Attempt>, Option<Draft>) {
    let (loaded, waits) = reported(path, None);
    let draft = waits.into_iter().next().map(|waits| match waits {
        Unfinished::Exercise(draft) => *draft,
        other => panic!("{other:?}"),
    });
    (loaded, draft)
}

#[test]
fn a_puzzle_broken_off_goes_on_with_its_moves_and_its_error() {
    let folder = copy("draft-9fcbb9a-puzzle");
    let (loaded, waits) = start(&folder.path().join("progress.sqlite3"));
    let draft = waits.unwrap();
    let interrupted = draft.interrupted.as_ref().unwrap();
    assert_eq!((loaded.len(), draft.counts, &*name(&draft.exercise)), (0, true, LOST));
    assert_eq!((draft.exercise.errors, draft.exercise.hints, draft.exercise.millis), (1, 0, 6_960));
    assert_eq!(draft.item.unwrap().rating.to_bits(), 1_833.0_f64.to_bits());
    assert_eq!(interrupted.moves, ["28-32", "38x27"]);
    assert_eq!(interrupted.session.as_ref().map(|session| session.plan), Some(SessionPlan::Practice));
    let mut collection = Collection::default();
    collection.add_file(&crate::screen::puzzles()).unwrap();
    let puzzle = collection.puzzle(collection.find(LOST).unwrap()).unwrap();
    let lesson = PuzzleLesson::resume(puzzle, &draft.exercise, &interrupted.moves, Duration::ZERO);
    assert_eq!((lesson.right_so_far(), lesson.errors), (interrupted.moves.clone(), 1));
}

#[test]
fn a_drill_broken_off_goes_on_with_its_moves() {
    let folder = copy("draft-9fcbb9a-drill");
    let (loaded, waits) = start(&folder.path().join("progress.sqlite3"));
    let draft = waits.unwrap();
    let interrupted = draft.interrupted.as_ref().unwrap();
    assert_eq!((loaded.len(), draft.counts, draft.item), (0, false, None));
    let tables = crate::TABLES.clone();
    let lesson = EndingDrill::resume(&draft, DrillSettings::default(), tables, Duration::ZERO).unwrap();
    assert_eq!((lesson.game.moves().len(), lesson.slack()), (2, Some(6)));
    assert_eq!(interrupted.moves, ["8-35", "2-16"]);
}

/// Drafts were once kept only if they counted, and could not be resumed.
#[test]
fn a_draft_of_the_first_form_is_counted_and_rated() {
    let folder = copy("draft-f846621");
    let path = folder.path().join("progress.sqlite3");
    let (loaded, waits) = start(&path);
    assert_eq!(waits, None);
    assert_results(&loaded, &[(LOST, Credit::None)]);
    assert_eq!((loaded[0].exercise.errors, ratings(&loaded).len()), (1, 1));
    assert_eq!(start(&path).0, loaded, "it counts once");
}

/// The games and analyses waiting in a folder.
fn waiting(folder: &Path) -> (Vec<SavedGame>, Vec<PdnGame>) {
    let (mut games, mut analyses) = (Vec::new(), Vec::new());
    let apart = tempfile::tempdir().unwrap();
    for waits in reported(&apart.path().join("progress.sqlite3"), Some(folder)).1 {
        match waits {
            Unfinished::Game(saved) => games.push(*saved),
            Unfinished::Analysis(game, _) => analyses.push(*game),
            other => panic!("{other:?}"),
        }
    }
    (games, analyses)
}

fn assert_goes_on(saved: &SavedGame) {
    let lesson = PlayLesson::resume(saved, Duration::ZERO, crate::TABLES.clone()).unwrap();
    let game = &lesson.game;
    let written = |ply: usize| write_move(game.position_after(ply).unwrap(), game.moves().nth(ply).unwrap());
    assert_eq!((0..game.moves().len()).map(written).collect::<Vec<_>>(), ["32-28", "20-25", "31-26"]);
    let level_3 = Seat::Level(Level::new(3).unwrap());
    assert_eq!((lesson.mine(), &lesson.terms.seats), (Color::Black, &[level_3, Seat::Trainee]));
    let clock = lesson.clock().unwrap();
    let left = Color::ALL.map(|color| clock.left(color, Duration::ZERO).as_millis());
    assert_eq!((left, clock.running()), ([599_896, 599_686], Some(Color::Black)));
    assert!(lesson.terms.strictness.casual);
}

#[test]
fn a_game_goes_on_with_its_moves_and_its_clock() {
    // The second is from a version that knew only the bundled engine, and kept only one game.
    for name in ["home-9fcbb9a", "game-ff1323c"] {
        let (games, _) = waiting(copy(name).path());
        let [saved] = &games[..] else { panic!("{name}: {games:?}") };
        assert_goes_on(saved);
    }
}

#[test]
fn an_analysis_goes_on_with_its_variation() {
    let (_, analyses) = waiting(copy("home-9fcbb9a").path());
    let [game] = &analyses[..] else { panic!("{analyses:?}") };
    let line: Vec<_> = game.main_line().collect();
    assert_eq!((line.len(), game.node(line[0]).children().len()), (2, 2));
}

#[test]
fn finished_games_are_read() {
    let text = fs::read(fixture("home-9fcbb9a/games.pdn")).unwrap();
    let games: Vec<_> = read_games(&text[..], Variant::International).map(Result::unwrap).collect();
    let [game] = &games[..] else { panic!("{games:?}") };
    assert_eq!((game.main_line().count(), &game.result), (2, &GameResult::BlackWins));
    assert_eq!(game.tag("Black"), Some("Damier, level 3"));
}

#[test]
fn settings_of_both_forms_are_read_whole() {
    let chosen = Settings {
        theme: ThemeName::Light,
        colors: Colors::True,
        pieces: PieceSet::Unicode,
        graphics: Graphics::Auto,
        cells: Cells::Medium,
        animation: Speed::Off,
        success: 60,
        reviews: 7,
        retention: 93,
        threads: Some(2),
        memory: 64,
        name: "Anna Ödegård".to_owned(),
        ..Settings::default()
    };
    let first = Settings { numbers: Numbers::Always, ..chosen.clone() };
    assert_eq!(load(&fixture("settings-dd2efc1/settings.toml")), (first, Vec::new()));
    let (today, problems): (Settings, _) = load(&fixture("settings-9fcbb9a/settings.toml"));
    let program_folder = "/opt/scan".to_owned();
    assert_eq!(today, Settings { numbers: Numbers::OnEdge, program_folder, ..chosen });
    assert!(
        matches!(&problems[..], [problem] if words::settings_error(problem).contains("there is no setting later")),
        "{problems:?}"
    );
}

#[test]
fn exports_are_taken_in_whole() {
    for (name, drills) in [("export-20b1048/progress.json", &[][..]), ("export-9fcbb9a/progress.json", &[THROWN])] {
        let mut store = Store::in_memory().unwrap();
        assert_eq!(exchange::read(&mut store, &*fs::read(fixture(name)).unwrap()).unwrap(), 10, "{name}");
        assert_results(&store.attempts().unwrap(), &whole());
        assert_ratings(&store.attempts().unwrap());
        assert_games(&store, 0, drills);
    }
    let folder = copy("database-3");
    let mut store = open(&folder.path().join("progress.sqlite3"));
    let csv = fs::read_to_string(fixture("export-9fcbb9a/progress.csv")).unwrap().replace("\r\n", "\n");
    assert_eq!(exchange::read(&mut store, csv.as_bytes()).unwrap(), 0, "the same attempts by the same identities");
    let mut store = Store::in_memory().unwrap();
    assert_eq!(exchange::read(&mut store, csv.as_bytes()).unwrap(), 10);
    // A table says nothing about the version that wrote it.
    assert_eq!(ratings(&store.attempts().unwrap()), [1_552.833_819_061_387_2, 1_480.813_310_214_591_6]);
}

#[test]
fn puzzle_files_of_both_forms_are_read() {
    for (name, id, white) in [
        ("puzzles-261c21e/mine.jsonl", WON, Some("Georgiev,A.")),
        ("home-9fcbb9a/puzzles/mine.jsonl", "r8b9fa36cc796", None),
    ] {
        let mut collection = Collection::default();
        collection.add_file(&fixture(name)).unwrap();
        assert_eq!((collection.bad_lines().len(), collection.entries().len()), (0, 1), "{name}");
        let puzzle = collection.puzzle(collection.find(id).unwrap()).unwrap();
        assert_eq!(puzzle.source.white.as_deref(), white);
    }
}

#[test]
fn tables_that_were_built_are_asked() {
    let position = read_fen("W:WKa1,Kc1,Ke1,Kg1:BKh8", Variant::Russian).unwrap().position;
    let outcome = |tables: &TableSet| tables.of(Variant::Russian).probe(&position, 0).map(|answer| answer.outcome);
    assert_eq!(outcome(&crate::TABLES), None, "five pieces are not in the program");
    let tables = TableSet::new(Some(&fixture("endings-9fcbb9a")));
    assert_eq!((outcome(&tables), tables.of(Variant::Russian).problems().len()), (Some(Outcome::Win), 0));
}

/// A program killed during a puzzle of a woodpecker set, with its log not yet in the database.
#[test]
fn what_a_kill_left_of_a_whole_home_is_there() {
    let folder = copy("home-9fcbb9a");
    let (loaded, waits) = start(&folder.path().join("progress/progress.sqlite3"));
    assert_results(&loaded, &whole());
    let draft = waits.unwrap();
    assert_eq!((draft.exercise.hints, draft.exercise.errors, &*name(&draft.exercise)), (1, 0, LOST));
    let PuzzleSession { plan, .. } = draft.interrupted.unwrap().session.unwrap();
    assert_eq!(plan, SessionPlan::Woodpecker { size: 20 });
    let (chosen, problems): (Settings, _) = load(&folder.path().join("settings.toml"));
    assert_eq!((chosen, problems), (Settings { theme: ThemeName::Light, ..Settings::default() }, Vec::new()));
}

/// The home of the first release: everything of it opens, and its own program would find all of it again.
#[test]
fn the_home_of_0_1_0_opens_with_everything_in_it() {
    let folder = copy("home-0.1.0");
    let (loaded, waits) = reported(&folder.path().join("progress/progress.sqlite3"), None);
    assert_results(&loaded, &[&whole()[..], &[("ib61747f29cd0", Credit::Full)], &GAME].concat());
    let waits: Vec<_> = waits
        .iter()
        .map(|waits| match waits {
            Unfinished::Exercise(draft) => draft.interrupted.as_ref().unwrap().moves.join(" "),
            Unfinished::Game(saved) => {
                let game = PlayLesson::resume(saved, Duration::ZERO, crate::TABLES.clone()).unwrap().game;
                format!("game of {} moves", game.moves().len())
            }
            Unfinished::Analysis(game, way) => format!("{} at {way:?}", game.main_line().count()),
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(waits, ["game of 2 moves", "2 at [0, 0]", "24-29 33x13"]);
    let store = open(&folder.path().join("progress/progress.sqlite3"));
    assert_games(&store, 0, &[THROWN]);
    let player_sets = store.player_sets().unwrap();
    assert_eq!(player_sets.sets().collect::<Vec<_>>(), [("fixture", &["ib61747f29cd0".to_owned()][..])]);
    let name = "Anna Ödegård".to_owned();
    let chosen = Settings { theme: ThemeName::Light, reviews: 100, name, ..Settings::default() };
    assert_eq!(load(&folder.path().join("settings.toml")), (chosen, Vec::new()));
    let mut repertoire = Collection::default();
    repertoire.add_file(&folder.path().join("puzzles/repertoire.jsonl")).unwrap();
    assert_eq!((repertoire.bad_lines().len(), repertoire.entries().len()), (0, 2));
    let games = fs::read(folder.path().join("games.pdn")).unwrap();
    let games: Vec<_> = read_games(&games[..], Variant::International).map(Result::unwrap).collect();
    assert!(matches!(&games[..], [game] if game.result == GameResult::BlackWins), "{games:?}");
    let mail = crate::command::run(folder.path(), &["mail", "list"]);
    assert!(crate::command::text(&mail.stdout).contains("friendly: Anna – Bert, Black's move 1"), "{mail:?}");
}
