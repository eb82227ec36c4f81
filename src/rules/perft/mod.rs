//! Perft: counting the leaves of the tree of legal moves, the field's test of a move generator.

mod boards;
mod bulk;
mod made;
mod processor;

use bulk::Bulk;
use made::Made;

use super::board::{BlackSide, Board, Side, WhiteSide};
use super::captures::{self, Jumps};
use super::piece::Color;
use super::position::{Move, Position};
use super::quiet::{self, QuietVisitor};
use super::variant::Rules;

/// How the leaves are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaves {
    /// The moves to them are counted, not made.
    InBulk,
    /// The position at every leaf is made.
    Made,
}

/// The number of move sequences of `depth` plies from `position`, distinct moves counted once (RULES 1).
#[must_use]
pub fn perft<R: Rules>(position: &Position<R>, depth: u32, leaves: Leaves) -> u64 {
    if depth == 0 {
        return 1;
    }
    match (position.side_to_move(), leaves) {
        (Color::White, Leaves::InBulk) => count::<R, WhiteSide, Bulk>(position.board(), depth),
        (Color::White, Leaves::Made) => count::<R, WhiteSide, Made>(position.board(), depth),
        (Color::Black, Leaves::InBulk) => count::<R, BlackSide, Bulk>(position.board(), depth),
        (Color::Black, Leaves::Made) => count::<R, BlackSide, Made>(position.board(), depth),
    }
}

/// The legal moves of `position`, each with the number of leaves behind it at `depth` (at least 1) plies.
#[must_use]
pub fn divide<R: Rules>(position: &Position<R>, depth: u32, leaves: Leaves) -> Vec<(Move, u64)> {
    let behind = |played| perft(&position.play(played), depth.saturating_sub(1), leaves);
    position.legal_moves().into_iter().map(|played| (played, behind(played))).collect()
}

/// What is done with the positions one ply before the leaves, all with the same side to move.
trait Gathering {
    /// Nothing gathered yet.
    fn new() -> Self;
    /// Adds a position, seen by the side to move.
    fn push<R: Rules, S: Side>(&mut self, board: Board);
    /// Adds the positions after the moves in a position, seen by the side that makes them, which must have men only
    /// and no capture.
    fn push_after_men<R: Rules, S: Side>(&mut self, board: Board);
    /// The number of leaves behind all positions that were added.
    fn finish<R: Rules, S: Side>(self) -> u64;
}

/// Counts the leaves `depth` plies (at least 1) below a position.
fn count<R: Rules, S: Side, G: Gathering>(board: Board, depth: u32) -> u64 {
    let mut gathering = G::new();
    gather::<R, S, G>(board, depth, &mut Vec::new(), &mut gathering);
    if depth % 2 == 1 { gathering.finish::<R, S>() } else { gathering.finish::<R, S::Opponent>() }
}

/// Gathers the positions one ply before the leaves. `captures` is a stack that is handed on as it was.
fn gather<R: Rules, S: Side, G: Gathering>(board: Board, depth: u32, captures: &mut Vec<Move>, gathering: &mut G) {
    match depth {
        1 => gathering.push::<R, S>(board),
        2 if board.own_kings == 0 && !captures::man_can_capture::<R>(board) => {
            gathering.push_after_men::<R, S>(board);
        }
        2 => for_each_child::<R, S>(board, captures, |child, _| gathering.push::<R, S::Opponent>(child)),
        _ => for_each_child::<R, S>(board, captures, |child, captures| {
            gather::<R, S::Opponent, G>(child, depth - 1, captures, gathering);
        }),
    }
}

/// Calls `visit` with the board after every legal move, as the opponent sees it, and with the stack.
#[inline(always)]
fn for_each_child<R: Rules, S: Side>(board: Board, captures: &mut Vec<Move>, visit: impl FnMut(Board, &mut Vec<Move>)) {
    if captures::king_can_capture::<R>(board) {
        after_generated_captures::<R, S>(board, captures, visit);
    } else if captures::man_can_capture::<R>(board) {
        after_jumps::<R, S>(board, captures, visit);
    } else {
        quiet::for_each::<R, S>(board, &mut Children { board, captures, visit });
    }
}

/// Makes captures of men while no king can capture.
fn after_jumps<R: Rules, S: Side>(
    board: Board,
    captures: &mut Vec<Move>,
    mut visit: impl FnMut(Board, &mut Vec<Move>),
) {
    let jumps = Jumps::new::<R, S>(board);
    if !jumps.are_short() {
        return after_generated_captures::<R, S>(board, captures, visit);
    }
    jumps.for_each(|from, to, captured| {
        let rest = board.without(captured);
        let promotes = to & R::promotion_row(S::COLOR) != 0;
        visit(if promotes { rest.after_promotion(from, to) } else { rest.after_man(from | to) }, captures);
    });
}

/// Makes captures of any kind.
fn after_generated_captures<R: Rules, S: Side>(
    board: Board,
    captures: &mut Vec<Move>,
    mut visit: impl FnMut(Board, &mut Vec<Move>),
) {
    let start = captures.len();
    captures::generate::<R, S>(board, captures);
    for index in start..captures.len() {
        visit(board.after::<R, S>(captures[index]), captures);
    }
    captures.truncate(start);
}

/// Makes quiet moves.
struct Children<'a, F> {
    board: Board,
    captures: &'a mut Vec<Move>,
    visit: F,
}

impl<F: FnMut(Board, &mut Vec<Move>)> QuietVisitor for Children<'_, F> {
    #[inline(always)]
    fn man(&mut self, from: u64, to: u64) {
        (self.visit)(self.board.after_man(from | to), self.captures);
    }

    #[inline(always)]
    fn promotion(&mut self, from: u64, to: u64) {
        (self.visit)(self.board.after_promotion(from, to), self.captures);
    }

    #[inline(always)]
    fn king(&mut self, from: u64, to: u64) {
        (self.visit)(self.board.after_king(from | to), self.captures);
    }
}
