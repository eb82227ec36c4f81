//! `damier find`: puzzles, their games, and the player's own games.

use std::fs;
use std::process::Output;

use crate::command::run;

fn find(home: &tempfile::TempDir, arguments: &[&str]) -> Output {
    run(home, &[&["find"], arguments].concat())
}

fn lines(output: &Output) -> Vec<String> {
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout.clone()).expect("UTF-8").lines().map(str::to_owned).collect()
}

#[test]
fn a_puzzle_and_an_own_game_are_found() {
    let home = tempfile::tempdir().expect("a folder");
    let pdn = "[White \"Anna\"]\n[Black \"Damier, level 3\"]\n[GameType \"20\"]\n\n1. 32-28 17-22 2. 28x17 11x22 *\n";
    fs::write(home.path().join("games.pdn"), pdn).expect("written");
    let found = lines(&find(&home, &["W:W20,27,32,37:B16,17,21,29,30"]));
    assert!(found[0].starts_with("puzzle ibc5ea67e98a4"), "{found:?}");
    assert!(found[0].contains("the whole position · W:W20,27,32,37:B16,17,21,29,30"), "{found:?}");
    let found = lines(&find(&home, &["?:W31,33,-28,-32:B22,-17,-11"]));
    assert!(found[0].starts_with("your game · Anna - Damier, level 3 · after 2 moves · W:W"), "{found:?}");
    assert!(found.last().is_some_and(|last| last.ends_with(" puzzles and 14749 games")), "{:?}", found.last());
    let found = lines(&find(&home, &["?:WKa1,Kc1,Ke1,Kg1:BKb8", "--variant", "russian"]));
    assert!(found[0].starts_with("0 found in"), "{found:?}");
    assert!(!home.path().join("progress").exists(), "looking creates nothing");
}

#[test]
fn a_bad_pattern_is_refused_with_its_column() {
    let home = tempfile::tempdir().expect("a folder");
    for (pattern, complaint) in [
        ("28", "FEN column 1: expected the side to move: W, B, or ? if it is open"),
        ("?:W28,-28", "FEN column 8: square 28 appears twice"),
    ] {
        let output = find(&home, &[pattern]);
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{output:?}");
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(told.contains(complaint), "{told}");
    }
}
