//! Correspondence games on the screen, and what is closed while they run.

use std::path::Path;

use crate::screen::Desk;
use damier::tui::Options;
use damier_app::mail::{MailFolder, MailGame, MailTerms};
use damier_rules::notation::pdn::PdnGame;
use damier_rules::notation::read_fen;
use damier_rules::{AnyPosition, Color, Variant};
use damier_train::analysis::Opening;
use etude::calendar::Day;
use etude_tui::event::KeyCode;

const FEN: &str = "W:WK1,K49:BK3";

fn position() -> AnyPosition {
    read_fen(FEN, Variant::International).unwrap().position
}

fn today() -> Day {
    "2026-11-26".parse().unwrap()
}

/// Keeps a running game between Anna, who has White and is at work here, and Ben.
fn keep(data: &Path, name: &str, start: AnyPosition) -> MailGame {
    let terms = MailTerms { id: name, me: "Anna", opponent: "Ben", mine: Color::White, days: 3, start };
    let game = MailGame::new(name, &terms, today());
    MailFolder::new(data.join("mail")).keep(&game).unwrap();
    game
}

fn options(data: &Path) -> Options {
    Options { seed: Some(1), games: Some(data.to_owned()), ..Options::default() }
}

/// Goes to a row of the form.
fn go(desk: &mut Desk, row: &str) {
    for _ in 0..20 {
        let fields = desk.app.page().fields;
        if fields.rows.get(fields.chosen).is_some_and(|field| field.name == row) {
            return;
        }
        desk.press(KeyCode::Down);
    }
    panic!("no row {row} in\n{}", desk.text());
}

#[test]
fn an_analysis_of_a_running_game_stays_closed_when_it_is_resumed() {
    let data = tempfile::tempdir().unwrap();
    keep(data.path(), "club", position());
    let opening = Opening::from(PdnGame::from_position(position()));
    let mut desk = Desk::new(&Options { analyse: Some(Box::new(opening)), ..options(data.path()) }, 80, 24);
    desk.write("1-6\n");
    assert!(!desk.text().contains("are closed"), "{}", desk.text());
    desk.press(KeyCode::Left);
    assert!(desk.text().contains("are closed"), "{}", desk.text());
    let kept = desk.unfinished().expect("an analysis");
    let mut next = Desk::next_program(&[kept], &options(data.path()), 80, 24);
    next.write("c");
    next.press(KeyCode::Left);
    assert!(next.text().contains("are closed"), "{}", next.text());
}

#[test]
fn no_engine_plays_a_running_game_on() {
    let data = tempfile::tempdir().unwrap();
    keep(data.path(), "club", position());
    for (key, fen, is_closed) in [("g", FEN, true), ("g", "W:WK1,K48:BK3", false), ("e", FEN, true)] {
        let mut desk = Desk::new(&options(data.path()), 80, 24);
        desk.write(key);
        go(&mut desk, "FEN");
        desk.write(fen);
        desk.press(KeyCode::Enter);
        desk.press(KeyCode::Enter);
        assert_eq!(desk.text().contains("engine and tables are closed"), is_closed, "{key} {fen}\n{}", desk.text());
    }
}
