//! Moves as the Hub protocol writes them, with all captured squares.

use damier_rules::{AnyPosition, Move};

/// Origin, destination and captured squares.
pub(crate) fn hub_text(position: &AnyPosition, played: Move) -> String {
    let sign = if played.is_capture() { 'x' } else { '-' };
    let ends = [played.from, played.to];
    let squares: Vec<String> = ends
        .into_iter()
        .chain(played.captured)
        .map(|square| position.board_size().number(square).to_string())
        .collect();
    format!("{}{sign}{}", squares[0], squares[1..].join("x"))
}
