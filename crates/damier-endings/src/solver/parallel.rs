//! Divides a range of work among threads.

use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};

/// Calls `work` with pieces of `0..count` of at most `piece` numbers, on at most `threads` threads, in any order.
///
/// Each thread has its own state, made by `start`.
pub fn for_each_piece<T>(
    threads: usize,
    count: u64,
    piece: u64,
    start: impl Fn() -> T + Sync,
    work: impl Fn(&mut T, Range<u64>) + Sync,
) {
    let next = AtomicU64::new(0);
    let run = || {
        let mut state = start();
        loop {
            let begin = next.fetch_add(piece, Ordering::Relaxed);
            if begin >= count {
                return;
            }
            work(&mut state, begin..(begin + piece).min(count));
        }
    };
    let pieces = count.div_ceil(piece.max(1));
    let helpers = threads.min(usize::try_from(pieces).unwrap_or(usize::MAX)).saturating_sub(1);
    std::thread::scope(|scope| {
        for _ in 0..helpers {
            scope.spawn(run);
        }
        run();
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_worked_on_once() {
        for threads in [1, 3] {
            let seen: Vec<AtomicU64> = (0..1000).map(|_| AtomicU64::new(0)).collect();
            for_each_piece(
                threads,
                1000,
                7,
                || (),
                |(), range| {
                    for number in range {
                        seen[usize::try_from(number).unwrap()].fetch_add(1, Ordering::Relaxed);
                    }
                },
            );
            assert!(seen.iter().all(|count| count.load(Ordering::Relaxed) == 1));
        }
    }
}
