//! The end from outside: signals, for a program that saves everything before it ends.
//!
//! ```
//! use etude_signals::{Ending, Signalled, listen};
//!
//! let ending = Ending::default();
//! let (sender, receiver) = std::sync::mpsc::channel();
//! listen(ending.clone(), move |signalled| sender.send(signalled).is_ok())?;
//! // A loop that waits for its events in `receiver` looks here between two of them.
//! while !ending.take() {
//! #   ending.want();
//!     // ...
//! }
//! // Everything is saved: end by the signal that asked for it, if one did.
//! ending.die();
//! # drop(receiver);
//! # Ok::<(), std::io::Error>(())
//! ```

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI32, Ordering};
use std::thread;

/// Whether the program was asked from outside to end. Clones share their state.
///
/// The flag bypasses the queue of events, so that thousands of queued keys do not delay the end.
#[derive(Clone, Debug, Default)]
pub struct Ending {
    wanted: Arc<AtomicBool>,
    signal: Arc<AtomicI32>,
}

impl Ending {
    /// Asks the program to end normally.
    pub fn want(&self) {
        self.wanted.store(true, Ordering::SeqCst);
    }

    /// Asks the program to end by a signal, once everything is saved.
    pub fn want_by(&self, signal: i32) {
        self.signal.store(signal, Ordering::SeqCst);
        self.want();
    }

    /// Whether the end is wanted. Returns true only once per request.
    #[must_use]
    pub fn take(&self) -> bool {
        self.wanted.swap(false, Ordering::SeqCst)
    }

    /// Whether the end is wanted.
    #[must_use]
    pub fn is_wanted(&self) -> bool {
        self.wanted.load(Ordering::SeqCst)
    }

    /// Ends the program by the signal that asked for it, if any, so that the parent process sees the signal. Everything
    /// must be saved and the terminal restored.
    pub fn die(&self) {
        #[cfg(unix)]
        {
            let signal = self.signal.load(Ordering::SeqCst);
            if signal != 0 {
                // This fails only for signals that do not exist.
                let _ = signal_hook::low_level::emulate_default_handler(signal);
            }
        }
    }
}

/// The meaning of a signal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Signalled {
    /// The shell has continued the program.
    Continued,
    /// The window has another size.
    Resized,
    /// The program must end; the [`Ending`] is set.
    Ended,
}

/// Calls `tell` for every signal, until it returns false.
///
/// By default, most signals would end the program at once and leave the terminal raw. So the program saves everything and
/// restores the terminal before it dies by them.
///
/// # Errors
///
/// When signals cannot be handled, or the thread cannot be started.
#[cfg(unix)]
pub fn listen(ending: Ending, tell: impl Fn(Signalled) -> bool + Send + 'static) -> io::Result<()> {
    use signal_hook::consts::{
        SIGABRT, SIGALRM, SIGCONT, SIGHUP, SIGINT, SIGPROF, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2, SIGVTALRM, SIGWINCH,
        SIGXCPU, SIGXFSZ,
    };

    let orderly = [SIGHUP, SIGINT, SIGQUIT, SIGTERM];
    let deadly = [SIGABRT, SIGALRM, SIGPROF, SIGUSR1, SIGUSR2, SIGVTALRM, SIGXCPU];
    let other = [SIGCONT, SIGWINCH, SIGXFSZ];
    let mut signals = signal_hook::iterator::Signals::new([&orderly[..], &deadly, &other].concat())?;
    spawn("signals", move || {
        for signal in signals.forever() {
            let told = match signal {
                SIGCONT => tell(Signalled::Continued),
                SIGWINCH => tell(Signalled::Resized),
                // The write beyond the limit fails, and its caller reports the error.
                SIGXFSZ => true,
                _ => {
                    if deadly.contains(&signal) {
                        ending.want_by(signal);
                    } else {
                        ending.want();
                    }
                    tell(Signalled::Ended)
                }
            };
            if !told {
                break;
            }
        }
    })
}

/// Does nothing on a system without signals.
///
/// # Errors
///
/// Never.
#[cfg(not(unix))]
pub fn listen(_ending: Ending, _tell: impl Fn(Signalled) -> bool + Send + 'static) -> io::Result<()> {
    Ok(())
}

/// Starts a thread with a small stack, for one that only waits.
///
/// # Errors
///
/// When the system cannot start it.
pub fn spawn(name: &str, work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    thread::Builder::new().name(name.to_owned()).stack_size(256 * 1024).spawn(work).map(drop)
}
