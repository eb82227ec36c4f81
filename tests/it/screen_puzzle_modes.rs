//! The puzzle modes on the screen, played through, and the form that chooses them.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests stand outside test functions")]

use std::time::Duration;

use crate::screen::puzzles::{SPRINT, STREAK, WOODPECKER, choose, desk, err, options, position, puzzle, solve, start};
use crate::screen::{Desk, assert_picture};
use crate::store_support::name;
use damier_rules::Color;
use damier_rules::notation::write_move;
use damier_train::attempt::TrainingMode;
use etude::effort::Credit;
use etude_tui::event::KeyCode;
use etude_tui::text::Words;

/// The recorded exercises of a mode: item, verdict, and the cycle in the label.
fn recorded(desk: &Desk, mode: TrainingMode) -> Vec<(String, Credit, u32)> {
    let attempts = desk.app.shared().trainer.history().attempts().iter().map(|attempt| &attempt.exercise);
    let of_mode = attempts.filter(|exercise| exercise.mode == mode);
    of_mode.map(|exercise| (name(exercise), exercise.credit, exercise.run().unwrap().cycle)).collect()
}

#[test]
fn a_streak_ends_at_the_first_error_one_may_be_skipped_and_nothing_is_rated() {
    let mut desk = desk(&options(), 80, 24);
    start(&mut desk, STREAK);
    solve(&mut desk, Duration::from_secs(2));
    desk.pass(Duration::from_secs(9));
    desk.write("n");
    let (first, text) = (puzzle(&desk).id, desk.text());
    assert!(text.contains("1 in a row"), "{text}");
    desk.write("i");
    assert!(!desk.text().contains("Hint"), "hints have to wait");
    assert!(desk.text().contains("No hints and no solutions in a run"), "{}", desk.text());
    desk.write("s");
    assert!(!desk.text().contains("the solution."), "and so has the solution");
    desk.write("n");
    let second = puzzle(&desk).id;
    assert_ne!(first, second, "one is skipped");
    desk.write("n");
    assert_eq!(puzzle(&desk).id, second, "and no more");
    assert!(desk.text().contains("no skip left"), "{}", desk.text());
    err(&mut desk);
    desk.pass(Duration::from_secs(9));
    assert!(desk.text().contains("Streak over: 1 solved."), "{}", desk.text());
    let done = recorded(&desk, TrainingMode::Streak);
    assert_eq!(done.iter().map(|(_, verdict, _)| *verdict).collect::<Vec<_>>(), [Credit::Full, Credit::None]);
    assert_eq!(done[1].0, second);
    assert!(desk.app.shared().trainer.history().attempts().iter().all(|attempt| attempt.rated.is_none()));
    // The second streak knows about the first.
    desk.write("n");
    assert!(desk.text().contains("best 1"), "{}", desk.text());
}

#[test]
fn a_sprint_goes_on_by_itself_and_an_error_costs_ten_seconds() {
    let mut desk = desk(&options(), 80, 24);
    start(&mut desk, SPRINT);
    assert!(desk.text().contains("03:00"), "{}", desk.text());
    let first = puzzle(&desk).id;
    solve(&mut desk, Duration::from_secs(2));
    assert_ne!(puzzle(&desk).id, first);
    assert!(desk.text().contains("1 right, 0 wrong"), "{}", desk.text());
    let left = |desk: &Desk| {
        let time = desk.app.page().time;
        let (minutes, seconds) = time.split_once(':').unwrap();
        60 * minutes.parse::<u32>().unwrap() + seconds.parse::<u32>().unwrap()
    };
    let before = left(&desk);
    err(&mut desk);
    assert_eq!(left(&desk), before - 11, "a second of thought and ten of penalty");
    assert!(desk.text().contains("Wrong, -10 s: it was"), "{}", desk.text());
    desk.pass(Duration::from_mins(3));
    assert!(desk.text().contains("Time is up: 1 solved, 1 wrong"), "{}", desk.text());
    let third = puzzle(&desk).id;
    assert!(desk.text().contains("Enter replays one"), "{}", desk.text());
    let missed = kept_missed(&desk);
    desk.press(KeyCode::Enter);
    assert_eq!(puzzle(&desk).id, missed, "Enter replays the missed puzzle");
    let replayed = desk.text();
    assert!(replayed.contains("to move") && !replayed.contains("Time is up"), "{replayed}");
    assert!(replayed.contains("goes back to the list"), "{replayed}");
    solve(&mut desk, Duration::from_secs(1));
    desk.pass(Duration::from_secs(9));
    desk.press(KeyCode::Enter);
    assert!(desk.text().contains("Enter replays one"), "{}", desk.text());
    desk.write("n");
    assert_ne!(puzzle(&desk).id, third, "n starts again");
    assert_eq!(recorded(&desk, TrainingMode::Sprint).len(), 2);
    assert!(desk.text().contains("03:00"), "{}", desk.text());
}

#[test]
fn a_run_that_is_left_tells_its_result_at_home() {
    let mut desk = desk(&options(), 80, 24);
    start(&mut desk, SPRINT);
    desk.write("q");
    assert!(!desk.text().contains("Sprint ended"), "nothing was answered\n{}", desk.text());
    start(&mut desk, SPRINT);
    solve(&mut desk, Duration::from_secs(2));
    err(&mut desk);
    desk.write("q");
    let text = desk.text();
    assert!(text.contains("Sprint ended: 1 solved, 1 wrong,") && text.contains("first sprint"), "{text}");
    // It is told once.
    desk.write("e");
    desk.write("q");
    assert!(!desk.text().contains("Sprint ended"), "{}", desk.text());
    start(&mut desk, STREAK);
    solve(&mut desk, Duration::from_secs(2));
    desk.pass(Duration::from_secs(9));
    desk.write("nq");
    assert!(desk.text().contains("Streak over: 1 solved."), "{}", desk.text());
    start(&mut desk, WOODPECKER);
    solve(&mut desk, Duration::from_secs(3));
    desk.pass(Duration::from_secs(9));
    desk.write("nq");
    assert!(desk.text().contains("cycle 1: 1 of 20"), "{}", desk.text());
}

#[test]
fn the_woodpecker_repeats_its_set_and_is_resumed_after_a_break() {
    let mut desk = desk(&options(), 80, 24);
    start(&mut desk, WOODPECKER);
    for number in 0..23 {
        assert!(desk.text().contains(&format!("{} of 20", number % 20)), "{number}: {}", desk.text());
        solve(&mut desk, Duration::from_secs(3));
        desk.pass(Duration::from_secs(9));
        desk.write("n");
    }
    let done = recorded(&desk, TrainingMode::Woodpecker);
    let cycle = |number: u32| -> Vec<&String> {
        done.iter().filter(|(_, _, cycle)| *cycle == number).map(|(item, ..)| item).collect()
    };
    assert_eq!((cycle(1).len(), cycle(2).len()), (20, 3));
    assert_eq!(cycle(2)[..], cycle(1)[..3], "in the same order");
    let next = cycle(1)[3].clone();
    desk.write("q");
    desk.write("m");
    choose(&mut desk, 0, WOODPECKER);
    assert!(desk.text().contains("resume: cycle 2, 3 of 20"), "{}", desk.text());
    desk.press(KeyCode::Enter);
    assert_eq!(puzzle(&desk).id, next);
    assert!(desk.text().contains("cycle 2: 3 of 20"), "{}", desk.text());
}

#[test]
fn a_puzzle_of_a_set_is_left_when_its_solution_was_asked_for_and_not_before() {
    let mut desk = desk(&options(), 80, 24);
    start(&mut desk, WOODPECKER);
    let first = puzzle(&desk).id;
    desk.write("in");
    assert_eq!((puzzle(&desk).id, recorded(&desk, TrainingMode::Woodpecker)), (first.clone(), Vec::new()));
    desk.write("sn");
    assert_eq!(recorded(&desk, TrainingMode::Woodpecker), [(first.clone(), Credit::None, 1)]);
    assert_ne!(puzzle(&desk).id, first);
}

#[test]
fn filters_hold_for_all_that_comes() {
    let mut desk = desk(&options(), 80, 24);
    desk.write("m");
    // Length: two decisions.
    choose(&mut desk, 3, 2);
    desk.press(KeyCode::Enter);
    for _ in 0..8 {
        assert!(puzzle(&desk).tags.contains(&"moves-2".into()));
        desk.write("n");
    }
    // The form contains the previous choices.
    desk.write("m");
    assert!(desk.text().contains("2 moves"), "{}", desk.text());
    // Now Russian puzzles, turned at random.
    desk.write("qvm");
    choose(&mut desk, 5, 1);
    desk.press(KeyCode::Enter);
    let mut turned = 0;
    for _ in 0..14 {
        let puzzle = puzzle(&desk);
        assert_eq!(puzzle.position.variant(), damier_rules::Variant::Russian);
        desk.pass(Duration::from_secs(1));
        turned += u32::from(position(&desk).side_to_move() != puzzle.position.side_to_move());
        desk.write("n");
    }
    assert!((1..14).contains(&turned), "{turned} of 14");
}

#[test]
fn a_range_of_ratings_is_typed_and_a_bad_one_named() {
    let mut desk = desk(&options(), 80, 24);
    desk.write("m");
    choose(&mut desk, 2, 3);
    desk.press(KeyCode::Down);
    desk.write("1300-");
    assert!(desk.text().contains("No range of ratings"), "{}", desk.text());
    desk.press(KeyCode::Enter);
    assert!(desk.text().contains("from-to"), "{}", desk.text());
    desk.write("1500x");
    assert!(desk.text().contains("No range of ratings"), "{}", desk.text());
    desk.press(KeyCode::Backspace);
    desk.press(KeyCode::Enter);
    for _ in 0..8 {
        assert!((1_300..=1_500).contains(&puzzle(&desk).rating.value));
        desk.write("n");
    }
}

#[test]
fn what_leaves_nothing_is_named_and_does_not_start() {
    let mut desk = desk(&options(), 120, 40);
    desk.write("m");
    choose(&mut desk, 4, 5);
    assert!(desk.text().contains("No puzzle fits."), "{}", desk.text());
    assert!(desk.text().contains("Without \"my own games\" 100 fit."), "{}", desk.text());
    desk.press(KeyCode::Enter);
    assert!(desk.text().contains("Puzzles: choose"), "{}", desk.text());
}

#[test]
fn unannounced_practice_tells_goal_and_theme_only_when_the_puzzle_is_over() {
    let mut desk = desk(&options(), 80, 24);
    desk.write("m");
    choose(&mut desk, 6, 1);
    assert!(desk.text().contains("unannounced"), "{}", desk.text());
    desk.press(KeyCode::Enter);
    let goal = damier::words::goal_title(puzzle(&desk).goal);
    let says_goal = |desk: &Desk| desk.text().contains(&goal) || desk.text().contains("wins");
    assert!(!says_goal(&desk) && desk.text().contains("Find the best move for"), "{}", desk.text());
    err(&mut desk);
    assert!(!says_goal(&desk), "still hidden: it may be tried again");
    desk.write("r");
    solve(&mut desk, Duration::from_secs(2));
    desk.pass(Duration::from_secs(9));
    assert!(says_goal(&desk), "{}", desk.text());
}

#[test]
fn a_blind_puzzle_lists_its_pieces_takes_typed_moves_and_has_a_rating_of_its_own() {
    let mut desk = desk(&options(), 80, 24);
    start(&mut desk, 6);
    desk.pass(Duration::from_secs(2));
    let asked = puzzle(&desk);
    let is_empty = |desk: &Desk| {
        let board = desk.app.page().board;
        board.marks.is_empty() && Color::ALL.into_iter().all(|color| board.position.all_pieces(color).is_empty())
    };
    assert!(is_empty(&desk), "{}", desk.text());
    let pieces: u32 = Color::ALL.into_iter().map(|color| asked.position.all_pieces(color).len()).sum();
    let lists: Vec<String> = desk.app.page().message.lines.iter().map(Words::text).collect();
    let squares = lists.iter().filter(|line| line.starts_with("White: ") || line.starts_with("Black: "));
    assert_eq!(squares.map(|line| line.split(", ").count()).sum::<usize>(), pieces as usize, "{lists:?}");
    let (mut position, mut choices) = (asked.position, asked.solution);
    while let Some(choice) = choices.into_iter().next() {
        assert!(is_empty(&desk), "{}", desk.text());
        desk.write(&format!("{}\n", write_move(&position, choice.candidate)));
        desk.pass(Duration::from_secs(2));
        let Some(reply) = choice.replies.into_iter().next() else { break };
        (position, choices) = (reply.after, reply.next);
    }
    desk.pass(Duration::from_secs(9));
    assert!(!is_empty(&desk), "the board shows in the end");
    let history = &desk.app.shared().trainer.history();
    let last = history.attempts().last().unwrap();
    assert_eq!((last.exercise.mode, last.exercise.credit), (TrainingMode::Blind, Credit::Full));
    assert!(last.rated.is_some());
    assert_eq!(history.rated((asked.position.variant(), TrainingMode::Practice)), 0);
}

/// The puzzle of the last failed attempt.
fn kept_missed(desk: &Desk) -> String {
    let failed = recorded(desk, TrainingMode::Sprint).into_iter().rfind(|(_, credit, _)| *credit == Credit::None);
    failed.unwrap().0
}

#[test]
fn what_was_missed_stays_on_the_board_and_is_trained_as_a_set() {
    let mut desk = desk(&options(), 80, 24);
    start(&mut desk, SPRINT);
    let first = puzzle(&desk).id;
    err(&mut desk);
    assert_eq!(puzzle(&desk).id, first, "its board is still there");
    assert!(desk.text().contains("Wrong, -10 s: it was"), "{}", desk.text());
    desk.pass(Duration::from_secs(3));
    assert_ne!(puzzle(&desk).id, first);
    assert!(!desk.text().contains("it was"), "the verdict leaves with its board: {}", desk.text());
    err(&mut desk);
    desk.press(KeyCode::Enter);
    desk.pass(Duration::from_mins(3));
    assert_picture!("missed", desk);
    desk.write("l");
    assert!(desk.text().contains("0 of 2"), "{}", desk.text());
}

#[test]
fn practice_that_is_left_tells_its_result_at_home_once() {
    let mut desk = desk(&options(), 80, 24);
    desk.write("pq");
    assert!(!desk.text().contains("solved at once"), "nothing was finished\n{}", desk.text());
    desk.write("p");
    solve(&mut desk, Duration::from_secs(2));
    desk.pass(Duration::from_secs(9));
    desk.write("n");
    desk.write("q");
    assert!(desk.text().contains("1 puzzle: 1 solved at once."), "{}", desk.text());
    desk.write("eq");
    assert!(!desk.text().contains("solved at once"), "{}", desk.text());
}
