//! The model of results: a player solves a puzzle with a chance that depends on the difference of their ratings.
//!
//! The chance is `floor + (1 - floor) / (1 + 10^(-difference / 400))`: the curve of Elo and of Rasch ("Probabilistic
//! Models for Some Intelligence and Attainment Tests", 1960), with Birnbaum's lower asymptote where the chance of
//! success by random moves is known.

use serde::{Deserialize, Serialize};

/// Units of log-odds per rating point.
const SLOPE: f64 = std::f64::consts::LN_10 / 400.0;
/// The standard deviation of the prior of players, around the mean of the puzzles. It only keeps a player who solves
/// everything or nothing finite.
const PLAYER_DEVIATION: f64 = 1_000.0;
/// The largest change in one step.
const MAX_STEP: f64 = 150.0;
/// The fit has converged when nothing common to all puzzles changes by more than this in a sweep.
const CONVERGED: f64 = 0.02;
/// The most sweeps.
const MAX_SWEEPS: u32 = 1_000;
/// The farthest that a sweep is continued, in lengths of its own.
const MAX_AHEAD: f64 = 16.0;
/// The least deviation of the prior.
const MIN_DEVIATION: f64 = 20.0;
/// Places, in deviations from the mean, and weights that give the mean over a normal distribution (Gauss and Hermite).
const NORMAL: [(f64, f64); 3] = [(-1.732_050_8, 1.0 / 6.0), (0.0, 2.0 / 3.0), (1.732_050_8, 1.0 / 6.0)];
/// The chances of success that the arithmetic can bear.
const CHANCES: (f64, f64) = (1e-6, 1.0 - 1e-6);

/// The results of one player at one puzzle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Count {
    /// The index of the player.
    pub player: usize,
    /// Its tries, at least 1.
    pub tries: f64,
    /// How many of them succeeded.
    pub solved: f64,
    /// Whether it tried regardless of the results of others. Only such results rate the player; all rate the puzzle.
    pub(crate) unselected: bool,
}

/// The results at one puzzle.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PuzzleResults {
    /// The chance of solving it by random moves, 0 to 1.
    pub(crate) floor: f64,
    /// The results of the players that tried.
    pub counts: Vec<Count>,
}

/// What the model takes for granted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Assumptions {
    /// Whether random success is part of the curve.
    pub floors: bool,
    /// The correlation, 0 to 1, of the tries of one player at one puzzle, given their ratings. The second try tells
    /// less than the first, because what a player overlooks once it tends to overlook again.
    pub correlation: f64,
    /// How many times as large as expected the squared differences between ratings by different players are, at least
    /// 1. Every result weighs that many times less.
    pub dispersion: f64,
    /// What is known about two players from elsewhere.
    pub link: Option<Link>,
}

/// A difference between two players that was measured elsewhere.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Link {
    /// The index of the weaker player.
    pub(crate) below: usize,
    /// The index of the stronger player.
    pub(crate) above: usize,
    /// By how much it is stronger, and how certain that is.
    pub(crate) difference: Estimate,
}

impl Default for Assumptions {
    fn default() -> Self {
        Self { floors: true, correlation: 0.0, dispersion: 1.0, link: None }
    }
}

impl Assumptions {
    /// The chance of success.
    #[must_use]
    pub fn chance(&self, difference: f64, floor: f64) -> f64 {
        let floor = if self.floors { floor } else { 0.0 };
        (floor + (1.0 - floor) * logistic(difference)).clamp(CHANCES.0, CHANCES.1)
    }

    /// How much each of `tries` tries of a player at a puzzle counts.
    fn weight(&self, tries: f64) -> f64 {
        1.0 / ((1.0 + (tries - 1.0) * self.correlation) * self.dispersion)
    }

    /// The derivative of the logarithm of the likelihood by the rating of the player, and its expected curvature.
    pub(super) fn slope(&self, difference: f64, floor: f64, count: &Count) -> (f64, f64) {
        let chance = self.chance(difference, floor);
        let share = if self.floors { 1.0 - floor } else { 1.0 };
        let logistic = logistic(difference);
        let per_point = share * logistic * (1.0 - logistic) * SLOPE;
        let weighted = self.weight(count.tries) * per_point / (chance * (1.0 - chance));
        (weighted * (count.solved - count.tries * chance), weighted * count.tries * per_point)
    }
}

fn logistic(difference: f64) -> f64 {
    1.0 / (1.0 + (-SLOPE * difference).exp())
}

/// A rating with its standard deviation, in points.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Estimate {
    /// The most probable value.
    pub value: f64,
    /// The standard deviation of the posterior.
    pub deviation: f64,
}

impl Estimate {
    /// The value so many deviations above the most probable one.
    const fn at(self, place: f64) -> f64 {
        self.value + place * self.deviation
    }
}

/// The most probable ratings. Only their differences have a meaning.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingModel {
    /// What it assumes.
    pub assumptions: Assumptions,
    /// The players' ratings, in the order of their indices.
    pub players: Vec<Estimate>,
    /// The puzzles' ratings, in the order of the samples.
    pub puzzles: Vec<Estimate>,
    /// The prior of the puzzles: the mean and deviation of the ratings of all of them, estimated from the results.
    pub prior: Estimate,
}

impl RatingModel {
    /// Fits ratings of players with indices below `players`: in turn every puzzle given the players and the prior, then
    /// players and prior given the puzzles, by damped Fisher steps until nothing changes. The second step averages over
    /// the uncertainty of the puzzles (the EM of Dempster, Laird and Rubin, 1977, with a normal posterior): with their
    /// most probable ratings alone, which lean towards the mean, players would seem closer to each other than they are.
    #[must_use]
    pub fn fit(samples: &[PuzzleResults], players: usize, assumptions: Assumptions) -> Self {
        let start = Estimate { value: 0.0, deviation: 300.0 };
        let puzzles = vec![start; samples.len()];
        let mut model = Self { assumptions, players: vec![start; players], puzzles, prior: start };
        model.refit(samples);
        model
    }

    /// Fits puzzles alone, on the scale of players with known ratings. The prior has the mean of these puzzles, because
    /// those that were found in another way may be harder or easier, but the deviation of `prior`, because some dozen
    /// puzzles cannot tell their own.
    #[must_use]
    pub fn of_puzzles(
        samples: &[PuzzleResults],
        players: &[Estimate],
        prior: Estimate,
        assumptions: Assumptions,
    ) -> Self {
        let puzzles = vec![prior; samples.len()];
        let mut model = Self { assumptions, players: players.to_vec(), puzzles, prior };
        for _ in 0..MAX_SWEEPS {
            let before = model.prior.value;
            model.improve_puzzles(samples);
            model.prior.value = mean(model.puzzles.iter().map(|puzzle| puzzle.value));
            if (model.prior.value - before).abs() < CONVERGED {
                break;
            }
        }
        model
    }

    /// Fits the ratings, starting from the present ones. After every second sweep, players and prior are moved on along
    /// the way on which they are (the SQUAREM of Varadhan and Roland, 2008), because EM alone creeps.
    pub fn refit(&mut self, samples: &[PuzzleResults]) {
        for _ in 0..MAX_SWEEPS / 2 {
            let start = self.common();
            self.sweep(samples);
            let first = self.common();
            let steps = first.iter().zip(&start).map(|(first, start)| first - start);
            if steps.clone().all(|step| step.abs() < CONVERGED) {
                return;
            }
            self.sweep(samples);
            let second = self.common();
            let bends =
                steps.clone().zip(second.iter().zip(&first)).map(|(step, (second, first))| second - first - step);
            let square = |values: &mut dyn Iterator<Item = f64>| values.map(|value| value * value).sum::<f64>();
            let length = (square(&mut steps.clone()) / square(&mut bends.clone())).sqrt().clamp(1.0, MAX_AHEAD);
            let ahead = start.iter().zip(steps.zip(bends));
            self.set_common(ahead.map(|(start, (step, bend))| start + length * (2.0 * step + length * bend)));
        }
    }

    /// The numbers on which all puzzles depend: the players' distances from the prior, and the logarithm of its
    /// deviation, in points, as which it is moved on without becoming negative.
    fn common(&self) -> Vec<f64> {
        let deviation = self.prior.deviation.ln() / SLOPE;
        self.players.iter().map(|player| player.value - self.prior.value).chain([deviation]).collect()
    }

    fn set_common(&mut self, values: impl Iterator<Item = f64>) {
        let (prior, mut values) = (self.prior.value, values);
        for (player, value) in self.players.iter_mut().zip(&mut values) {
            player.value = prior + value;
        }
        if let Some(value) = values.next() {
            self.prior.deviation = (SLOPE * value).exp().max(MIN_DEVIATION);
        }
    }

    fn sweep(&mut self, samples: &[PuzzleResults]) {
        self.improve_puzzles(samples);
        self.improve_players(samples);
        self.improve_prior();
    }

    fn improve_puzzles(&mut self, samples: &[PuzzleResults]) {
        for (puzzle, sample) in self.puzzles.iter_mut().zip(samples) {
            *puzzle = improved(self.assumptions, *puzzle, self.prior, sample, &self.players);
        }
    }

    fn improve_players(&mut self, samples: &[PuzzleResults]) {
        let precision = PLAYER_DEVIATION.powi(-2);
        let start = |player: &Estimate| (precision * (self.prior.value - player.value), precision);
        let mut slopes: Vec<(f64, f64)> = self.players.iter().map(start).collect();
        for (puzzle, sample) in self.puzzles.iter().zip(samples) {
            for count in sample.counts.iter().filter(|count| count.unselected) {
                for (place, weight) in NORMAL {
                    let difference = self.players[count.player].value - puzzle.at(place);
                    let (slope, curvature) = self.assumptions.slope(difference, sample.floor, count);
                    slopes[count.player].0 += weight * slope;
                    slopes[count.player].1 += weight * curvature;
                }
            }
        }
        if let Some(Link { below, above, difference }) = self.assumptions.link {
            let precision = difference.deviation.powi(-2);
            let missing = self.players[below].value + difference.value - self.players[above].value;
            for (player, slope) in [(above, precision * missing), (below, -precision * missing)] {
                slopes[player].0 += slope;
                slopes[player].1 += precision;
            }
        }
        for (player, (slope, curvature)) in self.players.iter_mut().zip(slopes) {
            let step = (slope / curvature).clamp(-MAX_STEP, MAX_STEP);
            *player = Estimate { value: player.value + step, deviation: curvature.sqrt().recip() };
        }
    }

    fn improve_prior(&mut self) {
        let mean = mean(self.puzzles.iter().map(|puzzle| puzzle.value));
        let variance = self.puzzles.iter().map(|puzzle| (puzzle.value - mean).powi(2) + puzzle.deviation.powi(2));
        self.prior = Estimate { value: mean, deviation: self::mean(variance).sqrt().max(MIN_DEVIATION) };
    }

    /// The ratings moved by so many points.
    pub fn shift(&mut self, points: f64) {
        for estimate in self.players.iter_mut().chain(&mut self.puzzles).chain([&mut self.prior]) {
            estimate.value += points;
        }
    }

    /// The correlation of tries of one player at one puzzle, as [`Assumptions::correlation`]: the mean product of the
    /// errors of two tries, compared with the variance of one.
    #[must_use]
    pub fn correlation(&self, samples: &[PuzzleResults]) -> f64 {
        let (mut products, mut expected) = (0.0, 0.0);
        for (puzzle, sample) in self.puzzles.iter().zip(samples) {
            for (&Count { player, tries, solved, .. }, (place, weight)) in
                sample.counts.iter().flat_map(|count| NORMAL.map(|node| (count, node)))
            {
                let chance = self.assumptions.chance(self.players[player].value - puzzle.at(place), sample.floor);
                let squares = solved * (1.0 - chance).powi(2) + (tries - solved) * chance.powi(2);
                products += weight * ((solved - tries * chance).powi(2) - squares);
                expected += weight * tries * (tries - 1.0) * chance * (1.0 - chance);
            }
        }
        if expected > 0.0 { (products / expected).clamp(0.0, 1.0) } else { 0.0 }
    }

    /// The reliability of the puzzles' ratings, 0 to 1: the share of their variance that is not uncertainty.
    #[must_use]
    pub fn reliability(&self) -> f64 {
        1.0 - mean(self.puzzles.iter().map(|puzzle| puzzle.deviation.powi(2))) / self.prior.deviation.powi(2)
    }

    /// What the results alone say about a puzzle, without the prior; `None` if they say less than the prior does.
    #[must_use]
    pub fn without_prior(&self, puzzle: usize) -> Option<Estimate> {
        let Estimate { value, deviation } = self.puzzles[puzzle];
        let (all, prior) = (deviation.powi(-2), self.prior.deviation.powi(-2));
        let own = all - prior;
        let value = (value * all - self.prior.value * prior) / own;
        (own > prior).then(|| Estimate { value, deviation: own.sqrt().recip() })
    }
}

/// One step towards the most probable rating of a puzzle.
fn improved(
    assumptions: Assumptions,
    puzzle: Estimate,
    prior: Estimate,
    sample: &PuzzleResults,
    players: &[Estimate],
) -> Estimate {
    let precision = prior.deviation.powi(-2);
    let (mut slope, mut curvature) = (precision * (prior.value - puzzle.value), precision);
    for count in &sample.counts {
        let difference = players[count.player].value - puzzle.value;
        let (of_player, curved) = assumptions.slope(difference, sample.floor, count);
        slope -= of_player;
        curvature += curved;
    }
    let step = (slope / curvature).clamp(-MAX_STEP, MAX_STEP);
    Estimate { value: puzzle.value + step, deviation: curvature.sqrt().recip() }
}

/// The mean, 0 of nothing.
pub(super) fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = values.fold((0.0, 0.0), |(sum, count), value| (sum + value, count + 1.0));
    if count > 0.0 { sum / count } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use rand::rngs::Xoshiro256PlusPlus as Random;
    use rand::{RngExt, SeedableRng};

    use super::*;

    const PLAYERS: [f64; 8] = [-500.0, -350.0, -200.0, -50.0, 100.0, 250.0, 400.0, 550.0];

    /// Results of the [`PLAYERS`], as [`simulated_for`].
    fn simulated(puzzles: usize, floor: f64, sticky: f64) -> (Vec<f64>, Vec<PuzzleResults>) {
        simulated_for(&PLAYERS, puzzles, floor, sticky)
    }

    /// Results of players with known ratings at puzzles with known ratings, spread by 300 points around 0.
    fn simulated_for(players: &[f64], puzzles: usize, floor: f64, sticky: f64) -> (Vec<f64>, Vec<PuzzleResults>) {
        let mut random = Random::seed_from_u64(7);
        let mut truth = Vec::new();
        let mut sample = || {
            // The sum of twelve uniform numbers is nearly normal with variance 1.
            let normal: f64 = (0..12).map(|_| random.random::<f64>()).sum::<f64>() - 6.0;
            truth.push(300.0 * normal);
            let count = |player: usize| {
                let odds = 10_f64.powf((300.0 * normal - players[player]) / 400.0);
                let chance = floor + (1.0 - floor) / (1.0 + odds);
                let mut results = [0.0; 4];
                for index in 0..4 {
                    let again = index > 0 && random.random::<f64>() < sticky;
                    let solved = f64::from(u8::from(random.random::<f64>() < chance));
                    results[index] = if again { results[0] } else { solved };
                }
                Count { player, tries: 4.0, solved: results.iter().sum(), unselected: true }
            };
            PuzzleResults { floor, counts: (0..players.len()).map(count).collect() }
        };
        let samples = (0..puzzles).map(|_| sample()).collect();
        (truth, samples)
    }

    #[test]
    fn known_ratings_are_recovered_within_the_deviations() {
        for floor in [0.0, 0.15] {
            let (truth, samples) = simulated(2_000, floor, 0.0);
            let mut model = RatingModel::fit(&samples, PLAYERS.len(), Assumptions::default());
            model.shift(mean(truth.iter().copied()) - model.prior.value);
            for (player, truth) in model.players.iter().zip(PLAYERS) {
                // With a floor, the normal posterior costs the weakest player some 30 points.
                let tolerance = if floor > 0.0 { 40.0 } else { 20.0 };
                assert!((player.value - truth).abs() < tolerance, "{player:?} {truth}");
            }
            assert!((model.prior.deviation - 300.0).abs() < 20.0, "{:?}", model.prior);
            // Of a normal distribution, 68 % lies within one deviation and 95 % within two.
            let within = |deviations: f64| {
                let near = |(puzzle, truth): (&Estimate, &f64)| {
                    f64::from(u8::from((puzzle.value - truth).abs() < deviations * puzzle.deviation))
                };
                mean(model.puzzles.iter().zip(&truth).map(near))
            };
            assert!((within(1.0) - 0.683).abs() < 0.04, "{}", within(1.0));
            assert!((within(2.0) - 0.954).abs() < 0.02, "{}", within(2.0));
        }
    }

    #[test]
    fn later_puzzles_are_rated_on_the_same_scale() {
        let (truth, samples) = simulated(4_000, 0.1, 0.0);
        let mut all = RatingModel::fit(&samples, PLAYERS.len(), Assumptions::default());
        all.shift(1_000.0 + mean(truth.iter().copied()) - all.prior.value);
        // The harder ones by themselves, as if they were found in another way.
        let hard: Vec<usize> = (0..samples.len()).filter(|&index| truth[index] > 100.0).collect();
        let later: Vec<PuzzleResults> = hard.iter().map(|&index| samples[index].clone()).collect();
        let model = RatingModel::of_puzzles(&later, &all.players, all.prior, Assumptions::default());
        let bias = |model: &dyn Fn(usize) -> f64| {
            mean(hard.iter().enumerate().map(|(number, &index)| model(number) - 1_000.0 - truth[index]))
        };
        let (own, among_all) =
            (bias(&|number| model.puzzles[number].value), bias(&|number| all.puzzles[hard[number]].value));
        assert!(own.abs() < 25.0 && own.abs() < among_all.abs(), "{own} {among_all}");
        assert!(model.players == all.players);
    }

    #[test]
    fn players_who_solve_nearly_everything_do_not_run_away() {
        let strong = [500.0, 600.0, 700.0, 800.0, 900.0, 1_000.0];
        let (truth, samples) = simulated_for(&strong, 4_000, 0.0, 0.3);
        let assumptions = Assumptions { correlation: 0.25, ..Assumptions::default() };
        let mut model = RatingModel::fit(&samples, strong.len() + 1, assumptions);
        model.shift(mean(truth.iter().copied()) - model.prior.value);
        assert!((model.prior.deviation - 300.0).abs() < 60.0, "{:?}", model.prior);
        for (player, truth) in model.players.iter().zip(strong) {
            assert!((player.value - truth).abs() < 120.0, "{player:?} {truth}");
        }
    }

    #[test]
    fn repeated_results_are_recognised() {
        let (_, samples) = simulated(2_000, 0.0, 0.6);
        let model = RatingModel::fit(&samples, PLAYERS.len(), Assumptions::default());
        // Each later try repeats the first with probability 0.6: of the 6 pairs, 3 correlate by 0.6 and 3 by 0.36.
        let correlation = model.correlation(&samples);
        assert!((correlation - 0.48).abs() < 0.1, "{correlation}");
        let (_, fair) = simulated(2_000, 0.0, 0.0);
        assert!(RatingModel::fit(&fair, PLAYERS.len(), Assumptions::default()).correlation(&fair) < 0.02);
    }

    #[test]
    fn a_puzzle_without_results_keeps_the_prior() {
        let (_, mut samples) = simulated(200, 0.0, 0.0);
        samples.push(PuzzleResults::default());
        let model = RatingModel::fit(&samples, PLAYERS.len(), Assumptions::default());
        let untried = model.puzzles[200];
        assert!((untried.value - model.prior.value).abs() < 1.0, "{untried:?}");
        assert!((untried.deviation - model.prior.deviation).abs() < 1.0);
        assert_eq!(model.without_prior(200), None);
    }

    #[test]
    fn a_link_rates_a_player_without_results() {
        let (_, samples) = simulated(500, 0.0, 0.0);
        let difference = Estimate { value: 240.0, deviation: 50.0 };
        let link = Some(Link { below: 7, above: 8, difference });
        let model = RatingModel::fit(&samples, 9, Assumptions { link, ..Assumptions::default() });
        let found = model.players[8].value - model.players[7].value;
        assert!((found - 240.0).abs() < 5.0, "{found}");
    }

    #[test]
    fn selected_results_do_not_rate_the_player() {
        let (_, mut samples) = simulated(1_000, 0.0, 0.0);
        let fair = RatingModel::fit(&samples, PLAYERS.len(), Assumptions::default());
        // The last player is said to have tried only the puzzles that it failed, and one half of the others.
        for (number, sample) in samples.iter_mut().enumerate() {
            sample.counts[7].unselected = number % 2 == 0;
            sample.counts.retain(|count| count.player < 7 || count.unselected || count.solved < count.tries);
        }
        let selected = RatingModel::fit(&samples, PLAYERS.len(), Assumptions::default());
        let gap = |model: &RatingModel| model.players[7].value - model.players[6].value;
        assert!((gap(&selected) - gap(&fair)).abs() < 40.0, "{} {}", gap(&selected), gap(&fair));
    }

    #[test]
    fn the_curve_is_that_of_elo() {
        let elo = Assumptions { floors: false, ..Assumptions::default() };
        // A difference of 400 points is worth ten to one.
        assert!((elo.chance(400.0, 0.2) - 10.0 / 11.0).abs() < 1e-12);
        assert!((Assumptions::default().chance(0.0, 0.2) - 0.6).abs() < 1e-12);
    }
}
