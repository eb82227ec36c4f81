//! Finding a position or a pattern from the analysis.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests stand outside test functions")]

use crate::screen::puzzles::{collection, desk, options};
use crate::screen::{Desk, SIZES, assert_picture};
use damier::tui::Options;
use damier::tui::keymap::Mode;
use damier_puzzles::Puzzle;
use damier_rules::Variant;
use damier_rules::notation::Fen;
use damier_train::analysis::{Opening, OpeningRequest};
use etude_tui::event::KeyCode;

/// An analysis of a position.
fn analysis(fen: &str, width: u16, height: u16) -> Desk {
    let OpeningRequest::Position(opening) = OpeningRequest::read(fen, Variant::International).unwrap() else {
        panic!("{fen} is a position");
    };
    desk(&Options { analyse: Some(Box::new(Opening { ..*opening })), ..options() }, width, height)
}

fn first_puzzle() -> Puzzle {
    let collection = collection(100);
    collection.puzzle(&collection.entries()[0]).unwrap()
}

/// Replaces the typed pattern.
fn ask(desk: &mut Desk, pattern: &str) {
    desk.press(KeyCode::End);
    for _ in 0..200 {
        desk.press(KeyCode::Backspace);
    }
    desk.write(&format!("{pattern}\n"));
}

#[test]
fn the_position_on_the_board_is_found_and_opened() {
    let puzzle = first_puzzle();
    for (width, height) in SIZES {
        let mut desk = analysis(&Fen::new(puzzle.position).to_string(), width, height);
        desk.write("/");
        assert_eq!(desk.app.mode(), Mode::Text);
        assert_picture!("find", desk);
        desk.press(KeyCode::Enter);
        assert_eq!(desk.app.mode(), Mode::List, "{}", desk.text());
        assert_picture!("find_hits", desk);
        desk.press(KeyCode::Esc);
        assert_eq!(desk.app.mode(), Mode::Text, "the pattern can be changed");
        desk.write("\n\n");
        assert_eq!(desk.app.mode(), Mode::Analysis);
        assert_eq!(desk.app.page().board.position, puzzle.position, "the game is open at the puzzle");
    }
}

#[test]
fn a_pattern_shows_its_pieces_and_errors_say_where() {
    for (width, height) in SIZES {
        let mut desk = analysis("W:W31:B20", width, height);
        desk.write("/");
        ask(&mut desk, "?:W28,-33:B19,x");
        assert_eq!(desk.app.mode(), Mode::Text);
        assert!(desk.text().contains("column 15") || height < 20, "{}", desk.text());
        desk.press(KeyCode::Backspace);
        desk.press(KeyCode::Backspace);
        assert_picture!("find_pattern", desk);
        desk.press(KeyCode::Enter);
        assert_eq!(desk.app.mode(), Mode::List, "{}", desk.text());
        for _ in 0..3 {
            let board = desk.app.page().board.position;
            let has = |number: u8| board.piece_at(board.board_size().square(number).unwrap()).is_some();
            assert_eq!((has(28), has(33), has(19)), (true, false, true));
            desk.press(KeyCode::Down);
        }
        desk.press(KeyCode::Esc);
        ask(&mut desk, "?:WK1,K2,K3,K4");
        assert!(desk.text().contains("Nothing has this"), "{}", desk.text());
        desk.press(KeyCode::Esc);
        assert_eq!(desk.app.mode(), Mode::Analysis);
    }
}

#[test]
fn own_games_come_first_and_unsaved_changes_are_pointed_out() {
    let mut desk = analysis("W", 80, 24);
    desk.write("32-28\n");
    desk.write("/");
    ask(&mut desk, "W:W28:B22,-17");
    assert_eq!(desk.app.mode(), Mode::List, "{}", desk.text());
    assert!(desk.text().contains("your game · Anna - Damier"), "{}", desk.text());
    desk.press(KeyCode::Enter);
    assert!(desk.text().contains("unsaved"), "{}", desk.text());
    desk.press(KeyCode::Enter);
    assert_eq!(desk.app.mode(), Mode::Analysis);
    assert!(desk.text().contains("Anna - Damier"), "{}", desk.text());
    assert_eq!(desk.app.page().board.position.legal_moves().len(), 1, "28x17 is next");
}
