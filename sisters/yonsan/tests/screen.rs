//! The screen, played on a terminal in memory: tasks are done at once.

#![allow(clippy::unwrap_used, reason = "helpers of tests stand outside test functions")]

use std::time::Duration;

use etude_tui::key::Key;
use etude_tui::run_loop::Program;
use rand::RngExt;
use rand::seq::IndexedRandom;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::layout::{Position, Rect};
use yonsan::screen::{Action, App, Effect, Options};
use yonsan_rules::{COLLECTION, unpack};

struct Desk {
    app: App,
    terminal: Terminal<TestBackend>,
    has_ended: bool,
}

impl Desk {
    fn new(width: u16, height: u16, is_ascii: bool) -> Self {
        let puzzles = unpack(COLLECTION).unwrap();
        let options = Options { seed: Some(3), is_ascii, colors: None, puzzles };
        let app = App::new(options, Rect::new(0, 0, width, height));
        let terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        Self { app, terminal, has_ended: false }
    }

    fn act(&mut self, action: Action) {
        let mut effects = self.app.update(action, Duration::ZERO);
        while let Some(effect) = effects.pop() {
            match effect {
                Effect::Perform(id, task) => {
                    let report = Action::Reported(id, Box::new(task.perform()));
                    effects.extend(self.app.update(report, Duration::ZERO));
                }
                Effect::Quit => self.has_ended = true,
                Effect::Redraw | Effect::Suspend => {}
            }
        }
    }

    fn press(&mut self, keys: &str) {
        for key in keys.chars() {
            self.act(Action::Press(if key == '\n' { Key::ENTER } else { Key::char(key) }));
        }
    }

    fn text(&mut self) -> String {
        self.terminal.draw(|frame| self.app.draw(frame)).unwrap();
        let buffer = self.terminal.backend().buffer();
        let row = |y| (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
        (0..buffer.area.height).map(|y| row(y).trim_end().to_owned() + "\n").collect()
    }
}

#[test]
fn a_question_is_asked_and_answered() {
    let mut desk = Desk::new(80, 24, false);
    assert!(desk.text().contains("▸ 1 Is it a foul?"));
    desk.press("1");
    let asked = desk.text();
    assert!(
        asked.contains("What does the stone") && asked.contains("(?)") && asked.contains("0 of 0 right"),
        "{asked}"
    );
    desk.press("2");
    let told = desk.text();
    assert!(told.contains("of 1 right") && (told.contains("Right:") || told.contains("No:")), "{told}");
    desk.press("2");
    assert!(desk.text().contains("2 does nothing here."), "a question is answered once");
    desk.press("n");
    assert!(desk.text().contains("(?)"));
}

#[test]
fn a_puzzle_is_solved_by_its_solution_and_shown_on_request() {
    let mut desk = Desk::new(80, 24, false);
    desk.press("3s");
    let shown = desk.text();
    assert!(shown.contains("numbered on the") && shown.contains('1'), "{shown}");
    desk.press("n");
    assert!(!desk.text().contains("numbered on the"));
}

#[test]
fn a_game_goes_to_its_end_and_begins_anew() {
    let mut desk = Desk::new(80, 24, false);
    desk.press("4\n");
    assert!(desk.text().contains("Your move"));
    desk.press("r");
    let over = desk.text();
    assert!(over.contains("White wins: resignation."), "{over}");
    desk.press("n");
    assert!(desk.text().contains("Your move"));
}

#[test]
fn a_sprint_runs_until_its_time_is_up() {
    let mut desk = Desk::new(80, 24, false);
    desk.press("2");
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
fn in_ascii_nothing_else_is_drawn() {
    let mut desk = Desk::new(80, 24, true);
    for keys in ["", "1", "3", "nq3", "s", "q4", "\n", "?"] {
        desk.press(keys);
        let text = desk.text();
        assert!(text.is_ascii(), "{keys}: {text}");
    }
}

/// Any keys and clicks, on screens of any size.
#[test]
fn no_key_and_no_click_ends_it_but_those_that_are_to() {
    let mut random = etude::random(7);
    for (width, height) in [(80, 24), (60, 18), (59, 17), (132, 50)] {
        let mut desk = Desk::new(width, height, false);
        for _ in 0..300 {
            let letters: Vec<char> = "123457njkhlsforq?x \n".chars().collect();
            if random.random_bool(0.2) {
                let cell = Position::new(random.random_range(0..width), random.random_range(0..height));
                desk.act(Action::Click(cell));
            } else {
                let key = *letters.choose(&mut random).unwrap();
                desk.press(&key.to_string());
            }
            let text = desk.text();
            assert!(height < 18 || text.contains("Yonsan"), "{text}");
            if desk.has_ended {
                assert!(height < 18 || text.contains("Home"), "only the home screen quits on q");
                desk = Desk::new(width, height, false);
            }
        }
    }
}
