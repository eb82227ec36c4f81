//! The modes of puzzles on the screen: how they look at the sizes that matter, and how they are played through.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests stand outside test functions")]

mod screen;

use std::path::PathBuf;
use std::time::Duration;

use damier::engine::{Basis, ReportKind, Score, Task, Verdict};
use damier::notation::{read_move, write_move};
use damier::puzzles::{Collection, Puzzle};
use damier::rules::AnyPosition;
use damier::settings::{Settings, Speed};
use damier::train::attempt::{Mode as TrainingMode, Verdict as Result};
use damier::train::puzzle::run::Label;
use damier::tui::Options;
use damier::tui::action::Event;
use insta::assert_snapshot;
use ratatui::crossterm::event::KeyCode;
use screen::Desk;

const SIZES: [(u16, u16); 4] = [(80, 24), (40, 12), (120, 40), (200, 60)];

fn options() -> Options {
    Options { seed: Some(1), ..Options::default() }
}

fn with(id: &str) -> Options {
    Options { puzzle: Some(id.to_owned()), ..options() }
}

/// The shipped puzzles up to some number, and those of 64 squares that the tests have.
fn collection(number: usize) -> Collection {
    let shipped = include_str!("../puzzles/international.jsonl");
    let lines: Vec<&str> = shipped.lines().take(number).collect();
    let mut collection = Collection::default();
    collection.add_text("international", lines.join("\n"));
    collection.add_file(&PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/puzzles_64.jsonl")).unwrap();
    assert_eq!(collection.bad_lines(), []);
    collection
}

fn desk(options: &Options, width: u16, height: u16) -> Desk {
    let settings = Settings { animation: Speed::Off, ..options.settings.clone() };
    Desk::with_puzzles(collection(100), &Options { settings, ..options.clone() }, width, height)
}

fn at_every_size(name: &str, options: &Options, play: impl Fn(&mut Desk)) {
    for (width, height) in SIZES {
        let mut desk = desk(options, width, height);
        play(&mut desk);
        assert_snapshot!(format!("{name}_{width}x{height}"), desk.picture());
    }
}

/// The puzzle on the screen, by the id in its title.
fn puzzle(desk: &Desk) -> Puzzle {
    let page = desk.app.page();
    let id = page.subject.0.iter().map(|(_, text)| text.trim()).find(|text| text.len() == 13).unwrap().to_owned();
    let collection = collection(100);
    collection.puzzle(collection.find(&id).unwrap()).unwrap()
}

fn position(desk: &Desk) -> AnyPosition {
    desk.app.page().board.position
}

/// Makes the moves of the solution, each in the time given, until the puzzle is solved.
fn solve(desk: &mut Desk, time: Duration) {
    let mut puzzle = puzzle(desk);
    desk.pass(Duration::from_secs(1));
    if position(desk).side_to_move() != puzzle.position.side_to_move() {
        puzzle = damier::train::puzzle::mirror::mirrored(&puzzle);
    }
    let mut choices = puzzle.solution;
    while let Some(choice) = choices.into_iter().next() {
        desk.pass(time);
        let text = write_move(&position(desk), choice.played);
        desk.write(&format!("{text}\n"));
        let Some(reply) = choice.replies.into_iter().next() else { break };
        desk.pass(Duration::from_secs(1));
        choices = reply.next;
    }
}

/// Makes a wrong move, and lets a judge say so.
fn err(desk: &mut Desk) {
    let puzzle = puzzle(desk);
    desk.pass(Duration::from_secs(1));
    let position = position(desk);
    let is_right = |after: &AnyPosition| {
        let after = if position.side_to_move() == puzzle.position.side_to_move() { *after } else { after.flipped() };
        puzzle.solution.iter().any(|choice| choice.after == after)
    };
    let wrong = position.legal_moves().into_iter().find(|&played| !is_right(&position.play(played))).unwrap();
    desk.write(&format!("{}\n", write_move(&position, wrong)));
    judge(desk, -100, &[]);
}

/// Answers the question to the judge: the move is not the best, and this much is left after it.
fn judge(desk: &mut Desk, left: i32, refutation: &[&str]) {
    let Some((ticket, Task::Verdict { situation, candidate })) = desk.asked.pop() else {
        panic!("the judge is asked");
    };
    let mut position = situation.position.play(candidate);
    let mut moves = Vec::new();
    for text in refutation {
        let played = read_move(&position, text).unwrap();
        moves.push(played);
        position = position.play(played);
    }
    let basis = Basis::Evaluated { depth: 11, nodes: 100_000 };
    let (best, left) = (Score::centi_men(300), Score::centi_men(left));
    let verdict = Verdict::Lost { basis, refutation: moves, best, left };
    desk.event(&Event::Report(ticket, ReportKind::Judged(Ok(verdict))));
}

/// Changes a row of the form: so many rows down from the first, then so many values on.
fn choose(desk: &mut Desk, row: usize, values: usize) {
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

/// Starts a mode from the form by its place in the list.
fn start(desk: &mut Desk, mode: usize) {
    desk.write("m");
    choose(desk, 0, mode);
    desk.press(KeyCode::Enter);
}

const STREAK: usize = 1;
const SPRINT: usize = 2;
const WOODPECKER: usize = 4;

#[test]
fn the_move_before_a_puzzle() {
    at_every_size("opening", &with("ibc5ea67e98a4"), |_| {});
}

#[test]
fn the_third_hint() {
    at_every_size("hint", &with("ibc5ea67e98a4"), |desk| {
        desk.pass(Duration::from_secs(2));
        desk.write("iii");
    });
}

#[test]
fn a_move_that_wins_something_but_less() {
    at_every_size("more_to_find", &with("ibc5ea67e98a4"), |desk| {
        desk.pass(Duration::from_secs(2));
        desk.write("20-14\n");
        judge(desk, 150, &[]);
    });
}

#[test]
fn the_solution_walked_through() {
    at_every_size("walk", &with("rdd7971ea33a5"), |desk| {
        desk.pass(Duration::from_secs(2));
        desk.write("d6-e5\n");
        desk.pass(Duration::from_secs(4));
        desk.press(KeyCode::Home);
        desk.press(KeyCode::Right);
        desk.press(KeyCode::Right);
    });
}

#[test]
fn the_choice_between_defences() {
    at_every_size("defences", &with("r754faf72a839"), |desk| {
        desk.write("s");
        desk.pass(Duration::from_secs(9));
        desk.press(KeyCode::Home);
        desk.press(KeyCode::Right);
        desk.press(KeyCode::Down);
    });
}

#[test]
fn the_form() {
    at_every_size("form", &options(), |desk| {
        desk.write("m");
        choose(desk, 2, 3);
    });
}

#[test]
fn a_choice_that_leaves_nothing() {
    at_every_size("form_nothing", &options(), |desk| {
        desk.write("m");
        choose(desk, 2, 1);
        choose(desk, 5, 5);
    });
}

#[test]
fn a_streak_and_its_end() {
    at_every_size("streak", &options(), |desk| {
        start(desk, STREAK);
        solve(desk, Duration::from_secs(4));
    });
    at_every_size("streak_over", &options(), |desk| {
        start(desk, STREAK);
        solve(desk, Duration::from_secs(4));
        desk.write("n");
        err(desk);
        desk.pass(Duration::from_secs(9));
    });
}

#[test]
fn a_sprint_and_its_end() {
    at_every_size("sprint", &options(), |desk| {
        start(desk, SPRINT);
        solve(desk, Duration::from_secs(4));
        err(desk);
    });
    at_every_size("sprint_over", &options(), |desk| {
        start(desk, SPRINT);
        solve(desk, Duration::from_secs(4));
        err(desk);
        desk.pass(Duration::from_mins(4));
    });
}

#[test]
fn a_cycle_of_the_woodpecker_and_the_next_one() {
    at_every_size("woodpecker", &options(), |desk| {
        start(desk, WOODPECKER);
        for _ in 0..19 {
            solve(desk, Duration::from_secs(3));
            desk.pass(Duration::from_secs(9));
            desk.write("n");
        }
        err(desk);
        desk.write("r");
        solve(desk, Duration::from_secs(2));
        desk.pass(Duration::from_secs(9));
    });
}

/// What was recorded of the mode: item, verdict, and what the label says of the cycle.
fn recorded(desk: &Desk, mode: TrainingMode) -> Vec<(String, Result, u32)> {
    let attempts = desk.app.shared().history.attempts().iter().map(|attempt| &attempt.exercise);
    let of_mode = attempts.filter(|exercise| exercise.mode == mode);
    of_mode.map(|exercise| (exercise.item.clone(), exercise.verdict, Label::of(exercise).unwrap().cycle)).collect()
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
    desk.write("s");
    assert!(!desk.text().contains("The solution"), "and so has the solution");
    desk.write("n");
    let second = puzzle(&desk).id;
    assert_ne!(first, second, "one is skipped");
    desk.write("n");
    assert_eq!(puzzle(&desk).id, second, "and no more");
    err(&mut desk);
    desk.pass(Duration::from_secs(9));
    assert!(desk.text().contains("Streak over: 1 solved."), "{}", desk.text());
    let done = recorded(&desk, TrainingMode::Streak);
    assert_eq!(done.iter().map(|(_, verdict, _)| *verdict).collect::<Vec<_>>(), [Result::Right, Result::Wrong]);
    assert_eq!(done[1].0, second);
    assert!(desk.app.shared().history.attempts().iter().all(|attempt| attempt.rated.is_none()));
    // A second one knows of the first.
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
    assert!(desk.text().contains("1 right, 0 wrong, row 1"), "{}", desk.text());
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
    assert!(desk.text().contains("Time is over: 1 solved, 1 wrong"), "{}", desk.text());
    let third = puzzle(&desk).id;
    desk.write("12-18\n");
    assert_ne!(puzzle(&desk).id, third, "Enter starts again");
    assert_eq!(recorded(&desk, TrainingMode::Sprint).len(), 2);
    assert!(desk.text().contains("03:00"), "{}", desk.text());
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
    assert!(desk.text().contains("go on: cycle 2, 3 of 20"), "{}", desk.text());
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
    assert_eq!(recorded(&desk, TrainingMode::Woodpecker), [(first.clone(), Result::Wrong, 1)]);
    assert_ne!(puzzle(&desk).id, first);
}

#[test]
fn filters_hold_for_all_that_comes() {
    let mut desk = desk(&options(), 80, 24);
    desk.write("m");
    // Length: two decisions.
    choose(&mut desk, 4, 2);
    desk.press(KeyCode::Enter);
    for _ in 0..8 {
        assert!(puzzle(&desk).tags.contains(&"moves-2".to_owned()));
        desk.write("n");
    }
    // The form is filled in with what was chosen before; now Russian puzzles of any length, turned by chance.
    desk.write("m");
    assert!(desk.text().contains("2 moves"), "{}", desk.text());
    choose(&mut desk, 4, 3);
    choose(&mut desk, 1, 1);
    choose(&mut desk, 6, 1);
    desk.press(KeyCode::Enter);
    let mut turned = 0;
    for _ in 0..14 {
        let puzzle = puzzle(&desk);
        assert_eq!(puzzle.position.variant(), damier::rules::Variant::Russian);
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
    choose(&mut desk, 3, 3);
    desk.press(KeyCode::Down);
    desk.write("1300-");
    assert!(desk.text().contains("No range of ratings"), "{}", desk.text());
    desk.press(KeyCode::Enter);
    assert!(desk.text().contains("from-to"), "{}", desk.text());
    desk.write("1500");
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
    choose(&mut desk, 5, 5);
    assert!(desk.text().contains("No puzzle fits."), "{}", desk.text());
    assert!(desk.text().contains("Without \"my own games\" 100 fit."), "{}", desk.text());
    desk.press(KeyCode::Enter);
    assert!(desk.text().contains("Puzzles: choose"), "{}", desk.text());
}

#[test]
fn puzzles_of_64_squares_are_solved_too() {
    for id in ["r754faf72a839", "rdd7971ea33a5", "bb71fd35b13b2", "b457d9caf9e79"] {
        let mut desk = desk(&with(id), 80, 24);
        assert_eq!(puzzle(&desk).id, id);
        solve(&mut desk, Duration::from_secs(3));
        desk.pass(Duration::from_secs(9));
        assert!(desk.text().contains("Solved!"), "{id}: {}", desk.text());
        assert!(desk.text().contains("Your rating"), "{id}: {}", desk.text());
    }
}

#[test]
fn a_move_that_wins_less_costs_nothing_and_the_right_one_still_counts_as_solved_at_once() {
    let mut desk = desk(&with("ibc5ea67e98a4"), 80, 24);
    desk.write("20-14\n");
    judge(&mut desk, 150, &[]);
    assert!(desk.text().contains("That wins something too"), "{}", desk.text());
    desk.write("27-22\n");
    desk.pass(Duration::from_secs(3));
    assert!(desk.text().contains("1 of 1 solved at once"), "{}", desk.text());
}

#[test]
fn a_puzzle_that_is_over_opens_in_analysis_with_its_solution() {
    let mut desk = desk(&with("ibc5ea67e98a4"), 80, 24);
    let puzzle = puzzle(&desk);
    desk.write("a");
    assert!(!desk.text().contains("Analysis"), "before it is over the letter belongs to notation");
    desk.press(KeyCode::Backspace);
    solve(&mut desk, Duration::from_secs(1));
    desk.pass(Duration::from_secs(5));
    desk.write("a");
    assert!(desk.text().contains("Analysis"));
    assert_eq!(position(&desk), puzzle.position);
    desk.press(KeyCode::Right);
    assert_eq!(position(&desk), puzzle.solution[0].after);
    // It is the game that it was found in, from the first move on.
    assert!(desk.text().contains("Georgiev,A. - Arazklitsew"), "{}", desk.text());
    desk.press(KeyCode::Home);
    assert_eq!(position(&desk), AnyPosition::start(puzzle.position.variant()));
}

#[test]
fn a_turned_puzzle_opens_the_game_as_it_was_played() {
    let mut desk = desk(&options(), 80, 24);
    desk.write("m");
    choose(&mut desk, 6, 1);
    desk.press(KeyCode::Enter);
    // Half of the puzzles are turned.
    for _ in 0..20 {
        let puzzle = puzzle(&desk);
        desk.pass(Duration::from_secs(1));
        let is_turned = position(&desk) != puzzle.position;
        if is_turned && puzzle.source.moves.is_some() {
            desk.write("s");
            desk.pass(Duration::from_secs(20));
            desk.write("a");
            assert_eq!(position(&desk), puzzle.position);
            return;
        }
        desk.write("n");
    }
    panic!("twenty puzzles, none of them turned");
}
