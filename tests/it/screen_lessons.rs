//! The course on the screen: the path of stages, a lesson played to its end, and one resumed after a kill.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests stand outside test functions")]

use std::time::Duration;

use crate::screen::{Desk, SIZES, assert_picture};
use crate::screen_endings::{self, MoveEffect};
use damier::tui::Options;
use damier::tui::keymap::Mode;
use damier::tui::page::Words;
use damier_app::settings::Settings;
use damier_app::store::keeper::Request;
use damier_rules::notation::{SquareNames, write_move};
use damier_rules::{Game, Variant};
use damier_train::attempt::Subject;
use damier_train::course::lesson_run::Board;
use damier_train::course::rules_exercise::{RulesExercise, Target};
use damier_train::course::{LessonRun, LessonTopic, SavedLesson};
use damier_train::unfinished::Unfinished;
use etude::effort::Credit;
use etude_tui::event::KeyCode;

fn desk(width: u16, height: u16) -> Desk {
    Desk::new(&Options { seed: Some(3), ..Options::default() }, width, height)
}

/// The first lesson, from the Learn screen.
fn first_lesson(width: u16, height: u16) -> Desk {
    let mut desk = desk(width, height);
    desk.write("l");
    desk.press(KeyCode::Enter);
    desk
}

fn play(desk: &mut Desk, text: &str) {
    desk.write(text);
    desk.press(KeyCode::Enter);
}

fn message(desk: &Desk) -> String {
    desk.app.page().message.lines.iter().map(Words::text).collect::<Vec<_>>().join(" ")
}

/// The lesson that would be resumed after a kill.
fn kept(desk: &Desk) -> SavedLesson {
    let last = desk.handed_over.iter().rev().find_map(|request| match request {
        Request::Keep(kept) => Some(kept.unfinished.clone()),
        _ => None,
    });
    match last {
        Some(Unfinished::Lesson(saved)) => *saved,
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_path_and_a_lesson_look_right_at_every_size() {
    for (width, height) in SIZES {
        let mut desk = desk(width, height);
        desk.write("l");
        assert_picture!("path", desk);
        desk.press(KeyCode::Enter);
        assert_picture!("lesson", desk);
        play(&mut desk, "30-25");
        assert_picture!("lesson_refused", desk);
    }
}

#[test]
fn enter_on_a_stage_starts_that_stage_and_the_footer_says_the_same() {
    for (rights, name) in [(1, "The exchange"), (9, "The small board")] {
        let mut desk = desk(80, 24);
        desk.write("l");
        for _ in 0..rights {
            desk.press(KeyCode::Right);
        }
        assert!(desk.text().contains(&format!("Enter starts: {name}")), "{}", desk.text());
        assert!(desk.text().contains("Enter start  "), "{}", desk.text());
        desk.press(KeyCode::Enter);
        assert!(desk.text().contains(&format!("{name} · step 1")), "{}", desk.text());
    }
}

#[test]
fn a_lesson_left_halfway_is_continued_and_both_lines_say_so() {
    let mut desk = first_lesson(80, 24);
    play(&mut desk, "32-28");
    desk.pass(Duration::from_secs(1));
    play(&mut desk, "31-27");
    desk.press(KeyCode::Enter);
    desk.press(KeyCode::Esc);
    assert!(desk.text().contains("Enter continues: Your first game"), "{}", desk.text());
    assert!(desk.text().contains("Enter continue  "), "{}", desk.text());
}

#[test]
fn a_step_asks_takes_a_reply_and_says_what_it_showed() {
    let mut desk = first_lesson(80, 24);
    assert!(message(&desk).starts_with("You play White"), "{}", message(&desk));
    play(&mut desk, "32-28");
    desk.pass(Duration::from_secs(1));
    assert!(message(&desk).starts_with("Good."), "{}", message(&desk));
    play(&mut desk, "1-6");
    assert!(message(&desk).contains("Good."), "not the first task again: {}", message(&desk));
    play(&mut desk, "31-27");
    assert!(message(&desk).contains("The sides take turns"), "{}", message(&desk));
    desk.press(KeyCode::Enter);
    assert_eq!(desk.app.page().subject.text(), "step 2 of 8");
    play(&mut desk, "38-32");
    assert!(message(&desk).contains("38-32 is not legal"), "{}", message(&desk));
    desk.write("i");
    assert!(message(&desk).contains("look at the piece on 33"), "{}", message(&desk));
    desk.write("i");
    assert_picture!("hint_what_to_guard", desk);
    assert!(message(&desk).contains("you must capture, and only one capture is legal"), "{}", message(&desk));
    desk.write("i");
    assert!(message(&desk).contains("from 33 to 22"), "{}", message(&desk));
    play(&mut desk, "33x22");
    assert!(message(&desk).starts_with("The man you jumped over"), "{}", message(&desk));
}

#[test]
fn the_course_is_that_of_the_chosen_game() {
    let course = |variant| {
        let settings = Settings { variant, ..Settings::default() };
        let mut desk = Desk::new(&Options { seed: Some(3), settings, ..Options::default() }, 80, 24);
        desk.write("l");
        let path = desk.text();
        desk.press(KeyCode::Enter);
        (path, desk.app.page().board.position, desk.text())
    };
    let start = |variant| damier_rules::AnyPosition::start(variant);
    let (path, board, lesson) = course(Variant::Russian);
    assert!(path.contains("Russian, 8x8") && path.contains("Which capture?"), "{path}");
    assert!(!path.contains("The majority rule"), "{path}");
    assert!(board == start(Variant::Russian) && lesson.contains("Your first game"), "{lesson}");
    let (path, board, _) = course(Variant::Brazilian);
    assert!(path.contains("Brazilian, 8x8") && path.contains("The majority rule"), "{path}");
    assert!(!path.contains("Which capture?"), "{path}");
    assert_eq!(board, start(Variant::Brazilian));
    assert_eq!(course(Variant::International).1, start(Variant::International));
}

#[test]
fn a_refusal_stands_below_the_task_and_both_can_be_read() {
    let mut desk = first_lesson(80, 24);
    play(&mut desk, "32-27x");
    play(&mut desk, "32-22");
    let text = desk.text();
    let (task, refusal) = (text.find("You play White").unwrap(), text.find("32-22 is not legal").unwrap());
    assert!(task < refusal, "{text}");
}

#[test]
fn no_clock_runs_in_a_lesson_but_in_a_game_with_minutes() {
    let mut desk = first_lesson(80, 24);
    desk.pass(Duration::from_secs(100));
    assert!(!desk.text().contains("01:40") && !desk.text().contains("clock"), "{}", desk.text());
    desk.press(KeyCode::End);
    assert!(!desk.text().contains("00:00"), "{}", desk.text());
}

#[test]
fn a_key_without_effect_says_so() {
    let mut desk = first_lesson(80, 24);
    desk.write("n");
    assert!(desk.text().contains("Answer first; then n leads on."), "{}", desk.text());
    desk.write("r");
    assert!(desk.text().contains("r does nothing here"), "{}", desk.text());
    desk.write("iiii");
    assert!(desk.text().contains("That was the last hint."), "{}", desk.text());
    desk.write("t");
    assert!(!desk.text().contains("nothing here"), "it turned the board: {}", desk.text());
}

#[test]
fn a_lesson_is_resumed_where_it_was_left() {
    let mut desk = first_lesson(80, 24);
    play(&mut desk, "32-28");
    desk.pass(Duration::from_secs(1));
    play(&mut desk, "31-27");
    desk.press(KeyCode::Enter);
    let saved = kept(&desk);
    assert_eq!((&saved.topic, saved.step), (&LessonTopic::Lesson("first-game".to_owned()), 1));
    desk.press(KeyCode::Esc);
    desk.press(KeyCode::Enter);
    assert_eq!(desk.app.page().subject.text(), "step 2 of 8", "the Learn screen offers it again");
}

#[test]
fn a_game_of_a_lesson_is_resumed_at_its_move() {
    let mut desk = first_lesson(80, 24);
    desk.press(KeyCode::End);
    assert!(message(&desk).starts_with("Win this game."), "{}", message(&desk));
    play(&mut desk, "33-28");
    let saved = kept(&desk);
    assert_eq!(saved.game.as_ref().map(|game| game.plies()), Some(1));
    let last = desk.handed_over.iter().rev().find_map(|request| match request {
        Request::Keep(kept) => Some((**kept).clone()),
        _ => None,
    });
    let options = Options { seed: Some(3), ..Options::default() };
    let mut desk = Desk::next_program(&[last.unwrap()], &options, 80, 24);
    desk.write("c");
    assert!(desk.text().contains("1. 33-28"), "{}", desk.text());
}

#[test]
fn ten_exercises_pass_a_lesson_and_one_attempt_keeps_them() {
    let mut desk = desk(80, 24);
    desk.write("l");
    for _ in 0..7 {
        desk.press(KeyCode::Down);
    }
    desk.press(KeyCode::Enter);
    desk.press(KeyCode::End);
    assert_picture!("exercise", desk);
    for place in 0..10 {
        let course = damier::lessons::course();
        let sitting = LessonRun::resume(course, &kept(&desk), Duration::ZERO).unwrap();
        match place {
            // A slip, a mistake, and then right answers only.
            0 => {
                play(&mut desk, "51-52");
                assert!(message(&desk).contains("There is no square 51"), "a slip costs nothing: {}", message(&desk));
                let own = SquareNames::of(sitting.variant()).text(sitting.right_moves()[0].from).to_string();
                play(&mut desk, &format!("{own}-1"));
            }
            _ if sitting.right_moves().is_empty() => {
                let choices = sitting.choices(0);
                let right = choices.iter().position(|choice| Some(choice) == sitting.right_choice().as_ref()).unwrap();
                desk.write(&(right + 1).to_string());
            }
            _ => play(&mut desk, &write_move(&sitting.position, sitting.right_moves()[0])),
        }
        desk.press(KeyCode::Enter);
    }
    assert_picture!("lesson_over", desk);
    let attempts = desk.store.attempts().unwrap();
    let [attempt] = &attempts[..] else { panic!("{attempts:?}") };
    let Subject::Lesson { topic, answers } = &attempt.exercise.subject else { panic!("{attempt:?}") };
    assert_eq!((topic, attempt.exercise.credit), (&LessonTopic::Lesson("majority".to_owned()), Credit::Full));
    assert_eq!(answers.iter().map(|answer| answer.right).collect::<Vec<_>>(), [vec![false], vec![true; 9]].concat());
}

/// Opens a lesson.
fn open_lesson(desk: &mut Desk, lesson: &str) {
    desk.write("l");
    for _ in 0..160 {
        if desk.text().contains(&format!("▸·   {}", &lesson[..9])) {
            desk.press(KeyCode::Enter);
            return;
        }
        desk.press(KeyCode::Down);
    }
    panic!("{lesson} is not on the path:\n{}", desk.text());
}

/// Opens the exercises of a lesson.
fn exercises_of(desk: &mut Desk, lesson: &str) {
    open_lesson(desk, lesson);
    desk.press(KeyCode::End);
}

#[test]
fn a_case_is_decided_by_a_digit_and_cites_its_article() {
    let mut desk = desk(80, 24);
    exercises_of(&mut desk, "Irregular acts");
    assert_picture!("case", desk);
    let sitting = LessonRun::resume(damier::lessons::course(), &kept(&desk), Duration::ZERO).unwrap();
    let right = sitting.choices(0).iter().position(|choice| Some(choice) == sitting.right_choice().as_ref()).unwrap();
    desk.write(&(right + 1).to_string());
    assert!(message(&desk).starts_with("Right."), "{}", message(&desk));
    assert!(message(&desk).contains("CDA "), "{}", message(&desk));
}

#[test]
fn a_question_about_rules_alone_has_no_board_at_any_size() {
    for (width, height) in SIZES {
        let mut desk = desk(width, height);
        open_lesson(&mut desk, "Objections and appeals");
        assert_picture!("question_without_board", desk);
        desk.write("i");
        assert!(desk.text().contains("A question has no hint"), "{}", desk.text());
        desk.press(KeyCode::End);
        assert_picture!("case_without_board", desk);
        if (width, height) == (40, 12) {
            insta::assert_snapshot!("case_without_board_40x12", desk.middle());
        }
    }
}

#[test]
fn the_articles_behind_a_ruling_are_shown_once_it_is_given_and_can_be_scrolled() {
    let mut desk = desk(80, 24);
    exercises_of(&mut desk, "Irregular acts");
    desk.write("w");
    assert_eq!(desk.app.mode(), Mode::Lesson, "the articles would give the ruling away");
    desk.write("1");
    assert!(desk.text().contains("w article"), "{}", desk.text());
    let before = desk.picture();
    desk.write("w");
    assert_picture!("articles", desk);
    assert_eq!(desk.app.mode(), Mode::Articles);
    // Typing and clicking reach nothing below.
    desk.write("2");
    desk.press(KeyCode::Esc);
    assert_eq!(desk.picture(), before);
}

#[test]
fn a_table_is_read_and_an_answer_that_makes_no_sense_costs_nothing() {
    for (width, height) in SIZES {
        let mut desk = desk(width, height);
        exercises_of(&mut desk, "Pairing a round");
        assert_picture!("table", desk);
    }
    let mut desk = desk(80, 24);
    exercises_of(&mut desk, "Pairing a round");
    play(&mut desk, "1-2 3-9");
    assert!(message(&desk).contains("There is no player 9"), "{}", message(&desk));
    let sitting = LessonRun::resume(damier::lessons::course(), &kept(&desk), Duration::ZERO).unwrap();
    let Board::Exercise(RulesExercise::Table(table)) = &sitting.board else { panic!("{:?}", &sitting.board) };
    let (pairs, _) = table.tournament.closest_pairing().unwrap();
    let typed: Vec<String> = pairs.iter().map(|(first, second)| format!("{}-{}", first + 1, second + 1)).collect();
    play(&mut desk, &typed.join(" "));
    assert!(message(&desk).starts_with("Right."), "{}", message(&desk));
    desk.press(KeyCode::Enter);
    play(&mut desk, "1-1 2-3 4-5");
    assert!(message(&desk).starts_with("Player 1 plays twice. Right would be"), "{}", message(&desk));
}

#[test]
fn the_path_leads_to_the_small_board_and_a_limit_is_asked_there() {
    let mut desk = desk(80, 24);
    exercises_of(&mut desk, "The limits");
    assert_picture!("limit", desk);
    let sitting = LessonRun::resume(damier::lessons::course(), &kept(&desk), Duration::ZERO).unwrap();
    let right = sitting.choices(0).iter().position(|choice| Some(choice) == sitting.right_choice().as_ref()).unwrap();
    desk.write(&(right + 1).to_string());
    assert!(message(&desk).starts_with("Right."), "{}", message(&desk));
    assert!(message(&desk).contains(" moves"), "{}", message(&desk));
}

/// The second lesson, whose first boards ask for squares.
fn pointing() -> Desk {
    let mut desk = desk(80, 24);
    desk.write("l");
    desk.press(KeyCode::Down);
    desk.press(KeyCode::Enter);
    desk
}

#[test]
fn a_square_can_be_typed_where_one_is_asked_for() {
    let mut desk = pointing();
    play(&mut desk, "49");
    assert!(message(&desk).contains("49"), "what was typed is the answer: {}", message(&desk));
    play(&mut desk, "99");
    assert!(desk.text().contains("The board has no such square."), "{}", desk.text());
    play(&mut desk, "46");
    assert!(desk.text().contains("Enter: continue"), "{}", desk.text());
}

#[test]
fn a_square_that_the_question_writes_down_is_shown_on_the_board() {
    let mut desk = desk(80, 24);
    exercises_of(&mut desk, "The board and the men");
    // Among the exercises of this lesson are squares to find; the lines that are asked for too can be typed.
    for _ in 0..10 {
        let sitting = LessonRun::resume(damier::lessons::course(), &kept(&desk), Duration::ZERO).unwrap();
        if let Board::Exercise(RulesExercise::Point(Target::Square(_))) = &sitting.board {
            desk.write("3");
            assert!(desk.text().contains("Show it on the board"), "{}", desk.text());
            return;
        }
        if let Some(right) = sitting.right_choice() {
            let place = sitting.choices(0).iter().position(|choice| *choice == right).unwrap();
            desk.write(&(place + 1).to_string());
        } else {
            let square = sitting.right_squares()[0];
            play(&mut desk, &SquareNames::of(sitting.variant()).text(square).to_string());
        }
        desk.press(KeyCode::Enter);
    }
    panic!("no square is asked for");
}

#[test]
fn a_lesson_that_was_only_opened_is_not_begun_and_one_that_was_left_is() {
    let mut desk = first_lesson(80, 24);
    desk.write("q");
    assert!(!desk.text().contains("Continue"), "{}", desk.text());
    desk.write("l");
    assert!(desk.text().contains("not started"), "{}", desk.text());
    desk.press(KeyCode::Enter);
    play(&mut desk, "32-28");
    desk.pass(Duration::from_secs(1));
    play(&mut desk, "31-27");
    desk.press(KeyCode::Enter);
    desk.write("q");
    assert!(desk.text().contains("Continue: lesson: Your first game"), "{}", desk.text());
    desk.write("l");
    let shown = crate::screen::invariants::squeezed(&desk.text());
    let begun = crate::screen::invariants::squeezed("begun: continues at step 2 of 8");
    assert!(shown.contains(&begun) && !desk.text().contains("not started"), "{}", desk.text());
}

/// Plays a move that is not the solution of the shot on the board, and has the judge refute it.
fn miss_the_shot(desk: &mut Desk) {
    let position = desk.app.page().board.position;
    let wrong = *position.legal_moves().last().unwrap();
    let after = position.play_unchecked(wrong);
    let reply = write_move(&after, after.legal_moves()[0]);
    play(desk, &write_move(&position, wrong));
    desk.refute(120, -160, &[&reply]);
    desk.pass(Duration::from_secs(3));
}

#[test]
fn after_a_missed_shot_the_next_exercise_can_be_asked_for() {
    for (width, height) in SIZES {
        let mut desk = desk(width, height);
        exercises_of(&mut desk, "The direct shot");
        desk.pass(Duration::from_secs(3));
        miss_the_shot(&mut desk);
        assert_picture!("missed", desk);
        desk.write("n");
        assert_eq!(desk.app.page().subject.text(), "exercise 2 of 10");
        assert_eq!(kept(&desk).answers.iter().map(|answer| answer.right).collect::<Vec<_>>(), [false]);
        let attempts = desk.store.attempts().unwrap();
        assert_eq!(attempts.len(), 1, "the puzzle is recorded once: {attempts:?}");
    }
}

/// The first ending of a lesson.
fn ending_of_a_lesson() -> (Desk, Game) {
    let mut desk = Desk::new(&screen_endings::options(), 80, 24);
    exercises_of(&mut desk, "Three kings against one");
    let game = Game::new(desk.app.page().board.position);
    (desk, game)
}

#[test]
fn an_ending_that_was_won_counts_although_a_move_was_wasted() {
    let (mut desk, mut game) = ending_of_a_lesson();
    screen_endings::play(&mut desk, &mut game, MoveEffect::Waste);
    while game.end().is_none() {
        screen_endings::play(&mut desk, &mut game, MoveEffect::Best);
    }
    desk.press(KeyCode::Enter);
    assert_eq!(kept(&desk).answers.iter().map(|answer| answer.right).collect::<Vec<_>>(), [true]);
}

#[test]
fn a_hint_is_given_in_an_ending_that_is_missed_and_not_before() {
    let (mut desk, mut game) = ending_of_a_lesson();
    desk.write("i");
    assert!(!message(&desk).contains("right move"), "{}", message(&desk));
    screen_endings::play(&mut desk, &mut game, MoveEffect::Throw);
    desk.write("i");
    assert!(message(&desk).contains("right move"), "{}", message(&desk));
}

#[test]
fn an_exam_does_not_announce_what_a_shot_wins() {
    let shown = |seed| {
        let mut desk = Desk::new(&Options { seed: Some(seed), ..Options::default() }, 80, 24);
        desk.write("l");
        desk.press(KeyCode::Tab);
        while !desk.text().contains("▸·   Exam") {
            desk.press(KeyCode::Down);
        }
        desk.press(KeyCode::Enter);
        desk.pass(Duration::from_secs(3));
        assert!(desk.text().contains("exam, stage 1"), "{}", desk.text());
        (desk.app.page().message.title, message(&desk))
    };
    // Some seed begins with a shot of the direct kind, of which the collection for tests has one.
    let shot = (0..100).map(shown).find(|(_, message)| message.contains("Find the best move"));
    assert_eq!(shot.unwrap().0, "Your move", "not what it wins");
}

#[test]
fn the_page_of_a_stage_names_the_commands_that_export() {
    let mut desk = desk(80, 24);
    desk.write("lv");
    let shown = crate::screen::invariants::squeezed(&desk.text());
    for command in ["damier course page 0", "damier course export"] {
        assert!(shown.contains(&crate::screen::invariants::squeezed(command)), "{}", desk.text());
    }
}

#[test]
fn a_long_message_is_read_on_with_page_down() {
    let mut desk = first_lesson(40, 12);
    let whole: Vec<String> = message(&desk).split_whitespace().map(str::to_owned).collect();
    let mut seen = desk.text();
    assert!(!seen.contains(whole.last().unwrap().as_str()) && seen.contains("PgDn"), "{seen}");
    for _ in 0..5 {
        desk.press(KeyCode::PageDown);
        seen.push_str(&desk.text());
    }
    let missing: Vec<&String> = whole.iter().filter(|word| !seen.contains(word.as_str())).collect();
    assert!(missing.is_empty(), "{missing:?}\n{seen}");
    assert!(desk.text().contains("PgUp"), "{}", desk.text());
    // Any other key starts at the top again.
    desk.write("t");
    assert!(desk.text().contains("You play White"), "{}", desk.text());
}
