//! Whatever keys are pressed, wherever the mouse clicks and however the window is resized, nothing panics, and every
//! picture is drawn completely.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests stand outside test functions")]

use std::time::Duration;

use crate::screen::{Desk, all_keys};
use damier::tui::Options;
use damier::tui::action::{Action, ScreenEvent};
use damier::tui::keymap::Command;
use damier_app::Event;
use damier_engine::{EngineError, ReportKind, RequestId};
use etude::Random;
use etude_tui::event::{KeyModifiers, MouseButton, MouseEvent, MouseEventKind, TerminalEvent};
use etude_tui::key::Key;
use rand::{RngExt, SeedableRng};

/// All keys of the keymap that do not quit the program.
fn keys() -> Vec<Key> {
    let staying = all_keys().into_iter().filter(|&(command, _)| command != Command::Quit);
    staying.map(|(_, key)| key).collect()
}

fn mouse(random: &mut Random, kind: MouseEventKind) -> ScreenEvent {
    let (column, row) = (random.random_range(0..130), random.random_range(0..45));
    ScreenEvent::Terminal(TerminalEvent::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }))
}

fn step(desk: &mut Desk, random: &mut Random, keys: &[Key]) {
    match random.random_range(0..100) {
        0..50 => {
            let key = keys[random.random_range(0..keys.len())];
            desk.event(&ScreenEvent::Terminal(TerminalEvent::Key(key.event())));
        }
        50..70 => {
            let typed = ["1", "2", "32-28", "-", "x", "a", "F", "46", " ", "18x29\n", "27-22\n"];
            desk.write(typed[random.random_range(0..typed.len())]);
        }
        70..78 => {
            let event = mouse(random, MouseEventKind::Down(MouseButton::Left));
            desk.event(&event);
        }
        78..82 => {
            let event = mouse(random, MouseEventKind::Up(MouseButton::Left));
            desk.event(&event);
        }
        82..84 => desk.event(&ScreenEvent::Terminal(TerminalEvent::Paste("32-28\u{1b}[31m\nq\0".to_owned()))),
        84..88 => {
            let (width, height) = (random.random_range(1..200), random.random_range(1..70));
            desk.event(&ScreenEvent::Terminal(TerminalEvent::Resize(width, height)));
        }
        88..94 => desk.pass(Duration::from_millis(random.random_range(0..2_000))),
        94..98 => desk.answer(),
        98 => {
            desk.act(Action::App(Event::Report(
                RequestId(random.random_range(0..50)),
                ReportKind::Failed(EngineError::NoMove),
            )));
        }
        _ => desk.act(Action::Do(Command::Redraw)),
    }
}

#[test]
fn no_walk_over_the_screens_panics() {
    let keys = keys();
    for seed in 0..24 {
        let mut random = Random::seed_from_u64(seed);
        let mut desk = Desk::new(&Options { seed: Some(seed), ..Options::default() }, 80, 24);
        for taken in 0..400 {
            step(&mut desk, &mut random, &keys);
            if taken % 3 == 0 {
                let _ = desk.picture();
            }
        }
    }
}

#[test]
fn every_key_works_on_every_screen() {
    let starts =
        ["", "p", "m", "m\n", "e", "e\n", "n", "n\n", "g", "g\n", "s", "o", "p?", "e?", "a", "a\n", "a\nw", "y", "sy"];
    for start in starts {
        for (_, key) in all_keys() {
            let mut desk = Desk::new(&Options { seed: Some(2), ..Options::default() }, 80, 24);
            desk.write(start);
            desk.event(&ScreenEvent::Terminal(TerminalEvent::Key(key.event())));
            let _ = desk.picture();
        }
    }
}

#[test]
fn a_report_on_a_task_of_the_past_changes_nothing() {
    let options = Options { seed: Some(2), puzzle: Some("id941c0972586".to_owned()), ..Options::default() };
    let mut desk = Desk::new(&options, 80, 24);
    desk.write("11-17\n");
    let (old, _) = desk.asked.pop().unwrap();
    desk.write("r");
    desk.write("12-18\n");
    let waiting = desk.picture();
    desk.act(Action::App(Event::Report(old, ReportKind::Failed(EngineError::NoMove))));
    assert_eq!(desk.picture(), waiting);
}
