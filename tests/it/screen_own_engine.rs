//! Analysis with the player's own engine: its line, its name, and the message if it does not work.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests stand outside test functions")]

use std::time::Duration;

use crate::screen::{Desk, SIZES, assert_picture};
use damier::tui::Options;
use damier::tui::action::Action;
use damier_app::Event;
use damier_app::settings::Settings;
use damier_engine::{During, ExternalError, Finding, ReportKind, Score, Task};
use damier_rules::notation::pdn::read_games;
use damier_rules::notation::read_move;
use damier_rules::{AnyPosition, Variant};
use damier_train::analysis::Opening;
use etude_tui::event::KeyCode;

/// An analysis of a game by a player with an own engine, which starts.
fn desk(width: u16, height: u16) -> Desk {
    let game = read_games(&b"1. 32-28 19-23 2. 28x19 14x23 *"[..], Variant::International).next().unwrap().unwrap();
    let settings = Settings { program: "scan hub".to_owned(), ..Settings::default() };
    let analyse = Some(Box::new(Opening::from(game)));
    let mut desk = Desk::new(&Options { seed: Some(1), analyse, settings, ..Options::default() }, width, height);
    desk.act(Action::Tick);
    desk
}

/// Reports on the last engine request.
fn report(desk: &mut Desk, report: ReportKind) {
    let (id, _) = desk.asked.last().cloned().unwrap();
    desk.act(Action::App(Event::Report(id, report)));
}

fn started(width: u16, height: u16) -> Desk {
    let mut desk = desk(width, height);
    assert!(matches!(desk.asked.last(), Some((_, Task::StartProgram { .. }))));
    report(&mut desk, ReportKind::Started(Ok(Some("Scan 3.1".to_owned()))));
    desk
}

fn finding(moves: &str, score: i32) -> Finding {
    let mut at = AnyPosition::start(Variant::International);
    let mut line = Vec::new();
    for text in moves.split(' ') {
        let played = read_move(&at, text).unwrap();
        line.push(played);
        at = at.play_unchecked(played);
    }
    Finding { score: Score::centi_men(score), line, depth: 21, nodes: 8_000_000, elapsed: Duration::from_secs(1) }
}

fn words(desk: &Desk) -> String {
    let text = desk.text();
    let panes: String = text.lines().flat_map(|line| line.chars().skip(42).chain(" ".chars())).collect();
    panes.replace('│', " ").split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn its_line_stands_under_its_name() {
    for (width, height) in SIZES {
        let mut desk = started(width, height);
        assert!(matches!(desk.asked.last(), Some((_, Task::ProgramSearch { .. }))));
        report(&mut desk, ReportKind::Progress(finding("34-30 20-25 32-28 25x34 39x30", -2)));
        assert_picture!("own_engine", desk);
    }
}

#[test]
fn while_it_starts_that_is_said() {
    assert!(words(&desk(80, 24)).contains("Starting your engine. y: use the bundled one."), "{}", desk(80, 24).text());
}

#[test]
fn y_goes_over_to_the_bundled_engine_and_back() {
    let mut desk = started(80, 24);
    report(&mut desk, ReportKind::Progress(finding("34-30 20-25", -2)));
    desk.write("m");
    assert!(words(&desk).contains("Your engine shows only one line."), "{}", desk.text());
    desk.write("ym");
    assert!(matches!(desk.asked.last(), Some((_, Task::Lines { count: 2, .. }))));
    assert!(!words(&desk).contains("34-30 20-25") && words(&desk).contains("engine"), "{}", desk.text());
    desk.write("y");
    assert!(matches!(desk.asked.last(), Some((_, Task::ProgramSearch { .. }))));
    assert!(words(&desk).contains("Scan 3.1 · depth 21 · 8.0 M/s ─"), "{}", desk.text());
    desk.write("q");
    assert!(matches!(desk.asked.last(), Some((_, Task::Rest))), "it is ended when the screen is left");
}

#[test]
fn one_that_breaks_down_is_told_and_the_bundled_engine_goes_on() {
    for (width, height) in SIZES {
        let mut desk = started(width, height);
        report(&mut desk, ReportKind::Progress(finding("34-30 20-25", -2)));
        report(&mut desk, ReportKind::Failed(ExternalError::Ended(During::Search).into()));
        assert!(matches!(desk.asked.last(), Some((_, Task::Lines { .. }))));
        report(&mut desk, ReportKind::LinesProgress(vec![finding("32-28 19-23", 1)]));
        assert_picture!("own_engine_fault", desk);
        desk.press(KeyCode::Right);
        assert!(!desk.text().contains("does not work"), "told until the next step\n{}", desk.text());
        desk.write("y");
        assert!(matches!(desk.asked.last(), Some((_, Task::StartProgram { .. }))), "it gets another chance");
    }
}

#[test]
fn that_it_broke_down_is_told_also_when_the_next_position_is_asked_about_already() {
    let mut desk = started(80, 24);
    let (id, _) = desk.asked.last().cloned().unwrap();
    desk.press(KeyCode::Right);
    assert!(matches!(desk.asked.last(), Some((_, Task::ProgramSearch { .. }))));
    desk.act(Action::App(Event::Report(id, ReportKind::Failed(ExternalError::Ended(During::Search).into()))));
    assert!(words(&desk).contains("Your engine does not work"), "{}", desk.text());
    assert!(matches!(desk.asked.last(), Some((_, Task::Lines { .. }))));
}

#[test]
fn without_one_the_key_says_where_to_name_it() {
    let mut desk = Desk::new(&Options { seed: Some(1), ..Options::default() }, 80, 24);
    desk.write("a\n");
    let asked = desk.asked.len();
    desk.write("y");
    assert!(words(&desk).contains("No engine of your own is set"), "{}", desk.text());
    assert!(!desk.text().contains("y own engine"), "{}", desk.text());
    assert_eq!(desk.asked.len(), asked);
}
