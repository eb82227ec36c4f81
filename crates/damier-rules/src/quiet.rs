//! Moves without capture. Callers ensure that no capture is possible, because captures are compulsory (CDA 2.6).

use super::board::{Board, Direction, Side};
use super::moves::{MoveSink, Visit};
use super::position::Move;
use super::square::Square;
use super::variant::Rules;

/// Receives the moves found by [`for_each`]. Squares are single bits.
pub trait QuietVisitor {
    /// A man moves and stays a man.
    fn man(&mut self, from: u64, to: u64);
    /// A man moves to the promotion row.
    fn promotion(&mut self, from: u64, to: u64);
    /// A king moves.
    fn king(&mut self, from: u64, to: u64);
}

/// Finds every move without capture.
#[inline(always)]
pub fn find<R: Rules, S: Side>(board: Board, sink: &mut impl MoveSink) {
    let empty = board.empty(R::SQUARES);
    let last_row = R::promotion_row(S::COLOR);
    for direction in S::FORWARD {
        let targets = direction.step(board.own_men) & empty;
        // Promotions come last. This is only a convention, but the order of moves affects what a search examines.
        sink.take_all(targets & !last_row, |to| direction.step_origin(to), |_| 0);
        if targets & last_row != 0 {
            sink.take_all(targets & last_row, |to| direction.step_origin(to), |_| 0);
        }
    }
    for_each_bit(board.own_kings, |from| {
        let from = Square::lowest(from);
        sink.take_all(king_targets::<R>(from, R::SQUARES ^ empty), |_| from, |_| 0);
    });
}

/// Reports every move without capture, by kind.
#[inline(always)]
pub fn for_each<R: Rules, S: Side>(board: Board, visitor: &mut impl QuietVisitor) {
    let visit = |found: Move| {
        let (from, to) = (found.from.bit(), found.to.bit());
        if board.own_kings & from != 0 {
            visitor.king(from, to);
        } else if R::promotion_row(S::COLOR) & to != 0 {
            visitor.promotion(from, to);
        } else {
            visitor.man(from, to);
        }
    };
    find::<R, S>(board, &mut Visit(visit));
}

/// Whether there is a move without capture.
#[inline(always)]
#[must_use]
pub fn exists<R: Rules, S: Side>(board: Board) -> bool {
    let empty = board.empty(R::SQUARES);
    let men = S::FORWARD.into_iter().fold(0, |targets, direction| targets | direction.step(board.own_men));
    let kings = Direction::ALL.into_iter().fold(0, |targets, direction| targets | direction.step(board.own_kings));
    (men | kings) & empty != 0
}

/// The squares a king can move to without capturing.
#[inline(always)]
#[must_use]
pub fn king_targets<R: Rules>(from: Square, occupied: u64) -> u64 {
    Direction::ALL.into_iter().fold(0, |targets, direction| targets | R::RAYS.look(from, direction, occupied).0)
}

/// Calls `action` with every bit of `bits`, lowest first.
#[inline(always)]
pub fn for_each_bit(mut bits: u64, mut action: impl FnMut(u64)) {
    while bits != 0 {
        action(bits & bits.wrapping_neg());
        bits &= bits - 1;
    }
}
