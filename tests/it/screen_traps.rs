//! Opening traps on the screen: the form, and the three exercises.

use std::collections::HashSet;
use std::time::Duration;

use crate::screen::puzzles::options;
use crate::screen::{Desk, SIZES, assert_picture};
use damier::shipped;
use damier::tui::Options;
use damier_app::settings::{Settings, Speed};
use damier_puzzles::Turn;
use damier_rules::notation::write_move;
use damier_rules::{AnyPosition, Variant};
use damier_train::attempt::Subject;
use damier_train::unannounced::UnannouncedKind;
use etude::effort::Credit;
use etude_tui::event::KeyCode;
use etude_tui::text::Words;

fn desk(variant: Variant, (width, height): (u16, u16)) -> Desk {
    let settings = Settings { animation: Speed::Off, variant, ..options().settings };
    let options = Options { settings, ..options() };
    let mut desk = Desk::with_puzzles(shipped::collection(), &options, width, height);
    desk.write("z\n");
    desk.pass(Duration::ZERO);
    desk
}

/// A desk with an exercise, after some changes of the first row.
fn begin(changes: usize) -> Desk {
    let mut desk = desk(Variant::International, (80, 24));
    for _ in 0..changes {
        desk.press(KeyCode::Right);
    }
    desk.press(KeyCode::Enter);
    desk
}

/// The shipped turn on the board.
fn turn(desk: &Desk) -> Turn {
    let position = desk.app.page().board.position;
    let packs = shipped::trap_lines();
    let turns = packs.iter().flat_map(|pack| (0..pack.uses().len()).map(|index| pack.turn(index).expect("a turn")));
    turns.into_iter().find(|turn| turn.position == position).expect("a decision on a line to a trap")
}

/// The message, whatever there is room for.
fn said(desk: &Desk) -> String {
    desk.app.page().message.lines.iter().map(Words::text).collect::<Vec<_>>().join(" ")
}

/// What was recorded of playing on: whether each move counts, and what it costs.
fn recorded(desk: &Desk) -> Vec<(Credit, u16)> {
    let attempts = desk.app.shared().trainer.history().attempts().iter();
    let tried = attempts.filter_map(|attempt| match &attempt.exercise.subject {
        Subject::Unannounced(tested) if tested.trial == UnannouncedKind::YourMove => {
            Some((attempt.exercise.credit, tested.loss))
        }
        _ => None,
    });
    tried.collect()
}

#[test]
fn the_form_lists_the_traps_under_their_lines() {
    let mut desk = desk(Variant::International, (80, 24));
    assert_picture!("form", desk);
    desk.press(KeyCode::Down);
    desk.press(KeyCode::Right);
    let middle = desk.middle();
    assert!(middle.contains("1.32-28 ("), "the lines of most traps come first: {middle}");
}

#[test]
fn the_form_is_there_before_its_traps() {
    let mut desk = Desk::with_puzzles(shipped::collection(), &options(), 80, 24);
    desk.is_slow = true;
    desk.write("z\n");
    assert_eq!(said(&desk), "Looking …");
    desk.press(KeyCode::Enter);
    assert_eq!(said(&desk), "Still looking: it starts when they are found.");
    desk.press(KeyCode::Right);
    assert!(desk.middle().contains("which fall in?"), "{}", desk.middle());
}

#[test]
fn find_the_shot_serves_only_traps() {
    let mut desk = begin(0);
    let mut seen = HashSet::<AnyPosition>::new();
    for _ in 0..5 {
        let position = desk.app.page().board.position;
        assert!(seen.insert(position));
        let pieces = damier_rules::Color::ALL.map(|side| position.all_pieces(side).len());
        assert!(pieces.iter().sum::<u32>() >= 31, "{pieces:?}");
        desk.write("sn");
    }
}

#[test]
fn marks_are_judged_and_the_trap_is_named_with_its_line() {
    let mut desk = begin(1);
    assert_eq!(desk.app.page().title, "which fall in?");
    let turn = turn(&desk);
    let choices = turn.choices().expect("choices");
    for choice in &choices {
        if choice.loses() {
            desk.press(KeyCode::Right);
        }
        desk.press(KeyCode::Down);
    }
    desk.press(KeyCode::Enter);
    assert_picture!("answered", desk);
    let falls = choices.iter().find(|choice| choice.loses()).expect("a trap");
    let named = format!("{}? loses to", write_move(&turn.position, falls.candidate));
    assert!(said(&desk).contains(&named), "{}", said(&desk));
    desk.press(KeyCode::Esc);
    assert!(desk.middle().contains("find the shot"), "back in the form: {}", desk.middle());
}

#[test]
fn playing_on_judges_every_move_of_one_side() {
    let mut desk = begin(2);
    assert_picture!("play_on", desk);
    let first = turn(&desk);
    desk.write(&format!("{}\n", write_move(&first.position, first.moves[0].candidate)));
    assert!(desk.middle().contains("no move is better"), "{}", desk.middle());
    desk.write("n");
    let last = first.moves.last().expect("moves");
    assert!(last.loss > 0);
    let next = turn(&desk);
    if first.choices().is_none() {
        assert_eq!(next.position.side_to_move(), first.position.side_to_move(), "the line goes on");
    }
    let worst = next.moves.last().expect("moves");
    desk.write(&format!("{}\n", write_move(&next.position, worst.candidate)));
    let credit = if worst.loss <= 40 { Credit::Full } else { Credit::None };
    assert_eq!(recorded(&desk), [(Credit::Full, 0), (credit, worst.loss)]);
}

#[test]
fn a_game_without_traps_says_so_and_starts_nothing() {
    let mut desk = desk(Variant::Russian, (80, 24));
    desk.press(KeyCode::Right);
    assert!(said(&desk).starts_with("There are no traps for this exercise"), "{}", said(&desk));
    desk.press(KeyCode::Enter);
    assert!(said(&desk).starts_with("There are no traps for this exercise"), "{}", said(&desk));
}

#[test]
fn it_fits_on_screens_of_all_sizes() {
    for (width, height) in SIZES {
        let mut desk = desk(Variant::International, (width, height));
        crate::screen::invariants::check(&desk);
        desk.press(KeyCode::Right);
        desk.press(KeyCode::Right);
        desk.press(KeyCode::Enter);
        crate::screen::invariants::check(&desk);
    }
}
