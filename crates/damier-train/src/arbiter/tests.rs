//! The expected rulings are read off the articles, case by case.

use super::*;
use crate::random;
use damier_rules::{PieceKind, Variant};

fn right(facts: Facts) -> Ruling {
    facts.law().1
}

#[test]
fn every_topic_gives_cases_with_one_right_ruling_among_distinct_ones() {
    for &topic in Topic::VARIANTS {
        for seed in 0..60 {
            let case = Case::generate(topic, &mut random(seed)).unwrap_or_else(|| panic!("{topic:?} {seed}"));
            assert_eq!(Case::generate(topic, &mut random(seed)), Some(case.clone()));
            assert!((2..=4).contains(&case.choices.len()), "{case:?}");
            assert_eq!(case.choices.iter().filter(|&&choice| choice == case.right).count(), 1, "{case:?}");
            let mut distinct = case.choices.clone();
            distinct.dedup();
            assert_eq!(distinct.len(), case.choices.len(), "{case:?}");
            assert!(case.articles.iter().all(|article| article.starts_with("CDA") || article.starts_with("FMJD")));
        }
    }
}

#[test]
fn an_irregular_act_may_be_corrected_until_the_opponent_plays_on() {
    let irregular = |sequel| right(Facts::Irregular(Act::TouchesOther, sequel));
    // CDA 2.7.4: the opponent decides. 2.7.7: a move accepts it. 2.7.8 and 3.14.4: refusing costs the game. 3.15.1.3: the
    // arbiter does not interfere.
    assert_eq!(irregular(Sequel::Noticed), Ruling::CorrectOrAccept);
    assert_eq!(irregular(Sequel::NoticedLate), Ruling::Accepted);
    assert_eq!(irregular(Sequel::Refused), Ruling::OffenderLoses);
    assert_eq!(irregular(Sequel::Silence), Ruling::ArbiterWaits);
    assert_eq!(right(Facts::Accident), Ruling::MustCorrect);
    assert_eq!(right(Facts::BoardTurned), Ruling::Replayed);
}

#[test]
fn a_scene_shows_the_act_that_it_is_about() {
    let mut seen = std::collections::HashSet::new();
    for seed in 0..400 {
        let case = Case::generate(Topic::Irregular, &mut random(seed)).unwrap();
        let (Facts::Irregular(act, _), Some(scene)) = (case.facts, case.scene) else { continue };
        seen.insert(act);
        let (position, mover) = (scene.position, case.who);
        assert_eq!(mover, position.side_to_move());
        assert_eq!(position.variant(), Variant::International);
        let legal = position.legal_moves();
        let is_legal = |step: (Square, Square, bool)| {
            legal.iter().any(|played| (played.from, played.to, played.is_capture()) == step)
        };
        match act {
            Act::MovesTwice | Act::TakesBack | Act::TwoHands => assert!(is_legal(scene.step.unwrap())),
            Act::MovesWrongly | Act::DoesNotCapture | Act::CapturesFewer => assert!(!is_legal(scene.step.unwrap())),
            Act::TouchesOther => {
                let touched = scene.piece.unwrap();
                assert!(is_legal(scene.step.unwrap()) && touched != scene.step.unwrap().0);
                assert!(legal.iter().any(|played| played.from == touched), "the touched piece could have moved");
            }
            Act::MovesEnemy | Act::RemovesUnjumped => {
                assert!(position.all_pieces(!mover).contains(scene.piece.unwrap()));
            }
            Act::LiftsPiece | Act::RemovesOwn => assert!(position.all_pieces(mover).contains(scene.piece.unwrap())),
            Act::MovesUncrowned => {
                assert!(position.pieces(mover, PieceKind::King).contains(scene.piece.unwrap()));
            }
            Act::StopsCapture => assert!(position.piece_at(scene.piece.unwrap()).is_none(), "where the piece stands"),
            Act::LiftsDuringCapture | Act::LeavesCaptured | Act::StopsRemoving => {
                let (from, to, _) = scene.step.unwrap();
                let taken = scene.piece.unwrap();
                let is_it = |played: &&damier_rules::Move| (played.from, played.to) == (from, to);
                let capture = legal.iter().filter(is_it).find(|played| played.captured.contains(taken)).unwrap();
                assert!(capture.captured.len() > 1);
            }
        }
    }
    assert_eq!(seen.len(), 16, "{seen:?}");
}

#[test]
fn a_touched_piece_that_can_move_must_move() {
    let touched = |touch| right(Facts::Touched(touch));
    assert_eq!(touched(Touch::Movable), Ruling::MustMove);
    assert_eq!(touched(Touch::Blocked), Ruling::AnyPiece);
    assert_eq!(touched(Touch::Adjusted), Ruling::AnyPiece);
    assert_eq!(touched(Touch::AdjustedLate), Ruling::MustMove);
    assert_eq!(touched(Touch::HandOn), Ruling::AnySquare);
    assert_eq!(touched(Touch::HandOff), Ruling::MoveStands);
    assert_eq!(touched(Touch::NotToMove), Ruling::Forbidden);
}

#[test]
fn a_move_counts_once_the_clock_is_pressed() {
    let clock = |case| right(Facts::Clock(case));
    assert_eq!(clock(ClockCase::Flag { pressed: false }), Ruling::Loses);
    assert_eq!(clock(ClockCase::Flag { pressed: true }), Ruling::Continues);
    assert_eq!(clock(ClockCase::Late { minutes: 55 }), Ruling::TimeLost);
    assert_eq!(clock(ClockCase::Late { minutes: 65 }), Ruling::Loses);
    assert_eq!(clock(ClockCase::Neither { minutes: 20 }), Ruling::MinutesEach(10));
    assert_eq!(clock(ClockCase::ClaimAndFlag { right: true }), Ruling::Drawn);
    let short = |minutes, fischer| right(Facts::Sheet(SheetCase::ShortOfTime { minutes, fischer }));
    assert_eq!(short(4, false), Ruling::WriteLater);
    assert_eq!([short(6, false), short(4, true)], [Ruling::MustWrite; 2]);
}

#[test]
fn draws_follow_the_limits_of_the_rules() {
    let draw = |case| right(Facts::Draw(case));
    for (material, moves) in [(Material::Kings, 25), (Material::KingAndTwoMen, 16), (Material::KingAndMan, 5)] {
        assert_eq!(draw(DrawCase::Limit(material, moves)), Ruling::Drawn);
        assert_eq!(draw(DrawCase::Limit(material, moves - 1)), Ruling::Continues);
    }
    let offer = |moves| draw(DrawCase::Offered(Offer::After { moves }));
    assert_eq!([offer(39), offer(40)], [Ruling::OfferTooEarly, Ruling::OfferStands]);
    let repeated = |times, same_side| draw(DrawCase::Repetition { times, same_side });
    assert_eq!(repeated(3, true), Ruling::Drawn);
    assert_eq!([repeated(2, true), repeated(3, false)], [Ruling::Continues; 2]);
    let advantage = |pieces, seconds, fischer| draw(DrawCase::Advantage { pieces, seconds, fischer });
    assert_eq!(advantage(8, 55, false), Ruling::Drawn);
    for refused in [advantage(9, 55, false), advantage(8, 70, false), advantage(8, 55, true)] {
        assert_eq!(refused, Ruling::Continues);
    }
    assert_eq!(draw(DrawCase::Theoretical { fischer: false }), Ruling::Drawn);
}

#[test]
fn an_adjourned_game_is_resumed_in_four_steps() {
    use Ruling::{ConfirmPosition, OpenEnvelope, PlaySealed, ReturnSheets};
    let steps = [Sealing::First, Sealing::Second, Sealing::Third, Sealing::Fourth];
    assert_eq!(steps.map(|step| right(Facts::Sealed(step))), [OpenEnvelope, ReturnSheets, ConfirmPosition, PlaySealed]);
    assert_eq!(right(Facts::Sealed(Sealing::Illegal)), Ruling::Loses);
}

#[test]
fn a_round_robin_is_ordered_by_score_then_wins_then_the_game_between_the_two() {
    let compare = |scores, wins, between| right(Facts::Event(EventCase::Compare(Comparison { scores, wins, between })));
    assert_eq!(compare([11, 10], [3, 5], Some(1)), Ruling::First);
    assert_eq!(compare([11, 11], [3, 4], Some(0)), Ruling::Second);
    assert_eq!(compare([11, 11], [4, 4], Some(0)), Ruling::First);
    assert_eq!(compare([11, 11], [4, 4], None), Ruling::PlayOffDecides);
}
