//! How an answer that is not the solution is weighed, and as how much of a refutation it is shown.

use std::collections::VecDeque;

use damier_engine::Score;
use damier_rules::{AnyPosition, Color, Move, PieceKind};

/// The longest refutation that is shown, in plies.
const REFUTATION: usize = 9;
/// How much is shown of one in which nothing is captured.
const QUIET_REFUTATION: usize = 3;

/// What a move has to gain over the pieces on the board at the start to be called a gain, in centi-men: a man, less the
/// part that terms for position make up.
const GAIN: i32 = 70;
/// What it has to be worth then, in centi-men: who is still behind has not won anything to speak of.
const WORTH: i32 = 50;
/// What a king counts, in centi-men.
const KING: i32 = 300;

/// Whether a move that leaves a value has gained something against the start of the puzzle.
pub fn gains(start: &AnyPosition, left: Score) -> bool {
    let left = left.as_centi_men();
    left >= WORTH && left - balance(start) >= GAIN
}

/// What the side to move has more on the board than the other, in centi-men.
fn balance(position: &AnyPosition) -> i32 {
    let worth = |color: Color| {
        let count = |kind| position.pieces(color, kind).len().cast_signed();
        100 * count(PieceKind::Man) + KING * count(PieceKind::King)
    };
    worth(position.side_to_move()) - worth(!position.side_to_move())
}

/// The part of a refutation that is worth showing: up to the last capture.
pub fn telling(refutation: &[Move]) -> VecDeque<Move> {
    let shown = &refutation[..refutation.len().min(REFUTATION)];
    let plies = shown.iter().rposition(|played| played.is_capture()).map_or(QUIET_REFUTATION, |last| last + 1);
    shown.iter().copied().take(plies).collect()
}
