//! Defence and unannounced positions against a naive search for fours.

use std::collections::BTreeMap;

use yonsan::train::Report;
use yonsan::train::defend::{DefenceRemark, DefendLesson, Threatened, refutation};
use yonsan::train::fouls::Made;
use yonsan::train::fours::{FourLesson, Judgement, PuzzleStage, judge};
use yonsan::train::hunt::FoulHunt;
use yonsan::train::questions::Question as _;
use yonsan::train::unannounced::{MixedAnswer, MixedLesson, MixedStep, Need, Unannounced};
use yonsan_oracle::Grid;
use yonsan_rules::{COLLECTION, Point, Position, PuzzleKind, Side, StoneEffect, read_board, unpack};

/// The naive search is complete to so many fours here; longer wins are rare, and it is slow.
const FOURS: usize = 4;

fn wins(position: &Position) -> bool {
    Grid::of(position.board()).naive_vcf(position.to_move(), FOURS)
}

/// Whether a line of fours wins: each reply is the only one, until there is none.
fn plays_out(mut position: Position, line: &[Point]) -> bool {
    let attacker = position.to_move();
    for &point in line {
        if position.to_move() != attacker {
            let fives: Vec<Point> = position.fives(attacker).collect();
            if !fives.contains(&point) && fives.len() < 2 {
                return false;
            }
        }
        match position.play(point) {
            Ok(StoneEffect::Five) => return position.to_move() != attacker,
            Ok(StoneEffect::Foul(_)) => return attacker == Side::White,
            Ok(StoneEffect::Nothing) => {}
            _ => return false,
        }
    }
    false
}

#[test]
fn what_holds_holds_and_nothing_else() {
    let puzzles = unpack(COLLECTION).unwrap();
    for seed in 0..8 {
        let question = Threatened::draw(&puzzles, seed).unwrap();
        assert_eq!(Some(&question), Threatened::draw(&puzzles, seed).as_ref(), "the same seed gives the same position");
        let position = *question.position();
        let (black, white) = (position.board().count(Side::Black), position.board().count(Side::White));
        assert_eq!(black == white, position.to_move() == Side::Black, "the stones were laid in turn");
        assert!(!wins(&position), "the side to move has nothing better");
        assert!(plays_out(position.passed(), question.threat()), "{position:?}");
        assert!((1..=6).contains(&question.holds().len()));
        for point in position.legal_points() {
            let line = refutation(&position, point);
            assert_eq!(line.is_none(), question.holds().contains(&point), "{point}");
            let mut after = position;
            after.play(point).unwrap();
            match line {
                Some(line) => assert!(plays_out(after, &line), "{point}: {line:?}"),
                None => assert!(!wins(&after), "{point}"),
            }
        }
    }
}

#[test]
fn a_stone_that_does_not_win_is_answered() {
    let puzzles = unpack(COLLECTION).unwrap();
    let short = puzzles.iter().filter(|puzzle| puzzle.kind() == PuzzleKind::Fours && puzzle.length() <= 3);
    let (mut answered, mut lost, mut quiet) = (0, 0, 0);
    for puzzle in short.step_by(400) {
        let position = *puzzle.position();
        for point in position.legal_points().step_by(5).filter(|point| *point != puzzle.solution()[0]) {
            let Judgement::Answered(line) = judge(puzzle, &position, point) else { panic!("{point} wins as well") };
            let mut after = position;
            assert_eq!(after.play(point), Ok(StoneEffect::Nothing));
            match line[..] {
                // A quiet stone that wins in another way than asked for.
                [] => {
                    quiet += 1;
                    assert!(after.fives(position.to_move()).next().is_none(), "a four has one answer: {point}");
                }
                [reply] => {
                    answered += 1;
                    let goes_on = after.play(reply) == Ok(StoneEffect::Nothing);
                    assert!(!goes_on || !wins(&after), "{point} {reply}");
                }
                _ => {
                    lost += 1;
                    assert!(plays_out(after, &line), "{point}: {line:?}");
                }
            }
            let mut lesson = FourLesson::new(puzzle.clone());
            assert!(lesson.play(point).is_some());
            lesson.judge(Judgement::Answered(line.clone()));
            assert_eq!((lesson.stage(), lesson.errors(), lesson.refutation()), (PuzzleStage::Asked, 1, &line[..]));
        }
    }
    assert!(answered > 50 && lost > 50 && quiet < 10, "{answered} {lost} {quiet}");
}

#[test]
fn a_defence_is_done_when_all_is_found() {
    let puzzles = unpack(COLLECTION).unwrap();
    let question = Threatened::draw(&puzzles, 3).unwrap();
    let mut lesson = DefendLesson::new(question.clone());
    let taken = question.position().board().of(Side::Black).next().unwrap();
    lesson.answer(taken);
    assert_eq!(lesson.pending(), None);
    assert_eq!((lesson.remark(), lesson.search().errors()), (Some(&DefenceRemark::Refused(taken)), 0));
    let bad = question.position().legal_points().find(|point| !question.holds().contains(point)).unwrap();
    lesson.answer(bad);
    let task = lesson.pending().expect("its refutation is to be found");
    assert_eq!(lesson.done(), Some(vec![taken.to_string(), bad.to_string()]));
    assert_eq!(DefendLesson::new(question.clone()).redone(&lesson.done().unwrap()), Some(lesson.clone()));
    assert_eq!(DefendLesson::new(question.clone()).redone(&["z99".to_owned()]), None);
    assert_eq!(task.clone().perform(), Report::Refuted(refutation(question.position(), bad).unwrap()));
    lesson.report(&task.perform());
    assert_eq!(lesson.pending(), None);
    assert!(matches!(lesson.remark(), Some(DefenceRemark::Fails(point, line)) if *point == bad && !line.is_empty()));
    for &point in question.holds() {
        assert!(!lesson.search().is_done());
        lesson.answer(point);
        assert_eq!(lesson.pending(), None);
    }
    assert!(lesson.search().is_done() && lesson.search().errors() == 1 && !lesson.search().is_shown());
    lesson.answer(bad);
    assert_eq!((lesson.pending(), lesson.done(), lesson.outcome()), (None, None, Some(false)), "it is done");
}

#[test]
fn every_need_is_asked_for_and_is_true() {
    let puzzles = unpack(COLLECTION).unwrap();
    let mut counts: BTreeMap<Need, u32> = BTreeMap::new();
    for seed in 0..24 {
        let question = Unannounced::draw(&puzzles, seed).unwrap();
        let position = question.position();
        *counts.entry(question.need()).or_default() += 1;
        let won = plays_out(*position, question.line());
        match question.need() {
            Need::Win => assert!(won && question.points().contains(&question.line()[0])),
            Need::Defend => assert!(!wins(position) && plays_out(position.passed(), question.line())),
            Need::Nothing => assert!(!wins(position) && !wins(&position.passed()) && question.points().is_empty()),
        }
    }
    assert!(counts.len() == 3 && counts.values().all(|&count| count >= 3), "{counts:?}");
}

#[test]
fn a_need_is_named_and_then_met() {
    let puzzles = unpack(COLLECTION).unwrap();
    let question =
        (0..100).filter_map(|seed| Unannounced::draw(&puzzles, seed)).find(|of| of.need() == Need::Win).unwrap();
    let mut lesson = MixedLesson::new(question.clone());
    lesson.answer(MixedAnswer::Need(Need::Defend));
    assert_eq!((lesson.step(), lesson.outcome()), (MixedStep::Done, Some(false)), "a wrong name ends it");
    let mut lesson = MixedLesson::new(question.clone());
    lesson.answer(MixedAnswer::Need(Need::Win));
    assert_eq!((lesson.step(), lesson.outcome()), (MixedStep::Stone, None));
    let taken = question.position().board().of(Side::White).next().unwrap();
    lesson.answer(MixedAnswer::Stone(taken));
    assert_eq!(lesson.outcome(), None);
    lesson.answer(MixedAnswer::Stone(question.points()[0]));
    assert_eq!(lesson.outcome(), Some(true));
}

#[test]
fn a_position_with_nothing_to_defend_is_no_question() {
    let quiet = Position::new(read_board("h8 i8 / h9 i9").unwrap(), Side::Black);
    assert_eq!(Threatened::of(quiet, &mut yonsan_rules::Judge::new()), None);
    // A four that can only be stopped on one point is no question either: it needs no thought.
    let four = Position::new(read_board("d8 e8 f8 g8 / c8 a1 a3").unwrap(), Side::White);
    assert_eq!(Threatened::of(four, &mut yonsan_rules::Judge::new()), None);
}

#[test]
fn a_hunt_asks_for_the_points_that_the_definitions_forbid() {
    let puzzles = unpack(COLLECTION).unwrap();
    let mut counts: BTreeMap<usize, u32> = BTreeMap::new();
    for seed in 0..40 {
        let hunt = FoulHunt::draw(&puzzles, seed).unwrap();
        assert_eq!(Some(&hunt), FoulHunt::draw(&puzzles, seed).as_ref(), "the same seed gives the same board");
        let grid = Grid::of(hunt.board());
        let forbidden: Vec<_> =
            hunt.board().empty_points().filter_map(|point| grid.foul_at(point).map(|foul| (point, foul))).collect();
        assert_eq!(hunt.fouls(), forbidden);
        *counts.entry(forbidden.len()).or_default() += 1;
    }
    assert!(counts.keys().copied().eq(1..=4) && counts.values().all(|&count| count >= 3), "{counts:?}");
}

#[test]
fn a_hunt_counts_free_points_that_are_allowed_as_errors() {
    let puzzles = unpack(COLLECTION).unwrap();
    let mut hunt =
        (0..20).filter_map(|seed| FoulHunt::draw(&puzzles, seed)).find(|hunt| hunt.fouls().len() > 1).unwrap();
    let taken = hunt.board().of(Side::White).next().unwrap();
    hunt.try_point(taken);
    assert_eq!((hunt.tried(), hunt.search().errors()), (Some((taken, None)), 0));
    let allowed = hunt.board().empty_points().find(|&point| Made::by(hunt.board(), point) == Made::Allowed).unwrap();
    hunt.try_point(allowed);
    assert_eq!((hunt.tried(), hunt.search().errors()), (Some((allowed, Some(Made::Allowed))), 1));
    for (point, _) in hunt.fouls().to_vec() {
        assert!(!hunt.search().is_done());
        hunt.try_point(point);
        hunt.try_point(point);
    }
    assert!(hunt.search().is_done() && !hunt.search().is_shown() && hunt.search().errors() == 1);
    assert_eq!(hunt.search().found().len(), hunt.fouls().len(), "a point found twice counts once");
}
