//! A thread that keeps a player's progress, so that the screen never waits for the disk.

use std::io;
use std::sync::mpsc::{Receiver, channel};

use crate::{StoreError, Writer};

/// What could not be written before the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unwritten<E = StoreError> {
    /// How many exercises.
    pub exercises: usize,
    /// Why.
    pub reason: E,
}

/// Handle of the thread. Dropping it waits until everything handed over is written.
pub struct Keeper<R, E = StoreError> {
    /// Takes requests, which are carried out in order.
    requests: Writer<R>,
    lost: Receiver<Unwritten<E>>,
}

impl<R: Send + 'static, E: Send + 'static> Keeper<R, E> {
    /// Starts the thread. `serve` must return when the channel closes, with what it could not write.
    ///
    /// # Errors
    ///
    /// When no thread can be started.
    pub fn start(serve: impl FnOnce(&Receiver<R>) -> Option<Unwritten<E>> + Send + 'static) -> io::Result<Self> {
        let (sender, lost) = channel();
        let serve = move |inbox: &Receiver<R>| {
            if let Some(lost) = serve(inbox) {
                // The receiver is gone if the keeper was dropped without `end`.
                let _ = sender.send(lost);
            }
        };
        Ok(Self { requests: Writer::start("keeper", serve)?, lost })
    }

    /// Hands a request over.
    pub fn hand_over(&self, request: R) {
        self.requests.hand_over(request);
    }

    /// Ends the thread once everything handed over is written. Returns what could not be written.
    #[must_use]
    pub fn end(self) -> Option<Unwritten<E>> {
        let Self { requests, lost } = self;
        drop(requests);
        lost.try_recv().ok()
    }
}
