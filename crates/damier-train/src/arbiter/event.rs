//! Conduct, the arbiter's part, forms of play, tournaments, round robins and play-offs.

use rand::RngExt;
use strum::{AsRefStr, VariantArray};

use super::{Law, Ruling, pick};
use crate::Random;

/// The fewest rounds of a tournament paired by score (CDA 4.18.3).
const FEWEST_ROUNDS: u32 = 7;
/// Rounds of such a tournament beyond those of a knock-out, at least and at most (CDA 4.18.3).
const MORE_ROUNDS: [u32; 2] = [2, 4];
/// Seconds of each player in the first game of a play-off.
const FULL_TIME: u32 = 300;

/// What a player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Conduct {
    /// Talks to another player during the game.
    Talks,
    /// Looks something up in notes.
    Notes,
    /// Leaves the board while to move.
    LeavesToMove,
    /// Points at squares while thinking.
    Points,
    /// Disturbs the opponent, who is thinking.
    Disturbs,
    /// Takes advice on the own game.
    Advice,
    /// Analyses a game that is being played.
    AnalysesRunning,
    /// Analyses a finished game in the playing hall.
    AnalysesInHall,
    /// Leaves the hall without asking.
    LeavesHall,
    /// Stands by another game for some time.
    StandsBy,
    /// Looks at a telephone.
    Telephone,
    /// Walks about in the hall while the opponent is to move.
    Walks,
    /// Asks the arbiter a question about the game.
    AsksArbiter,
    /// Appeals in writing without stopping the game.
    Appeals,
    /// Writes to the organisers.
    WritesToOrganisers,
}

impl Conduct {
    /// Whether the player has a right to it (CDA 3.13.1); the rest is punished (CDA 3.14.1).
    #[must_use]
    pub const fn is_a_right(self) -> bool {
        matches!(self, Self::Walks | Self::AsksArbiter | Self::Appeals | Self::WritesToOrganisers)
    }
}

/// What an arbiter sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Seen {
    /// A flag has fallen, which the players have not noticed.
    Flag,
    /// The rules say that the game is drawn, which neither player has claimed.
    RuleDraw,
    /// An irregular act, which the opponent has not mentioned.
    Irregular,
    /// A player has moved and forgotten the clock.
    ForgottenClock,
    /// Two players quarrel.
    Quarrel,
    /// A player has stopped keeping score without being in time trouble.
    NoScore,
}

/// A form of play or of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, AsRefStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Form {
    /// The stronger player gives men.
    Odds,
    /// Without sight of the board.
    Blindfold,
    /// One player against several at once.
    Simultaneous,
    /// The same without sight of the boards.
    BlindfoldSimultaneous,
    /// By letter or message.
    Correspondence,
    /// Losers are out.
    KnockOut,
    /// Everyone meets everyone.
    RoundRobin,
    /// Players of equal or nearly equal score meet.
    ByScore,
    /// Teams send one player after another; who loses is out.
    Relay,
    /// Two players, several games.
    Match,
    /// Each player of one team meets each of the other.
    Scheveningen,
}

impl Form {
    /// The forms of play (FMJD regulations on forms of play).
    pub const OF_PLAY: [Self; 5] =
        [Self::Odds, Self::Blindfold, Self::Simultaneous, Self::BlindfoldSimultaneous, Self::Correspondence];
    /// The forms of tournaments (CDA 4.18).
    pub const OF_TOURNAMENTS: [Self; 6] =
        [Self::KnockOut, Self::RoundRobin, Self::ByScore, Self::Relay, Self::Match, Self::Scheveningen];
}

/// Two players at the end of a round robin, the first and the second.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// Their scores.
    pub scores: [u32; 2],
    /// Their numbers of wins.
    pub wins: [u32; 2],
    /// Who won their game, 0 or 1; `None` for a draw.
    pub between: Option<usize>,
}

/// The state of a play-off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contest {
    /// A game was drawn. With which times, in seconds, does the next one start?
    Drawn([u32; 2]),
    /// A game was won.
    Won,
    /// A player's flag fell.
    Flag,
}

/// A case away from the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventCase {
    /// What a player does.
    Conduct(Conduct),
    /// A player has been warned severely this often in one game.
    SevereWarnings(u32),
    /// Who must agree before a player is disqualified?
    Disqualification,
    /// A player has broken a technical rule and refuses to correct it.
    RefusesCorrection,
    /// What the arbiter sees. Does the arbiter act unasked?
    Seen(Seen),
    /// Which form is described?
    Form(Form),
    /// How many rounds suit a tournament paired by score, with this many players?
    Rounds(u32),
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
        _ => EventCase::Conduct(pick(Conduct::VARIANTS, random)),
    }
}

pub(super) fn arbiter(random: &mut Random) -> EventCase {
    EventCase::Seen(pick(Seen::VARIANTS, random))
}

pub(super) fn form(random: &mut Random) -> EventCase {
    EventCase::Form(pick(&Form::OF_PLAY, random))
}

pub(super) fn tournament(random: &mut Random) -> EventCase {
    if random.random() {
        EventCase::Form(pick(&Form::OF_TOURNAMENTS, random))
    } else {
        EventCase::Rounds(random.random_range(10..=120))
    }
}

pub(super) fn round_robin(random: &mut Random) -> EventCase {
    let score = random.random_range(8..=14);
    let wins = random.random_range(3..=5);
    let apart = |chance: u32, random: &mut Random| {
        if random.random_range(0..chance) == 0 { pick(&[[1, 0], [0, 1]], random) } else { [0, 0] }
    };
    let (by_score, by_wins) = (apart(4, random), apart(2, random));
    EventCase::Compare(Comparison {
        scores: by_score.map(|more| score + more),
        wins: by_wins.map(|more| wins + more),
        between: pick(&[None, Some(0), Some(1)], random),
    })
}

pub(super) fn play_off(random: &mut Random) -> EventCase {
    let mut left = [0; 2].map(|_: u32| random.random_range(20..FULL_TIME - 20));
    if left[0] == left[1] {
        left[1] += 10;
    }
    EventCase::PlayOff(pick(&[Contest::Drawn(left), Contest::Drawn(left), Contest::Won, Contest::Flag], random))
}

/// The rounds of a knock-out with this many players.
const fn knock_out_rounds(players: u32) -> u32 {
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
            Allowed, ArbiterActs, ArbiterWaits, ChiefArbiter, Continues, Drawn, Forbidden, Loses, OffenderLoses,
            OtherSide, PlayOffOver, TheArbiter, Times, Warned,
        };
        match self {
            Self::Conduct(conduct) if conduct.is_a_right() => (&["CDA 3.13.1"], Allowed, vec![Forbidden]),
            Self::Conduct(_) => (&["CDA 3.14.1"], Forbidden, vec![Allowed]),
            Self::SevereWarnings(1) => (&["CDA 3.14.2.3"], Continues, vec![Loses, Drawn]),
            Self::SevereWarnings(_) => (&["CDA 3.14.2.3"], Loses, vec![Continues, Drawn]),
            Self::Disqualification => (&["CDA 3.14.2.4"], ChiefArbiter, vec![TheArbiter, OtherSide]),
            Self::RefusesCorrection => (&["CDA 3.14.4"], OffenderLoses, vec![Warned, Continues]),
            Self::Seen(Seen::Flag) => (&["CDA 3.8.2.6"], ArbiterActs, vec![ArbiterWaits]),
            Self::Seen(Seen::RuleDraw) => (&["CDA 3.12.5"], ArbiterActs, vec![ArbiterWaits]),
            Self::Seen(Seen::Irregular) => (&["CDA 2.7.4", "CDA 3.15.1.3"], ArbiterWaits, vec![ArbiterActs]),
            Self::Seen(Seen::ForgottenClock) => (&["CDA 3.8.2.3", "CDA 3.15.1.3"], ArbiterWaits, vec![ArbiterActs]),
            Self::Seen(Seen::Quarrel) => (&["CDA 3.15.1.3"], ArbiterActs, vec![ArbiterWaits]),
            Self::Seen(Seen::NoScore) => (&["CDA 3.15.2.9"], ArbiterActs, vec![ArbiterWaits]),
            Self::Form(form) if Form::OF_PLAY.contains(&form) => named(&["FMJD, forms of play"], &Form::OF_PLAY, form),
            Self::Form(form) => named(&["CDA 4.18"], &Form::OF_TOURNAMENTS, form),
            Self::Rounds(players) => rounds(players),
            Self::Compare(comparison) => comparison.law(),
            Self::PlayOff(Contest::Drawn([first, second])) => {
                (&["CDA 4.19.1"], Times([first, second]), vec![Times([FULL_TIME; 2]), Times([second, first])])
            }
            Self::PlayOff(_) => (&["CDA 4.19.1"], PlayOffOver, vec![Times([FULL_TIME; 2]), Ruling::Replayed]),
        }
    }
}

/// A form, and three others of its group.
fn named(articles: &'static [&'static str], group: &[Form], form: Form) -> Law {
    let others = group.iter().filter(|&&other| other != form).map(|&other| Ruling::Named(other));
    (articles, Ruling::Named(form), others.take(3).collect())
}

/// A number that suits, and three that do not.
fn rounds(players: u32) -> Law {
    let right = (FEWEST_ROUNDS..players).find(|&rounds| suits(players, rounds)).unwrap_or(FEWEST_ROUNDS);
    let wrong = [knock_out_rounds(players) - 1, knock_out_rounds(players) + 6, players - 1];
    (&["CDA 4.18"], Ruling::Rounds(right), wrong.into_iter().map(Ruling::Rounds).collect())
}

impl Comparison {
    /// First the scores, then the wins, then their game; if all are equal, a play-off.
    fn law(self) -> Law {
        let ahead = |[first, second]: [u32; 2]| match first.cmp(&second) {
            std::cmp::Ordering::Greater => Some(Ruling::First),
            std::cmp::Ordering::Less => Some(Ruling::Second),
            std::cmp::Ordering::Equal => None,
        };
        let between = self.between.map(|winner| if winner == 0 { Ruling::First } else { Ruling::Second });
        let right = ahead(self.scores).or_else(|| ahead(self.wins)).or(between).unwrap_or(Ruling::PlayOffDecides);
        let all = [Ruling::First, Ruling::Second, Ruling::PlayOffDecides];
        (&["CDA 4.19.2.1"], right, all.into_iter().filter(|&other| other != right).collect())
    }
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
        for players in 10..=120 {
            let (_, Ruling::Rounds(right), wrong) = rounds(players) else { panic!("{players}") };
            assert!(suits(players, right));
            assert!(wrong.iter().all(|other| matches!(other, Ruling::Rounds(rounds) if !suits(players, *rounds))));
        }
    }
}
