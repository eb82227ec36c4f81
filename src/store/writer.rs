//! A thread that writes, so that the screen never waits for the disk.

use std::io;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{self, JoinHandle};

/// The thread, and the way to it. When it is dropped, everything handed over is written first.
pub struct Writer<R> {
    requests: Option<Sender<R>>,
    thread: Option<JoinHandle<()>>,
}

impl<R: Send + 'static> Writer<R> {
    /// Starts it. `serve` ends when nothing more comes.
    ///
    /// # Errors
    ///
    /// When the system gives no thread.
    pub fn start(name: &str, serve: impl FnOnce(&Receiver<R>) + Send + 'static) -> io::Result<Self> {
        let (requests, inbox) = channel();
        let thread = thread::Builder::new().name(name.to_owned()).spawn(move || serve(&inbox))?;
        Ok(Self { requests: Some(requests), thread: Some(thread) })
    }

    /// Hands something over to be written.
    pub fn hand_over(&self, request: R) {
        if let Some(requests) = &self.requests {
            // The thread only ends when nobody hands anything over, or listens, any more.
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
