//! Evaluates positions with a network.

use std::sync::Arc;

use super::windows::{PATTERNS, Patterns, window_count};
use super::{HIDDEN, LINEAR, Network, Neurons, ONE, OUTPUT_ONE, king_inputs, material};
use crate::processor::{Processor, Task};
use crate::score::Score;
use damier_rules::{BoardSize, Color, PieceKind, Position, Rules};

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
        let sum = self.processor.run(Sum { network: &self.network, board: R::BOARD, pieces, own, phase });
        let unit = i32::from(ONE) * i32::from(OUTPUT_ONE);
        let value =
            sum * i32::from(self.network.scale) / unit + i32::from(self.network.output_biases[phase]) + material;
        value.clamp(-Score::MOST_EVALUATED.raw(), Score::MOST_EVALUATED.raw())
    }
}

/// Computes the weighted sum of all neurons, in units of 1 / ([`ONE`] * [`OUTPUT_ONE`]).
struct Sum<'a> {
    network: &'a Network,
    board: BoardSize,
    /// White men, white kings, black men, black kings.
    pieces: [u64; 4],
    own: usize,
    phase: usize,
}

impl Task for Sum<'_> {
    type Output = i32;

    #[inline(always)]
    fn run(self) -> i32 {
        let Self { network, board, pieces: [white, white_kings, black, black_kings], own, phase } = self;
        let patterns = Patterns::of(board, white, black);
        let mut views =
            [sum_of_windows(network, board, patterns.view(0)), sum_of_windows(network, board, patterns.view(1))];
        for (owner, mut kings) in [white_kings, black_kings].into_iter().enumerate() {
            while kings != 0 {
                let inputs = king_inputs(board, owner, (kings.trailing_zeros() & 63) as usize);
                for (view, input) in views.iter_mut().zip(inputs) {
                    add(view, &network.kings[input]);
                }
                kings &= kings - 1;
            }
        }
        let [for_own, for_enemy] = &network.outputs[phase];
        weigh(&views[own], for_own) + weigh(&views[1 - own], for_enemy)
    }
}

/// The sums of a view's neurons for all men.
#[inline(always)]
fn sum_of_windows(network: &Network, board: BoardSize, patterns: impl Iterator<Item = usize>) -> Neurons {
    let mut sum = network.biases;
    let windows = network.patterns.chunks_exact(PATTERNS).zip(patterns);
    for (rows, pattern) in windows.take(window_count(board)) {
        if let Some(row) = rows.get(pattern) {
            add(&mut sum, row);
        }
    }
    sum
}

#[inline(always)]
fn add(sum: &mut Neurons, row: &Neurons) {
    for neuron in 0..HIDDEN {
        sum[neuron] = sum[neuron].wrapping_add(row[neuron]);
    }
}

/// The weighted sum of the activations.
#[inline(always)]
fn weigh(sums: &Neurons, weights: &Neurons) -> i32 {
    let mut squares = 0;
    for neuron in LINEAR..HIDDEN {
        let activation = sums[neuron].clamp(0, ONE);
        squares += i32::from(activation.wrapping_mul(weights[neuron])) * i32::from(activation);
    }
    let linear = (0..LINEAR).map(|neuron| i32::from(sums[neuron]) * i32::from(weights[neuron])).sum::<i32>();
    squares / i32::from(ONE) + linear
}
