//! A thread that writes files, so that the screen never waits for the disk.

use std::io;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{self, JoinHandle};

/// Handle of a writing thread. Dropping it waits until everything handed over is written.
pub struct Writer<R> {
    requests: Option<Sender<R>>,
    thread: Option<JoinHandle<()>>,
}

impl<R: Send + 'static> Writer<R> {
    /// Starts the thread. `serve` must return when the channel closes.
    ///
    /// # Errors
    ///
    /// When no thread can be started.
    pub fn start(name: &str, serve: impl FnOnce(&Receiver<R>) + Send + 'static) -> io::Result<Self> {
        let (requests, inbox) = channel();
        let thread = thread::Builder::new().name(name.to_owned()).spawn(move || serve(&inbox))?;
        Ok(Self { requests: Some(requests), thread: Some(thread) })
    }

    /// Hands a request over to the thread.
    pub fn hand_over(&self, request: R) {
        if let Some(requests) = &self.requests {
            // This fails only when the thread has ended, and then no request matters.
            let _ = requests.send(request);
        }
    }
}

impl<R> Drop for Writer<R> {
    fn drop(&mut self) {
        self.requests = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}
