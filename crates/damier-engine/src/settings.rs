//! What an engine is given to work with.

use std::thread;

/// The most threads that can be asked for.
pub const MOST_THREADS: usize = 256;

/// The memory and the threads of an engine, and whether it asks the endings tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Memory of the transposition table in MiB, at least 1.
    pub mebibytes: usize,
    /// Threads that search together, 1 to [`MOST_THREADS`]. With one a search limited by depth or nodes gives the same
    /// result on every machine; with more it gives none twice, but sees more in the same time.
    pub threads: usize,
    /// Whether the endings tables are asked.
    pub endings: bool,
}

impl Settings {
    /// One thread with a table of so many MiB, and the endings tables: what gives the same result on every machine.
    #[must_use]
    pub const fn one_thread(mebibytes: usize) -> Self {
        Self { mebibytes, threads: 1, endings: true }
    }
}

/// Memory that was asked for and could not be had.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shortage {
    /// What was asked for, in MiB.
    pub wanted: usize,
    /// What there is instead, in MiB.
    pub given: usize,
}

impl Default for Settings {
    /// What suits play and analysis: 64 MiB, as many threads as the machine has cores, and the tables.
    fn default() -> Self {
        let threads = thread::available_parallelism().map_or(1, |cores| cores.get().min(MOST_THREADS));
        Self { mebibytes: 64, threads, endings: true }
    }
}
