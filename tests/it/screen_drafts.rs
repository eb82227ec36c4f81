//! What would be counted if the screen were left now, and what it takes to go on with it, is handed over when that has
//! changed, and only then; and what a killed program has left can be gone on with.

#![allow(clippy::unwrap_used, reason = "helpers of tests stand outside test functions")]

use std::time::Duration;

use crate::screen::puzzles::{SPRINT, STREAK, WOODPECKER, desk, err, options, solve, start, with};
use crate::screen::{Desk, assert_picture};
use crate::store_support::name;
use damier::store::drafts::Draft;
use damier::store::keeper::News;
use damier::tui::Options;
use damier::tui::action::Event;
use damier_train::attempt::{Credit, Exercise, Kind, Mode, Subject};
use ratatui::crossterm::event::KeyCode;

/// The hints and errors of the drafts handed over since the last time; `None` where one was withdrawn.
fn handed_over(desk: &mut Desk) -> Vec<Option<(u32, u32)>> {
    let count = |draft: Draft| (draft.exercise.hints, draft.exercise.errors);
    std::mem::take(&mut desk.drafts).into_iter().map(|draft| draft.map(count)).collect()
}

fn recorded(desk: &Desk) -> usize {
    desk.store.attempts().unwrap().len()
}

#[test]
fn nothing_is_handed_over_of_a_puzzle_that_is_untouched_or_solved_at_once() {
    let mut desk = desk(&with("ibc5ea67e98a4"), 80, 24);
    desk.pass(Duration::from_secs(5));
    desk.write("27-2");
    desk.press(KeyCode::Backspace);
    desk.press(KeyCode::Left);
    desk.write("n");
    solve(&mut desk, Duration::from_secs(1));
    desk.write("q");
    assert_eq!((handed_over(&mut desk), recorded(&desk)), (vec![], 1));
}

#[test]
fn hints_and_errors_are_handed_over_once_each_and_what_is_recorded_is_withdrawn() {
    let mut desk = desk(&with("ibc5ea67e98a4"), 80, 24);
    desk.pass(Duration::from_secs(2));
    desk.write("i");
    let [Some(draft)] = &desk.drafts[..] else { panic!("{:?}", desk.drafts) };
    assert_eq!((draft.exercise.credit, &*name(&draft.exercise)), (Credit::None, "ibc5ea67e98a4"));
    assert!(draft.item.is_some(), "it is rated as it will be");
    assert_eq!(handed_over(&mut desk), [Some((1, 0))]);
    desk.pass(Duration::from_secs(9));
    desk.write("27-2");
    desk.press(KeyCode::Esc);
    desk.write("?");
    desk.press(KeyCode::Esc);
    assert_eq!(handed_over(&mut desk), [], "time, keys and help change nothing");
    err(&mut desk);
    desk.pass(Duration::from_secs(9));
    desk.write("r");
    assert_eq!((handed_over(&mut desk), recorded(&desk)), (vec![Some((1, 1))], 0));
    desk.write("q");
    assert_eq!((handed_over(&mut desk), recorded(&desk)), (vec![None], 1));
}

#[test]
fn what_a_kill_leaves_is_what_leaving_would_have_recorded() {
    let mut desk = desk(&with("ibc5ea67e98a4"), 80, 24);
    desk.pass(Duration::from_secs(2));
    err(&mut desk);
    let draft = desk.drafts.pop().unwrap().unwrap();
    desk.pass(Duration::from_secs(3));
    desk.write("n");
    let kept = desk.store.attempts().unwrap().remove(0);
    let recorded = Draft { exercise: kept.exercise, ..draft.clone() };
    assert_eq!(draft.timeless(), recorded.timeless());
    assert!(draft.counts && draft.interrupted.is_none(), "no right move would be lost");
    assert!(kept.rated.is_some() && draft.item.is_some());
}

#[test]
fn the_solution_and_the_end_of_a_puzzle_record_and_withdraw() {
    for (keys, drafts) in [("s", vec![]), ("is", vec![Some((1, 0)), None]), ("i27-22\n", vec![Some((1, 0)), None])] {
        let mut desk = desk(&with("ibc5ea67e98a4"), 80, 24);
        desk.pass(Duration::from_secs(2));
        desk.write(keys);
        desk.pass(Duration::from_secs(9));
        assert_eq!((handed_over(&mut desk), recorded(&desk)), (drafts, 1), "{keys}");
        desk.write("q");
        assert_eq!((handed_over(&mut desk), recorded(&desk)), (vec![], 1), "{keys}");
    }
}

#[test]
fn an_error_of_a_streak_or_a_sprint_is_recorded_at_once_and_one_of_the_woodpecker_is_handed_over() {
    for mode in [STREAK, SPRINT] {
        let mut desk = desk(&options(), 80, 24);
        start(&mut desk, mode);
        err(&mut desk);
        assert_eq!((handed_over(&mut desk), recorded(&desk)), (vec![], 1), "{mode}");
    }
    let mut desk = desk(&options(), 80, 24);
    start(&mut desk, WOODPECKER);
    err(&mut desk);
    let draft = desk.drafts[0].clone().unwrap();
    assert_eq!((draft.exercise.mode, draft.exercise.errors, recorded(&desk)), (Mode::Woodpecker, 1, 0));
    assert!(draft.exercise.run().is_some(), "it belongs to its set: {draft:?}");
    desk.write("q");
    assert_eq!((desk.drafts.len(), desk.drafts.last(), recorded(&desk)), (2, Some(&None), 1));
}

/// A drill whose tables say that 35-49 is the one move that wastes nothing, as in the tests of the drill.
fn drill(width: u16, height: u16) -> Desk {
    let options = Options { seed: Some(3), ..Options::default() };
    let mut desk = Desk::new(&options, width, height);
    desk.write("e");
    for _ in 0..4 {
        desk.press(KeyCode::Down);
    }
    desk.write("W:WK35,K39,45:BK2\n");
    desk
}

/// What a killed program has left, at the start of the next one.
fn broken_off(draft: &Draft, width: u16, height: u16) -> Desk {
    let mut desk = Desk::new(&Options { seed: Some(4), ..Options::default() }, width, height);
    desk.event(&Event::News(News::Loaded(Vec::new(), String::new())));
    desk.event(&Event::News(News::BrokenOff(Box::new(draft.clone()))));
    desk
}

#[test]
fn a_drill_is_handed_over_with_every_move_hint_and_move_taken_back() {
    let mut desk = drill(80, 24);
    desk.write("35-49\n");
    let moves =
        |desk: &Desk| desk.drafts.last().cloned().flatten().and_then(|draft| draft.interrupted).map(|it| it.moves);
    assert_eq!(moves(&desk), Some(vec!["35-49".to_owned(), "2-8".to_owned()]));
    desk.pass(Duration::from_secs(3));
    assert!(desk.drafts.iter().flatten().all(|draft| !draft.counts), "nothing has gone wrong yet");
    desk.drafts.clear();
    desk.write("u");
    desk.write("i");
    desk.pass(Duration::from_secs(3));
    let first = desk.drafts[0].clone().unwrap();
    assert_eq!((first.exercise.subject.kind(), first.exercise.credit, first.item), (Kind::Ending, Credit::None, None));
    assert_eq!((handed_over(&mut desk), recorded(&desk)), (vec![Some((0, 1)), Some((1, 1))], 0));
    desk.write("q");
    assert_eq!((handed_over(&mut desk), recorded(&desk)), (vec![None], 1));
}

#[test]
fn a_drill_that_was_broken_off_is_gone_on_with_as_it_stood() {
    for (width, height) in [(80, 24), (40, 12)] {
        let mut desk = drill(width, height);
        desk.write("i35-49\n");
        desk.pass(Duration::from_secs(75));
        let before = desk.picture();
        let draft = desk.drafts.pop().flatten().expect("a drill with moves is kept");
        let mut next = broken_off(&Draft { exercise: with_time(&draft, 75_000), ..draft.clone() }, width, height);
        assert_picture!("broken_off", next);
        assert!(!next.has_taken_up);
        next.write("c");
        assert!(next.has_taken_up);
        assert_eq!(next.picture(), before);
        assert_eq!(next.drafts.pop().flatten().map(|it| it.timeless()), Some(draft.timeless()));
        next.write("q");
        let [attempt] = &next.store.attempts().expect("they can be read")[..] else { panic!("it counts") };
        assert_eq!((attempt.exercise.credit, attempt.exercise.hints), (Credit::None, 1));
        assert!(!next.picture().contains("Go on"), "once");
    }
}

fn with_time(draft: &Draft, millis: u32) -> Exercise {
    Exercise { millis, ..draft.exercise.clone() }
}

#[test]
fn a_puzzle_that_was_broken_off_is_gone_on_with_after_its_last_right_move() {
    // 28-32 38x27 11-16 25-20 14x25 27-22 16x36, of which the first four moves are made.
    let mut desk = Desk::new(&with("id941c0972586"), 80, 24);
    desk.pass(Duration::from_secs(2));
    for right in ["28-32\n", "11-16\n"] {
        desk.write(right);
        desk.pass(Duration::from_secs(2));
    }
    let draft = desk.drafts.pop().flatten().expect("a puzzle with a right move is kept");
    let moves = draft.interrupted.as_ref().map(|it| it.moves.join(" "));
    assert_eq!((draft.counts, moves.as_deref()), (false, Some("28-32 38x27 11-16 25-20")));
    let before = desk.app.page();
    let mut next = broken_off(&draft, 80, 24);
    next.write("c");
    let page = next.app.page();
    assert_eq!((page.board.position, page.message), (before.board.position, before.message));
    for right in ["14x25\n", "16x36\n"] {
        next.write(right);
        next.pass(Duration::from_secs(2));
    }
    let [attempt] = &next.store.attempts().expect("they can be read")[..] else { panic!("it counts") };
    assert_eq!((attempt.exercise.credit, &*name(&attempt.exercise)), (Credit::Full, "id941c0972586"));
    assert!(attempt.rated.is_some());
}

#[test]
fn what_belongs_to_other_puzzles_waits_for_a_start_with_them() {
    let mut desk = drill(80, 24);
    desk.write("i35-49\n");
    let draft = desk.drafts.pop().flatten().expect("a drill with moves is kept");
    let subject = Subject::Puzzle { id: "i-gone".to_owned(), tags: Vec::new(), run: None };
    let exercise = Exercise { subject, ..draft.exercise.clone() };
    let mut next = broken_off(&Draft { exercise, ..draft }, 80, 24);
    assert!(!next.picture().contains("Go on"));
    next.write("c");
    assert_eq!((next.has_taken_up, recorded(&next), next.drafts.len()), (false, 0, 0), "nobody touches it");
}

#[test]
fn the_end_of_the_program_keeps_the_time_as_well() {
    let mut desk = drill(80, 24);
    desk.write("35-49\n");
    desk.pass(Duration::from_secs(90));
    desk.event(&Event::Terminate);
    let draft = desk.drafts.pop().flatten().expect("a drill with moves is kept");
    assert!((90_000..100_000).contains(&draft.exercise.millis), "{}", draft.exercise.millis);
}

#[test]
fn what_can_be_gone_on_with_waits_when_the_program_is_ended_and_is_counted_when_it_is_left() {
    let mut desk = drill(80, 24);
    desk.write("i35-49\n");
    desk.event(&Event::Terminate);
    assert!(desk.has_quit);
    assert_eq!((recorded(&desk), desk.drafts.pop().flatten().is_some()), (0, true));
    let mut desk = drill(80, 24);
    desk.write("35-49\n");
    desk.write("q");
    assert_eq!((recorded(&desk), desk.drafts.last()), (0, Some(&None)), "who leaves without an error has done nothing");
}
