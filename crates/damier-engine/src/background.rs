//! Work in the background: it waits while the engine works for the person, and can be broken off.

use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::Duration;

use super::limits::StopFlag;

/// How long to sleep before looking again whether to stop.
const NAP: Duration = Duration::from_millis(50);

/// Whether the engine works for the person just now. Clones share the answer.
#[derive(Clone, Debug, Default)]
pub struct Precedence(Arc<(Mutex<bool>, Condvar)>);

impl Precedence {
    /// From now on the engine works for the person, or not any more.
    pub fn set(&self, is_busy: bool) {
        let (busy, bell) = &*self.0;
        *busy.lock().unwrap_or_else(PoisonError::into_inner) = is_busy;
        bell.notify_all();
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
        let (busy, bell) = &*self.precedence.0;
        let mut is_busy = busy.lock().unwrap_or_else(PoisonError::into_inner);
        while *is_busy && !self.stop.is_raised() {
            is_busy = bell.wait_timeout(is_busy, NAP).unwrap_or_else(PoisonError::into_inner).0;
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
        for end in [
            |background: &Background| background.precedence.set(false),
            |background: &Background| {
                background.stop.raise();
            },
        ] {
            background.precedence.set(true);
            let (sender, passed) = channel();
            let waiting = background.clone();
            let thread = spawn(move || {
                waiting.wait_turn();
                sender.send(()).unwrap();
            });
            assert!(passed.try_recv().is_err());
            end(&background);
            passed.recv().unwrap();
            thread.join().unwrap();
        }
    }
}
