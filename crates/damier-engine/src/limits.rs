//! How long a search goes on.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

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
    /// Time to use at most.
    pub time: Option<Duration>,
    /// Time after which no new depth is begun; up to about twice as much when the best move has just changed or its
    /// score has fallen, less when it has long been the same.
    pub enough: Option<Duration>,
}

impl Limits {
    /// No limit.
    #[must_use]
    pub const fn infinite() -> Self {
        Self { depth: None, nodes: None, time: None, enough: None }
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

    /// Whether something else than [`StopFlag::raise`] or a proof will end the search.
    #[must_use]
    pub const fn end_it(&self) -> bool {
        self.depth.is_some() || self.nodes.is_some() || self.time.is_some() || self.enough.is_some()
    }

    /// The same limits after `spent` of the time is gone already.
    #[must_use]
    pub fn after(self, spent: Duration) -> Self {
        let left = |time: Option<Duration>| time.map(|time| time.saturating_sub(spent));
        Self { time: left(self.time), enough: left(self.enough), ..self }
    }
}

/// A flag with which one thread asks the search on another to stop. Clones share the flag.
///
/// It also holds back the time of a search that ponders: until [`StopFlag::start_clock`] the limits on time do not
/// count.
#[derive(Clone, Debug, Default)]
pub struct StopFlag(Arc<Signals>);

#[derive(Debug, Default)]
struct Signals {
    raised: AtomicBool,
    given_up: AtomicBool,
    /// Whether the clock stands until it is started.
    ponders: bool,
    clock_started: OnceLock<Instant>,
    bell: (Mutex<()>, Condvar),
}

impl StopFlag {
    /// A flag that is not raised.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// A flag for a search whose time begins to count when [`StopFlag::start_clock`] says so.
    #[must_use]
    pub fn pondering() -> Self {
        Self(Arc::new(Signals { ponders: true, ..Signals::default() }))
    }

    /// Asks the search to stop; it answers within 5 ms.
    pub fn raise(&self) {
        self.0.raised.store(true, Ordering::Relaxed);
        self.ring();
    }

    /// Raises the flag, and says that nobody wants the answer: a program of the user's own that searches is ended at
    /// once.
    pub(super) fn give_up(&self) {
        self.0.given_up.store(true, Ordering::Relaxed);
        self.raise();
    }

    /// Whether nobody wants the answer any more.
    pub(super) fn is_given_up(&self) -> bool {
        self.0.given_up.load(Ordering::Relaxed)
    }

    /// Whether the search was asked to stop.
    #[must_use]
    pub fn is_raised(&self) -> bool {
        self.0.raised.load(Ordering::Relaxed)
    }

    /// Ends the pondering: the time of the search counts from now. Without effect when it counts already.
    pub fn start_clock(&self) {
        let _ = self.0.clock_started.set(Instant::now());
        self.ring();
    }

    /// Since when the time counts of a search that began at `start`; `None` while it does not.
    #[must_use]
    pub fn clock_since(&self, start: Instant) -> Option<Instant> {
        if self.0.ponders { self.0.clock_started.get().copied() } else { Some(start) }
    }

    /// Waits until the pondering has ended, if it has not: an answer found before that is of no use to anybody.
    pub fn wait_for_clock(&self) {
        let Signals { ponders, clock_started, bell: (lock, bell), .. } = &*self.0;
        let mut guard = lock.lock().unwrap_or_else(PoisonError::into_inner);
        while *ponders && clock_started.get().is_none() && !self.is_raised() {
            guard = bell.wait(guard).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Wakes who waits for the clock. The lock is taken so that nobody can fall asleep between looking and waiting.
    fn ring(&self) {
        let (lock, bell) = &self.0.bell;
        drop(lock.lock().unwrap_or_else(PoisonError::into_inner));
        bell.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_clock_of_a_pondering_search_stands_until_it_is_started() {
        let start = Instant::now();
        assert_eq!(StopFlag::new().clock_since(start), Some(start));
        let flag = StopFlag::pondering();
        assert_eq!(flag.clock_since(start), None);
        flag.clone().start_clock();
        let since = flag.clock_since(start);
        assert!(since >= Some(start));
        flag.start_clock();
        assert_eq!(flag.clock_since(start), since, "it starts once");
        flag.wait_for_clock();
        let stopped = StopFlag::pondering();
        stopped.raise();
        stopped.wait_for_clock();
    }

    #[test]
    fn time_spent_shortens_only_the_limits_on_time() {
        let seconds = |seconds| Some(Duration::from_secs(seconds));
        let limits = Limits { depth: Some(9), nodes: Some(5), time: seconds(10), enough: seconds(3) };
        let left = Limits { time: seconds(6), enough: seconds(0), ..limits };
        assert_eq!(limits.after(Duration::from_secs(4)), left);
    }
}
