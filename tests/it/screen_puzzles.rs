//! Puzzles and their modes on the screen: their look at the relevant sizes, and what follows a puzzle.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests stand outside test functions")]

use std::time::Duration;

use crate::screen::puzzles::{
    SPRINT, STREAK, WOODPECKER, choose, desk, err, options, position, puzzle, solve, start, with,
};
use crate::screen::{Desk, SIZES, assert_picture};
use damier::tui::Options;
use damier::tui::action::Action;
use damier_app::Event;
use damier_app::settings::{Settings, Speed};
use damier_engine::{Basis, ReportKind, Verdict};
use damier_puzzles::Collection;
use damier_rules::AnyPosition;
use etude_tui::event::KeyCode;

fn at_every_size(name: &str, options: &Options, play: impl Fn(&mut Desk)) {
    for (width, height) in SIZES {
        let mut desk = desk(options, width, height);
        play(&mut desk);
        assert_picture!(name, desk);
    }
}

#[test]
fn the_move_before_a_puzzle() {
    at_every_size("opening", &with("ibc5ea67e98a4"), |_| {});
}

#[test]
fn the_hint_what_to_guard_and_the_last_one() {
    for (name, asked) in [("hint_guard", "ii"), ("hint", "iiii")] {
        at_every_size(name, &with("ibc5ea67e98a4"), |desk| {
            desk.pass(Duration::from_secs(2));
            desk.write(asked);
        });
    }
}

#[test]
fn a_move_that_wins_something_but_less() {
    at_every_size("more_to_find", &with("ibc5ea67e98a4"), |desk| {
        desk.pass(Duration::from_secs(2));
        desk.write("20-14\n");
        desk.refute(300, 150, &[]);
    });
}

#[test]
fn a_solution_that_is_not_proven_says_so() {
    let puzzles = std::fs::read_to_string(crate::screen::puzzles()).unwrap();
    let line = puzzles.lines().next().unwrap();
    for (status, said) in [
        (r#"{"kind":"proven"}"#, "wins 2 men."),
        (r#"{"kind":"dual","number":1,"move":"20-14"}"#, "Another move is as good."),
        (r#"{"kind":"unproven","reason":"why"}"#, "The solution is not proven."),
    ] {
        for (width, height) in SIZES {
            let mut collection = Collection::default();
            collection.add_text("own", line.replace(r#","rating""#, &format!(r#","status":{status},"rating""#)));
            let settings = Settings { animation: Speed::Off, ..Settings::default() };
            let mut desk =
                Desk::with_puzzles(collection, &Options { settings, ..with("ibc5ea67e98a4") }, width, height);
            desk.pass(Duration::from_secs(2));
            let shown: String = desk.text().split_whitespace().collect::<Vec<_>>().join(" ");
            let words: Vec<&str> = said.split(' ').collect();
            assert!(words.iter().all(|word| shown.contains(word)), "{width}x{height}: {}", desk.text());
            assert_eq!(shown.contains("proven."), status.contains("unproven"), "{width}x{height}");
        }
    }
}

#[test]
fn a_verdict_says_on_what_it_rests() {
    for (basis, said) in [(Basis::Proven, "proven"), (Basis::Evaluated { depth: 14, nodes: 1 }, "depth\u{a0}14")] {
        for (width, height) in SIZES {
            let mut desk = desk(&with("ibc5ea67e98a4"), width, height);
            desk.pass(Duration::from_secs(2));
            desk.write("20-14\n");
            let (id, _) = desk.asked.pop().unwrap();
            let report = ReportKind::Judged(Ok(Verdict::Kept { basis, waste: None }));
            desk.act(Action::App(Event::Report(id, report)));
            assert!(desk.text().contains(said), "{width}x{height}: {}", desk.text());
            desk.write("r");
            desk.write("20-14\n");
            desk.refute(300, 150, &[]);
            assert!(desk.text().contains("depth\u{a0}11"), "{width}x{height}: {}", desk.text());
        }
    }
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

#[test]
fn puzzles_of_64_squares_are_solved_too() {
    for id in ["r754faf72a839", "rdd7971ea33a5", "bb71fd35b13b2", "b457d9caf9e79"] {
        let mut desk = desk(&with(id), 80, 24);
        assert_eq!(puzzle(&desk).id, id);
        solve(&mut desk, Duration::from_secs(3));
        desk.pass(Duration::from_secs(9));
        assert!(desk.text().contains("Solved!"), "{id}: {}", desk.text());
        assert!(desk.text().contains("Rating 1"), "{id}: {}", desk.text());
    }
}

#[test]
fn a_move_that_wins_less_costs_nothing_and_the_right_one_still_counts_as_solved_at_once() {
    let mut desk = desk(&with("ibc5ea67e98a4"), 80, 24);
    desk.write("20-14\n");
    desk.refute(300, 150, &[]);
    assert!(desk.text().contains("It wins something"), "{}", desk.text());
    desk.write("27-22\n");
    desk.pass(Duration::from_secs(3));
    assert!(desk.text().contains("1 of 1 at first try"), "{}", desk.text());
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
    // It is the source game, from the first move on.
    assert!(desk.text().contains("Georgiev,A. - Arazklitsew"), "{}", desk.text());
    desk.press(KeyCode::Home);
    assert_eq!(position(&desk), AnyPosition::start(puzzle.position.variant()));
}

#[test]
fn a_turned_puzzle_opens_the_game_as_it_was_played() {
    let mut desk = desk(&options(), 80, 24);
    desk.write("m");
    choose(&mut desk, 5, 1);
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

#[test]
fn escape_in_the_form_leads_back_to_the_puzzle() {
    let mut desk = desk(&with("ibc5ea67e98a4"), 80, 24);
    desk.pass(Duration::from_secs(2));
    let before = desk.app.page().board.position;
    desk.write("m");
    assert!(desk.text().contains("Enter  Start"), "{}", desk.text());
    desk.press(KeyCode::Esc);
    assert!(desk.text().contains("ibc5ea67e98a4") && desk.app.page().board.position == before, "{}", desk.text());
    assert!(desk.store.attempts().unwrap().is_empty(), "looking at the form counts as nothing");
    desk.write("27-22\n");
    desk.pass(Duration::from_secs(3));
    assert!(desk.text().contains("n next"), "{}", desk.text());
    // From home the form leads back home.
    desk.write("qm");
    desk.press(KeyCode::Esc);
    assert!(desk.text().contains("q quit"), "{}", desk.text());
}
