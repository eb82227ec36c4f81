//! Ballots and mini-matches on the screen.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests stand outside test functions")]

use crate::screen::Desk;
use damier::tui::Options;
use damier_app::settings::Settings;
use damier_rules::Variant;
use etude_tui::event::KeyCode;
use etude_tui::text::Words;

/// The form for a game of Russian draughts, after some changes of the row with the start.
fn form(seed: u64, changes: usize) -> Desk {
    let settings = Settings { variant: Variant::Russian, ..Settings::default() };
    let mut desk = Desk::new(&Options { seed: Some(seed), settings, ..Options::default() }, 80, 24);
    desk.write("g");
    for _ in 0..2 {
        desk.press(KeyCode::Down);
    }
    for _ in 0..changes {
        desk.press(KeyCode::Right);
    }
    desk
}

fn said(desk: &Desk) -> String {
    desk.app.page().message.lines.iter().map(Words::text).collect::<Vec<_>>().join(" ")
}

#[test]
fn either_table_of_64_squares_is_drawn_from() {
    let federation = form(1, 1);
    assert!(said(&federation).contains("Ballot: "), "{}", said(&federation));
    assert!(said(&federation).contains("736 ballots of the FMJD, one of the 150 basic"), "{}", said(&federation));
    let basic = form(1, 2);
    assert!(said(&basic).contains("Basic position: "), "{}", said(&basic));
}

#[test]
fn a_flying_ballot_is_explained() {
    let flying = (0..20).map(|seed| form(seed, 1)).find(|desk| said(desk).contains("White has")).unwrap();
    let told = said(&flying);
    // The ballot as the table writes it, such as a3-h4 h6-a3.
    let written = told
        .split_whitespace()
        .find(|word| {
            word.starts_with(|first: char| first.is_ascii_lowercase()) && word.as_bytes().get(2) == Some(&b'-')
        })
        .unwrap();
    let (from, to) = written.split_once('-').unwrap();
    assert!(told.contains(&format!("White has {to} instead of {from}")), "{told}");
    assert!(told.contains("before the first move a man stands elsewhere"), "{told}");
}

#[test]
fn a_mini_match_is_two_games_from_one_ballot_with_its_score() {
    let mut desk = form(1, 1);
    desk.press(KeyCode::Up);
    for _ in 0..3 {
        desk.press(KeyCode::Right);
    }
    assert!(said(&desk).contains("A mini-match: this position with either colour"), "{}", said(&desk));
    let start = desk.app.page().board.position;
    desk.press(KeyCode::Enter);
    assert!(desk.text().contains("mini-match game 1"), "{}", desk.text());
    assert_eq!(desk.app.page().board.position, start);
    desk.write("zz");
    assert!(said(&desk).contains("Mini-match: 0 : 2 after the first game."), "{}", said(&desk));
    assert!(said(&desk).contains("you have Black"), "{}", said(&desk));
    desk.write("n");
    assert!(desk.text().contains("mini-match game 2"), "{}", desk.text());
    assert_eq!(desk.app.page().board.position, start);
    desk.write("zz");
    assert!(said(&desk).contains("You have lost the mini-match: 0 : 4."), "{}", said(&desk));
    let [first, second] = &desk.filed[..] else { panic!("{:?}", desk.filed) };
    for (pdn, round, white) in [(first, 1, "Player"), (second, 2, "Damier, level 3")] {
        assert!(pdn.contains("[Event \"Mini-match\"]"), "{pdn}");
        assert!(pdn.contains(&format!("[Round \"{round}\"]")), "{pdn}");
        assert!(pdn.contains(&format!("[White \"{white}\"]")), "{pdn}");
        assert!(pdn.contains("[Opening \"Ballot "), "{pdn}");
    }
}
