//! Mining on several threads.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::sync_channel;
use std::sync::{Mutex, PoisonError};

use super::{Miner, Tally, Task};
use crate::record::Record;
use damier_endings::TableSet;

/// Results that may wait to be taken, for every thread.
const WAITING: usize = 4;

/// What came of a piece of work.
#[derive(Clone, Debug)]
pub struct Finds {
    /// Its name, see [`Task::key`].
    pub key: String,
    /// The puzzles, proven, but perhaps known already.
    pub records: Vec<Record>,
    /// What it took.
    pub tally: Tally,
}

/// Does pieces of work on `jobs` threads (at least 1), with `nodes` positions for each search of a proof. `take` gets the
/// results, in the order of the tasks if there is one thread; when it returns `false`, no new work is begun.
pub fn mine(tasks: impl Iterator<Item = Task> + Send, nodes: u64, jobs: usize, mut take: impl FnMut(Finds) -> bool) {
    let (tasks, stopped, tables) = (Mutex::new(tasks), AtomicBool::new(false), TableSet::default());
    let (sender, results) = sync_channel(jobs.max(1) * WAITING);
    std::thread::scope(|scope| {
        for _ in 0..jobs.max(1) {
            let (sender, tasks, stopped, tables) = (sender.clone(), &tasks, &stopped, &tables);
            scope.spawn(move || {
                let mut miner = Miner::new(nodes, tables);
                while !stopped.load(Ordering::Relaxed) {
                    let next = tasks.lock().unwrap_or_else(PoisonError::into_inner).next();
                    let Some(task) = next else { break };
                    let records = task.run(&mut miner);
                    let finds = Finds { key: task.key(), records, tally: miner.take_tally() };
                    if sender.send(finds).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        for finds in results {
            if !take(finds) {
                stopped.store(true, Ordering::Relaxed);
                break;
            }
        }
    });
}
