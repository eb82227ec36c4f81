//! Shared by the tests of puzzles: the puzzles, and how to solve and miss them.

use std::path::PathBuf;
use std::time::Duration;

use damier::tui::Options;
use damier_app::settings::{Settings, Speed};
use damier_puzzles::{Collection, Puzzle};
use damier_rules::AnyPosition;
use damier_rules::notation::write_move;
use etude_tui::event::KeyCode;

use super::Desk;

pub fn options() -> Options {
    Options { seed: Some(1), ..Options::default() }
}

/// The same with a given puzzle first.
pub fn with(id: &str) -> Options {
    Options { puzzle: Some(id.to_owned()), ..options() }
}

/// The tests' puzzles from games, up to a number, and the tests' puzzles on 64 squares.
pub fn collection(number: usize) -> Collection {
    let here = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let lines: Vec<&str> = include_str!("../../data/games.jsonl").lines().take(number).collect();
    let mut collection = Collection::default();
    collection.add_text("international", lines.join("\n"));
    collection.add_file(&here.join("tests/data/puzzles_64.jsonl")).unwrap();
    assert!(collection.bad_lines().is_empty(), "{:?}", collection.bad_lines());
    collection
}

pub fn desk(options: &Options, width: u16, height: u16) -> Desk {
    let settings = Settings { animation: Speed::Off, ..options.settings.clone() };
    Desk::with_puzzles(collection(100), &Options { settings, ..options.clone() }, width, height)
}

/// The puzzle on the screen, by the id in its title.
pub fn puzzle(desk: &Desk) -> Puzzle {
    let page = desk.app.page();
    let id = page.subject.0.iter().map(|(_, text)| text.trim()).find(|text| text.len() == 13).unwrap().to_owned();
    let collection = collection(100);
    collection.puzzle(collection.find(&id).unwrap()).unwrap()
}

pub fn position(desk: &Desk) -> AnyPosition {
    desk.app.page().board.position
}

/// Plays the moves of the solution, each after the given time, until the puzzle is solved.
pub fn solve(desk: &mut Desk, time: Duration) {
    let mut puzzle = puzzle(desk);
    desk.pass(Duration::from_secs(1));
    if position(desk).side_to_move() != puzzle.position.side_to_move() {
        puzzle = damier_train::puzzle::mirror::mirrored(&puzzle);
    }
    let mut choices = puzzle.solution;
    while let Some(choice) = choices.into_iter().next() {
        desk.pass(time);
        let text = write_move(&position(desk), choice.candidate);
        desk.write(&format!("{text}\n"));
        let Some(reply) = choice.replies.into_iter().next() else { break };
        desk.pass(Duration::from_secs(1));
        choices = reply.next;
    }
}

/// Plays a wrong move, and has the judge refute it.
pub fn err(desk: &mut Desk) {
    let puzzle = puzzle(desk);
    desk.pass(Duration::from_secs(1));
    let position = position(desk);
    let is_right = |after: &AnyPosition| {
        let after = if position.side_to_move() == puzzle.position.side_to_move() { *after } else { after.flipped() };
        puzzle.solution.iter().any(|choice| choice.after == after)
    };
    let wrong = position.legal_moves().into_iter().find(|&played| !is_right(&position.play_unchecked(played))).unwrap();
    desk.write(&format!("{}\n", write_move(&position, wrong)));
    desk.refute(300, -100, &[]);
}

/// Changes a row of the form: this many rows down from the first, then this many values to the right.
pub fn choose(desk: &mut Desk, row: usize, values: usize) {
    for _ in 0..12 {
        desk.press(KeyCode::Up);
    }
    for _ in 0..row {
        desk.press(KeyCode::Down);
    }
    for _ in 0..values {
        desk.press(KeyCode::Right);
    }
}

/// Starts a mode from the form by its index in the list.
pub fn start(desk: &mut Desk, mode: usize) {
    desk.write("m");
    choose(desk, 0, mode);
    desk.press(KeyCode::Enter);
}

pub const STREAK: usize = 1;
pub const SPRINT: usize = 2;
pub const WOODPECKER: usize = 4;
