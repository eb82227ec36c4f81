//! The words of the opening of a game.

use yonsan_rules::{Act, Due, Opening, OpeningRule, Point, ProtocolError, RuleSet, Side};

use super::{say, side};
use crate::train::game::opening::OpeningPhase;

/// A point as the board names it.
fn name(point: Point) -> String {
    point.to_string().to_uppercase()
}

/// The selector of an opening rule in messages.
fn selector(rule: Option<OpeningRule>) -> String {
    rule.map_or_else(|| "free".to_owned(), |rule| rule.to_string())
}

/// The name of an opening rule, or that there is none.
#[must_use]
pub fn opening_rule(rule: Option<OpeningRule>) -> String {
    say().opening_rule(selector(rule))
}

/// What an opening rule is, for players by a rule set.
#[must_use]
pub fn about_opening_rule(rules: RuleSet, rule: Option<OpeningRule>) -> String {
    if rules.opening_rules().is_empty() { say().opening_none() } else { say().opening_about(selector(rule)) }
}

/// An opening by its code, its romanised name and its Chinese one.
#[must_use]
pub fn opening_name(opening: Opening) -> String {
    say().opening_named(opening.code(), opening.romanised(), opening.chinese())
}

/// What the player is to do.
#[must_use]
pub fn opening_ask(opening: &OpeningPhase) -> String {
    match opening.due() {
        Due::Stone { within: 7, .. } => say().opening_ask_anywhere(),
        Due::Stone { side: of, within } => say().opening_ask_lay(side(of), u32::from(2 * within + 1)),
        Due::Swap => say().opening_ask_swap(),
        Due::Declare { .. } => say().opening_ask_declare(),
        Due::SwapOrOffer => say().opening_ask_choice(),
        Due::Offer { left } => say().opening_ask_offer(u32::from(left)),
        Due::Choose => say().opening_ask_choose(),
        Due::Nothing => say().opening_over(),
    }
}

/// An act to be chosen from a list.
#[must_use]
pub fn opening_choice(opening: &OpeningPhase, act: Act) -> String {
    let own = opening.side();
    match act {
        Act::Swap => say().opening_take(side(own.other())),
        Act::Keep if opening.due() == Due::SwapOrOffer => say().opening_keep_fifth(),
        Act::Keep => say().opening_keep(side(own)),
        Act::Declare(number) => number.to_string(),
        Act::OfferTen => say().opening_offer_ten(),
        Act::Stone(point) => name(point),
    }
}

/// What the engine has done since the player's last act, but for stones, which the board shows.
#[must_use]
pub fn opening_news(opening: &OpeningPhase) -> Vec<String> {
    let own: &str = side(opening.side());
    let mut told: Vec<String> = Vec::new();
    for &(_, act) in opening.news() {
        told.extend(match act {
            Act::Swap => Some(say().opening_did_swap(own)),
            Act::Keep => Some(say().opening_did_keep(own)),
            Act::Declare(number) => Some(say().opening_did_declare(u32::from(number))),
            Act::OfferTen => Some(say().opening_did_ten()),
            Act::Stone(_) => None,
        });
    }
    if opening.due() == Due::Choose && opening.is_yours() {
        let offers: Vec<String> = opening.protocol().offers().iter().copied().map(name).collect();
        told.push(say().opening_did_offer(offers.join(&say().list())));
    }
    told
}

/// What the opening rule refuses.
#[must_use]
pub fn opening_refused(error: ProtocolError) -> String {
    match error {
        ProtocolError::Taken(point) => say().opening_refused_taken(name(point)),
        ProtocolError::TooFar { point, width } => say().opening_refused_far(name(point), u32::from(width)),
        ProtocolError::Symmetrical { point, offered } => say().opening_refused_alike(name(point), name(offered)),
        ProtocolError::NotOffered(point) => say().opening_refused_offered(name(point)),
        ProtocolError::NotDue | ProtocolError::Number(_) => say().game_refused(),
    }
}

/// The player's place at the beginning of a game: a colour, or under an opening rule who acts first.
#[must_use]
pub fn seat(rule: Option<OpeningRule>, of: Side) -> String {
    if rule.is_some() { say().opening_seat(side(of)) } else { say().side(side(of)) }
}
