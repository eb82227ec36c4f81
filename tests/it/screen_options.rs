//! The options: the player's own engine is entered and checked.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests stand outside test functions")]

use crate::screen::history::{NOON, attempt, exercise, tagged};
use crate::screen::{Desk, SIZES, assert_picture, puzzles};
use damier::tui::Options;
use damier::tui::action::Action;
use damier::tui::page::Words;
use damier_app::Event;
use damier_app::settings::Settings;
use damier_engine::{EngineError, ExternalError, ReportKind, RequestId, Shortage, Task};
use damier_rules::Variant;
use damier_rules::notation::pdn::PdnGame;
use damier_train::analysis::Opening;
use damier_train::attempt::{Exercise, ExerciseKind};
use etude::effort::Credit;
use etude_tui::event::KeyCode;

/// The options with the cursor on the engine, whose command is typed.
fn with_engine(width: u16, height: u16) -> Desk {
    let mut desk = Desk::new(&Options { seed: Some(1), ..Options::default() }, width, height);
    desk.write("o");
    (0..13).for_each(|_| desk.press(KeyCode::Down));
    desk.write("/opt/scan/scan hub");
    desk
}

/// Checks the engine, with this answer.
fn try_it(desk: &mut Desk, answer: Result<&str, EngineError>) {
    desk.write("\n");
    let Some((id, Task::StartProgram { program, .. })) = desk.asked.pop() else { panic!("it is started") };
    assert_eq!(program.command, "/opt/scan/scan hub");
    assert!(desk.text().contains("Engine starting"), "{}", desk.text());
    let started = answer.map(|name| Some(name.to_owned()));
    desk.act(Action::App(Event::Report(id, ReportKind::Started(started))));
    assert!(matches!(desk.asked.pop(), Some((_, Task::Rest))), "nobody plays here");
}

#[test]
fn an_engine_is_named_kept_and_tried() {
    for (width, height) in SIZES {
        let mut desk = with_engine(width, height);
        try_it(&mut desk, Ok("Scan 3.1"));
        assert!(desk.text().contains("Scan 3.1 answers."), "{}", desk.text());
        assert_picture!("options_engine", desk);
        let expected =
            Settings { program: "/opt/scan/scan hub".to_owned(), ..desk.app.shared().trainer.settings().clone() };
        assert_eq!(desk.saved, Some(expected));
    }
}

#[test]
fn an_empty_row_says_what_that_means() {
    let mut desk = Desk::new(&Options { seed: Some(1), ..Options::default() }, 80, 24);
    desk.write("o");
    (0..13).for_each(|_| desk.press(KeyCode::Down));
    for (label, meaning) in [("Engine", "the bundled one"), ("Folder", "current folder"), ("Name", "Player")] {
        let shown = desk.text();
        let row = shown.lines().find(|line| line.contains(label)).unwrap_or_default();
        assert!(row.contains(meaning), "{shown}");
        desk.press(KeyCode::Down);
    }
}

#[test]
fn what_is_wrong_with_it_is_told_until_it_is_changed() {
    let mut desk = with_engine(80, 24);
    try_it(&mut desk, Err(ExternalError::Stopped.into()));
    assert!(desk.text().contains("It does not work: the engine was"), "{}", desk.text());
    desk.press(KeyCode::Backspace);
    assert!(!desk.text().contains("It does not work"), "{}", desk.text());
}

#[test]
fn memory_that_cannot_be_had_is_told_until_other_memory_is_chosen() {
    let settings = Settings { memory: 4096, ..Settings::default() };
    for (width, height) in SIZES {
        let analyse = Some(Box::new(Opening::from(PdnGame::new(Variant::International))));
        let options = Options { seed: Some(1), settings: settings.clone(), analyse, ..Options::default() };
        let mut desk = Desk::new(&options, width, height);
        let shortage = Shortage { wanted: 4096, given: 16 };
        desk.act(Action::App(Event::Report(RequestId(0), ReportKind::Short(shortage))));
        assert!(desk.text().contains("The engine got 16"), "{}", desk.text());
        desk.write("qo");
        (0..12).for_each(|_| desk.press(KeyCode::Down));
        assert!(desk.text().contains("The engine got 16"), "{}", desk.text());
        desk.press(KeyCode::Left);
        assert!(desk.text().contains("2048 MiB") && !desk.text().contains("The engine got"), "{}", desk.text());
    }
}

#[test]
fn a_trial_is_given_up_when_the_options_are_left_or_changed() {
    for way in [KeyCode::Esc, KeyCode::Backspace] {
        let mut desk = with_engine(80, 24);
        desk.write("\n");
        desk.press(way);
        assert_eq!(desk.text().contains("Home"), way == KeyCode::Esc, "{}", desk.text());
        assert!(matches!(desk.asked.pop(), Some((_, Task::Rest))));
    }
}

/// One key at home changes the game that is played, and every screen obeys.
#[test]
fn the_game_that_is_played_is_one_choice_for_every_screen() {
    for (width, height) in SIZES {
        let mut desk = puzzles::desk(&puzzles::options(), width, height);
        desk.write("v");
        assert_eq!(desk.saved.as_ref().map(|settings| settings.variant), Some(Variant::Russian));
        assert_picture!("home_russian", desk);
        for keys in ["p", "qm", "qn", "qe", "qg"] {
            desk.write(keys);
            assert_eq!(desk.app.page().board.position.variant(), Variant::Russian, "{keys}: {}", desk.text());
        }
        desk.write("qa");
        assert_eq!(desk.app.page().board.position.variant(), Variant::Russian, "{}", desk.text());
        desk.press(KeyCode::Esc);
        desk.write("vv");
        assert_eq!(desk.saved.as_ref().map(|settings| settings.variant), Some(Variant::International));
    }
}

/// A player of Russian draughts is asked to repeat Russian puzzles only.
#[test]
fn reviews_are_those_of_the_game_that_is_played() {
    let mut desk = puzzles::desk(&Options { clock: NOON, ..puzzles::options() }, 80, 24);
    let collection = puzzles::collection(100);
    let missed = |variant: Variant| {
        let entry = collection.entries().iter().find(|entry| entry.variant == variant).unwrap();
        attempt(Exercise { variant, ..exercise(-1, ExerciseKind::Puzzle, &entry.id, Credit::None) })
    };
    desk.read(&[missed(Variant::International), missed(Variant::Russian)], &[]);
    assert!(desk.text().contains("Review: 1 due today"), "{}", desk.text());
    desk.write("r");
    assert_eq!(desk.app.page().board.position.variant(), Variant::International);
    desk.write("qvr");
    assert_eq!(desk.app.page().board.position.variant(), Variant::Russian);
    desk.write("qv");
    assert!(desk.text().contains("Review: nothing due today"), "{}", desk.text());
    assert!(desk.text().contains("2 reviews are due in other games"), "{}", desk.text());
    desk.write("r");
    let said = desk.app.page().message.lines.iter().map(Words::text).collect::<Vec<_>>().join(" ");
    assert!(said.contains("No more reviews are due today") && said.contains("in other games: v on"), "{said}");
}

/// A lesson of the large board that went wrong is no review of a player on 64 squares.
#[test]
fn lessons_come_back_in_the_course_of_the_game_that_is_played() {
    let mut desk = puzzles::desk(&Options { clock: NOON, ..puzzles::options() }, 80, 24);
    let failed = |lesson: &str| attempt(exercise(-1, ExerciseKind::Lesson, lesson, Credit::None));
    desk.read(&[failed("exchange"), failed("exchange-64@russian")], &[]);
    desk.write("r");
    assert_eq!(desk.app.page().board.position.variant(), Variant::International, "{}", desk.text());
    desk.write("qv");
    assert!(desk.text().contains("Review: 1 due today"), "{}", desk.text());
    desk.write("r");
    assert_eq!(desk.app.page().board.position.variant(), Variant::Russian, "{}", desk.text());
    desk.write("qv");
    assert!(desk.text().contains("Review: nothing due today"), "{}", desk.text());
}

/// Progress begins with the game that is played, advises on it, and trains the game of the line that is chosen.
#[test]
fn progress_puts_the_game_that_is_played_first() {
    let mut desk = puzzles::desk(&Options { clock: NOON, ..puzzles::options() }, 80, 24);
    let collection = puzzles::collection(100);
    let tried = |variant: Variant, theme: &str, credit| {
        let entry = collection.entries().iter().find(|entry| entry.variant == variant).unwrap();
        let done = Exercise { variant, ..exercise(-1, ExerciseKind::Puzzle, &entry.id, credit) };
        attempt(tagged(done, &[theme]))
    };
    let mut all = vec![tried(Variant::International, "direct", Credit::None); 12];
    all.extend(vec![tried(Variant::Russian, "kings", Credit::Full); 12]);
    desk.read(&all, &[]);
    assert!(desk.text().contains("Work on: puzzles"), "{}", desk.text());
    desk.write("v");
    assert!(!desk.text().contains("Work on: puzzles"), "{}", desk.text());
    desk.write("s");
    desk.press(KeyCode::Tab);
    desk.press(KeyCode::Tab);
    let lines: Vec<String> = desk.app.report().unwrap().lines.iter().map(Words::text).collect();
    assert!(lines[1].contains("kings") && lines[2].contains("direct, intern"), "{lines:?}");
    desk.press(KeyCode::Down);
    desk.press(KeyCode::Enter);
    assert_eq!(desk.app.page().board.position.variant(), Variant::International, "{}", desk.text());
}

#[test]
fn both_keys_that_quit_at_home_ask_first() {
    for key in [KeyCode::Esc, KeyCode::Char('q')] {
        let mut desk = Desk::new(&Options::default(), 80, 24);
        desk.press(key);
        assert!(!desk.has_quit && desk.text().contains("Press q or Esc again to quit"), "{}", desk.text());
        desk.press(KeyCode::Down);
        assert!(!desk.text().contains("again to quit"), "{}", desk.text());
        desk.press(key);
        assert!(!desk.has_quit);
        desk.press(key);
        assert!(desk.has_quit);
    }
}
