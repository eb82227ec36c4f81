use super::terms::{Manners, Terms};
mod draws;

use super::*;
use crate::engine::{Finding, Level, ReportKind, Score, Task};
use crate::notation::pdn::read_games;
use crate::notation::{read_fen, read_move};
use crate::rules::{AnyPosition, EndReason, Variant};
use crate::train::calendar::{Day, Moment};
use crate::train::clock::Control;

const fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

fn position(fen: &str) -> AnyPosition {
    read_fen(fen, Variant::International).unwrap().position
}

fn terms(fen: &str, mine: Color) -> Terms {
    let level = Level::new(4).unwrap();
    Terms { level, mine, start: position(fen), control: None, manners: Manners::default(), seed: 1 }
}

fn sudden_death(fen: &str, mine: Color, time: u64) -> PlayLesson {
    let control = Some(Control::sudden_death(seconds(time)));
    PlayLesson::new(Terms { control, ..terms(fen, mine) }, seconds(0))
}

/// The person makes a move.
fn me(lesson: &mut PlayLesson, text: &str, now: u64) {
    let played = read_move(lesson.game().position(), text).unwrap();
    lesson.tick(seconds(now));
    lesson.play(played, seconds(now)).unwrap();
}

fn found(lesson: &PlayLesson, text: &str, score: i32) -> ReportKind {
    let line = vec![read_move(lesson.game().position(), text).unwrap()];
    let elapsed = Duration::ZERO;
    ReportKind::Found(Finding { score: Score::centi_men(score), line, depth: 9, nodes: 1, elapsed })
}

/// The engine makes a move that it values so much.
fn engine(lesson: &mut PlayLesson, text: &str, score: i32, now: u64) {
    assert!(lesson.pending(seconds(now)).is_some());
    let report = found(lesson, text, score);
    lesson.tick(seconds(now));
    lesson.report(&report, seconds(now));
}

fn reason(lesson: &PlayLesson) -> EndReason {
    match lesson.phase() {
        Phase::Over(end) => end.reason,
        other => panic!("{other:?}"),
    }
}

#[test]
fn sides_take_turns_and_only_the_right_one_may_move() {
    let mut lesson = PlayLesson::new(terms("W:W31-50:B1-20", Color::White), seconds(0));
    assert_eq!((lesson.phase(), lesson.pending(seconds(0)).is_none()), (Phase::Thinking, true));
    me(&mut lesson, "32-28", 1);
    assert_eq!(lesson.phase(), Phase::Waiting);
    let any = lesson.game().legal_moves()[0];
    assert_eq!(lesson.play(any, seconds(1)), Err(Refused::NotYourTurn));
    engine(&mut lesson, "19-23", 0, 2);
    assert_eq!(lesson.phase(), Phase::Thinking);
    let black = PlayLesson::new(terms("W:W31-50:B1-20", Color::Black), seconds(0));
    assert_eq!(black.phase(), Phase::Waiting);
}

#[test]
fn the_engine_is_asked_for_a_move_of_its_level_and_with_its_clock() {
    let mut lesson = sudden_death("W:W31-50:B1-20", Color::White, 60);
    me(&mut lesson, "32-28", 5);
    let Some(Task::Move { situation, level, limits, seed }) = lesson.pending(seconds(15)) else { panic!("no task") };
    assert_eq!((situation.position, level.number()), (*lesson.game().position(), 4));
    assert!(limits.time.unwrap() < seconds(50));
    engine(&mut lesson, "19-23", 0, 16);
    me(&mut lesson, "28x19", 17);
    let Some(Task::Move { seed: next, .. }) = lesson.pending(seconds(17)) else { panic!("no task") };
    assert_ne!(seed, next, "chance falls anew for every move");
}

#[test]
fn the_flag_falls_for_whoever_thinks_too_long() {
    let mut mine = sudden_death("W:W31-50:B1-20", Color::White, 60);
    assert_eq!(mine.wakes_at(seconds(0)), Some(seconds(1)));
    mine.tick(Duration::from_millis(59_999));
    assert_eq!(mine.phase(), Phase::Thinking);
    mine.tick(seconds(60));
    assert_eq!((reason(&mine), mine.verdict()), (EndReason::FlagFall, Some(Verdict::Wrong)));
    assert_eq!(mine.wakes_at(seconds(61)), None, "the clock stands");
    let mut engines = sudden_death("W:W31-50:B1-20", Color::White, 60);
    me(&mut engines, "32-28", 1);
    let late = found(&engines, "19-23", 0);
    engines.tick(seconds(61));
    engines.report(&late, seconds(61));
    assert_eq!((reason(&engines), engines.verdict()), (EndReason::FlagFall, Some(Verdict::Right)));
    assert_eq!(engines.game().moves().len(), 1, "a move that comes too late is not made");
}

#[test]
fn every_move_is_filed_with_the_time_left() {
    let control = Some(Control::fischer(seconds(60), seconds(5)));
    let terms = Terms { control, ..terms("W:W31-50:B1-20", Color::Black) };
    let mut lesson = PlayLesson::new(terms, seconds(100));
    engine(&mut lesson, "32-28", 0, 102);
    me(&mut lesson, "19-23", 112);
    engine(&mut lesson, "28x19", 0, 113);
    lesson.resign(seconds(120));
    let exercise = lesson.exercise(Moment { millis: 0, day: Day(20_778) }, seconds(999)).unwrap();
    assert_eq!((exercise.item.as_str(), exercise.verdict, exercise.millis), ("level 4", Verdict::Wrong, 20_000));
    for part in [
        "[Date \"2026.11.21\"]",
        "[White \"Damier, level 4\"]",
        "[Black \"Player\"]",
        "[Result \"2-0\"]",
        "[TimeControl \"60+5\"]",
        "[Termination \"resignation\"]",
        "1. 32-28 {[%clk 0:01:03]} 1... 19-23 {[%clk 0:00:55]} 2. 28x19",
    ] {
        assert!(exercise.detail.contains(part), "{part} in\n{}", exercise.detail);
    }
    let read = read_games(exercise.detail.as_bytes(), Variant::International).next().unwrap();
    assert_eq!(read.unwrap().main_line().count(), 3);
}

#[test]
fn a_touched_piece_has_to_move_if_it_can() {
    let manners = Manners { touch_move: true, ..Manners::default() };
    let mut lesson = PlayLesson::new(Terms { manners, ..terms("W:W31-50:B1-20", Color::White) }, seconds(0));
    let square = |number| lesson.game().position().board_size().square(number).unwrap();
    let (stuck, touched, other) = (square(45), square(32), square(33));
    lesson.touch(stuck);
    assert_eq!(lesson.touched(), None, "45 cannot move");
    lesson.touch(touched);
    lesson.touch(other);
    assert_eq!(lesson.touched(), Some(touched));
    let played = read_move(lesson.game().position(), "33-28").unwrap();
    assert_eq!(lesson.play(played, seconds(0)), Err(Refused::Touched(touched)));
    assert_eq!(lesson.notice(), Some(Notice::Touched(touched)));
    me(&mut lesson, "32-27", 0);
    assert_eq!(lesson.touched(), None);
    let mut loose = PlayLesson::new(terms("W:W31-50:B1-20", Color::White), seconds(0));
    loose.touch(touched);
    assert_eq!(loose.touched(), None);
}

#[test]
fn moves_are_taken_back_in_casual_games_only() {
    let manners = Manners { casual: true, ..Manners::default() };
    let control = Some(Control::sudden_death(seconds(60)));
    let agreed = Terms { control, manners, ..terms("W:W31-50:B1-20", Color::White) };
    let mut lesson = PlayLesson::new(agreed, seconds(0));
    assert!(!lesson.can_take_back());
    me(&mut lesson, "32-28", 1);
    engine(&mut lesson, "19-23", 0, 2);
    me(&mut lesson, "28x19", 3);
    lesson.take_back(seconds(4));
    assert_eq!((lesson.game().moves().len(), lesson.phase()), (2, Phase::Thinking));
    lesson.take_back(seconds(5));
    assert_eq!((lesson.game().moves().len(), lesson.errors()), (0, 2));
    assert_eq!(lesson.clock().unwrap().running(), Some(Color::White));
    let mut serious = PlayLesson::new(terms("W:W31-50:B1-20", Color::White), seconds(0));
    me(&mut serious, "32-28", 0);
    assert!(!serious.can_take_back());
}

#[test]
fn the_sheet_is_checked_move_by_move_with_relief_in_time_trouble() {
    let manners = Manners { own_sheet: true, ..Manners::default() };
    let control = Some(Control::sudden_death(seconds(400)));
    let agreed = Terms { control, manners, ..terms("W:W31-50:B1-20", Color::White) };
    let mut lesson = PlayLesson::new(agreed, seconds(0));
    me(&mut lesson, "32-28", 1);
    engine(&mut lesson, "19-23", 0, 2);
    assert_eq!(lesson.phase(), Phase::Writing);
    let start = *lesson.game().start();
    lesson.write(read_move(&start, "33-28").unwrap());
    assert_eq!((lesson.notice(), lesson.errors()), (Some(Notice::WrittenWrong), 1));
    lesson.write(read_move(&start, "32-28").unwrap());
    assert_eq!((lesson.phase(), lesson.written()), (Phase::Writing, 1));
    lesson.write(read_move(lesson.game().position_after(1).unwrap(), "19-23").unwrap());
    assert_eq!(lesson.phase(), Phase::Thinking);
    me(&mut lesson, "28x19", 3);
    engine(&mut lesson, "14x23", 0, 4);
    assert_eq!(lesson.phase(), Phase::Writing);
    lesson.tick(seconds(104));
    assert_eq!((lesson.phase(), lesson.has_gaps()), (Phase::Thinking, true), "less than five minutes are left");
    // Fischer's clock gives no relief.
    let control = Some(Control::fischer(seconds(30), seconds(1)));
    let mut fischer = PlayLesson::new(Terms { control, ..agreed }, seconds(0));
    me(&mut fischer, "32-28", 1);
    engine(&mut fischer, "19-23", 0, 2);
    fischer.tick(seconds(3));
    assert_eq!(fischer.phase(), Phase::Writing);
}

#[test]
fn a_game_goes_on_as_it_was_kept_and_a_sealed_move_is_made_first() {
    let manners = Manners { own_sheet: true, casual: true, ..Manners::default() };
    let control = Some(Control::moves_in_period(2, seconds(100), seconds(50)));
    let agreed = Terms { control, manners, ..terms("W:W31-50:B1-20", Color::Black) };
    let mut lesson = PlayLesson::new(agreed, seconds(0));
    engine(&mut lesson, "32-28", 0, 3);
    let first = lesson.game().moves().next().unwrap();
    lesson.write(first);
    let again = Saved::read(&lesson.save(seconds(10)).text()).unwrap();
    let resumed = PlayLesson::resume(&again, seconds(1_000)).unwrap();
    assert_eq!(resumed.terms(), &agreed);
    assert_eq!(resumed.phase(), Phase::Thinking);
    let left = |lesson: &PlayLesson, color, now| lesson.clock().unwrap().left(color, seconds(now));
    assert_eq!(left(&resumed, Color::White, 1_000), seconds(97));
    assert_eq!(left(&resumed, Color::Black, 1_002), seconds(91), "7 seconds before the break and 2 after it");
    assert_eq!(resumed.save(seconds(1_000)), again);

    let sealed = read_move(lesson.game().position(), "19-23").unwrap();
    lesson.seal(sealed, seconds(13)).unwrap();
    assert_eq!((lesson.phase(), lesson.game().moves().len()), (Phase::Adjourned, 1));
    assert_eq!(lesson.wakes_at(seconds(13)), None);
    let saved = Saved::read(&lesson.save(seconds(20)).text()).unwrap();
    let resumed = PlayLesson::resume(&saved, seconds(5_000)).unwrap();
    assert_eq!((resumed.notice(), resumed.phase()), (Some(Notice::ResumedSealed), Phase::Waiting));
    assert_eq!(resumed.game().moves().nth(1), Some(sealed));
    assert_eq!(left(&resumed, Color::Black, 5_000), seconds(90));
    assert_eq!(left(&resumed, Color::White, 5_001), seconds(96));
}

#[test]
fn what_is_no_kept_game_is_refused() {
    let good = PlayLesson::new(terms("W:W31-50:B1-20", Color::White), seconds(0)).save(seconds(0)).text();
    assert!(Saved::read(&good).is_ok());
    for (part, other) in [
        ("\"international\"", "\"chess\""),
        ("\"version\": 1", "\"version\": 2"),
        ("\"level\": 4", "\"level\": 9"),
        ("\"moves\": []", "\"moves\": [\"32-29\"]"),
        ("\"sealed\": null", "\"sealed\": \"x\""),
        ("\"left\": null", "\"left\": [1, 2]"),
    ] {
        let bad = good.replace(part, other);
        assert_ne!(bad, good, "{part}");
        assert!(Saved::read(&bad).is_err(), "{other}");
    }
}

#[test]
fn a_broken_engine_stops_the_clock_and_can_be_asked_again() {
    let mut lesson = sudden_death("W:W31-50:B1-20", Color::White, 60);
    me(&mut lesson, "32-28", 1);
    lesson.tick(seconds(3));
    lesson.report(&ReportKind::Failed("bug".to_owned()), seconds(3));
    assert_eq!(lesson.phase(), Phase::Failed("bug".to_owned()));
    lesson.tick(seconds(500));
    assert_eq!(lesson.phase(), Phase::Failed("bug".to_owned()), "the clock stands");
    lesson.ask_again(seconds(501));
    assert_eq!(lesson.phase(), Phase::Waiting);
    assert_eq!(lesson.clock().unwrap().left(Color::Black, seconds(502)), seconds(57));
}
