//! Options, first questions, unfinished work, sets, sprints and results on the screen.

use std::time::Duration;

use etude_store::settled;
use etude_tui::key::Key;
use etude_tui::run_loop::Program as _;
use yonsan::memory::{Kept, MemoryNews, Unfinished};
use yonsan::screen::{Action, Options};
use yonsan::settings::{Experience, LanguageChoice, Rules, ThemeName};

use crate::desk::{Desk, options};

fn arrow(desk: &mut Desk, key: Key) {
    desk.act(Action::Press(key));
}

#[test]
fn a_new_player_answers_four_questions_and_begins_with_the_first_lesson() {
    let mut desk = Desk::start(80, 24, Options { is_first: true, ..options() });
    let text = desk.text();
    assert!(text.contains("Welcome") && text.contains("Language: ‹ English ›"), "{text}");
    arrow(&mut desk, Key::RIGHT);
    assert!(desk.text().contains("欢迎"), "the language changes at once: {}", desk.text());
    arrow(&mut desk, Key::RIGHT);
    desk.press("\n");
    assert!(desk.text().contains("‹ new to the game ›"), "{}", desk.text());
    desk.press("\n");
    arrow(&mut desk, Key::RIGHT);
    desk.press("\n\n\n");
    let text = desk.text();
    assert!(text.contains("Step 1 of"), "{text}");
    let saved = desk.saved.last().unwrap();
    assert_eq!(
        (saved.language, saved.experience, saved.rules),
        (LanguageChoice::English, Experience::Beginner, Rules::College)
    );
    desk.press("q");
    assert!(desk.text().contains("Home"), "{}", desk.text());
}

#[test]
fn who_knows_the_game_begins_at_home_and_who_leaves_has_answered() {
    let mut desk = Desk::start(80, 24, Options { is_first: true, ..options() });
    desk.press("\n");
    arrow(&mut desk, Key::RIGHT);
    desk.press("\n\n\n\n");
    assert!(desk.text().contains("Home"), "{}", desk.text());
    assert_eq!(desk.saved.last().unwrap().experience, Experience::Player);
    let mut desk = Desk::start(80, 24, Options { is_first: true, ..options() });
    desk.press("q");
    assert!(desk.text().contains("Home"), "{}", desk.text());
    assert_eq!(desk.saved.last().unwrap().experience, Experience::Beginner);
}

#[test]
fn an_option_counts_at_once_and_is_written() {
    let mut desk = Desk::new(80, 24, false);
    desk.open(&["Options"]);
    desk.press("jjj");
    arrow(&mut desk, Key::RIGHT);
    assert_eq!(desk.saved.last().unwrap().theme, ThemeName::Light);
    assert!(desk.text().contains("Theme: ‹ light ›"), "{}", desk.text());
    desk.press("kk");
    arrow(&mut desk, Key::LEFT);
    assert_eq!(desk.saved.last().unwrap().rules, Rules::School);
    desk.press("q");
    desk.open(&["Play"]);
    assert!(desk.text().contains("Rules: ‹ school games day ›"), "{}", desk.text());
}

/// Starts the program again with what the last one has kept.
fn restarted(desk: &Desk) -> Desk {
    let mut again = Desk::new(80, 24, false);
    let mut kept: Vec<_> = desk.kept.values().cloned().collect();
    kept.sort_by_key(|kept| kept.saved);
    let (open, done) = settled(kept, Kept::identity, |uid| desk.recorded.iter().any(|recorded| recorded == uid));
    for kept in &open {
        again.kept.insert(kept.uid.clone(), kept.clone());
    }
    assert!(done.iter().all(|kept| !again.kept.contains_key(&kept.uid)));
    again.act(Action::Heard(Box::new(MemoryNews::LeftBehind(open))));
    again
}

/// The second puzzle of a set is tried in vain and shown. The program is killed after any number of requests to its keeper:
/// what is resumed has as many puzzles done as were recorded, and the second one is recorded once.
#[test]
fn a_kill_at_any_moment_records_nothing_twice_and_loses_nothing() {
    let mut ends = Vec::new();
    for budget in 0..8 {
        let mut desk = Desk::new(80, 24, false);
        desk.open(&["Puzzles", "Sets", "Two fours"]);
        desk.press("sn");
        assert_eq!(desk.recorded.len(), 1);
        desk.budget = budget;
        desk.act(Action::Click(ratatui::layout::Position::new(3 + 2 * 14, 15)));
        desk.press("s");
        let mut again = restarted(&desk);
        assert_eq!(again.kept.len(), 1, "after {budget} requests one set is left");
        again.open(&["Unfinished", "Set"]);
        let done = desk.recorded.len();
        assert!(again.text().contains(&format!("Round 1: {done} of 20 done, 0 right")), "{budget}: {}", again.text());
        again.press("s");
        assert_eq!(again.recorded.len(), 1);
        assert!(!desk.recorded.contains(&again.recorded[0]), "nothing is recorded twice");
        assert!(again.text().contains(&format!("Round 1: {} of 20 done, 0 right", done + 1)), "{}", again.text());
        ends.push(done);
    }
    // The state with the error, the one after the exercise, the exercise, and the first state no longer needed.
    assert_eq!(ends, [1, 1, 1, 2, 2, 2, 2, 2]);
}

/// A game that is given up is recorded under the identity of its unfinished state, so that a kill before that is forgotten
/// does not bring it back.
#[test]
fn a_game_that_is_recorded_does_not_come_back() {
    let mut desk = Desk::new(80, 24, false);
    desk.open(&["Play"]);
    desk.press("\n");
    desk.act(Action::Click(ratatui::layout::Position::new(3 + 2 * 14, 15)));
    let uid = desk.kept.keys().next().unwrap().clone();
    desk.budget = 1;
    desk.press("r");
    assert_eq!((desk.recorded.clone(), desk.kept.len()), (vec![uid], 1));
    assert!(restarted(&desk).kept.is_empty());
}

#[test]
fn a_puzzle_is_kept_once_it_was_touched_and_forgotten_once_it_is_over() {
    let mut desk = Desk::new(80, 24, false);
    desk.open(&["Puzzles", "Win by fours"]);
    assert!(desk.kept.is_empty(), "nothing is lost yet");
    // The corner does not win.
    desk.act(Action::Click(ratatui::layout::Position::new(3 + 2 * 14, 15)));
    assert!(desk.text().contains("does not win"), "{}", desk.text());
    let Some(Unfinished::Puzzles(saved)) = desk.kept.values().next().map(|kept| kept.unfinished.clone()) else {
        unreachable!("it is kept")
    };
    assert_eq!(saved.puzzle.unwrap().errors, 1);
    let mut again = restarted(&desk);
    assert!(again.text().contains("1 thing is unfinished."), "{}", again.text());
    again.open(&["Unfinished", "Puzzle"]);
    again.press("s");
    assert_eq!(again.kept.len(), 0);
    again.press("qq");
    assert!(!again.text().contains("unfinished."), "{}", again.text());
    // Left with an error, the first one waits in its own program, too.
    desk.press("qq");
    desk.open(&["Unfinished"]);
    desk.press("d");
    assert!(desk.text().contains("Nothing is unfinished.") && desk.kept.is_empty(), "{}", desk.text());
}

/// A puzzle that is left after an error by asking for the next one has failed.
#[test]
fn an_error_is_not_undone_by_going_on() {
    let mut desk = Desk::new(80, 24, false);
    desk.open(&["Puzzles", "Win by fours"]);
    desk.act(Action::Click(ratatui::layout::Position::new(3 + 2 * 14, 15)));
    desk.press("n");
    desk.press("qq");
    assert!(desk.text().contains("Today: 1 done, 0 right at once."), "{}", desk.text());
}

#[test]
fn a_set_is_solved_in_rounds_and_shown_in_progress() {
    let mut desk = Desk::new(80, 24, false);
    desk.open(&["Puzzles", "Sets", "Two fours"]);
    desk.press("n");
    assert!(desk.text().contains("A set skips nothing."), "{}", desk.text());
    for _ in 0..19 {
        desk.press("sn");
    }
    desk.now += Duration::from_secs(65);
    desk.press("s");
    let text = desk.text();
    assert!(text.contains("The round is over.") && text.contains("round 1: 0 of 20 in 01:05"), "{text}");
    assert!(desk.kept.is_empty());
    desk.press("n");
    let text = desk.text();
    assert!(text.contains("1 Two fours  0/20"), "{text}");
    desk.open(&["Two fours"]);
    assert!(desk.text().contains("Round 2: 0 of 20 done"), "{}", desk.text());
    desk.press("qqq");
    desk.open(&["Progress"]);
    arrow(&mut desk, Key::RIGHT);
    arrow(&mut desk, Key::RIGHT);
    assert!(desk.text().contains("Two fours: round 1: 0 of 20 in 01:05"), "{}", desk.text());
}

/// In a sprint an error and a solved puzzle bring the next one at once; the clock ends it.
#[test]
fn a_sprint_of_puzzles_runs_until_its_time_is_up() {
    let mut desk = Desk::new(80, 24, false);
    desk.open(&["Puzzles", "Sprint"]);
    let first = desk.text();
    assert!(first.contains("03:00   0 solved, 0 missed"), "{first}");
    desk.act(Action::Click(ratatui::layout::Position::new(3 + 2 * 14, 15)));
    let text = desk.text();
    assert!(text.contains("02:50   0 solved, 1 missed") && text.contains("Missed: the first stone was"), "{text}");
    desk.press("s");
    assert!(desk.text().contains("Not while the clock runs."), "{}", desk.text());
    assert_eq!(desk.kept.len(), 1);
    desk.now = Duration::from_secs(171);
    desk.act(Action::Tick);
    let text = desk.text();
    assert!(text.contains("Time is up: 0 of 1 right."), "{text}");
    assert_eq!(desk.app.wakes_at(), None);
    desk.press("n");
    assert!(desk.text().contains("03:00   0 solved, 0 missed"), "{}", desk.text());
    desk.press("qq");
    desk.open(&["Progress"]);
    arrow(&mut desk, Key::LEFT);
    assert!(desk.text().contains("Best sprint: 0 solved"), "{}", desk.text());
}

#[test]
fn a_game_is_filed_under_its_opponent() {
    let mut desk = Desk::new(80, 24, false);
    desk.open(&["Play"]);
    desk.press("\nrnrq");
    desk.press("q");
    desk.open(&["Progress"]);
    arrow(&mut desk, Key::RIGHT);
    let text = desk.text();
    assert!(text.contains("Level 1, RIF, Black: +0 =0 -2"), "{text}");
}

#[test]
fn a_lesson_goes_on_at_its_step_when_it_is_opened_again() {
    let mut desk = Desk::new(80, 24, false);
    desk.open(&["Learn", "Fouls", "The overline"]);
    desk.press("sn");
    let text = desk.text();
    assert!(text.contains("Step 2 of"), "{text}");
    let mut again = restarted(&desk);
    again.open(&["Learn", "Fouls", "The overline"]);
    assert!(again.text().contains("Step 2 of"), "{}", again.text());
    assert_eq!(again.kept.len(), 1, "it is as it was kept");
}

/// On a small screen a chosen line that is cut off stands whole above what is said of it.
#[test]
fn a_line_that_is_cut_off_is_told_whole() {
    let mut desk = Desk::new(60, 20, false);
    desk.open(&["Options"]);
    desk.press("j");
    let text = desk.text();
    assert!(text.contains("Your rules: ‹ RIF … │"), "{text}");
    assert!(text.contains("│ Your rules: ‹ RIF     │") && text.contains("│ (international) ›"), "{text}");
    // What came of the last key is seen, too.
    desk.press("q");
    desk.open(&["Puzzles", "Win by fours"]);
    desk.press("s");
    assert!(desk.text().contains("numbered on the"), "{}", desk.text());
}

/// A position to be defended is drawn again, with its errors; questions go on with their score; an analysis with its stones.
#[test]
fn what_was_killed_goes_on_in_every_exercise() {
    let corner = || Action::Click(ratatui::layout::Position::new(3 + 2 * 14, 15));
    for (path, line, told) in [
        (&["Puzzles", "Defend"][..], "Defend", "O1 does not hold."),
        (&["Fouls and rules", "All forbidden points"], "All forbidden points", "0 of"),
        (&["Analysis"], "Analysis: 1 stone", "White (○) to move"),
    ] {
        let mut desk = Desk::new(80, 24, false);
        desk.open(path);
        assert!(desk.kept.is_empty(), "nothing is lost yet");
        desk.act(corner());
        let mut again = restarted(&desk);
        again.open(&["Unfinished", line]);
        assert!(again.text().contains(told), "{}", again.text());
    }
    for (path, line, told) in [
        (&["Puzzles", "Unannounced"][..], "Unannounced", "of 1 right"),
        (&["Fouls and rules", "Is it a foul?"], "Is it a foul?", "of 1 right"),
        (&["Fouls and rules", "Fouls in three"], "Fouls in three", "of 1 right"),
        (&["Fouls and rules", "Referee"], "Referee", "of 1 right"),
        (&["Notation", "Find the point"], "Find the point", "of 1 right"),
    ] {
        let mut desk = Desk::new(80, 24, false);
        desk.open(path);
        // Whatever is asked, the last answer or the next stone is one.
        desk.press("3");
        if desk.recorded.is_empty() {
            desk.press("2");
        }
        if desk.recorded.is_empty() {
            desk.act(corner());
        }
        assert_eq!(desk.recorded.len(), 1, "{}", desk.text());
        let mut again = restarted(&desk);
        again.open(&["Unfinished", line]);
        assert!(again.text().contains(told), "{}", again.text());
        assert_eq!(again.recorded.len(), 0, "nothing is recorded twice");
    }
}

/// A position whose need was named is not asked about again.
#[test]
fn a_need_that_was_named_stays_named() {
    for seed in 0..12 {
        let mut desk = Desk::with(80, 24, false, seed, None);
        desk.open(&["Puzzles", "Unannounced"]);
        desk.press("1");
        if desk.recorded.is_empty() {
            let before = desk.text();
            assert!(before.contains("Now play the first stone"), "{before}");
            let mut again = restarted(&desk);
            again.open(&["Unfinished", "Unannounced"]);
            assert!(again.text().contains("Now play the first stone"), "{}", again.text());
            return;
        }
    }
    unreachable!("one of three positions is won");
}

/// Questions without end that the player leaves are no unfinished work.
#[test]
fn questions_that_are_left_do_not_wait() {
    let mut desk = Desk::new(80, 24, false);
    desk.open(&["Fouls and rules", "Is it a foul?"]);
    desk.press("3q");
    assert!(desk.kept.is_empty());
}
