//! The first minutes of a new player.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests stand outside test functions")]

use std::time::Duration;

use crate::pty;
use crate::screen::{Desk, SIZES, assert_picture, puzzles};
use damier::tui::Options;
use damier::words::Language;
use damier_app::settings::{Experience, Numbers, Settings};
use damier_app::store::Store;
use damier_rules::Variant;
use etude_tui::event::KeyCode;

fn new_player(width: u16, height: u16) -> Desk {
    puzzles::desk(&Options { is_first: true, ..puzzles::options() }, width, height)
}

fn press(desk: &mut Desk, keys: &[KeyCode]) {
    for &key in keys {
        desk.press(key);
    }
}

#[test]
fn three_questions_and_enter_is_enough() {
    for (width, height) in SIZES {
        let mut desk = new_player(width, height);
        assert_picture!("questions", desk);
        desk.press(KeyCode::Enter);
        assert!(desk.text().contains("You play White"), "the first lesson: {}", desk.text());
        let expected = Settings { experience: Experience::Beginner, ..desk.app.shared().trainer.settings().clone() };
        assert_eq!(desk.saved, Some(expected));
    }
}

#[test]
fn a_club_player_is_offered_puzzles_that_narrow_the_range() {
    for (width, height) in SIZES {
        let mut desk = new_player(width, height);
        press(&mut desk, &[KeyCode::Right, KeyCode::Down, KeyCode::Right, KeyCode::Enter]);
        assert_picture!("placement", desk);
        let settings = desk.saved.clone().unwrap();
        assert_eq!((settings.variant, settings.experience), (Variant::Russian, Experience::Club));
        desk.press(KeyCode::Enter);
        assert_eq!(desk.app.page().board.position.variant(), Variant::Russian);
        if width >= 80 {
            assert!(desk.text().contains("you 1300-1700 · 0 of 12"), "{}", desk.text());
            puzzles::solve(&mut desk, Duration::from_secs(3));
            assert!(desk.text().contains(" · 1 of 12"), "{}", desk.text());
            let before = desk.store.attempts().unwrap()[0].rated.unwrap().before;
            assert_eq!(before, Experience::Club.strength());
        }
    }
}

#[test]
fn the_end_of_the_placement_is_announced_with_the_range() {
    let mut desk = new_player(80, 24);
    press(&mut desk, &[KeyCode::Down, KeyCode::Right, KeyCode::Enter, KeyCode::Enter]);
    for number in 1..=13 {
        puzzles::solve(&mut desk, Duration::from_secs(3));
        desk.pass(Duration::from_secs(9));
        assert_eq!(desk.text().contains("Your level is found"), number == 12, "{number}: {}", desk.text());
        if number == 12 {
            let shown = crate::screen::invariants::squeezed(&desk.text());
            let strength = desk.store.attempts().unwrap().last().unwrap().rated.unwrap().after;
            let (least, most) = strength.range().unwrap();
            assert!(shown.contains(&format!("{least:.0}-{most:.0}")), "{}", desk.text());
        }
        desk.write("n");
    }
}

#[test]
fn the_end_of_the_placement_is_announced_after_a_mistake_too() {
    let mut desk = new_player(80, 24);
    press(&mut desk, &[KeyCode::Down, KeyCode::Right, KeyCode::Enter, KeyCode::Enter]);
    for number in 1..=12 {
        desk.pass(Duration::from_secs(3));
        puzzles::err(&mut desk);
        // It counts once it is left.
        desk.write("n");
        assert_eq!(desk.text().contains("Your level is found"), number == 12, "{number}: {}", desk.text());
    }
}

#[test]
fn the_language_changes_at_once() {
    let mut desk = new_player(80, 24);
    press(&mut desk, &[KeyCode::Down, KeyCode::Down, KeyCode::Left]);
    assert!(desk.text().contains("棋 种"), "{}", desk.text());
    press(&mut desk, &[KeyCode::Esc]);
    assert_eq!(desk.saved.as_ref().map(|settings| settings.language.code()), Some(Some("zh-CN")));
    damier::words::speak_here(Language::En);
}

#[test]
fn a_beginner_keeps_seeing_the_numbers_of_pieces() {
    let mut desk = new_player(80, 24);
    press(&mut desk, &[KeyCode::Enter]);
    assert_eq!(desk.saved.as_ref().map(|settings| settings.numbers), Some(Numbers::Always));
    desk.write("qp");
    assert_eq!(desk.app.page().board.numbers, Numbers::Always);
    let mut desk = new_player(80, 24);
    press(&mut desk, &[KeyCode::Down, KeyCode::Right, KeyCode::Enter]);
    assert_eq!(desk.saved.as_ref().map(|settings| settings.numbers), Some(Numbers::default()));
}

#[test]
fn questions_that_were_not_answered_come_again() {
    let mut terminal = pty::Terminal::start_first();
    terminal.wait_for("Four questions");
    terminal.kill();
    // The program creates it in the background, sooner or later.
    drop(Store::open(&terminal.home().join("progress/progress.sqlite3")).unwrap());
    let mut terminal = terminal.restart(&[]);
    terminal.wait_for("Four questions");
}

#[test]
fn the_questions_come_once() {
    let mut terminal = pty::Terminal::start_first();
    terminal.wait_for("Four questions");
    terminal.press("\r");
    // A new player begins with the first lesson.
    terminal.wait_for("step 1 of 8");
    terminal.press("q");
    terminal.wait_for("q quit");
    terminal.press("qq");
    assert!(terminal.end().success());
    assert!(terminal.home().join("settings.toml").exists(), "a file of settings says that they were answered");
    let mut terminal = terminal.restart(&[]);
    terminal.wait_for("q quit");
    assert!(!terminal.text().contains("Four questions"));
    terminal.press("qq");
    assert!(terminal.end().success());
}
