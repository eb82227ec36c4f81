//! Random words for hash keys (Zobrist, "A new hashing method with application for game playing", 1970).

use super::piece::{Color, PieceKind};
use super::square::Square;

/// `SplitMix64` by Steele, Lea and Flood. Fixed, so that keys are the same in every build.
const fn next_word(state: u64) -> (u64, u64) {
    let state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut word = state;
    word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    (state, word ^ (word >> 31))
}

const fn words() -> [[u64; 64]; 4] {
    let mut words = [[0; 64]; 4];
    let mut state = 1;
    let mut piece = 0;
    while piece < 4 {
        let mut square = 0;
        while square < 64 {
            (state, words[piece][square]) = next_word(state);
            square += 1;
        }
        piece += 1;
    }
    words
}

static WORDS: [[u64; 64]; 4] = words();

/// The word for Black to move.
pub const BLACK_TO_MOVE: u64 = next_word(0).1;

/// The word for a piece on a square.
#[inline(always)]
pub fn word(color: Color, kind: PieceKind, square: Square) -> u64 {
    WORDS[color as usize * 2 + kind as usize][square.index()]
}
