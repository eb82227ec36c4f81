//! The end from outside: signals and hang-ups.

use std::io;

pub use etude_signals::{Caught, EndRequest, Signalled, listen};

/// Calls `tell` once the terminal is gone. SIGHUP reports that too, but not to a program in a session without a terminal,
/// to one whose parent ignores the signal, or in a container.
///
/// # Errors
///
/// When no thread can be started.
#[cfg(unix)]
pub fn watch_terminal(ending: EndRequest, tell: impl FnOnce(Signalled) -> bool + Send + 'static) -> io::Result<()> {
    etude_signals::spawn("terminal", move || {
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

/// Does nothing, as the console ends its programs itself.
///
/// # Errors
///
/// Never.
#[cfg(not(unix))]
pub fn watch_terminal(_ending: EndRequest, _tell: impl FnOnce(Signalled) -> bool + Send + 'static) -> io::Result<()> {
    Ok(())
}
