//! How long a search goes on.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// The deepest that a search can be asked to go, in plies.
pub const MAX_DEPTH: u32 = 99;

/// When a search ends: at the first limit reached. Without any it goes on until it is stopped, or until the result is
/// proven.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Plies to search in full, 1 to [`MAX_DEPTH`].
    pub depth: Option<u32>,
    /// Positions to visit. On one thread this alone makes the result the same on every machine.
    pub nodes: Option<u64>,
    /// Time to use.
    pub time: Option<Duration>,
}

impl Limits {
    /// No limit.
    #[must_use]
    pub const fn infinite() -> Self {
        Self { depth: None, nodes: None, time: None }
    }

    /// Only a depth, in plies.
    #[must_use]
    pub const fn depth(plies: u32) -> Self {
        Self { depth: Some(plies), ..Self::infinite() }
    }

    /// Only a number of positions.
    #[must_use]
    pub const fn nodes(nodes: u64) -> Self {
        Self { nodes: Some(nodes), ..Self::infinite() }
    }

    /// Only a time.
    #[must_use]
    pub const fn time(time: Duration) -> Self {
        Self { time: Some(time), ..Self::infinite() }
    }
}

/// A flag with which one thread asks the search on another to stop. Clones share the flag.
#[derive(Clone, Debug, Default)]
pub struct StopFlag(Arc<AtomicBool>);

impl StopFlag {
    /// A flag that is not raised.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Asks the search to stop; it answers within 5 ms.
    pub fn raise(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether the search was asked to stop.
    #[must_use]
    pub fn is_raised(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
