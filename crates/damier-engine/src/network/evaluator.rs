//! Evaluates positions with a network.

use std::marker::PhantomData;
use std::sync::Arc;

use super::windows::{MAX_WINDOWS, PATTERNS, Patterns, window_count};
use super::{HIDDEN, LINEAR, Network, Neurons, ONE, OUTPUT_ONE, king_inputs, material};
use crate::processor::{Computation, Processor};
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
        let sum = self.processor.run(Sum::<R> { network: &self.network, pieces, own, phase, rules: PhantomData });
        let unit = i32::from(ONE) * i32::from(OUTPUT_ONE);
        let value =
            sum * i32::from(self.network.scale) / unit + i32::from(self.network.output_biases[phase]) + material;
        value.clamp(-Score::MAX_EVALUATED.raw(), Score::MAX_EVALUATED.raw())
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

impl<R: Rules> Computation for Sum<'_, R> {
    type Output = i32;

    #[inline(always)]
    fn run(self) -> i32 {
        let Self { network, pieces: [white, white_kings, black, black_kings], own, phase, .. } = self;
        let Patterns([for_white, for_black]) = Patterns::of(R::BOARD, white, black);
        let (windows, _) = network.patterns.as_chunks::<PATTERNS>();
        let windows = &windows[..const { window_count(R::BOARD) }];
        let mut of_white = sum(&network.biases, windows, &for_white);
        let mut of_black = sum(&network.biases, windows, &for_black);
        if white_kings | black_kings != 0 {
            add_kings([&mut of_white, &mut of_black], R::BOARD, [white_kings, black_kings], &network.kings);
        }
        let outputs = &network.outputs[phase];
        weigh(&of_white, &outputs[own]) + weigh(&of_black, &outputs[1 - own])
    }
}

/// The biases and the rows of a view's patterns, added up. First it finds all rows, then it adds them neuron by neuron,
/// which the compiler turns into one long word for all neurons, kept in a register.
#[inline(always)]
fn sum(biases: &Neurons, windows: &[[Neurons; PATTERNS]], patterns: &[u16; MAX_WINDOWS]) -> Neurons {
    let mut rows = [biases; MAX_WINDOWS];
    for (row, (window, &pattern)) in rows.iter_mut().zip(windows.iter().zip(patterns)) {
        *row = &window[usize::from(pattern)];
    }
    let mut sum = *biases;
    for neuron in 0..HIDDEN {
        for row in &rows[..windows.len()] {
            sum[neuron] = sum[neuron].wrapping_add(row[neuron]);
        }
    }
    sum
}

/// Adds the rows of all kings to the sums of both views. Kept apart, because most positions have no kings, and the
/// registers that this needs would be taken from the sums.
#[inline(never)]
fn add_kings([of_white, of_black]: [&mut Neurons; 2], board: BoardSize, kings: [u64; 2], rows: &[Neurons]) {
    for (owner, mut kings) in kings.into_iter().enumerate() {
        while kings != 0 {
            let [for_white, for_black] = king_inputs(board, owner, (kings.trailing_zeros() & 63) as usize);
            for neuron in 0..HIDDEN {
                of_white[neuron] = of_white[neuron].wrapping_add(rows[for_white][neuron]);
                of_black[neuron] = of_black[neuron].wrapping_add(rows[for_black][neuron]);
            }
            kings &= kings - 1;
        }
    }
}

/// The weighted sum of the activations. The neurons that pass on their sum are masked rather than left out, so that the
/// loop has a length that suits the processor's words.
#[inline(always)]
fn weigh(sums: &Neurons, weights: &Neurons) -> i32 {
    let mut squares = 0;
    for neuron in 0..HIDDEN {
        let activation = sums[neuron].clamp(0, ONE) & SQUARED[neuron];
        squares += i32::from(activation.wrapping_mul(weights[neuron])) * i32::from(activation);
    }
    let linear = (0..LINEAR).map(|neuron| i32::from(sums[neuron]) * i32::from(weights[neuron])).sum::<i32>();
    squares / i32::from(ONE) + linear
}

/// All bits of the neurons that are squared, none of the others.
const SQUARED: Neurons = {
    let mut bits = Neurons([!0; HIDDEN]);
    let mut neuron = 0;
    while neuron < LINEAR {
        bits.0[neuron] = 0;
        neuron += 1;
    }
    bits
};
