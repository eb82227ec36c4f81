//! The limits of a search.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

/// The greatest depth that a search accepts, in plies.
pub const MAX_DEPTH: u32 = 99;

/// When a search ends: at the first limit reached. Without a limit it continues until it is stopped or the result is
/// proven.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Plies to search in full, 1 to [`MAX_DEPTH`].
    pub depth: Option<u32>,
    /// Positions to visit. On one thread this limit alone gives the same result on every machine.
    pub nodes: Option<u64>,
    /// Maximum time.
    pub time: Option<Duration>,
    /// Time after which no new depth starts: up to about twice as much if the best move has just changed or its score
    /// has fallen, less if it has long been the same.
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

    /// Whether anything other than [`StopFlag::raise`] or a proof will end the search.
    #[must_use]
    pub const fn are_finite(&self) -> bool {
        self.depth.is_some() || self.nodes.is_some() || self.time.is_some() || self.enough.is_some()
    }

    /// These limits, or as soon as a flag is raised.
    #[must_use]
    pub const fn or<'a>(&self, stop: &'a StopFlag) -> Until<'a> {
        Until { limits: *self, stop: Some(stop) }
    }

    /// The same limits after `spent` of the time has passed.
    #[must_use]
    pub fn after(self, spent: Duration) -> Self {
        let left = |time: Option<Duration>| time.map(|time| time.saturating_sub(spent));
        Self { time: left(self.time), enough: left(self.enough), ..self }
    }
}

/// When a search ends: at its limits, or as soon as a flag is raised.
#[derive(Clone, Copy, Debug)]
pub struct Until<'a> {
    pub(super) limits: Limits,
    pub(super) stop: Option<&'a StopFlag>,
}

impl From<&Limits> for Until<'_> {
    fn from(limits: &Limits) -> Self {
        Self { limits: *limits, stop: None }
    }
}

/// A flag by which one thread tells the search on another to stop. Clones share the flag.
///
/// It also holds back the clock of a pondering search: the time limits do not count until [`StopFlag::start_clock`].
#[derive(Clone, Debug, Default)]
pub struct StopFlag(Arc<Signals>);

#[derive(Debug, Default)]
struct Signals {
    raised: AtomicBool,
    abandoned: AtomicBool,
    /// Whether the clock is still waiting to be started.
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

    /// A flag for a search whose time counts only from [`StopFlag::start_clock`].
    #[must_use]
    pub fn pondering() -> Self {
        Self(Arc::new(Signals { ponders: true, ..Signals::default() }))
    }

    /// Tells the search to stop; it answers within 5 ms.
    pub fn raise(&self) {
        self.0.raised.store(true, Ordering::Relaxed);
        self.wake_waiters();
    }

    /// Raises the flag and marks the answer as unwanted: an external program that is searching is ended at once.
    pub(super) fn abandon(&self) {
        self.0.abandoned.store(true, Ordering::Relaxed);
        self.raise();
    }

    /// Whether the answer is no longer wanted.
    pub(super) fn is_abandoned(&self) -> bool {
        self.0.abandoned.load(Ordering::Relaxed)
    }

    /// Whether the search was told to stop.
    #[must_use]
    pub fn is_raised(&self) -> bool {
        self.0.raised.load(Ordering::Relaxed)
    }

    /// Ends the pondering: the time of the search counts from now. No effect if it already counts.
    pub fn start_clock(&self) {
        let _ = self.0.clock_started.set(Instant::now());
        self.wake_waiters();
    }

    /// When the clock started for a search that began at `start`; `None` while it has not.
    #[must_use]
    pub fn clock_since(&self, start: Instant) -> Option<Instant> {
        if self.0.ponders { self.0.clock_started.get().copied() } else { Some(start) }
    }

    /// Waits until the pondering has ended; an answer found before that would be useless.
    pub fn wait_for_clock(&self) {
        let Signals { ponders, clock_started, bell: (lock, bell), .. } = &*self.0;
        let mut guard = lock.lock().unwrap_or_else(PoisonError::into_inner);
        while *ponders && clock_started.get().is_none() && !self.is_raised() {
            guard = bell.wait(guard).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Wakes threads waiting for the clock. Taking the lock prevents a thread from falling asleep between its check and
    /// its wait.
    fn wake_waiters(&self) {
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
        assert_eq!(flag.clock_since(start), since, "it starts only once");
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
