//! Sessions with an injected clock and seed.

use super::*;
use crate::attempt::{Asked, Exercise, NotationAnswer, Subject, TrainingMode};
use crate::notation::Sign;
use damier_rules::notation::{read_fen, read_move, write_move};
use damier_rules::{BoardSize, Color, Piece, PieceKind};
use etude::calendar::Day;
use etude::effort::Credit;

const BEGAN: Moment = Moment { millis: 1_000_000, day: Day(20_000) };

const fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

fn settings(skill: Skill, variant: Variant, timed: bool) -> NotationSettings {
    NotationSettings { skill, variant, timed, plies: 6 }
}

fn session(skill: Skill, variant: Variant, timed: bool, seed: u64) -> NotationSession {
    NotationSession::new(settings(skill, variant, timed), &[], seed, Now { run: Duration::ZERO, wall: BEGAN })
}

fn asked_square(session: &NotationSession) -> Square {
    match session.question() {
        Some(NotationQuestion::Square(square) | NotationQuestion::Contents { square, .. }) => *square,
        other => unreachable!("{other:?}"),
    }
}

fn right(session: &NotationSession) -> NotationResponse {
    match session.question().unwrap() {
        NotationQuestion::Square(square) => NotationResponse::Square(*square),
        NotationQuestion::Move { played, .. } => NotationResponse::Move(*played),
        NotationQuestion::Contents { piece, .. } => NotationResponse::Contents(*piece),
        NotationQuestion::Sign { sign, .. } => NotationResponse::Sign(*sign),
    }
}

#[test]
fn the_time_runs_from_the_start_and_an_answer_after_it_does_not_count() {
    let mut timed = session(Skill::FindSquare, Variant::International, true, 1);
    assert_eq!(timed.until, Some(seconds(30)));
    timed.tick(seconds(29));
    assert_eq!(timed.phase, NotationPhase::Asking);
    let answer = right(&timed);
    assert!(timed.answer(answer.clone(), seconds(29)).is_some());
    assert_eq!(timed.answer(answer, seconds(30)), None);
    assert_eq!((timed.phase, timed.count()), (NotationPhase::Over, (1, 0)));
    let mut untimed = session(Skill::FindSquare, Variant::International, false, 1);
    untimed.tick(seconds(3_000));
    assert_eq!((untimed.phase, untimed.until), (NotationPhase::Asking, None));
    untimed.end();
    assert_eq!((untimed.phase, untimed.question()), (NotationPhase::Over, None));
}

#[test]
fn a_missed_square_comes_back_after_two_others() {
    for skill in [Skill::FindSquare, Skill::NameSquare] {
        let mut session = session(skill, Variant::Russian, false, 7);
        let missed = asked_square(&session);
        let wrong = BoardSize::Eight.all_squares().find(|&other| other != missed).unwrap();
        assert!(!session.answer(NotationResponse::Square(wrong), seconds(1)).unwrap().is_right);
        let mut asked = Vec::new();
        for second in 2..8 {
            asked.push(asked_square(&session));
            let answer = right(&session);
            assert!(session.answer(answer, seconds(second)).unwrap().is_right);
        }
        assert_eq!(asked.iter().position(|&square| square == missed), Some(ROUNDS_UNTIL_BACK));
        assert_eq!(session.count(), (6, 1));
    }
}

#[test]
fn the_same_seed_asks_the_same_and_no_square_twice_running() {
    let play = |seed| {
        let mut session = session(Skill::FindSquare, Variant::Brazilian, false, seed);
        let mut asked = Vec::new();
        for _ in 0..200 {
            asked.push(asked_square(&session));
            let answer = right(&session);
            session.answer(answer, seconds(1));
        }
        asked
    };
    assert_eq!(play(3), play(3));
    assert_ne!(play(3), play(4));
    assert!(play(3).windows(2).all(|pair| pair[0] != pair[1]));
}

#[test]
fn squares_are_named_in_writing_and_what_is_no_name_does_not_count() {
    let mut session = session(Skill::NameSquare, Variant::Russian, false, 2);
    let square = asked_square(&session);
    // Square 29 of the board is a1: ranks count from the bottom, files from the left.
    let name = format!("{}{}", char::from(b'a' + square.column()), 8 - square.row());
    assert!(session.answer_text("a2", seconds(1)).is_err());
    assert!(session.answer_text("17", seconds(1)).is_err());
    assert_eq!(session.count(), (0, 0));
    let outcome = session.answer_text(&name, seconds(3)).unwrap().unwrap();
    assert_eq!((outcome.is_right, outcome.time), (true, seconds(3)));
}

#[test]
fn a_move_made_wrongly_is_corrected_and_asked_again_later() {
    let mut session = session(Skill::MakeMove, Variant::International, false, 5);
    let Some(NotationQuestion::Move { position, played }) = session.question().cloned() else { unreachable!() };
    let other = position.legal_moves().into_iter().find(|&other| other != played).unwrap();
    assert!(!session.answer(NotationResponse::Move(other), seconds(4)).unwrap().is_right);
    assert_eq!(session.phase, NotationPhase::Corrected);
    assert_eq!(session.answer(NotationResponse::Move(played), seconds(5)), None, "the right answer is shown");
    session.go_on(seconds(9));
    let mut rounds = 0;
    while session.question() != Some(&NotationQuestion::Move { position, played }) {
        let answer = right(&session);
        assert_eq!(session.answer(answer, seconds(10)).map(|outcome| outcome.is_right), Some(true));
        rounds += 1;
    }
    assert_eq!(rounds, ROUNDS_UNTIL_BACK);
}

#[test]
fn an_ambiguous_capture_is_written_with_its_way_and_kept_as_such() {
    let start = read_fen("W:WK47:B42,29,14,19,31", Variant::International).unwrap().position;
    let first = start.legal_moves()[0];
    let lines = [GameExcerpt { start, moves: vec![first] }];
    let settings = settings(Skill::WriteMove, Variant::International, false);
    let asks_it = |session: &NotationSession| matches!(session.question(), Some(NotationQuestion::Move { position, .. }) if *position == start);
    // One question in six is ambiguous; the first such one comes from the lines.
    let mut session = (0..100)
        .map(|seed| NotationSession::new(settings, &lines, seed, Now { run: Duration::ZERO, wall: BEGAN }))
        .find(|session| asks_it(session))
        .unwrap();
    let Some(NotationQuestion::Move { played, .. }) = session.question().cloned() else { unreachable!() };
    let full = write_move(&start, played);
    assert!(full.matches('x').count() > 1, "{full}");
    let wrong = session.answer_text("47x36", seconds(1)).unwrap().unwrap().clone();
    assert!(!wrong.is_right);
    let kept = session.exercise(&wrong, BEGAN);
    let expected = NotationAnswer {
        skill: Skill::WriteMove,
        asked: Asked::Written(full.clone()),
        is_capture: true,
        is_ambiguous: true,
        session: Some(1_000_000),
        given: "47x36".to_owned(),
    };
    assert_eq!(kept.subject, Subject::Notation(expected));
    session.go_on(seconds(2));
    while !asks_it(&session) {
        let Some(NotationQuestion::Move { position, played }) = session.question().cloned() else { unreachable!() };
        assert!(session.answer_text(&write_move(&position, played), seconds(3)).unwrap().unwrap().is_right);
    }
    assert!(session.answer_text(&full, seconds(4)).unwrap().unwrap().is_right);
}

#[test]
fn a_score_is_read_then_asked_about_then_shown() {
    let mut session = session(Skill::Blind, Variant::International, true, 3);
    assert_eq!((session.phase, session.until), (NotationPhase::Reading, None));
    let mut position = AnyPosition::start(Variant::International);
    for ply in 0..6 {
        let (before, played, number) = session.in_sight().unwrap();
        assert_eq!((before, number), (position, ply));
        position = position.play_unchecked(played);
        session.go_on(seconds(1));
    }
    assert_eq!(session.phase, NotationPhase::Asking);
    let mut missed = None;
    let mut asked = Vec::new();
    while session.phase != NotationPhase::Revealed {
        let square = asked_square(&session);
        asked.push(square);
        if missed.is_none() {
            missed = Some(square);
            let king = Piece { color: Color::White, kind: PieceKind::King };
            assert!(!session.answer(NotationResponse::Contents(Some(king)), seconds(2)).unwrap().is_right);
            session.go_on(seconds(3));
            continue;
        }
        let truth = position.piece_at(square);
        assert!(session.answer(NotationResponse::Contents(truth), seconds(4)).unwrap().is_right);
    }
    // Five squares, and the missed one once more.
    assert_eq!(asked.len(), 6);
    assert_eq!(asked.iter().filter(|&&square| Some(square) == missed).count(), 2);
    assert_eq!(session.revealed(), Some(&position));
    session.go_on(seconds(9));
    assert_eq!(session.phase, NotationPhase::Reading);
}

#[test]
fn signs_are_asked_both_ways_with_four_different_choices() {
    let mut session = session(Skill::Signs, Variant::International, false, 1);
    let (mut seen, mut ways) = (Vec::new(), Vec::new());
    for _ in 0..200 {
        let Some(NotationQuestion::Sign { ask, sign, options }) = session.question().cloned() else { unreachable!() };
        assert!(options.contains(&sign));
        assert!((0..4).all(|place| !options[..place].contains(&options[place])));
        assert_ne!(seen.last(), Some(&sign));
        seen.push(sign);
        ways.push(ask);
        session.answer(NotationResponse::Sign(sign), seconds(1));
    }
    assert!(Sign::ALL.iter().all(|sign| seen.contains(sign)));
    assert!(ways.contains(&super::super::Ask::WhichSign) && ways.contains(&super::super::Ask::WhatItMeans));
    let answer = session.question().cloned().unwrap();
    let NotationQuestion::Sign { sign, options, .. } = answer else { unreachable!() };
    let wrong = options.into_iter().find(|&other| other != sign).unwrap();
    session.answer(NotationResponse::Sign(wrong), seconds(2));
    assert_eq!(session.phase, NotationPhase::Corrected);
}

fn answer_of(exercise: &Exercise) -> &NotationAnswer {
    let Subject::Notation(answer) = &exercise.subject else { panic!("{exercise:?}") };
    answer
}

#[test]
fn asking_for_the_answer_counts_as_missed() {
    let mut session = session(Skill::FindSquare, Variant::International, false, 1);
    let outcome = session.answer(NotationResponse::Nothing, seconds(2)).unwrap().clone();
    assert!(!outcome.is_right);
    let kept = session.exercise(&outcome, BEGAN);
    assert_eq!((kept.credit, kept.mode, &*answer_of(&kept).given), (Credit::None, TrainingMode::Practice, ""));
}

#[test]
fn squares_are_kept_by_number_and_slow_ones_are_hot() {
    let mut session = session(Skill::NameSquare, Variant::Russian, true, 9);
    let mut squares = Vec::new();
    for (now, wrong) in [(1, false), (5, false), (7, true)] {
        let square = asked_square(&session);
        squares.push(square);
        let given = if wrong { NotationResponse::Nothing } else { NotationResponse::Square(square) };
        let outcome = session.answer(given, seconds(now)).unwrap().clone();
        let kept = session.exercise(&outcome, BEGAN);
        assert_eq!(answer_of(&kept).asked, Asked::Square(BoardSize::Eight.number(square)));
        assert_eq!((kept.mode, kept.variant), (TrainingMode::Sprint, Variant::Russian));
    }
    // One second right, four seconds right, two seconds wrong, which counts double.
    let mut heat = session.heat();
    heat.sort_by_key(|&(square, _)| squares.iter().position(|&other| other == square));
    assert_eq!(heat.iter().map(|&(_, level)| level).collect::<Vec<_>>(), [1, 4, 4]);
    assert_eq!(session.median(), Some(2_000));
}

#[test]
fn a_written_move_is_read_back_in_every_variant() {
    for variant in Variant::ALL {
        let mut session = session(Skill::WriteMove, variant, false, 4);
        for _ in 0..40 {
            let Some(NotationQuestion::Move { position, played }) = session.question().cloned() else { unreachable!() };
            let text = write_move(&position, played);
            assert_eq!(read_move(&position, &text), Ok(played));
            assert!(session.answer_text(&text, seconds(1)).unwrap().unwrap().is_right, "{text}");
        }
    }
}
