//! The player's own sets and hidden puzzles on the screen.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests stand outside test functions")]

use std::time::Duration;

use crate::screen::puzzles::{SPRINT, WOODPECKER, choose, collection, desk, options, puzzle, solve};
use crate::screen::{Desk, SIZES, assert_picture};
use damier::tui::action::Action;
use damier::tui::keymap::Mode;
use damier_app::Event;
use damier_app::store::keeper::{News, Request};
use damier_train::puzzle::player_sets::{PlayerSets, SetChange};
use etude_tui::event::KeyCode;

/// The changes handed over since the last call, carried out in the store.
fn picked(desk: &mut Desk) -> Vec<SetChange> {
    let pick = |request| if let Request::SetChange(pick) = request { Some(pick) } else { None };
    let picked: Vec<SetChange> = desk.handed_over.drain(..).filter_map(pick).collect();
    for pick in &picked {
        desk.store.pick(pick).unwrap();
    }
    picked
}

fn keep(set: &str, id: &str) -> SetChange {
    SetChange::Keep { set: set.to_owned(), id: id.to_owned() }
}

/// Puts the first two puzzles in a set, and returns their ids.
fn keep_two(desk: &mut Desk) -> [String; 2] {
    desk.write("p");
    let first = puzzle(desk).id;
    desk.write("+ My  set \n");
    assert!(desk.text().contains("Kept in \"My set\": 1"), "{}", desk.text());
    solve(desk, Duration::from_secs(1));
    desk.pass(Duration::from_secs(9));
    desk.write("n");
    let second = puzzle(desk).id;
    desk.write("+\n");
    assert!(desk.text().contains("\"My set\": 2"), "{}", desk.text());
    assert_eq!(picked(desk), [keep("My set", &first), keep("My set", &second)]);
    [first, second]
}

#[test]
fn a_key_keeps_a_puzzle_in_a_named_set_and_takes_it_out() {
    for (width, height) in SIZES {
        let mut desk = desk(&options(), width, height);
        desk.write("p+");
        assert_eq!(desk.app.mode(), Mode::Text, "the first set needs a name");
        assert_picture!("keep_first", desk);
        desk.press(KeyCode::Enter);
        assert_eq!((desk.app.mode(), picked(&mut desk)), (Mode::Text, Vec::new()), "without a name nothing is kept");
        desk.press(KeyCode::Esc);
        assert_eq!(desk.app.mode(), Mode::Puzzle);
        let [_, second] = keep_two(&mut desk);
        desk.write("+");
        assert_picture!("keep_again", desk);
        desk.press(KeyCode::Enter);
        let dropped = SetChange::Drop { set: "My set".to_owned(), id: second };
        assert_eq!(picked(&mut desk), [dropped]);
        desk.write("+");
        desk.press(KeyCode::Right);
        desk.press(KeyCode::Down);
        assert_eq!(desk.app.mode(), Mode::Text, "a second set can be made");
    }
}

#[test]
fn a_set_is_trained_in_every_mode() {
    let mut desk = desk(&options(), 80, 24);
    let ids = keep_two(&mut desk);
    desk.write("m");
    choose(&mut desk, 1, 1);
    assert!(desk.text().contains("My set (2)") && desk.text().contains("2 puzzles fit"), "{}", desk.text());
    assert_picture!("own_set", desk);
    for mode in [0, SPRINT, WOODPECKER] {
        choose(&mut desk, 0, mode);
        assert!(desk.text().contains("2 puzzles fit"), "{mode}: {}", desk.text());
        desk.press(KeyCode::Enter);
        for number in 0..3 {
            assert!(ids.contains(&puzzle(&desk).id), "{mode}, {number}");
            solve(&mut desk, Duration::from_secs(1));
            desk.pass(Duration::from_secs(9));
            desk.write("n");
        }
        if mode == WOODPECKER {
            assert!(desk.text().contains("cycle 2: 1 of 2"), "{}", desk.text());
        }
        desk.write("m");
        assert!(desk.text().contains("My set (2)") || mode == WOODPECKER, "{}", desk.text());
        if mode != 0 {
            choose(&mut desk, 0, 7 - mode);
        }
    }
}

#[test]
fn a_hidden_puzzle_does_not_come_up_until_it_is_taken_back() {
    let puzzles = || {
        let mut desk = Desk::with_puzzles(collection(2), &options(), 80, 24);
        desk.write("p");
        desk
    };
    let mut desk = puzzles();
    let first = puzzle(&desk).id;
    desk.press(KeyCode::Delete);
    assert!(desk.text().contains("never come up again"), "{}", desk.text());
    desk.press(KeyCode::Delete);
    desk.press(KeyCode::Delete);
    let id = first.clone();
    assert_eq!(picked(&mut desk), [SetChange::Hide(id.clone()), SetChange::Show(id.clone()), SetChange::Hide(id)]);
    for _ in 0..4 {
        desk.write("n");
        assert_ne!(puzzle(&desk).id, first);
    }
    // The next program knows.
    let player_sets = desk.store.player_sets().unwrap();
    let mut desk = puzzles();
    desk.write("q");
    desk.act(Action::App(Event::News(News::PlayerSets(player_sets))));
    desk.write("p");
    for _ in 0..4 {
        assert_ne!(puzzle(&desk).id, first);
        desk.write("n");
    }
    desk.write("qo");
    for _ in 0..20 {
        desk.press(KeyCode::Down);
    }
    assert!(desk.text().contains("0 sets, 1 hidden"), "{}", desk.text());
    desk.press(KeyCode::Enter);
    assert!(desk.text().contains(&format!("hidden: {first}")), "{}", desk.text());
    desk.press(KeyCode::Enter);
    assert_eq!(picked(&mut desk), [SetChange::Show(first.clone())]);
    assert!(desk.text().contains("no set and have"), "{}", desk.text());
    desk.write("qp");
    let shown = (0..4).any(|_| {
        let is_first = puzzle(&desk).id == first;
        desk.write("n");
        is_first
    });
    assert!(shown, "it comes up again");
}

#[test]
fn the_list_shows_sets_and_hidden_puzzles_and_removes_a_set_when_asked_twice() {
    for (width, height) in SIZES {
        let mut player_sets = PlayerSets::default();
        let mut desk = desk(&options(), width, height);
        let ids: Vec<String> = collection(3).entries().iter().take(3).map(|entry| entry.id.to_string()).collect();
        for pick in [keep("traps", &ids[0]), keep("Übung", &ids[1]), SetChange::Hide(ids[2].clone())] {
            player_sets.apply(&pick);
        }
        desk.write("o");
        for _ in 0..20 {
            desk.press(KeyCode::Down);
        }
        desk.press(KeyCode::Enter);
        assert_picture!("picks_none", desk);
        desk.act(Action::App(Event::News(News::PlayerSets(player_sets))));
        desk.press(KeyCode::Down);
        assert_picture!("picks", desk);
        desk.press(KeyCode::Delete);
        assert_eq!(picked(&mut desk), []);
        assert_picture!("picks_remove", desk);
        desk.press(KeyCode::Delete);
        assert_eq!(picked(&mut desk), [SetChange::Dissolve("Übung".to_owned())]);
        desk.press(KeyCode::Up);
        desk.press(KeyCode::Enter);
        assert_eq!(desk.app.mode(), Mode::Form, "the form is filled in with the set");
        desk.press(KeyCode::Down);
        assert!(desk.text().contains("traps (1)") || height < 20, "{}", desk.text());
        desk.press(KeyCode::Esc);
        assert_eq!(desk.app.mode(), Mode::PlayerSets, "Esc goes back to the list");
    }
}
