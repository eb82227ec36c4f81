//! The legal moves of a position, listed or counted.

use super::bitboard::Bitboard;
use super::board::{Board, Side};
use super::captures;
use super::jumps::Jumps;
use super::position::Move;
use super::quiet;
use super::square::Square;
use super::variant::Rules;

/// What becomes of the moves that are found.
pub trait MoveSink {
    /// Takes a move.
    fn take(&mut self, found: Move);

    /// Takes a move to each of `targets`, the lowest first; `origin` and `captured` tell the rest of it.
    #[inline(always)]
    fn take_all(&mut self, mut targets: u64, origin: impl Fn(Square) -> Square, captured: impl Fn(Square) -> u64) {
        while targets != 0 {
            let to = Square::lowest(targets);
            targets &= targets - 1;
            self.take(Move { from: origin(to), to, captured: Bitboard(captured(to)) });
        }
    }

    /// Takes captures that can only be listed, because a later one may show that an earlier one is not legal.
    #[inline(always)]
    fn take_listed(&mut self, list: impl FnOnce(&mut Vec<Move>)) {
        let mut moves = Vec::new();
        list(&mut moves);
        for found in moves {
            self.take(found);
        }
    }
}

/// A list of moves.
impl MoveSink for Vec<Move> {
    #[inline(always)]
    fn take(&mut self, found: Move) {
        self.push(found);
    }

    #[inline(always)]
    fn take_listed(&mut self, list: impl FnOnce(&mut Vec<Move>)) {
        list(self);
    }
}

/// Calls a function with every move.
pub struct Visit<F>(pub F);

impl<F: FnMut(Move)> MoveSink for Visit<F> {
    #[inline(always)]
    fn take(&mut self, found: Move) {
        self.0(found);
    }
}

/// Counts the moves, most of them by the number of their targets.
#[derive(Default)]
pub struct MoveCount(pub usize);

impl MoveSink for MoveCount {
    #[inline(always)]
    fn take(&mut self, _: Move) {
        self.0 += 1;
    }

    #[inline(always)]
    fn take_all(&mut self, targets: u64, _: impl Fn(Square) -> Square, _: impl Fn(Square) -> u64) {
        self.0 += targets.count_ones() as usize;
    }
}

/// Finds all legal moves.
#[inline(always)]
pub fn find<R: Rules, S: Side>(board: Board, sink: &mut impl MoveSink) {
    if captures::king_can_capture::<R>(board) {
        return sink.take_listed(|moves| captures::generate::<R, S>(board, moves));
    }
    if !captures::man_can_capture::<R>(board) {
        return quiet::find::<R, S>(board, sink);
    }
    if !Jumps::<R, S>::of(board).find_short(sink) {
        sink.take_listed(|moves| captures::generate::<R, S>(board, moves));
    }
}
