//! Assessing an answer that is not the solution, and how much of its refutation is shown.

use std::collections::VecDeque;

use damier_engine::Score;
use damier_rules::{AnyPosition, Color, Move, PieceKind};

/// The most plies of a refutation that are shown.
const REFUTATION: usize = 9;
/// The plies shown of a refutation without captures.
const QUIET_REFUTATION: usize = 3;

/// The least gain over the starting material for a move to count as a gain, in centi-men: a man, minus the part due to
/// positional terms.
const GAIN: i32 = 70;
/// The least value it must then have, in centi-men: a side that is still behind has not gained anything substantial.
const WORTH: i32 = 50;
/// The value of a king, in centi-men.
const KING: i32 = 300;

/// Whether a move that leads to this value has gained something compared with the start of the puzzle.
pub fn gains(start: &AnyPosition, left: Score) -> bool {
    let left = left.as_centi_men();
    left >= WORTH && left - balance(start) >= GAIN
}

/// The material advantage of the side to move, in centi-men.
fn balance(position: &AnyPosition) -> i32 {
    let worth = |color: Color| {
        let count = |kind| position.pieces(color, kind).len().cast_signed();
        100 * count(PieceKind::Man) + KING * count(PieceKind::King)
    };
    worth(position.side_to_move()) - worth(!position.side_to_move())
}

/// The part of a refutation that is worth showing: up to the last capture.
pub fn shown_part(refutation: &[Move]) -> VecDeque<Move> {
    let shown = &refutation[..refutation.len().min(REFUTATION)];
    let plies = shown.iter().rposition(|played| played.is_capture()).map_or(QUIET_REFUTATION, |last| last + 1);
    shown.iter().copied().take(plies).collect()
}
