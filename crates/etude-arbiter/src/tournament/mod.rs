//! Tournaments paired by score: the table and its order, and the pairing of a round (CDA 4.18-4.19).
//!
//! In each round, players of equal or nearly equal score meet, and each pair meets only once. A win scores 2, a draw 1
//! for both, a loss 0 (CDA 3.12). Ties are broken by the scores of the opponents ([`TieBreak`]). [`exercise`] makes
//! exercises of it.
//!
//! ```
//! use etude_arbiter::tournament::{Game, Points, TieBreak, Tournament};
//!
//! let mut tournament = Tournament::new(4);
//! tournament.add_round(vec![Game::new(0, 1, Points::White), Game::new(2, 3, Points::Shared)])?;
//! assert_eq!(tournament.score(0), 2);
//! assert_eq!(tournament.comparison(2, 3), (std::cmp::Ordering::Equal, None));
//! // In the next round the leader meets one of the two with a point.
//! assert!(tournament.check_pairing(&[(0, 2), (1, 3)]).is_ok());
//! # Ok::<(), etude_arbiter::tournament::PairingFault>(())
//! ```

pub mod exercise;
mod pairing;

use std::cmp::Ordering;

pub use pairing::PairingFault;

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Points {
    /// White won: 2-0.
    White,
    /// A draw: 1-1.
    Shared,
    /// Black won: 0-2.
    Black,
}

/// A game between two players, who are numbered from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Game {
    /// The player with White.
    pub white: usize,
    /// The player with Black.
    pub black: usize,
    /// The result.
    pub points: Points,
}

impl Game {
    /// A game with its result.
    #[must_use]
    pub const fn new(white: usize, black: usize, points: Points) -> Self {
        Self { white, black, points }
    }

    /// The opponent of a player and the points scored, if the player took part.
    #[must_use]
    pub fn of(self, player: usize) -> Option<(usize, u32)> {
        let [white, black] = match self.points {
            Points::White => [2, 0],
            Points::Shared => [1, 1],
            Points::Black => [0, 2],
        };
        match player {
            _ if player == self.white => Some((self.black, white)),
            _ if player == self.black => Some((self.white, black)),
            _ => None,
        }
    }
}

/// What puts one player ahead of another. The criteria are compared in this order (CDA 4.19.3.1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum TieBreak {
    /// The player's own score.
    Score,
    /// The sum of the scores of all opponents.
    Opponents,
    /// The same without the opponents with the highest and the lowest score.
    Median,
    /// The same without this many opponents with the lowest scores, from 1 on.
    Cut(usize),
}

/// A tournament of an even number of players, all of whom play in every round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    scores: Vec<u32>,
    rounds: Vec<Vec<Game>>,
}

impl Tournament {
    /// A tournament before its first round.
    #[must_use]
    pub fn new(players: usize) -> Self {
        Self { scores: vec![0; players], rounds: Vec::new() }
    }

    /// The number of players.
    #[must_use]
    pub fn players(&self) -> usize {
        self.scores.len()
    }

    /// The games of each round.
    #[must_use]
    pub fn rounds(&self) -> &[Vec<Game>] {
        &self.rounds
    }

    /// Adds a round. Its pairing need not be the closest one.
    ///
    /// # Errors
    ///
    /// If a player is missing or plays twice, or if two players have met before.
    pub fn add_round(&mut self, games: Vec<Game>) -> Result<(), PairingFault> {
        let pairs: Vec<(usize, usize)> = games.iter().map(|game| (game.white, game.black)).collect();
        self.check_players(&pairs)?;
        for (player, score) in self.scores.iter_mut().enumerate() {
            *score += games.iter().filter_map(|game| game.of(player)).map(|(_, points)| points).sum::<u32>();
        }
        self.rounds.push(games);
        Ok(())
    }

    /// A player's opponents with the points scored against them, round by round.
    pub fn results(&self, player: usize) -> impl Iterator<Item = (usize, u32)> {
        self.rounds.iter().flatten().filter_map(move |game| game.of(player))
    }

    /// A player's score; 0 for an unknown player.
    #[must_use]
    pub fn score(&self, player: usize) -> u32 {
        self.scores.get(player).copied().unwrap_or_default()
    }

    /// The value of a criterion for a player. A player with too few opponents to leave out has 0.
    #[must_use]
    pub fn value(&self, player: usize, criterion: TieBreak) -> u32 {
        let mut scores: Vec<u32> = self.results(player).map(|(opponent, _)| self.score(opponent)).collect();
        scores.sort_unstable();
        let counted = match criterion {
            TieBreak::Score => return self.score(player),
            TieBreak::Opponents => scores.as_slice(),
            TieBreak::Median => scores.get(1..scores.len().saturating_sub(1)).unwrap_or_default(),
            TieBreak::Cut(lowest) => scores.get(lowest..).unwrap_or_default(),
        };
        counted.iter().sum()
    }

    /// Compares two players: greater if the first is ahead, with the criterion that decides; `None` if no criterion
    /// does.
    #[must_use]
    pub fn comparison(&self, first: usize, second: usize) -> (Ordering, Option<TieBreak>) {
        let cuts = (1..self.rounds.len()).map(TieBreak::Cut);
        [TieBreak::Score, TieBreak::Opponents, TieBreak::Median]
            .into_iter()
            .chain(cuts)
            .map(|criterion| (self.value(first, criterion).cmp(&self.value(second, criterion)), Some(criterion)))
            .find(|(order, _)| order.is_ne())
            .unwrap_or((Ordering::Equal, None))
    }

    /// The players from first to last. Those whom no criterion separates keep the order of their numbers.
    #[must_use]
    pub fn ranking(&self) -> Vec<usize> {
        let mut players: Vec<usize> = (0..self.players()).collect();
        players.sort_by(|&first, &second| self.comparison(second, first).0);
        players
    }
}

#[cfg(test)]
mod tests;
