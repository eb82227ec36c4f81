//! Random numbers for hashes of positions.

use crate::square::{SQUARES, Square};

/// The next state and number of the generator `SplitMix64`.
const fn next(state: u64) -> (u64, u64) {
    let state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut mixed = state;
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    (state, mixed ^ (mixed >> 31))
}

static KEYS: [[u64; SQUARES]; 16] = {
    let mut keys = [[0; SQUARES]; 16];
    let mut state = 0x6368_7568_6531;
    let mut code = 1;
    while code < 16 {
        let mut square = 0;
        while square < SQUARES {
            (state, keys[code][square]) = next(state);
            square += 1;
        }
        code += 1;
    }
    keys
};

/// Part of the hash when Black is to move.
pub(crate) const TURN: u64 = 0x51f3_09b2_6d5c_8e47;

/// The number of a piece, as its code, on a square.
#[inline(always)]
pub(crate) fn key(code: u8, square: Square) -> u64 {
    KEYS[usize::from(code & 15)][square.index()]
}
