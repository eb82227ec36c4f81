//! Every screen looks as it should, including styles, at the relevant sizes.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests stand outside test functions")]

use std::time::Duration;

use crate::screen::{Desk, SIZES, assert_picture};
use damier::shipped;
use damier::tui::Options;
use damier::tui::action::{Action, ScreenEvent};
use damier::tui::widgets::pieces::PieceSet;
use damier_app::Event;
use damier_app::settings::{Settings, Speed};
use damier_engine::judge::DEFAULT_NODES;
use damier_engine::{Judge, ReportKind, Task};
use etude_tui::event::KeyCode;

fn options() -> Options {
    Options { seed: Some(1), puzzle: Some("id941c0972586".to_owned()), ..Options::default() }
}

fn home() -> Options {
    Options { puzzle: None, ..options() }
}

fn at_every_size(name: &str, options: &Options, play: impl Fn(&mut Desk)) {
    for (width, height) in SIZES {
        let mut desk = Desk::new(options, width, height);
        play(&mut desk);
        assert_picture!(name, desk);
    }
}

#[test]
fn the_home_screen() {
    at_every_size("home", &home(), |_| {});
}

#[test]
fn a_puzzle_with_a_piece_chosen() {
    at_every_size("puzzle_chosen", &options(), |desk| {
        desk.pass(Duration::from_millis(12_300));
        desk.press(KeyCode::Up);
        desk.press(KeyCode::Enter);
        desk.press(KeyCode::Down);
    });
}

/// Plays a wrong move and has it refuted as by a judge.
fn refuted(desk: &mut Desk) {
    desk.write("11-17\n");
    desk.refute(120, -160, &["38-32", "28x37", "31x42"]);
    desk.pass(Duration::from_secs(3));
}

#[test]
fn a_wrong_answer_refuted_on_the_board() {
    at_every_size("puzzle_refuted", &options(), refuted);
}

#[test]
fn a_puzzle_solved() {
    let options = Options { puzzle: Some("ibc5ea67e98a4".to_owned()), ..options() };
    at_every_size("puzzle_solved", &options, |desk| {
        desk.write("27-22\n");
        desk.pass(Duration::from_secs(3));
    });
}

#[test]
fn a_move_that_is_typed_and_one_that_is_not_legal() {
    let mut desk = Desk::new(&options(), 80, 24);
    desk.write("1");
    assert_picture!("typed", desk);
    desk.write("1-19\n");
    assert_picture!("typed_illegal", desk);
}

#[test]
fn the_list_of_keys() {
    at_every_size("keys", &options(), |desk| desk.write("?"));
}

#[test]
fn without_colours_side_choice_and_last_move_have_shapes() {
    let options = Options { monochrome: true, ..options() };
    for (width, height) in [(80, 24), (40, 12)] {
        let mut desk = Desk::new(&options, width, height);
        refuted(&mut desk);
        assert_picture!("monochrome", desk);
    }
    let mut desk = Desk::new(&Options { pieces: Some(PieceSet::Ascii), ..options }, 80, 24);
    desk.write("r");
    assert_picture!("ascii", desk);
}

/// The puzzle ids in a text.
fn ids(text: &str) -> impl Iterator<Item = &str> {
    let is_id = |word: &&str| word.len() == 13 && word.starts_with(['i', 'r', 'b']) && is_hexadecimal(&word[1..]);
    text.split(|letter: char| !letter.is_ascii_alphanumeric()).filter(is_id)
}

fn is_hexadecimal(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte))
}

/// The picture is what a player sees: a puzzle of the collection, a wrong move, and the judge's verdict on it.
#[test]
fn the_readme_shows_a_puzzle_of_the_collection() {
    let readme = include_str!("../../README.md").replace("\r\n", "\n");
    let collection = shipped::collection();
    for id in ids(&readme) {
        assert!(collection.find(id).is_some(), "the README shows {id}, which is no puzzle of the collection");
    }
    let puzzle = ids(&readme).next().map(str::to_owned);
    assert!(puzzle.is_some(), "the README shows no puzzle");
    let settings = Settings { animation: Speed::Off, ..Settings::default() };
    let options = Options { monochrome: true, puzzle, settings, ..options() };
    let mut desk = Desk::with_puzzles(collection, &options, 80, 24);
    desk.write("34-30\n");
    let Some((id, Task::Verdict { situation, candidate })) = desk.asked.pop() else { panic!("the judge is asked") };
    let verdict = Judge::new(DEFAULT_NODES, &crate::TABLES).verdict(&situation, candidate);
    desk.act(Action::App(Event::Report(id, ReportKind::Judged(verdict))));
    desk.pass(Duration::from_secs(6));
    let shown = desk.text().replace('\u{a0}', " ");
    assert!(readme.contains(&shown), "the README shows another screen than this:\n{shown}");
}

#[test]
fn too_small_a_terminal_says_so_and_nothing_is_lost() {
    let mut desk = Desk::new(&options(), 80, 24);
    desk.write("11-");
    let before = desk.picture();
    desk.event(&ScreenEvent::Terminal(etude_tui::event::TerminalEvent::Resize(30, 8)));
    assert!(desk.text().contains("at least 40\ncolumns and 12 rows"), "{}", desk.text());
    desk.event(&ScreenEvent::Terminal(etude_tui::event::TerminalEvent::Resize(80, 24)));
    assert_eq!(desk.picture(), before);
}

#[test]
fn keys_that_act_come_first_in_the_list_and_the_others_are_dimmed() {
    let mut desk = Desk::new(&options(), 80, 40);
    desk.write("?");
    let text = desk.text();
    let place = |wanted: &str| text.find(wanted).unwrap_or_else(|| panic!("{wanted} is in\n{text}"));
    let idle = place("Not at the moment:");
    assert!(place("show the solution") < idle && place("try the same again") > idle, "{text}");
    let mut small = Desk::new(&home(), 120, 40);
    assert!(!small.text().contains("continue what is unfinished"), "nothing waits: {}", small.text());
    small.write("p");
    assert!(!small.text().contains("try the same again"), "{}", small.text());
}
