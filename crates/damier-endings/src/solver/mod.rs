//! The retrograde solver: the values of a whole class from those of the classes that it leads to.
//!
//! Positions in which a capture is compulsory take their value from smaller classes at once; all others start with the
//! number of their quiet moves within the class. Then, for each distance in turn, every position decided at that
//! distance tells the positions before it: before a loss there is a win, and a position whose last quiet move has turned
//! out to lead to a win of the opponent is lost. What is never decided is drawn. A distance is worked through before the
//! next begins and all that is written within it is the same whatever the order, so the result does not depend on the
//! number of threads.

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

/// What the solver asks about the positions that lead out of a class. They are seen by their own side to move.
pub trait Beyond: Sync {
    /// Whether the solver has to keep distances of promotions apart: `false` when [`Beyond::promotion`] never answers
    /// with a distance above 0.
    const PROMOTIONS_HAVE_DISTANCES: bool;

    /// The value of a position that has come about by a capture; both sides have pieces. `moves` is a stack, left as it
    /// was.
    fn capture(&self, board: Board, moves: &mut Vec<Move>) -> Value;

    /// The value of a position that has come about by a promotion without capture. `moves` is a stack, left as it was.
    fn promotion(&self, board: Board, moves: &mut Vec<Move>) -> Value;
}

/// A distance that a cell cannot hold came up.
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

/// Values of [`Working::left`] above every number of quiet moves: decided by captures, or by having no move.
const FIXED: u8 = 255;
/// Never lost, because of a promotion.
const HELD: u8 = 254;

/// One view of a class that is being solved.
struct Working {
    index: Index,
    /// The best value known so far, as a [`Cell`](super::value::Cell).
    cells: Vec<AtomicU8>,
    /// Quiet moves within the class not yet known to lose, or [`FIXED`] or [`HELD`].
    left: Vec<AtomicU8>,
    /// The least distance of a loss, because of losing promotions; empty when that cannot be above 1.
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

    /// Rows in a piece of work: some ten thousand positions.
    fn rows_in_piece(&self) -> u64 {
        (16_384 / self.index.row()).max(1)
    }

    fn rows(&self) -> u64 {
        self.index.positions() / self.index.row()
    }
}

/// Solves a class on a number of threads, calling `report` with each distance that is worked on.
///
/// # Errors
///
/// [`TooLong`] when a distance does not fit into a cell.
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
