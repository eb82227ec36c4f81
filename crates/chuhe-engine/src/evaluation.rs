//! What a position is worth for the side to move.

use chuhe_rules::{Kind, Position, Side, Square};

use crate::weights::{HALF, Weights, half};

/// How much the strong pieces count for the phase of the game: all of them make 32.
const fn bulk(kind: Kind) -> i32 {
    match kind {
        Kind::Rook => 4,
        Kind::Horse | Kind::Cannon => 2,
        _ => 0,
    }
}

/// The bulk of the start.
pub const FULL: i32 = 32;

/// The right to move.
const TEMPO: i32 = 8;

/// The weights in the shape that is quick to read: by side, kind and square, early and late.
pub struct Evaluation {
    worth: Vec<[[[i32; 2]; 90]; 7]>,
}

impl Evaluation {
    /// An evaluation by these weights.
    #[must_use]
    pub fn new(weights: &Weights) -> Self {
        let mut worth = vec![[[[0; 2]; 90]; 7]; 2];
        for side in Side::ALL {
            for kind in Kind::ALL {
                for square in Square::all() {
                    let at = half(square, side);
                    debug_assert!(at < HALF);
                    #[allow(clippy::cast_possible_truncation, reason = "a few hundred")]
                    let cell = [0, 1].map(|phase| weights.tables[2 * kind as usize + phase][at].round() as i32);
                    worth[side.index()][kind as usize][square.index()] = cell;
                }
            }
        }
        Self { worth }
    }

    /// The worth for the side to move, in hundredths of a pawn beyond the river.
    #[must_use]
    pub fn of(&self, position: &Position) -> i32 {
        let (mut sums, mut phase) = ([[0; 2]; 2], 0);
        for side in Side::ALL {
            let worth = &self.worth[side.index()];
            for square in position.pieces(side) {
                let Some(piece) = position.piece(square) else { continue };
                let [early, late] = worth[piece.kind as usize][square.index()];
                sums[side.index()][0] += early;
                sums[side.index()][1] += late;
                phase += bulk(piece.kind);
            }
        }
        let (own, other) = (sums[position.turn().index()], sums[position.turn().other().index()]);
        let phase = phase.min(FULL);
        ((own[0] - other[0]) * phase + (own[1] - other[1]) * (FULL - phase)) / FULL + TEMPO
    }
}
