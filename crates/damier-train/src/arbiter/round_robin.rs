//! Round robins: an event is played out, and then asked about.

use std::array;

use rand::RngExt;
use rand::seq::{IndexedRandom, SliceRandom};
use strum::{AsRefStr, VariantArray};

use super::EventCase;
use super::ruling::{Law, Ruling, law};
use etude::Random;

/// The players of an event.
const PLAYERS: usize = 6;
/// Events that are played for one with the comparison wanted.
const EVENTS: usize = 2000;

/// A round robin that has been played out: everyone has met everyone once. Players are numbered from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundRobin {
    /// The points of each player against each other one: 2, 1 or 0 (CDA 3.12.6).
    points: [[u32; PLAYERS]; PLAYERS],
}

impl RoundRobin {
    /// The number of players.
    pub const PLAYERS: usize = PLAYERS;

    /// Plays all games between players of different strength. A third of the games are drawn.
    fn play(random: &mut Random) -> Self {
        let mut strengths: [usize; PLAYERS] = array::from_fn(|player| player + 1);
        strengths.shuffle(random);
        let mut points = [[0; PLAYERS]; PLAYERS];
        for (first, second) in (0..PLAYERS).flat_map(|first| (0..first).map(move |second| (first, second))) {
            let (strong, all) = (strengths[first], strengths[first] + strengths[second]);
            let won = match random.random_range(0..3) {
                0 => 1,
                _ if random.random_range(0..all) < strong => 2,
                _ => 0,
            };
            (points[first][second], points[second][first]) = (won, 2 - won);
        }
        Self { points }
    }

    /// The points of each game of a player, by opponent.
    pub fn results(&self, player: usize) -> impl Iterator<Item = (usize, u32)> {
        (0..PLAYERS).filter(move |&other| other != player).map(move |other| (other, self.points[player][other]))
    }

    /// A player's score.
    #[must_use]
    pub fn score(&self, player: usize) -> u32 {
        self.results(player).map(|(_, points)| points).sum()
    }

    /// How many games of a player ended with these points.
    #[must_use]
    pub fn games_with(&self, player: usize, points: u32) -> usize {
        self.results(player).filter(|&(_, scored)| scored == points).count()
    }

    fn score_and_wins(&self, player: usize) -> (u32, usize) {
        (self.score(player), self.games_with(player, 2))
    }
}

/// Two players at the end of a round robin: who is ahead?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// The event.
    pub event: RoundRobin,
    /// The two players, in the order of their numbers.
    pub players: [usize; 2],
}

/// What decides between two players (CDA 4.19.2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, AsRefStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum DecidedBy {
    /// Their scores.
    Score,
    /// Their numbers of wins.
    Wins,
    /// The game between them.
    Game,
    /// A play-off.
    PlayOff,
}

impl Comparison {
    /// Who won the game between the two; `None` for a draw.
    #[must_use]
    pub fn between(&self) -> Option<usize> {
        let [first, second] = self.players;
        match self.event.points[first][second] {
            2 => Some(first),
            0 => Some(second),
            _ => None,
        }
    }

    /// First the scores, then the wins, then their game; if all are equal, a play-off (CDA 4.19.2.1).
    fn decided(&self) -> (DecidedBy, Option<usize>) {
        let ahead = |[first, second]: [usize; 2]| match first.cmp(&second) {
            std::cmp::Ordering::Greater => Some(self.players[0]),
            std::cmp::Ordering::Less => Some(self.players[1]),
            std::cmp::Ordering::Equal => None,
        };
        let scores = self.players.map(|player| self.event.score(player) as usize);
        let wins = self.players.map(|player| self.event.games_with(player, 2));
        match (ahead(scores), ahead(wins), self.between()) {
            (Some(player), ..) => (DecidedBy::Score, Some(player)),
            (_, Some(player), _) => (DecidedBy::Wins, Some(player)),
            (.., Some(player)) => (DecidedBy::Game, Some(player)),
            _ => (DecidedBy::PlayOff, None),
        }
    }

    /// What decides between the two.
    #[must_use]
    pub fn decided_by(&self) -> DecidedBy {
        self.decided().0
    }

    /// Whether no third player has the score and the wins of the two: then their game alone would not decide.
    fn is_between_two(&self) -> bool {
        let level = self.players.map(|player| self.event.score_and_wins(player));
        (0..PLAYERS).all(|other| self.players.contains(&other) || !level.contains(&self.event.score_and_wins(other)))
    }

    pub(super) fn law(&self) -> Law {
        let (by, ahead) = self.decided();
        let [first, second] = self.players.map(Ruling::Player);
        let article = match by {
            DecidedBy::Score => "CDA 4.19.2.1.1",
            DecidedBy::Wins => "CDA 4.19.2.1.2",
            DecidedBy::Game => "CDA 4.19.2.1.3",
            DecidedBy::PlayOff => "CDA 4.19.2.1.4",
        };
        match ahead {
            None => law([article], Ruling::PlayOffDecides, [first, second]),
            Some(player) if player == self.players[0] => law([article], first, [second, Ruling::PlayOffDecides]),
            Some(_) => law([article], second, [first, Ruling::PlayOffDecides]),
        }
    }
}

/// A case about a round robin: how many points a player has, or who of two is ahead. What decides comes up as often as
/// anything else, wins a little more.
pub(super) fn case(random: &mut Random) -> Option<EventCase> {
    let wanted = *[
        None,
        Some(DecidedBy::Score),
        Some(DecidedBy::Wins),
        Some(DecidedBy::Wins),
        Some(DecidedBy::Game),
        Some(DecidedBy::PlayOff),
    ]
    .choose(random)?;
    let Some(wanted) = wanted else {
        let event = RoundRobin::play(random);
        return Some(EventCase::Score(event, random.random_range(0..PLAYERS)));
    };
    (0..EVENTS).find_map(|_| {
        let event = RoundRobin::play(random);
        let pairs = (0..PLAYERS).flat_map(|second| (0..second).map(move |first| [first, second]));
        let compared = pairs.map(|players| Comparison { event, players });
        let fitting: Vec<Comparison> =
            compared.filter(|compared| compared.decided_by() == wanted && compared.is_between_two()).collect();
        fitting.choose(random).copied().map(EventCase::Compare)
    })
}

/// How many points a player has who has won, drawn and lost so many games.
pub(super) fn score(event: &RoundRobin, player: usize) -> Law {
    let right = event.score(player);
    let wins = event.games_with(player, 2);
    // As if a win counted one, or a draw two; or one too many.
    let wrong = [right.saturating_sub(u32::try_from(wins).unwrap_or_default()), right + 1, right + 2];
    let mut wrong: Vec<u32> = wrong.into_iter().filter(|&points| points != right).collect();
    wrong.dedup();
    Law {
        articles: vec!["CDA 3.12.6.1", "CDA 3.12.6.2", "CDA 3.12.6.3"],
        right: Ruling::Points(right),
        wrong: wrong.into_iter().map(Ruling::Points).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An event in which all games are drawn but these, won by the first player.
    fn event(won: &[(usize, usize)]) -> RoundRobin {
        let mut points = [[1; PLAYERS]; PLAYERS];
        for &(winner, loser) in won {
            (points[winner][loser], points[loser][winner]) = (2, 0);
        }
        RoundRobin { points }
    }

    #[test]
    fn the_order_is_score_then_wins_then_the_game_between_the_two() {
        let compare = |won: &[(usize, usize)], players| {
            let law = Comparison { event: event(won), players }.law();
            (law.right, law.articles)
        };
        // 7 points against 5.
        assert_eq!(compare(&[(0, 5), (0, 4)], [0, 1]), (Ruling::Player(0), vec!["CDA 4.19.2.1.1"]));
        // 5 points each, the second with a win and a loss.
        assert_eq!(compare(&[(1, 5), (4, 1)], [0, 1]), (Ruling::Player(1), vec!["CDA 4.19.2.1.2"]));
        // 5 points each, a win and a loss each, and the first has beaten the second.
        assert_eq!(compare(&[(0, 1), (1, 2), (2, 0)], [0, 1]), (Ruling::Player(0), vec!["CDA 4.19.2.1.3"]));
        // Everything is equal.
        assert_eq!(compare(&[], [2, 3]), (Ruling::PlayOffDecides, vec!["CDA 4.19.2.1.4"]));
    }

    #[test]
    fn points_are_two_for_a_win_and_one_for_a_draw() {
        let law = score(&event(&[(0, 1), (0, 2), (3, 0)]), 0);
        assert_eq!(law.right, Ruling::Points(6));
        assert!(!law.wrong.contains(&law.right) && law.wrong.len() >= 2, "{:?}", law.wrong);
    }
}
