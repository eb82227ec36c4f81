//! What the course draws, checked against rules that are written apart from the code that draws it.

mod any_lesson;
mod boards;
mod cases;
mod display;
mod questions;
#[path = "../../../damier-rules/tests/it/reference/mod.rs"]
#[expect(clippy::expect_used, reason = "a helper of tests may fail the test")]
mod reference;
mod rulebook;
mod tables;

use damier_rules::{AnyPosition, Color, PieceKind, Square};
use reference::{Board, Colour, Kind, Variant};

/// A position for the reference; an error if it cannot stand on a board.
fn board(position: &AnyPosition) -> Result<Board, String> {
    let variant = match position.variant() {
        damier_rules::Variant::International => Variant::International,
        damier_rules::Variant::Russian => Variant::Russian,
        damier_rules::Variant::Brazilian => Variant::Brazilian,
    };
    let pieces: Vec<(u8, Colour, Kind)> = (position.board_size().all_squares())
        .filter_map(|square| {
            let piece = position.piece_at(square)?;
            let colour = if piece.color == Color::White { Colour::White } else { Colour::Black };
            let kind = if piece.kind == PieceKind::King { Kind::King } else { Kind::Man };
            Some((number(position, square), colour, kind))
        })
        .collect();
    Board::from_pieces(variant, position.side_to_move() == Color::White, &pieces)
}

/// The number of a square.
fn number(position: &AnyPosition, square: Square) -> u8 {
    position.board_size().number(square)
}

/// Fails with what is wrong unless a condition holds.
fn need(is_so: bool, wrong: impl Into<String>) -> Result<(), String> {
    if is_so { Ok(()) } else { Err(wrong.into()) }
}
