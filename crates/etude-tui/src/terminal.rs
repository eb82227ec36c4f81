//! The real terminal: taken over at the start, restored on every way out.

use std::io::{self, IsTerminal};
use std::panic;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use ratatui::backend::WindowSize;

use self::system::{release, take_over};
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
    #[cfg(unix)]
    etude_signals::before_fault(give_back_in_handler);
    take_over(title, || TAKEN.store(true, Ordering::SeqCst)).inspect_err(|_| give_back())
}

/// Restores the terminal. Failures are ignored, as there is no place left to report them. In the background, a shell may
/// have set its own modes.
pub fn give_back() {
    if TAKEN.swap(false, Ordering::SeqCst) {
        job::write_anywhere(|| {
            let may_set_modes = job::is_in_foreground() || job::is_raw();
            let _ = release(may_set_modes);
        });
    }
}

/// Restores the terminal by system calls alone, as the handler of a signal has to. In the background nothing can be done.
#[cfg(unix)]
fn give_back_in_handler() {
    if TAKEN.swap(false, Ordering::SeqCst) && job::is_in_foreground() {
        system::release_in_handler();
    }
}

/// The size of the window, in cells and, as far as the system knows it, in pixels.
///
/// # Errors
///
/// When the terminal is lost.
pub fn window() -> io::Result<WindowSize> {
    system::window()
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

#[cfg(unix)]
mod system {
    use std::io::{self, Write};
    use std::sync::{Mutex, PoisonError};

    use ratatui::backend::WindowSize;
    use ratatui::layout::Size;
    use rustix::termios::{OptionalActions, Termios, tcgetattr, tcgetwinsize, tcsetattr};

    /// Alternate screen, mouse (clicks, drags and movements, in either way of counting), bracketed paste.
    const TAKE: &str = "\x1b[?1049h\x1b[?1000h\x1b[?1002h\x1b[?1003h\x1b[?1015h\x1b[?1006h\x1b[?2004h";
    /// The reverse, and the cursor.
    const RELEASE: &[u8] = b"\x1b[?2004l\x1b[?1006l\x1b[?1015l\x1b[?1003l\x1b[?1002l\x1b[?1000l\x1b[?1049l\x1b[?25h";

    /// The modes of the terminal before it was taken over.
    static MODES: Mutex<Option<Termios>> = Mutex::new(None);

    /// Takes over the terminal, whose modes are those to restore unless it was taken over before.
    pub(super) fn take_over(title: &str, is_taken: impl FnOnce()) -> io::Result<()> {
        let input = io::stdin();
        let mut kept = MODES.lock().unwrap_or_else(PoisonError::into_inner);
        let before = match kept.take() {
            Some(before) => before,
            None => tcgetattr(&input)?,
        };
        let mut raw = before.clone();
        *kept = Some(before);
        drop(kept);
        raw.make_raw();
        tcsetattr(&input, OptionalActions::Now, &raw)?;
        is_taken();
        let mut out = io::stdout();
        write!(out, "{TAKE}\x1b]0;{title}\x07")?;
        out.flush()
    }

    /// Gives it back; its modes only if that may be.
    pub(super) fn release(may_set_modes: bool) -> io::Result<()> {
        let mut out = io::stdout();
        let written = out.write_all(RELEASE).and_then(|()| out.flush());
        if may_set_modes && let Some(before) = MODES.lock().unwrap_or_else(PoisonError::into_inner).take() {
            tcsetattr(io::stdin(), OptionalActions::Now, &before)?;
        }
        written
    }

    /// Gives it back by system calls alone.
    pub(super) fn release_in_handler() {
        let _ = rustix::io::write(io::stdout(), RELEASE);
        if let Ok(modes) = MODES.try_lock()
            && let Some(modes) = modes.as_ref()
        {
            let _ = tcsetattr(io::stdin(), OptionalActions::Now, modes);
        }
    }

    pub(super) fn window() -> io::Result<WindowSize> {
        let size = tcgetwinsize(io::stdout())?;
        Ok(WindowSize {
            columns_rows: Size::new(size.ws_col, size.ws_row),
            pixels: Size::new(size.ws_xpixel, size.ws_ypixel),
        })
    }
}

/// A system whose console has calls of its own for what elsewhere are control sequences.
#[cfg(not(unix))]
mod system {
    use std::io;

    use crossterm::cursor::Show;
    use crossterm::event::{DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture};
    use crossterm::execute;
    use crossterm::terminal::{
        EnterAlternateScreen, LeaveAlternateScreen, SetTitle, disable_raw_mode, enable_raw_mode, size,
    };
    use ratatui::backend::WindowSize;
    use ratatui::layout::Size;

    /// Takes over the console.
    pub(super) fn take_over(title: &str, is_taken: impl FnOnce()) -> io::Result<()> {
        enable_raw_mode()?;
        is_taken();
        // The first command asks the console to understand control sequences, with which the screen is drawn.
        execute!(io::stdout(), EnterAlternateScreen, EnableMouseCapture, EnableBracketedPaste, SetTitle(title))
    }

    /// Gives it back.
    pub(super) fn release(_may_set_modes: bool) -> io::Result<()> {
        execute!(io::stdout(), DisableBracketedPaste, DisableMouseCapture, LeaveAlternateScreen, Show)?;
        disable_raw_mode()
    }

    pub(super) fn window() -> io::Result<WindowSize> {
        let (columns, rows) = size()?;
        Ok(WindowSize { columns_rows: Size::new(columns, rows), pixels: Size::new(0, 0) })
    }
}
