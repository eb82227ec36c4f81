//! The judge tells right answers from wrong ones, says why, and always says the same.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests may fail the test")]

use damier::engine::{Basis, IllegalCandidate, Judge, Score, Situation, StopFlag, Verdict};
use damier::notation::{read_fen, read_move};
use damier::rules::{AnyPosition, Color, Move, Variant};

/// Two men for three: 30-24 19x30 28x6 wins.
const SHOT: &str = "W:W25,28,30-33,35,37:B10-14,19,23,26";

fn position(fen: &str) -> AnyPosition {
    read_fen(fen, Variant::International).unwrap().position
}

fn verdict(position: &AnyPosition, text: &str) -> Verdict {
    let candidate = read_move(position, text).unwrap();
    Judge::default().verdict(&Situation::from(*position), candidate).unwrap()
}

#[test]
fn the_shot_keeps_the_value_and_other_moves_lose_it() {
    let position = position(SHOT);
    assert!(verdict(&position, "30-24").is_kept());
    for other in position.legal_moves() {
        if other == read_move(&position, "30-24").unwrap() {
            continue;
        }
        let verdict = Judge::default().verdict(&Situation::from(position), other).unwrap();
        let Verdict::Lost { refutation, best, left, .. } = verdict else { panic!("{other:?}: {verdict:?}") };
        assert!(left < best, "{left} {best}");
        assert_legal(position.play(other), &refutation);
        assert!(!refutation.is_empty(), "the refutation is shown");
    }
}

fn assert_legal(mut position: AnyPosition, line: &[Move]) {
    for &played in line {
        assert!(position.legal_moves().contains(&played));
        position = position.play(played);
    }
}

#[test]
fn all_moves_at_once_get_the_same_answers() {
    let position = position(SHOT);
    let assessment = Judge::default().assess(&Situation::from(position));
    assert_eq!(assessment.keeping, [read_move(&position, "30-24").unwrap()]);
    assert_eq!(assessment.keeping.len() + assessment.losing.len(), position.legal_moves().len());
    assert!(assessment.value > Score::centi_men(150), "{}", assessment.value);
}

#[test]
fn sound_first_moves_all_keep_the_value() {
    for variant in Variant::ALL {
        let start = AnyPosition::start(variant);
        let assessment = Judge::default().assess(&Situation::from(start));
        assert_eq!(assessment.losing, [], "{variant}");
        assert!(matches!(assessment.basis, Basis::Evaluated { depth: 5.., .. }));
    }
}

#[test]
fn captures_with_the_same_result_are_the_same_answer() {
    // The man on 32 takes two men by either way; the position afterwards is one, and so is the verdict.
    let position = position("W:WK46,28:B19,23,8,12");
    let mut by_result: Vec<(AnyPosition, Verdict)> = Vec::new();
    let mut judge = Judge::default();
    for played in position.legal_moves() {
        let verdict = judge.verdict(&Situation::from(position), played).unwrap();
        let after = position.play(played);
        if let Some((_, same)) = by_result.iter().find(|(result, _)| *result == after) {
            assert_eq!(*same, verdict);
        }
        by_result.push((after, verdict));
    }
}

#[test]
fn a_forced_loss_is_proven() {
    // The king takes all that is left, or steps aside and is caught: 46-41 gives it away at once.
    let position = position("B:WK1:BK46,41");
    assert_eq!(position.side_to_move(), Color::Black);
    let winning = self::position("W:WK46:B19");
    let assessment = Judge::default().assess(&Situation::from(winning));
    assert_eq!(assessment.basis, Basis::Proven);
    assert!(assessment.losing.is_empty(), "every capture wins");
}

#[test]
fn verdicts_are_the_same_every_time() {
    let position = position(SHOT);
    let candidate = position.legal_moves()[0];
    let mut judge = Judge::new(60_000);
    let first = judge.verdict(&Situation::from(position), candidate);
    let _ = judge.assess(&Situation::from(AnyPosition::start(Variant::Brazilian)));
    assert_eq!(judge.verdict(&Situation::from(position), candidate), first);
    assert_eq!(Judge::new(60_000).verdict(&Situation::from(position), candidate), first);
}

#[test]
fn what_is_not_legal_is_not_judged() {
    let position = position(SHOT);
    let elsewhere = AnyPosition::start(Variant::International).legal_moves()[0];
    assert_eq!(Judge::default().verdict(&Situation::from(position), elsewhere), Err(IllegalCandidate));
}

#[test]
fn a_stopped_judge_does_not_guess() {
    let (position, stop) = (position(SHOT), StopFlag::new());
    stop.raise();
    let verdict = Judge::default().verdict_unless(&Situation::from(position), position.legal_moves()[0], &stop);
    assert!(matches!(verdict, Ok(Verdict::Undecided { .. })), "{verdict:?}");
}
