//! The resources of an engine.

use std::thread;

/// The largest number of threads.
pub const MAX_THREADS: usize = 256;

/// The endings tables that a search probes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableUse {
    /// None at all.
    None,
    /// The shipped ones, of up to four pieces: a search finds the same on every machine.
    Shipped,
    /// Those of five and six pieces on disk as well. They know who wins, but neither how soon nor whether a limit comes
    /// first.
    All,
}

/// The memory and threads of an engine, and the endings tables it probes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Memory of the transposition table in MiB, at least 1.
    pub mebibytes: usize,
    /// Threads that search together, 1 to [`MAX_THREADS`]. With one, a search limited by depth or nodes gives the same
    /// result on every machine; with more, results vary but the search sees more in the same time.
    pub threads: usize,
    /// The endings tables that are probed.
    pub endings: TableUse,
}

impl Settings {
    /// One thread with a table of this many MiB, and the shipped endings tables; gives the same result on every machine.
    #[must_use]
    pub const fn one_thread(mebibytes: usize) -> Self {
        Self { mebibytes, threads: 1, endings: TableUse::Shipped }
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
    /// Suitable for play and analysis: 64 MiB, one thread per core, and all tables.
    fn default() -> Self {
        let threads = thread::available_parallelism().map_or(1, |cores| cores.get().min(MAX_THREADS));
        Self { mebibytes: 64, threads, endings: TableUse::All }
    }
}
