//! Trains the weights of a network on positions and the results of their games.
//!
//! The network's value, divided by its scale, is taken as the log-odds of winning. The loss is the cross entropy
//! between that probability and a mixture of the game's result and the score of the search. The optimiser is Adam
//! (Kingma and Ba, 2015), with a learning rate that falls to zero along half a cosine.

mod model;

use std::io::BufRead;
use std::thread;

use clap::Args;
use rand::rngs::Xoshiro256PlusPlus as Random;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};

use super::arguments::RunArgs;
use super::samples::Sample;
use damier_endings::Outcome;
use damier_engine::network::{HIDDEN, Network};
use model::{Gradient, Row, Weights};

/// Samples per step.
const BATCH: usize = 16_384;
/// One sample in this many, at the end of the list, is held back from training.
const HELD_BACK: usize = 50;
/// The decay rates of Adam's moving averages.
const DECAY: [f32; 2] = [0.9, 0.999];
/// What a pattern says that occurs less often, in either view of all samples, is left out: it is noise.
const MIN_OCCURRENCES: u32 = 30;
/// Slopes far below this, those of patterns seen a few times among a million samples, move a weight in proportion; larger
/// ones move it by about the learning rate, whatever their size.
const SMALLEST_SLOPE: f32 = 1e-6;
/// Samples with a score beyond this, in centi-men, teach nothing about evaluation: the search has seen the end.
const DECIDED: i16 = 2_000;

/// How to train. Through rounding, the weights depend slightly on the number of threads.
#[derive(Args, Clone, Copy, Debug)]
pub struct Training {
    /// Variant, seed and threads.
    #[command(flatten)]
    pub run: RunArgs,
    /// How many times every position is used
    #[arg(long, default_value_t = 12)]
    epochs: u32,
    /// The initial learning rate
    #[arg(long, default_value_t = 0.002)]
    rate: f32,
    /// The share of the game result in the target; the rest is the score of the search
    #[arg(long, default_value_t = 0.15)]
    result_share: f32,
    /// Centi-men per unit of log-odds [default: fitted to the positions]
    #[arg(long)]
    scale: Option<f32>,
}

/// The result of an epoch.
#[derive(Clone, Copy, Debug)]
pub struct Epoch {
    /// Its number, from 1.
    pub number: u32,
    /// Mean cross entropy with the target.
    pub training: f32,
    /// The same for the held-back samples.
    pub held_back: f32,
    /// Mean cross entropy between the network and the results alone, for the held-back samples that have a result.
    pub results: f32,
}

/// Reads samples until the end.
///
/// # Errors
///
/// See [`Sample::read`].
pub fn read_samples(mut from: impl BufRead) -> std::io::Result<Vec<Sample>> {
    let mut samples = Vec::new();
    while let Some(sample) = Sample::read(&mut from)? {
        samples.push(sample);
    }
    Ok(samples)
}

/// The centi-men per unit of log-odds with which the scores predict the results best.
#[must_use]
pub fn fitted_scale(samples: &[Sample]) -> f32 {
    let quality = |scale: f32| -> f64 {
        let loss = |sample: &Sample| Some(f64::from(cross_entropy(f32::from(sample.score) / scale, result(sample)?)));
        samples.iter().step_by(samples.len() / 200_000 + 1).filter(|sample| is_lesson(sample)).filter_map(loss).sum()
    };
    let scales = (20..400).step_by(4).map(|scale: u16| f32::from(scale));
    scales.min_by(|&a, &b| quality(a).total_cmp(&quality(b))).unwrap_or(100.0)
}

impl Training {
    /// Trains a network, beginning with `start` or else with random weights, and reports after each epoch.
    pub fn run(&self, start: Option<&Network>, mut samples: Vec<Sample>, mut report: impl FnMut(Epoch)) -> Network {
        samples.retain(is_lesson);
        let score_scale = fitted_scale(&samples);
        let held_back = samples.split_off(samples.len() - samples.len() / HELD_BACK);
        let mut random = Random::seed_from_u64(self.run.seed);
        let scale = self.scale.unwrap_or(score_scale);
        let mut model = match start {
            Some(network) => Weights::of(network, scale),
            None => Weights::new(self.run.variant, scale, || random.random_range(-1.0..1.0)),
        };
        let mut moments = vec![[[0.0; HIDDEN]; 2]; model.rows.len()];
        let mut gradient = Gradient::new(&model);
        let mut others: Vec<_> = (1..self.run.jobs).map(|_| Gradient::new(&model)).collect();
        let target = |sample: &Sample| {
            let said = logistic(f32::from(sample.score) / score_scale);
            result(sample).map_or(said, |result| self.result_share * result + (1.0 - self.result_share) * said)
        };
        let mut order: Vec<u32> = (0..u32::try_from(samples.len()).unwrap_or(u32::MAX)).collect();
        let steps = order.chunks(BATCH).count() * self.epochs as usize;
        let mut step = 0_usize;
        for number in 1..=self.epochs {
            order.shuffle(&mut random);
            let mut loss = 0.0;
            for batch in order.chunks(BATCH) {
                add_up((&mut gradient, &mut others), &model, &samples, batch, &target);
                loss += std::mem::take(&mut gradient.loss);
                #[allow(clippy::cast_precision_loss, reason = "far below 2^23")]
                let (done, size) = (step as f32 / steps as f32, batch.len() as f32);
                let rate = self.rate * 0.5 * (1.0 + (std::f32::consts::PI * done).cos());
                step += 1;
                learn(&mut model, &mut moments, &mut gradient, Step { size, rate, number: step });
            }
            let mean = |losses: f64, count: usize| {
                #[allow(clippy::cast_precision_loss, clippy::cast_possible_truncation, reason = "a mean to be shown")]
                let mean = (losses / count.max(1) as f64) as f32;
                mean
            };
            let over = |truth: &dyn Fn(&Sample) -> Option<f32>| {
                let known = held_back.iter().filter_map(|sample| Some((sample, truth(sample)?)));
                let losses = known.map(|(sample, truth)| f64::from(cross_entropy(model.log_odds(sample), truth)));
                let (count, sum) = losses.fold((0, 0.0), |(count, sum), loss| (count + 1, sum + loss));
                mean(sum, count)
            };
            report(Epoch {
                number,
                training: mean(loss, samples.len()),
                held_back: over(&|sample| Some(target(sample))),
                results: over(&result),
            });
        }
        model.network(&model.occurrences(samples.iter()), MIN_OCCURRENCES, start)
    }
}

/// Adds up the gradient of a batch in `sum`, which is zero before, as the others are before and after. Each is computed by
/// a thread of its own.
fn add_up(
    (sum, others): (&mut Gradient, &mut [Gradient]),
    model: &Weights,
    samples: &[Sample],
    batch: &[u32],
    target: &(impl Fn(&Sample) -> f32 + Sync),
) {
    let share = batch.len().div_ceil(1 + others.len()).max(1);
    thread::scope(|scope| {
        for (gradient, indices) in std::iter::once(&mut *sum).chain(&mut *others).zip(batch.chunks(share)) {
            scope.spawn(move || {
                for &index in indices {
                    let sample = &samples[index as usize];
                    gradient.add(model, sample, target(sample));
                }
            });
        }
    });
    for other in others {
        sum.absorb(other);
    }
}

/// A step of the training.
#[derive(Clone, Copy)]
struct Step {
    /// The number of samples.
    size: f32,
    rate: f32,
    /// Counted from 1.
    number: usize,
}

/// One step of Adam for the rows that the batch has touched; the moments of the others wait. Leaves the gradient zero.
fn learn(model: &mut Weights, moments: &mut [[Row; 2]], gradient: &mut Gradient, step: Step) {
    let Step { size, rate, number } = step;
    let power = i32::try_from(number).unwrap_or(i32::MAX);
    let [first, second] = DECAY.map(|decay| 1.0 / (1.0 - decay.powi(power)));
    for row in std::mem::take(&mut gradient.touched) {
        let row = row as usize;
        let slopes = gradient.take(row);
        let [means, squares] = &mut moments[row];
        for neuron in 0..HIDDEN {
            let slope = slopes[neuron] / size;
            means[neuron] += (1.0 - DECAY[0]) * (slope - means[neuron]);
            squares[neuron] += (1.0 - DECAY[1]) * (slope * slope - squares[neuron]);
            let step = means[neuron] * first / ((squares[neuron] * second).sqrt() + SMALLEST_SLOPE);
            model.rows[row][neuron] -= rate * step;
        }
    }
    model.keep_in_range();
}

const fn is_lesson(sample: &Sample) -> bool {
    sample.score.unsigned_abs() <= DECIDED.unsigned_abs()
}

fn result(sample: &Sample) -> Option<f32> {
    Some(match sample.outcome? {
        Outcome::Loss => 0.0,
        Outcome::Draw => 0.5,
        Outcome::Win => 1.0,
    })
}

fn logistic(log_odds: f32) -> f32 {
    1.0 / (1.0 + (-log_odds).exp())
}

/// The cross entropy between log-odds and a truth between 0 and 1.
fn cross_entropy(log_odds: f32, truth: f32) -> f32 {
    // ln(1 + e^x) without overflow.
    log_odds.max(0.0) + (-log_odds.abs()).exp().ln_1p() - truth * log_odds
}
