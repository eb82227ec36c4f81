//! What would be counted if the screen were left now is handed over when that has changed, and only then.

#![allow(clippy::unwrap_used, reason = "helpers of tests stand outside test functions")]

mod screen;

use std::time::Duration;

use damier::store::drafts::Draft;
use damier::train::attempt::{Kind, Mode, Verdict};
use damier::tui::Options;
use ratatui::crossterm::event::KeyCode;
use screen::Desk;
use screen::puzzles::{SPRINT, STREAK, WOODPECKER, desk, err, options, solve, start, with};

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
    assert_eq!((draft.exercise.verdict, &*draft.exercise.item), (Verdict::Wrong, "ibc5ea67e98a4"));
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
    let recorded = Draft { exercise: kept.exercise, item: draft.item };
    assert_eq!(draft.timeless(), recorded.timeless());
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
    assert!(draft.exercise.detail.contains("run"), "it belongs to its set: {}", draft.exercise.detail);
    desk.write("q");
    assert_eq!((desk.drafts.len(), desk.drafts.last(), recorded(&desk)), (2, Some(&None), 1));
}

#[test]
fn a_drill_is_handed_over_with_every_hint_and_every_move_taken_back() {
    let options = Options { seed: Some(3), ..Options::default() };
    let mut desk = Desk::new(&options, 80, 24);
    desk.write("e");
    for _ in 0..4 {
        desk.press(KeyCode::Down);
    }
    // 35-49 is the one move that wastes nothing, as in the tests of the drill.
    desk.write("W:WK35,K39,45:BK2\n");
    desk.write("35-49\n");
    desk.pass(Duration::from_secs(3));
    assert_eq!(handed_over(&mut desk), [], "nothing has gone wrong yet");
    desk.write("u");
    desk.write("i");
    desk.pass(Duration::from_secs(3));
    let first = desk.drafts[0].clone().unwrap();
    assert_eq!((first.exercise.kind, first.exercise.verdict, first.item), (Kind::Ending, Verdict::Wrong, None));
    assert_eq!((handed_over(&mut desk), recorded(&desk)), (vec![Some((0, 1)), Some((1, 1))], 0));
    desk.write("q");
    assert_eq!((handed_over(&mut desk), recorded(&desk)), (vec![None], 1));
}
