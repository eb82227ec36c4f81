//! A game against the engine in the real program: one that is interrupted resumes where it was, and an engine of one's own
//! may die.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests stand outside test functions")]
#![cfg(unix)]

use std::path::{Path, PathBuf};

use crate::pty::Terminal;

const ENTER: &str = "\r";
const UP: &str = "\u{1b}[A";
const DOWN: &str = "\u{1b}[B";

/// The files of unfinished games.
fn unfinished(home: &Path) -> Vec<PathBuf> {
    let paths = std::fs::read_dir(home.join("progress")).unwrap().map(|entry| entry.unwrap().path());
    paths.filter(|path| path.extension().is_some_and(|end| end == "json")).collect()
}

#[test]
fn a_game_that_is_killed_goes_on_where_it_was() {
    let mut terminal = Terminal::start(&["--seed", "1"]);
    terminal.wait_for("Game: an engine or a person");
    terminal.press("g");
    terminal.wait_for("◂ 3 · ");
    terminal.press(ENTER);
    terminal.wait_for("Your move.");
    terminal.press("32-28");
    terminal.press(ENTER);
    let row = |screen: &str| {
        let row = screen.lines().find_map(|line| line.split_once(" 1. 32-28 "))?.1;
        row.split_whitespace().find(|word| word.contains('-')).map(str::to_owned)
    };
    let reply = terminal.wait("the engine's move", row);
    let home = terminal.home().to_owned();
    terminal.wait("the game on the disk", |_| {
        let kept = unfinished(&home);
        std::fs::read_to_string(kept.first()?).ok()?.contains(&reply).then_some(())
    });
    let mut terminal = terminal.restart(&["--seed", "1"]);
    terminal.wait_for("Continue: game, level 3, move 2");
    terminal.press("c");
    terminal.wait_for("The game continues.");
    assert_eq!(terminal.wait("the same move", row), reply);
    terminal.press("z");
    terminal.wait_for("Resign?");
    terminal.press("z");
    terminal.wait_for("White resigned.");
    terminal.press(UP);
    terminal.press("qqq");
    assert!(terminal.end().success());
    assert!(std::fs::read_to_string(terminal.home().join("games.pdn")).unwrap().contains("[Result \"0-2\"]"));
    assert_eq!(unfinished(terminal.home()), Vec::<PathBuf>::new());
}

/// An engine that plays one move of one opening, and dies on the next.
fn short_lived(folder: &Path) -> String {
    let (engine, once) = (folder.join("engine.sh"), folder.join("once"));
    let once = once.display();
    let script = format!(
        "while read -r word rest; do case \"$word\" in hub) echo id name=Mayfly; echo wait ;; init) echo ready ;; \
         go) [ -e '{once}' ] && exit 3; touch '{once}'; echo done move=19-23 ;; esac; done\n"
    );
    std::fs::write(&engine, script).unwrap();
    format!("sh '{}'", engine.display())
}

#[test]
fn an_engine_of_ones_own_is_named_tried_and_played_against_until_it_dies() {
    let folder = tempfile::Builder::new().prefix("d").tempdir_in("/tmp").unwrap();
    let command = short_lived(folder.path());
    let mut terminal = Terminal::start(&["--seed", "1"]);
    terminal.wait_for("Game: an engine or a person");
    terminal.press("o");
    terminal.wait_for("changes apply at once");
    terminal.press(&DOWN.repeat(13));
    terminal.wait_for("Your own engine for games");
    terminal.press(&command);
    terminal.wait_for("engine.sh'▏");
    terminal.press(ENTER);
    terminal.wait_for("Mayfly answers.");
    terminal.press("\u{1b}");
    terminal.wait_for("q quit");
    terminal.press("g");
    terminal.wait_for("a new game");
    terminal.press(&"\u{1b}[D".repeat(3));
    terminal.wait_for("◂ your own engine ▸");
    terminal.press(ENTER);
    terminal.wait_for("Black Mayfly");
    terminal.wait_for("Your move.");
    terminal.press("32-28");
    terminal.press(ENTER);
    terminal.wait_for(" 1. 32-28       19-23");
    terminal.press("28x19");
    terminal.press(ENTER);
    terminal.wait_for("Your own engine failed: the");
    terminal.wait_for("quit while searching.");
    terminal.wait_for("Black level 8");
    terminal.wait_for("Your move.");
    terminal.press("zz");
    terminal.wait_for("White resigned.");
    terminal.press("qqq");
    assert!(terminal.end().success());
}
