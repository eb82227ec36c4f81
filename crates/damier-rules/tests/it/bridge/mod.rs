//! Conversions between the crate (fast) and the reference (slow): positions and moves of one as those of the other, and
//! random games that both can play.

#![allow(dead_code, reason = "every test file uses only part of it")]

pub mod random;

use damier_rules::{AnyPosition, Bitboard, Color, Move, Piece, PieceKind, Setup, Square, Variant};

use crate::reference::Board;

pub fn variant(slow: crate::reference::Variant) -> Variant {
    match slow {
        crate::reference::Variant::International => Variant::International,
        crate::reference::Variant::Russian => Variant::Russian,
        crate::reference::Variant::Brazilian => Variant::Brazilian,
    }
}

pub fn color(slow: crate::reference::Colour) -> Color {
    match slow {
        crate::reference::Colour::White => Color::White,
        crate::reference::Colour::Black => Color::Black,
    }
}

fn kind(slow: crate::reference::Kind) -> PieceKind {
    match slow {
        crate::reference::Kind::Man => PieceKind::Man,
        crate::reference::Kind::King => PieceKind::King,
    }
}

/// A position of the reference, set up in the crate piece by piece.
pub fn position(slow: &Board) -> AnyPosition {
    let mut setup = Setup::new(variant(slow.variant), color(slow.mover()));
    for (square, piece_color, piece_kind) in slow.pieces() {
        let piece = Piece { color: color(piece_color), kind: kind(piece_kind) };
        setup.put(u32::from(square), piece).expect("the reference rejects what the crate rejects");
    }
    setup.position()
}

/// A move in common form: origin, destination and captured squares in ascending order.
pub type Written = (u8, u8, Vec<u8>);

pub fn written(position: &AnyPosition, played: Move) -> Written {
    let number = |square| position.board_size().number(square);
    (number(played.from), number(played.to), numbers(position, played.captured))
}

pub fn numbers(position: &AnyPosition, squares: Bitboard) -> Vec<u8> {
    squares.into_iter().map(|square| position.board_size().number(square)).collect()
}

/// The crate's legal moves in ascending order. Duplicates are kept.
pub fn sorted_moves(position: &AnyPosition) -> Vec<(Written, Move)> {
    let mut moves: Vec<_> =
        position.legal_moves().into_iter().map(|played| (written(position, played), played)).collect();
    moves.sort_by(|(one, _), (other, _)| one.cmp(other));
    moves
}

/// The move of the reference that corresponds to a move of the crate.
pub fn in_reference(slow: &Board, wanted: &Written) -> crate::reference::Move {
    let (from, to, captured) = wanted;
    slow.legal_moves()
        .into_iter()
        .find(|played| (played.from, played.to, &played.captured) == (*from, *to, captured))
        .expect("the reference has the move")
}

/// The square to which a board turned by 180 degrees moves `square`.
pub fn turned(position: &AnyPosition, square: Square) -> Square {
    let size = position.board_size();
    size.square(size.squares() + 1 - size.number(square)).expect("turning keeps every square on the board")
}
