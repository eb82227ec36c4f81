//! Notation on the screen: the form, every exercise, the results, at the sizes that matter.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests stand outside test functions")]

use std::time::Duration;

use crate::screen::{Desk, SIZES, assert_picture};
use crate::store_support::name;
use damier::tui::Options;
use damier::tui::action::Action;
use damier::tui::keymap::Mode as Keys;
use damier::tui::page::Middle;
use damier::tui::widgets::board::{Mark, Numbers};
use damier_rules::notation::read_move;
use damier_rules::{BoardSize, Variant};
use damier_train::attempt::{Exercise, Subject, TrainingMode};
use damier_train::notation::Skill;
use etude::effort::Credit;
use etude_tui::event::KeyCode;
use insta::assert_snapshot;

/// The exercises in the order of the form.
#[derive(Clone, Copy)]
enum Train {
    Find,
    Name,
    Make,
    Write,
    Blind,
    Signs,
}

fn options() -> Options {
    Options { seed: Some(1), ..Options::default() }
}

/// Changes the game this many times, and fills in the form: the number of steps to the right in each row.
fn fill_in(desk: &mut Desk, game: usize, steps: [usize; 4]) {
    desk.write(&"v".repeat(game));
    desk.write("n");
    for count in steps {
        for _ in 0..count {
            desk.press(KeyCode::Right);
        }
        desk.press(KeyCode::Down);
    }
    desk.press(KeyCode::Enter);
}

fn training(train: Train, board: usize, untimed: bool) -> Desk {
    let mut desk = Desk::new(&options(), 80, 24);
    fill_in(&mut desk, board, [train as usize, 0, usize::from(untimed), 0]);
    desk
}

fn skill(exercise: &Exercise) -> Skill {
    let Subject::Notation(answer) = &exercise.subject else { panic!("{exercise:?}") };
    answer.skill
}

fn kept(desk: &Desk) -> Vec<Exercise> {
    desk.store.attempts().unwrap().into_iter().map(|attempt| attempt.exercise).collect()
}

fn large(desk: &Desk) -> String {
    match desk.app.page().middle {
        Middle::Large(text) => text,
        other => panic!("{other:?}"),
    }
}

/// The square with a mark, by its number on the board.
fn marked(desk: &Desk, mark: Mark) -> u8 {
    let board = desk.app.page().board;
    let square = board.marks.iter().find(|(_, other)| *other == mark).unwrap().0;
    board.position.board_size().number(square)
}

/// The name of a square of the 8x8 board by the rulebook: files from the left, ranks from below.
fn letters(number: u8) -> String {
    let square = BoardSize::Eight.square(number).unwrap();
    format!("{}{}", char::from(b'a' + square.column()), 8 - square.row())
}

#[test]
fn pictures_of_every_exercise() {
    let names = ["find", "name", "make", "write", "blind", "signs"];
    for (width, height) in SIZES {
        for (train, name) in names.iter().enumerate() {
            let mut desk = Desk::new(&options(), width, height);
            let untimed = usize::from(train != Train::Blind as usize);
            fill_in(&mut desk, train % 2, [train, 0, untimed, train % 3]);
            desk.pass(Duration::from_secs(2));
            assert_picture!(name, desk);
            for _ in 0..8 {
                desk.press(KeyCode::Enter);
            }
            desk.write("s");
            desk.pass(Duration::from_secs(1));
            assert_picture!(format!("{name}_corrected"), desk);
            while desk.app.page().middle_title != "result" {
                desk.press(KeyCode::Esc);
            }
            assert_picture!(format!("{name}_over"), desk);
        }
        let mut desk = Desk::new(&options(), width, height);
        desk.write("n");
        assert_picture!("form", desk);
    }
}

#[test]
fn results_are_readable_without_colours() {
    for (width, height) in [(80, 24), (40, 12)] {
        let mut desk = Desk::new(&Options { monochrome: true, ..options() }, width, height);
        fill_in(&mut desk, 0, [Train::Name as usize, 0, 0, 0]);
        for seconds in 1..8 {
            desk.pass(Duration::from_millis(400 * seconds));
            let answer = if seconds == 5 { 1 } else { marked(&desk, Mark::Hint) };
            desk.write(&format!("{answer}\n"));
        }
        desk.pass(Duration::from_secs(30));
        assert_picture!("monochrome_results", desk);
    }
}

#[test]
fn enter_starts_at_once_and_the_choices_stay() {
    let mut desk = Desk::new(&options(), 80, 24);
    desk.write("n\n");
    assert!(desk.text().contains("Where is "), "{}", desk.text());
    assert_eq!(desk.app.mode(), Keys::Notation);
    desk.press(KeyCode::Esc);
    assert_eq!(desk.app.mode(), Keys::Form, "nothing was answered, so that there are no results");
    desk.write("q");
    fill_in(&mut desk, 1, [Train::Name as usize, 1, 1, 1]);
    let page = desk.app.page();
    assert_eq!((page.board.position.variant(), page.board.numbers), (Variant::Russian, Numbers::OnEdge));
    assert!(page.board.turned);
    desk.write("qn");
    assert!(desk.text().contains("name the square · Russian, 8x8"), "{}", desk.text());
    desk.write("\n");
    assert_eq!(desk.app.page().board.position.variant(), Variant::Russian);
}

#[test]
fn a_square_is_found_by_cursor_and_by_mouse_with_white_or_black_below() {
    for turned in [0, 1] {
        let mut desk = Desk::new(&options(), 80, 24);
        fill_in(&mut desk, 0, [Train::Find as usize, turned, 0, 0]);
        let asked: u8 = large(&desk).parse().unwrap();
        // The cursor starts on 28, the third square of row 5; on a turned board the keys are turned too.
        let (row, place) = (i16::from((asked - 1) / 5) - 5, i16::from((asked - 1) % 5) - 2);
        let turn = if turned == 1 { -1 } else { 1 };
        for _ in 0..row.abs() {
            desk.press(if row * turn > 0 { KeyCode::Down } else { KeyCode::Up });
        }
        for _ in 0..place.abs() {
            desk.press(if place * turn > 0 { KeyCode::Right } else { KeyCode::Left });
        }
        desk.press(KeyCode::Enter);
        let asked: u8 = large(&desk).parse().unwrap();
        desk.act(Action::Press(BoardSize::Ten.square(asked).unwrap()));
        assert!(kept(&desk).iter().all(|done| done.credit == Credit::Full && done.mode == TrainingMode::Sprint));
        assert_eq!(kept(&desk).len(), 2);
        assert_eq!(name(&kept(&desk)[1]), asked.to_string());
        assert_eq!(skill(&kept(&desk)[1]), Skill::FindSquare);
    }
}

#[test]
fn a_square_is_named_and_a_wrong_name_is_told_and_asked_again() {
    let mut desk = training(Train::Name, 1, true);
    assert_eq!(desk.app.mode(), Keys::NotationTyped);
    let missed = marked(&desk, Mark::Hint);
    desk.write("zz");
    desk.write("99\n");
    assert!(desk.text().contains("is not a square: squares are"), "{}", desk.text());
    assert_eq!(kept(&desk).len(), 0);
    desk.press(KeyCode::Esc);
    let other = if missed == 1 { 2 } else { 1 };
    desk.write(&format!("{}\n", letters(other)));
    let told = format!("It was {}, not {}", letters(missed), letters(other));
    assert!(desk.text().contains(&told), "{told}\n{}", desk.text());
    let mut asked = Vec::new();
    for _ in 0..3 {
        asked.push(marked(&desk, Mark::Hint));
        desk.write(&format!("{}\n", letters(asked[asked.len() - 1]).to_uppercase()));
    }
    assert_eq!(asked[2], missed);
    let verdicts: Vec<Credit> = kept(&desk).iter().map(|done| done.credit).collect();
    assert_eq!(verdicts, [Credit::None, Credit::Full, Credit::Full, Credit::Full]);
    assert!(kept(&desk).iter().all(|done| done.mode == TrainingMode::Practice && done.variant == Variant::Russian));
}

#[test]
fn a_written_move_is_made_by_mouse_and_typing_does_not_help() {
    let mut desk = training(Train::Make, 0, true);
    let mut made = 0;
    while made < 12 {
        let (written, position) = (large(&desk), desk.app.page().board.position);
        let played = read_move(&position, &written).unwrap();
        desk.write(&written);
        assert_eq!((kept(&desk).len(), desk.app.page().input.typed.text()), (made, ""), "typing is no way to make it");
        desk.act(Action::Press(played.from));
        let route = position.routes(played).remove(0);
        for square in route.into_iter().skip(1) {
            if kept(&desk).len() == made {
                desk.act(Action::Press(square));
            }
        }
        // Squares that do not distinguish two paths are asked for again, one by one.
        assert_eq!(kept(&desk).len(), made + 1, "{written}\n{}", desk.text());
        made += 1;
    }
    assert!(kept(&desk).iter().all(|done| done.credit == Credit::Full), "{:?}", kept(&desk));
}

#[test]
fn a_move_that_was_made_is_written_and_a_slip_is_explained() {
    let mut desk = training(Train::Write, 0, true);
    desk.pass(Duration::from_secs(1));
    let marks = desk.app.page().board.marks;
    assert!(marks.iter().filter(|(_, mark)| *mark == Mark::LastMove).count() == 2, "{marks:?}");
    let from_to: Vec<u8> = marks
        .iter()
        .filter(|(_, mark)| *mark == Mark::LastMove)
        .map(|(square, _)| BoardSize::Ten.number(*square))
        .collect();
    desk.write(&format!("{}-\n", from_to[1]));
    assert!(desk.text().contains("expected a"), "{}", desk.text());
    assert_eq!(kept(&desk).len(), 0, "half a move is no answer");
    desk.press(KeyCode::Esc);
    desk.write(&format!("{} {}\n", from_to[1], from_to[0]));
    assert!(desk.text().contains("It was "), "{}", desk.text());
    assert!(desk.text().contains("Enter: continue"), "{}", desk.text());
    assert_eq!(kept(&desk)[0].credit, Credit::None);
    desk.write("\n");
    assert!(desk.text().contains("Write the move"), "{}", desk.text());
}

#[test]
fn a_score_is_read_and_the_board_is_hidden_until_the_end() {
    let mut desk = training(Train::Blind, 0, false);
    let start = desk.app.page().board.position;
    assert_eq!(start.all_pieces(damier_rules::Color::White).len(), 0);
    let mut position = damier_rules::AnyPosition::start(Variant::International);
    for ply in 0..8 {
        let text = large(&desk);
        let written = text.rsplit(' ').next().unwrap();
        position = position.play_unchecked(read_move(&position, written).unwrap());
        assert!(desk.text().contains(&format!("{} of 8 moves read", ply + 1)), "{}", desk.text());
        desk.write(" ");
    }
    for _ in 0..5 {
        let square = BoardSize::Ten.square(marked(&desk, Mark::Hint)).unwrap();
        let digit = match position.piece_at(square) {
            None => '5',
            Some(piece) if piece.color == damier_rules::Color::White => '1',
            Some(_) => '3',
        };
        desk.write(&digit.to_string());
    }
    assert_eq!(desk.app.page().board.position, position);
    assert!(kept(&desk).iter().all(|done| done.credit == Credit::Full && skill(done) == Skill::Blind));
    assert_eq!(kept(&desk).len(), 5);
    desk.write("n");
    assert!(desk.text().contains("1 of 8 moves read"), "{}", desk.text());
}

/// The signs, with their written form and meaning, from the rulebook (CDA 3.10, FMJD 8-9).
const SIGNS: [(&str, &str, &str); 14] = [
    ("-", "A move without a capture", "a quiet move"),
    ("x", "A piece is captured", "a capture"),
    ("+", "The game is now won", "wins the game"),
    ("=", "The game is now a draw", "draws the game"),
    ("!", "A strong move", "a good move"),
    ("!!", "A brilliant move", "a very good move"),
    ("?", "A mistake", "a bad move"),
    ("??", "A blunder", "a very bad move"),
    ("!?", "Tempting, perhaps bad", "looks good, may be bad"),
    ("?!", "Risky, perhaps good", "looks bad, may be good"),
    ("*", "Any other move loses", "forced: all else loses"),
    ("a.l.", "Two routes, one result", "any route, same result"),
    ("+1", "A man up in the end", "wins a man"),
    ("-1", "A man down in the end", "loses a man"),
];

#[test]
fn signs_are_written_and_their_meanings_chosen_by_digit_cursor_or_mouse() {
    let mut desk = training(Train::Signs, 0, true);
    let (mut written, mut chosen) = (0, 0);
    for _ in 0..60 {
        let said: Vec<String> = desk.app.page().message.lines.iter().map(|line| line.0[0].1.clone()).collect();
        if let Some(situation) = said.iter().find_map(|line| line.strip_suffix(": which sign?")) {
            written += 1;
            let sign = SIGNS.into_iter().find(|(_, happened, _)| *happened == situation).unwrap().0;
            desk.write("qr?\n");
            assert!(desk.text().contains("is not a sign"), "{}", desk.text());
            for _ in 0..3 {
                desk.press(KeyCode::Backspace);
            }
            desk.write(&format!("{sign}\n"));
            assert_eq!(kept(&desk).last().unwrap().credit, Credit::Full, "{sign}: {}", desk.text());
        } else {
            let asked = said.iter().find_map(|line| line.strip_prefix("What does ")?.strip_suffix(" mean?")).unwrap();
            let meaning = SIGNS.into_iter().find(|(sign, ..)| *sign == asked).unwrap().2;
            let Middle::Menu(options) = desk.app.page().middle else { panic!("there is a choice") };
            let place = options.iter().position(|option| option.0[0].1.trim_end().ends_with(meaning)).unwrap();
            match chosen % 3 {
                0 => desk.write(&(place + 1).to_string()),
                1 => {
                    for _ in 0..=place {
                        desk.press(KeyCode::Down);
                    }
                    desk.press(KeyCode::Enter);
                }
                _ => desk.act(Action::Choose(place)),
            }
            chosen += 1;
        }
    }
    assert!(written > 10 && chosen > 5, "{written} {chosen}");
    assert_eq!(kept(&desk).len(), written + chosen, "{}", desk.text());
    assert!(kept(&desk).iter().all(|done| skill(done) == Skill::Signs && done.credit == Credit::Full));
}

#[test]
fn when_the_time_is_over_a_late_answer_is_dropped_and_the_next_session_is_compared() {
    let mut desk = training(Train::Name, 0, false);
    for _ in 0..4 {
        desk.pass(Duration::from_secs(2));
        desk.write(&format!("{}\n", marked(&desk, Mark::Hint)));
    }
    assert!(desk.text().contains("4 right · 0 wrong"), "{}", desk.text());
    desk.now = Duration::from_secs(31);
    desk.write("\n");
    desk.write("\n");
    assert!(desk.text().contains("Your first session"), "{}", desk.text());
    assert!(desk.text().contains("median 2.0 s"), "{}", desk.text());
    desk.pass(Duration::from_secs(1));
    desk.write("\n");
    for _ in 0..4 {
        desk.pass(Duration::from_secs(1));
        desk.write(&format!("{}\n", marked(&desk, Mark::Hint)));
    }
    desk.pass(Duration::from_secs(30));
    assert!(desk.text().contains("before 2.0 s"), "{}", desk.text());
    assert!(desk.text().contains("Faster than usual"), "{}", desk.text());
    assert!(desk.app.page().board.marks.iter().any(|(_, mark)| *mark == Mark::Heat(4)));
    assert_eq!(kept(&desk).len(), 8);
    desk.press(KeyCode::Esc);
    assert_eq!(desk.app.mode(), Keys::Form);
    desk.press(KeyCode::Esc);
    assert_eq!(desk.app.mode(), Keys::Home);
}

#[test]
fn progress_shows_the_map_of_each_board_and_the_trend() {
    let mut desk = Desk::new(&options(), 80, 40);
    // Name the square, without a clock, twice on each board: choices persist, so they are made only the first time.
    for (game, first) in [(0, [1, 0, 1, 0]), (0, [0; 4]), (1, [0; 4]), (0, [0; 4])] {
        fill_in(&mut desk, game, first);
        for millis in [900, 1_700, 1_300, 2_900] {
            desk.pass(Duration::from_millis(millis));
            let number = marked(&desk, Mark::Hint);
            let is_ten = desk.app.page().board.position.variant() == Variant::International;
            desk.write(&format!("{}\n", if is_ten { number.to_string() } else { letters(number) }));
        }
        desk.write("q");
    }
    desk.write("s");
    for _ in 0..5 {
        desk.press(KeyCode::Right);
    }
    // The game that was chosen last comes first.
    for name in ["map_eight", "numbers_eight", "map_ten", "numbers_ten"] {
        assert_snapshot!(format!("progress_{name}"), desk.middle());
        desk.write("v");
    }
    assert!(desk.text().contains("Russian, 8x8"), "{}", desk.text());
}

#[test]
fn a_session_that_is_left_tells_its_result_at_home() {
    let mut desk = training(Train::Find, 0, true);
    desk.write("q");
    assert!(!desk.text().contains("Notation ended"), "nothing was answered\n{}", desk.text());
    let mut desk = training(Train::Find, 0, true);
    desk.pass(Duration::from_secs(2));
    desk.write("s");
    desk.pass(Duration::from_secs(1));
    desk.write("q");
    assert!(desk.text().contains("Notation ended: 0 right · 1 wrong."), "{}", desk.text());
}
