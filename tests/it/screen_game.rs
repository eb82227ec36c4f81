//! Games against the engine on the screen.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests stand outside test functions")]

use std::time::Duration;

use crate::screen::{Desk, SIZES, all_keys, assert_picture};
use crate::store_support::name;
use damier::tui::Options;
use damier::tui::action::{Action, ScreenEvent};
use damier::tui::widgets::board::Mark;
use damier_app::Event;
use damier_app::settings::Settings;
use damier_app::store::keeper::News;
use damier_app::store::keeper::{KeeperProblem, Request};
use damier_app::store::unfinished::{Kept, UnfinishedError};
use damier_engine::{During, EngineError, ExternalError, Finding, ReportKind, Score, Task};
use damier_rules::notation::read_move;
use damier_train::unfinished::Unfinished;
use etude_tui::event::{KeyCode, TerminalEvent};

fn options() -> Options {
    Options { seed: Some(1), ..Options::default() }
}

fn desk(width: u16, height: u16) -> Desk {
    Desk::new(&options(), width, height)
}

fn at_every_size(name: &str, play: impl Fn(&mut Desk)) {
    for (width, height) in SIZES {
        let mut desk = desk(width, height);
        play(&mut desk);
        assert_picture!(name, desk);
    }
}

fn press(desk: &mut Desk, code: KeyCode, times: usize) {
    for _ in 0..times {
        desk.press(code);
    }
}

/// Opens the form and chooses: each pair is a number of rows down, from the first row on, and of steps to the right.
fn choose(desk: &mut Desk, steps: &[(usize, usize)]) {
    desk.write("g");
    for &(down, right) in steps {
        press(desk, KeyCode::Down, down);
        press(desk, KeyCode::Right, right);
    }
}

/// Starts with White against level 3, with sudden death of 5 minutes and more choices further down.
fn begin_with_clock(desk: &mut Desk) {
    choose(desk, &[(4, 1), (1, 11)]);
    desk.press(KeyCode::Enter);
    assert!(desk.text().contains("05:00"), "{}", desk.text());
}

/// Has the engine play a given move with a given score.
fn engine_plays(desk: &mut Desk, text: &str, score: i32) {
    let Some((id, Task::Move { situation, .. })) = desk.asked.pop() else { panic!("the engine is asked") };
    let line = vec![read_move(&situation.position, text).unwrap()];
    let elapsed = Duration::ZERO;
    let finding = Finding { score: Score::centi_men(score), line, depth: 9, nodes: 1, elapsed };
    desk.act(Action::App(Event::Report(id, ReportKind::Found(finding))));
    // Where a clock runs, a level takes its time.
    let thinks = |desk: &Desk| format!("{:?}", desk.app.page().message).contains("The engine is thinking.");
    while thinks(desk) {
        desk.pass(Duration::from_secs(1));
    }
}

fn contains(desk: &Desk, parts: &[&str]) {
    for part in parts {
        assert!(desk.text().contains(part), "{part} in\n{}", desk.text());
    }
}

#[test]
fn the_form_before_a_game() {
    at_every_size("game_setup", |desk| choose(desk, &[(2, 1), (2, 2)]));
}

#[test]
fn a_game_with_a_clock() {
    at_every_size("game_clock", |desk| {
        begin_with_clock(desk);
        desk.pass(Duration::from_millis(12_300));
        desk.write("32-28\n");
        desk.pass(Duration::from_secs(3));
        engine_plays(desk, "19-23", 0);
        desk.pass(Duration::from_secs(1));
        desk.write("28");
    });
}

#[test]
fn a_game_lost_on_time() {
    at_every_size("game_lost_on_time", |desk| {
        begin_with_clock(desk);
        desk.write("32-28\n");
        engine_plays(desk, "19-23", 0);
        desk.pass(Duration::from_secs(301));
    });
}

#[test]
fn the_clock_runs_second_by_second_and_the_flag_falls_at_the_last_one() {
    let mut desk = desk(80, 24);
    begin_with_clock(&mut desk);
    desk.pass(Duration::from_millis(1_500));
    contains(&desk, &["▸ White 04:59"]);
    desk.pass(Duration::from_millis(298_400));
    contains(&desk, &["▸ White 00:01"]);
    assert!(desk.filed.is_empty());
    desk.pass(Duration::from_millis(200));
    contains(&desk, &["00:00 flag!", "White ran out of time.", "You lose. 0-2"]);
    assert!(matches!(&desk.filed[..], [pdn] if pdn.contains("time forfeit")));
    assert_eq!(desk.app.wakes_at(), None);
}

#[test]
fn resigning_takes_two_presses_and_the_game_is_counted_and_filed() {
    let mut desk = desk(80, 24);
    desk.write("g\n");
    desk.write("32-28\n");
    engine_plays(&mut desk, "19-23", 0);
    desk.write("z");
    contains(&desk, &["Resign?"]);
    desk.write("2z");
    contains(&desk, &["Resign?"]);
    desk.press(KeyCode::Esc);
    assert!(!desk.text().contains("Resign?"), "Esc says no, and the game goes on\n{}", desk.text());
    contains(&desk, &["19-23"]);
    desk.write("zz");
    contains(&desk, &["White resigned.", "You lose. 0-2"]);
    let [pdn] = &desk.filed[..] else { panic!("{:?}", desk.filed) };
    assert!(pdn.contains("1. 32-28 19-23"), "{pdn}");
    let kept = desk.store.attempts().unwrap();
    assert_eq!((kept.len(), &*name(&kept[0].exercise)), (1, "level 3"));
    desk.write("q");
    contains(&desk, &["Game: an engine or a person"]);
    desk.write("s");
    press(&mut desk, KeyCode::Right, 6);
    contains(&desk, &["level 3"]);
}

#[test]
fn a_move_is_sealed_and_made_when_the_game_goes_on() {
    let mut desk = desk(80, 24);
    begin_with_clock(&mut desk);
    desk.pass(Duration::from_secs(10));
    desk.write("j32");
    contains(&desk, &["seal › 32", "your next move is sealed"]);
    desk.write("-28\n");
    contains(&desk, &["Continue: game, level 3, move 1"]);
    desk.pass(Duration::from_secs(1_000));
    desk.write("c");
    contains(&desk, &["The sealed move was made", "1. 32-28", "White 04:50", "▸ Black 05:00"]);
    engine_plays(&mut desk, "19-23", 0);
    contains(&desk, &["Your move."]);
}

/// A game left after two moves.
fn left_game() -> (Desk, Kept) {
    let mut desk = desk(80, 24);
    desk.write("g\n32-28\n");
    engine_plays(&mut desk, "19-23", 0);
    desk.write("q");
    let kept = desk.unfinished().expect("it is kept");
    (desk, kept)
}

#[test]
fn a_game_that_was_left_waits_and_a_new_one_leaves_it_alone() {
    let (mut desk, first) = left_game();
    assert!(matches!(&first.unfinished, Unfinished::Game(saved) if saved.plies() == 2), "{first:?}");
    contains(&desk, &["Continue: game, level 3, move 2"]);
    desk.write("g\n31-27\n");
    engine_plays(&mut desk, "19-23", 0);
    desk.write("q");
    contains(&desk, &["Continue: 2 unfinished"]);
    assert_ne!(desk.unfinished().map(|kept| kept.uid), Some(first.uid.clone()));
    desk.write("c");
    desk.press(KeyCode::Down);
    desk.press(KeyCode::Delete);
    desk.press(KeyCode::Delete);
    let Some(Request::GiveUp { uid, pdn }) = desk.handed_over.last() else { panic!("not given up") };
    assert!(pdn.contains("1. 32-28 19-23 *") && pdn.contains("[Result \"*\"]"), "{pdn}");
    assert_eq!(*uid, first.uid);
    desk.act(Action::App(Event::News(News::Problem(KeeperProblem::File(UnfinishedError::NoPlace)))));
    desk.write("q");
    contains(&desk, &["Games and unfinished exercises are"]);
    desk.act(Action::App(Event::News(News::FilesWritten)));
    assert!(!desk.text().contains("Games and unfinished"), "{}", desk.text());
}

#[test]
fn a_game_that_waits_is_resumed_and_is_over_once() {
    let (_, kept) = left_game();
    let mut desk = Desk::next_program(&[kept], &options(), 80, 24);
    contains(&desk, &["Continue: game, level 3, move 2"]);
    desk.write("c");
    contains(&desk, &["The game continues."]);
    desk.write("zzq");
    assert_eq!((desk.filed.len(), desk.store.attempts().unwrap().len()), (1, 1));
    assert!(!desk.text().contains("Continue"), "{}", desk.text());
}

#[test]
fn a_broken_engine_keeps_the_game_and_r_asks_again() {
    let mut desk = desk(80, 24);
    desk.write("g\n32-28\n");
    let (old, _) = desk.asked.pop().unwrap();
    desk.act(Action::App(Event::Report(old, ReportKind::Failed(EngineError::Panic("bug".to_owned())))));
    contains(&desk, &["The engine failed (bug)."]);
    assert!(desk.asked.is_empty());
    desk.write("r");
    let late = ReportKind::Failed(EngineError::NoMove);
    desk.act(Action::App(Event::Report(old, late)));
    contains(&desk, &["The engine is thinking."]);
    engine_plays(&mut desk, "19-23", 0);
    contains(&desk, &["Your move.", "1. 32-28       19-23"]);
}

#[test]
fn blindfold_hides_the_pieces_and_what_would_tell_where_they_are() {
    at_every_size("game_blindfold", |desk| {
        choose(desk, &[(9, 1)]);
        desk.press(KeyCode::Enter);
        desk.write("32-28\n");
        engine_plays(desk, "19-23", 0);
        desk.write("28");
        desk.press(KeyCode::Tab);
    });
}

#[test]
fn a_touched_piece_has_to_move() {
    let mut desk = desk(80, 24);
    choose(&mut desk, &[(8, 1)]);
    desk.press(KeyCode::Enter);
    press(&mut desk, KeyCode::Down, 2);
    desk.press(KeyCode::Enter);
    let marks = desk.app.page().board.marks;
    assert!(marks.iter().any(|(_, mark)| *mark == Mark::Selected), "{marks:?}");
    desk.press(KeyCode::Esc);
    desk.write("32-28\n");
    contains(&desk, &["You touched 33"]);
    desk.write("33-28\n");
    contains(&desk, &["The engine is thinking."]);
}

#[test]
fn the_sheet_is_kept_by_typing_both_moves() {
    at_every_size("game_sheet", |desk| {
        choose(desk, &[(10, 1)]);
        desk.press(KeyCode::Enter);
        desk.write("32-28\n");
        engine_plays(desk, "19-23", 0);
        desk.write("33-28\n");
        assert!(desk.text().contains("That move was not"), "{}", desk.text());
        desk.write("32-28\n");
    });
}

#[test]
fn gaps_on_the_sheet_are_filled_in_after_the_game_or_left() {
    let mut desk = desk(80, 24);
    choose(&mut desk, &[(10, 1)]);
    desk.press(KeyCode::Enter);
    desk.write("32-28\n");
    engine_plays(&mut desk, "19-23", 0);
    desk.write("zz");
    contains(&desk, &["Your sheet lacks 2 moves", "Write down White's move 1."]);
    desk.write("32-28\n");
    contains(&desk, &["Your sheet lacks one move", "Write down Black's move 1."]);
    desk.press(KeyCode::Esc);
    contains(&desk, &["Saved to games.pdn."]);
}

#[test]
fn with_black_the_board_is_turned_and_the_engine_begins() {
    let mut desk = desk(80, 24);
    choose(&mut desk, &[(1, 1)]);
    desk.press(KeyCode::Enter);
    contains(&desk, &["The engine is thinking.", "▸ White level 3"]);
    assert!(desk.app.is_turned());
    engine_plays(&mut desk, "32-28", 0);
    desk.write("19-23\n");
    desk.write("q");
    assert!(!desk.app.is_turned(), "the board is as it was before");
}

#[test]
fn a_position_that_cannot_be_read_is_explained_and_no_game_begins() {
    let mut desk = desk(80, 24);
    choose(&mut desk, &[(3, 0)]);
    desk.write("W:W51:B1\n");
    contains(&desk, &["there is no square", "51: squares are 1 to 50", "a new game"]);
    for _ in 0..5 {
        desk.press(KeyCode::Backspace);
    }
    desk.write("50:B1\n");
    contains(&desk, &["Your move."]);
}

#[test]
fn the_small_boards_are_played_with_letters() {
    at_every_size("game_russian", |desk| {
        desk.write("v");
        choose(desk, &[]);
        desk.press(KeyCode::Enter);
        desk.write("c3-d4\n");
        engine_plays(desk, "b6-a5", 0);
    });
}

#[test]
fn a_drawn_game_of_a_play_off_is_followed_by_the_next_one_with_the_time_left() {
    let mut desk = desk(80, 24);
    choose(&mut desk, &[(3, 0)]);
    desk.write("W:WK1,41:BK50,10");
    press(&mut desk, KeyCode::Down, 1);
    press(&mut desk, KeyCode::Right, 4);
    desk.press(KeyCode::Enter);
    contains(&desk, &["play-off game 1", "10:00"]);
    for _ in 0..2 {
        desk.pass(Duration::from_secs(30));
        desk.write("1-6\n");
        engine_plays(&mut desk, "50-45", 0);
        desk.write("6-1\n");
        desk.pass(Duration::from_secs(1));
        engine_plays(&mut desk, "45-50", 0);
    }
    // The player used some 60 seconds, the engine as long as its level thinks; both gained 2 for each of 4 moves.
    assert_picture!("game_playoff", desk);
    contains(&desk, &["game 2. You have Black and 09:06,", "the engine 09:55."]);
    let waits = desk.handed_over.iter().rev().find_map(|request| match request {
        Request::Keep(kept) => Some((**kept).clone()),
        _ => None,
    });
    desk.write("n");
    contains(&desk, &["play-off game 2", "White 09:55", "Black 09:06"]);
    // A kill between the games loses nothing.
    let mut desk = Desk::next_program(&[waits.unwrap()], &options(), 80, 24);
    desk.write("c");
    contains(&desk, &["play-off game 2", "White 09:55", "Black 09:06"]);
}

#[test]
fn a_theoretical_draw_is_claimed_under_sudden_death() {
    let mut desk = desk(80, 24);
    choose(&mut desk, &[(4, 1), (1, 11)]);
    press(&mut desk, KeyCode::Up, 2);
    // One king against one, neither on a line of the other.
    desk.write("W:WK6:BK45\n");
    contains(&desk, &["5-move rule: 0/5", "w claims a draw.", "w claim"]);
    desk.write("w");
    contains(&desk, &["A draw. 1-1", "Draw: neither side can win."]);
    let mut desk = self::desk(80, 24);
    desk.write("g\nw");
    contains(&desk, &["Draws can only be claimed"]);
}

#[test]
fn every_key_can_be_pressed_at_every_stage_of_a_game() {
    for start in ["g", "g\n", "g\n32-28\n", "g\nj", "g\nzz"] {
        for (_, key) in all_keys() {
            let mut desk = desk(80, 24);
            desk.write(start);
            desk.event(&ScreenEvent::Terminal(TerminalEvent::Key(key.event())));
            desk.answer();
            let _ = desk.picture();
        }
    }
}

#[test]
fn blindfold_with_an_own_sheet_calls_the_engines_move_out_until_it_is_written() {
    let mut desk = desk(80, 24);
    choose(&mut desk, &[(9, 1), (1, 1)]);
    desk.write("\n32-28\n");
    engine_plays(&mut desk, "19-23", 0);
    contains(&desk, &["The engine plays 19-23.", "Write down White's move 1."]);
    desk.write("32-28\n19-23\n");
    contains(&desk, &["Your move.", "1. 32-28       19-23"]);
    assert!(!desk.text().contains("The engine plays"), "{}", desk.text());
}

/// Has the engine play a move and expect a reply.
fn engine_foresees(desk: &mut Desk, text: &str, expected: &str) {
    let Some((id, Task::Move { situation, .. })) = desk.asked.pop() else { panic!("the engine is asked") };
    let own = read_move(&situation.position, text).unwrap();
    let line = vec![own, read_move(&situation.position.play_unchecked(own), expected).unwrap()];
    let finding = Finding { score: Score::DRAW, line, depth: 9, nodes: 1, elapsed: Duration::ZERO };
    desk.act(Action::App(Event::Report(id, ReportKind::Found(finding))));
}

#[test]
fn full_strength_ponders_and_the_foreseen_move_is_answered_from_it() {
    let mut desk = desk(80, 24);
    choose(&mut desk, &[(0, 5)]);
    desk.write("\n32-28\n");
    engine_foresees(&mut desk, "19-23", "28x19");
    let Some((id, Task::Ponder { situation, .. })) = desk.asked.pop() else { panic!("it ponders") };
    let now = desk.app.page().board.position;
    assert_eq!(situation.position, now.play_unchecked(read_move(&now, "28x19").unwrap()));
    desk.pass(Duration::from_secs(3));
    assert!(desk.asked.is_empty(), "it is asked once");
    desk.write("28x19\n");
    assert_eq!((desk.hits.as_slice(), desk.asked.len()), (&[id][..], 0));
    let line = vec![read_move(&situation.position, "14x23").unwrap()];
    let finding = Finding { score: Score::DRAW, line, depth: 9, nodes: 1, elapsed: Duration::ZERO };
    desk.act(Action::App(Event::Report(id, ReportKind::Found(finding))));
    contains(&desk, &["Your move.", "2. 28x19       14x23"]);
}

#[test]
fn what_was_pondered_over_is_given_up_for_another_move_and_when_the_game_is_left() {
    for way in ["33-29\n", "q", "zz", "u", "j28x19\n"] {
        let mut desk = desk(80, 24);
        choose(&mut desk, &[(0, 5)]);
        desk.write("\n32-28\n");
        engine_foresees(&mut desk, "18-23", "37-32");
        assert!(matches!(desk.asked.pop(), Some((_, Task::Ponder { .. }))));
        desk.write(if way == "j28x19\n" { "j37-32\n" } else { way });
        assert!(desk.hits.is_empty(), "{way}");
        match desk.asked.pop() {
            Some((_, Task::Move { .. })) => assert_eq!(way, "33-29\n"),
            Some((_, Task::Rest)) => assert_ne!(way, "33-29\n"),
            other => panic!("{way}: {other:?}"),
        }
    }
}

/// A desk of a player with an own engine.
fn with_program(width: u16, height: u16) -> Desk {
    let settings = Settings { program: "scan hub".to_owned(), ..Settings::default() };
    Desk::new(&Options { seed: Some(1), settings, ..Options::default() }, width, height)
}

#[test]
fn the_persons_own_engine_is_started_plays_and_is_ended() {
    let mut desk = with_program(80, 24);
    choose(&mut desk, &[(0, 9)]);
    contains(&desk, &["◂ your own engine ▸"]);
    desk.write("\n");
    contains(&desk, &["Your engine is starting."]);
    let Some((id, Task::StartProgram { program, .. })) = desk.asked.pop() else { panic!("it is started") };
    assert_eq!(program.command, "scan hub");
    desk.act(Action::App(Event::Report(id, ReportKind::Started(Ok(Some("Scan 3.1".to_owned()))))));
    contains(&desk, &["Black Scan 3.1", "Your move."]);
    desk.write("32-28\n");
    let Some((id, Task::ProgramSearch { .. })) = desk.asked.pop() else { panic!("it is asked") };
    desk.act(Action::App(Event::Report(id, ReportKind::Failed(ExternalError::Ended(During::Search).into()))));
    contains(&desk, &["Your own engine failed: the", "level 8"]);
    engine_foresees(&mut desk, "19-23", "28x19");
    desk.write("q");
    contains(&desk, &["Continue: game, your own engine"]);
    assert!(matches!(desk.asked.pop(), Some((_, Task::Rest))));
}

#[test]
fn an_engine_that_does_not_start_is_told_and_one_that_is_not_set_any_more_too() {
    at_every_size("game_program_fault", |desk| {
        let (width, height) = (desk.app.area().width, desk.app.area().height);
        *desk = with_program(width, height);
        choose(desk, &[(0, 9)]);
        desk.write("\n");
        let (id, _) = desk.asked.pop().unwrap();
        let fault = ReportKind::Started(Err(ExternalError::Folder("/opt/scan".into()).into()));
        desk.act(Action::App(Event::Report(id, fault)));
    });
    let mut desk = with_program(80, 24);
    choose(&mut desk, &[(0, 9)]);
    desk.write("\n");
    let (id, _) = desk.asked.pop().unwrap();
    desk.act(Action::App(Event::Report(id, ReportKind::Started(Ok(Some("Scan 3.1".to_owned()))))));
    desk.write("32-28\nq");
    let kept = desk.unfinished().expect("it is kept");
    let mut desk = Desk::next_program(&[kept], &options(), 80, 24);
    desk.write("c");
    contains(&desk, &["Your own engine failed: no", "level 8", "The engine is thinking."]);
}

#[test]
fn the_counter_of_a_fen_counts_in_the_game_and_in_its_analysis() {
    let mut desk = desk(80, 24);
    choose(&mut desk, &[(3, 0)]);
    desk.write("W:WK1,K2,K3:BK46:H32");
    contains(&desk, &["drawn here: counter H", "16-move rule."]);
    (0..2).for_each(|_| desk.press(KeyCode::Backspace));
    desk.write("28\n");
    contains(&desk, &["16-move rule: 14/16"]);
    desk.write("1-6\n");
    engine_plays(&mut desk, "46-41", 0);
    contains(&desk, &["16-move rule: 15/16"]);
    desk.write("zza");
    contains(&desk, &["Analysis", "16-move rule: 15/16"]);
}

#[test]
fn a_game_that_is_over_goes_straight_into_analysis() {
    let mut desk = desk(80, 24);
    desk.write("g\n32-28\n");
    engine_plays(&mut desk, "19-23", 0);
    desk.write("zz");
    contains(&desk, &["a analysis"]);
    desk.write("a");
    contains(&desk, &["Analysis", "32-28", "19-23"]);
}
