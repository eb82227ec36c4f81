//! The states of the screens: a table of how each is reached.

use std::time::Duration;

use ratatui::crossterm::event::KeyCode;

use super::Desk;
use super::puzzles::{SPRINT, STREAK, WOODPECKER, choose, err, solve, start};

/// Brings a program into a state.
pub type Reach = fn(&mut Desk);

fn second() -> Duration {
    Duration::from_secs(1)
}

fn down(desk: &mut Desk, times: usize) {
    for _ in 0..times {
        desk.press(KeyCode::Down);
    }
}

/// The states of the screens, by name.
pub const STATES: &[(&str, Reach)] = &[
    ("home", |_| {}),
    ("home, asked to quit", |desk| desk.write("q")),
    ("learn", |desk| desk.write("l")),
    ("learn, details", |desk| desk.write("lv")),
    ("lesson, a step", |desk| desk.write("l\n")),
    ("lesson, exercise", |desk| {
        desk.write("l\n");
        desk.press(KeyCode::End);
    }),
    ("lesson, asks for squares", |desk| {
        desk.write("l");
        down(desk, 1);
        desk.press(KeyCode::Enter);
    }),
    ("lesson, exam", |desk| {
        desk.write("l");
        while !desk.text().contains("▸·   Exam") {
            down(desk, 1);
        }
        desk.press(KeyCode::Enter);
    }),
    ("puzzle", |desk| desk.write("p")),
    ("puzzle, a move begun", |desk| desk.write("p1")),
    ("puzzle, all hints seen", |desk| desk.write("piii")),
    ("puzzle, refuted", |desk| {
        desk.write("p");
        err(desk);
    }),
    ("puzzle, wrong and waiting for the judge", |desk| {
        desk.write("p");
        err(desk);
        desk.write("r");
        desk.pass(second());
    }),
    ("puzzle, solved", |desk| {
        desk.write("p");
        solve(desk, second());
        desk.pass(Duration::from_secs(9));
    }),
    ("puzzle, given up", |desk| desk.write("ps")),
    ("theme, explained", |desk| {
        desk.write("m");
        choose(desk, 1, 1);
        desk.write("w");
    }),
    ("puzzle, to be kept in a set", |desk| desk.write("p+A\n+")),
    ("puzzle form", |desk| desk.write("m")),
    ("puzzle form, last row", |desk| {
        desk.write("m");
        down(desk, 12);
    }),
    ("streak", |desk| start(desk, STREAK)),
    ("streak, over", |desk| {
        start(desk, STREAK);
        err(desk);
        desk.pass(Duration::from_secs(9));
    }),
    ("sprint", |desk| start(desk, SPRINT)),
    ("sprint, over", |desk| {
        start(desk, SPRINT);
        err(desk);
        desk.pass(Duration::from_secs(240));
    }),
    ("sprint, a missed one replayed", |desk| {
        start(desk, SPRINT);
        err(desk);
        desk.pass(Duration::from_secs(240));
        desk.press(KeyCode::Enter);
    }),
    ("woodpecker", |desk| start(desk, WOODPECKER)),
    ("review, nothing due", |desk| desk.write("r")),
    ("tactics, menu", |desk| desk.write("t")),
    ("tactics", |desk| desk.write("t\n")),
    ("tactics, answered", |desk| desk.write("t\nn")),
    ("endings, form", |desk| desk.write("e")),
    ("ending", |desk| desk.write("e\n")),
    ("ending, hints", |desk| desk.write("e\ni")),
    ("ending, rush", |desk| {
        desk.write("e");
        down(desk, 12);
        desk.press(KeyCode::Up);
        desk.press(KeyCode::Right);
        desk.press(KeyCode::Enter);
    }),
    ("notation, form", |desk| desk.write("n")),
    ("notation, on the board", |desk| desk.write("n\n")),
    ("notation, over", |desk| {
        desk.write("n\n");
        desk.write("s");
        desk.press(KeyCode::Esc);
    }),
    ("notation, typed", |desk| {
        desk.write("n");
        desk.press(KeyCode::Right);
        desk.press(KeyCode::Enter);
    }),
    ("game, form", |desk| desk.write("g")),
    ("game", |desk| desk.write("g\n")),
    ("game, the engine thinks", |desk| desk.write("g\n32-28\n")),
    ("game, with a clock", |desk| {
        desk.write("g");
        down(desk, 4);
        desk.press(KeyCode::Right);
        down(desk, 1);
        for _ in 0..11 {
            desk.press(KeyCode::Right);
        }
        desk.press(KeyCode::Enter);
    }),
    ("game, over", |desk| desk.write("g\n32-28\nzz")),
    ("analysis, form", |desk| desk.write("a")),
    ("analysis", |desk| desk.write("a\n")),
    ("analysis, a move", |desk| desk.write("a\n32-28\n")),
    ("analysis, saving", |desk| desk.write("a\nw")),
    ("analysis, finding", |desk| desk.write("a\n/")),
    ("own games", |desk| desk.write("y")),
    ("progress", |desk| desk.write("s")),
    ("progress, next page", |desk| {
        desk.write("s");
        desk.press(KeyCode::Tab);
    }),
    ("progress, third page", |desk| {
        desk.write("s");
        desk.press(KeyCode::Tab);
        desk.press(KeyCode::Tab);
    }),
    ("options", |desk| desk.write("o")),
    ("options, last row", |desk| {
        desk.write("o");
        down(desk, 30);
    }),
    ("keys", |desk| desk.write("?")),
    ("keys of a puzzle", |desk| desk.write("p?")),
];
