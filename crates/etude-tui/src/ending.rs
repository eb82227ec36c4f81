//! The end from outside: signals and hang-ups.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI32, Ordering};

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
    crate::spawn("signals", move || {
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

/// Calls `tell` once the terminal is gone. SIGHUP reports that too, but not to a program in a session without a terminal,
/// to one whose parent ignores the signal, or in a container.
///
/// # Errors
///
/// When no thread can be started.
#[cfg(unix)]
pub fn watch_terminal(ending: Ending, tell: impl FnOnce(Signalled) -> bool + Send + 'static) -> io::Result<()> {
    crate::spawn("terminal", move || {
        wait_for_hang_up();
        ending.want();
        tell(Signalled::Ended);
    })
}

/// Sleeps until the terminal has hung up.
///
/// A pseudo-terminal wakes the poll when its other end is closed. A terminal that disappears by other means does not wake
/// it on every system, so check twice a second as well.
#[cfg(unix)]
fn wait_for_hang_up() {
    use rustix::event::{PollFd, PollFlags, Timespec, poll};

    const INTERVAL: Timespec = Timespec { tv_sec: 0, tv_nsec: 500_000_000 };
    let (input, output) = (io::stdin(), io::stdout());
    while crate::terminal::is_present() {
        // A hang-up is reported without being requested; requesting input would wake the thread at every key.
        let mut watched = [PollFd::new(&input, PollFlags::empty()), PollFd::new(&output, PollFlags::empty())];
        let found = poll(&mut watched, Some(&INTERVAL));
        if watched.iter().any(|each| each.revents().intersects(PollFlags::HUP | PollFlags::ERR)) {
            return;
        }
        if found != Ok(0) {
            // Interrupted, or a system that cannot poll terminals: without this the loop would never sleep.
            std::thread::sleep(std::time::Duration::from_millis(500));
        }
    }
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

/// Does nothing, as the console ends its programs itself.
///
/// # Errors
///
/// Never.
#[cfg(not(unix))]
pub fn watch_terminal(_ending: Ending, _tell: impl FnOnce(Signalled) -> bool + Send + 'static) -> io::Result<()> {
    Ok(())
}
