//! What an arbiter is asked beside touch and repetition.

use chuhe_rules::{Foul, Level};

use super::say;
use crate::train::cases::{Case, Reply};

/// A case in words.
#[must_use]
pub fn case(case: Case) -> String {
    match case {
        Case::Foul(foul, before) => {
            let done = match foul {
                Foul::Disturbance => say().case_disturbance(),
                Foul::Clock => say().case_clock(),
                Foul::FalseClaim => say().case_false_claim(),
                _ => say().case_touch(),
            };
            say().case_with_fouls(done, before)
        }
        Case::Missing(entries, before) => say().case_with_fouls(say().case_missing(entries), before),
        Case::Illegal(Level::National, _) => say().case_illegal_national(),
        Case::Illegal(Level::Local, true) => say().case_illegal_second(),
        Case::Illegal(Level::Local, false) => say().case_illegal_first(),
        Case::Press(false) => say().case_press_first(),
        Case::Press(true) => say().case_press_second(),
        Case::Rapid(minutes) => say().case_rapid(minutes),
        Case::Time(minutes, seconds, moves) => say().case_time(minutes, seconds, moves),
        Case::Offers(own, other) => say().case_offers(own, other),
        Case::Claim(rounds, false) => say().case_claim(rounds),
        Case::Claim(rounds, true) => say().case_claim_second(rounds),
        Case::Cycle(round) => say().case_cycle(round),
        Case::LineUp(order) => {
            let order: Vec<String> = order.iter().map(ToString::to_string).collect();
            say().case_line_up(order.join("-"))
        }
        Case::KnockOut(1, place) => say().case_knock_out_one(place),
        Case::KnockOut(_, place) => say().case_knock_out_two(place),
        Case::Games(one, other) => say().case_games(one, other),
        Case::Sum([one, two, three]) => say().case_sum(one, two, three),
    }
}

/// An answer in words.
#[must_use]
pub fn reply(case: Case, reply: Reply) -> String {
    match reply {
        Reply::Nothing => say().reply_nothing(),
        Reply::Foul => say().reply_foul(),
        Reply::TwoFouls => say().reply_two_fouls(),
        Reply::Loses => say().reply_loses(),
        Reply::Drawn => say().reply_drawn(),
        Reply::RedVaries => say().reply_red_varies(),
        Reply::Yes => say().reply_yes(),
        Reply::No => say().reply_no(),
        Reply::Number(number) => match case {
            Case::KnockOut(..) => say().reply_place(number),
            Case::Time(..) => say().reply_minutes(number),
            _ => number.to_string(),
        },
    }
}
