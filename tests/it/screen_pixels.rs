//! The board in pixels: what is sent to the terminal, and when.

use std::time::Duration;

use crate::screen::Desk;
use crate::screen::history::NOON;
use crate::screen_progress::three_weeks;
use damier::tui::Options;
use damier::tui::action::Action;
use damier::tui::pixels::scene::Sketch;
use damier::tui::pixels::{PixelOutput, Scene};
use damier_app::Event;
use damier_app::settings::{Graphics, Settings, Speed, ThemeName};
use damier_app::store::keeper::News;
use damier_rules::Variant;
use damier_rules::notation::pdn::read_games;
use damier_train::analysis::Opening;
use etude_tui::event::KeyCode;
use etude_tui::inbox::Found;

/// A terminal with cells of ten by twenty pixels.
fn desk(graphics: Graphics, settings: Settings) -> Desk {
    let mut desk = Desk::new(
        &Options { seed: Some(1), settings: Settings { graphics, ..settings }, ..Options::default() },
        80,
        24,
    );
    desk.act(Action::Found(Found { cell: Some((10, 20)), ..Found::default() }));
    desk
}

/// The bytes that a key causes for the board.
fn bytes(desk: &mut Desk, output: &mut PixelOutput, key: KeyCode) -> usize {
    desk.press(key);
    output.show(Scene::of(&desk.app)).len()
}

#[test]
fn squares_are_sent_once_and_then_placed() {
    let mut desk = desk(Graphics::Kitty, Settings::default());
    desk.write("a");
    desk.press(KeyCode::Enter);
    let mut output = PixelOutput::default();
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
    desk.act(Action::Found(Found { cell: Some((10, 20)), ..Found::default() }));
    desk.write("a\n");
    let mut output = PixelOutput::default();
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
    let mut output = PixelOutput::default();
    assert_eq!(output.show(Scene::of(&desk.app)).matches("\u{1b}P").count(), 10);
    desk.press(KeyCode::Enter);
    let _ = output.show(Scene::of(&desk.app));
    desk.press(KeyCode::Up);
    let moved = output.show(Scene::of(&desk.app));
    assert!((1..=2).contains(&moved.matches("\u{1b}P").count()), "{}", moved.len());
    // Every colour of a band is a pass over its rows, so bands have few.
    assert!(moved.len() < 20_000, "{}", moved.len());
}

#[test]
fn nothing_covers_the_list_of_keys_and_the_board_comes_back() {
    let mut desk = desk(Graphics::Kitty, Settings::default());
    desk.write("p");
    let mut output = PixelOutput::default();
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

/// A game checked by the engine, at its third half-move.
fn checked(graphics: Graphics) -> Desk {
    let text = "[GameType \"20\"]\n\n1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 *\n";
    let game = read_games(text.as_bytes(), Variant::International).next().unwrap().unwrap();
    let settings = Settings { graphics, ..Settings::default() };
    let analyse = Some(Box::new(Opening { ply: 3, ..Opening::from(game) }));
    let mut desk = Desk::new(&Options { seed: Some(1), settings, analyse, ..Options::default() }, 120, 40);
    desk.act(Action::Found(Found { cell: Some((10, 20)), ..Found::default() }));
    desk.act(Action::Tick);
    desk.answer_all();
    desk.write("o");
    desk.answer_all();
    desk
}

#[test]
fn bar_and_graph_are_pictures_and_a_step_through_the_game_only_moves_the_line() {
    let mut desk = checked(Graphics::Kitty);
    let mut output = PixelOutput::default();
    let first = output.show(Scene::of(&desk.app));
    // The bar, the curve, and the line over it.
    assert_eq!((first.matches(",p=1001,").count(), first.matches(",p=1002,").count()), (1, 1));
    assert_eq!(first.matches(",p=1003,").count(), 1);
    assert!(desk.text().contains("100%│") && !desk.text().contains(['⠉', '⠒', '█']), "{}", desk.text());
    desk.press(KeyCode::Right);
    let step = output.show(Scene::of(&desk.app));
    assert_eq!((step.matches(",p=1002,").count(), step.matches(",p=1003,").count()), (0, 1), "{}", step.len());
    assert!(step.len() < 6_250, "{}", step.len());
}

#[test]
fn in_sixels_board_and_figures_are_no_more_pictures_than_xterm_keeps() {
    let mut desk = checked(Graphics::Sixel);
    let mut output = PixelOutput::default();
    assert_eq!(output.show(Scene::of(&desk.app)).matches("\u{1b}P").count(), 9 + 2);
    assert_eq!(output.show(Scene::of(&desk.app)), "");
    desk.press(KeyCode::Right);
    // The rows of two moves, the line in the curve, perhaps the bar.
    let step = output.show(Scene::of(&desk.app)).matches("\u{1b}P").count();
    assert!((2..=8).contains(&step), "{step}");
}

#[test]
fn charts_of_progress_are_pictures_unless_keys_cover_them() {
    for (graphics, sign) in [(Graphics::Kitty, "a=t,"), (Graphics::Sixel, "\u{1b}P"), (Graphics::Iterm, "1337;File")] {
        let settings = Settings { graphics, ..Settings::default() };
        let mut desk = Desk::new(&Options { seed: Some(1), clock: NOON, settings, ..Options::default() }, 80, 24);
        desk.act(Action::Found(Found { cell: Some((10, 20)), ..Found::default() }));
        desk.act(Action::App(Event::News(News::Loaded(three_weeks(), String::new()))));
        desk.write("s");
        let mut output = PixelOutput::default();
        for page in ["week", "rating", "themes"] {
            let shown = output.show(Scene::of(&desk.app));
            let text = desk.text();
            assert_eq!(shown.matches(sign).count(), 1, "{graphics:?} {page}: {text}");
            assert!(!text.contains('⠒') && !text.contains("██"), "{text}");
            // Each takes the number of the one before: kitty deletes more than one picture with `d=I`.
            let number = format!("i={},", (1 << 24) + 1001);
            assert!(graphics != Graphics::Kitty || (shown.contains(&number) && !shown.contains("d=I")), "{shown}");
            desk.press(KeyCode::Right);
        }
        desk.press(KeyCode::Left);
        desk.write("?");
        assert!(Scene::of(&desk.app).is_none());
        assert!(!desk.text().contains('\u{a0}'), "{}", desk.text());
    }
}

#[test]
fn the_small_boards_of_a_display_are_a_picture_for_each_row() {
    for graphics in [Graphics::Kitty, Graphics::Sixel] {
        let settings = Settings { graphics, animation: Speed::Off, ..Settings::default() };
        let mut desk = Desk::new(&Options { seed: Some(1), settings, ..Options::default() }, 120, 40);
        desk.act(Action::Found(Found { cell: Some((10, 20)), ..Found::default() }));
        desk.write("g");
        while !desk.app.page().fields.rows.iter().any(|row| row.name == "boards" && row.value == "12") {
            match desk.app.page().fields.rows.get(desk.app.page().fields.chosen).map(|row| row.name.clone()).as_deref()
            {
                Some("boards") => desk.press(KeyCode::Right),
                _ => desk.press(KeyCode::Down),
            }
        }
        desk.press(KeyCode::Enter);
        let scene = Scene::of(&desk.app).unwrap();
        let rows: Vec<&Sketch> = scene.figures.iter().map(|(_, sketch)| sketch).collect();
        assert!(matches!(rows[..], [Sketch::Boards(_), Sketch::Boards(_), Sketch::Boards(_)]));
        // Four boards of ten cells across, with a cell between them, and five down.
        assert!(scene.figures.iter().all(|(place, _)| (place.width, place.height) == (43, 5)));
        let mut output = PixelOutput::default();
        let sent = output.show(Some(scene));
        // With the bands of the board no more than xterm keeps.
        assert!(sent.matches("\u{1b}P").count() <= 16);
        // A typed letter changes no picture; a move, those of its board.
        desk.write("3");
        assert_eq!(output.show(Scene::of(&desk.app)), "");
        desk.write("2-28\n");
        assert!(output.show(Scene::of(&desk.app)).len() < sent.len() / 2);
        assert_eq!(output.show(Scene::of(&desk.app)), "");
    }
}
