//! The real program searches a player's own games while the player trains, and a kill loses none of its results.

#![cfg(unix)]

use std::fmt::Write;

use crate::pty::Terminal;
use damier_app::store::Store;

const QUIET: usize = 1_000;

/// A thousand uneventful games, one with a missed shot (27-22), one with a win given away (45-40).
fn games() -> String {
    let mut text = String::new();
    let mut game = |event: usize, more: &str, moves: &str| {
        write!(text, "[Event \"{event}\"]\n[White \"Kees Mine\"]\n[Black \"Other\"]\n{more}\n{moves} *\n\n")
            .expect("a string grows");
    };
    for event in 0..QUIET {
        game(event, "", "1. 32-28 19-23");
    }
    game(QUIET, "[FEN \"W:W20,27,32,37:B16,17,21,29,30\"]\n", "1. 20-14");
    game(QUIET + 1, "[FEN \"W:WK6,K8,45:BK2\"]\n", "1. 45-40");
    text
}

fn store(terminal: &Terminal) -> Store {
    let (store, aside) = Store::open(&terminal.home().join("progress/progress.sqlite3")).expect("it opens");
    assert_eq!(aside, None);
    assert_eq!(store.problems().expect("it can be read"), Vec::<String>::new());
    store
}

#[test]
fn a_thousand_games_are_gone_over_through_kills_while_puzzles_are_solved() {
    let mut terminal = Terminal::start(&["--puzzles", &crate::pty::puzzles()]);
    terminal.wait_for("Puzzles");
    let file = terminal.home().join("games.pdn");
    std::fs::write(&file, games()).unwrap();
    terminal.press("y");
    terminal.wait_for("Damier · Your games");
    terminal.press(&format!("{}\x1b[Bmine\r", file.display()));
    terminal.wait_for(&format!("/{}", QUIET + 2));
    let mut done = 0;
    for _ in 0..3 {
        // The progress bar also appears on other screens, and grows during a puzzle.
        terminal.press("\x1b");
        terminal.wait_for("train");
        terminal.press("p");
        terminal.wait_for("your games ");
        terminal.kill();
        let store = store(&terminal);
        let waiting = store.count_to_search().unwrap();
        assert!(waiting <= QUIET + 2 - done, "{waiting} wait, and {done} were done");
        done = QUIET + 2 - waiting;
        terminal = terminal.restart(&["--puzzles", &crate::pty::puzzles()]);
        terminal.wait_for(&format!("{waiting} games of yours wait"));
        terminal.press("y");
        terminal.wait_for("Damier · Your games");
        terminal.press("\r");
    }
    terminal.press("\x1b");
    let mut shown = terminal.text();
    while !shown.contains("Your games: 1002") {
        shown = terminal.wait("the search to go on", |screen| (screen != shown).then(|| screen.to_owned()));
    }
    let store = store(&terminal);
    assert_eq!(store.games().unwrap().len(), QUIET + 2);
    assert_eq!(store.count_to_search().unwrap(), 0);
    assert_eq!((store.own_puzzles().unwrap().len(), store.own_drills().unwrap().len()), (1, 1));
    terminal.press("e");
    terminal.wait_for("yours");
}
