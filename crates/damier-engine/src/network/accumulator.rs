//! Evaluates positions with a network.

use std::sync::Arc;

use super::{HIDDEN, Network, Neurons, ONE, OUTPUT_ONE, inputs_of, material};
use crate::processor::{Processor, Task};
use crate::score::{MAX_PLY, Score};
use damier_rules::{BoardSize, Color, PieceKind, Position, Rules};

/// The sums of the first layer for a position, as White and as Black see it.
#[derive(Clone)]
struct Accumulator {
    /// White men, white kings, black men, black kings.
    pieces: [u64; 4],
    sums: [Neurons; 2],
}

/// A network with its working memory.
///
/// For every distance from the root it keeps the last position evaluated there. That is usually a sibling of the next
/// one, so only a few pieces differ. Nothing needs to be updated on the way to a position.
pub struct Evaluator {
    network: Arc<Network>,
    accumulators: Vec<Accumulator>,
    processor: Processor,
}

impl Evaluator {
    pub fn new(network: Arc<Network>) -> Self {
        let empty = Accumulator { pieces: [0; 4], sums: [network.biases; 2] };
        Self { network, accumulators: vec![empty; MAX_PLY + 1], processor: Processor::detect() }
    }

    /// The network.
    pub const fn network(&self) -> &Arc<Network> {
        &self.network
    }

    /// The value of a position at distance `ply` from the root for its side to move, in centi-men.
    #[inline]
    pub fn evaluate<R: Rules>(&mut self, position: &Position<R>, ply: usize) -> i32 {
        let pieces = |color, kind| position.pieces(color, kind).bits();
        let now = [
            pieces(Color::White, PieceKind::Man),
            pieces(Color::White, PieceKind::King),
            pieces(Color::Black, PieceKind::Man),
            pieces(Color::Black, PieceKind::King),
        ];
        let accumulator = &mut self.accumulators[ply];
        let own = position.side_to_move() as usize;
        let material = if own == 0 { material(now) } else { -material(now) };
        let phase = Network::phase(R::BOARD, now.iter().map(|bits| bits.count_ones()).sum());
        let sum = self.processor.run(Sum { accumulator, network: &self.network, board: R::BOARD, now, own, phase });
        let learned = sum / i32::from(ONE) * i32::from(self.network.scale) / (i32::from(ONE) * i32::from(OUTPUT_ONE));
        let value = learned + i32::from(self.network.output_biases[phase]) + material;
        value.clamp(-Score::MOST_EVALUATED.raw(), Score::MOST_EVALUATED.raw())
    }
}

/// Updates an accumulator to a position and computes the weighted sum of its neurons.
struct Sum<'a> {
    accumulator: &'a mut Accumulator,
    network: &'a Network,
    board: BoardSize,
    now: [u64; 4],
    own: usize,
    phase: usize,
}

impl Task for Sum<'_> {
    type Output = i32;

    #[inline(always)]
    fn run(self) -> i32 {
        self.accumulator.go_to(self.now, self.network, self.board);
        let [for_own, for_enemy] = &self.network.outputs[self.phase];
        let sums = &self.accumulator.sums;
        weigh(&sums[self.own], for_own) + weigh(&sums[1 - self.own], for_enemy)
    }
}

impl Accumulator {
    /// Updates to another position, from the last one or from the empty board, whichever is closer.
    #[inline(always)]
    fn go_to(&mut self, now: [u64; 4], network: &Network, board: BoardSize) {
        let occupied: u32 = now.iter().map(|bits| bits.count_ones()).sum();
        let changed: u32 = now.iter().zip(self.pieces).map(|(now, before)| (now ^ before).count_ones()).sum();
        if changed > occupied {
            (self.pieces, self.sums) = ([0; 4], [network.biases; 2]);
        }
        let (mut gone, mut come) = (Changes::new(), Changes::new());
        for (kind, (&now, before)) in now.iter().zip(self.pieces).enumerate() {
            gone.note(kind, before & !now, board);
            come.note(kind, now & !before, board);
        }
        for (view, sums) in self.sums.iter_mut().enumerate() {
            change(sums, &network.inputs, gone.of_view(view), come.of_view(view));
        }
        self.pieces = now;
    }
}

/// Inputs to remove and add, for both views.
struct Changes {
    inputs: [[u8; 64]; 2],
    count: usize,
}

impl Changes {
    #[inline(always)]
    const fn new() -> Self {
        Self { inputs: [[0; 64]; 2], count: 0 }
    }

    /// Records pieces of a kind on the squares of these bits. There are never more pieces than bits.
    #[inline(always)]
    fn note(&mut self, kind: usize, mut bits: u64, board: BoardSize) {
        while bits != 0 {
            let inputs = inputs_of(board, kind, (bits.trailing_zeros() & 63) as usize);
            for (view, input) in self.inputs.iter_mut().zip(inputs) {
                #[allow(clippy::cast_possible_truncation, reason = "there are 256 inputs")]
                let input = input as u8;
                view[self.count & 63] = input;
            }
            self.count += 1;
            bits &= bits - 1;
        }
    }

    #[inline(always)]
    fn of_view(&self, view: usize) -> &[u8] {
        self.inputs[view].get(..self.count).unwrap_or_default()
    }
}

/// Subtracts the weights of some inputs from the sums of a view and adds those of others. The sums stay in registers
/// meanwhile.
#[inline(always)]
fn change(sums: &mut Neurons, weights: &[Neurons], gone: &[u8], come: &[u8]) {
    let mut total = *sums;
    for &input in gone {
        let row = weights[usize::from(input)];
        for neuron in 0..HIDDEN {
            total[neuron] = total[neuron].wrapping_sub(row[neuron]);
        }
    }
    for &input in come {
        let row = weights[usize::from(input)];
        for neuron in 0..HIDDEN {
            total[neuron] = total[neuron].wrapping_add(row[neuron]);
        }
    }
    *sums = total;
}

/// The weighted sum of the activations.
#[inline(always)]
fn weigh(sums: &Neurons, weights: &Neurons) -> i32 {
    // These copies, here and above, show the compiler that the data is aligned.
    let (sums, weights) = (*sums, *weights);
    sums.iter().zip(weights.iter()).fold(0, |total, (&sum, &weight)| {
        let activation = sum.clamp(0, ONE);
        total + i32::from(activation.wrapping_mul(weight)) * i32::from(activation)
    })
}
