//! The learned evaluation: a small network that reads the men in patterns.
//!
//! The position is seen twice, by the side to move and by the opponent with the board turned. The men are seen through
//! overlapping windows of four by four squares ([`windows`]): each of the [`PATTERNS`] ways in which a window can look
//! has weights of its own, one per neuron. Kings add weights by their square. Each view has [`HIDDEN`] neurons: the
//! first [`LINEAR`] pass on their sum, the others have the activation `clamp(x, 0, 1)²`. One of [`PHASES`] outputs,
//! chosen by the number of pieces, weights the neurons of both views. A small fixed value for material is added, which
//! keeps the winner making progress when the result is beyond doubt. `docs/evaluation.md` says how the weights were
//! trained.
//!
//! Buro's programs for Othello evaluate by patterns ("Experiments with Multi-ProbCut and a new high-quality evaluation
//! function for Othello", 1997), and so do the best programs for draughts; there, each pattern has a value and the
//! values are added up. Here each pattern has a vector, and the sum of the vectors is the first layer of a network.

mod evaluator;
mod file;
mod shipped;
pub mod windows;

use std::ops::{Deref, DerefMut};

use damier_rules::{BoardSize, Variant};

pub(super) use evaluator::Evaluator;
pub use file::{NetworkError, sum_of_men};
pub(super) use shipped::scale;
use windows::{PATTERNS, window_count};

/// Neurons per view.
pub const HIDDEN: usize = 32;
/// How many of them, the first ones, pass on their sum as it is.
pub const LINEAR: usize = 2;
/// Inputs for kings: own and enemy ones on 64 bits, of which the squares of the board are used.
pub const KING_INPUTS: usize = 2 * 64;
/// Sets of output weights, one for each range of the number of pieces on the board.
pub const PHASES: usize = 8;

/// The integer that stands for an activation of 1.
pub const ONE: i16 = 255;
/// The integer that stands for an output weight of 1.
pub const OUTPUT_ONE: i16 = 64;
/// The largest output weight as an integer: multiplied by an activation it still fits into 16 bits.
pub const MAX_OUTPUT: i16 = 127;

/// The fixed value of an extra man, in addition to what was learned, in centi-men.
pub const MAN: i32 = 20;
/// The fixed value of an extra king, in addition to what was learned, in centi-men.
pub const KING: i32 = 50;

/// A number for each neuron of a view.
///
/// The alignment lets them be read in the widest words available. Without it the compiler reads half words, for the
/// sake of old processors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(64))]
pub struct Neurons(pub [i16; HIDDEN]);

impl Neurons {
    /// All zeros.
    pub const ZERO: Self = Self([0; HIDDEN]);
}

impl Deref for Neurons {
    type Target = [i16; HIDDEN];

    #[inline]
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Neurons {
    #[inline]
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

/// The weights of one variant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Network {
    /// The variant.
    pub variant: Variant,
    /// The centi-men that make one unit of the logistic function: a position of this value scores 73% of the points on
    /// average, a draw counting half.
    pub scale: u16,
    /// The weights of each pattern in each window, [`PATTERNS`] for the first window, then for the next, in units of
    /// 1/[`ONE`].
    pub patterns: Vec<Neurons>,
    /// The weights of each king, in the same units.
    pub kings: Vec<Neurons>,
    /// The bias of each neuron.
    pub biases: Neurons,
    /// The weights of the neurons of the side to move and of the opponent, in units of 1/[`OUTPUT_ONE`].
    pub outputs: [[Neurons; 2]; PHASES],
    /// The bias of each output, in centi-men.
    pub output_biases: [i16; PHASES],
}

impl Network {
    /// An untrained network, which only counts material. The first self-play games use it.
    #[must_use]
    pub fn untaught(variant: Variant) -> Self {
        Self {
            variant,
            scale: 70,
            patterns: vec![Neurons::ZERO; window_count(variant.board_size()) * PATTERNS],
            kings: vec![Neurons::ZERO; KING_INPUTS],
            biases: Neurons::ZERO,
            outputs: [[Neurons::ZERO; 2]; PHASES],
            output_biases: [0; PHASES],
        }
    }

    /// The inputs of kings on the squares of the board; the others belong to no square.
    pub fn used_kings(board: BoardSize) -> impl Iterator<Item = usize> {
        let squares = board.mask();
        (0..KING_INPUTS).filter(move |input| squares >> (input % 64) & 1 == 1)
    }

    /// The index of the output weights for a number of pieces.
    #[must_use]
    #[inline]
    pub const fn phase(board: BoardSize, pieces: u32) -> usize {
        // Up to forty pieces on one board, up to twenty-four on the other.
        let per_phase = match board {
            BoardSize::Ten => 5,
            BoardSize::Eight => 3,
        };
        let phase = (pieces.saturating_sub(1) / per_phase) as usize;
        if phase < PHASES { phase } else { PHASES - 1 }
    }
}

/// The inputs of a king on the square of a bit; `owner` is 0 or 1. The first input is for the view of owner 0, the
/// second for that of owner 1, with the board turned.
#[inline(always)]
#[must_use]
pub const fn king_inputs(board: BoardSize, owner: usize, bit: usize) -> [usize; 2] {
    let last = match board {
        BoardSize::Ten => 63_usize,
        BoardSize::Eight => 51,
    };
    [owner * 64 + bit, (owner ^ 1) * 64 + (last.wrapping_sub(bit) & 63)]
}

/// The fixed value of material, in centi-men, for the owner of the first two: men, kings, enemy men, enemy kings.
#[inline(always)]
#[must_use]
pub const fn material([men, kings, enemy_men, enemy_kings]: [u64; 4]) -> i32 {
    let men = men.count_ones().cast_signed() - enemy_men.count_ones().cast_signed();
    let kings = kings.count_ones().cast_signed() - enemy_kings.count_ones().cast_signed();
    MAN * men + KING * kings
}

#[cfg(test)]
mod tests;
