//! What a position is worth for the side to move.

use chuhe_rules::{Position, Side};

use crate::{
    features::{FULL, visit},
    weights::Weights,
};

/// The right to move.
const TEMPO: i32 = 8;

/// The weights in the shape that is quick to read.
pub struct Evaluation {
    /// Early and late in the game.
    worth: Vec<[i32; 2]>,
}

impl Evaluation {
    /// An evaluation by these weights.
    #[must_use]
    pub fn new(weights: &Weights) -> Self {
        #[allow(clippy::cast_possible_truncation, reason = "a few hundred")]
        let round = |pair: &[f32; 2]| pair.map(|number| number.round() as i32);
        Self { worth: weights.pairs.iter().map(round).collect() }
    }

    /// The worth for the side to move, in hundredths of a pawn beyond the river.
    #[must_use]
    pub fn of(&self, position: &Position) -> i32 {
        let mut sums = [0; 2];
        let turn = position.turn();
        let phase = visit(position, |feature, side: Side, count| {
            let count = if side == turn { count } else { -count };
            let [early, late] = self.worth[feature];
            sums[0] += early * count;
            sums[1] += late * count;
        });
        (sums[0] * phase + sums[1] * (FULL - phase)) / FULL + TEMPO
    }
}
