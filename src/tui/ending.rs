//! The end from outside: signals, and a terminal that is gone.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI32, Ordering};

/// Whether something outside wants the program to end. Copies share what they know.
///
/// The flag stands beside the queue of events, so that thousands of keys in the queue do not delay the end.
#[derive(Clone, Debug, Default)]
pub struct Ending {
    wanted: Arc<AtomicBool>,
    signal: Arc<AtomicI32>,
}

impl Ending {
    /// The program is to end, and nothing more.
    pub fn want(&self) {
        self.wanted.store(true, Ordering::SeqCst);
    }

    /// The program is to end by a signal, once everything is saved.
    pub fn want_by(&self, signal: i32) {
        self.signal.store(signal, Ordering::SeqCst);
        self.want();
    }

    /// Whether the end is wanted. Says so once.
    #[must_use]
    pub fn take(&self) -> bool {
        self.wanted.swap(false, Ordering::SeqCst)
    }

    /// Ends the program by the signal that asked for it, if one did, so that the parent process sees what happened.
    /// Everything must be saved and the terminal given back.
    pub fn die(&self) {
        #[cfg(unix)]
        {
            let signal = self.signal.load(Ordering::SeqCst);
            if signal != 0 {
                // It only fails for signals that do not exist.
                let _ = signal_hook::low_level::emulate_default_handler(signal);
            }
        }
    }
}

/// What a signal means to the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Signalled {
    /// The shell has continued the program.
    Continued,
    /// The program is to end; the [`Ending`] knows it too.
    Ended,
}

/// Calls `tell` for every signal, until it returns false.
///
/// Signals that have no use here would end the program where it stands and leave the terminal raw. So the program saves
/// everything and gives the terminal back before it dies by them.
///
/// # Errors
///
/// When the system does not let us listen.
#[cfg(unix)]
pub fn listen(ending: Ending, tell: impl Fn(Signalled) -> bool + Send + 'static) -> io::Result<()> {
    use signal_hook::consts::{
        SIGABRT, SIGALRM, SIGCONT, SIGHUP, SIGINT, SIGPROF, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2, SIGVTALRM, SIGXCPU,
        SIGXFSZ,
    };

    let orderly = [SIGHUP, SIGINT, SIGQUIT, SIGTERM];
    let deadly = [SIGABRT, SIGALRM, SIGPROF, SIGUSR1, SIGUSR2, SIGVTALRM, SIGXCPU];
    let other = [SIGCONT, SIGXFSZ];
    let mut signals = signal_hook::iterator::Signals::new([&orderly[..], &deadly, &other].concat())?;
    super::host::spawn("signals", move || {
        for signal in signals.forever() {
            let told = match signal {
                SIGCONT => tell(Signalled::Continued),
                // The write that went beyond the limit fails, and whoever writes reports it.
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

/// Calls `tell` once the terminal is gone. A signal says so too, but not to a program in a session without a
/// terminal, to one whose parent ignores it, or in a container.
///
/// # Errors
///
/// When the system gives no thread.
#[cfg(unix)]
pub fn watch_terminal(ending: Ending, tell: impl FnOnce(Signalled) -> bool + Send + 'static) -> io::Result<()> {
    super::host::spawn("terminal", move || {
        wait_for_hang_up();
        ending.want();
        tell(Signalled::Ended);
    })
}

/// Sleeps until the terminal has hung up.
///
/// A pseudo-terminal wakes the poll when its other end is closed. A terminal that is taken away by other means does not
/// wake it on every system, so we look twice a second as well.
#[cfg(unix)]
fn wait_for_hang_up() {
    use rustix::event::{PollFd, PollFlags, Timespec, poll};

    const INTERVAL: Timespec = Timespec { tv_sec: 0, tv_nsec: 500_000_000 };
    let (input, output) = (io::stdin(), io::stdout());
    while super::terminal::is_present() {
        // A hang-up is reported without being asked for; to ask for input would wake us at every key.
        let mut watched = [PollFd::new(&input, PollFlags::empty()), PollFd::new(&output, PollFlags::empty())];
        let found = poll(&mut watched, Some(&INTERVAL));
        if watched.iter().any(|each| each.revents().intersects(PollFlags::HUP | PollFlags::ERR)) {
            return;
        }
        if found != Ok(0) {
            // Interrupted, or a system that cannot poll its terminals: without this we would never sleep.
            std::thread::sleep(std::time::Duration::from_millis(500));
        }
    }
}

/// Without signals, this does nothing.
///
/// # Errors
///
/// Never.
#[cfg(not(unix))]
pub fn listen(_ending: Ending, _tell: impl Fn(Signalled) -> bool + Send + 'static) -> io::Result<()> {
    Ok(())
}

/// The console ends its programs itself.
///
/// # Errors
///
/// Never.
#[cfg(not(unix))]
pub fn watch_terminal(_ending: Ending, _tell: impl FnOnce(Signalled) -> bool + Send + 'static) -> io::Result<()> {
    Ok(())
}
