//! The screen: keys become calls of a lesson, and its state becomes a page.

mod app;
mod host;
mod keys;
mod view;

use std::io::{self, stdout};
use std::mem::ManuallyDrop;
use std::time::Instant;

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::layout::Rect;

pub use app::{Action, App, Effect, Options};
use etude_tui::ending::Ending;
use etude_tui::job::Job;
use etude_tui::run_loop::run_loop;
use etude_tui::terminal;

use crate::words::say;

/// Why the program ended other than by its player.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// Standard input or output is not a terminal.
    #[error("{}", say().no_terminal())]
    NoTerminal,
    /// The program was started in the background and cannot wait there.
    #[error("{}", say().no_foreground())]
    NoForeground,
    /// The terminal failed.
    #[error("{}", say().terminal_failed(.0.to_string()))]
    Terminal(#[from] io::Error),
}

/// Runs the trainer until the player leaves it. The terminal is restored on every way out, panics included.
///
/// # Errors
///
/// When there is no terminal, or it fails.
pub fn run(options: &Options) -> Result<(), Error> {
    let started = Instant::now();
    if !terminal::is_present() {
        return Err(Error::NoTerminal);
    }
    let job = Job::begin()?;
    job.wait_for_foreground(|| false).map_err(|_| Error::NoForeground)?;
    terminal::give_back_on_panic(&[], || ());
    let ending = Ending::default();
    let ran = {
        let _guard = terminal::Guard::new(&say().program())?;
        // When dropped after a hang-up it would write to standard error, and panic if that is closed too.
        let mut terminal = ManuallyDrop::new(Terminal::new(CrosstermBackend::new(stdout()))?);
        let mut host = host::SystemHost::new(started, options, job, ending.clone())?;
        let size = terminal.size()?;
        let mut app = App::new(options, Rect::new(0, 0, size.width, size.height));
        run_loop(&mut app, &mut terminal, &mut host)
    };
    ending.die();
    match ran {
        // After a hang-up, drawing may fail before the signal arrives.
        Err(Error::Terminal(_)) if !terminal::is_present() => Ok(()),
        ran => ran,
    }
}
