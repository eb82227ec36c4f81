//! Evaluates positions with a network.

use std::marker::PhantomData;
use std::sync::Arc;

use super::windows::{MOST_WINDOWS, PATTERNS, Patterns, window_count};
use super::{HIDDEN, LINEAR, Network, Neurons, ONE, OUTPUT_ONE, king_inputs, material};
use crate::processor::{Processor, Task};
use crate::score::Score;
use damier_rules::{Color, PieceKind, Position, Rules};

/// A network, with what the processor can do to compute it.
///
/// Nothing is kept from one position to the next: the rows of all windows are looked up each time.
pub struct Evaluator {
    network: Arc<Network>,
    processor: Processor,
}

impl Evaluator {
    pub fn new(network: Arc<Network>) -> Self {
        Self { network, processor: Processor::detect() }
    }

    /// The network.
    pub const fn network(&self) -> &Arc<Network> {
        &self.network
    }

    /// The value of a position for its side to move, in centi-men.
    #[inline]
    pub fn evaluate<R: Rules>(&self, position: &Position<R>) -> i32 {
        let bits = |color, kind| position.pieces(color, kind).bits();
        let pieces = [
            bits(Color::White, PieceKind::Man),
            bits(Color::White, PieceKind::King),
            bits(Color::Black, PieceKind::Man),
            bits(Color::Black, PieceKind::King),
        ];
        let own = position.side_to_move() as usize;
        let material = if own == 0 { material(pieces) } else { -material(pieces) };
        let phase = Network::phase(R::BOARD, pieces.iter().map(|bits| bits.count_ones()).sum());
        let sum = self.processor.run(Sum::<R> { network: &self.network, pieces, own, phase, rules: PhantomData });
        let unit = i32::from(ONE) * i32::from(OUTPUT_ONE);
        let value =
            sum * i32::from(self.network.scale) / unit + i32::from(self.network.output_biases[phase]) + material;
        value.clamp(-Score::MOST_EVALUATED.raw(), Score::MOST_EVALUATED.raw())
    }
}

/// Computes the weighted sum of all neurons, in units of 1 / ([`ONE`] * [`OUTPUT_ONE`]). The board is part of the type,
/// so that the loop over its windows is unrolled and the sums stay in registers.
struct Sum<'a, R: Rules> {
    network: &'a Network,
    /// White men, white kings, black men, black kings.
    pieces: [u64; 4],
    own: usize,
    phase: usize,
    rules: PhantomData<R>,
}

impl<R: Rules> Task for Sum<'_, R> {
    type Output = i32;

    #[inline(always)]
    fn run(self) -> i32 {
        let Self { network, pieces: [white, white_kings, black, black_kings], own, phase, .. } = self;
        let Patterns([for_white, for_black]) = Patterns::of(R::BOARD, white, black);
        let (mut of_white, mut of_black) = (network.biases, network.biases);
        for window in 0..const { window_count(R::BOARD) } {
            let Some(rows) = network.patterns.get(window * PATTERNS..(window + 1) * PATTERNS) else { break };
            let row = |patterns: &[u16; MOST_WINDOWS]| rows.get(usize::from(patterns[window]));
            if let (Some(for_white), Some(for_black)) = (row(&for_white), row(&for_black)) {
                of_white = plus(of_white, for_white);
                of_black = plus(of_black, for_black);
            }
        }
        for (owner, mut kings) in [white_kings, black_kings].into_iter().enumerate() {
            while kings != 0 {
                let [for_white, for_black] = king_inputs(R::BOARD, owner, (kings.trailing_zeros() & 63) as usize);
                of_white = plus(of_white, &network.kings[for_white]);
                of_black = plus(of_black, &network.kings[for_black]);
                kings &= kings - 1;
            }
        }
        let outputs = &network.outputs[phase];
        weigh(&of_white, &outputs[own]) + weigh(&of_black, &outputs[1 - own])
    }
}

/// Takes and returns the sum by value: through a reference, the compiler adds the numbers one by one.
#[inline(always)]
fn plus(mut sum: Neurons, row: &Neurons) -> Neurons {
    for neuron in 0..HIDDEN {
        sum[neuron] = sum[neuron].wrapping_add(row[neuron]);
    }
    sum
}

/// The weighted sum of the activations.
#[inline(always)]
fn weigh(sums: &Neurons, weights: &Neurons) -> i32 {
    let mut squares = 0;
    for neuron in 0..HIDDEN {
        let activation = sums[neuron].clamp(0, ONE);
        let weight = if neuron < LINEAR { 0 } else { weights[neuron] };
        squares += i32::from(activation.wrapping_mul(weight)) * i32::from(activation);
    }
    let linear = (0..LINEAR).map(|neuron| i32::from(sums[neuron]) * i32::from(weights[neuron])).sum::<i32>();
    squares / i32::from(ONE) + linear
}
