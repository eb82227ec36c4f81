//! Exercises are recorded and rated, come back when they are due, and appear in the statistics.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests stand outside test functions")]

use std::path::PathBuf;
use std::time::Duration;

use crate::screen::history::{NOON, TODAY, attempt, exercise, tagged};
use crate::screen::{Desk, SIZES, assert_picture};
use crate::store_support::name;
use damier::tui::Options;
use damier::tui::action::{Action, ScreenEvent};
use damier_app::Event;
use damier_app::store::StoreError;
use damier_app::store::keeper::{KeeperProblem, News};
use damier_puzzles::Collection;
use damier_rules::Variant;
use damier_train::attempt::{Attempt, Exercise, ExerciseKind, Subject, TrainingMode};
use etude::effort::Credit;
use etude::rating::{Strength, rate};
use etude_store::DatabaseError;
use etude_store::StoreProblem;
use etude_store::wall::WallClock;
use etude_tui::event::{KeyCode, TerminalEvent};

/// A puzzle of the tests' collection, solved by 27-22.
const PUZZLE: &str = "ibc5ea67e98a4";

fn options() -> Options {
    Options { seed: Some(1), clock: NOON, ..Options::default() }
}

fn at_puzzle() -> Desk {
    Desk::new(&Options { puzzle: Some(PUZZLE.to_owned()), ..options() }, 80, 24)
}

/// The tests' puzzles from games, and those on 64 squares.
fn collection() -> Collection {
    let mut collection = Collection::default();
    collection.add_text("international", include_str!("../data/games.jsonl"));
    collection.add_file(&PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/puzzles_64.jsonl")).unwrap();
    collection
}

/// The identities of the first puzzles.
fn ids(number: usize) -> Vec<String> {
    let ids: Vec<String> = collection().entries().iter().take(number).map(|entry| entry.id.to_string()).collect();
    assert_eq!(ids.len(), number);
    ids
}

/// Puzzles failed on a day.
fn missed(ids: &[String], day: i32) -> Vec<Attempt> {
    ids.iter().map(|id| attempt(exercise(day, ExerciseKind::Puzzle, id, Credit::None))).collect()
}

/// A history of three weeks.
pub fn three_weeks() -> Vec<Attempt> {
    let themes = [&["direct", "middlegame"][..], &["kings", "endgame"], &["promotion", "middlegame"]];
    let (mut attempts, mut person) = (Vec::new(), Strength::default());
    for (number, id) in (0..60_u32).zip(ids(60)) {
        let day = number.cast_signed() / 3 - 20 + i32::from(number > 40);
        let right = number % 3 != 1 || number % 4 == 0;
        let verdict = if right { Credit::Full } else { Credit::None };
        let mut done = exercise(day.min(0), ExerciseKind::Puzzle, &id, verdict);
        done.millis = 8_000 + 1_500 * (number % 20);
        done = tagged(done, themes[number as usize % 3]);
        let rated = rate(person, Strength::estimated(person.rating - 150.0, 250.0), done.effort());
        person = rated.after;
        attempts.push(Attempt { uid: number.to_string(), exercise: done, rated: Some(rated) });
    }
    for number in 1..40_u32 {
        let verdict = if number % 7 == 0 { Credit::None } else { Credit::Full };
        let mut done = exercise(-1, ExerciseKind::Notation, &number.to_string(), verdict);
        done.millis = 700 + 60 * number;
        attempts.push(attempt(done));
    }
    for (item, verdict) in
        [("win KKK v K", Credit::Full), ("win KKK v K", Credit::None), ("hold K v KKK", Credit::Full)]
    {
        attempts.push(attempt(exercise(-2, ExerciseKind::Ending, item, verdict)));
    }
    attempts
}

fn loaded(attempts: Vec<Attempt>, width: u16, height: u16) -> Desk {
    let mut desk = Desk::with_puzzles(collection(), &options(), width, height);
    desk.act(Action::App(Event::News(News::Loaded(attempts, String::new()))));
    desk
}

fn kept(desk: &Desk) -> Vec<Exercise> {
    desk.store.attempts().unwrap().into_iter().map(|attempt| attempt.exercise).collect()
}

#[test]
fn a_solved_puzzle_is_kept_once_and_its_rating_is_shown() {
    let mut desk = at_puzzle();
    assert!(desk.text().contains("you 1150-1850"), "{}", desk.text());
    // The previous move is shown for 0.6 seconds; the clock runs from then on.
    desk.pass(Duration::from_secs(8));
    desk.write("27-22\n");
    desk.pass(Duration::from_secs(3));
    // The puzzle is rated 1060, so solving it gains a little; the range is still wide.
    assert!(desk.text().contains("Rating 1250-1900"), "{}", desk.text());
    desk.write("r27-22\n");
    desk.pass(Duration::from_secs(3));
    desk.write("q");
    let [done] = &kept(&desk)[..] else { panic!("{:?}", kept(&desk)) };
    assert_eq!((&*name(done), done.credit, done.mode), (PUZZLE, Credit::Full, TrainingMode::Practice));
    assert_eq!((done.hints, done.errors, done.moment.day), (0, 0, TODAY));
    // 7.4 seconds of thought, and the time to show the solution to its end.
    assert!((7_400..10_000).contains(&done.millis), "{}", done.millis);
    assert!(done.tags().contains(&"direct".into()));
    assert!(desk.text().contains("today: 1 of 1 at first try"), "{}", desk.text());
}

#[test]
fn time_away_from_the_board_is_not_thought() {
    let mut desk = at_puzzle();
    desk.pass(Duration::from_mins(40));
    let away = desk.text();
    assert!(away.contains("04:59") || away.contains("05:00"), "{away}");
    assert!(away.contains("clock, paused"), "{away}");
    desk.pass(Duration::from_mins(40));
    assert_eq!(desk.text(), away, "the clock stands still");
    desk.write("2");
    assert!(!desk.text().contains("paused"), "{}", desk.text());
    desk.pass(Duration::from_secs(20));
    desk.write("7-22\n");
    desk.pass(Duration::from_secs(3));
    desk.write("q");
    let [done] = &kept(&desk)[..] else { panic!("{:?}", kept(&desk)) };
    // Five minutes, the twenty seconds after the next key, and the time to show the solution to its end.
    assert!((319_000..323_500).contains(&done.millis), "{}", done.millis);
    // The wall clock ran on.
    assert_eq!(done.moment.millis / 60_000, NOON.at(Duration::from_mins(80)).millis / 60_000);
}

/// Seven minutes away count as five, whatever is trained without a limit of time.
#[test]
fn time_away_counts_in_no_kind_of_training() {
    let seven = Duration::from_mins(7);
    let mut desk = Desk::new(&options(), 80, 24);
    // A question of notation without a limit of time; an unannounced question; a game without a clock that is resigned.
    desk.write("n");
    desk.press(KeyCode::Down);
    desk.press(KeyCode::Down);
    desk.press(KeyCode::Right);
    for (keys, answer, has_clock) in [("\n", "\n", false), ("qt\n", "n", true), ("qg\n", "zz", false)] {
        desk.write(keys);
        desk.pass(seven);
        assert_eq!(desk.text().contains("clock, paused"), has_clock, "{}", desk.text());
        desk.write(answer);
        desk.pass(Duration::from_secs(1));
    }
    desk.write("qq");
    let done = kept(&desk);
    assert_eq!(done.len(), 3, "{done:?}");
    for done in done {
        assert!((300_000..303_000).contains(&done.millis), "{done:?}");
    }
}

#[test]
fn home_and_the_week_count_what_was_right_at_the_first_try() {
    let done = |credit, hints, errors| {
        let done = exercise(0, ExerciseKind::Puzzle, "ibc5ea67e98a4", credit);
        attempt(Exercise { hints, errors, ..done })
    };
    let full = Credit::Full;
    let attempts = vec![done(full, 0, 0), done(full, 0, 1), done(full, 1, 0), done(Credit::None, 0, 1)];
    let mut desk = loaded(attempts, 80, 24);
    assert!(desk.text().contains("today: 1 of 4 at first try"), "{}", desk.text());
    desk.write("s");
    assert!(desk.text().contains("at first try      25%"), "{}", desk.text());
}

#[test]
fn a_puzzle_left_after_help_counts_as_failed_and_one_just_looked_at_does_not() {
    let mut desk = at_puzzle();
    desk.write("nq");
    assert_eq!(kept(&desk), []);
    for leave in ["n", "q", "\u{1b}"] {
        let mut desk = at_puzzle();
        desk.write("i");
        if leave == "\u{1b}" {
            desk.press(KeyCode::Esc);
        } else {
            desk.write(leave);
        }
        let [done] = &kept(&desk)[..] else { panic!("{:?}", kept(&desk)) };
        assert_eq!((done.credit, done.hints), (Credit::None, 1));
    }
    let mut desk = at_puzzle();
    desk.write("s");
    desk.pass(Duration::from_secs(9));
    desk.write("n");
    assert_eq!(kept(&desk)[0].credit, Credit::None);
    assert_eq!(kept(&desk).len(), 1);
}

#[test]
fn who_asks_for_the_solution_has_failed_whatever_comes_after_it() {
    for keys in ["s", "sn", "sq", "sr27-22\n", "s27-22\n", "isr27-22\n"] {
        let mut desk = at_puzzle();
        desk.write(keys);
        desk.pass(Duration::from_secs(3));
        assert!(!desk.text().contains("1 of 1 at first try"), "{keys}: {}", desk.text());
        desk.write("q");
        let [done] = &desk.store.attempts().unwrap()[..] else { panic!("{keys}: {:?}", kept(&desk)) };
        assert_eq!(done.exercise.credit, Credit::None, "{keys}");
        let rated = done.rated.unwrap();
        assert!(rated.after.rating < rated.before.rating, "{keys}: {rated:?}");
    }
}

#[test]
fn what_went_wrong_yesterday_is_due_today_and_done_after_the_review() {
    let mut desk = loaded(vec![attempt(exercise(-1, ExerciseKind::Puzzle, PUZZLE, Credit::None))], 80, 24);
    assert!(desk.text().contains("Review: 1 due today"), "{}", desk.text());
    desk.write("r");
    assert!(desk.text().contains("Review · ibc5ea67e98a4"), "{}", desk.text());
    desk.write("27-22\n");
    desk.pass(Duration::from_secs(3));
    desk.write("n");
    assert!(desk.text().contains("No more reviews are due today"), "{}", desk.text());
    desk.write("q");
    assert!(desk.text().contains("Review: nothing due today"), "{}", desk.text());
    assert_eq!(kept(&desk)[0].mode, TrainingMode::Review);
    assert_eq!(desk.store.attempts().unwrap()[0].rated, None);
}

#[test]
fn home_lists_what_is_due_without_telling_a_solution() {
    let tags = ["turc", "moves-3"];
    let puzzle = tagged(exercise(-1, ExerciseKind::Puzzle, PUZZLE, Credit::None), &tags);
    let helped = tagged(exercise(-1, ExerciseKind::Puzzle, "r754faf72a839", Credit::Full), &tags);
    let mut helped = Exercise { hints: 1, ..helped };
    helped.variant = Variant::Russian;
    let done = [puzzle, helped, exercise(-4, ExerciseKind::Ending, "hold K v KKK", Credit::None)];
    for (width, height) in SIZES {
        let desk = loaded(done.iter().cloned().map(attempt).collect(), width, height);
        assert!(!desk.text().contains("turc") || width == 200, "{}", desk.text());
        assert_picture!("home_due", desk);
    }
}

#[test]
fn a_lost_ending_comes_back_as_a_drill() {
    let mut desk = loaded(vec![attempt(exercise(-1, ExerciseKind::Ending, "hold K v KKK", Credit::None))], 80, 24);
    desk.write("r");
    assert!(desk.text().contains("3 kings v king · hold it"), "{}", desk.text());
}

#[test]
fn after_a_month_away_only_the_days_share_is_asked_for() {
    let desk = loaded(missed(&ids(300), -30), 80, 24);
    assert!(desk.text().contains("Review: 20 due today"), "{}", desk.text());
}

#[test]
fn puzzles_that_are_gone_do_not_keep_those_that_are_there_from_being_repeated() {
    let gone: Vec<String> = (0..30).map(|number| format!("gone{number}")).collect();
    let mut desk = loaded([missed(&gone, -2), missed(&ids(10), -9)].concat(), 80, 24);
    assert!(desk.text().contains("Review: 10 due today"), "{}", desk.text());
    desk.write("m");
    for _ in 0..5 {
        desk.press(KeyCode::Right);
    }
    assert!(desk.text().contains("10 due today."), "{}", desk.text());
    desk.write("qs");
    assert!(desk.text().contains("10 due today"), "{}", desk.text());
    desk.write("qr");
    for left in (1..=10).rev() {
        assert!(desk.text().contains(&format!(" · {left} due")), "{left}: {}", desk.text());
        desk.write("in");
    }
    assert!(desk.text().contains("No more reviews are due today"), "{}", desk.text());
    let mut done: Vec<String> = kept(&desk).into_iter().map(|done| name(&done)).collect();
    done.sort();
    let mut expected = ids(10);
    expected.sort();
    assert_eq!(done, expected);
}

/// Three puzzles and two endings that are due.
fn mixed() -> Vec<Attempt> {
    let endings = ["hold K v KKK", "win KK v K"];
    let endings = endings.map(|ending| attempt(exercise(-5, ExerciseKind::Ending, ending, Credit::None)));
    [missed(&ids(3), -5), endings.into()].concat()
}

#[test]
fn what_was_left_after_help_does_not_come_again_while_the_store_is_slow() {
    let mut desk = loaded(mixed(), 80, 24);
    desk.is_slow = true;
    desk.write("r");
    for _ in 0..5 {
        desk.write("in");
    }
    assert!(desk.text().contains("No more reviews are due today"), "{}", desk.text());
    let mut done: Vec<String> = kept(&desk).into_iter().map(|done| name(&done)).collect();
    done.sort();
    done.dedup();
    assert_eq!((done.len(), kept(&desk).len()), (5, 5));
    desk.deliver_news();
    desk.write("q");
    assert!(desk.text().contains("Review: nothing due today"), "{}", desk.text());
}

#[test]
fn what_is_put_off_in_a_review_comes_back_at_its_end() {
    let mut desk = loaded(mixed(), 80, 24);
    desk.write("r");
    let subject = |desk: &Desk| desk.app.page().subject.0[0].1.clone();
    let mut seen = vec![subject(&desk)];
    assert!(!desk.text().contains("put off"), "{}", desk.text());
    for number in 1..5 {
        desk.write("n");
        assert!(desk.text().contains(&format!("{number} put off until the end")), "{number}: {}", desk.text());
        seen.push(subject(&desk));
    }
    let again = seen.clone();
    seen.sort();
    seen.dedup();
    assert_eq!((seen.len(), kept(&desk)), (5, Vec::new()));
    desk.write("n");
    assert!(desk.text().contains("Only the 5 you put off"), "{}", desk.text());
    for item in &again[..4] {
        assert_eq!(subject(&desk), *item);
        desk.write("in");
    }
    assert!(desk.text().contains("You put this one off"), "{}", desk.text());
    desk.write("n");
    assert_eq!(subject(&desk), again[4]);
    desk.write("in");
    assert!(desk.text().contains("No more reviews are due today"), "{}", desk.text());
    assert_eq!(kept(&desk).len(), 5);
}

#[test]
fn every_square_of_a_sprint_is_kept() {
    let mut desk = Desk::new(&options(), 80, 24);
    desk.write("n\n");
    desk.pass(Duration::from_millis(1_500));
    desk.write("\n");
    desk.pass(Duration::from_millis(2_500));
    desk.write("\n");
    let kept = kept(&desk);
    assert_eq!(kept.iter().map(|done| done.millis).collect::<Vec<_>>(), [1_500, 2_500]);
    assert!(kept.iter().all(|done| done.subject.kind() == ExerciseKind::Notation && done.mode == TrainingMode::Sprint));
    // The cursor starts on 28.
    assert!(kept.iter().all(|done| matches!(&done.subject, Subject::Notation(answer) if answer.given == "28")));
}

#[test]
fn trouble_is_told_at_home_and_in_the_title() {
    let mut desk = Desk::new(&options(), 80, 24);
    let (path, error) = ("/home/p/progress.sqlite3".into(), DatabaseError::DiskFull);
    let trouble = KeeperProblem::Progress(StoreProblem::InMemory(StoreError::Database { path, error }));
    desk.act(Action::App(Event::News(News::Problem(trouble))));
    assert!(desk.text().contains("Progress is not saved"), "{}", desk.text());
    assert_picture!("home_trouble", desk);
    desk.write("p");
    assert!(desk.text().lines().next().unwrap().contains("not saved!"), "{}", desk.text());
    desk.act(Action::App(Event::News(News::Problem(KeeperProblem::Progress(StoreProblem::Unreadable(2))))));
    assert!(desk.text().contains("not saved!"), "{}", desk.text());
    desk.act(Action::App(Event::News(News::Saved)));
    assert!(!desk.text().contains("not saved!"), "{}", desk.text());
    desk.write("q");
    assert!(desk.text().contains("2 exercises in your history"), "{}", desk.text());
}

#[test]
fn results_in_other_games_are_told_apart() {
    let games = [Variant::International, Variant::Russian];
    let of = |kind, item: &'static str| {
        games.map(|variant| attempt(Exercise { variant, ..exercise(-1, kind, item, Credit::Full) }))
    };
    let attempts = [of(ExerciseKind::Ending, "win KKK v K"), of(ExerciseKind::Game, "level 3")].concat();
    let mut desk = loaded(attempts, 80, 24);
    desk.write("s");
    (0..4).for_each(|_| desk.press(KeyCode::Right));
    assert!(desk.text().contains("3 kings v king · win it, Russian"), "{}", desk.text());
    (0..2).for_each(|_| desk.press(KeyCode::Right));
    assert!(desk.text().contains("level 3, Russian"), "{}", desk.text());
}

#[test]
fn unannounced_tactics_and_the_last_results_are_those_of_the_chosen_game() {
    let of =
        |variant, credit| attempt(Exercise { variant, ..exercise(-1, ExerciseKind::Unannounced, "your-move", credit) });
    let russian = vec![of(Variant::Russian, Credit::None)];
    let mut desk = loaded(russian.clone(), 200, 60);
    assert!(desk.app.aside().is_none(), "{}", desk.text());
    desk.write("t");
    (0..3).for_each(|_| desk.press(KeyCode::Down));
    assert!(!desk.text().contains("1.50"), "{}", desk.text());
    let mut desk = loaded([russian, vec![of(Variant::International, Credit::Full)]].concat(), 200, 60);
    let listed = desk.app.aside().map_or(0, |pane| pane.lines.len());
    assert_eq!(listed, 1, "{}", desk.text());
    desk.write("s");
    (0..7).for_each(|_| desk.press(KeyCode::Right));
    let text = desk.text();
    let [own, other] = ["Your move ", "Your move, Russian"].map(|name| text.find(name).expect(&text));
    assert!(own < other, "{text}");
}

#[test]
fn every_variant_has_a_chart_of_its_rating() {
    let rated = |variant, number: u32| {
        let done = Exercise { variant, ..exercise(-1, ExerciseKind::Puzzle, &format!("x{number}"), Credit::Full) };
        let rated = rate(Strength::default(), Strength::estimated(1_400.0, 100.0), done.effort());
        Attempt { uid: number.to_string(), exercise: done, rated: Some(rated) }
    };
    let attempts = vec![rated(Variant::Russian, 1), rated(Variant::International, 2), rated(Variant::International, 3)];
    let mut desk = loaded(attempts, 80, 24);
    desk.write("s");
    desk.press(KeyCode::Right);
    assert!(desk.text().contains("international practice") && desk.text().contains("1 of 2"), "{}", desk.text());
    desk.press(KeyCode::Down);
    assert!(desk.text().contains("Russian practice") && desk.text().contains("2 of 2"), "{}", desk.text());
}

#[test]
fn the_charts_of_progress() {
    for (width, height) in SIZES {
        let mut desk = loaded(three_weeks(), width, height);
        assert_picture!("home_with_progress", desk);
        desk.write("s");
        for name in ["week", "rating", "themes", "calendar", "endings", "notation", "games"] {
            assert_picture!(format!("progress_{name}"), desk);
            desk.press(KeyCode::Right);
        }
    }
}

#[test]
fn a_large_screen_shows_the_rating_of_every_day_beside_puzzles() {
    let mut desk = loaded(three_weeks(), 200, 60);
    // Three puzzles a day for twenty days, the last of them today.
    assert!(desk.text().contains("rating by day"), "{}", desk.text());
    assert!(desk.text().contains("2026-11-21"), "{}", desk.text());
    desk.write("p");
    assert!(desk.text().contains("rating by day"), "{}", desk.text());
    // A game needs the moves more, and its evaluation takes the place of the rating.
    desk.write("qa\n");
    assert!(!desk.text().contains("rating by day"), "{}", desk.text());
    assert!(loaded(Vec::new(), 200, 60).app.curve().is_none(), "a range has no curve");
}

#[test]
fn the_charts_are_readable_without_colours_and_have_numbers_behind_them() {
    let mut desk = Desk::with_puzzles(collection(), &Options { monochrome: true, ..options() }, 80, 24);
    desk.act(Action::App(Event::News(News::Loaded(three_weeks(), String::new()))));
    desk.write("s");
    for name in ["week", "rating", "themes", "calendar", "endings", "notation", "games"] {
        desk.write("v");
        assert_picture!(format!("progress_numbers_{name}"), desk);
        desk.write("v");
        desk.press(KeyCode::Right);
    }
}

#[test]
fn a_weak_theme_starts_a_session_of_its_own() {
    let weak = tagged(exercise(0, ExerciseKind::Puzzle, "x", Credit::None), &["single-reply"]);
    let mut desk = loaded(vec![attempt(weak)], 80, 24);
    desk.write("s");
    desk.press(KeyCode::Right);
    desk.press(KeyCode::Right);
    assert!(desk.text().contains("▸ forced replies"), "{}", desk.text());
    desk.write("\n");
    assert!(desk.text().contains("Puzzles · forced replies"), "{}", desk.text());
}

#[test]
fn an_empty_history_has_charts_as_well() {
    for (width, height) in [(80, 24), (40, 12), (41, 13)] {
        let mut desk = loaded(Vec::new(), width, height);
        desk.write("s");
        for _ in 0..14 {
            for key in [KeyCode::Down, KeyCode::Char('v'), KeyCode::Up, KeyCode::Right] {
                desk.press(key);
                let _ = desk.picture();
            }
        }
        desk.event(&ScreenEvent::Terminal(TerminalEvent::Resize(30, 8)));
        assert!(desk.text().contains("at least 40\ncolumns and 12 rows"), "{}", desk.text());
    }
}

#[test]
fn a_home_screen_left_open_says_what_is_due_on_the_next_day() {
    let mut desk = Desk::new(&options(), 80, 24);
    desk.read(&missed(&ids(1), 0), &[]);
    assert!(desk.text().contains("Review: nothing due today"), "{}", desk.text());
    // Midnight is twelve hours after noon.
    desk.pass(Duration::from_secs(12 * 3_600 - 1));
    assert!(desk.text().contains("Review: nothing due today"), "{}", desk.text());
    desk.pass(Duration::from_secs(601));
    assert!(desk.text().contains("Review: 1 due today"), "{}", desk.text());
}

/// Ten seconds after the start, the lid was closed for twenty hours, while no time passed for the program.
#[test]
fn after_a_night_with_the_lid_closed_the_day_is_new_and_the_time_is_what_was_used() {
    const WOKEN: WallClock = WallClock::By(|run| {
        NOON.at(if run < Duration::from_secs(10) { run } else { run + Duration::from_secs(72_000) })
    });
    let options = Options { clock: WOKEN, puzzle: Some(PUZZLE.to_owned()), ..options() };
    let mut desk = Desk::new(&options, 80, 24);
    desk.pass(Duration::from_secs(25));
    desk.write("27-22\n");
    let done = desk.store.attempts().unwrap().remove(0).exercise;
    assert_eq!((done.moment.day, done.moment.millis), (TODAY.plus(1), 20_778 * 86_400_000 + 43_200_000 + 72_025_000));
    assert!((20_000..=25_000).contains(&done.millis), "{} ms", done.millis);
}
