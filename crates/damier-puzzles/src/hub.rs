//! Moves as the Hub protocol writes them, with all captured squares.

use damier_rules::notation::{MoveWriter, numeric_names};
use damier_rules::{AnyPosition, Move};

/// Origin, destination and captured squares.
pub(crate) fn hub_text(position: &AnyPosition, played: Move) -> String {
    let variant = position.variant();
    MoveWriter::of(variant).with_names(numeric_names(variant)).with_capture_sign('x').hub(played)
}
