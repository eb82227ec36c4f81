//! Matches between two engines, until it is clear which one is stronger.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::channel;
use std::thread;

use rand::rngs::Xoshiro256PlusPlus as Random;
use rand::{RngExt, SeedableRng};

use super::arguments::RunArgs;
use super::games::{random_opening, result};
use damier_endings::TableSet;
use damier_engine::{Engine, Level, Limits, Situation};
use damier_rules::{Color, Game, Move, Outcome};

/// The fewest and the most random moves at the start of a game.
const OPENING_PLIES: std::ops::RangeInclusive<usize> = 6..=12;
/// The probability of a wrong decision either way.
const ERROR: f64 = 0.05;

/// A match in which every opening is played twice, with colours reversed.
#[derive(Clone, Copy, Debug)]
pub struct Contest {
    /// An opening depends only on the seed and the number of the pair.
    pub run: RunArgs,
    /// Maximum number of pairs of games.
    pub pairs: u64,
    /// The match ends when the new engine is clearly not stronger than the first number, or clearly as strong as the
    /// second, in Elo (Wald, "Sequential tests of statistical hypotheses", 1945). `None` to play all pairs.
    pub bounds: Option<[f64; 2]>,
}

/// The standing of a match, for the new engine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// Games won, drawn and lost.
    pub games: [u64; 3],
    /// Number of pairs by half points won: 0 to 4.
    pub pairs: [u64; 5],
}

/// One side of a match.
pub trait Contestant {
    /// Prepares for a game, identified by its number.
    fn begin(&mut self, game: u64);

    /// A legal move in a game that has not ended.
    fn choose(&mut self, game: &Game) -> Option<Move>;
}

/// An engine at full strength.
pub struct Full {
    /// The engine.
    pub engine: Engine,
    /// The limits of a move.
    pub limits: Limits,
}

impl Contestant for Full {
    fn begin(&mut self, _: u64) {
        self.engine.forget();
    }

    fn choose(&mut self, game: &Game) -> Option<Move> {
        self.engine.search(&Situation::from(game), None, &self.limits, |_| ()).best()
    }
}

/// A player at a level.
pub struct AtLevel {
    /// The level.
    pub level: Level,
    /// The engine.
    pub engine: Engine,
    /// The limits of a move.
    pub limits: Limits,
    /// The source of its random choices.
    pub random: Random,
}

impl Contestant for AtLevel {
    fn begin(&mut self, game: u64) {
        self.engine.forget();
        self.random = Random::seed_from_u64(game << 8 | u64::from(self.level.number()));
    }

    fn choose(&mut self, game: &Game) -> Option<Move> {
        let situation = Situation::from(game);
        self.level.choose(&mut self.engine, &situation, &self.limits, &mut self.random)?.best()
    }
}

/// Creates a player for a thread.
pub type NewPlayer<'a> = &'a (dyn Fn() -> Box<dyn Contestant> + Sync);

/// The result of the sequential test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// The new engine is stronger.
    Stronger,
    /// The new engine is not stronger.
    NotStronger,
}

impl Standing {
    /// The share of points won, 0 to 1.
    #[must_use]
    pub fn score(&self) -> f64 {
        self.mean_and_variance().0
    }

    /// Half the width of the 95% confidence interval of the score.
    #[must_use]
    pub fn uncertainty(&self) -> f64 {
        1.96 * (self.mean_and_variance().1 / real(self.pairs.iter().sum::<u64>().max(1))).sqrt()
    }

    /// Mean and variance of the points of a pair, from 0 to 1. Only pairs, not games, are independent of each other.
    fn mean_and_variance(&self) -> (f64, f64) {
        // A small amount of every result keeps the variance from vanishing at the start.
        let weights = self.pairs.map(|count| real(count) + 1e-3);
        let points = [0.0, 0.25, 0.5, 0.75, 1.0];
        let total: f64 = weights.iter().sum();
        let mean = weights.iter().zip(points).map(|(weight, points)| weight * points).sum::<f64>() / total;
        let squares = weights.iter().zip(points).map(|(weight, points)| weight * (points - mean).powi(2)).sum::<f64>();
        (mean, squares / total)
    }

    /// The logarithm of the likelihood ratio of the results: the second difference in Elo against the first.
    #[must_use]
    pub fn log_likelihood_ratio(&self, bounds: [f64; 2]) -> f64 {
        let (mean, variance) = self.mean_and_variance();
        let [low, high] = bounds.map(score_of_elo);
        real(self.pairs.iter().sum()) * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
    }

    /// The result of the test, once it has ended.
    #[must_use]
    pub fn decision(&self, bounds: [f64; 2]) -> Option<Decision> {
        let enough = ((1.0 - ERROR) / ERROR).ln();
        match self.log_likelihood_ratio(bounds) {
            ratio if ratio >= enough => Some(Decision::Stronger),
            ratio if ratio <= -enough => Some(Decision::NotStronger),
            _ => None,
        }
    }
}

/// The expected score for a difference in Elo.
#[must_use]
pub fn score_of_elo(elo: f64) -> f64 {
    1.0 / (1.0 + 10.0_f64.powf(-elo / 400.0))
}

/// The difference in Elo for an expected score between 0 and 1.
#[must_use]
pub fn elo_of_score(score: f64) -> f64 {
    let score = score.clamp(1e-6, 1.0 - 1e-6);
    400.0 * (score / (1.0 - score)).log10()
}

#[allow(clippy::cast_precision_loss, reason = "numbers of games")]
fn real(count: u64) -> f64 {
    count as f64
}

impl Contest {
    /// Plays the match. `players` create the new and the old player, and `report` receives the standing after every
    /// pair.
    pub fn run(&self, players: [NewPlayer<'_>; 2], mut report: impl FnMut(&Standing)) -> Standing {
        let next = AtomicU64::new(0);
        let over = AtomicU64::new(self.pairs);
        let mut standing = Standing::default();
        thread::scope(|scope| {
            let (sender, finished) = channel();
            for _ in 0..self.run.jobs.max(1) {
                let (sender, next, over) = (sender.clone(), &next, &over);
                scope.spawn(move || {
                    let (mut players, mut referee) = (players.map(|new| new()), Engine::new(1));
                    loop {
                        let pair = next.fetch_add(1, Ordering::Relaxed);
                        if pair >= over.load(Ordering::Relaxed)
                            || sender.send(self.pair(pair, &mut players, &mut referee)).is_err()
                        {
                            return;
                        }
                    }
                });
            }
            drop(sender);
            for points in finished {
                for points in points {
                    standing.games[2 - points] += 1;
                }
                standing.pairs[points[0] + points[1]] += 1;
                report(&standing);
                if self.bounds.is_some_and(|bounds| standing.decision(bounds).is_some()) {
                    over.store(0, Ordering::Relaxed);
                }
            }
        });
        standing
    }

    /// The points of the new engine, with White and with Black, each 0 to 2 as draughts players count them.
    fn pair(&self, number: u64, players: &mut [Box<dyn Contestant>; 2], referee: &mut Engine) -> [usize; 2] {
        let mut random = Random::seed_from_u64(self.run.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(number));
        let plies = random.random_range(OPENING_PLIES);
        let opening = random_opening(self.run.variant, plies, referee, &mut random);
        Color::ALL.map(|color| {
            for player in players.iter_mut() {
                player.begin(number);
            }
            usize::from(play(opening.clone(), color, players, referee.tables()).points(color))
        })
    }
}

/// Plays a game to its result; the first player has the colour `new`.
fn play(mut game: Game, new: Color, players: &mut [Box<dyn Contestant>; 2], tables: &TableSet) -> Outcome {
    loop {
        if let Some(outcome) = result(&game, tables) {
            return outcome;
        }
        let moves = game.legal_moves();
        let player = &mut players[usize::from(game.position().side_to_move() != new)];
        let chosen = if moves.len() > 1 { player.choose(&game) } else { None };
        let done = game.play(chosen.unwrap_or(moves[0]));
        debug_assert!(done.is_ok(), "players play legal moves");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn standing(pairs: [u64; 5]) -> Standing {
        Standing { games: [0; 3], pairs }
    }

    #[test]
    fn elo_and_score_belong_together() {
        assert!((score_of_elo(0.0) - 0.5).abs() < 1e-12);
        // The logistic curve of the rating systems: 200 points are about 0.76.
        assert!((score_of_elo(200.0) - 0.7597).abs() < 1e-4);
        assert!((elo_of_score(score_of_elo(-37.0)) + 37.0).abs() < 1e-9);
    }

    #[test]
    fn the_test_decides_by_the_results() {
        let bounds = [0.0, 20.0];
        assert_eq!(standing([20, 60, 400, 120, 60]).decision(bounds), Some(Decision::Stronger));
        assert_eq!(standing([60, 120, 400, 60, 20]).decision(bounds), Some(Decision::NotStronger));
        assert_eq!(standing([2, 3, 10, 4, 2]).decision(bounds), None);
        assert_eq!(Standing::default().decision(bounds), None);
    }

    #[test]
    fn draws_alone_leave_no_doubt_and_pairs_are_the_unit() {
        // One win for either side in each pair: the score is certain, although no game was drawn.
        let even = standing([0, 0, 500, 0, 0]);
        assert!((even.score() - 0.5).abs() < 1e-6);
        assert!(even.uncertainty() < 1e-3);
        // 100 pairs, half won 2-0 and half lost 0-2: the deviation of the mean of 100 fair coins is 0.05.
        let wild = standing([50, 0, 0, 0, 50]);
        assert!((wild.uncertainty() - 1.96 * 0.05).abs() < 1e-3);
    }
}
