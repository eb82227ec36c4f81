//! Decides when to stop a search.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use super::limits::StopFlag;

/// The clock and the stop flag are checked once per this many nodes: every few tenths of a millisecond.
pub(super) const NODES_BETWEEN_LOOKS: u64 = 1024;

/// The conditions for stopping, as one thread of a search sees them.
pub(super) struct StopConditions<'a> {
    /// Maximum number of nodes. Exact on one thread; several threads compare their sum at every check.
    pub node_limit: u64,
    /// Maximum time.
    pub time: Option<Duration>,
    pub started: Instant,
    pub stop: &'a StopFlag,
    /// The nodes that all threads have counted at their checks, if there are several.
    pub visited: Option<&'a AtomicU64>,
}

impl<'a> StopConditions<'a> {
    /// Only a node limit and the stop flag.
    pub fn after_nodes(node_limit: u64, stop: &'a StopFlag) -> Self {
        Self { node_limit, time: None, started: Instant::now(), stop, visited: None }
    }

    /// Counts the nodes since the last check and returns whether to stop.
    pub fn should_stop(&self) -> bool {
        let total = self.visited.map_or(0, |visited| {
            visited.fetch_add(NODES_BETWEEN_LOOKS, Ordering::Relaxed).saturating_add(NODES_BETWEEN_LOOKS)
        });
        total >= self.node_limit
            || self.stop.is_raised()
            || self.time.is_some_and(|time| self.spent().is_some_and(|spent| spent >= time))
    }

    /// The nodes visited by all threads together, if this one has visited `own`.
    pub fn total_nodes(&self, own: u64) -> u64 {
        self.visited.map_or(own, |visited| visited.load(Ordering::Relaxed).max(own))
    }

    /// Whether the search began at least this long ago and its time counts. Time spent pondering saves thinking now.
    pub fn began_before(&self, time: Duration) -> bool {
        self.stop.clock_since(self.started).is_some() && self.started.elapsed() >= time
    }

    /// The time counted so far; `None` while the search ponders.
    fn spent(&self) -> Option<Duration> {
        self.stop.clock_since(self.started).map(|since| since.elapsed())
    }
}
