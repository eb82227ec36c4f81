//! The learned evaluation: a small network whose first layer is kept up to date instead of being computed anew.
//!
//! Inputs are the pieces, seen once by the side to move and once by the opponent: [`FEATURES`] places for a piece
//! (own men, own kings, enemy men, enemy kings, 64 bits each) of which those occupied are one. Each view has [`HIDDEN`]
//! neurons with the activation `clamp(x, 0, 1)²`, and the neurons of both views together are weighed by one of
//! [`PHASES`] outputs, chosen by the number of pieces. To that comes a small fixed value of material, which keeps the
//! winner going where the result is beyond doubt. `docs/evaluation.md` says how the weights were found.
//!
//! The idea is that of Nasu ("Efficiently updatable neural-network-based evaluation functions for computer shogi",
//! 2018), made small for a board with few and simple pieces.

mod accumulator;
mod file;
mod shipped;

use std::ops::{Deref, DerefMut};

use damier_rules::{BoardSize, Variant};

pub(super) use accumulator::Evaluator;
pub use file::NetworkError;
pub(super) use shipped::shipped;

/// Neurons of a view.
pub const HIDDEN: usize = 128;
/// Inputs of a view: four kinds of piece on 64 bits, of which the squares of the board are used.
pub const FEATURES: usize = 4 * 64;
/// Sets of output weights, by the number of pieces on the board.
pub const PHASES: usize = 8;

/// A neuron's activation of 1 in whole numbers.
pub const ONE: i16 = 255;
/// An output weight of 1 in whole numbers.
pub const OUTPUT_ONE: i16 = 64;
/// The largest output weight in whole numbers: multiplied by an activation it still fits 16 bits.
pub const MOST_OUTPUT: i16 = 127;

/// What a man more is worth beside what has been learned, in centi-men.
pub const MAN: i32 = 20;
/// What a king more is worth beside what has been learned, in centi-men.
pub const KING: i32 = 50;

/// A number for each neuron of a view.
///
/// Their place in memory lets them be read in the widest words there are: where it is unknown, the compiler reads half
/// words, for the sake of old processors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(64))]
pub struct Neurons(pub [i16; HIDDEN]);

impl Neurons {
    /// Nothing but zeros.
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
    /// The centi-men that make one unit of the logistic function: a position of this value is won, or half won, with a
    /// probability of 73%.
    pub scale: u16,
    /// The weights of each input, [`ONE`] being 1.
    pub inputs: Vec<Neurons>,
    /// What each neuron starts from.
    pub biases: Neurons,
    /// The weights of the neurons of the side to move and of the opponent, [`OUTPUT_ONE`] being 1.
    pub outputs: [[Neurons; 2]; PHASES],
    /// What each output starts from, in centi-men.
    pub output_biases: [i16; PHASES],
}

impl Network {
    /// A network that has learned nothing: it counts material and nothing else. The first games are played with it.
    #[must_use]
    pub fn untaught(variant: Variant) -> Self {
        Self {
            variant,
            scale: 70,
            inputs: vec![Neurons::ZERO; FEATURES],
            biases: Neurons::ZERO,
            outputs: [[Neurons::ZERO; 2]; PHASES],
            output_biases: [0; PHASES],
        }
    }

    /// The inputs that stand for the squares of the board; the others belong to no square.
    pub fn used_inputs(board: BoardSize) -> impl Iterator<Item = usize> {
        let squares = board.mask();
        (0..FEATURES).filter(move |input| squares >> (input % 64) & 1 == 1)
    }

    /// The place of the output weights for a number of pieces.
    #[must_use]
    #[inline]
    pub const fn phase(board: BoardSize, pieces: u32) -> usize {
        // Forty pieces on one board, twenty-four on the other.
        let per_phase = match board {
            BoardSize::Ten => 5,
            BoardSize::Eight => 3,
        };
        let phase = (pieces.saturating_sub(1) / per_phase) as usize;
        if phase < PHASES { phase } else { PHASES - 1 }
    }
}

/// The inputs of a piece on the square of a bit. Kinds are men and kings of one side (0, 1) and of the other (2, 3); the
/// first input is that of the one side's view, the second that of the other's, with the board turned.
#[inline(always)]
#[must_use]
pub const fn inputs_of(board: BoardSize, kind: usize, bit: usize) -> [usize; 2] {
    let last = match board {
        BoardSize::Ten => 63_usize,
        BoardSize::Eight => 51,
    };
    [kind * 64 + bit, (kind ^ 2) * 64 + (last.wrapping_sub(bit) & 63)]
}

/// The value that is not learned, in centi-men, for the owner of the first two: men, kings, and the other side's.
#[inline(always)]
#[must_use]
pub const fn material([men, kings, enemy_men, enemy_kings]: [u64; 4]) -> i32 {
    let men = men.count_ones().cast_signed() - enemy_men.count_ones().cast_signed();
    let kings = kings.count_ones().cast_signed() - enemy_kings.count_ones().cast_signed();
    MAN * men + KING * kings
}

#[cfg(test)]
mod tests;
