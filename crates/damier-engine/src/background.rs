//! Background work: it waits while the engine works for the player, and can be stopped.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::limits::StopFlag;

/// How long to sleep between checks of the stop flag.
const NAP: Duration = Duration::from_millis(50);

/// Counts the tasks that background work has to wait for. Clones share the count.
#[derive(Clone, Debug, Default)]
pub struct Precedence(Arc<(Mutex<usize>, Condvar)>);

impl Precedence {
    /// Makes background work wait as long as the result is held.
    #[must_use]
    pub fn hold(&self) -> Hold {
        *self.count() += 1;
        Hold(self.clone())
    }

    fn count(&self) -> MutexGuard<'_, usize> {
        self.0.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Makes background work wait until it is dropped.
#[derive(Debug)]
pub struct Hold(Precedence);

impl Drop for Hold {
    fn drop(&mut self) {
        *self.0.count() -= 1;
        self.0.0.1.notify_all();
    }
}

/// Priority and cancellation of background work. Defaults to waiting for nothing and never being cancelled.
#[derive(Clone, Debug, Default)]
pub struct Background {
    /// The tasks it waits for.
    pub precedence: Precedence,
    /// Stops it; results after that are useless.
    pub stop: StopFlag,
}

impl Background {
    /// Waits while the engine works for the player, unless the work is to be stopped.
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

    /// Asserts that the work waits now, and stops waiting after `end`.
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
