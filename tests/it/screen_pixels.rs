//! The board in pixels: what is sent to the terminal, and when.

use std::time::Duration;

use crate::screen::Desk;
use damier::settings::{Graphics, Settings, Speed, ThemeName};
use damier::tui::Options;
use damier::tui::action::Event;
use damier::tui::pixels::{Found, Output, Scene};
use ratatui::crossterm::event::KeyCode;

/// A terminal with cells of ten by twenty pixels.
fn desk(graphics: Graphics, settings: Settings) -> Desk {
    let mut desk = Desk::new(
        &Options { seed: Some(1), settings: Settings { graphics, ..settings }, ..Options::default() },
        80,
        24,
    );
    desk.event(&Event::Found(Found { cell: Some((10, 20)), ..Found::default() }));
    desk
}

/// The bytes that a key causes for the board.
fn bytes(desk: &mut Desk, output: &mut Output, key: KeyCode) -> usize {
    desk.press(key);
    output.show(Scene::of(&desk.app)).len()
}

#[test]
fn squares_are_sent_once_and_then_placed() {
    let mut desk = desk(Graphics::Kitty, Settings::default());
    desk.write("a");
    desk.press(KeyCode::Enter);
    let mut output = Output::default();
    let first = output.show(Scene::of(&desk.app));
    // Men of both sides, a light square, and free squares with their numbers.
    assert_eq!(first.matches("a=t,").count(), 3 + 10);
    assert_eq!(first.matches("a=p,").count(), 100);
    assert_eq!(output.show(Scene::of(&desk.app)), "");
    // The cursor is drawn once on every kind of square, and then only placed.
    bytes(&mut desk, &mut output, KeyCode::Enter);
    // A second at one Mbit/s carries 125,000 bytes; a key must be answered in a twentieth of it.
    for key in [KeyCode::Up, KeyCode::Up, KeyCode::Down, KeyCode::Up] {
        assert!(bytes(&mut desk, &mut output, key) < 6_250);
    }
    assert!(bytes(&mut desk, &mut output, KeyCode::Down) < 400);
}

#[test]
fn a_move_flies_between_the_squares_in_few_bytes() {
    let settings = Settings { graphics: Graphics::Kitty, animation: Speed::Normal, ..Settings::default() };
    let mut desk = Desk::with_motion(&Options { seed: Some(1), settings, ..Options::default() }, 80, 24);
    desk.event(&Event::Found(Found { cell: Some((10, 20)), ..Found::default() }));
    desk.write("a\n");
    let mut output = Output::default();
    let _ = output.show(Scene::of(&desk.app));
    desk.write("32-28\n");
    // The first picture sends the piece without its square.
    assert_eq!(output.show(Scene::of(&desk.app)).matches(",z=1,").count(), 1);
    for _ in 0..3 {
        desk.pass(Duration::from_millis(20));
        let flown = output.show(Scene::of(&desk.app));
        assert_eq!((flown.matches("a=p,").count(), flown.matches("a=t,").count()), (1, 0), "{flown}");
        assert!(flown.len() < 100, "{flown}");
    }
    // Once it is there, it stands on its square, and nothing flies.
    desk.pass(Duration::from_millis(20));
    let arrived = output.show(Scene::of(&desk.app));
    assert_eq!((arrived.matches("z=1").count(), arrived.matches("p=1000,q=2").count()), (0, 1), "{arrived}");
    assert!(desk.app.wakes_at().is_none());
}

#[test]
fn only_the_bands_that_changed_are_sent_in_sixels() {
    let mut desk = desk(Graphics::Sixel, Settings::default());
    desk.write("a");
    desk.press(KeyCode::Enter);
    let mut output = Output::default();
    assert_eq!(output.show(Scene::of(&desk.app)).matches("\u{1b}P").count(), 10);
    desk.press(KeyCode::Enter);
    let _ = output.show(Scene::of(&desk.app));
    desk.press(KeyCode::Up);
    let moved = output.show(Scene::of(&desk.app)).matches("\u{1b}P").count();
    assert!((1..=2).contains(&moved), "{moved}");
}

#[test]
fn nothing_covers_the_list_of_keys_and_the_board_comes_back() {
    let mut desk = desk(Graphics::Kitty, Settings::default());
    desk.write("p");
    let mut output = Output::default();
    let whole = output.show(Scene::of(&desk.app));
    desk.write("?");
    assert!(Scene::of(&desk.app).is_none());
    assert_eq!(output.show(None), "\u{1b}_Ga=d,d=A,q=2\u{1b}\\");
    desk.press(KeyCode::Esc);
    assert_eq!(output.show(Scene::of(&desk.app)).matches("a=p,").count(), whole.matches("a=p,").count());
}

#[test]
fn without_colours_or_pixels_the_board_stays_in_cells() {
    let monochrome = Settings { theme: ThemeName::Monochrome, ..Settings::default() };
    for (graphics, settings) in [(Graphics::Auto, Settings::default()), (Graphics::Kitty, monochrome)] {
        let desk = desk(graphics, settings);
        assert!(Scene::of(&desk.app).is_none(), "{graphics:?}");
        assert!(!desk.text().contains('\u{a0}'));
    }
}
