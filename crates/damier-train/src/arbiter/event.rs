//! Conduct, the arbiter's part, forms of play, and tournaments.

use rand::RngExt;
use strum::{AsRefStr, VariantArray};

use super::forms::Form;
use super::round_robin::score;
use super::ruling::{Law, Ruling, law, pick};
use super::{Comparison, Contest, RoundRobin};
use etude::Random;

/// The fewest rounds of a tournament paired by score (CDA 4.18.3).
const FEWEST_ROUNDS: u32 = 7;
/// Rounds of such a tournament beyond those of a knock-out, at least and at most (CDA 4.18.3).
const MORE_ROUNDS: [u32; 2] = [2, 4];

/// What a player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum PlayerAction {
    /// Talks to another player during the game.
    Talks,
    /// Asks a spectator how others are doing.
    AsksSpectator,
    /// Looks something up in notes.
    Notes,
    /// Has an opening written on the back of the score sheet.
    WrittenOpening,
    /// Leaves the board while to move.
    LeavesToMove,
    /// Points at squares while thinking.
    Points,
    /// Disturbs the opponent, who is thinking.
    Disturbs,
    /// Is loud after the game while others play on.
    DisturbsOthers,
    /// Takes advice on the own game.
    Advice,
    /// Analyses a game that is being played.
    AnalysesRunning,
    /// Analyses a finished game in the playing hall.
    AnalysesInHall,
    /// Keeps the next round from beginning.
    HoldsUp,
    /// Leaves the hall without asking.
    LeavesHall,
    /// Fetches something from outside without asking.
    FetchesSomething,
    /// Stands by another game for some time.
    StandsBy,
    /// Looks at a telephone.
    Telephone,
    /// Reads a message on a watch.
    Watch,
    /// Walks about in the hall while the opponent is to move.
    Walks,
    /// Asks the arbiter a question about the game.
    AsksArbiter,
    /// Appeals in writing without stopping the game.
    Appeals,
    /// Writes to the organisers.
    WritesToOrganisers,
}

impl PlayerAction {
    /// Whether the player has a right to it (CDA 3.13.1); the rest is punished (CDA 3.14.1).
    #[must_use]
    pub const fn is_a_right(self) -> bool {
        matches!(self, Self::Walks | Self::AsksArbiter | Self::Appeals | Self::WritesToOrganisers)
    }

    /// The article that grants or punishes it.
    const fn article(self) -> &'static str {
        match self {
            Self::Talks | Self::AsksSpectator => "CDA 3.14.1.1",
            Self::Notes | Self::WrittenOpening => "CDA 3.14.1.2",
            Self::LeavesToMove => "CDA 3.14.1.3",
            Self::Points => "CDA 3.14.1.4",
            Self::Disturbs => "CDA 3.14.1.5",
            Self::DisturbsOthers => "CDA 3.14.1.6",
            Self::Advice => "CDA 3.14.1.7",
            Self::AnalysesRunning => "CDA 3.14.1.8",
            Self::AnalysesInHall => "CDA 3.14.1.9",
            Self::HoldsUp => "CDA 3.14.1.10",
            Self::LeavesHall | Self::FetchesSomething => "CDA 3.14.1.11",
            Self::StandsBy => "CDA 3.14.1.12",
            Self::Telephone | Self::Watch => "CDA 3.14.1.13",
            Self::Walks => "CDA 3.13.1.6",
            Self::AsksArbiter => "CDA 3.13.1.3",
            Self::Appeals => "CDA 3.13.1.5",
            Self::WritesToOrganisers => "CDA 3.13.1.4",
        }
    }
}

/// What an arbiter sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Observation {
    /// A flag has fallen, which the players have not noticed.
    Flag,
    /// Three pieces against a king have had their moves, and neither player has claimed the draw.
    RuleDraw,
    /// The same with the same position for the third time.
    ThirdTime,
    /// The same with 25 moves of each side by kings.
    KingMoves,
    /// A player comes after the time limit.
    TooLate,
    /// A player has moved and forgotten the clock.
    ForgottenClock,
    /// Two players quarrel.
    Quarrel,
    /// A player has stopped keeping score without being in time trouble.
    NoScore,
}

impl Form {
    /// The forms of play (FMJD 11.1).
    pub const OF_PLAY: [Self; 5] =
        [Self::Odds, Self::Blindfold, Self::Simultaneous, Self::BlindfoldSimultaneous, Self::Correspondence];
    /// The forms of tournaments (CDA 4.18).
    pub const OF_TOURNAMENTS: [Self; 6] =
        [Self::KnockOut, Self::RoundRobin, Self::ByScore, Self::Relay, Self::Match, Self::Scheveningen];

    /// The article that describes it.
    const fn article(self) -> &'static str {
        match self {
            Self::Simultaneous => "FMJD 11.1.2",
            Self::Correspondence => "FMJD 11.1.3",
            Self::Blindfold => "FMJD 11.1.4",
            Self::BlindfoldSimultaneous => "FMJD 11.1.5",
            Self::Odds => "FMJD 11.1.7",
            Self::KnockOut => "CDA 4.18.1",
            Self::RoundRobin => "CDA 4.18.2",
            Self::ByScore => "CDA 4.18.3",
            Self::Relay => "CDA 4.18.4",
            Self::Match | Self::Scheveningen => "CDA 4.18.5",
        }
    }
}

/// A case away from the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventCase {
    /// What a player does.
    Conduct(PlayerAction),
    /// A player has been warned severely this often in one game.
    SevereWarnings(u32),
    /// Who must agree before a player is disqualified?
    Disqualification,
    /// A player has broken a technical rule and refuses to correct it.
    RefusesCorrection,
    /// What the arbiter sees. Does the arbiter act unasked?
    Seen(Observation),
    /// The arbiter sees that a player breaks order. Does the arbiter act unasked?
    SeenConduct(PlayerAction),
    /// Which form is described?
    Form(Form),
    /// How many rounds suit a tournament paired by score, with this many players?
    Rounds(u32),
    /// How many points has this player of a round robin, numbered from 0?
    Score(RoundRobin, usize),
    /// Who is ahead in a round robin?
    Compare(Comparison),
    /// A Lehmann-Georgiev play-off.
    PlayOff(Contest),
}

pub(super) fn conduct(random: &mut Random) -> EventCase {
    match random.random_range(0..8) {
        0 => EventCase::SevereWarnings(random.random_range(1..=2)),
        1 => EventCase::Disqualification,
        2 => EventCase::RefusesCorrection,
        _ => EventCase::Conduct(pick(PlayerAction::VARIANTS, random)),
    }
}

pub(super) fn arbiter(random: &mut Random) -> EventCase {
    let conduct = pick(PlayerAction::VARIANTS, random);
    if conduct.is_a_right() || random.random() {
        EventCase::Seen(pick(Observation::VARIANTS, random))
    } else {
        EventCase::SeenConduct(conduct)
    }
}

pub(super) fn form(random: &mut Random) -> EventCase {
    EventCase::Form(pick(&Form::OF_PLAY, random))
}

pub(super) fn tournament(random: &mut Random) -> EventCase {
    if random.random() {
        EventCase::Form(pick(&Form::OF_TOURNAMENTS, random))
    } else {
        EventCase::Rounds(random.random_range(12..=120))
    }
}

/// The rounds of a knock-out with this many players.
#[must_use]
pub const fn knock_out_rounds(players: u32) -> u32 {
    players.next_power_of_two().trailing_zeros()
}

/// The numbers of rounds that suit a tournament paired by score: two to four more than a knock-out has, an odd number,
/// and at least seven (CDA 4.18.3).
pub(super) fn suits(players: u32, rounds: u32) -> bool {
    let [fewest, most] = MORE_ROUNDS.map(|more| (knock_out_rounds(players) + more).max(FEWEST_ROUNDS));
    (fewest..=most).contains(&rounds) && rounds % 2 == 1
}

impl EventCase {
    pub(super) fn law(self) -> Law {
        use Ruling::{
            Allowed, ChiefArbiter, Continues, Drawn, Forbidden, Loses, OffenderLoses, OtherSide, TheArbiter, Warned,
        };
        match self {
            Self::Conduct(conduct) if conduct.is_a_right() => law([conduct.article()], Allowed, [Forbidden]),
            Self::Conduct(conduct) => law([conduct.article()], Forbidden, [Allowed]),
            Self::SevereWarnings(1) => law(["CDA 3.14.2.3"], Continues, [Loses, Drawn]),
            Self::SevereWarnings(_) => law(["CDA 3.14.2.3"], Loses, [Continues, Drawn]),
            Self::Disqualification => law(["CDA 3.14.2.4"], ChiefArbiter, [TheArbiter, OtherSide]),
            Self::RefusesCorrection => law(["CDA 3.14.4"], OffenderLoses, [Warned, Continues]),
            Self::Seen(seen) => seen.law(),
            Self::SeenConduct(conduct) => {
                law([conduct.article(), "CDA 3.14.2.1"], Ruling::ArbiterActs, [Ruling::ArbiterWaits])
            }
            Self::Form(form) if Form::OF_PLAY.contains(&form) => named(&Form::OF_PLAY, form),
            Self::Form(form) => named(&Form::OF_TOURNAMENTS, form),
            Self::Rounds(players) => rounds(players),
            Self::Score(event, player) => score(&event, player),
            Self::Compare(comparison) => comparison.law(),
            Self::PlayOff(contest) => contest.law(),
        }
    }
}

impl Observation {
    fn law(self) -> Law {
        use Ruling::{ArbiterActs, ArbiterWaits};
        match self {
            Self::Flag => law(["CDA 3.8.2.6"], ArbiterActs, [ArbiterWaits]),
            Self::RuleDraw => law(["CDA 3.12.3.3", "CDA 3.12.5"], ArbiterActs, [ArbiterWaits]),
            Self::ThirdTime => law(["CDA 3.12.3.1", "CDA 3.12.5"], ArbiterActs, [ArbiterWaits]),
            Self::KingMoves => law(["CDA 3.12.3.2", "CDA 3.12.5"], ArbiterActs, [ArbiterWaits]),
            Self::TooLate => law(["CDA 3.8.3.2", "CDA 3.15.2.11"], ArbiterActs, [ArbiterWaits]),
            Self::ForgottenClock => law(["CDA 3.8.2.3", "CDA 3.15.1.3"], ArbiterWaits, [ArbiterActs]),
            Self::Quarrel => law(["CDA 3.15.1.3"], ArbiterActs, [ArbiterWaits]),
            Self::NoScore => law(["CDA 3.10.1", "CDA 3.15.2.9"], ArbiterActs, [ArbiterWaits]),
        }
    }
}

/// A form, and three others of its group.
fn named(group: &[Form], form: Form) -> Law {
    let others = group.iter().filter(|&&other| other != form).map(|&other| Ruling::Named(other));
    Law { articles: vec![form.article()], right: Ruling::Named(form), wrong: others.take(3).collect() }
}

/// A number that suits, and three that do not.
fn rounds(players: u32) -> Law {
    let right = (FEWEST_ROUNDS..players).find(|&rounds| suits(players, rounds)).unwrap_or(FEWEST_ROUNDS);
    let wrong = [knock_out_rounds(players) - 1, knock_out_rounds(players) + 6, players - 1];
    law(["CDA 4.18.3"], Ruling::Rounds(right), wrong.map(Ruling::Rounds))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_are_two_to_four_more_than_in_a_knock_out_and_odd() {
        // A knock-out of 30 has five rounds: 7, 8 or 9, so 7 or 9. One of 100 has seven: 9 or 11. One of 10 has four: 7
        // is the least, and 8 the most.
        let fitting = |players| (1..20).filter(|&rounds| suits(players, rounds)).collect::<Vec<_>>();
        assert_eq!(fitting(30), [7, 9]);
        assert_eq!(fitting(100), [9, 11]);
        assert_eq!(fitting(10), [7]);
        for players in 12..=120 {
            let Law { right: Ruling::Rounds(right), wrong, .. } = rounds(players) else { panic!("{players}") };
            assert!(suits(players, right));
            assert!(wrong.iter().all(|other| matches!(other, Ruling::Rounds(rounds) if !suits(players, *rounds))));
        }
    }
}
