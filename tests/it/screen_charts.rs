//! The progress charts match their numbers, with and without colours.

#![allow(clippy::unwrap_used, reason = "helpers of tests stand outside test functions")]

use crate::screen::history::{NOON, attempt, exercise, tagged};
use crate::screen::{Desk, SIZES, assert_picture};
use damier::tui::Options;
use damier::tui::action::{Action, ScreenEvent};
use damier_app::Event;
use damier_app::store::keeper::News;
use damier_rules::Variant;
use damier_train::attempt::{Attempt, ExerciseKind};
use etude::effort::Credit;
use etude_tui::event::{KeyCode, KeyModifiers, MouseButton, MouseEvent, MouseEventKind, TerminalEvent};

/// Exercises on days relative to today.
fn on_days(days: &[(i32, usize)]) -> Vec<Attempt> {
    let done =
        |&(day, count)| std::iter::repeat_n(attempt(exercise(day, ExerciseKind::Notation, "28", Credit::Full)), count);
    days.iter().flat_map(done).collect()
}

/// Two weeks with some days missing, and the day before them.
fn two_weeks() -> Vec<Attempt> {
    on_days(&[(-14, 5), (-13, 1), (-12, 30), (-9, 12), (-8, 14), (-6, 3), (-5, 25), (-3, 42), (-1, 4), (0, 8)])
}

/// Games won, drawn and lost.
fn games(variant: Variant, opponent: &str, results: [usize; 3]) -> Vec<Attempt> {
    let verdicts = [Credit::Full, Credit::Half, Credit::None];
    let of =
        |(verdict, count)| std::iter::repeat_n(attempt(exercise(-1, ExerciseKind::Game, opponent, verdict)), count);
    let mut games: Vec<Attempt> = verdicts.into_iter().zip(results).flat_map(of).collect();
    for game in &mut games {
        game.exercise.variant = variant;
    }
    games
}

fn all_games() -> Vec<Attempt> {
    let levels = [("level 1", [6, 0, 0]), ("level 2", [4, 2, 2]), ("level 3", [1, 3, 8]), ("own engine", [0, 0, 5])];
    let mut all: Vec<Attempt> =
        levels.into_iter().flat_map(|(level, results)| games(Variant::International, level, results)).collect();
    all.extend(games(Variant::Russian, "level 2", [1, 1, 1]));
    all
}

/// Puzzles with a theme: solved at once, solved with a hint, failed.
fn puzzles(theme: &str, results: [usize; 3]) -> Vec<Attempt> {
    let mut all = Vec::new();
    for (place, count) in results.into_iter().enumerate() {
        let verdict = if place == 2 { Credit::None } else { Credit::Full };
        let mut puzzle = attempt(tagged(exercise(-1, ExerciseKind::Puzzle, "x", verdict), &[theme]));
        puzzle.exercise.hints = u32::from(place == 1);
        all.extend(std::iter::repeat_n(puzzle, count));
    }
    all
}

fn all_puzzles() -> Vec<Attempt> {
    [puzzles("kings", [2, 2, 4]), puzzles("direct", [6, 0, 2]), puzzles("promotion", [8, 0, 0])].concat()
}

/// The progress page this many steps to the right.
fn page(attempts: &[Attempt], page: usize, (width, height): (u16, u16), monochrome: bool) -> Desk {
    let options = Options { seed: Some(1), clock: NOON, monochrome, ..Options::default() };
    let mut desk = Desk::new(&options, width, height);
    desk.act(Action::App(Event::News(News::Loaded(attempts.to_vec(), String::new()))));
    desk.write("s");
    (0..page).for_each(|_| desk.press(KeyCode::Right));
    desk
}

const THEMES: usize = 2;
const ENDINGS: usize = 4;
const GAMES: usize = 6;

/// The words of the last line that has any, and of the line above it, without the footer.
fn below_columns(desk: &Desk) -> [Vec<String>; 2] {
    let text = desk.text();
    let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).collect();
    let words = |back: usize| lines[lines.len() - back].split_whitespace().map(str::to_owned).collect();
    [words(3), words(2)]
}

/// How often each segment of a bar occurs in the line that starts with a name.
fn parts(desk: &Desk, name: &str) -> [usize; 3] {
    let text = desk.text();
    let line = text.lines().find(|line| line.trim_start_matches([' ', '▸']).starts_with(name)).unwrap();
    ['█', '▒', '░'].map(|shade| line.matches(shade).count())
}

/// The bottom row of the columns.
fn lowest_row(desk: &Desk) -> String {
    let text = desk.text();
    let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).collect();
    lines[lines.len() - 4].to_owned()
}

#[test]
fn every_chart_of_results_is_to_be_read_with_colours_and_without() {
    let endings = |verdict, count| vec![attempt(exercise(-2, ExerciseKind::Ending, "win KKK v K", verdict)); count];
    let all = [two_weeks(), all_games(), all_puzzles(), endings(Credit::Full, 3), endings(Credit::None, 1)].concat();
    for size in SIZES {
        for (name, place) in [("week", 0), ("themes", THEMES), ("endings", ENDINGS), ("games", GAMES)] {
            let desk = page(&all, place, size, false);
            assert_picture!(format!("chart_{name}"), desk);
        }
    }
    for (name, place) in [("week", 0), ("themes", THEMES), ("games", GAMES)] {
        let desk = page(&all, place, SIZES[0], true);
        assert_picture!(format!("chart_{name}_monochrome"), desk);
    }
}

#[test]
fn the_week_has_a_place_for_each_of_the_last_days_with_its_number() {
    let desk = page(&two_weeks(), 0, (80, 24), false);
    let [numbers, names] = below_columns(&desk);
    assert_eq!(numbers.join(" "), "1 30 · · 12 14 · 3 25 · 42 · 4 8");
    assert_eq!(names.join(" "), "Su Mo Tu We Th Fr Sa Su Mo Tu We Th Fr Sa");
    // If there is not room for all, the earliest are left out, and no number is cut.
    let many = on_days(&[(-13, 9), (-5, 1_234), (-1, 4), (0, 8)]);
    let [numbers, names] = below_columns(&page(&many, 0, (40, 24), false));
    assert_eq!(numbers.join(" "), "· · 1234 · · · 4 8");
    assert_eq!(names.join(" "), "Sa Su Mo Tu We Th Fr Sa");
    // A single exercise is visible beside a thousand.
    let text = lowest_row(&page(&many, 0, (80, 24), false));
    assert_eq!(text.split_whitespace().count(), 4, "{text}");
}

#[test]
fn without_room_or_exercises_the_week_has_words_only() {
    for (days, size) in [(two_weeks(), (40, 12)), (on_days(&[(-14, 5)]), (80, 24)), (Vec::new(), (80, 24))] {
        let desk = page(&days, 0, size, false);
        assert!(!desk.text().contains("Exercises a day"), "{}", desk.text());
    }
    let desk = page(&two_weeks(), 0, (80, 24), false);
    assert!(desk.text().contains("Exercises a day, up to today"), "{}", desk.text());
}

#[test]
fn bars_are_as_long_as_their_parts_of_the_whole() {
    let desk = page(&all_games(), GAMES, (80, 24), false);
    let [won, drawn, lost] = parts(&desk, "level 2");
    let whole = won + drawn + lost;
    assert!(whole > 20, "{}", desk.text());
    // 4 of 8, 2 of 8 and 2 of 8, to a column.
    assert!(won.abs_diff(whole / 2) <= 1 && drawn.abs_diff(whole / 4) <= 1 && lost.abs_diff(whole / 4) <= 1);
    assert_eq!(parts(&desk, "level 1"), [whole, 0, 0]);
    assert_eq!(parts(&desk, "your own engine"), [0, 0, whole]);
    let desk = page(&all_puzzles(), THEMES, (80, 24), false);
    let [at_once, later, missed] = parts(&desk, "kings");
    assert!(at_once.abs_diff(later) <= 1 && missed.abs_diff(at_once + later) <= 1, "{}", desk.text());
    let [at_once, later, missed] = parts(&desk, "coup direct");
    assert!(later == 0 && at_once.abs_diff(3 * missed) <= 3, "{}", desk.text());
}

#[test]
fn a_click_on_a_bar_starts_what_its_line_stands_for() {
    let mut desk = page(&all_puzzles(), THEMES, (80, 24), false);
    let text = desk.text();
    let row = text.lines().position(|line| line.contains("coup direct")).unwrap();
    let bar = text.lines().nth(row).unwrap().chars().position(|sign| sign == '█').unwrap();
    desk.event(&ScreenEvent::Terminal(TerminalEvent::Mouse(MouseEvent {
        kind: MouseEventKind::Down(MouseButton::Left),
        column: u16::try_from(bar + 3).unwrap(),
        row: u16::try_from(row).unwrap(),
        modifiers: KeyModifiers::NONE,
    })));
    assert!(desk.text().contains("Puzzles · coup direct"), "{}", desk.text());
}

#[test]
fn bars_scroll_with_their_lines() {
    let mut all = all_puzzles();
    (0..30).for_each(|number| all.extend(puzzles(&format!("theme {number:02}"), [0, 0, 4])));
    let mut desk = page(&all, THEMES, (80, 24), false);
    assert!(!desk.text().contains("promotion"), "{}", desk.text());
    (0..40).for_each(|_| desk.press(KeyCode::Down));
    assert!(desk.text().contains('▸'), "{}", desk.text());
    let chosen = desk.text().lines().find(|line| line.contains('▸')).unwrap().to_owned();
    assert!(chosen.contains("100%") && chosen.contains("████████"), "{}", desk.text());
    let [right, helped, missed] = parts(&desk, "kings");
    assert!(right > 0 && helped > 0 && missed > 0, "{}", desk.text());
}

#[test]
fn a_page_scrolls_until_its_last_line_is_in_sight_and_no_further() {
    let mut desk = page(&two_weeks(), 0, (80, 24), false);
    let before = desk.text();
    desk.press(KeyCode::Down);
    assert_eq!(desk.text(), before);
    let mut all = all_games();
    (1..=8).for_each(|level| all.extend(games(Variant::Brazilian, &format!("level {level}"), [1, 0, 0])));
    let mut desk = page(&all, GAMES, (40, 12), false);
    (0..40).for_each(|_| desk.press(KeyCode::Down));
    let text = desk.text();
    assert!(text.contains("endings.") && text.contains("level 2, Russ"), "{text}");
}
