//! How well ratings of puzzles predict players who took no part in them.

use super::fit::{Division, Ratings, samples};
use super::model::{Assumptions, Count, RatingModel, mean};
use super::players::PLAYERS;
use super::tries::Tries;

/// The bins of a calibration table.
pub const BINS: usize = 10;
/// Ratings of players are first sought in steps of so many points.
const STEP: f64 = 50.0;
/// Halvings of the interval around the best step: the result is exact to a hundredth of a point.
const HALVINGS: u32 = 14;

/// A prediction and what happened.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Prediction {
    /// The predicted chance, 0 to 1.
    chance: f64,
    /// The tries of one player at one puzzle.
    tries: f64,
    /// How many succeeded.
    solved: f64,
}

/// The predictions for a player left out of the fit.
#[derive(Clone, Debug)]
pub struct HeldOut {
    /// The index of the player.
    pub player: usize,
    /// With the ratings of puzzles fitted without this player.
    pub from_play: Vec<Prediction>,
    /// With the ratings given for comparison.
    pub compared: Vec<Prediction>,
}

/// How good predictions are.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Quality {
    /// The mean of -ln of the chance given to what happened: 0 is perfect.
    pub loss: f64,
    /// The same if every try is given the mean chance of success.
    pub base_loss: f64,
    /// The chance that a success was predicted with a higher chance than a failure: 0.5 is guessing, 1 is perfect.
    pub area: f64,
}

/// Leaves out every player in turn: fits the puzzles without it, then the rating of the player as the only free
/// number. `compared` are other ratings of the puzzles, one for each of the tries.
#[must_use]
pub fn held_out(ratings: &Ratings, compared: &[f64]) -> Vec<HeldOut> {
    let one = |player: usize| {
        let mut others = ratings.samples.clone();
        for sample in &mut others {
            sample.counts.retain(|count| count.player != player);
        }
        let mut model = ratings.model.clone();
        model.refit(&others);
        let rated: Vec<f64> = model.puzzles.iter().map(|puzzle| puzzle.value).collect();
        let predict = |rated: &[f64]| predictions(ratings, player, rated);
        HeldOut { player, from_play: predict(&rated), compared: predict(compared) }
    };
    (0..PLAYERS.len()).map(one).collect()
}

/// Predictions for a player from ratings of puzzles, with its own rating chosen so that they fit best.
fn predictions(ratings: &Ratings, player: usize, rated: &[f64]) -> Vec<Prediction> {
    let results: Vec<_> = ratings
        .samples
        .iter()
        .zip(rated)
        .flat_map(|(sample, &rated)| sample.counts.iter().map(move |count| (sample.floor, rated, count)))
        .filter(|(_, _, count)| count.player == player && count.unselected)
        .collect();
    let assumptions = ratings.model.assumptions;
    let likelihood = |own: f64| {
        let of = |&(floor, rated, count): &(f64, f64, &Count)| {
            let chance = assumptions.chance(own - rated, floor);
            count.solved * chance.ln() + (count.tries - count.solved) * (1.0 - chance).ln()
        };
        results.iter().map(of).sum::<f64>()
    };
    let slope = |own: f64| {
        results.iter().map(|&(floor, rated, count)| assumptions.slope(own - rated, floor, count).0).sum::<f64>()
    };
    // Far from the best rating the slope may have the wrong sign: to a player far below all puzzles every success is
    // random, and only the easiest puzzles, which it misses, say anything.
    let (least, most) = rated.iter().fold((0.0_f64, 0.0_f64), |(least, most), &each| (least.min(each), most.max(each)));
    let steps = (0..).map(|step| least + STEP * f64::from(step)).take_while(|&own| own < most + 10.0 * STEP);
    let best = steps.map(|own| (own, likelihood(own))).max_by(|one, other| one.1.total_cmp(&other.1));
    let best = best.map_or(0.0, |(own, _)| own);
    let (mut low, mut high) = (best - STEP, best + STEP);
    for _ in 0..HALVINGS {
        let middle = f64::midpoint(low, high);
        if slope(middle) > 0.0 { low = middle } else { high = middle }
    }
    let predict = |&(floor, rated, count): &(f64, f64, &Count)| Prediction {
        chance: assumptions.chance(low - rated, floor),
        tries: count.tries,
        solved: count.solved,
    };
    results.iter().map(predict).collect()
}

/// How good the predictions are; `None` unless there was a success and a failure to tell apart.
#[must_use]
pub fn quality(predictions: &[Prediction]) -> Option<Quality> {
    let total = |of: &dyn Fn(&Prediction) -> f64| predictions.iter().map(of).sum::<f64>();
    let (tries, solved) = (total(&|each| each.tries), total(&|each| each.solved));
    let loss = |chance: &dyn Fn(&Prediction) -> f64| {
        total(&|each| {
            let (missed, chance) = (each.tries - each.solved, chance(each));
            let of = |count: f64, chance: f64| if count > 0.0 { -count * chance.ln() } else { 0.0 };
            of(each.solved, chance) + of(missed, 1.0 - chance)
        }) / tries
    };
    let share = solved / tries;
    (solved > 0.0 && solved < tries).then(|| Quality {
        loss: loss(&|each| each.chance),
        base_loss: loss(&|_| share),
        area: area(predictions, solved, tries - solved),
    })
}

/// The area under the receiver operating characteristic: pairs of a success and a failure in the predicted order, as a
/// share of all pairs; equal predictions count half.
fn area(predictions: &[Prediction], solved: f64, missed: f64) -> f64 {
    let mut sorted = predictions.to_vec();
    sorted.sort_by(|one, other| one.chance.total_cmp(&other.chance));
    let (mut below, mut ordered) = (0.0, 0.0);
    for equal in sorted.chunk_by(|one, other| one.chance.total_cmp(&other.chance).is_eq()) {
        let solved: f64 = equal.iter().map(|each| each.solved).sum();
        let missed: f64 = equal.iter().map(|each| each.tries - each.solved).sum();
        ordered += solved * (below + missed / 2.0);
        below += missed;
    }
    ordered / (solved * missed)
}

/// Predictions in bins of equal width by predicted chance: for each bin the tries, the mean prediction and the share
/// that succeeded.
#[must_use]
pub fn calibration<'a>(predictions: impl Iterator<Item = &'a Prediction>) -> [(f64, f64, f64); BINS] {
    let mut sums = [(0.0, 0.0, 0.0); BINS];
    for each in predictions {
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a chance, 0 to 1")]
        let bin = ((each.chance * 10.0) as usize).min(BINS - 1);
        sums[bin].0 += each.tries;
        sums[bin].1 += each.tries * each.chance;
        sums[bin].2 += each.solved;
    }
    sums.map(|(tries, chance, solved)| (tries, chance / tries.max(1.0), solved / tries.max(1.0)))
}

/// How well the ratings of puzzles by two halves of the results agree.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Agreement {
    /// Their correlation, -1 to 1.
    pub correlation: f64,
    /// The same without the uncertainty of either side: the correlation divided by the root of both reliabilities.
    pub corrected: f64,
}

impl Agreement {
    /// Between the ratings by every other try of each player and those by the rest.
    #[must_use]
    pub fn of_tries(tries: &[Tries], assumptions: Assumptions) -> Self {
        let half = |half: usize| samples(tries, |_, number| number % 2 == half);
        Self::of([0, 1].map(|number| RatingModel::fit(&half(number), PLAYERS.len(), assumptions)))
    }

    /// Between the ratings by two groups of players.
    #[must_use]
    pub fn of_players(tries: &[Tries], assumptions: Assumptions, division: Division) -> Self {
        Self::of(division.models(tries, assumptions))
    }

    fn of([one, other]: [RatingModel; 2]) -> Self {
        let values = |model: &RatingModel| model.puzzles.iter().map(|puzzle| puzzle.value).collect::<Vec<_>>();
        let correlation = pearson(&values(&one), &values(&other));
        Self { correlation, corrected: correlation / (one.reliability() * other.reliability()).sqrt() }
    }
}

/// Pearson's correlation.
fn pearson(one: &[f64], other: &[f64]) -> f64 {
    let means = [mean(one.iter().copied()), mean(other.iter().copied())];
    let product = |a: &[f64], b: &[f64], means: [f64; 2]| {
        a.iter().zip(b).map(|(a, b)| (a - means[0]) * (b - means[1])).sum::<f64>()
    };
    let [x, y] = means;
    product(one, other, means) / (product(one, one, [x, x]) * product(other, other, [y, y])).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn prediction(chance: f64, solved: f64) -> Prediction {
        Prediction { chance, tries: 1.0, solved }
    }

    #[test]
    fn quality_is_what_the_definitions_say() {
        let predictions = [prediction(0.9, 1.0), prediction(0.6, 0.0), prediction(0.6, 1.0), prediction(0.2, 0.0)];
        let quality = quality(&predictions).unwrap();
        // -(ln 0.9 + ln 0.4 + ln 0.6 + ln 0.8) / 4, and ln 2 for the coin.
        assert!((quality.loss - 0.438_90).abs() < 1e-4, "{quality:?}");
        assert!((quality.base_loss - 2.0_f64.ln()).abs() < 1e-12);
        // Of the four pairs three are in order and one is equal.
        assert!((quality.area - 0.875).abs() < 1e-12);
        assert_eq!(super::quality(&[prediction(0.9, 1.0)]), None);
    }

    #[test]
    fn bins_hold_their_means() {
        let bins = calibration([prediction(0.31, 1.0), prediction(0.35, 0.0), prediction(1.0, 1.0)].iter());
        assert!((bins[3].0 - 2.0).abs() < 1e-12 && (bins[3].1 - 0.33).abs() < 1e-12 && (bins[3].2 - 0.5).abs() < 1e-12);
        assert!((bins[9].0 - 1.0).abs() < 1e-12 && (bins[9].2 - 1.0).abs() < 1e-12);
    }

    #[test]
    fn a_straight_line_correlates_fully() {
        assert!((pearson(&[1.0, 2.0, 3.0], &[5.0, 7.0, 9.0]) - 1.0).abs() < 1e-12);
        assert!((pearson(&[1.0, 2.0, 3.0], &[1.0, 0.0, 1.0])).abs() < 1e-12);
    }
}
