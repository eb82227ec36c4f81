//! Team events, places of teams, and ties broken by ratings (CDA 4.17, 4.19).
//!
//! Places are asked about events that were played out: each case draws a whole event and takes two of its teams or players.

use std::cmp::Ordering;

use rand::RngExt;
use rand::seq::{IndexedRandom, SliceRandom};
use strum::{AsRefStr, VariantArray};

use super::super::forms::TeamForm;
use super::super::ruling::{Law, Ruling, law, pick};
use etude::Random;
use etude_arbiter::tournament::{Game, Points, Tournament};

/// Boards of a team in an event that is played out.
pub const BOARDS: usize = 4;
/// Events drawn until one has what a case needs; then any two that something separates will do.
const TRIES: u32 = 40;

/// How a team may line up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum System {
    /// In the order of the entry: 1, 2, 3, 4.
    Fixed,
    /// Four of the six entered, in rising order.
    Reserves,
    /// The four players in any order.
    SetAnew,
}

/// A question about team events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Team {
    /// Which form is described?
    Form(TeamForm),
    /// May the players with these numbers sit on boards 1 to 4?
    LineUp(System, [u8; 4]),
    /// What is the result of a team whose players scored so much in an individual event?
    Sum([u32; 4]),
    /// How many games are played if everyone meets everyone of the other team, with so many players each?
    Games(u32),
}

impl Team {
    pub(super) fn generate(random: &mut Random) -> Self {
        match random.random_range(0..8) {
            0 => Self::Form(pick(TeamForm::VARIANTS, random)),
            1 => Self::Sum([0; 4].map(|_: u32| random.random_range(3..=12))),
            2 => Self::Games(random.random_range(3..=9)),
            _ => {
                let system = pick(System::VARIANTS, random);
                let mut entered: Vec<u8> = (1..=if system == System::Reserves { 6 } else { 4 }).collect();
                entered.shuffle(random);
                let mut order: [u8; 4] = std::array::from_fn(|board| entered[board]);
                if random.random() {
                    order.sort_unstable();
                }
                Self::LineUp(system, order)
            }
        }
    }

    pub(super) fn law(self) -> Law {
        use Ruling::{Allowed, Forbidden};
        match self {
            Self::Form(form) => form.law(),
            Self::LineUp(system, order) => {
                let (article, is_allowed) = match system {
                    System::Fixed => ("CDA 4.17.2.1", order == [1, 2, 3, 4]),
                    System::Reserves => ("CDA 4.17.2.2", order.is_sorted()),
                    System::SetAnew => ("CDA 4.17.2.3", true),
                };
                if is_allowed { law([article], Allowed, [Forbidden]) } else { law([article], Forbidden, [Allowed]) }
            }
            Self::Sum(scores) => {
                let sum: u32 = scores.iter().sum();
                law(["CDA 4.17.2.5"], Ruling::Points(sum), [sum + 1, sum - 1, sum + 2].map(Ruling::Points))
            }
            Self::Games(players) => law(
                ["CDA 4.17.2.4"],
                Ruling::Games(players * players),
                [players, players * (players - 1)].map(Ruling::Games),
            ),
        }
    }
}

impl TeamForm {
    fn law(self) -> Law {
        let article = match self {
            Self::Fixed => "CDA 4.17.2.1",
            Self::Reserves => "CDA 4.17.2.2",
            Self::SetAnew => "CDA 4.17.2.3",
            Self::AllPlayAll => "CDA 4.17.2.4",
            Self::Sum => "CDA 4.17.2.5",
        };
        let wrong = Self::VARIANTS.iter().filter(|&&other| other != self).map(|&other| Ruling::TeamForm(other));
        Law { articles: vec![article], right: Ruling::TeamForm(self), wrong: wrong.take(3).collect() }
    }
}

/// Two teams at the end of an event that was played out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FinalTeams {
    /// Whether every team met every other; else they were paired by score.
    pub round_robin: bool,
    /// Their match points.
    pub points: [u32; 2],
    /// The match points of all their opponents.
    pub opponents: [u32; 2],
    /// The game points of all their players.
    pub games: [u32; 2],
    /// Whether they have met.
    pub met: bool,
    /// Who won the match between them, 0 or 1; `None` for a draw, or if they have not met.
    pub between: Option<usize>,
    /// The game points on each board.
    pub boards: [[u32; BOARDS]; 2],
}

impl FinalTeams {
    /// The article that decides, and who is ahead: 0 or 1. `None` if everything is equal.
    #[must_use]
    pub fn ahead(&self) -> Option<(&'static str, usize)> {
        let larger = |[first, second]: [u32; 2]| match first.cmp(&second) {
            Ordering::Greater => Some(0),
            Ordering::Less => Some(1),
            Ordering::Equal => None,
        };
        let by_board = || (0..BOARDS).find_map(|board| larger(self.boards.map(|scores| scores[board])));
        let criteria: [(&'static str, Option<usize>); 4] = if self.round_robin {
            [
                ("CDA 4.19.2.2.1", larger(self.points)),
                ("CDA 4.19.2.2.2", larger(self.games)),
                ("CDA 4.19.2.2.3", self.between),
                ("CDA 4.19.2.2.4", by_board()),
            ]
        } else {
            [
                ("CDA 4.19.3.2.1", larger(self.points)),
                ("CDA 4.19.3.2.2", larger(self.opponents)),
                ("CDA 4.19.3.2.3", larger(self.games)),
                ("CDA 4.19.3.2.4", by_board()),
            ]
        };
        criteria.into_iter().find_map(|(article, ahead)| Some((article, ahead?)))
    }

    /// Two teams of an event, of which a criterion drawn at random decides, if such ones turn up.
    pub(super) fn generate(random: &mut Random) -> Option<Self> {
        let round_robin = random.random();
        let wanted = random.random_range(1..=4).to_string();
        let mut last = None;
        for _ in 0..TRIES {
            let event = Event::play(round_robin, random)?;
            for first in 0..event.matches.players() {
                for second in (0..event.matches.players()).filter(|&second| second != first) {
                    let standing = event.standing(round_robin, first, second);
                    let Some((article, _)) = standing.ahead() else { continue };
                    last = Some(standing);
                    if article.ends_with(&wanted) {
                        return last;
                    }
                }
            }
        }
        last
    }

    pub(super) fn law(self) -> Law {
        // A case is made only of teams that something separates.
        let (article, ahead) = self.ahead().unwrap_or(("CDA 4.19.2.2", 0));
        law([article], Ruling::Player(ahead), [Ruling::Player(1 - ahead)])
    }
}

/// A team event: its matches, and the game points of both sides on each board of each match.
struct Event {
    matches: Tournament,
    games: Vec<(usize, usize, [[u32; BOARDS]; 2])>,
}

impl Event {
    /// Four teams that all meet, or six that are paired by score for three rounds.
    fn play(round_robin: bool, random: &mut Random) -> Option<Self> {
        let teams = if round_robin { 4 } else { 6 };
        let mut event = Self { matches: Tournament::new(teams), games: Vec::new() };
        for _ in 0..3 {
            let (pairs, _) = event.matches.closest_pairing()?;
            let mut round = Vec::new();
            for (first, second) in pairs {
                let scores: [u32; BOARDS] = std::array::from_fn(|_| random.random_range(0..=2));
                let others = scores.map(|points| 2 - points);
                let points = match scores.iter().sum::<u32>().cmp(&others.iter().sum()) {
                    Ordering::Greater => Points::White,
                    Ordering::Less => Points::Black,
                    Ordering::Equal => Points::Shared,
                };
                round.push(Game::new(first, second, points));
                event.games.push((first, second, [scores, others]));
            }
            event.matches.add_round(round).ok()?;
        }
        Some(event)
    }

    fn standing(&self, round_robin: bool, first: usize, second: usize) -> FinalTeams {
        let boards = [first, second].map(|team| {
            let mut boards = [0; BOARDS];
            for (one, other, scores) in &self.games {
                for (_, scores) in [one, other].into_iter().zip(scores).filter(|&(&side, _)| side == team) {
                    for (sum, points) in boards.iter_mut().zip(scores) {
                        *sum += points;
                    }
                }
            }
            boards
        });
        let won = self.matches.results(first).find(|&(opponent, _)| opponent == second).map(|(_, points)| points);
        FinalTeams {
            round_robin,
            points: [first, second].map(|team| self.matches.score(team)),
            opponents: [first, second]
                .map(|team| self.matches.value(team, etude_arbiter::tournament::TieBreak::Opponents)),
            games: boards.map(|boards| boards.iter().sum()),
            met: won.is_some(),
            between: won.filter(|&points| points != 1).map(|points| usize::from(points == 0)),
            boards,
        }
    }
}

/// Players of the event in which ratings break ties.
const RATED_PLAYERS: usize = 8;
/// Rounds of the event in which ratings break ties.
pub const RATED_ROUNDS: usize = 4;

/// Two players of an event paired by score, with the ratings of their opponents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rated {
    /// Their scores.
    pub scores: [u32; 2],
    /// The ratings of their opponents, round by round.
    pub ratings: [[u32; RATED_ROUNDS]; 2],
}

impl Rated {
    /// Two players of an event of eight, mostly with the same score.
    pub(super) fn generate(random: &mut Random) -> Option<Self> {
        (0..TRIES).find_map(|_| {
            let mut event = Tournament::new(RATED_PLAYERS);
            let ratings: [u32; RATED_PLAYERS] = std::array::from_fn(|_| 1_400 + 50 * random.random_range(0..=16));
            for _ in 0..RATED_ROUNDS {
                let (pairs, _) = event.closest_pairing()?;
                let result = |random: &mut Random| pick(&[Points::White, Points::Shared, Points::Black], random);
                let games = pairs.into_iter().map(|(first, second)| Game::new(first, second, result(random)));
                event.add_round(games.collect()).ok()?;
            }
            let met = |player| {
                let met: Vec<u32> = event.results(player).map(|(opponent, _)| ratings[opponent]).collect();
                std::array::from_fn(|round| met[round])
            };
            let is_tied = random.random_range(0..8) > 0;
            let pairs = (0..RATED_PLAYERS).flat_map(|first| (0..RATED_PLAYERS).map(move |second| (first, second)));
            let fitting = pairs.filter_map(|(first, second)| {
                let rated =
                    Self { scores: [event.score(first), event.score(second)], ratings: [met(first), met(second)] };
                let [one, other] = rated.sums();
                (one != other && (rated.scores[0] == rated.scores[1]) == is_tied).then_some(rated)
            });
            let fitting: Vec<Self> = fitting.collect();
            fitting.choose(random).copied()
        })
    }

    /// The ratings of their opponents, added up: both have met as many, so the averages compare in the same way.
    #[must_use]
    pub fn sums(&self) -> [u32; 2] {
        self.ratings.map(|met| met.iter().sum())
    }

    pub(super) fn law(self) -> Law {
        let by_score = self.scores[0] != self.scores[1];
        let [first, second] = if by_score { self.scores } else { self.sums() };
        let article = if by_score { "CDA 4.19.3.1.1.1" } else { "CDA 4.19.3.1.1.2" };
        let ahead = usize::from(second > first);
        law([article], Ruling::Player(ahead), [Ruling::Player(1 - ahead)])
    }
}
