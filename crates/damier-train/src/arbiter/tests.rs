//! The expected rulings are read off the articles, case by case.

use super::*;
use etude::random;

fn right(facts: CaseFacts) -> Ruling {
    facts.law().right
}

#[test]
fn every_topic_gives_cases_with_one_right_ruling_among_distinct_ones() {
    for &topic in CaseTopic::VARIANTS {
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
    let irregular = |sequel| right(CaseFacts::Irregular(Act::TouchesOther, sequel));
    // CDA 2.7.4: the opponent decides. 2.7.7: a move accepts it. 3.14.4: refusing costs the game. 2.7.8 and 3.14.3.1:
    // correcting a part is punished. 3.15.1.3: the arbiter does not interfere. 2.7.5: an accident is no offence.
    assert_eq!(irregular(Sequel::Noticed), Ruling::CorrectOrAccept);
    assert_eq!(irregular(Sequel::NoticedLate), Ruling::Accepted);
    assert_eq!(irregular(Sequel::Refused), Ruling::OffenderLoses);
    assert_eq!(irregular(Sequel::Partly), Ruling::Punished);
    assert_eq!(irregular(Sequel::Silence), Ruling::ArbiterWaits);
    assert_eq!(right(CaseFacts::Accident), Ruling::NoOffence);
    assert_eq!([right(CaseFacts::LeftOff), right(CaseFacts::OnLight)], [Ruling::MustCorrect; 2]);
    assert_eq!(right(CaseFacts::BoardTurned), Ruling::Replayed);
}

#[test]
fn a_touched_piece_that_can_move_must_move() {
    let touched = |touch| right(CaseFacts::Touched(touch));
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
    let clock = |case| right(CaseFacts::Clock(case));
    assert_eq!(clock(ClockCase::Flag { seconds: 3, pressed: None }), Ruling::Loses);
    assert_eq!(clock(ClockCase::Flag { seconds: 3, pressed: Some(1) }), Ruling::Continues);
    assert_eq!(clock(ClockCase::Late { minutes: 55 }), Ruling::TimeLost);
    assert_eq!(clock(ClockCase::Late { minutes: 65 }), Ruling::Loses);
    assert_eq!(clock(ClockCase::Neither { minutes: 20 }), Ruling::MinutesEach(10));
    assert_eq!(clock(ClockCase::ClaimAndFlag { right: true }), Ruling::Drawn);
    let short = |minutes, fischer| right(CaseFacts::Sheet(SheetCase::ShortOfTime { minutes, fischer }));
    assert_eq!(short(4, false), Ruling::WriteLater);
    assert_eq!([short(6, false), short(4, true)], [Ruling::MustWrite; 2]);
}

#[test]
fn draws_follow_the_limits_of_the_rules() {
    let draw = |case| right(CaseFacts::Draw(case));
    for (material, moves) in
        [(LimitMaterial::Kings, 25), (LimitMaterial::KingAndTwoMen, 16), (LimitMaterial::KingAndMan, 5)]
    {
        assert_eq!(draw(DrawCase::Limit(material, moves)), Ruling::Drawn);
        assert_eq!(draw(DrawCase::Limit(material, moves - 1)), Ruling::Continues);
    }
    let offer = |number| draw(DrawCase::Offered(Offer::After { number }));
    assert_eq!([offer(39), offer(41)], [Ruling::OfferTooEarly, Ruling::OfferStands]);
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
    assert_eq!(
        steps.map(|step| right(CaseFacts::Sealed(step))),
        [OpenEnvelope, ReturnSheets, ConfirmPosition, PlaySealed]
    );
    assert_eq!(right(CaseFacts::Sealed(Sealing::Illegal)), Ruling::Loses);
}
