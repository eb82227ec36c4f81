//! What a hint says to look after.

use crate::words::common::{list, side};
use crate::words::language::say;
use damier_rules::notation::SquareNames;
use damier_rules::{AnyPosition, Square};
use damier_train::guard::Guard;

/// What the player to move has to look after.
#[must_use]
pub fn guard(guard: &Guard, position: &AnyPosition) -> String {
    let names = SquareNames::of(position.variant());
    let name = |&square: &Square| names.text(square).to_string();
    let other = side(!position.side_to_move());
    match guard {
        Guard::Capture { ways: 1, .. } => say().hint_one_capture(),
        Guard::Capture { ways, is_answered: true } => say().hint_captures_answered(*ways, other),
        Guard::Capture { ways, is_answered: false } => say().hint_captures(*ways, other),
        Guard::Threat { by, taken } => say().hint_threat(other, name(by), taken.len(), list(taken.iter().map(name))),
        Guard::End => say().hint_end(other),
        Guard::King => say().hint_king(),
        Guard::Offer => say().hint_offer(other),
        Guard::Careless { careless, of } => say().hint_careless(*careless, *of, other),
        Guard::Aim { taken } => say().hint_aim(taken.len(), list(taken.iter().map(name))),
        Guard::Quiet => say().hint_quiet(),
    }
}
