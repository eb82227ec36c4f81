//! Tactics that do not announce themselves on the screen: every exercise is answered rightly and wrongly.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests stand outside test functions")]

use std::time::Duration;

use crate::screen::puzzles::{collection, options};
use crate::screen::{Desk, SIZES, assert_picture};
use damier::shipped;
use damier_app::settings::{Settings, Speed};
use damier_puzzles::Turn;
use damier_puzzles::turn::Judged;
use damier_rules::notation::write_move;
use damier_rules::{AnyPosition, Variant};
use damier_train::attempt::Subject;
use damier_train::unannounced::{Response, Tested, UnannouncedKind};
use damier_train::unfinished::Unfinished;
use etude::effort::Credit;
use etude_tui::event::KeyCode;
use etude_tui::text::Words;
use strum::VariantArray;

fn desk(variant: Variant, width: u16, height: u16) -> Desk {
    let settings = Settings { animation: Speed::Off, variant, ..options().settings };
    Desk::with_puzzles(collection(100), &damier::tui::Options { settings, ..options() }, width, height)
}

/// Opens an exercise from home.
fn begin(trial: UnannouncedKind, variant: Variant, (width, height): (u16, u16)) -> Desk {
    let mut desk = desk(variant, width, height);
    desk.write("t");
    let place = UnannouncedKind::VARIANTS.iter().position(|&each| each == trial).unwrap();
    for _ in 0..place {
        desk.press(KeyCode::Down);
    }
    desk.press(KeyCode::Enter);
    desk
}

fn position(desk: &Desk) -> AnyPosition {
    desk.app.page().board.position
}

/// The shipped turn on the board.
fn turn(desk: &Desk) -> Option<Turn> {
    let position = position(desk);
    let pack = shipped::turns().into_iter().find(|pack| pack.variant() == position.variant()).unwrap();
    let id = damier_puzzles::record::id_of(&position);
    let index = (0..pack.uses().len()).find(|&index| pack.id(index) == id)?;
    Some(pack.turn(index).unwrap())
}

fn play(desk: &mut Desk, turn: &Turn, place: usize) {
    desk.write(&format!("{}\n", write_move(&turn.position, turn.moves[place].candidate)));
}

/// The message, whatever there is room for.
fn said(desk: &Desk) -> String {
    let lines = desk.app.page().message.lines;
    lines.iter().map(Words::text).collect::<Vec<_>>().join(" ")
}

fn last(desk: &Desk) -> (Credit, Tested) {
    let exercise = &desk.app.shared().trainer.history().attempts().last().unwrap().exercise;
    let Subject::Unannounced(tested) = &exercise.subject else { panic!("{exercise:?}") };
    (exercise.credit, tested.clone())
}

#[test]
fn the_menu_names_the_exercises() {
    for size in SIZES {
        let mut desk = desk(Variant::International, size.0, size.1);
        desk.write("t");
        assert_picture!("unannounced_menu", desk);
        desk.press(KeyCode::Esc);
        assert_eq!(desk.app.page().title, "Home");
    }
}

#[test]
fn shots_are_played_and_quiet_positions_declined() {
    let mut desk = begin(UnannouncedKind::ShotOrNot, Variant::International, SIZES[0]);
    assert!(desk.text().contains("Is there a shot?"), "{}", desk.text());
    let mut seen = Vec::new();
    for number in 0..10 {
        desk.pass(Duration::from_secs(3));
        let quiet = turn(&desk);
        match (&quiet, number % 2 == 0) {
            (Some(turn), true) => play(&mut desk, turn, turn.moves.len() - 1),
            // A shot is found only by its own puzzle, and missed by this.
            _ => desk.write("n"),
        }
        let (credit, tested) = last(&desk);
        let expected = match (&quiet, number % 2 == 0) {
            (Some(_), true) => Response::FalseAlarm,
            (Some(_), false) => Response::Declined,
            (None, _) => Response::Miss,
        };
        assert_eq!((tested.response, tested.trial), (Some(expected), UnannouncedKind::ShotOrNot));
        assert_eq!(credit == Credit::Full, expected == Response::Declined);
        let text = desk.text();
        let said = match expected {
            Response::FalseAlarm => "There is no shot here",
            Response::Declined => "there is no shot",
            _ => "There is a shot",
        };
        assert!(text.contains(said), "{text}");
        if expected == Response::Miss {
            let before = position(&desk);
            desk.press(KeyCode::Right);
            assert_ne!(position(&desk), before, "the shot is played through");
        }
        seen.push(expected);
        desk.write("n");
    }
    for kind in [Response::Miss, Response::FalseAlarm, Response::Declined] {
        assert!(seen.contains(&kind), "{seen:?}");
    }
    assert!(desk.text().contains("the set is over"), "{}", desk.text());
    assert_picture!("unannounced_over", desk);
    desk.press(KeyCode::Enter);
    assert!(desk.text().contains("1 of 10"), "{}", desk.text());
}

#[test]
fn a_shot_that_is_found_is_a_hit() {
    let mut desk = begin(UnannouncedKind::ShotOrNot, Variant::International, SIZES[0]);
    while turn(&desk).is_some() {
        desk.write("nn");
    }
    let id = damier_puzzles::record::id_of(&position(&desk));
    let puzzles = collection(100);
    let puzzle = puzzles.puzzle(puzzles.find(&id).unwrap()).unwrap();
    desk.write(&format!("{}\n", write_move(&puzzle.position, puzzle.solution[0].candidate)));
    assert_eq!(last(&desk).1.response, Some(Response::Hit));
    assert!(desk.text().contains("Right: that is the shot."), "{}", desk.text());
}

#[test]
fn losing_moves_are_marked_and_wrong_marks_refuted_on_the_board() {
    for size in SIZES {
        let mut desk = begin(UnannouncedKind::WhichLose, Variant::International, size);
        let at = turn(&desk).unwrap();
        let losing: Vec<bool> = at.choices().unwrap().iter().map(|choice| choice.loses()).collect();
        assert_picture!("unannounced_choices", desk);
        for &loses in &losing {
            if loses {
                desk.press(KeyCode::Right);
            }
            desk.press(KeyCode::Down);
        }
        desk.press(KeyCode::Enter);
        assert_eq!(last(&desk).0, Credit::Full);
        assert!(desk.text().contains("All marked right."), "{}", desk.text());
        desk.write("n");
        // The next one is left unmarked.
        let at = turn(&desk).unwrap();
        let losing = at.choices().unwrap().iter().filter(|choice| choice.loses()).count();
        for _ in 0..6 {
            desk.press(KeyCode::Down);
        }
        desk.press(KeyCode::Enter);
        assert_eq!((last(&desk).0, last(&desk).1.given), (Credit::None, String::new()));
        let text = desk.text();
        let said = if losing == 1 { "One mark is wrong.".to_owned() } else { format!("{losing} marks are wrong.") };
        assert!(text.contains(&said), "{text}");
        assert_picture!("unannounced_choices_wrong", desk);
        let before = position(&desk);
        for _ in 0..2 {
            desk.press(KeyCode::Right);
        }
        assert_ne!(position(&desk), before, "the refutation is played on the board");
    }
}

#[test]
fn a_threat_is_parried_or_not() {
    for size in SIZES {
        let mut desk = begin(UnannouncedKind::Parry, Variant::Russian, size);
        let at = turn(&desk).unwrap();
        play(&mut desk, &at, 0);
        assert_eq!(last(&desk).0, Credit::Full);
        assert!(said(&desk).contains("prevents it"), "{}", desk.text());
        desk.write("n");
        let at = turn(&desk).unwrap();
        let falls = at.moves.iter().position(Judged::loses).unwrap();
        play(&mut desk, &at, falls);
        assert_eq!((last(&desk).0, last(&desk).1.loss), (Credit::None, at.moves[falls].loss));
        assert!(said(&desk).contains("does not prevent it"), "{}", desk.text());
        assert_picture!("unannounced_not_parried", desk);
        // The second line is the threat, which begins with a move of the opponent.
        desk.press(KeyCode::Down);
        assert_eq!(position(&desk), at.position.passed());
        assert!(said(&desk).contains("the threat"), "{}", desk.text());
    }
}

#[test]
fn your_move_is_compared_with_the_best_one_and_that_of_the_game() {
    for size in SIZES {
        let mut desk = begin(UnannouncedKind::YourMove, Variant::International, size);
        let at = turn(&desk).unwrap();
        let worst = at.moves.len() - 1;
        play(&mut desk, &at, worst);
        assert_eq!(last(&desk).1.loss, at.moves[worst].loss);
        assert!(said(&desk).contains(" men."), "{}", desk.text());
        assert_picture!("unannounced_your_move", desk);
        desk.press(KeyCode::Down);
        assert!(said(&desk).contains("the game went"), "{}", desk.text());
        desk.write("a");
        assert_eq!(desk.app.page().title, "Analysis");
        assert_eq!(position(&desk), at.position, "the game is opened at the position");
    }
}

#[test]
fn a_set_that_is_left_waits_to_be_resumed() {
    let mut desk = begin(UnannouncedKind::YourMove, Variant::International, SIZES[0]);
    let at = turn(&desk).unwrap();
    play(&mut desk, &at, 0);
    desk.write("n");
    let before = position(&desk);
    desk.write("q");
    assert!(matches!(desk.app.shared().trainer.unfinished()[0].unfinished, Unfinished::Unannounced(_)));
    assert!(desk.text().contains("Your move · question 2"), "{}", desk.text());
    assert!(desk.text().contains("1 of 1 right"), "the result so far\n{}", desk.text());
    desk.write("c");
    assert_eq!(position(&desk), before);
    assert!(desk.text().contains("2 of 10") && desk.text().contains("1 of 1 right"), "{}", desk.text());
    // Without an answer, nothing waits.
    let mut desk = begin(UnannouncedKind::Parry, Variant::Brazilian, SIZES[0]);
    desk.write("q");
    assert!(desk.app.shared().trainer.unfinished().is_empty());
}

#[test]
fn progress_charts_the_mean_loss_of_each_set() {
    let mut desk = begin(UnannouncedKind::YourMove, Variant::International, SIZES[0]);
    for number in 0..20 {
        let at = turn(&desk).unwrap();
        // The second set is played better.
        play(&mut desk, &at, if number < 10 { at.moves.len() - 1 } else { 0 });
        desk.write("n");
        if number == 9 {
            desk.pass(Duration::from_secs(1));
            desk.press(KeyCode::Enter);
        }
    }
    desk.write("q");
    desk.write("s");
    desk.press(KeyCode::Left);
    let text = desk.text();
    assert!(
        text.contains("Your move: mean loss of each set, in hundredths of a man") && text.contains("mean loss"),
        "{text}"
    );
    assert_picture!("unannounced_progress", desk);
    desk.press(KeyCode::Enter);
    assert!(desk.text().contains("What would you play?"), "{}", desk.text());
}

/// Opens the exercises of a lesson.
fn exercises_of(lesson: &str, size: (u16, u16)) -> Desk {
    let mut desk = desk(Variant::International, size.0, size.1);
    desk.write("l");
    for _ in 0..120 {
        if desk.text().contains(&format!("▸·   {lesson}")) {
            desk.press(KeyCode::Enter);
            desk.press(KeyCode::End);
            return desk;
        }
        desk.press(KeyCode::Down);
    }
    panic!("{lesson} is not on the path:\n{}", desk.text());
}

#[test]
fn a_lesson_asks_unannounced_questions_one_at_a_time() {
    let mut desk = exercises_of("Parrying a threat", SIZES[0]);
    for (number, is_right) in [(1, true), (2, false), (3, true)] {
        assert_eq!(desk.app.page().subject.text(), format!("exercise {number} of 10"));
        let at = turn(&desk).unwrap();
        play(&mut desk, &at, if is_right { 0 } else { at.moves.len() - 1 });
        assert_eq!(last(&desk).0 == Credit::Full, is_right);
        assert!(said(&desk).contains("prevent"), "{}", said(&desk));
        desk.press(KeyCode::Enter);
    }
    desk = exercises_of("Which of these lose?", SIZES[0]);
    let at = turn(&desk).unwrap();
    for choice in at.choices().unwrap() {
        if choice.loses() {
            desk.press(KeyCode::Right);
        }
        desk.press(KeyCode::Down);
    }
    desk.press(KeyCode::Enter);
    assert_eq!(last(&desk).0, Credit::Full, "{}", desk.text());
    desk.write("n");
    assert_eq!(desk.app.page().subject.text(), "exercise 2 of 10");
}

#[test]
fn a_set_that_is_left_by_escape_tells_its_result_in_the_menu() {
    let mut desk = begin(UnannouncedKind::ShotOrNot, Variant::International, SIZES[0]);
    desk.write("n");
    desk.press(KeyCode::Esc);
    assert_eq!(desk.app.mode(), damier::tui::keymap::Mode::List);
    let parting: Vec<String> = desk.app.shared().parting.iter().map(Words::text).collect();
    assert!(!parting.is_empty() && said(&desk).starts_with(&parting[0]), "{parting:?} in {}", said(&desk));
}
