//! The resources of an engine.

use std::thread;

/// The largest number of threads.
pub const MOST_THREADS: usize = 256;

/// The memory and threads of an engine, and whether it probes the endings tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Memory of the transposition table in MiB, at least 1.
    pub mebibytes: usize,
    /// Threads that search together, 1 to [`MOST_THREADS`]. With one, a search limited by depth or nodes gives the same
    /// result on every machine; with more, results vary but the search sees more in the same time.
    pub threads: usize,
    /// Whether the endings tables are probed.
    pub endings: bool,
}

impl Settings {
    /// One thread with a table of this many MiB, and the endings tables; gives the same result on every machine.
    #[must_use]
    pub const fn one_thread(mebibytes: usize) -> Self {
        Self { mebibytes, threads: 1, endings: true }
    }
}

/// A request for memory that could not be met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shortage {
    /// The requested size, in MiB.
    pub wanted: usize,
    /// The actual size, in MiB.
    pub given: usize,
}

impl Default for Settings {
    /// Suitable for play and analysis: 64 MiB, one thread per core, and the tables.
    fn default() -> Self {
        let threads = thread::available_parallelism().map_or(1, |cores| cores.get().min(MOST_THREADS));
        Self { mebibytes: 64, threads, endings: true }
    }
}
