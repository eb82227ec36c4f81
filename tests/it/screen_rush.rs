//! The ending rush on the screen.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests stand outside test functions")]

use std::time::Duration;

use crate::screen::puzzles::options;
use crate::screen::{Desk, SIZES, assert_picture};
use damier::tui::keymap::Mode;
use damier_rules::Game;
use damier_rules::notation::write_move;
use damier_train::attempt::TrainingMode;
use damier_train::drill::assess_moves;
use etude::effort::Credit;
use etude_tui::event::KeyCode;

/// Starts a rush from the form of endings.
fn start(desk: &mut Desk) {
    desk.write("e");
    for _ in 0..9 {
        desk.press(KeyCode::Down);
    }
    desk.press(KeyCode::Up);
    desk.press(KeyCode::Right);
    desk.press(KeyCode::Enter);
    assert_eq!(desk.app.mode(), Mode::Drill, "{}", desk.text());
}

/// Plays a move that keeps the win, the quickest one, or one that gives it away if there is any.
fn play(desk: &mut Desk, keeps: bool) {
    let position = desk.app.page().board.position;
    let mut moves = assess_moves(&Game::new(position), &crate::TABLES).unwrap();
    moves.sort_by_key(|each| (std::cmp::Reverse(each.outcome), each.after.and_then(|after| after.to_win)));
    let best = moves[0].outcome;
    let chosen = moves.iter().find(|each| (each.outcome == best) == keeps).unwrap_or(&moves[0]);
    let text = write_move(&position, chosen.candidate);
    desk.write(&format!("{text}\n"));
    if desk.text().contains("which route") {
        desk.press(KeyCode::Enter);
    }
}

/// Plays until the count of endings over changes.
fn finish(desk: &mut Desk, keeps: bool) {
    let before = done(desk).len();
    for _ in 0..60 {
        if done(desk).len() > before {
            return;
        }
        play(desk, keeps);
    }
    panic!("{}", desk.text());
}

fn done(desk: &Desk) -> Vec<Credit> {
    let attempts = desk.app.shared().trainer.history().attempts().iter().map(|attempt| &attempt.exercise);
    attempts.filter(|exercise| exercise.mode == TrainingMode::Sprint).map(|exercise| exercise.credit).collect()
}

#[test]
fn five_endings_are_played_against_the_clock_right_and_wrong() {
    for (width, height) in SIZES {
        let mut desk = Desk::new(&options(), width, height);
        start(&mut desk);
        assert_picture!("rush", desk);
        desk.pass(Duration::from_secs(20));
        finish(&mut desk, true);
        assert!(desk.text().contains("2 of 5") || width < 60, "{}", desk.text());
        finish(&mut desk, false);
        assert_picture!("rush_missed", desk);
        desk.pass(Duration::from_secs(4));
        for _ in 0..3 {
            finish(&mut desk, true);
        }
        assert_eq!(done(&desk), [Credit::Full, Credit::None, Credit::Full, Credit::Full, Credit::Full]);
        assert_picture!("rush_over", desk);
        desk.press(KeyCode::Down);
        desk.press(KeyCode::Enter);
        assert!(desk.app.page().title.contains("Endings"), "{}", desk.text());
    }
}

#[test]
fn a_rush_ends_with_its_time_and_the_next_one_knows_the_best() {
    let mut desk = Desk::new(&options(), 80, 24);
    start(&mut desk);
    finish(&mut desk, true);
    desk.write("ius");
    desk.pass(Duration::from_mins(5));
    assert!(desk.text().contains("Time is up: 1 of 5 won"), "{}", desk.text());
    assert!(desk.text().contains("Your first rush"), "{}", desk.text());
    desk.write("n");
    assert!(desk.text().contains("best 1") && desk.text().contains("05:00"), "{}", desk.text());
}

#[test]
fn a_rush_that_is_left_tells_its_result_at_home() {
    let mut desk = Desk::new(&options(), 80, 24);
    start(&mut desk);
    finish(&mut desk, true);
    desk.write("q");
    assert!(desk.text().contains("Rush ended: 1 of 5 won."), "{}", desk.text());
}

#[test]
fn a_rush_goes_on_after_a_kill() {
    let mut desk = Desk::new(&options(), 80, 24);
    start(&mut desk);
    finish(&mut desk, true);
    play(&mut desk, true);
    desk.pass(Duration::from_secs(40));
    play(&mut desk, true);
    let (kept, before) = (desk.unfinished().unwrap(), desk.app.page());
    let mut next = Desk::next_program(&[kept], &options(), 80, 24);
    assert!(next.text().contains("Ending rush, ending 2"), "{}", next.text());
    next.write("c");
    let page = next.app.page();
    assert_eq!((page.board.position, &page.time, &page.title), (before.board.position, &before.time, &before.title));
    assert!(next.text().contains("ending 2 of 5 · 1 won"), "{}", next.text());
}

#[test]
fn a_rush_that_is_left_by_escape_tells_its_result_among_the_endings() {
    let mut desk = Desk::new(&options(), 80, 24);
    start(&mut desk);
    finish(&mut desk, true);
    desk.press(KeyCode::Esc);
    assert!(desk.text().contains("Rush ended: 1 of 5 won."), "{}", desk.text());
    desk.press(KeyCode::Esc);
    assert!(!desk.text().contains("Rush ended"), "{}", desk.text());
}
