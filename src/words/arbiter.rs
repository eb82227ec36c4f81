//! Cases for an arbiter.

use std::time::Duration;

use super::play::dial_time;
use super::{say, side_name};
use damier_rules::Variant;
use damier_rules::notation::SquareNames;
use damier_train::arbiter::{
    Act, Case, ClockCase, Comparison, Conduct, Contest, DrawCase, EventCase, Facts, Form, Material, Offer, Ruling,
    Sealing, Seen, Sequel, SheetCase, Touch,
};

/// What happened, with the question.
#[must_use]
pub fn arbiter_case(case: &Case) -> String {
    let parts = &Parts::of(case);
    match case.facts {
        Facts::Irregular(happened, then) => say().irregular_case(act(happened, parts), sequel(then, parts)),
        Facts::Accident => say().case_accident(),
        Facts::BoardTurned => say().case_board_turned(),
        Facts::Misplaced => say().case_misplaced(),
        Facts::Touched(how) => touch(how, parts),
        Facts::Clock(clock) => clock_case(clock, parts),
        Facts::Sheet(sheet) => sheet_case(sheet, parts),
        Facts::Draw(draw) => draw_case(draw, parts),
        Facts::Sealed(seal) => sealing(seal),
        Facts::Event(event) => event_case(event, parts),
    }
}

/// The parts of a case in words.
struct Parts {
    mover: String,
    other: String,
    /// The piece in question, by its square; empty without a scene.
    piece: String,
    /// The move in question; empty without one.
    played: String,
}

impl Parts {
    fn of(case: &Case) -> Self {
        let names = SquareNames::of(Variant::International);
        let name = |square| names.text(square).to_string();
        let step = case.scene.and_then(|scene| scene.step).map(|(from, to, captures)| {
            let between = if captures { 'x' } else { '-' };
            format!("{}{between}{}", name(from), name(to))
        });
        Self {
            mover: side_name(case.who),
            other: side_name(!case.who),
            piece: case.scene.and_then(|scene| scene.piece).map(name).unwrap_or_default(),
            played: step.unwrap_or_default(),
        }
    }
}

fn act(act: Act, parts: &Parts) -> String {
    let Parts { mover, other, piece, played } = parts;
    match act {
        Act::MovesTwice => say().act_moves_twice(mover, played, other),
        Act::MovesWrongly => say().act_moves_wrongly(mover, played),
        Act::TouchesOther => say().act_touches_other(mover, piece, played),
        Act::TakesBack => say().act_takes_back(mover, played),
        Act::MovesEnemy => say().act_moves_enemy(mover, other, piece),
        Act::DoesNotCapture => say().act_does_not_capture(mover, played),
        Act::LiftsPiece => say().act_lifts_piece(mover, piece),
        Act::CapturesFewer => say().act_captures_fewer(mover, played),
        Act::StopsCapture => say().act_stops_capture(mover, played, piece),
        Act::LiftsDuringCapture => say().act_lifts_during_capture(mover, played, piece),
        Act::LeavesCaptured => say().act_leaves_captured(mover, played, piece),
        Act::RemovesUnjumped => say().act_removes_unjumped(mover, played, piece),
        Act::StopsRemoving => say().act_stops_removing(mover, played),
        Act::RemovesOwn => say().act_removes_own(mover, played, piece),
        Act::MovesUncrowned => say().act_moves_uncrowned(mover, played),
        Act::TwoHands => say().act_two_hands(mover, played),
    }
}

fn sequel(sequel: Sequel, parts: &Parts) -> String {
    let Parts { mover, other, .. } = parts;
    match sequel {
        Sequel::Noticed => say().sequel_noticed(other),
        Sequel::NoticedLate => say().sequel_noticed_late(other),
        Sequel::Refused => say().sequel_refused(other, mover),
        Sequel::Silence => say().sequel_silence(other),
    }
}

fn touch(touch: Touch, parts: &Parts) -> String {
    let Parts { mover, other, piece, played } = parts;
    match touch {
        Touch::Movable => say().touch_movable(mover, piece),
        Touch::Blocked => say().touch_blocked(mover, piece),
        Touch::Adjusted => say().touch_adjusted(mover, piece),
        Touch::AdjustedLate => say().touch_adjusted_late(mover, piece),
        Touch::HandOn => say().touch_hand_on(mover, played),
        Touch::HandOff => say().touch_hand_off(mover, played),
        Touch::NotToMove => say().touch_not_to_move(mover, other, piece),
    }
}

fn clock_case(case: ClockCase, parts: &Parts) -> String {
    let Parts { mover, other, .. } = parts;
    match case {
        ClockCase::Flag { pressed: true } => say().clock_flag_pressed(mover, other),
        ClockCase::Flag { pressed: false } => say().clock_flag_not_pressed(mover),
        ClockCase::Forgotten => say().clock_forgotten(mover),
        ClockCase::OtherHand => say().clock_other_hand(mover),
        ClockCase::Late { minutes } => say().clock_late(other, minutes),
        ClockCase::BothLate { minutes } => say().clock_both_late(minutes),
        ClockCase::Neither { minutes } => say().clock_neither(mover, minutes, other),
        ClockCase::BlackAbsent => say().clock_black_absent(),
        ClockCase::ClaimAndFlag { right: true } => say().clock_claim_right(mover),
        ClockCase::ClaimAndFlag { right: false } => say().clock_claim_wrong(mover),
        ClockCase::Broken => say().clock_broken(),
        ClockCase::ColorsSwapped => say().clock_colors_swapped(),
    }
}

fn sheet_case(case: SheetCase, parts: &Parts) -> String {
    let Parts { mover, other, .. } = parts;
    match case {
        SheetCase::ShortOfTime { minutes, fischer: false } => say().sheet_sudden_death(mover, minutes),
        SheetCase::ShortOfTime { minutes, fischer: true } => say().sheet_fischer(mover, minutes),
        SheetCase::AfterTimeTrouble => say().sheet_after_time_trouble(mover),
        SheetCase::Compare => say().sheet_compare(mover, other),
        SheetCase::CaptureFirst => say().sheet_capture_first(mover),
        SheetCase::Refuses => say().sheet_refuses(mover),
    }
}

fn draw_case(case: DrawCase, parts: &Parts) -> String {
    let Parts { mover, other, .. } = parts;
    match case {
        DrawCase::Offered(Offer::After { moves }) => say().offer_after(moves, mover),
        DrawCase::Offered(Offer::Again) => say().offer_again(mover, other),
        DrawCase::Offered(Offer::Conditional) => say().offer_conditional(mover),
        DrawCase::Offered(Offer::OnOpponentsTime) => say().offer_on_opponents_time(mover),
        DrawCase::Offered(Offer::AnsweredByMove) => say().offer_answered_by_move(mover, other),
        DrawCase::Limit(strong, moves) => say().limit_case(material(strong), moves),
        DrawCase::Repetition { times, same_side: true } => say().repetition_same_side(times, mover),
        DrawCase::Repetition { times, same_side: false } => say().repetition_either_side(times, other, mover),
        DrawCase::Theoretical { fischer: false } => say().theoretical_sudden_death(),
        DrawCase::Theoretical { fischer: true } => say().theoretical_fischer(),
        DrawCase::Advantage { pieces, seconds, fischer: false } => say().advantage_sudden_death(pieces, mover, seconds),
        DrawCase::Advantage { pieces, seconds, fischer: true } => say().advantage_fischer(pieces, mover, seconds),
    }
}

fn material(material: Material) -> String {
    match material {
        Material::Kings => say().limit_kings(),
        Material::ThreeKings => say().limit_three_kings(),
        Material::TwoKingsAndMan => say().limit_two_kings_and_man(),
        Material::KingAndTwoMen => say().limit_king_and_two_men(),
        Material::TwoKings => say().limit_two_kings(),
        Material::KingAndMan => say().limit_king_and_man(),
        Material::King => say().limit_king(),
    }
}

fn sealing(sealing: Sealing) -> String {
    match sealing {
        Sealing::WhoSeals => say().sealing_who(),
        Sealing::Illegal => say().sealing_illegal(),
        Sealing::WhoKeeps => say().sealing_who_keeps(),
        Sealing::First => say().sealing_first(),
        Sealing::Second => say().sealing_second(),
        Sealing::Third => say().sealing_third(),
        Sealing::Fourth => say().sealing_fourth(),
        Sealing::OtherMove => say().sealing_other_move(),
        Sealing::ArbitersTime => say().sealing_arbiters_time(),
    }
}

fn event_case(case: EventCase, parts: &Parts) -> String {
    let Parts { mover, .. } = parts;
    match case {
        EventCase::Conduct(what) => conduct(what, parts),
        EventCase::SevereWarnings(1) => say().severe_warning_one(mover),
        EventCase::SevereWarnings(_) => say().severe_warning_two(mover),
        EventCase::Disqualification => say().disqualification_case(),
        EventCase::RefusesCorrection => say().refuses_correction_case(mover),
        EventCase::Seen(what) => seen(what, parts),
        EventCase::Form(form) => form_described(form),
        EventCase::Rounds(players) => say().rounds_case(players),
        EventCase::Compare(Comparison { scores: [first, second], wins: [wins, others], between }) => {
            let between = ["first", "second"].get(between.unwrap_or(usize::MAX)).copied().unwrap_or("none");
            say().compare_case(first, wins, second, others, between)
        }
        EventCase::PlayOff(Contest::Drawn([first, second])) => say().play_off_drawn(dial(first), dial(second)),
        EventCase::PlayOff(Contest::Won) => say().play_off_won(),
        EventCase::PlayOff(Contest::Flag) => say().play_off_flag(),
    }
}

fn dial(seconds: u32) -> String {
    dial_time(Duration::from_secs(seconds.into()))
}

fn conduct(conduct: Conduct, parts: &Parts) -> String {
    let Parts { mover, other, .. } = parts;
    match conduct {
        Conduct::Talks => say().conduct_talks(mover),
        Conduct::Notes => say().conduct_notes(mover),
        Conduct::LeavesToMove => say().conduct_leaves_to_move(mover),
        Conduct::Points => say().conduct_points(mover),
        Conduct::Disturbs => say().conduct_disturbs(other, mover),
        Conduct::Advice => say().conduct_advice(mover),
        Conduct::AnalysesRunning => say().conduct_analyses_running(mover),
        Conduct::AnalysesInHall => say().conduct_analyses_in_hall(mover, other),
        Conduct::LeavesHall => say().conduct_leaves_hall(mover),
        Conduct::StandsBy => say().conduct_stands_by(mover),
        Conduct::Telephone => say().conduct_telephone(mover),
        Conduct::Walks => say().conduct_walks(other, mover),
        Conduct::AsksArbiter => say().conduct_asks_arbiter(mover),
        Conduct::Appeals => say().conduct_appeals(mover),
        Conduct::WritesToOrganisers => say().conduct_writes_to_organisers(mover),
    }
}

fn seen(seen: Seen, parts: &Parts) -> String {
    let Parts { mover, other, .. } = parts;
    match seen {
        Seen::Flag => say().seen_flag(),
        Seen::RuleDraw => say().seen_rule_draw(),
        Seen::Irregular => say().seen_irregular(mover, other),
        Seen::ForgottenClock => say().seen_forgotten_clock(mover, other),
        Seen::Quarrel => say().seen_quarrel(),
        Seen::NoScore => say().seen_no_score(mover),
    }
}

fn form_described(form: Form) -> String {
    match form {
        Form::Odds => say().form_is_odds(),
        Form::Blindfold => say().form_is_blindfold(),
        Form::Simultaneous => say().form_is_simultaneous(),
        Form::BlindfoldSimultaneous => say().form_is_blindfold_simultaneous(),
        Form::Correspondence => say().form_is_correspondence(),
        Form::KnockOut => say().form_is_knock_out(),
        Form::RoundRobin => say().form_is_round_robin(),
        Form::ByScore => say().form_is_by_score(),
        Form::Relay => say().form_is_relay(),
        Form::Match => say().form_is_match(),
        Form::Scheveningen => say().form_is_scheveningen(),
    }
}

fn form_name(form: Form) -> String {
    match form {
        Form::Odds => say().form_odds(),
        Form::Blindfold => say().form_blindfold(),
        Form::Simultaneous => say().form_simultaneous(),
        Form::BlindfoldSimultaneous => say().form_blindfold_simultaneous(),
        Form::Correspondence => say().form_correspondence(),
        Form::KnockOut => say().form_knock_out(),
        Form::RoundRobin => say().form_round_robin(),
        Form::ByScore => say().form_by_score(),
        Form::Relay => say().form_relay(),
        Form::Match => say().form_match(),
        Form::Scheveningen => say().form_scheveningen(),
    }
}

/// A ruling, in at most 30 columns.
#[must_use]
pub fn ruling(ruling: Ruling) -> String {
    match ruling {
        Ruling::CorrectOrAccept => say().ruling_correct_or_accept(),
        Ruling::MustCorrect => say().ruling_must_correct(),
        Ruling::Accepted => say().ruling_accepted(),
        Ruling::StillCorrect => say().ruling_still_correct(),
        Ruling::OffenderLoses => say().ruling_offender_loses(),
        Ruling::Warned => say().ruling_warned(),
        Ruling::ArbiterWaits => say().ruling_arbiter_waits(),
        Ruling::ArbiterActs => say().ruling_arbiter_acts(),
        Ruling::Replayed => say().ruling_replayed(),
        Ruling::Continues => say().ruling_continues(),
        Ruling::MustMove => say().ruling_must_move(),
        Ruling::AnyPiece => say().ruling_any_piece(),
        Ruling::AnySquare => say().ruling_any_square(),
        Ruling::MoveStands => say().ruling_move_stands(),
        Ruling::Forbidden => say().ruling_forbidden(),
        Ruling::Allowed => say().ruling_allowed(),
        Ruling::Loses => say().ruling_loses(),
        Ruling::BothLose => say().ruling_both_lose(),
        Ruling::TimeLost => say().ruling_time_lost(),
        Ruling::OnlyOpponent => say().ruling_only_opponent(),
        Ruling::ArbiterToo => say().ruling_arbiter_too(),
        Ruling::Anyone => say().ruling_anyone(),
        Ruling::WhiteClock => say().ruling_white_clock(),
        Ruling::BlackClock => say().ruling_black_clock(),
        Ruling::NoClock => say().ruling_no_clock(),
        Ruling::MinutesEach(minutes) => say().ruling_minutes_each(minutes),
        Ruling::MinutesWhite(minutes) => say().ruling_minutes_white(minutes),
        Ruling::Drawn => say().ruling_drawn(),
        Ruling::OfferStands => say().ruling_offer_stands(),
        Ruling::OfferTooEarly => say().ruling_offer_too_early(),
        Ruling::OfferRepeated => say().ruling_offer_repeated(),
        Ruling::OfferConditional => say().ruling_offer_conditional(),
        Ruling::OfferLate => say().ruling_offer_late(),
        Ruling::OfferDeclined => say().ruling_offer_declined(),
        Ruling::SideToMove => say().ruling_side_to_move(),
        Ruling::OtherSide => say().ruling_other_side(),
        Ruling::TheArbiter => say().ruling_the_arbiter(),
        Ruling::WhitePlayer => say().ruling_white_player(),
        Ruling::PlaySealed => say().ruling_play_sealed(),
        Ruling::ConfirmPosition => say().ruling_confirm_position(),
        Ruling::ReturnSheets => say().ruling_return_sheets(),
        Ruling::OpenEnvelope => say().ruling_open_envelope(),
        Ruling::MustWrite => say().ruling_must_write(),
        Ruling::WriteLater => say().ruling_write_later(),
        Ruling::NeedNotWrite => say().ruling_need_not_write(),
        Ruling::Named(form) => form_name(form),
        Ruling::Rounds(rounds) => say().ruling_rounds(rounds),
        Ruling::First => say().ruling_first(),
        Ruling::Second => say().ruling_second(),
        Ruling::PlayOffDecides => say().ruling_play_off_decides(),
        Ruling::ChiefArbiter => say().ruling_chief_arbiter(),
        Ruling::Times([first, second]) => say().ruling_times(dial(first), dial(second)),
        Ruling::PlayOffOver => say().ruling_play_off_over(),
    }
}

#[cfg(test)]
mod tests {
    use unicode_width::UnicodeWidthStr;

    use super::*;
    use crate::words::{Language, speak_here};
    use damier_train::arbiter::{Scene, Topic};

    #[test]
    fn a_case_names_the_sides_the_piece_and_the_move() {
        let position = damier_rules::AnyPosition::start(Variant::International);
        let square = |number| position.board_size().square(number).unwrap();
        let scene = Scene { position, piece: Some(square(32)), step: Some((square(33), square(28), false)) };
        let case = |facts| Case {
            facts,
            who: damier_rules::Color::White,
            scene: Some(scene),
            choices: Vec::new(),
            right: Ruling::Accepted,
        };
        assert_eq!(
            arbiter_case(&case(Facts::Irregular(Act::TouchesOther, Sequel::NoticedLate))),
            "White touches the piece on 32 without a word, then plays 33-28. Black replies with a move and notices only \
             then. What may Black do?"
        );
        assert_eq!(
            arbiter_case(&case(Facts::Clock(ClockCase::Neither { minutes: 20 }))),
            "At the start neither player is there. White comes after 20 minutes, before Black. How is the lost time \
             counted?"
        );
        let compared = Comparison { scores: [11, 12], wins: [4, 3], between: Some(1) };
        assert_eq!(
            arbiter_case(&case(Facts::Event(EventCase::Compare(compared)))),
            "A round robin ends. A has 11 points and 4 wins, B 12 and 3. B won their game. Who is ahead?"
        );
    }

    #[test]
    fn cases_have_at_most_45_words_and_rulings_30_columns() {
        for &language in Language::iter() {
            speak_here(language);
            for (topic, seed) in Topic::ALL.into_iter().flat_map(|topic| (0..80).map(move |seed| (topic, seed))) {
                let case = Case::generate(topic, &mut damier_train::random(seed)).unwrap();
                let text = arbiter_case(&case);
                assert!(text.split_whitespace().count() <= 45, "{text}");
                assert!(text.width() <= 240, "{text}");
                let mut said: Vec<String> = case.choices.iter().map(|&choice| ruling(choice)).collect();
                assert!(said.iter().all(|said| said.width() <= 30), "{said:?}");
                said.sort();
                said.dedup();
                assert_eq!(said.len(), case.choices.len(), "no two choices read the same: {said:?}");
            }
        }
    }
}
