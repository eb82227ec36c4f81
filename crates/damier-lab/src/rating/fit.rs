//! From results to ratings.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::attempt::always_tries;
use super::model::{Assumptions, Count, Estimate, Link, PuzzleResults, RatingModel, mean};
use super::players::{Kind, PLAYERS};
use super::tries::{Results, Tries};
use damier_engine::Level;
use damier_puzzles::Rating;

/// The rating of the full engine.
const ANCHOR: f64 = 2_400.0;
/// How much stronger than level 7 the full engine is: +205 (+172 to +242) in games (`docs/strength.md`), with the
/// uncertainty doubled and more because puzzles are not games. The puzzles alone cannot tell, because they were found
/// with the engine's own search, which misses few of them.
const ABOVE_LEVEL_7: Estimate = Estimate { value: 205.0, deviation: 80.0 };
/// The range of ratings in records.
const RATINGS: (f64, f64) = (800.0, 2_600.0);
/// The range of deviations in records: no less than the least of the trainer's ratings, no more than that of a player
/// of whom nothing is known.
const DEVIATIONS: (f64, f64) = (45.0, 350.0);
/// How often the correlation of tries is estimated from the fit that assumes the last estimate.
const ROUNDS: u32 = 3;

/// Why there are no ratings.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RatingError {
    /// Nothing fixes the scale.
    #[error("no results of level 8, whose rating fixes the scale")]
    NoAnchor,
    /// The results come from other players than the scale.
    #[error("the scale is that of {scale:?}, not of {results:?}")]
    OtherScale {
        /// The settings of the results that the scale was fitted to.
        scale: String,
        /// Those of the results to be rated.
        results: String,
    },
    /// The scale does not rate a player.
    #[error("the scale has no rating of {0}")]
    UnknownPlayer(&'static str),
}

/// What a fit found apart from the puzzles, to rate later puzzles on the same scale.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Scale {
    /// The settings of the results it was fitted to.
    settings: String,
    /// [`Assumptions::correlation`].
    correlation: f64,
    /// [`Assumptions::dispersion`].
    dispersion: f64,
    /// [`RatingModel::prior`].
    prior: Estimate,
    /// The ratings of the players, by their names.
    players: BTreeMap<String, Estimate>,
}

/// Ratings of players and puzzles on the scale on which level 8 has 2400.
#[derive(Clone, Debug)]
pub struct Ratings {
    /// The fitted model.
    pub model: RatingModel,
    /// The results, a sample for every puzzle.
    pub samples: Vec<PuzzleResults>,
}

impl Ratings {
    /// Rates players and puzzles from the results. `floors` as in [`Assumptions::floors`].
    ///
    /// # Errors
    ///
    /// [`RatingError::NoAnchor`] if level 8 tried nothing.
    pub fn fit(tries: &[Tries], floors: bool) -> Result<Self, RatingError> {
        let samples = samples(tries, |_, _| true);
        let level = |number: u8| {
            PLAYERS.iter().position(|player| matches!(player.kind, Kind::Level(level) if level.number() == number))
        };
        let anchor = level(Level::FULL.number());
        let takes_part =
            |&player: &usize| samples.iter().flat_map(|sample| &sample.counts).any(|count| count.player == player);
        let anchor = anchor.filter(takes_part).ok_or(RatingError::NoAnchor)?;
        let link = level(7).map(|below| Link { below, above: anchor, difference: ABOVE_LEVEL_7 });
        let mut model =
            RatingModel::fit(&samples, PLAYERS.len(), Assumptions { floors, link, ..Assumptions::default() });
        for _ in 0..ROUNDS {
            model.assumptions.correlation = model.correlation(&samples);
            model.refit(&samples);
        }
        model.assumptions.dispersion = dispersion(tries, model.assumptions);
        model.refit(&samples);
        model.shift(ANCHOR - model.players[anchor].value);
        Ok(Self { model, samples })
    }

    /// Rates puzzles on the scale of an earlier fit.
    ///
    /// # Errors
    ///
    /// If the scale is that of other players.
    pub fn on_scale(results: &Results, scale: &Scale) -> Result<Self, RatingError> {
        if results.settings != scale.settings {
            let (scale, results) = (scale.settings.clone(), results.settings.clone());
            return Err(RatingError::OtherScale { scale, results });
        }
        let rating = |name| scale.players.get(name).copied().ok_or(RatingError::UnknownPlayer(name));
        let players = PLAYERS.iter().map(|player| rating(player.name)).collect::<Result<Vec<_>, _>>()?;
        let samples = samples(&results.tries, |_, _| true);
        let Scale { correlation, dispersion, prior, .. } = *scale;
        let assumptions = Assumptions { correlation, dispersion, ..Assumptions::default() };
        let model = RatingModel::of_puzzles(&samples, &players, prior, assumptions);
        Ok(Self { model, samples })
    }

    /// The scale of these ratings, which were fitted to results with these settings.
    #[must_use]
    pub fn scale(&self, settings: String) -> Scale {
        let Assumptions { correlation, dispersion, .. } = self.model.assumptions;
        let names = PLAYERS.iter().map(|player| player.name.to_owned());
        let players = names.zip(self.model.players.iter().copied()).collect();
        Scale { settings, correlation, dispersion, prior: self.model.prior, players }
    }

    /// The rating for the record of a puzzle.
    #[must_use]
    pub fn rating(&self, puzzle: usize) -> Rating {
        let Estimate { value, deviation } = self.model.puzzles[puzzle];
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped to positive ranges")]
        let rounded = |value: f64, (least, most): (f64, f64)| value.clamp(least, most).round() as u16;
        Rating { value: rounded(value, RATINGS), deviation: rounded(deviation, DEVIATIONS) }
    }
}

/// The results of the tries for which `keep`, given the index of the player and the number of its try, is true.
#[must_use]
pub(super) fn samples(tries: &[Tries], keep: impl Fn(usize, usize) -> bool) -> Vec<PuzzleResults> {
    let sample = |tries: &Tries| {
        let id = &tries.id;
        let count = |(player, name): (usize, &str)| {
            let results = tries.of(name)?;
            let kept = results.iter().enumerate().filter(|&(number, _)| keep(player, number));
            let kept: Vec<f64> = kept.map(|(_, &solved)| f64::from(u8::from(solved))).collect();
            let tries = kept.iter().map(|_| 1.0).sum();
            let unselected = always_tries(&PLAYERS[player], id);
            (!kept.is_empty()).then(|| Count { player, tries, solved: kept.iter().sum(), unselected })
        };
        let counts = PLAYERS.iter().map(|player| player.name).enumerate().filter_map(count).collect();
        PuzzleResults { floor: tries.floor, counts }
    };
    tries.iter().map(sample).collect()
}

/// The dispersion for the fit: that between the two kinds of players. The user of a trainer is a player of a third kind.
fn dispersion(tries: &[Tries], assumptions: Assumptions) -> f64 {
    Division::Kinds.dispersion(tries, assumptions).max(1.0)
}

/// A way to divide the players into two groups that rate the puzzles independently.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Division {
    /// Every other player, and the rest.
    Alternating,
    /// The players made for the purpose, and the levels of the engine.
    Kinds,
}

impl Division {
    /// The puzzles as rated by either group.
    pub(super) fn models(self, tries: &[Tries], assumptions: Assumptions) -> [RatingModel; 2] {
        [false, true].map(|second| {
            let kept = |player: usize| {
                second
                    == match self {
                        Self::Alternating => player % 2 == 1,
                        Self::Kinds => matches!(PLAYERS[player].kind, Kind::Level(_)),
                    }
            };
            RatingModel::fit(&samples(tries, |player, _| kept(player)), PLAYERS.len(), assumptions)
        })
    }

    /// How much more the ratings by the two groups differ than their deviations say: the mean of the squared
    /// differences, each divided by its variance; 1 if the model is right. A puzzle counts if the results of both
    /// groups say more about it than the prior.
    #[must_use]
    pub fn dispersion(self, tries: &[Tries], assumptions: Assumptions) -> f64 {
        let [one, other] = self.models(tries, assumptions);
        let difference = |puzzle: usize| {
            let [one, other] = [one.without_prior(puzzle)?, other.without_prior(puzzle)?];
            Some((one.value - other.value, one.deviation.powi(2) + other.deviation.powi(2)))
        };
        let differences: Vec<(f64, f64)> = (0..tries.len()).filter_map(difference).collect();
        let shift = mean(differences.iter().map(|&(difference, _)| difference));
        mean(differences.iter().map(|&(difference, variance)| (difference - shift).powi(2) / variance))
    }
}
