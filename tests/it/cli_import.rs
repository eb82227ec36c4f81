//! A player's own games become puzzles, each only once, however often the search is interrupted.

use damier::shipped;
use std::path::Path;
use std::process::{Output, Stdio};

use damier_app::store::Store;

use crate::command::{damier, run};

/// Games in which White misses the shot of the first shipped puzzle (27-22, 17x28, 32x25), except in the last.
fn games(number: usize) -> String {
    let game = |event: usize, played: &str| {
        format!(
            "[Event \"{event}\"]\n[White \"Kees Mine\"]\n[Black \"Other\"]\n[Result \"*\"]\n[GameType \"20\"]\n\
             [SetUp \"1\"]\n[FEN \"W:W20,27,32,37:B16,17,21,29,30\"]\n\n1. {played} *\n\n"
        )
    };
    let missed = (0..number).map(|event| game(event, "20-14"));
    missed.chain([game(number, "27-22"), "[White \"A\"]\n[Black \"B\"]\n\n1. 32-28 *\n".to_owned()]).collect()
}

/// A game in which White gives away an ending from the tables' documentation, won in 20 plies of 32.
fn thrown() -> String {
    "[Event \"t\"]\n[White \"Kees Mine\"]\n[Black \"Other\"]\n[Date \"2025.03.01\"]\n[Result \"*\"]\n[SetUp \"1\"]\n\
     [FEN \"W:WK6,K8,45:BK2\"]\n\n1. 45-40 *\n\n"
        .to_owned()
}

/// Games in which nothing happens.
fn quiet_games(number: usize) -> String {
    let game = |event| {
        format!(
            "[Event \"q{event}\"]\n[White \"Kees Mine\"]\n[Black \"Other\"]\n[Result \"*\"]\n\n1. 32-28 19-23 *\n\n"
        )
    };
    (0..number).map(game).collect()
}

fn import(home: &Path, arguments: &[&str]) -> Output {
    run(home, &[&["import"], arguments, &["--nodes", "3000"]].concat())
}

fn store(home: &Path) -> Store {
    Store::open(&home.join("progress/progress.sqlite3")).expect("it opens").0
}

#[test]
fn a_missed_shot_becomes_a_puzzle_of_ones_own() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("games.pdn");
    std::fs::write(&file, games(1)).unwrap();
    let output = import(home.path(), &[file.to_str().unwrap(), "--me", "mine", "--verbose"]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(said.starts_with("1 new puzzle, 0 new drills\nYour 2 moves lost "), "{said}");
    assert!(
        said.contains(" The worst: 1. 20-14, ")
            && said.contains(" men, in games.pdn, game 1: Kees Mine against Other. "),
        "{said}"
    );
    let complaints = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(complaints.contains("game 3: neither \"A\" nor \"B\" fits your name"), "{complaints}");
    let puzzles = store(home.path()).own_puzzles().unwrap();
    assert_eq!((puzzles.len(), &*puzzles[0].id), (1, "ibc5ea67e98a4"));
    assert!(puzzles[0].record.contains("own-game") && puzzles[0].record.contains("Kees Mine"));
    let again = import(home.path(), &[file.to_str().unwrap(), "--me", "mine"]);
    assert_eq!(String::from_utf8_lossy(&again.stdout), "0 new puzzles, 0 new drills\n");
    // The puzzle is also shipped; among one's own it appears nevertheless, once, with the rating of the shipped record.
    let puzzles = |arguments: &[&str]| {
        let output = run(home.path(), &[&["puzzles"], arguments].concat());
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    };
    let listed = puzzles(&["list", "--tag", "own-game"]);
    let shipped = shipped::collection().find("ibc5ea67e98a4").unwrap().rating.value;
    assert!(listed.starts_with(&format!("ibc5ea67e98a4 international {shipped} ")), "{listed}");
    assert_eq!(listed.lines().count(), 1, "{listed}");
    let shown = puzzles(&["show", "ibc5ea67e98a4"]);
    assert!(shown.contains("Kees Mine - Other") && shown.contains(" own-game\n"), "{shown}");
}

#[test]
fn games_of_others_are_counted_in_one_line() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("games.pdn");
    let others = "[White \"A\"]\n[Black \"B\"]\n\n1. 32-28 *\n\n".repeat(600);
    std::fs::write(&file, others + &quiet_games(2) + "[Event \"x\"]\n1. 32-23 *\n").unwrap();
    let output = import(home.path(), &[file.to_str().unwrap(), "--me", "KEES  mine"]);
    let complaints = String::from_utf8_lossy(&output.stderr).into_owned();
    let lines: Vec<&str> = complaints.lines().collect();
    assert_eq!(lines[0], "left out: 600 games of others, 1 with an error (--verbose lists them)");
    assert_eq!(lines[1], "2 games of KEES  mine, 2 new");
    assert_eq!(lines.len(), 3, "{complaints}");
    let output = import(home.path(), &[file.to_str().unwrap(), "--me", "mine", "--verbose"]);
    let told = String::from_utf8_lossy(&output.stderr).matches("left out: ").count();
    assert_eq!(told, 601);
}

#[test]
fn a_russian_file_in_an_older_encoding_is_read_and_names_are_found_in_it() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("games.pdn");
    // "Петров" and "Сидоров" in windows-1251 (the letters of its table from 0xC0 on).
    let game = b"[White \"\xcf\xe5\xf2\xf0\xee\xe2\"]\n[Black \"\xd1\xe8\xe4\xee\xf0\xee\xe2\"]\n[GameType \"25\"]\n\n1. c3-d4 b6-a5 *\n";
    std::fs::write(&file, game).unwrap();
    for arguments in [&["--me", "сидоров"][..], &["--me", "Петров", "--encoding", "cp1251"]] {
        let output = import(home.path(), &[&[file.to_str().unwrap()], arguments].concat());
        assert!(output.status.success(), "{output:?}");
        let complaints = String::from_utf8_lossy(&output.stderr).into_owned();
        let is_told = complaints.contains("games.pdn:1: warning: not UTF-8: read as windows-1251");
        assert_eq!(is_told, !arguments.contains(&"--encoding"), "{complaints}");
    }
    let output = run(home.path(), &["pdn", "format", file.to_str().unwrap()]);
    assert!(String::from_utf8(output.stdout).unwrap().contains("[White \"Петров\"]"));
    let output = run(home.path(), &["pdn", "check", file.to_str().unwrap(), "--encoding", "klingon"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("unknown encoding \"klingon\""), "{output:?}");
}

#[test]
fn an_ending_that_was_given_away_becomes_a_drill_with_its_game() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("games.pdn");
    std::fs::write(&file, thrown()).unwrap();
    let output = import(home.path(), &[file.to_str().unwrap(), "--me", "mine"]);
    // Of a won game nothing is left; beyond four men a game counts as won.
    assert_eq!(
        String::from_utf8_lossy(&output.stdout),
        "0 new puzzles, 1 new drill\nYour one move lost 4.00 men on average, by a quick look (20000 positions a move). \
         The worst: 1. 45-40, 4.00 men, in games.pdn, game 1: Kees Mine against Other, 2025.03.01. Open that game in Analysis (a) and press o: it \
         looks longer and marks every mistake.\n"
    );
    let store = store(home.path());
    let drill = &store.own_drills().unwrap()[0];
    assert_eq!((&*drill.item, &*drill.variant), ("win KKM v K from W:WK6,K8,45:BK2", "international"));
    assert_eq!(drill.game, store.games().unwrap()[0].id);
    assert!(drill.source.contains("\"white\":\"Kees Mine\"") && drill.source.contains("\"ply\":0"), "{drill:?}");
}

#[test]
fn a_search_that_was_killed_goes_on_where_it_was() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("games.pdn");
    std::fs::write(&file, quiet_games(100) + &games(1) + &thrown()).unwrap();
    let mut child = damier(home.path())
        .args(["import", file.to_str().unwrap(), "--me", "mine", "--nodes", "3000"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let searched = |store: &Store| store.games().unwrap().iter().filter(|game| game.searched).count();
    // Once some games are done. On a fast machine it may have finished by then, and nothing is left to do.
    while searched(&store(home.path())) == 0 && child.try_wait().unwrap().is_none() {}
    let _ = child.kill();
    child.wait().unwrap();
    let before = searched(&store(home.path()));
    assert!((1..=103).contains(&before), "{before}");
    let output = import(home.path(), &["--continue"]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    if before < 103 {
        // It tells of the games before the kill, too.
        let told = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(told.contains("1 new puzzle, 1 new drill"), "{told}");
        assert!(told.contains("Your 103 moves lost ") && told.contains("in games.pdn, game 101: Kees"), "{told}");
    }
    let store = store(home.path());
    assert_eq!(store.games_to_search(9).unwrap(), []);
    assert_eq!(searched(&store), 103);
    assert_eq!((store.own_puzzles().unwrap().len(), store.own_drills().unwrap().len()), (1, 1));
    assert_eq!(store.problems().unwrap(), Vec::<String>::new());
}

#[test]
fn a_name_that_nobody_has_is_an_error() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("games.pdn");
    std::fs::write(&file, games(1)).unwrap();
    let output = import(home.path(), &[file.to_str().unwrap(), "--me", "Nobody"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(
        String::from_utf8_lossy(&output.stderr).contains("no player in these games is called \"Nobody\""),
        "{output:?}"
    );
    assert_eq!(import(home.path(), &[]).status.code(), Some(2));
}
