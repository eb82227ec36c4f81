//! Passing the terminal's signals on to external engines.

use std::io;

/// Forwards signals to the engines: they run in process groups of their own, which Ctrl-C and Ctrl-Z do not reach.
///
/// # Errors
///
/// When signals cannot be listened for, or no thread can be started.
#[cfg(unix)]
pub fn follow_signals() -> io::Result<()> {
    use damier_app::child_engines::CHILD_ENGINES;
    use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP};
    use signal_hook::low_level::emulate_default_handler;

    let mut signals = signal_hook::iterator::Signals::new([SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP])?;
    let follow = move || {
        for signal in signals.forever() {
            let stops = signal == SIGTSTP;
            if stops {
                CHILD_ENGINES.stop();
            } else {
                CHILD_ENGINES.end();
            }
            // This stops or ends the process. It fails only for signals that do not exist.
            let _ = emulate_default_handler(signal);
            if stops {
                CHILD_ENGINES.resume();
            }
        }
    };
    std::thread::Builder::new().name("signals".to_owned()).spawn(follow).map(drop)
}

/// Does nothing on systems without signals.
///
/// # Errors
///
/// Never.
#[cfg(not(unix))]
pub fn follow_signals() -> io::Result<()> {
    Ok(())
}
