//! What is known about openings, in analysis.

#![allow(clippy::unwrap_used, reason = "helpers of tests stand outside test functions")]

use crate::screen::{Desk, assert_picture};
use damier::tui::Options;
use damier_rules::Variant;
use damier_rules::notation::pdn::read_games;
use damier_train::analysis::Opening;
use etude_tui::event::KeyCode;

/// An analysis of a game, at its start, with what is known about openings.
fn desk(pdn: &str, width: u16, height: u16) -> Desk {
    let game = read_games(pdn.as_bytes(), Variant::International).next().unwrap().unwrap();
    let options = Options { seed: Some(1), analyse: Some(Box::new(Opening::from(game))), ..Options::default() };
    let mut desk = Desk::new(&options, width, height);
    desk.write("z");
    desk
}

const GAME: &str = "1. 32-28 18-23 2. 38-32 12-18 *\n";

#[test]
fn the_moves_played_here_are_listed_with_their_games() {
    let mut desk = desk(GAME, 80, 24);
    desk.press(KeyCode::Right);
    assert_picture!("moves", desk);
    desk.press(KeyCode::Right);
    let named = desk.middle();
    assert!(named.contains("Chefneux opening") && named.contains("38-32"), "{named}");
    assert!(!named.contains("19-23"), "the move before is no longer there: {named}");
}

#[test]
fn the_key_shows_the_lines_of_the_engine_again() {
    let mut desk = desk(GAME, 80, 24);
    assert!(desk.middle().contains("openings"));
    desk.write("z");
    assert!(!desk.middle().contains("openings"));
    desk.write("zv");
    assert!(desk.middle().contains("evaluation") && !desk.middle().contains("openings"), "the graph takes its place");
}

#[test]
fn a_position_that_nobody_played_says_so() {
    let mut desk = desk("1. 31-26 *\n", 80, 24);
    desk.press(KeyCode::Right);
    assert!(desk.middle().contains("Nothing is known about this"), "{}", desk.middle());
}

#[test]
fn it_fits_on_screens_of_all_sizes() {
    for (width, height) in crate::screen::SIZES {
        let mut desk = desk(GAME, width, height);
        desk.press(KeyCode::Right);
        crate::screen::invariants::check(&desk);
    }
}
