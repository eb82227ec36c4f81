//! The screen.

use std::time::Duration;

use etude_tui::event::{KeyCode, KeyEvent, KeyModifiers, TerminalEvent};
use etude_tui::key::Key;
use etude_tui::run_loop::Program;
use rand::RngExt;
use rand::seq::IndexedRandom;
use ratatui::layout::Position;
use yonsan::screen::Action;

use crate::desk::Desk;

/// Every screen that the lists lead to, by the names of their lines.
const SCREENS: &[&[&str]] = &[
    &[],
    &["Learn"],
    &["Learn", "Fouls"],
    &["Learn", "Fouls", "The overline"],
    &["Learn", "Openings", "Names"],
    &["Learn", "For referees", "Exam"],
    &["Puzzles"],
    &["Puzzles", "Win by fours"],
    &["Puzzles", "Win by threes and fours"],
    &["Puzzles", "Drive Black into a foul"],
    &["Puzzles", "Defend"],
    &["Puzzles", "Unannounced"],
    &["Puzzles", "Streak"],
    &["Progress"],
    &["Notation"],
    &["Notation", "Name the point"],
    &["Notation", "Find the point"],
    &["Fouls and rules"],
    &["Fouls and rules", "Is it a foul?"],
    &["Fouls and rules", "Fouls in three minutes"],
    &["Fouls and rules", "All forbidden points"],
    &["Fouls and rules", "Referee's cases"],
    &["Play"],
    &["Analysis"],
];

#[test]
fn no_key_acts_in_a_window_that_is_too_small() {
    let desk = Desk::new(20, 8, false);
    let pressed = |key, modifiers| desk.app.action(TerminalEvent::Key(KeyEvent::new(KeyCode::Char(key), modifiers)));
    assert_eq!(pressed('2', KeyModifiers::NONE), None);
    assert!(pressed('c', KeyModifiers::CONTROL).is_some());
}

/// No footer is cut off at 80 columns, every key of it acts or says why not, and the list of keys fits.
#[test]
fn every_screen_fits_and_has_help() {
    for path in SCREENS {
        let mut desk = Desk::new(80, 24, false);
        desk.open(path);
        let text = desk.text();
        let footer = text.lines().last().unwrap();
        assert!(footer.contains("? keys") && !footer.contains('…'), "{path:?}: {footer}");
        let labels: Vec<&str> = footer.split("  ").map(str::trim).filter(|label| !label.is_empty()).collect();
        for label in labels {
            let key = label.split(' ').next().unwrap();
            let mut desk = Desk::new(80, 24, false);
            desk.open(path);
            if key.chars().count() == 1 && !"?q".contains(key) {
                let before = desk.text();
                desk.press(key);
                let after = desk.text();
                assert!(before != after, "{path:?}: {key}");
                assert!(!after.contains("does nothing here"), "{path:?}: {key} has no reason");
            }
        }
        desk.press("?");
        let keys = desk.text();
        assert!(keys.contains("Any key closes this list."), "{keys}");
        assert_eq!(desk.text(), keys);
        desk.press("x");
        assert_eq!(desk.text(), text);
        desk.press("q");
        assert!(path.is_empty() == desk.has_ended, "{path:?}");
    }
}

#[test]
fn a_question_is_asked_and_answered() {
    let mut desk = Desk::new(80, 24, false);
    desk.open(&["Fouls and rules", "Is it a foul?"]);
    let asked = desk.text();
    assert!(
        asked.contains("What does the stone") && asked.contains("(?)") && asked.contains("0 of 0 right"),
        "{asked}"
    );
    desk.press("2");
    let told = desk.text();
    assert!(told.contains("of 1 right") && (told.contains("Right:") || told.contains("No:")), "{told}");
    desk.press("2");
    assert!(desk.text().contains("The question is answered."), "a question is answered once");
    desk.press("n");
    assert!(desk.text().contains("(?)"));
}

#[test]
fn a_puzzle_is_solved_by_its_solution_and_shown_on_request() {
    let mut desk = Desk::new(80, 24, false);
    desk.open(&["Puzzles", "Win by fours"]);
    desk.press("s");
    let shown = desk.text();
    assert!(shown.contains("numbered on the") && shown.contains('1'), "{shown}");
    desk.press("n");
    assert!(!desk.text().contains("numbered on the"));
}

/// A game by Yamaguchi's rule, from the form to the fifth stone, with the person first: what is asked, marked and named.
#[test]
fn an_opening_is_played_on_the_screen() {
    let mut desk = Desk::new(80, 24, false);
    desk.open(&["Play"]);
    desk.press("kkkk");
    for _ in 0..2 {
        desk.act(Action::Press(Key::RIGHT));
    }
    let text = desk.text();
    assert!(text.contains("Opening: ‹ Yamaguchi ›") && text.contains("The first player lays three stones"), "{text}");
    desk.press("j");
    for _ in 0..4 {
        desk.act(Action::Press(Key::RIGHT));
    }
    assert!(desk.text().contains("First stones: ‹ D4 Kagetsu 花月 ›"), "{}", desk.text());
    desk.press("jjjj\n");
    let text = desk.text();
    assert!(text.contains("How many fifth stones") && text.contains("Opening: D4 Kagetsu 花月"), "{text}");
    desk.press("3");
    let text = desk.text();
    // Whatever the engine decides, it says so, and the player has something to do.
    assert!(text.contains("The engine swaps") || text.contains("The engine does not swap"), "{text}");
    if text.contains("You have White") {
        desk.act(Action::Lay("a1".parse().unwrap()));
        let text = desk.text();
        assert!(text.contains("The engine offers") && text.contains("Choose one."), "{text}");
        desk.act(Action::Lay("o15".parse().unwrap()));
        assert!(desk.text().contains("O15 was not offered."), "{}", desk.text());
        let offered = desk.app.picture().signs;
        assert_eq!(offered.iter().map(|&(_, sign)| sign).collect::<String>(), "123");
        desk.act(Action::Lay(offered[1].0));
        let text = desk.text();
        assert!(text.contains("The opening is over.") && text.contains("Your move"), "{text}");
    } else {
        for (point, left) in [("g7", "2 fifth stones"), ("k10", "one more"), ("g10", "Your move")] {
            desk.act(Action::Lay(point.parse().unwrap()));
            assert!(desk.text().contains(left), "{}", desk.text());
        }
    }
    assert_eq!(desk.kept.len(), 1, "it can be resumed");
}

/// The school's rules know no opening rule; the form says so.
#[test]
fn the_form_offers_the_openings_of_the_rules() {
    let mut desk = Desk::new(80, 24, false);
    desk.open(&["Play"]);
    desk.press("kkkkk");
    desk.act(Action::Press(Key::RIGHT));
    desk.press("j");
    desk.act(Action::Press(Key::RIGHT));
    let text = desk.text();
    assert!(text.contains("college tournament") && text.contains("Opening: ‹ centre, then free ›"), "{text}");
    assert!(text.contains("These rules know no opening rule"), "{text}");
    // The rule is given up with the rules that know it.
    desk.act(Action::Press(Key::UP));
    desk.act(Action::Press(Key::LEFT));
    desk.press("j");
    desk.act(Action::Press(Key::RIGHT));
    assert!(desk.text().contains("Opening: ‹ RIF ›"), "{}", desk.text());
    desk.act(Action::Press(Key::UP));
    desk.act(Action::Press(Key::RIGHT));
    assert!(desk.text().contains("Opening: ‹ centre, then free ›"), "{}", desk.text());
}

#[test]
fn a_game_goes_to_its_end_and_begins_anew() {
    let mut desk = Desk::new(80, 24, false);
    desk.open(&["Play"]);
    desk.press("\n");
    assert!(desk.text().contains("Your move"));
    desk.press("r");
    let over = desk.text();
    assert!(over.contains("White wins: resignation."), "{over}");
    desk.press("n");
    assert!(desk.text().contains("Your move"));
}

#[test]
fn no_exercise_counts_what_the_player_was_away_and_a_clock_runs_on() {
    let mut desk = Desk::new(80, 24, false);
    desk.open(&["Fouls and rules", "Is it a foul?"]);
    // Ten seconds of thought, then an hour away, and another ten seconds.
    for seconds in [10, 3610, 3620] {
        desk.now = Duration::from_secs(seconds);
        desk.press(if seconds < 3620 { "?" } else { "2" });
    }
    assert_eq!(desk.times, [10_000 + 300_000 + 10_000], "of the hour, five minutes may have been thought");
    desk.press("q");
    desk.open(&["Fouls in three minutes"]);
    assert_eq!(desk.app.wakes_at(), Some(Duration::from_secs(3621)));
    desk.now = Duration::from_secs(3620 + 180);
    desk.act(Action::Tick);
    assert!(desk.text().contains("Time is up: 0 of 0 right."));
}

#[test]
fn a_sprint_runs_until_its_time_is_up() {
    let mut desk = Desk::new(80, 24, false);
    desk.open(&["Fouls and rules", "Fouls in three minutes"]);
    let begun = desk.text();
    assert!(begun.contains("03:00") && begun.contains("(?)"), "{begun}");
    assert_eq!(desk.app.wakes_at(), Some(Duration::from_secs(1)));
    desk.app.update(Action::Tick, Duration::from_millis(61_500));
    assert!(desk.text().contains("01:59"));
    assert_eq!(desk.app.wakes_at(), Some(Duration::from_secs(62)));
    desk.app.update(Action::Tick, Duration::from_secs(180));
    assert!(desk.text().contains("Time is up: 0 of 0 right."));
    assert_eq!(desk.app.wakes_at(), None);
}

#[test]
fn in_ascii_stones_and_marks_have_letters() {
    let mut desk = Desk::new(80, 24, true);
    desk.open(&["Play"]);
    desk.press("\n");
    assert!(desk.text().contains("Black (X) to move"), "{}", desk.text());
    desk.press("qq");
    desk.open(&["Options"]);
    assert!(desk.text().contains("(O)"), "the last stone: {}", desk.text());
}

#[test]
fn in_ascii_nothing_else_is_drawn() {
    for path in SCREENS {
        let mut desk = Desk::new(80, 24, true);
        desk.open(path);
        for keys in ["", "\n", "s", "n", "?"] {
            desk.press(keys);
            let text = desk.text();
            assert!(text.is_ascii(), "{path:?} {keys}: {text}");
        }
    }
}

/// Any keys and clicks, on screens of any size.
#[test]
fn no_key_and_no_click_ends_it_but_those_that_are_to() {
    let mut random = etude::random(7);
    for (width, height) in [(80, 24), (60, 18), (59, 17), (132, 50)] {
        let mut desk = Desk::new(width, height, false);
        for _ in 0..300 {
            let letters: Vec<char> = "123456789abcdefhjklmnoprstuvwxq? \n".chars().collect();
            if random.random_bool(0.2) {
                let cell = Position::new(random.random_range(0..width), random.random_range(0..height));
                desk.act(Action::Click(cell));
            } else {
                let key = *letters.choose(&mut random).unwrap();
                desk.press(&key.to_string());
            }
            let text = desk.text();
            assert!(height < 18 || text.contains("Yonsan") || text.contains("Keys"), "{text}");
            if desk.has_ended {
                assert!(height < 18 || text.contains("Home"), "only the home screen quits on q: {text}");
                desk = Desk::new(width, height, false);
            }
        }
    }
}

#[test]
fn a_point_is_named_by_typing() {
    let mut desk = Desk::new(80, 24, false);
    desk.open(&["Notation", "Name the point"]);
    let asked = desk.text();
    assert!(asked.contains("(?)") && !asked.contains("A B C D"), "the board has no letters: {asked}");
    desk.press("\n");
    assert!(desk.text().contains("Type a letter from A to O"));
    desk.press("h8\n");
    let told = desk.text();
    assert!(told.contains("of 1 right") && told.contains("A B C D"), "{told}");
    desk.press("n");
    assert!(desk.text().contains("(?)"));
    desk.press("n");
    desk.press("\n");
    assert!(desk.text().contains("Type a letter from A to O"), "n is a letter here");
}

#[test]
fn what_does_not_hold_is_refuted_on_the_board() {
    let mut desk = Desk::new(80, 24, false);
    desk.open(&["Puzzles", "Defend"]);
    // The corner o1 holds nothing.
    desk.act(Action::Click(Position::new(3 + 2 * 14, 15)));
    let text = desk.text();
    assert!(text.contains("O1 does not hold.") && text.contains("The attack: "), "{text}");
    desk.press("s");
    assert!(desk.text().contains("These hold: "));
    desk.press("s");
    assert!(desk.text().contains("It is solved or shown already."));
}

#[test]
fn an_analysis_is_walked_set_up_and_judged() {
    let mut desk = Desk::new(80, 24, false);
    desk.open(&["Analysis"]);
    let at = |column: u16, row: u16| Action::Click(Position::new(3 + 2 * (column - 1), 16 - row));
    desk.press("u");
    assert!(desk.text().contains("This is the first position."));
    desk.press("v");
    assert!(desk.text().contains("There is one variation here."));
    desk.act(at(8, 8));
    desk.act(at(8, 9));
    desk.press("u");
    desk.act(at(9, 9));
    assert!(desk.text().contains("variation 2 of 2"));
    desk.act(at(9, 9));
    assert!(desk.text().contains("There is a stone on I9."));
    desk.press("w");
    let text = desk.text();
    assert!(text.contains("Neither side has a win by fours"), "{text}");
    // Black's three, open on both sides, and White to move: two points hold.
    desk.press("c");
    desk.press("e");
    for column in 6..=8 {
        desk.act(at(column, 8));
    }
    desk.press("tew");
    let text = desk.text();
    assert!(text.contains("White (○) to move") && text.contains("These hold: E8, I8"), "{text}");
    desk.press("p");
    desk.press("w");
    let text = desk.text();
    assert!(text.contains("Proved: Black wins by fours."), "{text}");
}

#[test]
fn a_game_is_lost_on_time_and_can_be_analysed() {
    let mut desk = Desk::new(80, 24, false);
    desk.open(&["Play"]);
    // Five minutes for each: the last line but one.
    desk.press("k");
    desk.press("\n");
    assert!(desk.text().contains("Sudden death"));
    desk.press("j");
    desk.press("\n");
    let text = desk.text();
    assert!(text.contains("Black 05:00") && text.contains("White 05:00"), "{text}");
    desk.press("a");
    assert!(desk.text().contains("The game is not over."));
    desk.now = Duration::from_secs(61);
    desk.act(Action::Tick);
    assert!(desk.text().contains("Black 03:59"), "the player is Black");
    assert_eq!(desk.app.wakes_at(), Some(Duration::from_secs(62)));
    desk.now = Duration::from_secs(301);
    desk.act(Action::Tick);
    assert!(desk.text().contains("White wins: the time is over."));
    assert_eq!(desk.app.wakes_at(), None);
    desk.press("a");
    assert!(desk.text().contains("Analysis"));
    desk.press("q");
    assert!(desk.text().contains("White wins: the time is over."));
}

/// What is missed today is due tomorrow, and only then.
#[test]
fn a_missed_puzzle_comes_back_the_next_day() {
    let mut desk = Desk::new(80, 24, false);
    desk.open(&["Puzzles", "Due today"]);
    assert!(desk.text().contains("Nothing is due"), "{}", desk.text());
    desk.open(&["Win by fours"]);
    desk.press("s");
    assert!(desk.text().contains("Puzzle: "), "{}", desk.text());
    desk.press("qq");
    assert!(desk.text().contains("Today: 1 done, 0 right at once."), "{}", desk.text());
    desk.now += Duration::from_hours(25);
    desk.open(&["Puzzles", "Due today"]);
    assert!(desk.text().contains("1 puzzle is due today."), "{}", desk.text());
    desk.press("qq");
    desk.open(&["Progress"]);
    let text = desk.text();
    assert!(text.contains("Puzzles: 1, 0 right at once") && text.contains("1 of 5000 puzzles seen, 1 due"), "{text}");
}

/// A streak ends with the first error; one puzzle may be skipped.
#[test]
fn a_streak_ends_with_the_first_error() {
    let mut desk = Desk::new(80, 24, false);
    desk.open(&["Puzzles", "Streak"]);
    let first = desk.text();
    desk.press("n");
    assert!(desk.text() != first && desk.text().contains("0 in a row"), "{}", desk.text());
    desk.press("n");
    assert!(desk.text().contains("A streak allows one skip"), "{}", desk.text());
    desk.press("s");
    assert!(desk.text().contains("The streak is over after 0."), "{}", desk.text());
    desk.press("n");
    assert!(!desk.text().contains("The streak is over"), "{}", desk.text());
}

/// Every question answered is counted by its kind, once.
#[test]
fn answers_are_counted_by_kind() {
    let mut desk = Desk::new(80, 24, false);
    desk.open(&["Fouls and rules", "Is it a foul?"]);
    desk.press("11n2q");
    desk.open(&["Referee's cases"]);
    desk.press("1qq");
    desk.open(&["Puzzles", "Unannounced"]);
    desk.press("3qq");
    desk.open(&["Progress"]);
    let text = desk.text();
    for line in ["Fouls: 2, ", "Cases: 1, ", "Today: 4 done"] {
        assert!(text.contains(line), "{line}: {text}");
    }
}

/// The words of a case and its article fit beside the board, whatever was drawn.
#[test]
fn no_case_is_cut_off() {
    let mut desk = Desk::new(80, 24, false);
    desk.open(&["Fouls and rules", "Referee's cases"]);
    for _ in 0..200 {
        desk.press("1");
        let text = desk.text();
        assert!(!text.contains('…'), "{text}");
        desk.press("n");
    }
}
