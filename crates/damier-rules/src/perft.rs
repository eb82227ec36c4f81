//! Perft: counting the leaves of the tree of legal moves, the standard test of a move generator.

use std::hint::black_box;
use std::sync::atomic::{AtomicUsize, Ordering};

use super::position::Position;
use super::variant::Rules;

/// How the leaves are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaves {
    /// Counts the moves to the leaves without making them.
    InBulk,
    /// Makes every move, including the last one.
    Made,
}

/// The number of move sequences of `depth` plies from `position`. Captures that are one [`Move`](super::Move) count
/// once.
#[must_use]
pub fn perft<R: Rules>(position: &Position<R>, depth: u32, leaves: Leaves) -> u64 {
    let mut total = 0;
    match (depth, leaves) {
        (0, _) => total = 1,
        (1, Leaves::InBulk) => total = position.legal_move_count() as u64,
        (1, Leaves::Made) => position.for_each_legal_move(|played| {
            black_box(position.play_unchecked(played));
            total += 1;
        }),
        _ => position.for_each_legal_move(|played| total += perft(&position.play_unchecked(played), depth - 1, leaves)),
    }
    total
}

/// The number of plies below the root at which the tree is split between threads: enough parts to keep all threads
/// busy.
const CUT: u32 = 3;

/// Like [`perft`], with the work shared among `threads` threads: one if 0, fewer if the system cannot start that many.
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
