//! Counting move sequences, to check a generator against published counts.

use crate::position::Position;

/// The number of sequences of `depth` legal moves from the position.
///
/// ```
/// # use chuhe_rules::{Position, perft};
/// assert_eq!(perft(&Position::start(), 2), 1920);
/// ```
#[must_use]
pub fn perft(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_legal_moves() as u64,
        _ => position.legal_moves().into_iter().map(|mv| perft(&position.after(mv), depth - 1)).sum(),
    }
}
