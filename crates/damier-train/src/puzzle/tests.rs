//! Lessons on a small puzzle, with a manually set clock.

use super::*;
use crate::attempt::{Attempt, Exercise};
use damier_engine::{Basis, EngineError, Score};
use damier_puzzles::record::id_of;
use damier_puzzles::{Puzzle, Record};
use damier_rules::Variant;
use damier_rules::notation::{read_fen, read_move, write_fen};
use etude::effort::Credit;

/// White gives up one man and takes two.
const FEN: &str = "W:W27,28,32,38:B12,16,18,19,24";

fn puzzle() -> Puzzle {
    let position = read_fen(FEN, Variant::International).unwrap().position;
    let first = "27-21";
    let after = position.play_unchecked(read_move(&position, first).unwrap());
    let reply = after.legal_moves()[0];
    let reply_text = damier_rules::notation::write_move(&after, reply);
    let last = after.play_unchecked(reply);
    let next = damier_rules::notation::write_move(&last, last.legal_moves()[0]);
    let record = format!(
        r#"{{"id":"{}","variant":"international","fen":"{}","previous":"23-19",
        "solution":[{{"move":"{first}","replies":[{{"move":"{reply_text}","next":[{{"move":"{next}"}}]}}]}}],
        "goal":{{"kind":"material","men":1}},"rating":{{"value":1200,"deviation":200}},
        "verification":{{"engine":"0","nodes":1,"margin":90}}}}"#,
        id_of(&position),
        write_fen(&position)
    );
    let record: Record = serde_json::from_str(&record).unwrap();
    Puzzle::from_record(&record).unwrap()
}

fn lesson() -> PuzzleLesson {
    PuzzleLesson::new(puzzle(), seconds(10))
}

const fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

fn right(lesson: &PuzzleLesson) -> Move {
    lesson.decision.choices[0].candidate
}

fn wrong(lesson: &PuzzleLesson) -> Move {
    let right = right(lesson);
    lesson.position.legal_moves().into_iter().find(|&played| played != right).unwrap()
}

fn lost(lesson: &PuzzleLesson) -> ReportKind {
    let refutation = vec![lesson.position.legal_moves()[0]];
    let basis = Basis::Evaluated { depth: 9, nodes: 1 };
    let (best, left) = (Score::centi_men(100), Score::centi_men(-100));
    ReportKind::Judged(Ok(Verdict::Lost { basis, refutation, best, left, better: None }))
}

fn kept() -> ReportKind {
    ReportKind::Judged(Ok(Verdict::Kept { basis: Basis::Proven, waste: None }))
}

#[test]
fn the_right_moves_solve_it_and_the_defence_answers_in_its_time() {
    let mut lesson = lesson();
    lesson.answer(right(&lesson), seconds(12));
    assert_eq!(lesson.comment, PuzzleComment::Good);
    assert_eq!(lesson.line.len(), 1);
    lesson.tick(seconds(12));
    assert_eq!(lesson.line.len(), 1);
    lesson.tick(seconds(13));
    assert_eq!((lesson.line.len(), lesson.phase), (2, PuzzlePhase::Thinking));
    lesson.answer(right(&lesson), seconds(15));
    assert_eq!((lesson.phase, &lesson.comment), (PuzzlePhase::Solved, &PuzzleComment::Solved));
    assert_eq!(lesson.time(seconds(99)), seconds(5));
}

#[test]
fn a_wrong_move_is_judged_refuted_and_may_be_tried_again() {
    let mut lesson = lesson();
    let candidate = wrong(&lesson);
    lesson.answer(candidate, seconds(11));
    assert_eq!(lesson.phase, PuzzlePhase::Judging(candidate));
    assert!(matches!(lesson.pending(), Some(Task::Verdict { candidate: asked, .. }) if asked == candidate));
    let report = lost(&lesson);
    lesson.report(&report, seconds(11));
    let PuzzleComment::Wrong(verdict) = &lesson.comment else { panic!("{:?}", &lesson.comment) };
    assert_eq!(verdict.cost(), Some(200));
    assert_eq!(report, ReportKind::Judged(Ok(verdict.clone())));
    assert!(lesson.hurry(seconds(11)));
    assert_eq!((lesson.phase, lesson.line.len(), lesson.refuted_ply()), (PuzzlePhase::Refuted, 2, Some(0)));
    lesson.retry(seconds(20));
    assert_eq!((lesson.phase, lesson.line.len(), lesson.errors), (PuzzlePhase::Thinking, 0, 1));
    assert_eq!(lesson.position, lesson.puzzle.position);
}

#[test]
fn an_error_on_the_second_move_is_tried_again_from_there() {
    let mut lesson = lesson();
    lesson.answer(right(&lesson), seconds(11));
    lesson.tick(seconds(20));
    let before = lesson.position;
    if lesson.position.legal_moves().len() > 1 {
        lesson.answer(wrong(&lesson), seconds(21));
        let report = lost(&lesson);
        lesson.report(&report, seconds(21));
        lesson.retry(seconds(22));
        assert_eq!((lesson.position, lesson.line.len()), (before, 2));
    }
}

/// A puzzle interrupted now and resumed later.
fn resumed(lesson: &PuzzleLesson, moves: &[String]) -> PuzzleLesson {
    let exercise = Attempt::of_puzzle(&lesson.puzzle.id, &[], Credit::None).exercise;
    let exercise = Exercise { millis: 7_000, hints: 2, errors: 1, ..exercise };
    PuzzleLesson::resume(lesson.puzzle.clone(), &exercise, moves, seconds(100))
}

#[test]
fn what_was_right_is_made_again_when_it_is_gone_on_with() {
    let mut lesson = lesson();
    assert_eq!(lesson.right_so_far(), Vec::<String>::new());
    lesson.answer(right(&lesson), seconds(11));
    let moves = lesson.right_so_far();
    assert_eq!((moves.len(), &*moves[0]), (2, "27-21"), "even while the reply is pending");
    lesson.tick(seconds(20));
    assert_eq!(lesson.right_so_far(), moves);
    let mut again = resumed(&lesson, &moves);
    assert_eq!((&again.position, &again.line), (&lesson.position, &lesson.line));
    assert_eq!((again.phase, again.hints, again.errors), (PuzzlePhase::Thinking, 2, 1));
    assert_eq!(again.time(seconds(103)), seconds(10));
    again.answer(right(&again), seconds(105));
    assert_eq!((&again.comment, again.time(seconds(200))), (&PuzzleComment::Solved, seconds(12)));
    assert_eq!(again.right_so_far(), Vec::<String>::new());
    lesson.show_solution(seconds(30));
    assert_eq!(lesson.right_so_far(), Vec::<String>::new(), "nothing left to resume");
    while lesson.hurry(seconds(31)) {}
    lesson.retry(seconds(40));
    lesson.answer(right(&lesson), seconds(41));
    assert_eq!(lesson.right_so_far(), moves, "a retry can be resumed like any other");
}

#[test]
fn moves_that_are_not_those_of_the_solution_are_left_out() {
    let lesson = lesson();
    let wrong = damier_rules::notation::write_move(&lesson.position, wrong(&lesson));
    for moves in [vec![wrong], vec!["50-44".to_owned()], vec!["nonsense".to_owned(), "2".to_owned()]] {
        let again = resumed(&lesson, &moves);
        assert_eq!((&again.position, again.phase), (&lesson.puzzle.position, PuzzlePhase::Thinking), "{moves:?}");
    }
}

#[test]
fn a_move_that_the_judge_finds_equal_counts() {
    let mut lesson = lesson();
    lesson.answer(wrong(&lesson), seconds(11));
    lesson.report(&kept(), seconds(11));
    let verdict = Verdict::Kept { basis: Basis::Proven, waste: None };
    assert_eq!((lesson.phase, &lesson.comment), (PuzzlePhase::Solved, &PuzzleComment::EquallyGood(verdict)));
}

#[test]
fn a_move_without_a_verdict_does_not_count_as_an_error() {
    for report in [ReportKind::Judged(Ok(Verdict::Undecided { nodes: 1 })), ReportKind::Failed(EngineError::NoMove)] {
        let mut lesson = lesson();
        lesson.answer(wrong(&lesson), seconds(11));
        lesson.report(&report, seconds(11));
        assert_eq!((lesson.phase, lesson.line.len(), lesson.errors), (PuzzlePhase::Thinking, 0, 0));
    }
}

#[test]
fn a_report_after_a_retry_is_no_answer_to_anything() {
    let mut lesson = lesson();
    lesson.answer(wrong(&lesson), seconds(11));
    lesson.retry(seconds(12));
    lesson.report(&kept(), seconds(12));
    assert_eq!((lesson.phase, &lesson.comment), (PuzzlePhase::Thinking, &PuzzleComment::Task));
}

#[test]
fn hints_name_the_piece_what_to_look_after_the_square_and_then_the_move() {
    let mut lesson = lesson();
    assert_eq!(lesson.hint(), None);
    for (asked, hint) in [
        (1, PuzzleHint::Piece),
        (2, PuzzleHint::Guard),
        (3, PuzzleHint::Square),
        (4, PuzzleHint::Move),
        (4, PuzzleHint::Move),
    ] {
        lesson.ask_for_hint();
        assert_eq!(lesson.hint(), Some((hint, right(&lesson))));
        assert_eq!(lesson.hints.min(4), asked);
    }
}

/// A verdict with this value left after a move that is not the best.
fn left(centi_men: i32) -> ReportKind {
    let basis = Basis::Evaluated { depth: 9, nodes: 1 };
    let (best, left) = (Score::centi_men(300), Score::centi_men(centi_men));
    ReportKind::Judged(Ok(Verdict::Lost { basis, refutation: Vec::new(), best, left, better: None }))
}

#[test]
fn what_gains_a_man_but_less_than_the_solution_gets_another_try_without_a_penalty() {
    // White has four men and Black five: winning a man makes it about equal, so a real gain takes a second one.
    for (centi_men, gains) in [(-100, false), (0, false), (40, false), (60, true), (140, true)] {
        let mut lesson = lesson();
        lesson.answer(wrong(&lesson), seconds(11));
        lesson.report(&left(centi_men), seconds(11));
        assert_eq!(matches!(&lesson.comment, PuzzleComment::MoreToFind(_)), gains, "{centi_men}");
        assert_eq!(
            lesson.comment.verdict().and_then(Verdict::basis),
            Some(Basis::Evaluated { depth: 9, nodes: 1 }),
            "{centi_men}"
        );
        assert_eq!(lesson.errors, u32::from(!gains), "{centi_men}");
        if gains {
            assert_eq!((lesson.phase, lesson.line.len()), (PuzzlePhase::Thinking, 0));
        }
    }
}

#[test]
fn who_is_ahead_already_gains_nothing_by_staying_ahead() {
    let position = read_fen("W:W27,28,32,38,43,44,45:B12,16,18,19,24", Variant::International).unwrap().position;
    let mut puzzle = puzzle();
    puzzle.position = position;
    let lesson = PuzzleLesson::at_once(puzzle, seconds(10));
    assert!(!gains(&lesson.puzzle.position, Score::centi_men(200)));
    assert!(!gains(&lesson.puzzle.position, Score::centi_men(260)));
    assert!(gains(&lesson.puzzle.position, Score::centi_men(270)));
    assert!(gains(&lesson.puzzle.position, Score::win_in(30)));
}

/// A shipped puzzle, after the opponent's capture 18x29.
fn shipped() -> Puzzle {
    let collection = crate::shipped();
    collection.puzzle(collection.find("ibc5ea67e98a4").unwrap()).unwrap()
}

#[test]
fn the_opponents_move_is_shown_and_then_the_clock_runs() {
    let mut lesson = PuzzleLesson::new(shipped(), seconds(10));
    let PuzzlePhase::Opening { until } = lesson.phase else { panic!("{:?}", lesson.phase) };
    assert_eq!(lesson.continues_at(), Some(until));
    assert_eq!(lesson.position.play_unchecked(lesson.puzzle.previous.unwrap()), lesson.puzzle.position);
    lesson.answer(right(&lesson), seconds(10));
    assert_eq!(lesson.line.len(), 0, "nothing can be answered yet");
    lesson.tick(until);
    assert_eq!((lesson.phase, lesson.position), (PuzzlePhase::Thinking, lesson.puzzle.position));
    assert_eq!(lesson.time(until + seconds(3)), seconds(3));
}

#[test]
fn who_does_not_want_to_wait_begins_at_once() {
    let mut lesson = PuzzleLesson::new(shipped(), seconds(10));
    lesson.begin(seconds(10));
    assert_eq!((lesson.phase, lesson.time(seconds(12))), (PuzzlePhase::Thinking, seconds(2)));
    lesson.begin(seconds(20));
    assert_eq!(lesson.time(seconds(22)), seconds(12), "it does not start twice");
    let lesson = PuzzleLesson::at_once(shipped(), seconds(10));
    assert_eq!(lesson.phase, PuzzlePhase::Thinking);
}

#[test]
fn the_clock_stops_with_the_last_right_move_and_not_when_its_end_has_been_played_out() {
    let mut lesson = PuzzleLesson::at_once(shipped(), seconds(10));
    lesson.answer(right(&lesson), seconds(14));
    assert!(lesson.is_solved() && !lesson.is_over());
    lesson.show_solution(seconds(14));
    lesson.tick(seconds(30));
    assert_eq!((lesson.phase, lesson.line.len()), (PuzzlePhase::Solved, 3));
    assert_eq!(lesson.time(seconds(40)), seconds(4));
}

#[test]
fn the_solution_plays_itself_from_wherever_the_solver_is() {
    let mut lesson = lesson();
    lesson.answer(wrong(&lesson), seconds(11));
    let report = lost(&lesson);
    lesson.report(&report, seconds(11));
    lesson.show_solution(seconds(12));
    assert_eq!(lesson.line.len(), 0);
    lesson.tick(seconds(60));
    assert_eq!((lesson.phase, lesson.line.len()), (PuzzlePhase::Shown, 3));
    lesson.retry(seconds(61));
    assert_eq!((lesson.phase, lesson.line.len(), &lesson.comment), (PuzzlePhase::Thinking, 0, &PuzzleComment::Task));
}

#[test]
fn whoever_begins_to_enter_a_move_does_not_wait_for_the_reply() {
    let mut lesson = lesson();
    lesson.answer(right(&lesson), seconds(12));
    lesson.interrupt(seconds(12));
    assert_eq!((lesson.line.len(), lesson.phase), (2, PuzzlePhase::Thinking));
    let before = lesson.clone();
    lesson.interrupt(seconds(13));
    assert_eq!((&lesson.line, lesson.phase), (&before.line, before.phase));
}

#[test]
fn whoever_begins_to_enter_a_move_tries_what_was_refuted_again() {
    for wait in [Duration::ZERO, seconds(5)] {
        let mut lesson = lesson();
        lesson.begin(seconds(10));
        lesson.answer(wrong(&lesson), seconds(12));
        lesson.interrupt(seconds(12));
        assert!(matches!(lesson.phase, PuzzlePhase::Judging(_)), "the verdict is awaited");
        lesson.report(&lost(&lesson), seconds(12));
        lesson.tick(seconds(12) + wait);
        lesson.interrupt(seconds(12) + wait);
        assert_eq!((lesson.phase, lesson.line.len(), lesson.errors), (PuzzlePhase::Thinking, 0, 1));
        assert_eq!(lesson.position, lesson.puzzle.position);
    }
}

#[test]
fn a_solution_that_is_shown_is_not_cut_short() {
    let mut lesson = lesson();
    lesson.show_solution(seconds(11));
    lesson.interrupt(seconds(11));
    assert!(matches!(lesson.phase, PuzzlePhase::Playing { .. }));
}
