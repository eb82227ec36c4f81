//! Answers to checks, names of moves and files, unannounced positions: against the rules alone.

use std::collections::BTreeMap;

use chuhe::train::answers::{AnswerAct, AnswerHunt, AnswerRemark};
use chuhe::train::mates::MatePuzzle;
use chuhe::train::notation::{Ask, NotationAnswer, NotationQuestion};
use chuhe::train::unannounced::{MixedAnswer, MixedLesson, MixedStep, Need, Unannounced};
use chuhe_rules::{Defeat, Notation, Position, Side, Square};
use etude::questions::Question as _;

/// A rook checks along the file: the king steps aside, an advisor comes between, the rook is taken.
#[test]
fn all_answers_are_wanted_and_nothing_else() {
    let position = Position::from_fen("3ak4/9/9/9/4R4/9/9/9/2r6/5K3 b").unwrap();
    // By hand: the king to f9 would stand before Red's king on the f file; to d9 there is the advisor.
    let mut hunt = AnswerHunt::new(position).unwrap();
    let names: Vec<String> = hunt.answers().iter().map(ToString::to_string).collect();
    assert_eq!(names, ["d9e8"], "{hunt:?}");
    hunt.answer(AnswerAct::Play("e9f9".parse().unwrap()));
    assert!(matches!(hunt.remark(), Some(AnswerRemark::Wrong(..))));
    hunt.answer(AnswerAct::All);
    assert_eq!(hunt.remark(), Some(AnswerRemark::NotAll));
    hunt.answer(AnswerAct::Play("d9e8".parse().unwrap()));
    hunt.answer(AnswerAct::Play("d9e8".parse().unwrap()));
    assert!(matches!(hunt.remark(), Some(AnswerRemark::Again(_))));
    let kept = hunt.done().unwrap();
    hunt.answer(AnswerAct::All);
    assert_eq!((hunt.end(), hunt.outcome()), (Some(true), Some(false)), "two errors");
    let again = AnswerHunt::new(position).unwrap().redone(&kept).unwrap();
    assert!(again.is_spoiled() && again.found().len() == 1, "{again:?}");
    assert!(AnswerHunt::new(Position::start()).is_none(), "nobody is in check");
}

#[test]
fn checks_without_an_answer_come_up_and_are_mate() {
    let mates = MatePuzzle::collection();
    let mut random = etude::random(5);
    let mut counts: BTreeMap<usize, u32> = BTreeMap::new();
    for _ in 0..200 {
        let mut hunt = AnswerHunt::draw(&mates, &mut random);
        let position = *hunt.position();
        assert!(position.in_check(position.turn()));
        *counts.entry(hunt.answers().len()).or_default() += 1;
        if hunt.answers().is_empty() {
            assert_eq!(position.defeat(), Some(Defeat::Mate));
            hunt.answer(AnswerAct::All);
            assert_eq!(hunt.outcome(), Some(true));
        }
    }
    assert!(counts[&0] > 5 && counts.len() > 4, "{counts:?}");
}

fn typed(question: &mut NotationQuestion, text: &str) {
    text.chars().for_each(|letter| question.answer(NotationAnswer::Letter(letter)));
    question.answer(NotationAnswer::Confirm);
}

/// In every notation the right name is accepted, squares only where they are asked for, and nonsense does not count.
#[test]
fn a_move_is_named_in_the_notation_that_is_asked_for() {
    for notation in Notation::ALL {
        for seed in 0..40 {
            let draw = || NotationQuestion::draw(Ask::Name, notation, &mut etude::random(seed));
            let mut question = draw();
            let (mv, position) = (question.mv(), *question.position());
            typed(&mut question, "xyz");
            assert_eq!(question.outcome(), None, "nonsense is no answer");
            assert!(question.fault().is_some());
            let mut named = draw();
            typed(&mut named, &position.write_move(mv, notation));
            assert_eq!(named.outcome(), Some(true), "{notation:?} {position:?} {mv}");
            let mut squares = draw();
            typed(&mut squares, &mv.to_string());
            assert_eq!(squares.outcome(), (notation == Notation::Iccs).then_some(true));
            let Some(other) = position.legal_moves().into_iter().find(|&other| other != mv) else { continue };
            let mut wrong = draw();
            typed(&mut wrong, &position.write_move(other, notation));
            assert_eq!(wrong.outcome(), Some(false));
        }
    }
}

/// 1.1: both sides count from their own right: a file has numbers that add up to ten.
#[test]
fn files_are_counted_from_either_side() {
    let mut sides = [0; 2];
    for seed in 0..100 {
        let mut question = NotationQuestion::draw(Ask::File, Notation::Wxf, &mut etude::random(seed));
        let (square, side) = question.point();
        let letter = square.to_string().as_bytes()[0] - b'a' + 1;
        let number = if side == Side::Black { letter } else { 10 - letter };
        question.answer(NotationAnswer::File(number));
        assert_eq!(question.outcome(), Some(true), "{square} {side:?}");
        sides[side.index()] += 1;
    }
    assert!(sides.iter().all(|&count| count > 30), "{sides:?}");
    assert_eq!("h2".parse::<Square>().unwrap().file_number(Side::Red), 2);
}

#[test]
fn nothing_is_announced_and_each_need_comes_up() {
    let mates = MatePuzzle::collection();
    let mut random = etude::random(9);
    let mut counts: BTreeMap<String, u32> = BTreeMap::new();
    for _ in 0..24 {
        let question = Unannounced::draw(&mates, &mut random).unwrap();
        let Unannounced { position, need, line } = question.clone();
        *counts.entry(need.as_ref().to_owned()).or_default() += 1;
        let end = line.iter().fold(position, |position, &mv| position.after(mv));
        match need {
            Need::Mate => assert!(line.len() <= 5 && !end.can_move() && end.turn() != position.turn()),
            Need::Check => assert!(position.in_check(position.turn()) && line.is_empty()),
            Need::Nothing => assert!(!position.in_check(position.turn()) && line.is_empty()),
        }
        let mut lesson = MixedLesson::new(question);
        lesson.answer(MixedAnswer::Need(need));
        if need == Need::Nothing {
            assert_eq!(lesson.outcome(), Some(true));
            continue;
        }
        assert_eq!((lesson.step(), lesson.outcome()), (MixedStep::Move, None));
        let mv = line.first().copied().or_else(|| position.legal_moves().first().copied()).unwrap();
        lesson.answer(MixedAnswer::Play(mv));
        if let Some(task) = lesson.pending() {
            lesson.report(&task.perform());
        }
        assert_eq!(lesson.outcome(), Some(true), "{position:?} {mv}");
    }
    assert_eq!(counts.len(), 3, "{counts:?}");
}

#[test]
fn a_wrong_need_ends_it_and_a_wrong_move_fails() {
    let mates = MatePuzzle::collection();
    let mate = mates.iter().find(|mate| mate.plies == 3).unwrap();
    let question = Unannounced { position: mate.position, need: Need::Mate, line: vec![mate.first] };
    let mut lesson = MixedLesson::new(question.clone());
    lesson.answer(MixedAnswer::Need(Need::Nothing));
    assert_eq!((lesson.step(), lesson.outcome()), (MixedStep::Done, Some(false)));
    let mut lesson = MixedLesson::new(question);
    lesson.answer(MixedAnswer::Need(Need::Mate));
    let escapes = mate.position.legal_moves().into_iter().find(|&mv| {
        let mut lesson = lesson.clone();
        lesson.answer(MixedAnswer::Play(mv));
        if let Some(task) = lesson.pending() {
            lesson.report(&task.perform());
        }
        lesson.outcome() == Some(false)
    });
    assert!(escapes.is_some(), "not every move mates in three");
}
