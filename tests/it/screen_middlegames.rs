//! The types of middlegame on the screen: the list, a page, its shots and its lesson.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests stand outside test functions")]

use crate::screen::{Desk, SIZES, assert_picture};
use damier::tui::Options;
use damier_app::settings::Settings;
use damier_rules::Variant;
use etude_tui::event::KeyCode;
use etude_tui::text::Words;

/// The list, for a variant.
fn desk(variant: Variant, (width, height): (u16, u16)) -> Desk {
    let settings = Settings { variant, ..Settings::default() };
    let mut desk = Desk::with_puzzles(
        damier::shipped::collection(),
        &Options { seed: Some(1), settings, ..Options::default() },
        width,
        height,
    );
    desk.write("z");
    for _ in 0..3 {
        desk.press(KeyCode::Down);
    }
    desk.press(KeyCode::Enter);
    desk
}

fn said(desk: &Desk) -> String {
    desk.app.page().message.lines.iter().map(Words::text).collect::<Vec<_>>().join(" ")
}

/// Goes down to the Roozenburg system.
fn roozenburg(size: (u16, u16)) -> Desk {
    let mut desk = desk(Variant::International, size);
    while !said(&desk).contains("24, 27, 29 and 34 against 18, 23 and 25") {
        desk.press(KeyCode::Down);
    }
    desk
}

#[test]
fn a_type_says_how_often_it_arises_and_what_your_games_were() {
    for size in SIZES {
        let mut desk = roozenburg(size);
        let told = said(&desk);
        // The games of the collection, of which 4,783 begin at the start.
        assert!(told.contains("games of people") && told.contains("most often from 1."), "{told}");
        assert!(told.contains("Your games with it: 2 (+1 =0 -1). Against it: 0."), "{told}");
        assert!(!told.contains("won by White"), "no results of games chosen by their results: {told}");
        assert_picture!("types", desk);
        desk.press(KeyCode::Enter);
        assert_picture!("type", desk);
    }
}

#[test]
fn its_shots_are_a_set_and_its_plans_a_lesson() {
    let mut desk = roozenburg(SIZES[0]);
    desk.press(KeyCode::Enter);
    assert!(desk.text().contains("Solve its shots: 1"), "{}", desk.text());
    desk.press(KeyCode::Enter);
    assert!(desk.text().contains("Find the shot") || said(&desk).contains("to move"), "{}", desk.text());
    let mut desk = roozenburg(SIZES[0]);
    desk.press(KeyCode::Enter);
    desk.press(KeyCode::Down);
    desk.press(KeyCode::Enter);
    assert!(desk.text().contains("Roozenburg system"), "{}", desk.text());
    assert!(said(&desk).contains("Point at White's four"), "{}", said(&desk));
}

#[test]
fn a_type_without_shots_opens_none_and_esc_goes_back_a_step() {
    let mut desk = desk(Variant::International, SIZES[0]);
    desk.press(KeyCode::Enter);
    assert!(desk.text().contains("Solve its shots: 0"), "{}", desk.text());
    let before = desk.picture();
    desk.press(KeyCode::Enter);
    assert_eq!(desk.picture(), before);
    desk.press(KeyCode::Esc);
    assert!(said(&desk).contains("Enter opens the type."), "{}", said(&desk));
    desk.press(KeyCode::Esc);
    assert!(desk.text().contains("Traps on the way"), "{}", desk.text());
}

#[test]
fn on_64_squares_there_are_none() {
    let desk = desk(Variant::Russian, SIZES[0]);
    assert!(said(&desk).contains("those of the 100 squares"), "{}", said(&desk));
}
