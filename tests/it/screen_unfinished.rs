//! Unfinished work is handed over when it has changed, and only then; and what a killed program has left can be
//! resumed.

#![allow(clippy::unwrap_used, reason = "helpers of tests stand outside test functions")]

use std::time::Duration;

use crate::screen::puzzles::{SPRINT, STREAK, WOODPECKER, desk, err, options, solve, start, with};
use crate::screen::{Desk, SIZES, assert_picture};
use crate::store_support::name;
use damier::tui::Options;
use damier::tui::action::Action;
use damier::tui::keymap::Command;
use damier_app::store::unfinished::Kept;
use damier_rules::Variant;
use damier_rules::notation::pdn::read_games;
use damier_train::attempt::{Exercise, ExerciseKind, Subject, TrainingMode};
use damier_train::unfinished::{Draft, Unfinished};
use etude::calendar::Moment;
use etude::effort::Credit;
use etude_tui::event::KeyCode;

/// The hints and errors of the drafts handed over since the last call; `None` for a withdrawn one.
fn handed_over(desk: &mut Desk) -> Vec<Option<(u32, u32)>> {
    let count = |draft: Draft| (draft.exercise.hints, draft.exercise.errors);
    desk.drafts().into_iter().map(|draft| draft.map(count)).collect()
}

/// The exercise that was handed over last.
fn last_draft(desk: &Desk) -> Option<Draft> {
    match desk.unfinished()?.unfinished {
        Unfinished::Exercise(draft) => Some(*draft),
        other => panic!("{other:?}"),
    }
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
    let draft = last_draft(&desk).unwrap();
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
    assert_eq!((handed_over(&mut desk), recorded(&desk)), (vec![], 1), "what is recorded takes its place");
}

#[test]
fn what_a_kill_leaves_is_what_leaving_would_have_recorded() {
    let mut desk = desk(&with("ibc5ea67e98a4"), 80, 24);
    desk.pass(Duration::from_secs(2));
    err(&mut desk);
    let draft = last_draft(&desk).unwrap();
    desk.pass(Duration::from_secs(3));
    desk.write("n");
    let kept = desk.store.attempts().unwrap().remove(0);
    assert_eq!(timeless(&draft.exercise), timeless(&kept.exercise));
    assert!(draft.counts && draft.interrupted.is_none(), "no right move would be lost");
    assert!(kept.rated.is_some() && draft.item.is_some());
}

#[test]
fn the_solution_and_the_end_of_a_puzzle_record_and_withdraw() {
    for (keys, drafts) in [("s", vec![]), ("is", vec![Some((1, 0))]), ("i27-22\n", vec![Some((1, 0))])] {
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
        // A sprint shows the missed puzzle for a while, continues, and is kept as a run from its first event on.
        let kept = if mode == SPRINT { vec![Some((0, 1))] } else { vec![] };
        assert_eq!((handed_over(&mut desk), recorded(&desk)), (kept, 1), "{mode}");
    }
    let mut desk = desk(&options(), 80, 24);
    start(&mut desk, WOODPECKER);
    err(&mut desk);
    let draft = last_draft(&desk).unwrap();
    assert_eq!((draft.exercise.mode, draft.exercise.errors, recorded(&desk)), (TrainingMode::Woodpecker, 1, 0));
    assert!(draft.exercise.run().is_some(), "it belongs to its set: {draft:?}");
    desk.write("q");
    assert_eq!((desk.drafts().len(), recorded(&desk)), (1, 1));
}

/// A drill in which, according to the tables, only 35-49 wastes nothing, as in the tests of the drill.
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

/// The next program, started after this one was killed.
fn next(desk: &Desk) -> Desk {
    next_of(&[desk.unfinished().expect("it is kept")], desk.app.area().width, desk.app.area().height)
}

fn next_of(kept: &[Kept], width: u16, height: u16) -> Desk {
    Desk::next_program(kept, &Options { seed: Some(4), ..Options::default() }, width, height)
}

/// An exercise without its time, which passes even while nothing is done.
fn timeless(exercise: &Exercise) -> Exercise {
    Exercise { moment: Moment::default(), millis: 0, ..exercise.clone() }
}

#[test]
fn a_drill_is_handed_over_with_every_move_hint_and_move_taken_back() {
    let mut desk = drill(80, 24);
    desk.write("35-49\n");
    let moves = last_draft(&desk).and_then(|draft| draft.interrupted).map(|it| it.moves);
    assert_eq!(moves, Some(vec!["35-49".to_owned(), "2-8".to_owned()]));
    desk.pass(Duration::from_secs(3));
    assert!(desk.drafts().iter().flatten().all(|draft| !draft.counts), "nothing has gone wrong yet");
    desk.write("u");
    desk.write("i");
    desk.pass(Duration::from_secs(3));
    let first = last_draft(&desk).unwrap();
    assert_eq!(
        (first.exercise.subject.kind(), first.exercise.credit, first.item),
        (ExerciseKind::Ending, Credit::None, None)
    );
    assert_eq!((handed_over(&mut desk), recorded(&desk)), (vec![Some((0, 1)), Some((1, 1))], 0));
    desk.write("q");
    assert_eq!((handed_over(&mut desk), recorded(&desk)), (vec![], 1));
}

#[test]
fn a_drill_is_resumed_as_it_stood() {
    for (width, height) in [(80, 24), (40, 12)] {
        let mut desk = drill(width, height);
        desk.write("i35-49\n");
        desk.pass(Duration::from_secs(75));
        let before = desk.picture();
        let draft = last_draft(&desk).expect("a drill with moves is kept");
        let mut kept = desk.unfinished().expect("it is kept");
        let with_time = Draft { exercise: with_time(&draft, 75_000), ..draft.clone() };
        kept.unfinished = Unfinished::Exercise(Box::new(with_time));
        let mut next = next_of(&[kept.clone()], width, height);
        assert_picture!("continue", next);
        next.write("c");
        assert_eq!(next.picture(), before);
        assert_eq!(next.unfinished().map(|again| again.uid), Some(kept.uid), "it is kept under its name from now on");
        let again = last_draft(&next).expect("it is kept");
        assert_eq!((timeless(&again.exercise), again.interrupted), (timeless(&draft.exercise), draft.interrupted));
        next.write("q");
        assert_eq!(next.store.attempts().expect("they can be read"), [], "leaving after a hint is no failure");
        assert!(!next.picture().contains("Continue"), "once");
    }
}

fn with_time(draft: &Draft, millis: u32) -> Exercise {
    Exercise { millis, ..draft.exercise.clone() }
}

#[test]
fn a_puzzle_is_resumed_after_its_last_right_move() {
    // 28-32 38x27 11-16 25-20 14x25 27-22 16x36, of which the first four moves have been made.
    let mut desk = Desk::new(&with("id941c0972586"), 80, 24);
    desk.pass(Duration::from_secs(2));
    for right in ["28-32\n", "11-16\n"] {
        desk.write(right);
        desk.pass(Duration::from_secs(2));
    }
    let draft = last_draft(&desk).expect("a puzzle with a right move is kept");
    let moves = draft.interrupted.as_ref().map(|it| it.moves.join(" "));
    assert_eq!((draft.counts, moves.as_deref()), (false, Some("28-32 38x27 11-16 25-20")));
    let before = desk.app.page();
    let mut next = next(&desk);
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
    let draft = last_draft(&desk).expect("a drill with moves is kept");
    let subject = Subject::Puzzle { id: "i-gone".to_owned(), tags: Vec::new(), run: None };
    let exercise = Exercise { subject, ..draft.exercise.clone() };
    let unfinished = Unfinished::Exercise(Box::new(Draft { exercise, ..draft }));
    let mut next = next_of(&[Kept { unfinished, ..desk.unfinished().expect("it is kept") }], 80, 24);
    assert!(!next.picture().contains("Continue"));
    next.write("c");
    assert_eq!((recorded(&next), next.drafts().len()), (0, 0), "it is left alone");
}

#[test]
fn the_end_of_the_program_keeps_the_time_as_well() {
    let mut desk = drill(80, 24);
    desk.write("35-49\n");
    desk.pass(Duration::from_secs(90));
    desk.act(Action::Do(Command::Quit));
    let draft = last_draft(&desk).expect("a drill with moves is kept");
    assert!((90_000..100_000).contains(&draft.exercise.millis), "{}", draft.exercise.millis);
}

#[test]
fn what_can_be_resumed_waits_when_the_program_is_ended_and_is_counted_when_it_is_left() {
    let mut desk = drill(80, 24);
    desk.write("i35-49\n");
    desk.act(Action::Do(Command::Quit));
    assert!(desk.has_quit);
    assert_eq!((recorded(&desk), last_draft(&desk).is_some()), (0, true));
    let mut desk = drill(80, 24);
    desk.write("35-49\n");
    desk.write("q");
    let withdrawn = matches!(desk.drafts().last(), Some(None));
    assert_eq!((recorded(&desk), withdrawn), (0, true), "a drill left without an error leaves no trace");
}

#[test]
fn a_puzzle_with_a_hint_but_no_move_is_offered_again_with_the_hint_remembered() {
    let mut desk = desk(&with("ibc5ea67e98a4"), 80, 24);
    desk.pass(Duration::from_secs(2));
    desk.write("i");
    let mut next = next(&desk);
    assert_eq!(recorded(&next), 0);
    assert!(next.text().contains("Continue: puzzle, move 1"), "{}", next.text());
    next.write("c");
    solve(&mut next, Duration::from_secs(3));
    let [attempt] = &next.store.attempts().unwrap()[..] else { panic!("it counts") };
    assert_eq!((attempt.exercise.credit, attempt.exercise.hints), (Credit::Full, 1));
}

/// The next program, with the puzzles for runs, the recorded exercises and the unfinished work.
fn next_run(desk: &Desk, kept: &Kept) -> Desk {
    let mut next = self::desk(&options(), 80, 24);
    next.read(&desk.store.attempts().unwrap(), std::slice::from_ref(kept));
    next
}

#[test]
fn a_streak_is_resumed_with_what_was_solved() {
    let mut desk = desk(&options(), 80, 24);
    start(&mut desk, STREAK);
    assert!(desk.unfinished().is_none(), "nothing would be lost");
    solve(&mut desk, Duration::from_secs(5));
    let mut next = next_run(&desk, &desk.unfinished().expect("the run is kept"));
    assert!(next.text().contains("Continue: streak, 1 solved"), "{}", next.text());
    next.write("c");
    assert!(next.text().contains("1 in a row"), "{}", next.text());
    let before = next.app.page().board.position;
    solve(&mut next, Duration::from_secs(5));
    assert_ne!(next.app.page().board.position, before);
    let runs: Vec<_> = next.store.attempts().unwrap().iter().map(|it| it.exercise.run().map(|run| run.run)).collect();
    assert_eq!(runs.len(), 1);
    assert_eq!(runs[0], desk.store.attempts().unwrap()[0].exercise.run().map(|run| run.run), "it is the same run");
    next.write("n");
    next.pass(Duration::from_secs(2));
    err(&mut next);
    assert!(matches!(next.drafts().last(), Some(None)), "it is over");
}

#[test]
fn a_sprint_is_resumed_with_the_time_left_at_its_last_event() {
    let mut desk = desk(&options(), 80, 24);
    start(&mut desk, SPRINT);
    solve(&mut desk, Duration::from_secs(30));
    let left = desk.app.page().time;
    desk.pass(Duration::from_secs(20));
    assert_ne!(desk.app.page().time, left);
    let mut next = next_run(&desk, &desk.unfinished().expect("the run is kept"));
    assert!(next.text().contains(&format!("Continue: sprint, {left} left")), "{left} {}", next.text());
    next.pass(Duration::from_secs(500));
    next.write("c");
    assert_eq!(next.app.page().time, left);
    solve(&mut next, Duration::from_secs(10));
    assert_ne!(next.app.page().time, left);
    assert!(next.text().contains("2 right"), "{}", next.text());
}

#[test]
fn what_was_recorded_of_a_run_before_a_kill_does_not_come_again() {
    let mut desk = desk(&options(), 80, 24);
    start(&mut desk, STREAK);
    solve(&mut desk, Duration::from_secs(5));
    desk.write("n");
    desk.pass(Duration::from_secs(2));
    let before = desk.unfinished().expect("the run is kept");
    let on_board = desk.app.page().board.position;
    solve(&mut desk, Duration::from_secs(5));
    // The attempt was written, but not the update of the run after it.
    let mut next = next_run(&desk, &before);
    next.write("c");
    assert!(next.text().contains("2 in a row"), "{}", next.text());
    assert_ne!(next.app.page().board.position, on_board);
}

#[test]
fn of_several_things_the_list_offers_all_and_gives_up_what_is_chosen() {
    for (width, height) in SIZES {
        let drill = drill_with_a_move().unfinished().expect("a drill is kept");
        let analysis = Kept { unfinished: analysis("1. 32-28 19-23"), uid: "1".to_owned(), saved: 1 };
        let mut next = next_of(&[analysis, drill], width, height);
        assert!(next.text().contains("Continue: 2 unfinished"), "{}", next.text());
        assert!(next.app.can(Command::Resume));
        next.write("c");
        assert_picture!("continue_list", next);
        next.press(KeyCode::Delete);
        next.press(KeyCode::Down);
        next.press(KeyCode::Delete);
        assert!(next.text().contains("Not saved."), "another key is no confirmation: {}", next.text());
        next.press(KeyCode::Up);
        assert!(next.text().contains("kings"), "{}", next.text());
        next.press(KeyCode::Delete);
        next.press(KeyCode::Delete);
        assert!(!next.text().contains("kings"), "{}", next.text());
        assert_eq!(next.drafts(), [None], "no error was made in the drill");
        next.press(KeyCode::Enter);
        assert!(next.text().contains("32-28"), "{}", next.text());
    }
}

#[test]
fn without_unfinished_work_the_key_that_continues_is_not_listed_as_acting() {
    assert!(!desk(&options(), 80, 24).app.can(Command::Resume));
}

fn drill_with_a_move() -> Desk {
    let mut desk = drill(80, 24);
    desk.write("35-49\n");
    desk
}

fn analysis(moves: &str) -> Unfinished {
    let game = read_games(format!("{moves} *").as_bytes(), Variant::International).next();
    Unfinished::Analysis(Box::new(game.unwrap().unwrap()), vec![0])
}
