//! Shared by the tests of the notation: positions from random play, and errors as text.

#![allow(dead_code, reason = "every test file uses only part of it")]

use std::error::Error;
use std::iter::successors;

use damier_rules::{AnyPosition, Color, Move, Piece, PieceKind, Setup, Variant};
use proptest::prelude::*;

/// An error with its whole chain of sources.
pub fn said_all(error: &(dyn Error + 'static)) -> String {
    successors(Some(error), |&error| error.source()).map(ToString::to_string).collect::<Vec<_>>().join(": ")
}

/// Any variant.
pub fn variants() -> impl Strategy<Value = Variant> {
    prop::sample::select(Variant::ALL.to_vec())
}

/// Choices for a random game: each number picks one of the legal moves.
pub fn choices(most: usize) -> impl Strategy<Value = Vec<u16>> {
    prop::collection::vec(any::<u16>(), 0..most)
}

/// The move picked by a number.
pub fn pick(legal: &[Move], choice: u16) -> Option<Move> {
    (!legal.is_empty()).then(|| legal[usize::from(choice) % legal.len()])
}

/// The positions of a random game.
pub fn playout(start: AnyPosition, choices: &[u16]) -> Vec<AnyPosition> {
    let mut positions = vec![start];
    for &choice in choices {
        let position = positions[positions.len() - 1];
        match pick(&position.legal_moves(), choice) {
            Some(played) => positions.push(position.play_unchecked(played)),
            None => break,
        }
    }
    positions
}

/// A generated position with many kings, so that captures are long and ambiguous.
pub fn setups() -> impl Strategy<Value = AnyPosition> {
    (variants(), any::<bool>(), prop::collection::vec((1_u32..=50, 0_u8..8), 1..30)).prop_map(
        |(variant, white, pieces)| {
            let side = if white { Color::White } else { Color::Black };
            let mut setup = Setup::new(variant, side);
            for (number, draw) in pieces {
                let color = if draw % 3 == 0 { side } else { !side };
                let kind = if draw < 5 { PieceKind::Man } else { PieceKind::King };
                // Pieces that cannot stand on their square are left out.
                let _ = setup.put(number, Piece { color, kind });
            }
            setup.position()
        },
    )
}

/// Positions from random games and generated positions.
pub fn positions() -> impl Strategy<Value = AnyPosition> {
    let played = (variants(), choices(120)).prop_map(|(variant, choices)| {
        let positions = playout(AnyPosition::start(variant), &choices);
        positions[positions.len() - 1]
    });
    prop_oneof![1 => played, 1 => setups()]
}
