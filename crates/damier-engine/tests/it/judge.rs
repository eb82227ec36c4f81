//! The judge tells right answers from wrong ones, gives reasons, and always gives the same verdict.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests may fail the test")]

use damier_engine::{Basis, IllegalCandidate, Judge, Score, Situation, StopFlag, Verdict};
use damier_rules::notation::{read_fen, read_move};
use damier_rules::{AnyPosition, Move, Variant};

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
        let Verdict::Lost { refutation, best, left, better, .. } = verdict else { panic!("{other:?}: {verdict:?}") };
        assert!(left < best && best > Score::centi_men(150), "{left} {best}");
        assert_eq!(better, read_move(&position, "30-24").ok());
        assert_legal(position.play_unchecked(other), &refutation);
        assert!(!refutation.is_empty(), "the refutation is shown");
    }
}

fn assert_legal(mut position: AnyPosition, line: &[Move]) {
    for &played in line {
        assert!(position.legal_moves().contains(&played));
        position = position.play_unchecked(played);
    }
}

#[test]
fn sound_first_moves_all_keep_the_value() {
    for variant in Variant::ALL {
        let start = Situation::from(AnyPosition::start(variant));
        for candidate in start.position.legal_moves() {
            let verdict = Judge::default().verdict(&start, candidate).unwrap();
            assert!(matches!(verdict, Verdict::Kept { basis: Basis::Evaluated { depth: 8.., .. }, .. }), "{verdict:?}");
        }
    }
}

#[test]
fn captures_with_the_same_result_are_the_same_answer() {
    // The man goes round the four men, either way; the man on 3 keeps the game going.
    let position = position("W:W32:B3,17,18,27,28");
    let [one, other] = ["32x21x12x23x32", "32x23x12x21x32"].map(|text| read_move(&position, text).unwrap());
    assert_eq!(one, other);
    assert_eq!(verdict(&position, "32x21x12x23x32"), verdict(&position, "32x23x12x21x32"));
}

#[test]
fn a_win_is_proven_whichever_capture_makes_it() {
    let position = position("W:WK46:B19");
    for candidate in position.legal_moves() {
        let verdict = Judge::default().verdict(&Situation::from(position), candidate);
        assert_eq!(verdict, Ok(Verdict::Kept { basis: Basis::Proven, waste: None }));
    }
}

#[test]
fn what_counts_as_lost_cannot_be_made_worse() {
    // Nine men against three, far apart: lost, but too far from the end for a proof.
    let position = position("W:W46,47,48:B1-9");
    for candidate in position.legal_moves() {
        let verdict = Judge::default().verdict(&Situation::from(position), candidate).unwrap();
        assert!(matches!(verdict, Verdict::Kept { basis: Basis::Evaluated { .. }, .. }), "{verdict:?}");
    }
}

#[test]
fn verdicts_are_the_same_every_time() {
    let position = position(SHOT);
    let candidate = position.legal_moves()[0];
    let mut judge = Judge::new(60_000, &crate::TABLES);
    let first = judge.verdict(&Situation::from(position), candidate);
    let other = Situation::from(AnyPosition::start(Variant::Brazilian));
    judge.verdict(&other, other.position.legal_moves()[0]).unwrap();
    assert_eq!(judge.verdict(&Situation::from(position), candidate), first);
    assert_eq!(Judge::new(60_000, &crate::TABLES).verdict(&Situation::from(position), candidate), first);
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
