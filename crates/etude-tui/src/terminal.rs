//! The real terminal: taken over at the start, restored on every way out.

use std::io::{self, IsTerminal};
use std::panic;
#[cfg(unix)]
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, SetTitle, disable_raw_mode, enable_raw_mode,
};

use crate::job;

/// Whether the terminal is taken over now: restoring it twice would disturb the shell.
static TAKEN: AtomicBool = AtomicBool::new(false);

/// Whether standard input and output are a terminal.
#[must_use]
pub fn is_present() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Takes over the terminal, in whatever state it is: raw mode, alternate screen, mouse capture, bracketed paste, and the
/// title of its window.
///
/// # Errors
///
/// When the terminal fails; then it is restored.
pub fn take(title: &str) -> io::Result<()> {
    if !job::is_raw() {
        // It may be raw as far as crossterm knows, which would then do nothing.
        disable_raw_mode()?;
    }
    remember_modes();
    #[cfg(unix)]
    etude_signals::before_fault(give_back_in_handler);
    enable_raw_mode()?;
    TAKEN.store(true, Ordering::SeqCst);
    execute!(io::stdout(), EnterAlternateScreen, EnableMouseCapture, EnableBracketedPaste, SetTitle(title))
        .inspect_err(|_| give_back())
}

/// Restores the terminal. Failures are ignored, as there is no place left to report them. In the background, a shell may
/// have set its own modes.
pub fn give_back() {
    if TAKEN.swap(false, Ordering::SeqCst) {
        job::write_anywhere(|| {
            let _ = execute!(io::stdout(), DisableBracketedPaste, DisableMouseCapture, LeaveAlternateScreen, Show);
            if job::is_in_foreground() || job::is_raw() {
                let _ = disable_raw_mode();
            }
        });
    }
}

/// The modes of the terminal before it was taken over.
#[cfg(unix)]
static MODES: Mutex<Option<rustix::termios::Termios>> = Mutex::new(None);

/// What [`give_back`] writes.
#[cfg(unix)]
const RELEASE: &[u8] = b"\x1b[?2004l\x1b[?1006l\x1b[?1015l\x1b[?1003l\x1b[?1002l\x1b[?1000l\x1b[?1049l\x1b[?25h";

/// Remembers the modes that [`give_back_in_handler`] sets.
#[cfg(unix)]
fn remember_modes() {
    if let (Ok(mut modes), Ok(found)) = (MODES.lock(), rustix::termios::tcgetattr(io::stdin())) {
        *modes = Some(found);
    }
}

#[cfg(not(unix))]
fn remember_modes() {}

/// Restores the terminal by system calls alone, as the handler of a signal has to. In the background nothing can be done.
#[cfg(unix)]
fn give_back_in_handler() {
    if TAKEN.swap(false, Ordering::SeqCst) && job::is_in_foreground() {
        let _ = rustix::io::write(io::stdout(), RELEASE);
        if let Ok(modes) = MODES.try_lock()
            && let Some(modes) = modes.as_ref()
        {
            let _ = rustix::termios::tcsetattr(io::stdin(), rustix::termios::OptionalActions::Now, modes);
        }
    }
}

/// Restores the terminal before a panic is reported, so that the report is readable.
///
/// A panic in the thread that calls this unwinds. Threads named in `catching` catch their own. Without any other thread the
/// program could not react any more, so its panic ends the program, with exit code 101 and after `end`: nothing is dropped
/// on that way out.
pub fn give_back_on_panic(catching: &'static [&'static str], end: fn()) {
    let report = panic::take_hook();
    let screen = thread::current().id();
    panic::set_hook(Box::new(move |info| {
        let here = thread::current();
        if here.name().is_some_and(|name| catching.contains(&name)) {
            return;
        }
        give_back();
        report(info);
        if here.id() != screen {
            end();
            std::process::exit(101);
        }
    }));
}

/// Restores the terminal when dropped.
#[derive(Debug)]
pub struct Guard(());

impl Guard {
    /// Takes over the terminal, see [`take`].
    ///
    /// # Errors
    ///
    /// When the terminal fails.
    pub fn new(title: &str) -> io::Result<Self> {
        take(title)?;
        Ok(Self(()))
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        give_back();
    }
}
