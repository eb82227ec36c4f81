//! Why a case for an arbiter is decided as it is.

use crate::words::language::say;
use damier_train::arbiter::{
    Case, CaseFacts, ClockCase, DrawCase, EventCase, Offer, PlayOffResult, Ruling, SheetCase, knock_out_rounds,
};

/// Why the ruling of a case is right, in a sentence.
#[must_use]
pub fn reason(case: &Case) -> String {
    match case.facts {
        CaseFacts::Irregular(_, sequel) => say().why_irregular(sequel),
        CaseFacts::Accident => say().why_accident(),
        CaseFacts::BoardTurned => say().why_board_turned(),
        CaseFacts::LeftOff => say().why_left_off(),
        CaseFacts::OnLight => say().why_on_light(),
        CaseFacts::Touched(touch) => say().why_touch(touch),
        CaseFacts::Clock(clock) => say().why_clock(clock_key(clock, case.right)),
        CaseFacts::Sheet(sheet) => say().why_sheet(sheet_key(sheet, case.right)),
        CaseFacts::Draw(DrawCase::Limit(material, _)) if case.right == Ruling::Drawn => {
            say().why_limit_reached(material.limit().0)
        }
        CaseFacts::Draw(DrawCase::Limit(material, _)) => say().why_limit_open(material.limit().0),
        CaseFacts::Draw(draw) => say().why_draw(draw_key(draw, case.right)),
        CaseFacts::Sealed(sealing) => say().why_sealing(sealing),
        CaseFacts::Event(event) => event_reason(event),
        CaseFacts::Rulebook(_) => super::rulebook::rulebook_reason(case),
    }
}

fn clock_key(case: ClockCase, right: Ruling) -> &'static str {
    match case {
        ClockCase::Flag { pressed: Some(_), .. } => "pressed",
        ClockCase::Flag { pressed: None, .. } => "not-pressed",
        ClockCase::Forgotten => "forgotten",
        ClockCase::OtherHand => "other-hand",
        ClockCase::Late { .. } if right == Ruling::TimeLost => "late",
        ClockCase::Late { .. } => "too-late",
        ClockCase::BothLate { .. } => "both-late",
        ClockCase::Neither { .. } => "neither",
        ClockCase::BlackAbsent => "black-absent",
        ClockCase::ClaimAndFlag { right: true } => "claim-right",
        ClockCase::ClaimAndFlag { right: false } => "claim-wrong",
        ClockCase::Broken => "broken",
        ClockCase::ColorsSwapped => "colors-swapped",
    }
}

fn sheet_key(case: SheetCase, right: Ruling) -> &'static str {
    match case {
        SheetCase::ShortOfTime { fischer: true, .. } => "fischer",
        SheetCase::ShortOfTime { .. } if right == Ruling::WriteLater => "trouble",
        SheetCase::ShortOfTime { .. } => "time-left",
        SheetCase::AfterTimeTrouble => "after",
        SheetCase::Compare { .. } => "compare",
        SheetCase::CaptureFirst => "capture-first",
        SheetCase::Refuses => "refuses",
    }
}

fn draw_key(case: DrawCase, right: Ruling) -> &'static str {
    match case {
        DrawCase::Offered(Offer::After { .. }) if right == Ruling::OfferStands => "stands",
        DrawCase::Offered(Offer::After { .. }) => "early",
        DrawCase::Offered(Offer::Again) => "again",
        DrawCase::Offered(Offer::Conditional) => "conditional",
        DrawCase::Offered(Offer::OnOpponentsTime) => "late",
        DrawCase::Offered(Offer::AnsweredByMove) => "answered",
        DrawCase::Repetition { .. } if right == Ruling::Drawn => "repeated",
        DrawCase::Limit(..) | DrawCase::Repetition { .. } => "not-repeated",
        DrawCase::Theoretical { fischer: true } | DrawCase::Advantage { fischer: true, .. } => "fischer",
        DrawCase::Theoretical { .. } => "theoretical",
        DrawCase::Advantage { .. } if right == Ruling::Drawn => "advantage",
        DrawCase::Advantage { .. } => "no-advantage",
    }
}

fn event_reason(event: EventCase) -> String {
    match event {
        EventCase::Conduct(conduct) => say().why_conduct(conduct),
        EventCase::SevereWarnings(_) => say().why_severe_warnings(),
        EventCase::Disqualification => say().why_disqualification(),
        EventCase::RefusesCorrection => say().why_irregular("refused"),
        EventCase::Seen(seen) => say().why_seen(seen),
        EventCase::SeenConduct(_) => say().why_seen_conduct(),
        EventCase::Form(form) => say().why_form(form),
        EventCase::Rounds(players) => say().why_rounds(players, knock_out_rounds(players)),
        EventCase::Score(..) => say().why_score(),
        EventCase::Compare(comparison) => say().why_compare(comparison.decided_by()),
        EventCase::PlayOff(contest) => match contest.outcome {
            PlayOffResult::Drawn(_) => say().why_play_off_drawn(),
            PlayOffResult::Won(_) | PlayOffResult::Flag(_) => say().why_play_off_over(),
        },
    }
}
