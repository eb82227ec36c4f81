//! The pairing of a round.

use super::Tournament;

/// Why players cannot be paired like this.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PairingFault {
    /// There is no such player.
    #[error("no player {0}")]
    Unknown(usize),
    /// The player is in two pairs, or meets himself.
    #[error("player {0} plays twice")]
    Twice(usize),
    /// The player has no opponent.
    #[error("player {0} has no opponent")]
    Missing(usize),
    /// The two have met in an earlier round.
    #[error("players {0} and {1} have met")]
    Rematch(usize, usize),
    /// The scores of the pairs are farther apart than they need be.
    #[error("the scores differ by {total} in all; {least} is possible")]
    Apart {
        /// The sum of the differences in score within the pairs.
        total: u32,
        /// The smallest possible sum.
        least: u32,
    },
}

impl Tournament {
    /// Checks a pairing of the next round: every player once, no two who have met, and the scores within the pairs as
    /// close as possible.
    ///
    /// The rules demand equal or nearly equal scores (CDA 4.18.3) and give no procedure. Here that means the smallest
    /// possible sum of the differences, so several pairings may be right.
    ///
    /// # Errors
    ///
    /// The first fault found, in the order of [`PairingFault`].
    pub fn check_pairing(&self, pairs: &[(usize, usize)]) -> Result<(), PairingFault> {
        self.check_players(pairs)?;
        let total = pairs.iter().map(|&(first, second)| self.apart(first, second)).sum();
        match self.closest_pairing() {
            Some((_, least)) if least < total => Err(PairingFault::Apart { total, least }),
            _ => Ok(()),
        }
    }

    pub(super) fn check_players(&self, pairs: &[(usize, usize)]) -> Result<(), PairingFault> {
        let mut plays = vec![false; self.players()];
        for player in pairs.iter().flat_map(|&(first, second)| [first, second]) {
            let seen = plays.get_mut(player).ok_or(PairingFault::Unknown(player))?;
            if std::mem::replace(seen, true) {
                return Err(PairingFault::Twice(player));
            }
        }
        if let Some(player) = plays.iter().position(|plays| !plays) {
            return Err(PairingFault::Missing(player));
        }
        match pairs.iter().find(|&&(first, second)| self.have_met(first, second)) {
            Some(&(first, second)) => Err(PairingFault::Rematch(first, second)),
            None => Ok(()),
        }
    }

    fn have_met(&self, first: usize, second: usize) -> bool {
        self.results(first).any(|(opponent, _)| opponent == second)
    }

    fn apart(&self, first: usize, second: usize) -> u32 {
        self.score(first).abs_diff(self.score(second))
    }

    /// A pairing with the smallest sum of differences in score, and that sum. `None` if all pairings repeat a game.
    #[must_use]
    pub fn closest_pairing(&self) -> Option<(Vec<(usize, usize)>, u32)> {
        let players = 0..self.players();
        let distance = |first| move |second| (!self.have_met(first, second)).then(|| self.apart(first, second));
        let distances = players.clone().map(|first| players.clone().map(distance(first)).collect()).collect();
        let mut search = Search { distances, pairs: Vec::new(), best: None };
        search.pair(&self.ranking(), 0);
        search.best
    }
}

/// A depth-first search through the pairings. A tournament in a lesson has at most ten players, who can be paired in 945
/// ways.
struct Search {
    /// The difference in score between two players, unless they have met.
    distances: Vec<Vec<Option<u32>>>,
    pairs: Vec<(usize, usize)>,
    best: Option<(Vec<(usize, usize)>, u32)>,
}

impl Search {
    /// Pairs these players, when the earlier pairs differ by `total`.
    fn pair(&mut self, players: &[usize], total: u32) {
        if self.best.as_ref().is_some_and(|&(_, least)| least <= total) {
            return;
        }
        let Some((&first, others)) = players.split_first() else {
            self.best = Some((self.pairs.clone(), total));
            return;
        };
        for (place, &second) in others.iter().enumerate() {
            let Some(distance) = self.distances[first][second] else { continue };
            let rest: Vec<usize> = [&others[..place], &others[place + 1..]].concat();
            self.pairs.push((first, second));
            self.pair(&rest, total + distance);
            self.pairs.pop();
        }
    }
}
