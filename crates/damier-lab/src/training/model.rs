//! The network in floating point, and its gradient.

use super::{cross_entropy, logistic};
use crate::samples::Sample;
use damier_engine::network::{self, FEATURES, HIDDEN, Network, ONE, OUTPUT_ONE, PHASES};
use damier_rules::Variant;

/// The offsets of the parts in the list of weights.
const BIASES: usize = FEATURES * HIDDEN;
const OUTPUTS: usize = BIASES + HIDDEN;
const OUTPUT_BIASES: usize = OUTPUTS + PHASES * 2 * HIDDEN;
const WEIGHTS: usize = OUTPUT_BIASES + PHASES;

/// The weights being trained.
pub struct Model {
    variant: Variant,
    scale: f32,
    /// Inputs, biases, outputs and output biases, one after the other.
    pub weights: Vec<f32>,
}

/// The intermediate values for a sample.
struct Pass {
    /// Rows of inputs, of the side to move and of the opponent.
    features: [[u16; 64]; 2],
    pieces: usize,
    /// Clamped sums of the first layer.
    clamped: [[f32; HIDDEN]; 2],
    phase: usize,
    log_odds: f32,
}

impl Model {
    /// A model with small random weights, drawn from -1 to 1 by `random`.
    pub fn new(variant: Variant, scale: f32, mut random: impl FnMut() -> f32) -> Self {
        let mut weights = vec![0.0; WEIGHTS];
        weights[..BIASES].iter_mut().for_each(|weight| *weight = 0.15 * random());
        weights[BIASES..OUTPUTS].fill(0.4);
        weights[OUTPUTS..OUTPUT_BIASES].iter_mut().for_each(|weight| *weight = 0.1 * random());
        Self { variant, scale, weights }
    }

    /// The log-odds that the side to move wins.
    pub fn log_odds(&self, sample: &Sample) -> f32 {
        self.pass(sample).log_odds
    }

    /// Limits the output weights so that they fit the integer format.
    pub fn keep_in_range(&mut self) {
        let most = f32::from(network::MOST_OUTPUT) / f32::from(OUTPUT_ONE);
        self.weights[OUTPUTS..OUTPUT_BIASES].iter_mut().for_each(|weight| *weight = weight.clamp(-most, most));
    }

    fn pass(&self, sample: &Sample) -> Pass {
        let mut features = [[0; 64]; 2];
        let mut pieces = 0;
        let board = self.variant.board_size();
        for (kind, &bits) in sample.pieces.iter().enumerate() {
            let mut bits = bits;
            while bits != 0 {
                let bit = bits.trailing_zeros() as usize;
                bits &= bits - 1;
                for (view, input) in network::inputs_of(board, kind, bit).into_iter().enumerate() {
                    features[view][pieces] = u16::try_from(input).unwrap_or(0);
                }
                pieces += 1;
            }
        }
        let mut clamped = [[0.0; HIDDEN]; 2];
        let phase = Network::phase(board, u32::try_from(pieces).unwrap_or(0));
        let mut log_odds = material(sample) / self.scale + self.weights[OUTPUT_BIASES + phase];
        for (view, sums) in clamped.iter_mut().enumerate() {
            sums.copy_from_slice(&self.weights[BIASES..OUTPUTS]);
            for &feature in &features[view][..pieces] {
                let row = &self.weights[usize::from(feature) * HIDDEN..][..HIDDEN];
                sums.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
            }
            for sum in sums.iter_mut() {
                *sum = sum.clamp(0.0, 1.0);
            }
            let outputs = &self.weights[OUTPUTS + (phase * 2 + view) * HIDDEN..][..HIDDEN];
            log_odds += sums.iter().zip(outputs).map(|(sum, weight)| sum * sum * weight).sum::<f32>();
        }
        Pass { features, pieces, clamped, phase, log_odds }
    }

    /// The model with integer weights.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "rounded and within range")]
    pub fn network(&self) -> Network {
        let whole = |weights: &[f32], one: f32| -> Vec<i16> {
            weights.iter().map(|weight| (weight * one).round() as i16).collect()
        };
        let mut network = Network { scale: self.scale.round() as u16, ..Network::untaught(self.variant) };
        // The weights of inputs off the board were never trained, and stay 0.
        for input in Network::used_inputs(self.variant.board_size()) {
            let weights = &self.weights[input * HIDDEN..][..HIDDEN];
            network.inputs[input].copy_from_slice(&whole(weights, f32::from(ONE)));
        }
        network.biases.copy_from_slice(&whole(&self.weights[BIASES..OUTPUTS], f32::from(ONE)));
        let outputs = self.weights[OUTPUTS..].chunks_exact(HIDDEN);
        for (row, weights) in network.outputs.iter_mut().flatten().zip(outputs) {
            row.copy_from_slice(&whole(weights, f32::from(OUTPUT_ONE)));
        }
        network.output_biases.copy_from_slice(&whole(&self.weights[OUTPUT_BIASES..], self.scale));
        network
    }
}

/// The gradient of the loss, summed over samples.
pub struct Gradient {
    /// One for each weight.
    pub weights: Vec<f32>,
    /// The loss.
    pub loss: f64,
}

impl Gradient {
    /// A gradient of zero.
    pub fn new(model: &Model) -> Self {
        Self { weights: vec![0.0; model.weights.len()], loss: 0.0 }
    }

    /// Adds a sample whose predicted probability should be `target`.
    pub fn add(&mut self, model: &Model, sample: &Sample, target: f32) {
        let pass = model.pass(sample);
        self.loss += f64::from(cross_entropy(pass.log_odds, target));
        let slope = logistic(pass.log_odds) - target;
        self.weights[OUTPUT_BIASES + pass.phase] += slope;
        for (view, clamped) in pass.clamped.iter().enumerate() {
            let place = OUTPUTS + (pass.phase * 2 + view) * HIDDEN;
            let outputs = &model.weights[place..][..HIDDEN];
            let mut slopes = [0.0; HIDDEN];
            let neurons = slopes.iter_mut().zip(clamped).zip(outputs).zip(&mut self.weights[place..][..HIDDEN]);
            for (((slope_here, &value), output), output_slope) in neurons {
                *output_slope += slope * value * value;
                let inside = if value > 0.0 && value < 1.0 { 1.0 } else { 0.0 };
                *slope_here = slope * output * 2.0 * value * inside;
            }
            let (inputs, rest) = self.weights.split_at_mut(BIASES);
            rest[..HIDDEN].iter_mut().zip(&slopes).for_each(|(sum, slope)| *sum += slope);
            for &feature in &pass.features[view][..pass.pieces] {
                let row = &mut inputs[usize::from(feature) * HIDDEN..][..HIDDEN];
                row.iter_mut().zip(&slopes).for_each(|(sum, slope)| *sum += slope);
            }
        }
    }
}

/// The fixed value of material, in centi-men.
#[allow(clippy::cast_precision_loss, reason = "some thousand at most")]
fn material(sample: &Sample) -> f32 {
    network::material(sample.pieces) as f32
}
