use super::terms::{Strictness, Terms};
mod draws;
mod mini_match;
mod pace;
mod playoff;
mod two_people;

use super::*;
use crate::attempt::{Opponent, Subject};
use crate::start::Start;
use damier_engine::{EngineError, Finding, Level, Program, ReportKind, Score, Task};
use damier_rules::notation::pdn::read_games;
use damier_rules::notation::{read_fen, read_move};
use damier_rules::{AnyPosition, EndReason, MoveLimit, Variant};
use etude::calendar::{Day, Moment};
use etude_arbiter::clock::Control;

const fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

fn position(fen: &str) -> AnyPosition {
    read_fen(fen, Variant::International).unwrap().position
}

fn terms(fen: &str, mine: Color) -> Terms {
    Terms {
        seats: Terms::trainee_against(mine, Seat::Level(Level::new(4).unwrap())),
        start: Start::new(position(fen)),
        control: None,
        playoff: None,
        mini_match: None,
        board: None,
        strictness: Strictness::default(),
        seed: 1,
    }
}

/// The trainee against the highest level.
fn full(mine: Color) -> [Seat; 2] {
    Terms::trainee_against(mine, Seat::Level(Level::FULL))
}

fn sudden_death(fen: &str, mine: Color, time: u64) -> PlayLesson {
    let control = Some(Control::sudden_death(seconds(time)));
    PlayLesson::new(Terms { control, ..terms(fen, mine) }, seconds(0), crate::TABLES.clone())
}

/// Plays the player's move.
fn me(lesson: &mut PlayLesson, text: &str, now: u64) {
    let played = read_move(lesson.game.position(), text).unwrap();
    lesson.tick(seconds(now));
    lesson.play(played, seconds(now)).unwrap();
}

fn found(lesson: &PlayLesson, text: &str, score: i32) -> ReportKind {
    let line = vec![read_move(lesson.game.position(), text).unwrap()];
    let elapsed = Duration::ZERO;
    ReportKind::Found(Finding { score: Score::centi_men(score), line, depth: 9, nodes: 1, elapsed })
}

/// Plays the engine's move with this evaluation.
fn engine(lesson: &mut PlayLesson, text: &str, score: i32, now: u64) {
    assert!(lesson.pending(seconds(now), None).is_some());
    let report = found(lesson, text, score);
    lesson.tick(seconds(now));
    lesson.report(&report, seconds(now));
}

fn reason(lesson: &PlayLesson) -> EndReason {
    match lesson.phase() {
        GamePhase::Over(end) => end.reason,
        other => panic!("{other:?}"),
    }
}

/// The game as stored text.
fn text(lesson: &PlayLesson, now: u64) -> String {
    serde_json::to_string_pretty(&lesson.save(seconds(now))).expect("strings and numbers")
}

#[test]
fn sides_take_turns_and_only_the_right_one_may_move() {
    let mut lesson = PlayLesson::new(terms("W:W31-50:B1-20", Color::White), seconds(0), crate::TABLES.clone());
    assert_eq!((lesson.phase(), lesson.pending(seconds(0), None).is_none()), (GamePhase::Thinking, true));
    me(&mut lesson, "32-28", 1);
    assert_eq!(lesson.phase(), GamePhase::Waiting);
    let any = lesson.game.legal_moves()[0];
    assert_eq!(lesson.play(any, seconds(1)), Err(Refused::NotYourTurn));
    engine(&mut lesson, "19-23", 0, 2);
    assert_eq!(lesson.phase(), GamePhase::Thinking);
    let black = PlayLesson::new(terms("W:W31-50:B1-20", Color::Black), seconds(0), crate::TABLES.clone());
    assert_eq!(black.phase(), GamePhase::Waiting);
}

#[test]
fn the_engine_is_asked_for_a_move_of_its_level_and_with_its_clock() {
    let mut lesson = sudden_death("W:W31-50:B1-20", Color::White, 60);
    me(&mut lesson, "32-28", 5);
    let Some(Task::Move { situation, level, limits, seed }) = lesson.pending(seconds(15), None) else {
        panic!("no task")
    };
    assert_eq!((situation.position, level.number()), (*lesson.game.position(), 4));
    assert!(limits.time.unwrap() < seconds(50));
    engine(&mut lesson, "19-23", 0, 16);
    me(&mut lesson, "28x19", 17);
    let Some(Task::Move { seed: next, .. }) = lesson.pending(seconds(17), None) else { panic!("no task") };
    assert_ne!(seed, next, "every move has a new seed");
}

#[test]
fn the_flag_falls_for_whoever_thinks_too_long() {
    let mut mine = sudden_death("W:W31-50:B1-20", Color::White, 60);
    assert_eq!(mine.wakes_at(seconds(0)), Some(seconds(1)));
    mine.tick(Duration::from_millis(59_999));
    assert_eq!(mine.phase(), GamePhase::Thinking);
    mine.tick(seconds(60));
    assert_eq!((reason(&mine), mine.credit()), (EndReason::FlagFall, Some(Credit::None)));
    assert_eq!(mine.wakes_at(seconds(61)), None, "the clock is stopped");
    let mut engines = sudden_death("W:W31-50:B1-20", Color::White, 60);
    me(&mut engines, "32-28", 1);
    let late = found(&engines, "19-23", 0);
    engines.tick(seconds(61));
    engines.report(&late, seconds(61));
    assert_eq!((reason(&engines), engines.credit()), (EndReason::FlagFall, Some(Credit::Full)));
    assert_eq!(engines.game.moves().len(), 1, "a move that comes too late is not played");
}

#[test]
fn every_move_is_filed_with_the_time_left() {
    let control = Some(Control::fischer(seconds(60), seconds(5)));
    let terms = Terms { control, ..terms("W:W31-50:B1-20", Color::Black) };
    let mut lesson = PlayLesson::new(terms, seconds(100), crate::TABLES.clone());
    engine(&mut lesson, "32-28", 0, 102);
    me(&mut lesson, "19-23", 112);
    engine(&mut lesson, "28x19", 0, 113);
    lesson.resign(seconds(120));
    let exercise = lesson.exercise(Moment { millis: 0, day: Day(20_778) }, seconds(999), "").unwrap();
    assert_eq!((exercise.credit, exercise.millis), (Credit::None, 20_000));
    let Subject::Game { opponent, pdn } = exercise.subject else { panic!("{exercise:?}") };
    assert_eq!(opponent.to_string(), "level 4");
    for part in [
        "[Date \"2026.11.21\"]",
        "[White \"Damier, level 4\"]",
        "[Black \"Player\"]",
        "[Result \"2-0\"]",
        "[TimeControl \"60+5\"]",
        "[Termination \"resignation\"]",
        "1. 32-28 {[%clk 0:01:03]} 1... 19-23 {[%clk 0:00:55]} 2. 28x19",
    ] {
        assert!(pdn.contains(part), "{part} in\n{pdn}");
    }
    let read = read_games(pdn.as_bytes(), Variant::International).next().unwrap();
    assert_eq!(read.unwrap().main_line().count(), 3);
}

#[test]
fn a_touched_piece_has_to_move_if_it_can() {
    let strictness = Strictness { touch_move: true, ..Strictness::default() };
    let mut lesson = PlayLesson::new(
        Terms { strictness, ..terms("W:W31-50:B1-20", Color::White) },
        seconds(0),
        crate::TABLES.clone(),
    );
    let square = |number| lesson.game.position().board_size().square(number).unwrap();
    let (stuck, touched, other) = (square(45), square(32), square(33));
    lesson.touch(stuck);
    assert_eq!(lesson.touched, None, "45 cannot move");
    lesson.touch(touched);
    lesson.touch(other);
    assert_eq!(lesson.touched, Some(touched));
    let played = read_move(lesson.game.position(), "33-28").unwrap();
    assert_eq!(lesson.play(played, seconds(0)), Err(Refused::Touched(touched)));
    assert_eq!(lesson.notice, Some(Notice::Touched(touched)));
    me(&mut lesson, "32-27", 0);
    assert_eq!(lesson.touched, None);
    let mut loose = PlayLesson::new(terms("W:W31-50:B1-20", Color::White), seconds(0), crate::TABLES.clone());
    loose.touch(touched);
    assert_eq!(loose.touched, None);
}

#[test]
fn moves_are_taken_back_in_casual_games_only() {
    let strictness = Strictness { casual: true, ..Strictness::default() };
    let control = Some(Control::sudden_death(seconds(60)));
    let agreed = Terms { control, strictness, ..terms("W:W31-50:B1-20", Color::White) };
    let mut lesson = PlayLesson::new(agreed.clone(), seconds(0), crate::TABLES.clone());
    assert!(!lesson.can_take_back());
    me(&mut lesson, "32-28", 1);
    engine(&mut lesson, "19-23", 0, 2);
    me(&mut lesson, "28x19", 3);
    lesson.take_back(seconds(4));
    assert_eq!((lesson.game.moves().len(), lesson.phase()), (2, GamePhase::Thinking));
    lesson.take_back(seconds(5));
    assert_eq!((lesson.game.moves().len(), lesson.errors), (0, 2));
    assert_eq!(lesson.clock().unwrap().running(), Some(Color::White));
    let mut serious = PlayLesson::new(terms("W:W31-50:B1-20", Color::White), seconds(0), crate::TABLES.clone());
    me(&mut serious, "32-28", 0);
    assert!(!serious.can_take_back());
}

#[test]
fn the_sheet_is_checked_move_by_move_with_relief_in_time_trouble() {
    let strictness = Strictness { own_sheet: true, ..Strictness::default() };
    let control = Some(Control::sudden_death(seconds(400)));
    let agreed = Terms { seats: full(Color::White), control, strictness, ..terms("W:W31-50:B1-20", Color::White) };
    let mut lesson = PlayLesson::new(agreed.clone(), seconds(0), crate::TABLES.clone());
    me(&mut lesson, "32-28", 1);
    engine(&mut lesson, "19-23", 0, 2);
    assert_eq!(lesson.phase(), GamePhase::Writing);
    let start = *lesson.game.start();
    lesson.write(read_move(&start, "33-28").unwrap());
    assert_eq!((lesson.notice, lesson.errors), (Some(Notice::WrittenWrong), 1));
    lesson.write(read_move(&start, "32-28").unwrap());
    assert_eq!((lesson.phase(), lesson.written()), (GamePhase::Writing, 1));
    lesson.write(read_move(lesson.game.position_after(1).unwrap(), "19-23").unwrap());
    assert_eq!(lesson.phase(), GamePhase::Thinking);
    me(&mut lesson, "28x19", 3);
    engine(&mut lesson, "14x23", 0, 4);
    assert_eq!(lesson.phase(), GamePhase::Writing);
    lesson.tick(seconds(104));
    assert_eq!((lesson.phase(), lesson.has_gaps()), (GamePhase::Thinking, true), "less than five minutes are left");
    // A Fischer clock gives no relief.
    let control = Some(Control::fischer(seconds(30), seconds(1)));
    let mut fischer = PlayLesson::new(Terms { control, ..agreed }, seconds(0), crate::TABLES.clone());
    me(&mut fischer, "32-28", 1);
    engine(&mut fischer, "19-23", 0, 2);
    fischer.tick(seconds(3));
    assert_eq!(fischer.phase(), GamePhase::Writing);
}

#[test]
fn a_game_goes_on_as_it_was_kept_and_a_sealed_move_is_made_first() {
    let strictness = Strictness { own_sheet: true, casual: true, ..Strictness::default() };
    let control = Some(Control::moves_in_period(2, seconds(100), seconds(50)));
    let agreed = Terms { seats: full(Color::Black), control, strictness, ..terms("W:W31-50:B1-20", Color::Black) };
    let mut lesson = PlayLesson::new(agreed.clone(), seconds(0), crate::TABLES.clone());
    engine(&mut lesson, "32-28", 0, 3);
    let first = lesson.game.moves().next().unwrap();
    lesson.write(first);
    let again = SavedGame::read(&text(&lesson, 10)).unwrap();
    let resumed = PlayLesson::resume(&again, seconds(1_000), crate::TABLES.clone()).unwrap();
    assert_eq!(&resumed.terms, &agreed);
    assert_eq!(resumed.phase(), GamePhase::Thinking);
    let left = |lesson: &PlayLesson, color, now| lesson.clock().unwrap().left(color, seconds(now));
    assert_eq!(left(&resumed, Color::White, 1_000), seconds(97));
    assert_eq!(left(&resumed, Color::Black, 1_002), seconds(91), "7 seconds before the break and 2 after it");
    assert_eq!(resumed.save(seconds(1_000)), again);

    let sealed = read_move(lesson.game.position(), "19-23").unwrap();
    lesson.seal(sealed, seconds(13)).unwrap();
    assert_eq!((lesson.phase(), lesson.game.moves().len()), (GamePhase::Adjourned, 1));
    assert_eq!(lesson.wakes_at(seconds(13)), None);
    let saved = SavedGame::read(&text(&lesson, 20)).unwrap();
    let resumed = PlayLesson::resume(&saved, seconds(5_000), crate::TABLES.clone()).unwrap();
    assert_eq!((resumed.notice, resumed.phase()), (Some(Notice::ResumedSealed), GamePhase::Waiting));
    assert_eq!(resumed.game.moves().nth(1), Some(sealed));
    assert_eq!(left(&resumed, Color::Black, 5_000), seconds(90));
    assert_eq!(left(&resumed, Color::White, 5_001), seconds(96));
}

#[test]
fn what_is_no_kept_game_is_refused() {
    let lesson = PlayLesson::new(terms("W:W31-50:B1-20", Color::White), seconds(0), crate::TABLES.clone());
    let good = text(&lesson, 0);
    assert!(SavedGame::read(&good).is_ok());
    for (part, other) in [
        ("\"international\"", "\"chess\""),
        ("\"version\": 1", "\"version\": 3"),
        ("\"level\": 4", "\"level\": 9"),
        ("\"moves\": []", "\"moves\": [\"32-29\"]"),
        ("\"sealed\": null", "\"sealed\": \"x\""),
        ("\"left\": null", "\"left\": [1, 2]"),
    ] {
        let bad = good.replace(part, other);
        assert_ne!(bad, good, "{part}");
        assert!(SavedGame::read(&bad).is_err(), "{other}");
    }
}

#[test]
fn a_broken_engine_stops_the_clock_and_can_be_asked_again() {
    let mut lesson = sudden_death("W:W31-50:B1-20", Color::White, 60);
    me(&mut lesson, "32-28", 1);
    lesson.tick(seconds(3));
    lesson.report(&ReportKind::Failed(EngineError::NoMove), seconds(3));
    assert_eq!(lesson.phase(), GamePhase::Failed(EngineError::NoMove));
    lesson.tick(seconds(500));
    assert_eq!(lesson.phase(), GamePhase::Failed(EngineError::NoMove), "the clock is stopped");
    lesson.ask_again(seconds(501));
    assert_eq!(lesson.phase(), GamePhase::Waiting);
    assert_eq!(lesson.clock().unwrap().left(Color::Black, seconds(502)), seconds(57));
}

/// The engine's result: its own move and the reply it expects.
fn foreseen(lesson: &PlayLesson, text: &str, expected: &str) -> ReportKind {
    let position = lesson.game.position();
    let own = read_move(position, text).unwrap();
    let line = vec![own, read_move(&position.play_unchecked(own), expected).unwrap()];
    ReportKind::Found(Finding { score: Score::DRAW, line, depth: 9, nodes: 1, elapsed: Duration::ZERO })
}

#[test]
fn full_strength_thinks_in_the_persons_time_about_the_move_that_it_expects() {
    for (level, control) in [(8, None), (8, Some(Control::sudden_death(seconds(60)))), (7, None)] {
        let level = Level::new(level).unwrap();
        let agreed = Terms {
            seats: Terms::trainee_against(Color::White, Seat::Level(level)),
            control,
            ..terms("W:W31-50:B1-20", Color::White)
        };
        let mut lesson = PlayLesson::new(agreed.clone(), seconds(0), crate::TABLES.clone());
        assert!(lesson.pondering(seconds(0)).is_none(), "nothing is expected yet");
        me(&mut lesson, "32-28", 1);
        assert!(lesson.pondering(seconds(1)).is_none(), "the engine is to move");
        lesson.report(&foreseen(&lesson, "19-23", "28x19"), seconds(2));
        let pondering = lesson.pondering(seconds(2));
        if level < Level::FULL {
            assert!(pondering.is_none());
            continue;
        }
        let (expected, Task::Ponder { situation, limits }) = pondering.unwrap() else { panic!("another task") };
        assert_eq!(situation.position, lesson.game.position().play_unchecked(expected));
        assert_eq!(limits.nodes.is_some(), control.is_none(), "needs another limit without a clock");
        assert!(limits.time.unwrap() < seconds(60));
        me(&mut lesson, "28x19", 3);
        assert!(lesson.pondering(seconds(3)).is_none());
        lesson.report(&foreseen(&lesson, "14x23", "33-28"), seconds(4));
        assert!(lesson.pondering(seconds(4)).is_some());
        lesson.resign(seconds(5));
        assert!(lesson.pondering(seconds(5)).is_none());
    }
}

fn own_engine() -> (PlayLesson, Program) {
    let control = Some(Control::sudden_death(seconds(60)));
    let agreed = Terms {
        seats: Terms::trainee_against(Color::Black, Seat::OwnEngine),
        control,
        ..terms("W:W31-50:B1-20", Color::Black)
    };
    (
        PlayLesson::new(agreed, seconds(0), crate::TABLES.clone()),
        Program { command: "scan hub".to_owned(), ..Program::default() },
    )
}

#[test]
fn an_engine_without_a_name_plays_too() {
    let (mut lesson, _) = own_engine();
    lesson.report(&ReportKind::Started(Ok(None)), seconds(1));
    assert_eq!((lesson.uses_program(), lesson.program_name()), (true, None));
    let game = lesson.pdn(Day::default(), "Ann");
    assert_eq!((game.tag("White"), game.tag("Black")), (Some("a nameless engine"), Some("Ann")));
}

#[test]
fn the_clock_waits_for_the_persons_own_engine_which_then_plays_under_its_name() {
    let (mut lesson, program) = own_engine();
    assert_eq!((lesson.phase(), lesson.wakes_at(seconds(0))), (GamePhase::Starting, None));
    let Some(Task::StartProgram { program: started, variant }) = lesson.pending(seconds(0), Some(&program)) else {
        panic!("no start")
    };
    assert_eq!((started, variant), (program.clone(), Variant::International));
    lesson.tick(seconds(100));
    lesson.report(&ReportKind::Started(Ok(Some("Scan 3.1".to_owned()))), seconds(100));
    assert_eq!((lesson.phase(), lesson.program_name()), (GamePhase::Waiting, Some("Scan 3.1")));
    let Some(Task::ProgramSearch { limits, .. }) = lesson.pending(seconds(101), Some(&program)) else {
        panic!("no search")
    };
    assert!(limits.time.unwrap() < seconds(10), "it would use all the time it is given");
    lesson.report(&foreseen(&lesson, "32-28", "19-23"), seconds(102));
    assert!(lesson.pondering(seconds(102)).is_none(), "pondering is not supported");
    assert_eq!(lesson.clock().unwrap().left(Color::White, seconds(102)), seconds(58));
    let saved = SavedGame::read(&text(&lesson, 103)).unwrap();
    let resumed = PlayLesson::resume(&saved, seconds(500), crate::TABLES.clone()).unwrap();
    assert_eq!(
        (resumed.phase(), &resumed.terms, saved.seats()),
        (GamePhase::Starting, &lesson.terms, Some(lesson.terms.seats.clone()))
    );
    lesson.resign(seconds(104));
    let exercise = lesson.exercise(Moment { millis: 0, day: Day(20_778) }, seconds(104), "").unwrap();
    let Subject::Game { opponent, pdn } = exercise.subject else { panic!("{exercise:?}") };
    assert_eq!(opponent, Opponent::OwnEngine);
    assert!(pdn.contains("[White \"Scan 3.1\"]"), "{pdn}");
}

#[test]
fn the_engine_of_the_house_takes_the_place_of_one_that_does_not_start_or_breaks_down() {
    for is_started in [false, true] {
        let (mut lesson, program) = own_engine();
        let fault = EngineError::NoProgram;
        if is_started {
            lesson.report(&ReportKind::Started(Ok(Some("Scan 3.1".to_owned()))), seconds(1));
            lesson.report(&ReportKind::Failed(fault.clone()), seconds(3));
        } else {
            lesson.report(&ReportKind::Started(Err(fault.clone())), seconds(3));
        }
        assert_eq!((lesson.phase(), lesson.program_fault()), (GamePhase::Waiting, Some(&fault)));
        assert_eq!(lesson.clock().unwrap().running(), Some(Color::White));
        let task = lesson.pending(seconds(3), Some(&program));
        assert!(matches!(task, Some(Task::Move { level: Level::FULL, .. })), "{task:?}");
        lesson.report(&foreseen(&lesson, "32-28", "19-23"), seconds(4));
        assert!(lesson.pondering(seconds(4)).is_some());
    }
}

#[test]
fn the_counter_of_a_fen_counts_and_is_kept() {
    let start = Start::read("W:WK1,K2,K3:BK46:H28", Variant::International).unwrap();
    let mut lesson =
        PlayLesson::new(Terms { start, ..terms("W:W31-50:B1-20", Color::White) }, seconds(0), crate::TABLES.clone());
    assert_eq!(lesson.game.limit().map(|count| count.plies_used), Some(28));
    me(&mut lesson, "1-6", 1);
    let mut resumed = PlayLesson::resume(&lesson.save(seconds(2)), seconds(2), crate::TABLES.clone()).unwrap();
    assert_eq!(resumed.game.limit().map(|count| count.plies_used), Some(29));
    engine(&mut resumed, "46-41", 0, 3);
    me(&mut resumed, "6-1", 4);
    engine(&mut resumed, "41-46", 0, 5);
    assert_eq!(reason(&resumed), EndReason::MoveLimit(MoveLimit::ThreeAgainstKing));
}
