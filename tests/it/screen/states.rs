//! The states of the screens: a table of how each is reached.

use std::time::Duration;

use etude_tui::event::KeyCode;

use super::Desk;
use super::puzzles::{SPRINT, STREAK, WOODPECKER, choose, err, position, solve, start};
use damier::tui::keymap::{Command, Mode};
use damier_endings::Outcome;
use damier_rules::Variant;
use damier_rules::notation::write_move;

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

/// A drill of a position of a game that is won in two moves, or from which much can be given away.
fn drill(desk: &mut Desk, of_100: &str, of_64: &str) {
    let is_large = desk.app.shared().trainer.settings().variant == Variant::International;
    desk.write("e");
    down(desk, 4);
    desk.write(if is_large { of_100 } else { of_64 });
    desk.press(KeyCode::Enter);
}

/// Plays a move in a drill that leads to a result, according to the tables: of the winning ones the fastest.
fn in_drill(desk: &mut Desk, result: Outcome) {
    let position = position(desk);
    let moves = crate::TABLES.of(position.variant()).probe_moves(&position, 0).unwrap();
    let with_result = moves.iter().filter(|each| each.outcome == result);
    let played = with_result.min_by_key(|each| each.after.to_win).unwrap().candidate;
    desk.write(&format!("{}\n", write_move(&position, played)));
}

fn won_drill(desk: &mut Desk) {
    drill(desk, "W:WK4,K5:B36", "W:WKb8,Kh8:Ba3");
    for _ in 0..2 {
        in_drill(desk, Outcome::Win);
    }
}

fn refuted_drill(desk: &mut Desk) {
    drill(desk, "W:WK6,K8,45:BK2", "W:WKd8,Ke1,a3:BKc1");
    in_drill(desk, Outcome::Draw);
}

/// Gives some answer to the question of a lesson or an exam, whatever it asks for, and goes on to the next.
fn answer(desk: &mut Desk) {
    let before = desk.app.page().subject.text();
    for attempt in 0..200 {
        match attempt {
            0 if matches!(desk.app.mode(), Mode::Play) => desk.write("zz"),
            0 => {
                // A choice, or the beginning of a move.
                desk.write("1");
                desk.press(KeyCode::Backspace);
            }
            1 => {
                let asked = position(desk);
                for played in asked.legal_moves() {
                    if !desk.app.can(Command::Next) {
                        desk.write(&format!("{}\n", write_move(&asked, played)));
                    }
                }
            }
            2 => desk.write("9\n"),
            // A move that must not be typed is made with the arrows.
            _ if attempt % 3 == 0 => desk.press(KeyCode::Right),
            _ => desk.press(KeyCode::Enter),
        }
        desk.pass(Duration::from_secs(9));
        desk.answer_all();
        if desk.app.can(Command::Next) {
            desk.write("n");
            desk.pass(Duration::from_secs(3));
        }
        if desk.app.page().subject.text() != before {
            return;
        }
    }
    panic!("{}", desk.text());
}

/// Opens the exam of a stage of the game's own course and answers its first questions.
fn exam(desk: &mut Desk, stage: usize, answered: usize) {
    desk.write("l");
    for _ in 0..stage {
        desk.press(KeyCode::Right);
    }
    while !desk.text().contains("▸·   Exam") {
        down(desk, 1);
    }
    desk.press(KeyCode::Enter);
    for _ in 0..answered {
        answer(desk);
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
    ("lesson, exam, third question", |desk| exam(desk, 0, 2)),
    ("lesson, exam, eighth question", |desk| exam(desk, 0, 7)),
    ("lesson, exam, 15th question", |desk| exam(desk, 0, 14)),
    ("lesson, exam with shots", |desk| exam(desk, 1, 0)),
    ("lesson, over", |desk| {
        desk.write("l\n");
        desk.press(KeyCode::End);
        answer(desk);
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
    ("ending, won", won_drill),
    ("ending, won, looked back", |desk| {
        won_drill(desk);
        desk.press(KeyCode::Up);
    }),
    ("ending, given away", refuted_drill),
    ("ending, refutation begun", |desk| {
        refuted_drill(desk);
        desk.write("s");
    }),
    ("ending, refutation at its end", |desk| {
        refuted_drill(desk);
        while !desk.text().contains("That is a draw") {
            desk.write("s");
        }
    }),
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
