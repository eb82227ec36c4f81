//! The retrograde solver: the values of a whole class from those of the classes that it leads to.
//!
//! Positions with a compulsory capture get their value from smaller classes at once; all others start with the number
//! of their quiet moves within the class. Then, for each distance in turn, every position decided at that distance
//! updates its predecessors: before a loss there is a win, and a position is lost once its last quiet move turns out to
//! lead to a win of the opponent. What is never decided is drawn. Each distance is finished before the next begins, and
//! what is written within a distance does not depend on the order, so the result is independent of the number of
//! threads.

mod parallel;
mod retrograde;
mod start;

use std::sync::atomic::AtomicU8;

use super::index::Index;
use super::material::{Class, View};
use super::value::Value;
use damier_rules::board::Board;
use damier_rules::{Move, Rules};

pub use parallel::for_each_piece;
pub use start::{can_capture, captures_value};

/// What the solver needs to know about positions outside the class, each seen by its own side to move.
pub trait Beyond: Sync {
    /// Whether the solver has to track the distances of promotions: `false` if [`Beyond::promotion`] never returns a
    /// distance above 0.
    const PROMOTIONS_HAVE_DISTANCES: bool;

    /// The value of a position reached by a capture; both sides have pieces. `moves` is a stack, left unchanged.
    fn capture(&self, board: Board, moves: &mut Vec<Move>) -> Value;

    /// The value of a position reached by a promotion without capture. `moves` is a stack, left unchanged.
    fn promotion(&self, board: Board, moves: &mut Vec<Move>) -> Value;
}

/// A distance does not fit into a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("wins of {class} too long for a table")]
pub struct TooLong {
    /// The class that was being solved.
    pub class: Class,
}

/// The solved cells of one view, in the order of its [`Index`].
pub struct Solved {
    pub view: View,
    pub cells: Vec<u8>,
}

/// A value of [`Working::left`] above every number of quiet moves: decided by captures, or by having no move.
const FIXED: u8 = 255;
/// Never lost, because of a promotion.
const HELD: u8 = 254;

/// One view of a class being solved.
struct Working {
    index: Index,
    /// The best value known so far, as a [`Cell`](super::value::Cell).
    cells: Vec<AtomicU8>,
    /// Quiet moves within the class not yet known to lose, or [`FIXED`] or [`HELD`].
    left: Vec<AtomicU8>,
    /// The least distance of a loss, because of losing promotions; empty if that cannot exceed 1.
    least_loss: Vec<AtomicU8>,
}

impl Working {
    fn new<R: Rules>(view: View, with_least_loss: bool) -> Self {
        let index = Index::new::<R>(view);
        let zeros = |count: u64| (0..count).map(|_| AtomicU8::new(0)).collect();
        let positions = index.positions();
        Self {
            index,
            cells: zeros(positions),
            left: zeros(positions),
            least_loss: zeros(if with_least_loss { positions } else { 0 }),
        }
    }

    /// Rows in a unit of work: some ten thousand positions.
    fn rows_in_piece(&self) -> u64 {
        (16_384 / self.index.row()).max(1)
    }

    fn rows(&self) -> u64 {
        self.index.positions() / self.index.row()
    }
}

/// Solves a class on a number of threads, calling `report` with each distance being worked on.
///
/// # Errors
///
/// [`TooLong`] if a distance does not fit into a cell.
pub fn solve<R: Rules>(
    class: Class,
    beyond: &impl Beyond,
    threads: usize,
    report: &(dyn Fn(u8) + Sync),
) -> Result<Vec<Solved>, TooLong> {
    report(0);
    let mut views: Vec<Working> =
        class.views().into_iter().map(|view| Working::new::<R>(view, wants_least_loss(view, beyond))).collect();
    let mut longest = 0;
    for working in &views {
        longest = longest.max(start::start::<R>(working, beyond, threads).ok_or(TooLong { class })?);
    }
    retrograde::run::<R>(&views, longest, threads, report).ok_or(TooLong { class })?;
    Ok(views
        .drain(..)
        .map(|working| Solved {
            view: working.index.view(),
            cells: working.cells.into_iter().map(AtomicU8::into_inner).collect(),
        })
        .collect())
}

fn wants_least_loss<B: Beyond>(view: View, _: &B) -> bool {
    B::PROMOTIONS_HAVE_DISTANCES && view.mover.men > 0
}
