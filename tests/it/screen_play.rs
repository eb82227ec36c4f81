//! Moves can be entered by typing, with the cursor and with the mouse, with the same result.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests stand outside test functions")]

use std::time::Duration;

use crate::screen::Desk;
use damier::tui::Options;
use damier::tui::action::Action;
use damier_rules::notation::read_move;
use damier_rules::{AnyPosition, BoardSize, Square, Variant};
use etude_tui::event::KeyCode;

fn puzzle() -> Desk {
    let options = Options { seed: Some(1), puzzle: Some("ibc5ea67e98a4".to_owned()), ..Options::default() };
    Desk::new(&options, 80, 24)
}

fn square(number: u8) -> Square {
    BoardSize::Ten.square(number).unwrap()
}

fn assert_solved(mut desk: Desk) {
    desk.pass(Duration::from_secs(5));
    assert!(desk.text().contains("Solved!"), "{}", desk.text());
}

#[test]
fn typed_in_any_usual_form() {
    for typed in ["27-22\n", "2722\n", "27 22\n", "27x22\u{8}\n"] {
        let mut desk = puzzle();
        if typed.contains('x') {
            desk.write("27x2");
            for _ in 0..2 {
                desk.press(KeyCode::Backspace);
            }
            desk.write("-22\n");
        } else {
            desk.write(typed);
        }
        assert_solved(desk);
    }
}

#[test]
fn completed_with_tab() {
    let mut desk = puzzle();
    desk.write("27-2");
    desk.press(KeyCode::Tab);
    while !desk.text().contains("move › 27-22") {
        desk.press(KeyCode::Tab);
    }
    desk.press(KeyCode::Enter);
    assert_solved(desk);
}

#[test]
fn with_the_cursor() {
    let mut desk = puzzle();
    // The cursor starts on 28, in the middle.
    desk.press(KeyCode::Left);
    desk.press(KeyCode::Left);
    desk.press(KeyCode::Enter);
    assert!(desk.text().contains("(22)"), "{}", desk.text());
    desk.press(KeyCode::Up);
    desk.press(KeyCode::Enter);
    assert_solved(desk);
}

#[test]
fn with_two_clicks_and_by_dragging() {
    let mut desk = puzzle();
    desk.act(Action::Press(square(27)));
    desk.act(Action::Release(square(27)));
    desk.act(Action::Press(square(22)));
    assert_solved(desk);
    let mut desk = puzzle();
    desk.act(Action::Press(square(27)));
    desk.act(Action::Release(square(22)));
    assert_solved(desk);
}

#[test]
fn a_command_key_is_no_notation_and_the_other_way_round() {
    let mut desk = puzzle();
    desk.write("27");
    desk.write("t");
    assert!(desk.text().contains("move › 27"), "{}", desk.text());
    desk.press(KeyCode::Esc);
    assert!(desk.text().contains("Puzzles"), "{}", desk.text());
    desk.press(KeyCode::Esc);
    assert!(desk.text().contains("Home"), "{}", desk.text());
}

#[test]
fn the_judge_refutes_a_wrong_move_and_r_tries_again() {
    let mut desk = puzzle();
    desk.write("20-14\n");
    desk.answer();
    desk.pass(Duration::from_secs(8));
    assert!(desk.text().contains("refuted"), "{}", desk.text());
    assert!(desk.text().contains("20-14?"), "{}", desk.text());
    desk.write("r");
    assert!(desk.text().contains("White to move"), "{}", desk.text());
    desk.write("27-22\n");
    assert_solved(desk);
}

#[test]
fn that_a_key_does_nothing_is_said_only_while_it_is_so() {
    let mut desk = puzzle();
    desk.write("27-22\na");
    assert!(desk.text().contains("a does nothing here"), "{}", desk.text());
    desk.pass(Duration::from_secs(5));
    assert!(desk.text().contains("Solved!"), "{}", desk.text());
    assert!(!desk.text().contains("does nothing here"), "a opens the analysis now: {}", desk.text());
}

#[test]
fn the_opening_of_a_ballot_is_told_and_filed() {
    let mut desk = Desk::new(&Options { seed: Some(1), ..Options::default() }, 80, 24);
    desk.write("g");
    for _ in 0..2 {
        desk.press(KeyCode::Down);
    }
    desk.press(KeyCode::Right);
    desk.press(KeyCode::Enter);
    let panes: String = desk.text().lines().flat_map(|line| line.chars().skip(42).chain(" ".chars())).collect();
    let panes = panes.replace('│', " ");
    let told = panes.split_once("Ballot: ").unwrap().1.split_whitespace();
    let moves: Vec<&str> = told.take_while(|word| word.starts_with(|first: char| first.is_ascii_digit())).collect();
    assert_eq!(moves.len(), 6, "{panes}");
    let start = AnyPosition::start(Variant::International);
    let play = |at: AnyPosition, text: &&str| at.play_unchecked(read_move(&at, text).unwrap());
    assert_eq!(desk.app.page().board.position, moves.iter().fold(start, play));
    desk.write("zz");
    let [pdn] = &desk.filed[..] else { panic!("{:?}", desk.filed) };
    assert!(pdn.contains(&format!("[Opening \"Ballot {}\"]", moves.join(" "))), "{pdn}");
}
