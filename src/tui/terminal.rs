//! The real terminal: taken over at the start, given back on every way out.

use std::io::{self, IsTerminal, Write};
use std::panic;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, SetTitle, disable_raw_mode, enable_raw_mode,
};

use crate::words;

/// Whether the terminal is ours at the moment: giving it back twice would disturb the shell.
static TAKEN: AtomicBool = AtomicBool::new(false);

/// Whether there is a terminal to play on.
#[must_use]
pub fn is_present() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Takes the terminal over: raw keys, a screen of our own, mouse, paste in brackets.
///
/// # Errors
///
/// When the terminal refuses; it is given back then.
pub fn take() -> io::Result<()> {
    enable_raw_mode()?;
    TAKEN.store(true, Ordering::SeqCst);
    execute!(io::stdout(), EnterAlternateScreen, EnableMouseCapture, EnableBracketedPaste, SetTitle(words::PROGRAM))
        .inspect_err(|_| give_back())
}

/// Gives the terminal back as it was. Failures are ignored: there is nobody left to tell.
pub fn give_back() {
    if TAKEN.swap(false, Ordering::SeqCst) {
        let _ = execute!(io::stdout(), DisableBracketedPaste, DisableMouseCapture, LeaveAlternateScreen, Show);
        let _ = disable_raw_mode();
        let _ = io::stdout().flush();
    }
}

/// Gives the terminal back before a panic is reported, so that the report can be read.
///
/// The engine catches its own panics, and those of its helpers, and reports them as a failed task; any other thread that
/// breaks down would leave the program deaf, so it ends.
pub fn give_back_on_panic() {
    let report = panic::take_hook();
    let screen = thread::current().id();
    panic::set_hook(Box::new(move |info| {
        let here = thread::current();
        if matches!(here.name(), Some("engine" | "engine helper")) {
            return;
        }
        give_back();
        report(info);
        if here.id() != screen {
            // Nothing is dropped on this way out.
            crate::guests::GUESTS.end();
            std::process::exit(101);
        }
    }));
}

/// Gives the terminal back when it goes out of scope.
#[derive(Debug)]
pub struct Guard(());

impl Guard {
    /// Takes the terminal over, see [`take`].
    ///
    /// # Errors
    ///
    /// When the terminal refuses.
    pub fn new() -> io::Result<Self> {
        take()?;
        Ok(Self(()))
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        give_back();
    }
}
