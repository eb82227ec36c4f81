//! What the rules say about the facts of a case, and in which article.

use yonsan_rules::{
    FoulRule, Opening, OpeningRule, Player, Point, Position, Protocol, ProtocolError, RowKind, RuleSet, Side,
    StoneEffect,
};

use super::{Answer, Article, Claim, Clock, Facts, Match, NoWinner};
use crate::train::fouls::Made;

use RuleSet::{Rif, School1, School2};

/// Half an hour: until then moves have no limit under School 2.
const FREE: u64 = 30 * 60;
/// The seconds for a move after that.
const MOVE: u64 = 30;
/// The seconds of the clock of the finals.
const FINAL: u64 = 15 * 60;

/// The answer to a case and the article that settles it; `None` where the rule set says nothing.
pub fn judge(rules: RuleSet, facts: &Facts) -> Option<(Answer, Article)> {
    match facts {
        // The schools know no opening rule.
        Facts::Actor(..) | Facts::Due(..) | Facts::Fifth(..) if rules != Rif => None,
        Facts::Stone(board, point) => {
            let made = Made::by(board, *point);
            Some((Answer::Made(made), made_article(rules, made)))
        }
        Facts::Laid(before, point, claim) => laid(rules, before, *point, *claim),
        Facts::Silent { before, threat, answer, announced } => {
            (rules == School1).then(|| silent(before, *threat, *answer, *announced))
        }
        Facts::First(stones, point) => first(rules, stones, *point),
        Facts::Pattern(stones) => (rules == Rif).then(|| (yes(Opening::of(stones).is_some()), "rif-11")),
        Facts::Actor(rule, acts) => {
            let protocol = replay(*rule, acts)?;
            Some((Answer::Player(protocol.actor()?), opening_article(*rule, &protocol)))
        }
        Facts::Due(rule, acts) => {
            let protocol = replay(*rule, acts)?;
            Some((Answer::Due(protocol.due()), opening_article(*rule, &protocol)))
        }
        Facts::Fifth(rule, stones, offers, point) => {
            let mut protocol = before_offers(*rule, *stones)?;
            for &offer in offers {
                protocol.act(yonsan_rules::Act::Stone(offer)).ok()?;
            }
            let allowed = match protocol.act(yonsan_rules::Act::Stone(*point)) {
                Ok(()) => true,
                Err(ProtocolError::Symmetrical { .. }) => false,
                Err(_) => return None,
            };
            Some((yes(allowed), opening_article(*rule, &protocol)))
        }
        Facts::Clock(clock) => time(rules, *clock),
        Facts::NoWinner(ending) => no_winner(rules, *ending),
        Facts::Match(question) => of_match(rules, *question),
    }
}

const fn yes(is_so: bool) -> Answer {
    if is_so { Answer::Yes } else { Answer::No }
}

const fn won(side: Side) -> Answer {
    match side {
        Side::Black => Answer::BlackWins,
        Side::White => Answer::WhiteWins,
    }
}

const fn made_article(rules: RuleSet, made: Made) -> Article {
    match (rules, made) {
        (Rif, Made::Five) => "rif-9-1",
        (Rif, Made::Allowed) => "rif-9-3",
        (Rif, _) => "rif-9-2",
        (School1, Made::Five) => "s1-basic-7",
        (School1, Made::Allowed) => "s1-basic-4",
        (School1, Made::Overline) => "s1-foul-1",
        (School1, Made::DoubleThree) => "s1-foul-2",
        (School1, Made::DoubleFour) => "s1-foul-3",
        (School2, Made::Five) => "s2-win-4",
        (School2, _) => "s2-win-2",
    }
}

/// What follows upon a stone and an objection to it, or none.
fn laid(rules: RuleSet, before: &Position, point: Point, claim: Claim) -> Option<(Answer, Article)> {
    let (board, side) = (before.board(), before.to_move());
    let mut after = *before;
    let effect = after.play(point).ok()?;
    match effect {
        StoneEffect::Five => {
            let more = board.rows_made(point, side).len() > 1;
            let is_overline = board
                .rows_made(point, side)
                .iter()
                .any(|row| row.kind() == RowKind::Five && board.row_length(point, side, row.direction()) > 5);
            let article = match (rules, side) {
                // Only an unbroken row of five stones is said to win.
                (School2, Side::White) if is_overline => return None,
                (Rif, _) => {
                    if more && side == Side::Black {
                        "rif-9-2"
                    } else {
                        "rif-9-1"
                    }
                }
                (School1, Side::White) if is_overline => "s1-win-1",
                (School1, _) => {
                    if more && side == Side::Black {
                        "s1-basic-7"
                    } else {
                        "s1-basic-3"
                    }
                }
                (School2, _) => {
                    if more && side == Side::Black {
                        "s2-win-4"
                    } else {
                        "s2-win-1"
                    }
                }
            };
            Some((won(side), article))
        }
        StoneEffect::Foul(foul) => match (claim, rules.foul_rule()) {
            // Whether an unnoticed foul has lost is another question.
            (Claim::None, _) => None,
            (Claim::AtOnce, FoulRule::Loses) => Some((Answer::WhiteWins, "rif-9-2")),
            (Claim::AtOnce, FoulRule::LosesIfObjected) => Some((Answer::WhiteWins, "s2-win-5")),
            (Claim::AtOnce, FoulRule::TakenBackIfObjected) if before.is_black_forced() => {
                Some((Answer::WhiteWins, "s1-win-3"))
            }
            (Claim::AtOnce, FoulRule::TakenBackIfObjected) => Some((Answer::TakenBack, "s1-2-foul")),
            (Claim::Late(_), FoulRule::Loses) if foul == yonsan_rules::Foul::Overline => {
                Some((Answer::WhiteWins, "rif-9-8"))
            }
            (Claim::Late(_), FoulRule::Loses) => Some((Answer::GoesOn, "rif-9-8")),
            (Claim::Late(_), FoulRule::LosesIfObjected) => Some((Answer::GoesOn, "s2-win-5")),
            (Claim::Late(_), FoulRule::TakenBackIfObjected) => Some((Answer::GoesOn, "s1-2-foul")),
        },
        StoneEffect::Nothing => {
            let article = match rules {
                Rif => "rif-9-2",
                School1 => "s1-basic-4",
                School2 => "s2-win-2",
            };
            Some((Answer::GoesOn, article))
        }
        StoneEffect::Full => None,
    }
}

/// Whether an answer to a threat may be taken back because the threat was not announced.
fn silent(before: &Position, threat: Point, answer: Point, announced: bool) -> (Answer, Article) {
    let side = before.to_move();
    let rows = before.board().rows_made(threat, side);
    let is_threat = rows.iter().any(|row| row.kind() >= RowKind::Three);
    // The answer misses the threat if it lies on none of the points that go on with it.
    let missed = rows.iter().all(|row| !row.next().contains(&answer));
    (yes(is_threat && missed && !announced), "s1-2-announce")
}

fn first(rules: RuleSet, stones: &[Point], point: Point) -> Option<(Answer, Article)> {
    match (stones.len(), rules) {
        (0, Rif) => Some((yes(point == Point::CENTRE), "rif-4-2")),
        (0, School1) => Some((yes(point == Point::CENTRE), "s1-basic-1")),
        (0, School2) => Some((yes(point == Point::CENTRE), "s2-order-1")),
        // White sits at the top.
        (1, School1) => Some((yes(point.row() >= Point::CENTRE.row()), "s1-basic-2")),
        _ => None,
    }
}

/// The opening after some acts, which are all allowed.
pub(super) fn replay(rule: OpeningRule, acts: &[(Player, yonsan_rules::Act)]) -> Option<Protocol> {
    let mut protocol = Protocol::new(rule);
    for &(player, act) in acts {
        if protocol.actor() != Some(player) {
            return None;
        }
        protocol.act(act).ok()?;
    }
    Some(protocol)
}

/// The opening with four stones, before fifth stones are offered: neither player swaps, and as many are declared as may be.
pub(super) fn before_offers(rule: OpeningRule, stones: [Point; 4]) -> Option<Protocol> {
    use yonsan_rules::{Act, Due};
    let (mut protocol, mut stones) = (Protocol::new(rule), stones.into_iter());
    loop {
        let act = match protocol.due() {
            Due::Stone { .. } => Act::Stone(stones.next()?),
            Due::Swap => Act::Keep,
            Due::Declare { most } => Act::Declare(most),
            Due::SwapOrOffer => Act::OfferTen,
            Due::Offer { .. } => return Some(protocol),
            Due::Choose | Due::Nothing => return None,
        };
        protocol.act(act).ok()?;
    }
}

fn opening_article(rule: OpeningRule, protocol: &Protocol) -> Article {
    use yonsan_rules::Due;
    match (rule, protocol.due()) {
        (OpeningRule::Yamaguchi, _) => "opening-yamaguchi",
        (OpeningRule::Soosyrv8, _) => "opening-soosyrv",
        (OpeningRule::Taraguchi10, _) => "opening-taraguchi",
        (OpeningRule::Rif, Due::Stone { .. }) if protocol.stones().len() < 3 => "rif-12-2",
        (OpeningRule::Rif, Due::Swap | Due::Declare { .. } | Due::SwapOrOffer) => "rif-12-5",
        (OpeningRule::Rif, Due::Stone { .. }) => "rif-12-6",
        (OpeningRule::Rif, Due::Offer { .. } | Due::Choose) => "rif-12-7",
        (OpeningRule::Rif, Due::Nothing) => "rif-12-8",
    }
}

fn time(rules: RuleSet, clock: Clock) -> Option<(Answer, Article)> {
    match (rules, clock) {
        (School2, Clock::Final(side, used)) => {
            let answer = if used.as_secs() > FINAL { won(side.other()) } else { Answer::GoesOn };
            Some((answer, "s2-time"))
        }
        (School2, Clock::Move(before, taken)) => {
            Some((yes(before.as_secs() < FREE || taken.as_secs() <= MOVE), "s2-time"))
        }
        (Rif, Clock::Flag(side)) => Some((won(side.other()), "rif-9-4")),
        (Rif, Clock::BothFlags) => Some((Answer::Draw, "rif-10-4")),
        (School1, Clock::Leaves(side)) => Some((won(side.other()), "s1-basic-6")),
        (School1, Clock::Flag(side) | Clock::Resigns(side)) => Some((won(side.other()), "s1-win-4")),
        (Rif, Clock::Resigns(side)) => Some((won(side.other()), "rif-9-5")),
        _ => None,
    }
}

const fn no_winner(rules: RuleSet, ending: NoWinner) -> Option<(Answer, Article)> {
    match (rules, ending) {
        (Rif, NoWinner::FullBoard) => Some((Answer::Draw, "rif-10-1")),
        (School1, NoWinner::FullBoard) => Some((Answer::Draw, "s1-basic-5")),
        (School2, NoWinner::FullBoard) => Some((Answer::Draw, "s2-win-3")),
        (Rif, NoWinner::Agreement) => Some((Answer::Draw, "rif-10-2")),
        (School1, NoWinner::Agreement) => Some((Answer::Draw, "s1-draw-1")),
        (Rif, NoWinner::Offer) => Some((Answer::GoesOn, "rif-10-2")),
        (School1, NoWinner::Offer) => Some((Answer::GoesOn, "s1-draw-1")),
        (Rif, NoWinner::Pass) => Some((Answer::GoesOn, "rif-5")),
        (Rif, NoWinner::TwoPasses) => Some((Answer::Draw, "rif-10-3")),
        _ => None,
    }
}

fn of_match(rules: RuleSet, question: Match) -> Option<(Answer, Article)> {
    let player = |is_first| Answer::Player(if is_first { Player::First } else { Player::Second });
    match (rules, question) {
        (School2, Match::Points(games)) => {
            let points: u32 = rules.scores()?.into_iter().map(u32::from).zip(games).map(|(each, of)| each * of).sum();
            Some((Answer::Number(points), "s2-points"))
        }
        (School1, Match::Won(one, other)) => {
            let answer = if one.max(other) >= 3 { player(one > other) } else { Answer::Nobody };
            Some((answer, "s1-2"))
        }
        (School1, Match::Black(game)) => Some((player(game % 2 == 1), "s1-2")),
        (School2, Match::Black(2)) => Some((player(false), "s2-order-1")),
        _ => None,
    }
}
