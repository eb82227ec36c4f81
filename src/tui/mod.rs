//! The full-screen trainer.
//!
//! The Elm architecture without a runtime: an [`action::ScreenEvent`] becomes an [`action::Action`], [`app::update`] changes the
//! [`app::App`] and returns [`action::ScreenEffect`]s, and [`view::view`] draws it. Everything but [`host`] and [`etude_tui::terminal`]
//! works without input, output and clocks, and is tested without a terminal. The screen has no rules of the game: it asks
//! the libraries.
//!
//! [`crate::plain`] speaks the same screens: it feeds [`app::App`] with actions and reads its [`page::Page`]s.

pub mod action;
pub mod animation;
pub mod app;
pub mod appearance;
mod articles;
pub mod cursor;
pub mod entry;
mod explain;
mod focus;
pub mod form;
mod gathered_traps;
pub mod host;
mod idle;
pub mod keymap;
mod last_choices;
pub mod layout;
mod options;
pub mod page;
pub mod pixels;
pub mod review_notices;
mod run_loop;
pub mod screens;
pub mod shared;
pub mod theme;
pub mod view;
pub mod widgets;

use std::io;
use std::path::PathBuf;
use std::time::Instant;

use ratatui::layout::Rect;

pub use options::{Options, TerminalKind};

use crate::shipped::{self, Opening};
use crate::words::{self, say};
use damier_app::services::ServiceError;
use damier_app::settings::Settings;
use damier_engine::EngineGone;
use damier_puzzles::{Collection, CollectionError};
use damier_train::puzzle::selector::PuzzleSelector;
use etude_text::complain;
use etude_tui::inbox::Unready;
use etude_tui::run_loop::run_loop;
use etude_tui::session::in_terminal;
use etude_tui::terminal;

/// Why the trainer could not start, or had to stop.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// Standard input or output is not a terminal.
    #[error("{}", say().no_terminal())]
    NoTerminal,
    /// The environment says that the terminal cannot move its cursor.
    #[error("{}", say().no_screen())]
    NoScreen,
    /// The program was started in the background and cannot wait there.
    #[error("{}", say().no_foreground())]
    NoForeground,
    /// The terminal failed.
    #[error("{}", say().terminal_failed(words::io_error(.0)))]
    Terminal(#[from] io::Error),
    /// No puzzle has the requested id.
    #[error("{}", say().no_such_puzzle(.0))]
    NoSuchPuzzle(String),
    /// A file holds no puzzle.
    #[error("{}", say().no_puzzle_in_file(.0.to_string_lossy()))]
    NoPuzzle(PathBuf),
    /// The puzzles cannot be read.
    #[error("{}", words::collection_error(.0))]
    Puzzles(#[from] CollectionError),
    /// The engine's thread has ended.
    #[error("{}", words::engine_gone(.0))]
    Engine(#[from] EngineGone),
}

impl From<ServiceError> for Error {
    fn from(error: ServiceError) -> Self {
        match error {
            ServiceError::System(error) => Self::Terminal(error),
            ServiceError::Engine(gone) => Self::Engine(gone),
        }
    }
}

impl From<Unready> for Error {
    fn from(unready: Unready) -> Self {
        match unready {
            Unready::Terminal(error) => Self::Terminal(error),
            Unready::Background => Self::NoForeground,
        }
    }
}

/// Has the terminal restored before a panic is reported. The engine's threads catch their own panics, and report them as a
/// failed task.
pub fn give_back_on_panic() {
    terminal::give_back_on_panic(&["engine", "engine helper"], || damier_app::child_engines::CHILD_ENGINES.end());
}

/// Runs the trainer until the player leaves it, and returns the settings that they leave. The terminal is restored on every
/// way out, panics included.
///
/// # Errors
///
/// When there is no terminal, it fails, or the puzzles or the engine fail.
pub fn run(options: &Options) -> Result<Option<Settings>, Error> {
    let started = Instant::now();
    if !terminal::is_present() {
        return Err(Error::NoTerminal);
    }
    if cfg!(unix) && options.terminal == TerminalKind::Silent {
        return Err(Error::NoScreen);
    }
    let collection = collection(options)?;
    let opening = Opening::default();
    let to_open = collection.is_none().then(|| opening.clone());
    let selector = |seed| match collection {
        Some(collection) => PuzzleSelector::of(collection, seed, options.puzzle.clone()),
        None => opening.selector(seed),
    };
    give_back_on_panic();
    let ((ran, lost), ending) = in_terminal(&say().program(), |terminal, job, ending| {
        let mut host = match host::SystemHost::new(started, options, job, ending.clone(), to_open) {
            Ok(host) => host,
            Err(error) => return (Err(error), None),
        };
        let ran = terminal.size().map_err(Error::from).and_then(|size| {
            let mut app = app::App::new(options, selector, Rect::new(0, 0, size.width, size.height));
            run_loop(&mut app, terminal, &mut host)?;
            Ok(Some(app.shared().trainer.settings().clone()))
        });
        (ran, host.end())
    })?;
    if let Some(lost) = lost {
        complain!("damier: {}", words::lost(&lost));
    }
    ending.die();
    match ran {
        // After a hang-up, drawing may fail before the signal arrives.
        Err(Error::Terminal(_)) if !terminal::is_present() => Ok(None),
        ran => ran,
    }
}

/// The puzzles, if they must be read before the trainer starts: the shipped ones alone can wait.
pub(crate) fn collection(options: &Options) -> Result<Option<Collection>, Error> {
    let collection = match &options.puzzles {
        Some(path) => {
            let mut collection = Collection::default();
            collection.add_file(path)?;
            for bad in collection.bad_lines() {
                complain!("damier: {}", words::bad_line(bad));
            }
            if collection.entries().is_empty() {
                return Err(Error::NoPuzzle(path.clone()));
            }
            collection
        }
        None if options.puzzle.is_none() => return Ok(None),
        None => shipped::collection_and_own(),
    };
    match &options.puzzle {
        Some(id) if collection.find(id).is_none() => Err(Error::NoSuchPuzzle(id.clone())),
        _ => Ok(Some(collection)),
    }
}
