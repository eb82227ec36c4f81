//! External engines and the signals that the terminal sends to a command.

use std::io;

/// Passes on what the terminal sends: engines run in process groups of their own, which Ctrl-C and Ctrl-Z do not reach.
///
/// # Errors
///
/// When the system does not let us listen, or gives no thread.
#[cfg(unix)]
pub fn follow_signals() -> io::Result<()> {
    use crate::guests::GUESTS;
    use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP};
    use signal_hook::low_level::emulate_default_handler;

    let mut signals = signal_hook::iterator::Signals::new([SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP])?;
    let follow = move || {
        for signal in signals.forever() {
            let stops = signal == SIGTSTP;
            if stops {
                GUESTS.stop();
            } else {
                GUESTS.end();
            }
            // It stops us here, or ends us. It only fails for signals that do not exist.
            let _ = emulate_default_handler(signal);
            if stops {
                GUESTS.resume();
            }
        }
    };
    std::thread::Builder::new().name("signals".to_owned()).spawn(follow).map(drop)
}

/// Without signals, this does nothing.
///
/// # Errors
///
/// Never.
#[cfg(not(unix))]
pub fn follow_signals() -> io::Result<()> {
    Ok(())
}
