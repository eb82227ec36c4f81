//! Perft: counting the leaves of the tree of legal moves, the field's test of a move generator.

mod boards;
mod bulk;
mod made;

use std::marker::PhantomData;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::processor::{Level, Processor, Task};
use bulk::Bulk;
use made::Made;

use super::board::{BlackSide, Board, Side, WhiteSide};
use super::captures;
use super::jumps::Jumps;
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

/// The number of move sequences of `depth` plies from `position`, with captures that are one [`Move`] counted once.
#[must_use]
pub fn perft<R: Rules>(position: &Position<R>, depth: u32, leaves: Leaves) -> u64 {
    if depth == 0 {
        return 1;
    }
    let processor = Processor::detect();
    match (position.side_to_move(), leaves) {
        (Color::White, Leaves::InBulk) => processor.run(Count::<R, WhiteSide, Bulk>::new(position.board(), depth)),
        (Color::White, Leaves::Made) => processor.run(Count::<R, WhiteSide, Made>::new(position.board(), depth)),
        (Color::Black, Leaves::InBulk) => processor.run(Count::<R, BlackSide, Bulk>::new(position.board(), depth)),
        (Color::Black, Leaves::Made) => processor.run(Count::<R, BlackSide, Made>::new(position.board(), depth)),
    }
}

/// Plies below the root at which the tree is cut into pieces for several threads: enough pieces to keep all busy.
const CUT: u32 = 3;

/// As [`perft`], with the work shared by `threads` threads: one if 0, fewer if the system starts no more.
#[must_use]
pub fn perft_in_parallel<R: Rules>(position: &Position<R>, depth: u32, leaves: Leaves, threads: usize) -> u64 {
    if threads <= 1 || depth <= CUT {
        return perft(position, depth, leaves);
    }
    let mut pieces = vec![*position];
    for _ in 0..CUT {
        pieces = pieces
            .iter()
            .flat_map(|piece| piece.legal_moves().into_iter().map(|played| piece.play_unchecked(played)))
            .collect();
    }
    let next = AtomicUsize::new(0);
    let count = || {
        let mut total = 0;
        while let Some(piece) = pieces.get(next.fetch_add(1, Ordering::Relaxed)) {
            total += perft(piece, depth - CUT, leaves);
        }
        total
    };
    std::thread::scope(|scope| {
        let start = |_| std::thread::Builder::new().spawn_scoped(scope, count).ok();
        let helpers: Vec<_> = (1..threads).map_while(start).collect();
        let own = count();
        helpers.into_iter().fold(own, |total, helper| match helper.join() {
            Ok(part) => total + part,
            Err(panic) => std::panic::resume_unwind(panic),
        })
    })
}

/// What is done with the positions one ply before the leaves, all with the same side to move.
trait Gathering {
    /// Nothing gathered yet.
    fn new() -> Self;
    /// Adds a position, seen by the side to move.
    fn push<R: Rules, S: Side, L: Level>(&mut self, board: Board, level: L);
    /// Adds the positions after the moves in a position, seen by the side that makes them, which must have men only
    /// and no capture.
    fn push_after_men<R: Rules, S: Side, L: Level>(&mut self, board: Board, level: L);
    /// The number of leaves behind all positions that were added.
    fn finish<R: Rules, S: Side, L: Level>(self, level: L) -> u64;
}

/// Counts the leaves `depth` plies (at least 1) below a position.
struct Count<R, S, G> {
    board: Board,
    depth: u32,
    types: PhantomData<(R, S, G)>,
}

impl<R, S, G> Count<R, S, G> {
    const fn new(board: Board, depth: u32) -> Self {
        Self { board, depth, types: PhantomData }
    }
}

impl<R: Rules, S: Side, G: Gathering> Task for Count<R, S, G> {
    type Output = u64;

    #[inline(always)]
    fn run<L: Level>(self, level: L) -> u64 {
        let Self { board, depth, .. } = self;
        let mut gathering = G::new();
        level.enter(Gather::<R, S, G> {
            board,
            depth,
            captures: &mut Vec::new(),
            gathering: &mut gathering,
            types: PhantomData,
        });
        if depth % 2 == 1 { gathering.finish::<R, S, L>(level) } else { gathering.finish::<R, S::Opponent, L>(level) }
    }
}

/// Gathers the positions one ply before the leaves.
struct Gather<'a, R, S, G> {
    board: Board,
    depth: u32,
    /// A stack that is handed on as it was.
    captures: &'a mut Vec<Move>,
    gathering: &'a mut G,
    types: PhantomData<(R, S)>,
}

impl<R: Rules, S: Side, G: Gathering> Task for Gather<'_, R, S, G> {
    type Output = ();

    #[inline(always)]
    fn run<L: Level>(self, level: L) {
        let Self { board, depth, captures, gathering, types: _ } = self;
        match depth {
            1 => gathering.push::<R, S, L>(board, level),
            2 if board.own_kings == 0 && !captures::man_can_capture::<R>(board) => {
                gathering.push_after_men::<R, S, L>(board, level);
            }
            2 => for_each_child::<R, S>(board, captures, |child, _| {
                gathering.push::<R, S::Opponent, L>(child, level);
            }),
            _ => for_each_child::<R, S>(board, captures, |child, captures| {
                level.enter(Gather::<R, S::Opponent, G> {
                    board: child,
                    depth: depth - 1,
                    captures,
                    gathering,
                    types: PhantomData,
                });
            }),
        }
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
#[inline(always)]
fn after_jumps<R: Rules, S: Side>(
    board: Board,
    captures: &mut Vec<Move>,
    mut visit: impl FnMut(Board, &mut Vec<Move>),
) {
    let jumps = Jumps::<R, S>::of(board);
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
