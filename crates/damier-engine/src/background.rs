//! Work in the background: it waits while the engine works for the person, and can be broken off.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::limits::StopFlag;

/// How long to sleep before looking again whether to stop.
const NAP: Duration = Duration::from_millis(50);

/// Counts the tasks that work in the background has to wait for. Clones share the count.
#[derive(Clone, Debug, Default)]
pub struct Precedence(Arc<(Mutex<usize>, Condvar)>);

impl Precedence {
    /// Work in the background waits as long as this is held.
    #[must_use]
    pub fn hold(&self) -> Hold {
        *self.count() += 1;
        Hold(self.clone())
    }

    fn count(&self) -> MutexGuard<'_, usize> {
        self.0.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Keeps work in the background waiting until it is dropped.
#[derive(Debug)]
pub struct Hold(Precedence);

impl Drop for Hold {
    fn drop(&mut self) {
        *self.0.count() -= 1;
        self.0.0.1.notify_all();
    }
}

/// What work in the background goes by. By default nobody goes before it and nobody stops it.
#[derive(Clone, Debug, Default)]
pub struct Background {
    /// Who goes before it.
    pub precedence: Precedence,
    /// Breaks it off: what it finds after that is of no use.
    pub stop: StopFlag,
}

impl Background {
    /// Waits while the engine works for the person, unless the work is to be broken off.
    pub fn wait_turn(&self) {
        let mut count = self.precedence.count();
        while *count > 0 && !self.stop.is_raised() {
            count = self.precedence.0.1.wait_timeout(count, NAP).unwrap_or_else(PoisonError::into_inner).0;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;
    use std::thread::spawn;

    use super::*;

    #[test]
    fn it_waits_for_its_turn_or_for_the_end() {
        let background = Background::default();
        background.wait_turn();
        let (one, other) = (background.precedence.hold(), background.precedence.hold());
        passes_after(&background, || {
            drop(one);
            drop(other);
        });
        let _held = background.precedence.hold();
        passes_after(&background, || background.stop.raise());
    }

    /// Asserts that the work waits now, and no longer after `end`.
    fn passes_after(background: &Background, end: impl FnOnce()) {
        let (sender, passed) = channel();
        let waiting = background.clone();
        let thread = spawn(move || {
            waiting.wait_turn();
            sender.send(()).unwrap();
        });
        assert!(passed.try_recv().is_err());
        end();
        passed.recv().unwrap();
        thread.join().unwrap();
    }
}
