//! The main job in the real program: a puzzle solved by typing, the ending drill played to the draw of the rule, squares
//! found, named and written.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests stand outside test functions")]
#![cfg(unix)]

mod pty;

use damier::notation::{read_move, write_move};
use damier::rules::{AnyPosition, Color, EndReason, Game, Move, MoveLimit};
use damier::train::shelf::Shelf;
use damier::tui::Options;
use damier::tui::action::Action;
use damier::tui::app::{App, update};
use damier::tui::keymap::Command;
use pty::Terminal;
use ratatui::layout::Rect;
use std::time::Duration;

const ENTER: &str = "\r";

#[test]
fn a_puzzle_is_solved_by_typing_after_a_wrong_answer_was_refuted() {
    let mut terminal = Terminal::start(&["--puzzles", &pty::puzzles(), "--puzzle", "ibc5ea67e98a4"]);
    terminal.wait_for("White to move wins 2 men.");
    terminal.press("20-14");
    terminal.wait_for("move › 20-14");
    terminal.press(ENTER);
    terminal.wait_for("refuted");
    terminal.press("r");
    terminal.wait_for("White to move wins 2 men.");
    terminal.press("27-2");
    terminal.wait_for("legal: 27-22");
    terminal.press("2");
    terminal.press(ENTER);
    terminal.wait_for("Solved!");
    terminal.press("n");
    terminal.wait_for("Black to move wins a man.");
}

/// Where the drill of a seed begins: the same program without a terminal says so.
fn drill_start(seed: u64) -> AnyPosition {
    let options = Options { seed: Some(seed), ..Options::default() };
    let mut app = App::new(&options, |seed| Shelf::new(seed, None), Rect::new(0, 0, 80, 24));
    update(&mut app, Action::Do(Command::Attack), Duration::ZERO);
    app.page().board.position
}

/// A move that keeps all kings and puts them where they have not been together before, so that nothing is repeated.
fn harmless(game: &Game) -> Option<Move> {
    let kings = |position: &AnyPosition| position.all_pieces(Color::White);
    let seen = |after: &AnyPosition| {
        (0..=game.moves().len())
            .filter_map(|plies| game.position_after(plies))
            .any(|before| kings(before) == kings(after))
    };
    game.legal_moves().into_iter().find(|&played| {
        let after = game.position().play(played);
        !played.is_capture() && !after.must_capture() && !seen(&after) && !after.legal_moves().is_empty()
    })
}

/// Plays harmless moves until the game is over. `None` when the engine's king lets itself be caught.
fn play_to_the_draw(terminal: &mut Terminal, seed: u64) -> Option<EndReason> {
    let mut game = Game::new(drill_start(seed));
    for number in 1.. {
        if let Some(end) = game.end() {
            return Some(end.reason);
        }
        let played = harmless(&game)?;
        let written = write_move(game.position(), played);
        game.play(played).unwrap();
        terminal.press(&written);
        terminal.press(ENTER);
        if game.end().is_some() {
            continue;
        }
        let reply = terminal.wait(&format!("the answer to {number}. {written}"), |screen| {
            let row = screen.lines().find_map(|line| line.split_once(&format!("{number:>2}. {written} ")))?.1;
            row.split_whitespace().find(|word| word.contains(['-', 'x'])).map(str::to_owned)
        });
        game.play(read_move(game.position(), &reply).unwrap()).unwrap();
        if game.end().is_none() {
            let count = game.limit().unwrap();
            terminal.wait_for(&format!("16-move rule: {} of 16", count.plies_used / 2));
        }
    }
    None
}

#[test]
fn the_ending_drill_ends_as_a_draw_by_the_16_move_rule() {
    for seed in 1..20 {
        let mut terminal = Terminal::start(&["--seed", &seed.to_string()]);
        terminal.wait_for("Ending: win 3 kings v 1");
        terminal.press("e");
        terminal.wait_for("16-move rule: 0 of 16");
        if let Some(reason) = play_to_the_draw(&mut terminal, seed) {
            assert_eq!(reason, EndReason::MoveLimit(MoveLimit::ThreeAgainstKing));
            terminal.wait_for("Draw by the 16-move rule");
            terminal.wait_for("16-move rule: 16 of 16");
            return;
        }
    }
    panic!("no drill could be played to the draw");
}

/// The keys that lead the cursor from one square to another.
fn way(from: u8, to: u8) -> String {
    let (row, column) = ((from - 1) / 5, (from - 1) % 5);
    let (to_row, to_column) = ((to - 1) / 5, (to - 1) % 5);
    let mut keys = String::new();
    keys += &"\u{1b}[A".repeat(usize::from(row.saturating_sub(to_row)));
    keys += &"\u{1b}[B".repeat(usize::from(to_row.saturating_sub(row)));
    keys += &"\u{1b}[C".repeat(usize::from(to_column.saturating_sub(column)));
    keys += &"\u{1b}[D".repeat(usize::from(column.saturating_sub(to_column)));
    keys
}

#[test]
fn three_squares_are_found_in_the_notation_sprint() {
    let mut terminal = Terminal::start(&["--seed", "11"]);
    terminal.wait_for("Notation: squares and moves");
    terminal.press("n");
    terminal.wait_for("find the square");
    terminal.press(ENTER);
    let mut cursor = 28;
    for right in 1..=3 {
        let asked: u8 = terminal.wait("a square", |screen| {
            let number = screen.split_once("Where is ")?.1.split_once('?')?.0;
            screen.contains(&format!("{} right", right - 1)).then_some(number.parse().ok()?)
        });
        terminal.press(&way(cursor, asked));
        terminal.press(ENTER);
        cursor = asked;
        terminal.wait_for(&format!("{right} right · 0 wrong"));
    }
}

/// The square that a row and a column of the screen show: at 80x24 cells are four columns by two rows, below the title.
fn square_at(row: usize, column: usize) -> usize {
    (row - 1) / 2 * 5 + column / 8 + 1
}

#[test]
fn three_squares_are_named_by_typing_in_the_notation_sprint() {
    let mut terminal = Terminal::start(&["--seed", "12"]);
    terminal.wait_for("Notation: squares and moves");
    terminal.press("n");
    terminal.wait_for("find the square");
    terminal.press("\u{1b}[C");
    terminal.wait_for("◂ name the square ▸");
    terminal.press(ENTER);
    for right in 1..=3 {
        let asked = terminal.wait("a marked square", |screen| {
            let (row, line) =
                screen.lines().enumerate().skip(1).find(|(_, line)| line.chars().take(40).any(|c| c == '?'))?;
            let column = line.chars().position(|character| character == '?')?;
            screen.contains(&format!("{} right", right - 1)).then_some(square_at(row, column))
        });
        terminal.press(&asked.to_string());
        terminal.wait_for(&format!("square › {asked}"));
        terminal.press(ENTER);
        terminal.wait_for(&format!("{right} right · 0 wrong"));
    }
    // A name that is no square does not count.
    terminal.press("99");
    terminal.press(ENTER);
    terminal.wait_for("is no square");
    terminal.wait_for("3 right · 0 wrong");
}
