//! `damier repertoire`: own moves from a file, and what the games made of them.

use std::fs;

use crate::command::{run, text};

const VARIATIONS: &str = "1. 32-28 19-23 (1... 18-23 2. 33-29) 2. 28x19 14x23 *\n";

#[test]
fn moves_are_kept_once_and_games_and_gaps_are_listed() {
    let home = tempfile::tempdir().expect("a folder");
    let file = home.path().join("white.pdn");
    fs::write(&file, VARIATIONS).expect("written");
    let file = file.to_string_lossy().into_owned();
    let add = || run(&home, &["repertoire", "add", &file, "--side", "white"]);
    assert_eq!(text(&add().stdout), "Kept moves: 3. Known: 0. Second moves left out: 0.\n");
    assert_eq!(text(&add().stdout), "Kept moves: 0. Known: 3. Second moves left out: 0.\n");
    let pdn = "[White \"Player\"]\n[Black \"Damier, level 3\"]\n[GameType \"20\"]\n\n1. 32-28 18-23 2. 38-32 0-2\n";
    fs::write(home.path().join("games.pdn"), pdn).expect("written");
    let checked = run(&home, &["repertoire", "check"]);
    assert!(checked.status.success(), "{checked:?}");
    let told = text(&checked.stdout);
    assert!(told.starts_with("You left it: 1.32-28 18-23 2.38-32. Your move is 33-29."), "{told}");
    // Counted in the same games by another program; after 17-22 one move only is possible.
    for (line, games) in [("19-23 2.28x19 14x23", 606), ("17-22 2.28x17 12x21", 451), ("17-21", 376)] {
        assert!(told.contains(&format!("No answer to 1.32-28 {line}, played in {games} games.")), "{line}: {told}");
    }
    assert!(!told.contains("No answer to 1.32-28 18-23,"), "{told}");
    assert!(told.ends_with("Redundant cards: 0.\n"), "{told}");
}

#[test]
fn what_is_no_game_is_refused_and_nothing_is_kept() {
    let home = tempfile::tempdir().expect("a folder");
    let file = home.path().join("bad.pdn");
    fs::write(&file, "1. 32-28 19-23 2. 1-50 *\n").expect("written");
    let bad = run(&home, &["repertoire", "add", &file.to_string_lossy(), "--side", "white"]);
    assert_eq!(bad.status.code(), Some(2));
    assert!(!home.path().join("puzzles").exists());
    let missing = run(&home, &["repertoire", "add", "no-such.pdn", "--side", "black"]);
    assert_eq!(missing.status.code(), Some(2));
    assert!(text(&missing.stderr).contains("no-such.pdn"), "{missing:?}");
}
