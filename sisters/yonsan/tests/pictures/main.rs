//! The pictures of the README, drawn by the program and compared with those in `pictures`; and Chinese, in a process of its
//! own, because a program speaks one language at a time.
//!
//! `UPDATE_PICTURES=1 cargo test -p yonsan --test pictures` draws them again.

#![allow(clippy::unwrap_used, reason = "helpers of tests stand outside test functions")]

#[allow(dead_code, reason = "its other helpers are for other tests")]
#[path = "../it/desk.rs"]
mod desk;
mod svg;

use std::fs;
use std::path::PathBuf;

use etude_tui::color::ColorDepth;
use ratatui::layout::Position;
use yonsan::screen::Action;
use yonsan::words::lessons::Lessons;
use yonsan::words::{self, Language};

use desk::Desk;

fn desk(seed: u64) -> Desk {
    Desk::with(80, 24, false, seed, Some(ColorDepth::True))
}

/// Compares the screen with the picture of this name, or draws that again.
fn compare(name: &str, desk: &mut Desk) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("pictures").join(format!("{name}.svg"));
    let drawn = svg::picture(desk.buffer());
    if std::env::var_os("UPDATE_PICTURES").is_some() {
        fs::write(&path, drawn).unwrap();
    } else {
        assert!(fs::read_to_string(&path).unwrap() == drawn, "{name} looks different now: see the head of this file");
    }
}

#[test]
fn the_readme_shows_what_the_program_shows() {
    words::speak(Language::En);
    let mut foul = desk(9);
    foul.open(&["Fouls and rules", "Is it a foul?"]);
    foul.press("3");
    compare("fouls", &mut foul);

    let mut defence = desk(3);
    defence.open(&["Puzzles", "Defend"]);
    // The corner o1 holds nothing: the attack is shown.
    defence.act(Action::Click(Position::new(3 + 2 * 14, 15)));
    compare("defend", &mut defence);

    let mut cases = desk(4);
    cases.open(&["Fouls and rules", "Referee's cases"]);
    cases.press("2");
    compare("case", &mut cases);

    words::speak(Language::ZhCN);
    let mut lesson = desk(1);
    lesson.open(&["课程", "禁手", "不算数的三"]);
    lesson.press("1");
    compare("lesson", &mut lesson);

    everything_fits_in_chinese();
}

fn everything_fits_in_chinese() {
    let lessons = Lessons::read().unwrap();
    let mut desk = Desk::new(80, 24, false);
    desk.open(&["禁手与规则", "裁判案例"]);
    for _ in 0..200 {
        desk.press("1");
        let text = desk.text();
        assert!(!text.contains('…'), "{text}");
        desk.press("n");
    }
    let mut desk = Desk::new(80, 24, false);
    desk.open(&["课程"]);
    for (stage, number) in lessons.course.stages.iter().zip(1..) {
        desk.press(&number.to_string());
        for (lesson, number) in stage.lessons.iter().zip(1..) {
            desk.press(&number.to_string());
            for _ in &lesson.steps {
                desk.press("s");
                let text = desk.text();
                assert!(!text.contains('…'), "{}: {text}", lesson.id);
                desk.press("\n");
            }
            desk.press("q");
        }
        desk.press("q");
    }
}
