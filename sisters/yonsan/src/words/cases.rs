//! The words of the referee's cases.

use std::time::Duration;

use yonsan_rules::{Act, Due, OpeningRule, Player, Point, Side};

use super::{made, say, side};
use crate::train::cases::{Answer, Case, Claim, Clock, Facts, Match, NoWinner};

/// A point as the board names it.
fn name(point: Point) -> String {
    point.to_string().to_uppercase()
}

fn names(points: &[Point]) -> String {
    points.iter().copied().map(name).collect::<Vec<_>>().join(&say().list())
}

/// A player of an opening or a match.
const fn player(player: Player) -> &'static str {
    match player {
        Player::First => "A",
        Player::Second => "B",
    }
}

/// The name of an opening rule.
#[must_use]
pub fn opening(rule: OpeningRule) -> String {
    match rule {
        OpeningRule::Rif => say().opening_rif(),
        OpeningRule::Yamaguchi => say().opening_yamaguchi(),
        OpeningRule::Soosyrv8 => say().opening_soosyrv(),
        OpeningRule::Taraguchi10 => say().opening_taraguchi(),
    }
}

/// What was done in an opening, player by player.
fn acts(acts: &[(Player, Act)]) -> String {
    let mut parts: Vec<String> = Vec::new();
    let mut last = None;
    for &(who, act) in acts {
        let what = match act {
            Act::Stone(point) => name(point),
            Act::Swap => say().act_swap(),
            Act::Keep => say().act_keep(),
            Act::Declare(number) => say().act_declare(u32::from(number)),
            Act::OfferTen => say().act_offer_ten(),
        };
        match parts.last_mut().filter(|_| last == Some(who)) {
            Some(part) => *part = format!("{part}{}{what}", say().list()),
            None => parts.push(format!("{}: {what}", player(who))),
        }
        last = Some(who);
    }
    if parts.is_empty() { say().act_none() } else { parts.join("; ") }
}

/// A time in minutes and seconds.
fn time(time: Duration) -> String {
    format!("{}:{:02}", time.as_secs() / 60, time.as_secs() % 60)
}

/// What happened in a case, and the question.
#[must_use]
pub fn facts(case: &Case) -> String {
    match case.facts() {
        Facts::Stone(_, point) => say().case_stone(name(*point)),
        Facts::Laid(before, point, claim) => {
            let (mover, other) = (before.to_move(), before.to_move().other());
            match claim {
                Claim::None => say().case_laid(side(mover), name(*point)),
                Claim::AtOnce => say().case_laid_at_once(side(mover), name(*point), side(other)),
                Claim::Late(next) => say().case_laid_late(name(*point), name(*next)),
            }
        }
        Facts::Silent { before, threat, answer, announced } => {
            let mover = side(before.to_move());
            if *announced {
                say().case_announced(mover, name(*threat), name(*answer))
            } else {
                say().case_silent(mover, name(*threat), name(*answer))
            }
        }
        Facts::First(stones, point) if stones.is_empty() => say().case_first(name(*point)),
        Facts::First(_, point) => say().case_second(name(*point)),
        Facts::Pattern(stones) => say().case_pattern(names(stones)),
        Facts::Actor(rule, done) => say().case_actor(opening(*rule), acts(done)),
        Facts::Due(rule, done) => say().case_due(opening(*rule), acts(done)),
        Facts::Fifth(rule, _, offers, point) => say().case_fifth(opening(*rule), names(offers), name(*point)),
        Facts::Clock(clock) => of_clock(*clock),
        Facts::NoWinner(ending) => match ending {
            NoWinner::FullBoard => say().case_full(),
            NoWinner::Agreement => say().case_agreement(),
            NoWinner::Offer => say().case_offer(),
            NoWinner::Pass => say().case_pass(),
            NoWinner::TwoPasses => say().case_two_passes(),
        },
        Facts::Match(question) => match *question {
            Match::Points([won, drawn, lost]) => say().case_points(won, drawn, lost),
            Match::Won(one, other) => say().case_match(one, other),
            Match::Black(game) => say().case_black(game),
        },
    }
}

fn of_clock(clock: Clock) -> String {
    match clock {
        Clock::Final(of, used) => say().case_final(side(of), time(used)),
        Clock::Move(before, taken) => say().case_move(before.as_secs() / 60, taken.as_secs()),
        Clock::Flag(of) => say().case_flag(side(of)),
        Clock::BothFlags => say().case_both_flags(),
        Clock::Leaves(of) => say().case_leaves(side(of)),
        Clock::Resigns(of) => say().case_resigns(side(of)),
    }
}

/// An answer to a case.
#[must_use]
pub fn answer(answer: Answer) -> String {
    match answer {
        Answer::BlackWins => say().answer_wins(side(Side::Black)),
        Answer::WhiteWins => say().answer_wins(side(Side::White)),
        Answer::Draw => say().answer_draw(),
        Answer::GoesOn => say().answer_goes_on(),
        Answer::TakenBack => say().answer_taken_back(),
        Answer::Yes => say().answer_yes(),
        Answer::No => say().answer_no(),
        Answer::Made(what) => made(what),
        Answer::Number(number) => number.to_string(),
        Answer::Player(who) => player(who).to_owned(),
        Answer::Nobody => say().answer_nobody(),
        Answer::Due(due) => of_due(due),
    }
}

fn of_due(due: Due) -> String {
    match due {
        Due::Stone { side: of, within: 7 } => say().due_stone_anywhere(side(of)),
        Due::Stone { side: of, within: 0 } => say().due_stone_centre(side(of)),
        Due::Stone { side: of, within } => say().due_stone(side(of), u32::from(2 * within + 1)),
        Due::Swap => say().due_swap(),
        Due::Declare { .. } => say().due_declare(),
        Due::SwapOrOffer => say().due_swap_or_offer(),
        Due::Offer { left } => say().due_offer(u32::from(left)),
        Due::Choose => say().due_choose(),
        Due::Nothing => say().due_nothing(),
    }
}
