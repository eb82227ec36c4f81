//! The network in floating point, and its gradient.

use super::{cross_entropy, logistic};
use crate::samples::Sample;
use damier_engine::network::windows::{
    MAX_WINDOWS, PATTERNS, Patterns, UNITS, WINDOW_SQUARES, men_of, window, window_count,
};
use damier_engine::network::{self, HIDDEN, KING_INPUTS, LINEAR, MAX_OUTPUT, Network, ONE, OUTPUT_ONE, PHASES};
use damier_rules::{BoardSize, Variant};

/// A number for each neuron of a view.
pub type Row = [f32; HIDDEN];

/// Inputs for single men: own and enemy ones on 64 bits. The network has no such inputs; they let patterns share what
/// they have in common, and in the end they are added to the patterns.
const MAN_INPUTS: usize = 2 * 64;
/// The most inputs of a view: one pattern for each window, and the pieces.
const MAX_INPUTS: usize = MAX_WINDOWS + 64;

/// Where the kinds of rows begin.
#[derive(Clone, Copy, Debug)]
struct Places {
    kings: usize,
    men: usize,
    biases: usize,
    outputs: usize,
    output_biases: usize,
    end: usize,
}

impl Places {
    const fn of(board: BoardSize) -> Self {
        let kings = window_count(board) * PATTERNS;
        let men = kings + KING_INPUTS;
        let biases = men + MAN_INPUTS;
        let outputs = biases + 1;
        let output_biases = outputs + PHASES * 2;
        Self { kings, men, biases, outputs, output_biases, end: output_biases + 1 }
    }
}

/// The weights being trained.
pub struct Weights {
    variant: Variant,
    scale: f32,
    places: Places,
    /// The weights of patterns, kings and single men, the biases, the outputs by phase and view, and in one last row
    /// the output biases by phase.
    pub(super) rows: Vec<Row>,
}

/// The intermediate values for a sample.
struct Pass {
    /// The rows of the inputs, of the side to move and of the opponent.
    inputs: [[u32; MAX_INPUTS]; 2],
    /// How many inputs there are in each view.
    count: usize,
    /// The sums of the first layer.
    sums: [Row; 2],
    phase: usize,
    log_odds: f32,
}

impl Weights {
    /// A model with small random weights, drawn from -1 to 1 by `random`. Patterns begin at zero: until they have been
    /// seen they are what their men are.
    pub fn new(variant: Variant, scale: f32, mut random: impl FnMut() -> f32) -> Self {
        let places = Places::of(variant.board_size());
        let mut rows = vec![[0.0; HIDDEN]; places.end];
        let mut scatter = |rows: &mut [Row], size: f32| {
            rows.iter_mut().flat_map(|row| &mut row[LINEAR..]).for_each(|weight| *weight = size * random());
        };
        scatter(&mut rows[places.kings..places.biases], 0.15);
        scatter(&mut rows[places.outputs..places.output_biases], 0.1);
        rows[places.biases][LINEAR..].fill(0.4);
        for output in &mut rows[places.outputs..places.output_biases] {
            output[..LINEAR].fill(1.0);
        }
        Self { variant, scale, places, rows }
    }

    /// A model that begins where a network has arrived: its values are the same in centi-men, whatever its scale.
    pub fn of(network: &Network, scale: f32) -> Self {
        let places = Places::of(network.variant.board_size());
        let mut rows = vec![[0.0; HIDDEN]; places.end];
        let mut copy = |first: usize, weights: &[network::Neurons], one: f32| {
            for (row, weights) in rows[first..].iter_mut().zip(weights) {
                *row = weights.map(|weight| f32::from(weight) / one);
            }
        };
        copy(0, &network.patterns, f32::from(ONE));
        copy(places.kings, &network.kings, f32::from(ONE));
        copy(places.biases, &[network.biases], f32::from(ONE));
        copy(places.outputs, network.outputs.as_flattened(), f32::from(OUTPUT_ONE) * scale / f32::from(network.scale));
        for (bias, &known) in rows[places.output_biases].iter_mut().zip(&network.output_biases) {
            *bias = f32::from(known) / scale;
        }
        Self { variant: network.variant, scale, places, rows }
    }

    /// The log-odds that the side to move wins.
    pub fn log_odds(&self, sample: &Sample) -> f32 {
        self.pass(sample).log_odds
    }

    /// Limits the output weights so that they fit the integer format.
    pub fn keep_in_range(&mut self) {
        let most = f32::from(MAX_OUTPUT) / f32::from(OUTPUT_ONE);
        let outputs = &mut self.rows[self.places.outputs..self.places.output_biases];
        outputs.iter_mut().flatten().for_each(|weight| *weight = weight.clamp(-most, most));
    }

    const fn output(&self, phase: usize, view: usize) -> usize {
        self.places.outputs + phase * 2 + view
    }

    fn pass(&self, sample: &Sample) -> Pass {
        let board = self.variant.board_size();
        let [men, kings, enemy_men, enemy_kings] = sample.pieces;
        let Patterns([own_view, enemy_view]) = Patterns::of(board, men, enemy_men);
        let (mut inputs, mut count) = ([[0; MAX_INPUTS]; 2], 0);
        let mut note = |rows: [usize; 2]| {
            for (inputs, row) in inputs.iter_mut().zip(rows) {
                inputs[count] = u32::try_from(row).unwrap_or(0);
            }
            count += 1;
        };
        for (window, seen) in own_view.into_iter().zip(enemy_view).enumerate().take(window_count(board)) {
            note([seen.0, seen.1].map(|pattern| window * PATTERNS + usize::from(pattern)));
        }
        for (first, owners) in [(self.places.men, [men, enemy_men]), (self.places.kings, [kings, enemy_kings])] {
            for (owner, mut bits) in owners.into_iter().enumerate() {
                while bits != 0 {
                    // Single men are numbered like kings.
                    let inputs = network::king_inputs(board, owner, bits.trailing_zeros() as usize);
                    note(inputs.map(|input| first + input));
                    bits &= bits - 1;
                }
            }
        }
        let pieces = sample.pieces.iter().map(|bits| bits.count_ones()).sum();
        let phase = Network::phase(board, pieces);
        let mut log_odds = material(sample) / self.scale + self.rows[self.places.output_biases][phase];
        let mut sums = [self.rows[self.places.biases]; 2];
        for (view, sum) in sums.iter_mut().enumerate() {
            for &input in &inputs[view][..count] {
                let row = &self.rows[input as usize];
                sum.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
            }
            let weights = &self.rows[self.output(phase, view)];
            for neuron in 0..HIDDEN {
                log_odds += activation(neuron, sum[neuron]) * weights[neuron];
            }
        }
        Pass { inputs, count, sums, phase, log_odds }
    }

    /// How often each pattern of each window occurs in some samples, counting both views.
    pub fn occurrences<'a>(&self, samples: impl Iterator<Item = &'a Sample>) -> Vec<u32> {
        let board = self.variant.board_size();
        let mut counts = vec![0; self.places.kings];
        for &Sample { pieces: [men, _, enemy_men, _], .. } in samples {
            for view in Patterns::of(board, men, enemy_men).0 {
                for (window, pattern) in view.into_iter().enumerate().take(window_count(board)) {
                    counts[window * PATTERNS + usize::from(pattern)] += 1;
                }
            }
        }
        counts
    }

    /// The model with integer weights. Patterns of two or more men that occur less often than `least` times become the
    /// sum of their men, unless the network that the training began with knew more about them.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "rounded and within range")]
    pub fn network(&self, occurrences: &[u32], least: u32, start: Option<&Network>) -> Network {
        let whole = |row: &Row, one: f32| network::Neurons(row.map(|weight| (weight * one).round() as i16));
        let (board, unit, places) = (self.variant.board_size(), f32::from(ONE), self.places);
        let mut network = Network { scale: self.scale.round() as u16, ..Network::untaught(self.variant) };
        for (number, rows) in network.patterns.chunks_exact_mut(PATTERNS).enumerate() {
            let men = self.men_of_window(number);
            let known = start.map(|start| &start.patterns[number * PATTERNS..][..PATTERNS]);
            let is_known = |pattern| known.is_some_and(|rows| rows[pattern] != network::sum_of_men(rows, pattern));
            let is_rare = |pattern: usize| {
                occurrences[number * PATTERNS + pattern] < least && men_of(pattern).count() > 1 && !is_known(pattern)
            };
            let (rare, learned) = (0..PATTERNS).partition::<Vec<_>, _>(|&pattern| is_rare(pattern));
            for pattern in learned {
                let mut sum = self.rows[number * PATTERNS + pattern];
                for (unit, man) in UNITS.into_iter().zip(&men) {
                    if let Some(owner) = (pattern / unit % 3).checked_sub(1) {
                        sum.iter_mut().zip(&man[owner]).for_each(|(sum, weight)| *sum += weight);
                    }
                }
                rows[pattern] = whole(&sum, unit);
            }
            for pattern in rare {
                rows[pattern] = network::sum_of_men(rows, pattern);
            }
        }
        // The weights of inputs off the board were never trained.
        for input in Network::used_kings(board) {
            network.kings[input] = whole(&self.rows[places.kings + input], unit);
        }
        network.biases = whole(&self.rows[places.biases], unit);
        for (phase, views) in network.outputs.iter_mut().enumerate() {
            for (view, row) in views.iter_mut().enumerate() {
                *row = whole(&self.rows[self.output(phase, view)], f32::from(OUTPUT_ONE));
            }
        }
        let biases = &whole(&self.rows[places.output_biases], self.scale)[..PHASES];
        network.output_biases.copy_from_slice(biases);
        network
    }

    /// What the men on the squares of a window add to its patterns, own and enemy ones. A square in several windows
    /// counts in the first one.
    fn men_of_window(&self, number: usize) -> [[Row; 2]; WINDOW_SQUARES] {
        let board = self.variant.board_size();
        window(board, number).map(|square| {
            let is_taken = (0..number).any(|earlier| window(board, earlier).contains(&square));
            [0, 64].map(
                |owner| {
                    if is_taken { [0.0; HIDDEN] } else { self.rows[self.places.men + owner + square.index()] }
                },
            )
        })
    }
}

/// The gradient of the loss, summed over samples.
pub struct Gradient {
    /// One row for each of the model's.
    rows: Vec<Row>,
    /// The rows that are not zero, and for each row whether it is one of them.
    pub(crate) touched: Vec<u32>,
    is_touched: Vec<bool>,
    /// The loss.
    pub(crate) loss: f64,
}

impl Gradient {
    /// A gradient of zero.
    pub fn new(model: &Weights) -> Self {
        let count = model.rows.len();
        Self { rows: vec![[0.0; HIDDEN]; count], touched: Vec::new(), is_touched: vec![false; count], loss: 0.0 }
    }

    /// Takes the slopes of a row, leaving zeros.
    pub fn take(&mut self, row: usize) -> Row {
        self.is_touched[row] = false;
        std::mem::replace(&mut self.rows[row], [0.0; HIDDEN])
    }

    /// Moves everything from another gradient into this one.
    pub fn absorb(&mut self, other: &mut Self) {
        self.loss += std::mem::take(&mut other.loss);
        for row in std::mem::take(&mut other.touched) {
            let slopes = other.take(row as usize);
            self.add_to(row, &slopes);
        }
    }

    fn add_to(&mut self, row: u32, slopes: &Row) {
        let index = row as usize;
        if !std::mem::replace(&mut self.is_touched[index], true) {
            self.touched.push(row);
        }
        self.rows[index].iter_mut().zip(slopes).for_each(|(sum, slope)| *sum += slope);
    }

    /// Adds a sample whose predicted probability should be `target`.
    pub fn add(&mut self, model: &Weights, sample: &Sample, target: f32) {
        let pass = model.pass(sample);
        self.loss += f64::from(cross_entropy(pass.log_odds, target));
        let slope = logistic(pass.log_odds) - target;
        let row_number = |row: usize| u32::try_from(row).unwrap_or(0);
        let mut of_bias = [0.0; HIDDEN];
        of_bias[pass.phase] = slope;
        self.add_to(row_number(model.places.output_biases), &of_bias);
        for (view, sums) in pass.sums.iter().enumerate() {
            let output = model.output(pass.phase, view);
            let weights = &model.rows[output];
            let (mut of_outputs, mut of_sums) = ([0.0; HIDDEN], [0.0; HIDDEN]);
            for neuron in 0..HIDDEN {
                of_outputs[neuron] = slope * activation(neuron, sums[neuron]);
                of_sums[neuron] = slope * weights[neuron] * steepness(neuron, sums[neuron]);
            }
            self.add_to(row_number(output), &of_outputs);
            self.add_to(row_number(model.places.biases), &of_sums);
            for &input in &pass.inputs[view][..pass.count] {
                self.add_to(input, &of_sums);
            }
        }
    }
}

/// What a neuron passes on.
fn activation(neuron: usize, sum: f32) -> f32 {
    if neuron < LINEAR { sum } else { sum.clamp(0.0, 1.0).powi(2) }
}

/// The derivative of [`activation`].
fn steepness(neuron: usize, sum: f32) -> f32 {
    match sum {
        _ if neuron < LINEAR => 1.0,
        0.0..1.0 => 2.0 * sum,
        _ => 0.0,
    }
}

/// The fixed value of material, in centi-men.
#[allow(clippy::cast_precision_loss, reason = "some thousand at most")]
fn material(sample: &Sample) -> f32 {
    network::material(sample.pieces) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn training_can_go_on_from_a_network_without_losing_any_of_it() {
        for variant in Variant::ALL {
            let shipped = Network::shipped(variant);
            let model = Weights::of(&shipped, shipped.scale.into());
            let unseen = vec![0; model.places.kings];
            assert_eq!(model.network(&unseen, 30, Some(&shipped)), *shipped, "{variant}");
        }
    }
}
