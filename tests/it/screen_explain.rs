//! Themes explained by an example.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests stand outside test functions")]

use std::time::Duration;

use crate::screen::history::{NOON, attempt, exercise, tagged};
use crate::screen::puzzles::{choose, options, with};
use crate::screen::{Desk, SIZES, assert_picture, puzzles};
use damier::shipped;
use damier::tui::Options;
use damier::tui::keymap::Mode;
use damier_puzzles::Theme;
use damier_rules::Variant;
use damier_train::attempt::ExerciseKind;
use damier_train::puzzle::selector::PuzzleSelector;
use etude::effort::Credit;
use etude_tui::event::KeyCode;

#[test]
fn the_theme_of_a_puzzle_is_explained_and_its_example_played_through() {
    for (width, height) in SIZES {
        let mut desk = puzzles::desk(&with("ibc5ea67e98a4"), width, height);
        desk.pass(Duration::from_secs(1));
        desk.write("w");
        assert_eq!(desk.app.mode(), Mode::Puzzle, "the theme of an open puzzle would give it away");
        desk.write("s");
        desk.pass(Duration::from_secs(20));
        let before = desk.picture();
        desk.write("w");
        assert_picture!("direct", desk);
        let start = desk.app.page().board.position;
        desk.press(KeyCode::Right);
        assert_ne!(desk.app.page().board.position, start);
        assert_picture!("direct_first_move", desk);
        desk.press(KeyCode::Home);
        assert_eq!(desk.app.page().board.position, start);
        desk.press(KeyCode::Esc);
        assert_eq!(desk.picture(), before);
    }
}

#[test]
fn the_theme_of_the_form_is_explained() {
    let mut desk: Desk = puzzles::desk(&options(), 80, 24);
    desk.write("mw");
    assert_eq!(desk.app.mode(), Mode::Form, "no theme is chosen");
    choose(&mut desk, 1, 1);
    desk.write("w");
    assert_eq!(desk.app.mode(), Mode::Explained, "{}", desk.text());
    desk.write("q");
    assert_eq!(desk.app.mode(), Mode::Form);
}

#[test]
fn the_theme_of_the_advice_at_home_is_explained() {
    let mut desk: Desk = puzzles::desk(&Options { clock: NOON, ..options() }, 80, 24);
    desk.write("w");
    assert_eq!(desk.app.mode(), Mode::Home, "nothing is advised");
    assert!(desk.text().contains("w does nothing here"), "{}", desk.text());
    desk.press(KeyCode::Up);
    let failed = |number: i32| {
        let exercise = exercise(-1, ExerciseKind::Puzzle, &format!("x{number}"), Credit::None);
        attempt(tagged(exercise, &["direct", "moves-1"]))
    };
    let attempts: Vec<_> = (0..12).map(failed).collect();
    desk.read(&attempts, &[]);
    assert!(desk.text().contains("w explains it"), "{}", desk.text());
    let before = desk.picture();
    assert_picture!("advice", desk);
    desk.write("w");
    assert_eq!(desk.app.mode(), Mode::Explained);
    desk.press(KeyCode::Esc);
    assert_eq!(desk.picture(), before);
}

/// Every motif that the shipped puzzles offer has an example: legal to its end, and of that motif.
#[test]
fn every_motif_offered_has_a_sound_example() {
    let mut selector = PuzzleSelector::of(shipped::collection(), 1, None);
    for variant in Variant::ALL {
        let offered = selector.themes(Some(variant)).into_iter().filter(|&(_, count)| count >= 20);
        for (theme, _) in offered.collect::<Vec<_>>() {
            let Theme::Motif(motif) = theme else { continue };
            let puzzle = selector.example(variant, motif).unwrap();
            assert_eq!(puzzle.position.variant(), variant);
            assert!(puzzle.tags.contains(&motif.into()), "{motif:?}");
            let mut position = puzzle.position;
            for played in puzzle.main_line() {
                position = position.play(played).unwrap();
            }
        }
    }
}
