//! The screen: keys become calls of a lesson, and its state becomes a page.

mod action;
mod app;
mod board;
mod host;
mod keys;
mod look;
mod mode;
mod modes;
mod running;
mod start;
mod view;

use std::io;
use std::time::Instant;

use etude_text::complain;
use etude_tui::inbox::Unready;
use etude_tui::run_loop::run_loop;
use etude_tui::session::in_terminal;
use etude_tui::terminal;
use ratatui::layout::Rect;

pub use action::{Action, Effect};
pub use app::App;
pub use keys::{Binding, Command};
pub use mode::{BoardRole, Page, Picture};
pub use start::Options;

use crate::settings::Settings;
use crate::words::{self, say};

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

impl From<Unready> for Error {
    fn from(unready: Unready) -> Self {
        match unready {
            Unready::Terminal(error) => Self::Terminal(error),
            Unready::Background => Self::NoForeground,
        }
    }
}

/// Runs the trainer until the player leaves it. Returns the settings then. The terminal is restored on every way out, panics included.
///
/// # Errors
///
/// When there is no terminal, or it fails.
pub fn run(options: Options) -> Result<Settings, Error> {
    let started = Instant::now();
    if !terminal::is_present() {
        return Err(Error::NoTerminal);
    }
    terminal::give_back_on_panic(&[], || ());
    let ((ran, lost), ending) = in_terminal(&say().program(), |terminal, job, ending| {
        let mut host = match host::SystemHost::new(started, &options, job, ending.clone()) {
            Ok(host) => host,
            Err(error) => return (Err(error), None),
        };
        let ran = terminal.size().map_err(Error::from).and_then(|size| {
            let mut app = App::new(options, Rect::new(0, 0, size.width, size.height));
            run_loop(&mut app, terminal, &mut host)?;
            Ok(app.settings().clone())
        });
        (ran, host.end())
    })?;
    if let Some(lost) = lost {
        complain!("chuhe: {}", words::lost(&lost));
    }
    ending.die();
    match ran {
        // After a hang-up, drawing may fail before the signal arrives.
        Err(Error::Terminal(_)) if !terminal::is_present() => Ok(Settings::default()),
        ran => ran,
    }
}
