//! The player's repertoire on the screen: moves kept in analysis, trained, and gone over.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests stand outside test functions")]

use crate::screen::{Desk, SIZES, assert_picture};
use damier::tui::Options;
use damier_app::store::pdn_files::FileTask;
use damier_rules::Variant;
use damier_rules::notation::pdn::read_games;
use damier_train::analysis::Opening;
use etude_tui::event::KeyCode;
use etude_tui::text::Words;

const GAME: &str = "1. 32-28 18-23 2. 33-29 (2. 31-27) 23x32 3. 37x28 *\n";

/// An analysis of the game, after its first move.
fn desk((width, height): (u16, u16)) -> Desk {
    let game = read_games(GAME.as_bytes(), Variant::International).next().unwrap().unwrap();
    let options = Options { seed: Some(1), analyse: Some(Box::new(Opening::from(game))), ..Options::default() };
    let mut desk = Desk::new(&options, width, height);
    desk.press(KeyCode::Right);
    desk
}

/// The lines handed over to be written, as many as there are cards.
fn kept(desk: &Desk) -> usize {
    let lines = desk.files.iter().map(|(_, task)| match task {
        FileTask::Keep(lines) => lines.lines().count(),
        other => panic!("{other:?}"),
    });
    lines.sum()
}

fn said(desk: &Desk) -> String {
    desk.app.page().message.lines.iter().map(Words::text).collect::<Vec<_>>().join(" ")
}

#[test]
fn one_key_keeps_the_last_move_and_another_all_of_its_side() {
    let mut desk = desk(SIZES[0]);
    desk.write("+");
    assert!(desk.text().contains("Kept in your repertoire: 32-28."), "{}", desk.text());
    assert_eq!(kept(&desk), 1);
    desk.write("+");
    assert!(desk.text().contains("32-28 is in your repertoire."), "{}", desk.text());
    desk.press(KeyCode::Left);
    desk.press(KeyCode::Right);
    desk.write("+");
    assert!(said(&desk).contains("+ again removes it"), "it is asked anew after a move: {}", said(&desk));
    desk.write("&");
    assert!(desk.text().contains("Kept moves: 2."), "{}", desk.text());
    assert_eq!(kept(&desk), 3);
    desk.press(KeyCode::Left);
    desk.write("+");
    assert!(desk.text().contains("Go to a move first"), "{}", desk.text());
    assert_eq!(kept(&desk), 3);
}

#[test]
fn without_cards_only_traps_are_opened() {
    let mut desk = Desk::new(&Options::default(), 80, 24);
    desk.write("z");
    assert!(desk.frame().contains("Enter open"), "{}", desk.frame());
    desk.press(KeyCode::Down);
    assert!(desk.text().contains("Cards: 0."), "{}", desk.text());
    assert!(!desk.frame().contains("Enter open"), "{}", desk.frame());
    let before = desk.picture();
    desk.press(KeyCode::Enter);
    assert_eq!(desk.picture(), before);
}

#[test]
fn cards_are_trained_without_a_rating_and_come_back() {
    let mut desk = desk(SIZES[0]);
    desk.write("+");
    desk.press(KeyCode::Esc);
    desk.write("z");
    desk.press(KeyCode::Down);
    assert!(said(&desk).contains("Cards: 1. Never tried: 1. Due: 0."), "{}", said(&desk));
    assert_picture!("menu", desk);
    desk.press(KeyCode::Enter);
    assert!(said(&desk).contains("White to move. What does your repertoire play?"), "{}", said(&desk));
    desk.write("32-28\n");
    assert!(said(&desk).contains("That is your move."), "{}", said(&desk));
    let history = desk.app.shared().trainer.history();
    let attempt = history.attempts().last().unwrap();
    assert_eq!(attempt.rated, None);
    assert!(history.card(&attempt.exercise.item().unwrap()).is_some(), "it comes back though it went smoothly");
}

#[test]
fn where_games_left_it_is_listed_and_trained() {
    for size in SIZES {
        let mut desk = desk(size);
        desk.write("&");
        desk.press(KeyCode::Esc);
        desk.write("z");
        desk.press(KeyCode::Down);
        desk.press(KeyCode::Down);
        desk.press(KeyCode::Enter);
        // The player's only game went 1.32-28 18-23 2.38-32.
        assert!(said(&desk).contains("You left it: 1.32-28 18-23 2.38-32. Your move is 33-29."), "{}", said(&desk));
        assert_picture!("survey", desk);
        desk.press(KeyCode::Enter);
        assert!(said(&desk).contains("What does your repertoire play?"), "{}", said(&desk));
        desk.write("33-29\n");
        assert!(said(&desk).contains("That is your move."), "{}", said(&desk));
    }
}

/// The ids of the cards handed over to be removed.
fn removed(desk: &Desk) -> usize {
    desk.files.iter().filter(|(_, task)| matches!(task, FileTask::RemoveCard(_))).count()
}

#[test]
fn a_card_is_removed_by_the_same_key_twice_and_kept_again() {
    let mut desk = desk(SIZES[0]);
    desk.write("+++");
    assert!(said(&desk).contains("Removed from your repertoire: 32-28."), "{}", said(&desk));
    assert_eq!(removed(&desk), 1);
    desk.write("++++");
    assert!(said(&desk).contains("Kept in your repertoire: 32-28."), "{}", said(&desk));
    desk.write("++");
    assert_eq!(removed(&desk), 3);
    desk.press(KeyCode::Esc);
    desk.write("z");
    desk.press(KeyCode::Down);
    assert!(said(&desk).contains("Cards: 0."), "{}", said(&desk));
}

#[test]
fn a_card_is_removed_in_the_list_after_a_question() {
    let mut desk = desk(SIZES[0]);
    desk.write("&");
    desk.press(KeyCode::Esc);
    desk.write("z");
    desk.press(KeyCode::Down);
    desk.press(KeyCode::Down);
    desk.press(KeyCode::Enter);
    desk.press(KeyCode::Delete);
    assert!(said(&desk).contains("Press Delete again"), "{}", said(&desk));
    desk.press(KeyCode::Up);
    assert!(!said(&desk).contains("Press Delete again"), "any other key says no: {}", said(&desk));
    desk.press(KeyCode::Delete);
    desk.press(KeyCode::Delete);
    assert_eq!(removed(&desk), 1);
    assert!(!said(&desk).contains("Your move is 33-29"), "{}", said(&desk));
}
