//! The mouse does the same as the keys, and larger screens show more.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests stand outside test functions")]

use std::time::Duration;

use crate::screen::Desk;
use damier::tui::Options;
use damier::tui::action::ScreenEvent;
use damier::tui::keymap::Mode;
use damier::tui::widgets::board::Mark;
use damier_engine::Task;
use etude_tui::event::{KeyCode, KeyModifiers, MouseButton, MouseEvent, MouseEventKind, TerminalEvent};

const LEFT: MouseButton = MouseButton::Left;

/// A puzzle of international draughts with Black to move, in which 11-17 is wrong.
fn options() -> Options {
    Options { seed: Some(1), puzzle: Some("id941c0972586".to_owned()), ..Options::default() }
}

fn home() -> Options {
    Options { puzzle: None, ..options() }
}

fn mouse(desk: &mut Desk, kind: MouseEventKind, (column, row): (u16, u16)) {
    desk.event(&ScreenEvent::Terminal(TerminalEvent::Mouse(MouseEvent {
        kind,
        column,
        row,
        modifiers: KeyModifiers::NONE,
    })));
}

fn click(desk: &mut Desk, point: (u16, u16)) {
    mouse(desk, MouseEventKind::Down(LEFT), point);
    mouse(desk, MouseEventKind::Up(LEFT), point);
}

/// A point in the middle of a square on a 10x10 board, White at the bottom, in cells of four columns and two rows.
fn square(number: u16) -> (u16, u16) {
    let (row, place) = ((number - 1) / 5, (number - 1) % 5);
    let column = 2 * place + u16::from(row % 2 == 0);
    (4 * column + 2, 1 + 2 * row)
}

/// The position of a word in the line of keys.
fn key(desk: &Desk, word: &str) -> (u16, u16) {
    let text = desk.text();
    let line = text.lines().last().unwrap();
    let place = line.find(word).unwrap_or_else(|| panic!("no {word} in {line}"));
    let column = line[..place].chars().count();
    (u16::try_from(column).unwrap(), desk.app.area().height - 1)
}

/// Plays a wrong move and has the judge refute it.
fn refute(desk: &mut Desk) {
    desk.write("11-17\n");
    desk.refute(120, -160, &["38-32"]);
    desk.pass(Duration::from_secs(3));
}

#[test]
fn a_click_on_a_key_of_the_bottom_line_is_that_key() {
    for word in ["hint", "turn", "? keys", "modes", "q home"] {
        let (mut clicked, mut pressed) = (Desk::new(&options(), 80, 24), Desk::new(&options(), 80, 24));
        clicked.pass(Duration::from_secs(1));
        pressed.pass(Duration::from_secs(1));
        let before = clicked.picture();
        let place = key(&clicked, word);
        click(&mut clicked, place);
        pressed.write(match word {
            "hint" => "i",
            "turn" => "t",
            "? keys" => "?",
            "modes" => "m",
            _ => "q",
        });
        assert_eq!(clicked.picture(), pressed.picture(), "{word}");
        assert_ne!(clicked.picture(), before, "{word}");
    }
}

#[test]
fn a_click_beside_the_keys_does_nothing() {
    let mut desk = Desk::new(&options(), 80, 24);
    desk.pass(Duration::from_secs(1));
    let before = desk.picture();
    click(&mut desk, (79, 23));
    click(&mut desk, (60, 22));
    assert_eq!(desk.picture(), before);
}

#[test]
fn a_piece_can_be_dragged_and_the_square_below_the_mouse_is_marked() {
    let mut desk = Desk::new(&options(), 80, 24);
    desk.pass(Duration::from_secs(1));
    mouse(&mut desk, MouseEventKind::Down(LEFT), square(11));
    mouse(&mut desk, MouseEventKind::Drag(LEFT), square(17));
    let marks = desk.app.page().board.marks;
    let of = |wanted| marks.iter().filter(move |(_, mark)| *mark == wanted).map(|(place, _)| place.row()).collect();
    let (under, chosen): (Vec<u8>, Vec<u8>) = (of(Mark::Cursor), of(Mark::Selected));
    assert_eq!((under, chosen), (vec![3], vec![2]));
    mouse(&mut desk, MouseEventKind::Up(LEFT), square(17));
    assert!(matches!(desk.asked.last(), Some((_, Task::Verdict { .. }))), "the move is made");
    assert!(desk.app.page().board.marks.iter().all(|(_, mark)| *mark != Mark::Cursor));
}

/// Plays the first move of a puzzle with the mouse, and returns whether it is animated.
fn slides(make: impl Fn(&mut Desk)) -> bool {
    let mut desk = Desk::with_motion(&options(), 80, 24);
    desk.pass(Duration::from_secs(2));
    make(&mut desk);
    !desk.app.page().board.instead.is_empty()
}

#[test]
fn a_move_that_is_clicked_slides_and_one_that_is_dragged_is_there_already() {
    assert!(slides(|desk| {
        click(desk, square(11));
        click(desk, square(17));
    }));
    assert!(!slides(|desk| {
        mouse(desk, MouseEventKind::Down(LEFT), square(11));
        mouse(desk, MouseEventKind::Drag(LEFT), square(17));
        mouse(desk, MouseEventKind::Up(LEFT), square(17));
    }));
}

#[test]
fn what_was_refuted_is_tried_again_by_whoever_types_or_clicks() {
    let mut typed = Desk::new(&options(), 80, 24);
    refute(&mut typed);
    assert!(typed.text().contains("refuted"));
    typed.write("1");
    assert!(typed.text().contains("Black to move") && typed.text().contains("move › 1"), "{}", typed.text());
    let mut clicked = Desk::new(&options(), 80, 24);
    refute(&mut clicked);
    click(&mut clicked, square(11));
    let marks = clicked.app.page().board.marks;
    assert!(marks.iter().any(|(place, mark)| *mark == Mark::Selected && place.row() == 2), "{}", clicked.text());
}

#[test]
fn the_wheel_moves_along_lists_and_through_a_solution() {
    let mut desk = Desk::new(&home(), 80, 24);
    mouse(&mut desk, MouseEventKind::ScrollDown, (50, 8));
    assert!(desk.text().contains("▸ r"), "{}", desk.text());
    mouse(&mut desk, MouseEventKind::ScrollUp, (50, 8));
    assert!(desk.text().contains("▸ p"));
    let mut desk = Desk::new(&options(), 80, 24);
    desk.write("s");
    desk.pass(Duration::from_secs(20));
    assert_eq!(desk.app.mode(), Mode::Solved);
    let end = desk.app.page().board.position;
    mouse(&mut desk, MouseEventKind::ScrollUp, (10, 10));
    let before = desk.app.page().board.position;
    assert_ne!(before, end);
    mouse(&mut desk, MouseEventKind::ScrollDown, (10, 10));
    assert_eq!(desk.app.page().board.position, end);
    desk.write("?");
    mouse(&mut desk, MouseEventKind::ScrollDown, (10, 10));
    assert!(desk.app.help_is_open(), "the wheel does not close the list");
}

#[test]
fn the_wheel_leaves_a_move_that_is_being_entered_alone() {
    let mut desk = Desk::new(&options(), 80, 24);
    desk.pass(Duration::from_secs(1));
    desk.write("1");
    let before = desk.picture();
    mouse(&mut desk, MouseEventKind::ScrollDown, (10, 10));
    assert_eq!(desk.picture(), before);
}

#[test]
fn the_right_button_drops_a_piece_and_never_leaves_the_puzzle() {
    let mut desk = Desk::new(&options(), 80, 24);
    desk.pass(Duration::from_secs(1));
    let before = desk.picture();
    click(&mut desk, square(11));
    assert_ne!(desk.picture(), before);
    for _ in 0..2 {
        mouse(&mut desk, MouseEventKind::Down(MouseButton::Right), square(30));
        assert_eq!(desk.picture(), before);
    }
}

#[test]
fn the_right_button_never_leaves_a_puzzle_that_is_over() {
    let mut desk = Desk::new(&options(), 80, 24);
    desk.write("s");
    let before = desk.picture();
    mouse(&mut desk, MouseEventKind::Down(MouseButton::Right), square(30));
    assert_eq!(desk.picture(), before);
}

#[test]
fn large_screens_list_the_keys_all_the_time() {
    for (width, height, are_shown) in [(80, 24, false), (120, 40, true), (200, 60, true)] {
        let desk = Desk::new(&options(), width, height);
        let shows = |text: &str| desk.text().contains(text);
        assert_eq!(shows("┌ keys ─"), are_shown, "{width}x{height}:\n{}", desk.text());
    }
}

#[test]
fn the_largest_screens_list_the_last_results() {
    let mut desk = Desk::new(&options(), 200, 60);
    assert!(!desk.text().contains("last results"));
    desk.write("s");
    desk.pass(Duration::from_secs(20));
    let text = desk.text();
    let line = text.lines().skip_while(|line| !line.contains("last results")).nth(1).unwrap();
    assert!(line.contains("× puzzle"), "{text}");
    desk.write("q");
    assert!(desk.text().contains("× puzzle"), "{}", desk.text());
    desk.press(KeyCode::Esc);
}

#[test]
fn questions_about_notation_share_a_line_of_the_last_results() {
    let mut desk = Desk::new(&home(), 200, 60);
    // Three squares are asked for and not answered: each is missed.
    desk.write("n\nsnsns");
    assert!(desk.text().contains("– notation: 0 of 3 right"), "{}", desk.text());
}

#[test]
fn a_click_on_a_tab_of_progress_turns_to_it() {
    for (width, height) in [(80, 24), (40, 12)] {
        let mut desk = Desk::new(&home(), width, height);
        desk.write("s");
        let at = |desk: &Desk, name: &str| {
            let text = desk.text();
            let line = text.lines().nth(1).unwrap().to_owned();
            (u16::try_from(line.find(name).unwrap_or_else(|| panic!("no {name}: {line}"))).unwrap(), 1)
        };
        // A small screen omits the tabs before the chosen one if there is not enough room.
        for name in ["themes", "calendar"] {
            let place = at(&desk, name);
            click(&mut desk, place);
            assert!(desk.text().contains(&format!("[{name}]")), "{}", desk.text());
        }
        click(&mut desk, (3, 8));
        assert!(desk.text().contains("[calendar]"), "nothing to choose there\n{}", desk.text());
    }
}

#[test]
fn a_menu_says_that_it_goes_on_below_and_above() {
    let mut desk = Desk::new(&home(), 80, 24);
    desk.write("o");
    let line = |desk: &Desk| desk.text().lines().nth(4).unwrap_or_default().to_owned();
    assert!(line(&desk).contains('↓') && !line(&desk).contains('↑'), "{}", desk.text());
    for _ in 0..20 {
        desk.press(KeyCode::Down);
    }
    assert!(line(&desk).contains('↑') && !line(&desk).contains('↓'), "{}", desk.text());
}
