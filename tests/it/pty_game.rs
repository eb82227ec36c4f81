//! A game against the engine in the real program: a lone king holds out to the draw of the 16-move rule, and an
//! interrupted game resumes where it was.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests stand outside test functions")]
#![cfg(unix)]

use std::path::{Path, PathBuf};

use crate::pty::Terminal;
use damier_endings::Outcome;
use damier_rules::notation::pdn::read_games;
use damier_rules::notation::{read_fen, read_move, write_move};
use damier_rules::{AnyPosition, EndReason, Game, Move, MoveLimit, Variant};

const ENTER: &str = "\r";
const UP: &str = "\u{1b}[A";
const DOWN: &str = "\u{1b}[B";
const RIGHT: &str = "\u{1b}[C";

/// Positions in which the lone king, to move, holds the draw, as the test verifies with the tables.
const HELD: [&str; 6] = [
    "B:WK1,K2,K3:BK46",
    "B:WK6,K16,K26:BK5",
    "B:WK2,K47,K48:BK41",
    "B:WK35,K45,K50:BK46",
    "B:WK4,K15,K25:BK37",
    "B:WK1,K16,K48:BK10",
];

/// A move after which the king still holds, and which leads to a new position.
fn holding(game: &Game) -> Option<Move> {
    let used = game.limit().map_or(0, |count| count.plies_used);
    let answers = crate::TABLES.of(Variant::International).probe_moves(game.position(), used)?;
    let seen = |after: &AnyPosition| {
        (0..=game.moves().len()).filter_map(|plies| game.position_after(plies)).any(|before| before == after)
    };
    let holds = |played: Move| !played.is_capture() && !seen(&game.position().play_unchecked(played));
    answers.into_iter().filter(|answer| answer.outcome == Outcome::Draw).map(|answer| answer.played).find(|&m| holds(m))
}

/// Holds out until the game is over. `None` if no new position holds, or the engine gives a king away.
fn hold(terminal: &mut Terminal, start: AnyPosition) -> Option<Game> {
    let mut game = Game::new(start);
    for number in 1.. {
        let played = holding(&game)?;
        let written = write_move(game.position(), played);
        game.play(played).unwrap();
        terminal.press(&written);
        terminal.press(ENTER);
        if game.end().is_some() {
            break;
        }
        // Black has begun, so the engine's answer is in the row of the next move.
        let next = number + 1;
        let reply = terminal.wait(&format!("the answer to {number}… {written}"), |screen| {
            let row = screen.lines().find_map(|line| line.split_once(&format!("{next:>2}. ")))?.1;
            row.split_whitespace().find(|word| word.contains(['-', 'x'])).map(str::to_owned)
        });
        game.play(read_move(game.position(), &reply).unwrap()).unwrap();
        if game.end().is_some() {
            break;
        }
        terminal.wait_for("Your move.");
    }
    Some(game)
}

/// Fills in the form for a game with Black from a FEN, and starts it.
fn begin(terminal: &mut Terminal, fen: &str) {
    terminal.wait_for("Game: play the engine");
    terminal.press("g");
    terminal.wait_for("a new game");
    // One row down: Black. Two more: the position. The engine stays at level 3.
    terminal.press(DOWN);
    terminal.press(RIGHT);
    terminal.wait_for("◂ Black ▸");
    terminal.press(&DOWN.repeat(2));
    terminal.press(fen);
    terminal.wait_for(&format!("{fen}▏"));
    terminal.press(ENTER);
    terminal.wait_for("Your move.");
}

#[test]
fn a_lone_king_holds_out_to_the_draw_of_the_16_move_rule() {
    for fen in HELD {
        let start = read_fen(fen, Variant::International).unwrap().position;
        let outcome = crate::TABLES.of(Variant::International).probe(&start, 0).map(|answer| answer.outcome);
        if outcome != Some(Outcome::Draw) {
            continue;
        }
        let mut terminal = Terminal::start(&["--seed", "1"]);
        begin(&mut terminal, fen);
        let Some(game) = hold(&mut terminal, start) else { continue };
        if game.end().map(|end| end.reason) != Some(EndReason::MoveLimit(MoveLimit::ThreeAgainstKing)) {
            continue;
        }
        terminal.wait_for("Draw by the 16-move rule");
        terminal.wait_for("A draw. 1-1");
        // Leaving waits until everything is on disk.
        terminal.press("qqq");
        assert!(terminal.end().success());
        let filed = std::fs::read(terminal.home().join("games.pdn")).unwrap();
        let games: Vec<_> = read_games(&filed[..], Variant::International).map(Result::unwrap).collect();
        assert_eq!(games.len(), 1);
        assert_eq!(games[0].main_line().count(), 32);
        assert_eq!(games[0].tag("Termination"), Some("limit on moves"));
        return;
    }
    panic!("no game could be played to the draw");
}

/// The files of unfinished games.
fn unfinished(home: &Path) -> Vec<PathBuf> {
    let paths = std::fs::read_dir(home.join("progress")).unwrap().map(|entry| entry.unwrap().path());
    paths.filter(|path| path.extension().is_some_and(|end| end == "json")).collect()
}

#[test]
fn a_game_that_is_killed_goes_on_where_it_was() {
    let mut terminal = Terminal::start(&["--seed", "1"]);
    terminal.wait_for("Game: play the engine");
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
    terminal.wait_for("Game: play the engine");
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
