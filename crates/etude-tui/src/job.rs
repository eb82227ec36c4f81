//! Job control: the program is stopped and continued, by its own key, by the shell or by any other program.
//!
//! SIGTSTP is blocked in every thread, and one thread waits for it, so that the terminal is restored before the stop. The
//! stop itself is left to the kernel, which knows better than to stop a program that no shell could continue. Nothing can
//! be done before a SIGSTOP; whatever state the terminal is in afterwards, SIGCONT has it taken over anew.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
#[cfg(unix)]
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

#[cfg(unix)]
use nix::sys::signal::{SigSet, Signal, raise};

use crate::ending::Caught;

/// How long a signal may take that was sent together with another one.
const PATIENCE: Duration = Duration::from_millis(200);

/// Stops and continuations of this program.
#[derive(Debug)]
pub struct Job {
    is_stop_wanted: Arc<AtomicBool>,
    is_continued: Arc<AtomicBool>,
    /// Wakes the thread that waits for the next SIGTSTP, once the last one is done with.
    #[cfg(unix)]
    done: Sender<()>,
    #[cfg(unix)]
    wait: Option<Receiver<()>>,
    /// All other signals, once they are caught.
    caught: Option<Caught>,
}

impl Job {
    /// Begins to observe stops. Call it before any thread is started: they inherit what is blocked.
    ///
    /// # Errors
    ///
    /// When signals cannot be handled.
    pub fn begin() -> io::Result<Self> {
        #[cfg(unix)]
        let (done, wait) = channel();
        let job = Self {
            is_stop_wanted: Arc::default(),
            is_continued: Arc::default(),
            #[cfg(unix)]
            done,
            #[cfg(unix)]
            wait: Some(wait),
            caught: None,
        };
        #[cfg(unix)]
        {
            signal_hook::flag::register(signal_hook::consts::SIGCONT, job.is_continued.clone())?;
            of(Signal::SIGTSTP).thread_block()?;
        }
        Ok(job)
    }

    /// Catches all other signals from here on; they wait for the inbox. In the background they would have to wait too long.
    ///
    /// # Errors
    ///
    /// When signals cannot be handled.
    pub fn catch_signals(&mut self) -> io::Result<()> {
        self.caught = Some(Caught::begin()?);
        Ok(())
    }

    /// The signals that were caught; catches them now if that was not done.
    ///
    /// # Errors
    ///
    /// When signals cannot be handled.
    pub fn caught(&mut self) -> io::Result<Caught> {
        self.caught.take().map_or_else(Caught::begin, Ok)
    }

    /// Whether the terminal may be in any state: the program was stopped and continued since the last call.
    #[must_use]
    pub fn was_continued(&self) -> bool {
        self.is_continued.swap(false, Ordering::SeqCst)
    }

    /// Stops in the background until the terminal is ours. False if the program has to end first: the shell's `kill`
    /// continues a stopped job in the background, so that it can.
    ///
    /// # Errors
    ///
    /// When the terminal is not ours, and the system refuses to stop the program.
    pub fn wait_for_foreground(&self, has_to_end: impl Fn() -> bool) -> Result<bool, Background> {
        while !is_in_foreground() {
            if comes_true(|| is_in_foreground() || has_to_end()) {
                break;
            }
            if !self.stop_in_background() {
                return Err(Background);
            }
        }
        Ok(!has_to_end() || is_in_foreground())
    }

    /// Whether the program is asked to stop; it answers with [`Job::stop`].
    #[must_use]
    pub fn is_stop_wanted(&self) -> bool {
        self.is_stop_wanted.load(Ordering::SeqCst)
    }
}

/// The program is in the background for good.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Background;

/// Whether something comes true before long.
fn comes_true(condition: impl Fn() -> bool) -> bool {
    let deadline = Instant::now() + PATIENCE;
    while !condition() {
        if Instant::now() > deadline {
            return false;
        }
        thread::sleep(Duration::from_millis(5));
    }
    true
}

#[cfg(unix)]
impl Job {
    /// Calls `wake` whenever a stop is wanted, until it returns false.
    ///
    /// # Errors
    ///
    /// When the thread cannot be started.
    pub fn listen(&mut self, wake: impl Fn() -> bool + Send + 'static) -> io::Result<()> {
        let Some(done) = self.wait.take() else { return Ok(()) };
        let is_stop_wanted = self.is_stop_wanted.clone();
        crate::spawn("stops", move || {
            while of(Signal::SIGTSTP).wait().is_ok() {
                is_stop_wanted.store(true, Ordering::SeqCst);
                // Signals that come meanwhile are dropped by the kernel at the continuation.
                if !wake() || done.recv().is_err() {
                    break;
                }
            }
        })
    }

    /// Stops the program until it is continued. A program without a shell that could do so is not stopped.
    pub fn stop(&self) {
        let stop = of(Signal::SIGTSTP);
        // These fail only for signals that do not exist.
        let _ = stop.thread_unblock();
        let _ = raise(Signal::SIGTSTP);
        let _ = stop.thread_block();
        self.is_stop_wanted.store(false, Ordering::SeqCst);
        self.is_continued.store(true, Ordering::SeqCst);
        // The thread has gone with the program's end.
        let _ = self.done.send(());
    }

    /// Stops the whole process group, as the kernel does with a program that writes to the terminal from the background,
    /// until it is continued. False if the system refuses to stop it.
    #[must_use]
    pub fn stop_in_background(&self) -> bool {
        self.is_continued.store(false, Ordering::SeqCst);
        let sent = rustix::process::kill_current_process_group(rustix::process::Signal::TTOU);
        // Another thread may be the one that handles the continuation.
        sent.is_ok() && comes_true(|| self.is_continued.load(Ordering::SeqCst))
    }
}

/// Asks the whole process group to stop, this program included, as the terminal does on Ctrl-Z: `cargo run` and the like
/// stop with us.
///
/// # Errors
///
/// When the group cannot be signalled.
#[cfg(unix)]
pub fn ask_group_to_stop() -> io::Result<()> {
    rustix::process::kill_current_process_group(rustix::process::Signal::TSTP)?;
    Ok(())
}

/// Whether the terminal is ours: in the background it belongs to the shell or to another of its jobs. A terminal that
/// does not control the program has no background.
#[cfg(unix)]
#[must_use]
pub fn is_in_foreground() -> bool {
    rustix::termios::tcgetpgrp(io::stdin()).map_or(true, |group| group == rustix::process::getpgrp())
}

/// Whether the terminal hands on every key. That is no mode of a shell, which leaves at least the signals of its keys to the
/// terminal.
#[cfg(unix)]
#[must_use]
pub fn is_raw() -> bool {
    use rustix::termios::{LocalModes, tcgetattr};

    let cooked = LocalModes::ICANON | LocalModes::ECHO | LocalModes::ISIG;
    tcgetattr(io::stdin()).map_or(true, |modes| !modes.local_modes.intersects(cooked))
}

/// Writes to the terminal even from the background, where the kernel would stop the program.
#[cfg(unix)]
pub fn write_anywhere(write: impl FnOnce()) {
    let refusal = of(Signal::SIGTTOU);
    let was_free = refusal.thread_swap_mask(nix::sys::signal::SigmaskHow::SIG_BLOCK);
    write();
    if let Ok(before) = was_free {
        let _ = before.thread_set_mask();
    }
}

/// Has this thread's reads from the terminal fail in the background, where they would stop the program. A program that is
/// continued in order to end would otherwise be stopped again by the read that the continuation interrupted.
#[cfg(unix)]
pub fn refuse_reads_in_background() {
    // This fails only for signals that do not exist.
    let _ = of(Signal::SIGTTIN).thread_block();
}

#[cfg(unix)]
fn of(signal: Signal) -> SigSet {
    let mut set = SigSet::empty();
    set.add(signal);
    set
}

/// A system without job control.
#[cfg(not(unix))]
mod without {
    use super::{Job, io};

    impl Job {
        /// Does nothing.
        ///
        /// # Errors
        ///
        /// Never.
        pub fn listen(&mut self, _wake: impl Fn() -> bool + Send + 'static) -> io::Result<()> {
            Ok(())
        }

        /// Does nothing.
        pub fn stop(&self) {}

        /// Does nothing.
        #[must_use]
        pub fn stop_in_background(&self) -> bool {
            false
        }
    }

    /// Does nothing.
    ///
    /// # Errors
    ///
    /// Never.
    pub fn ask_group_to_stop() -> io::Result<()> {
        Ok(())
    }

    /// Always.
    #[must_use]
    pub fn is_in_foreground() -> bool {
        true
    }

    /// Always.
    #[must_use]
    pub fn is_raw() -> bool {
        true
    }

    /// Does nothing.
    pub fn refuse_reads_in_background() {}

    /// Writes.
    pub fn write_anywhere(write: impl FnOnce()) {
        write();
    }
}

#[cfg(not(unix))]
pub use without::{ask_group_to_stop, is_in_foreground, is_raw, refuse_reads_in_background, write_anywhere};
