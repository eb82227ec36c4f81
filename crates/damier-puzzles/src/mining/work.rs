//! Mining on several threads.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::sync_channel;
use std::sync::{Mutex, PoisonError};

use super::{Miner, Tally, Task};
use crate::record::Record;
use damier_endings::TableSet;

/// The most results waiting to be taken, per thread.
const WAITING: usize = 4;

/// How much to search for, and how long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Positions that each search of a proof visits.
    pub nodes: u64,
    /// Whether to look for the shots of games that a glance does not see, instead of those that it sees.
    pub hidden: bool,
}

impl Effort {
    fn miner(self, tables: &TableSet) -> Miner {
        let new = if self.hidden { Miner::of_hidden_shots } else { Miner::new };
        new(self.nodes, tables)
    }
}

/// The result of a task.
#[derive(Clone, Debug)]
pub struct Finds {
    /// The name of the task, see [`Task::key`].
    pub key: String,
    /// The proven puzzles. Some may be known already.
    pub records: Vec<Record>,
    /// The work done.
    pub tally: Tally,
}

/// Runs tasks on `jobs` threads (at least 1). `take` receives the results, in the order of the tasks if there is one
/// thread. When it returns `false`, no new task is started.
pub fn mine(
    tasks: impl Iterator<Item = Task> + Send,
    effort: Effort,
    jobs: usize,
    mut take: impl FnMut(Finds) -> bool,
) {
    let (tasks, stopped, tables) = (Mutex::new(tasks), AtomicBool::new(false), TableSet::default());
    let (sender, results) = sync_channel(jobs.max(1) * WAITING);
    std::thread::scope(|scope| {
        for _ in 0..jobs.max(1) {
            let (sender, tasks, stopped, tables) = (sender.clone(), &tasks, &stopped, &tables);
            scope.spawn(move || {
                let mut miner = effort.miner(tables);
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
