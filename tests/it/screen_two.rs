//! Two people at one board, on the screen.

use std::time::Duration;

use crate::screen::{Desk, SIZES, assert_picture};
use damier::tui::Options;
use damier_app::settings::Settings;
use damier_app::store::keeper::Request;
use damier_app::store::unfinished::Kept;
use damier_rules::notation::write_move;
use damier_rules::{AnyPosition, Color, Game, Variant};
use damier_train::unfinished::Unfinished;
use etude::Random;
use etude_tui::event::KeyCode;
use rand::{RngExt as _, SeedableRng as _};

fn desk(width: u16, height: u16) -> Desk {
    let settings = Settings { name: "Anna".to_owned(), ..Settings::default() };
    Desk::new(&Options { seed: Some(1), settings, ..Options::default() }, width, height)
}

fn press(desk: &mut Desk, code: KeyCode, times: usize) {
    for _ in 0..times {
        desk.press(code);
    }
}

/// Opens the form with another person as the opponent, and names them.
fn open(desk: &mut Desk, theirs: &str) {
    desk.choose_opponent("another person, here");
    desk.press(KeyCode::Down);
    desk.write(theirs);
}

/// Chooses rows of the form by their distance, and the steps to the right in each.
fn choose(desk: &mut Desk, steps: &[(usize, usize)]) {
    for &(down, right) in steps {
        press(desk, KeyCode::Down, down);
        press(desk, KeyCode::Right, right);
    }
}

fn contains(desk: &Desk, parts: &[&str]) {
    for part in parts {
        assert!(desk.text().contains(part), "{part} in\n{}", desk.text());
    }
}

#[test]
fn the_form_asks_for_names_and_whether_the_board_turns() {
    for (width, height) in SIZES {
        let mut desk = desk(width, height);
        open(&mut desk, "Ben");
        assert_picture!("two_setup", desk);
    }
}

#[test]
fn a_game_of_two_with_clock_and_touch_move() {
    for (width, height) in SIZES {
        let mut desk = desk(width, height);
        open(&mut desk, "Ben");
        // The clock, its time, touch-move, and the board.
        choose(&mut desk, &[(5, 1), (1, 1), (3, 1), (3, 1)]);
        desk.press(KeyCode::Enter);
        contains(&desk, &["Anna to move."]);
        desk.pass(Duration::from_secs(5));
        desk.write("32-28\n");
        contains(&desk, &["Ben to move."]);
        desk.write("19");
        desk.press(KeyCode::Esc);
        assert_picture!("two_clock", desk);
    }
}

#[test]
fn the_trainee_gets_an_attempt_that_no_rating_counts_and_guests_get_only_the_file() {
    let mut desk = desk(80, 24);
    open(&mut desk, "Ben");
    desk.press(KeyCode::Enter);
    desk.write("32-28\n");
    desk.write("zz");
    contains(&desk, &["Anna wins!", "2-0"]);
    let [pdn] = &desk.filed[..] else { panic!("{:?}", desk.filed) };
    for part in
        ["[White \"Anna\"]", "[Black \"Ben\"]", "[Termination \"resignation\"]", "[Result \"2-0\"]", "1. 32-28 *"]
    {
        assert!(pdn.contains(part), "{part} in\n{pdn}");
    }
    let attempts = desk.store.attempts().unwrap();
    assert!(attempts.len() == 1 && attempts[0].rated.is_none(), "{attempts:?}");
    desk.write("n");
    // Two names that the options do not know.
    press(&mut desk, KeyCode::Down, 2);
    desk.write(" Maria");
    desk.press(KeyCode::Enter);
    contains(&desk, &["Anna Maria – Ben"]);
    desk.write("zz");
    contains(&desk, &["Ben wins!"]);
    let given_up = desk.handed_over.iter().filter_map(|request| match request {
        Request::GiveUp { pdn, .. } => Some(pdn.as_str()),
        _ => None,
    });
    let [pdn] = given_up.collect::<Vec<_>>()[..] else { panic!("{:?}", desk.handed_over) };
    assert!(pdn.contains("[White \"Anna Maria\"]") && pdn.contains("0-2"), "{pdn}");
    assert_eq!(desk.store.attempts().unwrap().len(), 1);
}

#[test]
fn a_player_without_a_name_is_addressed() {
    let mut desk = Desk::new(&Options { seed: Some(1), ..Options::default() }, 80, 24);
    open(&mut desk, "Ben");
    desk.press(KeyCode::Enter);
    contains(&desk, &["Your move."]);
    desk.write("32-28\n");
    contains(&desk, &["Ben to move."]);
    desk.write("19-23\nz");
    contains(&desk, &["Resign? z again resigns"]);
    desk.press(KeyCode::Esc);
    desk.write("28x19\nzz");
    contains(&desk, &["You win!", "2-0"]);
}

#[test]
fn the_arbiter_is_asked_with_p() {
    let mut desk = desk(80, 24);
    open(&mut desk, "Ben");
    choose(&mut desk, &[(9, 1)]);
    desk.press(KeyCode::Enter);
    // The cursor appears on 28 and goes down: a man is touched, then another piece is moved.
    press(&mut desk, KeyCode::Down, 2);
    desk.press(KeyCode::Enter);
    desk.press(KeyCode::Esc);
    desk.write("34-30\n");
    contains(&desk, &["Anna touched", "p asks the arbiter"]);
    desk.write("p");
    let told: String = desk.text().split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains("may Black demand"), "{told}");
    desk.write("p");
    contains(&desk, &["Anna must move"]);
}

#[test]
fn a_killed_game_of_two_is_resumed_with_its_names() {
    let mut desk = desk(80, 24);
    open(&mut desk, "Ben");
    desk.press(KeyCode::Enter);
    desk.write("32-28\n");
    let kept = desk.unfinished().unwrap();
    let settings = Settings { name: "Anna".to_owned(), ..Settings::default() };
    let options = Options { seed: Some(1), settings, ..Options::default() };
    let mut next = Desk::next_program(&[kept], &options, 80, 24);
    contains(&next, &["Ben"]);
    next.write("c");
    contains(&next, &["Anna – Ben", "Ben"]);
}

/// The number of plies in what was kept.
fn plies(kept: &Kept) -> usize {
    match &kept.unfinished {
        Unfinished::Game(saved) => saved.plies(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_hundred_kills_lose_no_game_of_two() {
    let mut random = Random::seed_from_u64(48);
    let settings = Settings { name: "Anna".to_owned(), ..Settings::default() };
    let options = Options { seed: Some(1), settings, ..Options::default() };
    let (mut kills, mut most) = (0, 0);
    while kills < 100 {
        let mut desk = desk(80, 24);
        open(&mut desk, "Ben");
        // A clock, touch-move, and a board that turns.
        choose(&mut desk, &[(5, 1), (4, 1), (3, 1)]);
        desk.press(KeyCode::Enter);
        let mut game = Game::new(AnyPosition::start(Variant::International));
        while kills < 100 {
            for _ in 0..random.random_range(1..4) {
                let moves = game.legal_moves();
                if game.end().is_some() {
                    break;
                }
                let played = moves[random.random_range(0..moves.len())];
                desk.write(&format!("{}\n", write_move(game.position(), played)));
                game.play(played).unwrap();
                desk.pass(Duration::from_millis(random.random_range(0..900)));
            }
            if game.end().is_some() {
                break;
            }
            let kept = desk.unfinished().unwrap();
            assert_eq!(plies(&kept), game.moves().len(), "after kill {kills}");
            desk = Desk::next_program(&[kept], &options, 80, 24);
            desk.write("c");
            let mover = if game.position().side_to_move() == Color::White { "Anna" } else { "Ben" };
            contains(&desk, &["Anna – Ben", &format!("{mover} to move.")]);
            (kills, most) = (kills + 1, most.max(game.moves().len()));
        }
    }
    assert!(most > 10, "the games went on: {most} plies");
}
