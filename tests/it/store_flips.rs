//! A file of progress with a flipped bit: nothing is lost without a word, on the screen as in the commands.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests stand outside test functions")]

use std::fs;
use std::path::Path;
use std::sync::mpsc::channel;

use crate::command::{run, text};
use crate::screen::Desk;
use crate::screen::history::NOON;
use crate::store_support::{item, puzzle};
use damier::tui::Options;
use damier::tui::action::Action;
use damier_app::Event;
use damier_app::store::games::{Finds, OwnDrill, OwnGame, OwnPuzzle};
use damier_app::store::keeper::{KeeperProblem, News, start_keeper};
use damier_app::store::{Checkup, Store};
use damier_train::attempt::Recorded;
use damier_train::puzzle::player_sets::SetChange;
use etude::effort::Credit;
use etude::rating::Strength;
use etude_store::Fault;
use etude_store::StoreProblem;
use etude_tui::text::Words;
use rusqlite::Connection;

/// How many attempts the file has.
const ATTEMPTS: usize = 40;

/// Writes a file with attempts, a game, a puzzle and a drill of it, and a set.
fn write(path: &Path) {
    let (mut store, _) = Store::open(path).unwrap();
    for number in 0..ATTEMPTS {
        let credit = if number % 3 == 0 { Credit::None } else { Credit::Full };
        let recorded = Recorded { exercise: puzzle(&format!("i{number}"), credit), item: Some(item()) };
        store.record(&format!("{:032x}", number * 7_919), &recorded, Strength::default()).unwrap();
    }
    let [pdn, id] = ["[White \"Me\"]\n\n1. 32-28 *\n", "g1"].map(str::to_owned);
    let game = OwnGame { id: id.clone(), pdn, mine: "white".to_owned(), searched: false, place: None };
    let puzzles = vec![OwnPuzzle { id: "i1".to_owned(), game: id.clone(), record: "{\"id\":\"é\"}".to_owned() }];
    let [item, variant] = ["win KK v K from W:WK1,K2:BK50", "international"].map(str::to_owned);
    let [source, day] = ["{\"white\":\"Jörg\"}", "2026-11-21"].map(str::to_owned);
    let drills = vec![OwnDrill { item, variant, game: id, source, day }];
    store.add_games(&[game], Finds { puzzles, drills }).unwrap();
    store.pick(&SetChange::Keep { set: "für später".to_owned(), id: "i3".to_owned() }).unwrap();
    store.pick(&SetChange::Hide("i4".to_owned())).unwrap();
}

/// What the trainer shows: how many attempts, with those whose date lies ahead, which it counts apart; and whether it
/// says that something is wrong.
fn shown(path: &Path) -> (usize, bool) {
    let (sender, news) = channel();
    let tell = move |news| sender.send(news).is_ok();
    let keeper = start_keeper(Some(path.to_owned()), None, Strength::default(), tell).unwrap();
    assert_eq!(keeper.end(), None);
    let mut desk = Desk::new(&Options { seed: Some(1), clock: NOON, ..Options::default() }, 80, 24);
    let mut says = false;
    for news in news {
        says |= matches!(news, News::Problem(_));
        desk.act(Action::App(Event::News(news)));
    }
    let _ = desk.picture();
    desk.write("s");
    let _ = desk.picture();
    let history = desk.app.shared().trainer.history();
    (history.attempts().len() + history.ahead(), says)
}

#[test]
fn a_flipped_bit_loses_nothing_without_a_word() {
    let folder = tempfile::tempdir().unwrap();
    let whole = folder.path().join("whole/progress.sqlite3");
    write(&whole);
    let bytes = fs::read(&whole).unwrap();
    let (mut silent, mut spoilt, mut raw) = (Vec::new(), 0, Vec::new());
    for (turn, at) in (0..bytes.len()).step_by(211).enumerate() {
        let mut damaged = bytes.clone();
        damaged[at] ^= 1 << (turn % 8);
        let home = folder.path().join(format!("{turn}"));
        fs::create_dir(&home).unwrap();
        let path = home.join("progress.sqlite3");
        fs::write(&path, &damaged).unwrap();
        // As the program noted it.
        fs::copy(folder.path().join("whole/progress.sqlite3.lock"), home.join("progress.sqlite3.lock")).unwrap();
        let read = Store::open_to_read(&path).and_then(|store| store.attempts());
        raw.extend(read.err().map(|error| error.to_string()).filter(|error| error.contains("utf-8")));
        let (attempts, says) = shown(&path);
        if attempts < ATTEMPTS && !says {
            silent.push((at, attempts));
        }
        spoilt += usize::from(says);
        fs::remove_dir_all(&home).unwrap();
    }
    assert_eq!(silent, [], "offsets and attempts");
    assert_eq!(raw, [""; 0], "errors of the database are told in words");
    assert!(spoilt > 20, "only {spoilt} of the damaged files were noticed");
}

#[test]
fn a_damaged_index_is_made_anew_and_nothing_is_lost() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("progress/progress.sqlite3");
    write(&path);
    spoil_an_index(&path, "i3b");
    let output = run(home.path(), &["stats"]);
    assert!(text(&output.stderr).contains("has been made anew. Nothing is lost."), "{}", text(&output.stderr));
    assert!(output.status.success());
    let (mut store, _) = Store::open(&path).unwrap();
    assert_eq!((store.check_up().unwrap(), store.attempts().unwrap().len()), (Checkup::Sound, ATTEMPTS));
    drop(store);
    // On the screen as well, once.
    spoil_an_index(&path, "i3c");
    assert_eq!(shown(&path), (ATTEMPTS, true));
    assert_eq!(shown(&path), (ATTEMPTS, false));
}

/// Leaves the entry of an attempt in an index as it was before the attempt changed, as damage to the index does.
fn spoil_an_index(path: &Path, to: &str) {
    let name = "attempt_of_item";
    let file = Connection::open(path).unwrap();
    let (page, sql): (i64, String) = file
        .query_row("select rootpage, sql from sqlite_schema where name = ?1", [name], |row| {
            Ok((row.get(0)?, row.get(1)?))
        })
        .unwrap();
    file.execute_batch("pragma writable_schema = on").unwrap();
    file.execute("delete from sqlite_schema where name = ?1", [name]).unwrap();
    drop(file);
    let file = Connection::open(path).unwrap();
    file.execute("update attempt set item = ?1 where place = 3", [to]).unwrap();
    file.execute_batch("pragma writable_schema = on").unwrap();
    let row = "insert into sqlite_schema (type, name, tbl_name, rootpage, sql) values ('index', ?1, 'attempt', ?2, ?3)";
    file.execute(row, rusqlite::params![name, page, sql]).unwrap();
}

#[test]
fn a_text_that_is_not_utf8_costs_itself_alone() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("progress/progress.sqlite3");
    write(&path);
    let file = Connection::open(&path).unwrap();
    file.execute_batch(
        "update game set pdn = cast(x'ff31' as text);
         update own_puzzle set record = cast(x'ff31' as text);
         update own_drill set source = cast(x'ff31' as text);
         update kept_puzzle set own_set = cast(x'ff31' as text);
         update attempt set detail = cast(x'ff31' as text) where place = 1;",
    )
    .unwrap();
    drop(file);
    let (attempts, says) = shown(&path);
    assert_eq!((attempts, says), (ATTEMPTS - 1, true), "the attempt is told, the others are there");
    for arguments in [&["stats"][..], &["progress", "export", "--json"], &["find", "W:W28"], &["import", "--continue"]]
    {
        let output = run(home.path(), arguments);
        let said = text(&output.stderr);
        assert!(output.status.success() && !said.contains("utf-8"), "{arguments:?}: {said}");
    }
}

#[test]
fn a_lesson_that_is_not_utf8_says_what_to_do() {
    let home = tempfile::tempdir().unwrap();
    fs::create_dir_all(home.path().join("lessons")).unwrap();
    fs::write(home.path().join("lessons/own.toml"), b"\xff\xfe").unwrap();
    let output = run(home.path(), &["course", "page", "1"]);
    let said = text(&output.stderr);
    assert!(said.contains("own.toml") && said.contains("it is not UTF-8; save it in that encoding"), "{said}");
}

#[test]
fn trouble_names_the_fault() {
    let desk = |trouble| {
        let mut desk = Desk::new(&Options { seed: Some(1), ..Options::default() }, 120, 40);
        desk.act(Action::App(Event::News(News::Problem(trouble))));
        desk.app.page().message.lines.iter().map(Words::text).collect::<Vec<_>>().join(" ")
    };
    assert!(desk(KeeperProblem::Progress(StoreProblem::Mended)).contains("Nothing is lost"));
    assert!(
        desk(KeeperProblem::Progress(StoreProblem::Faulty(Fault::Found("row 3 missing".to_owned()))))
            .contains("(row 3 missing)")
    );
}
