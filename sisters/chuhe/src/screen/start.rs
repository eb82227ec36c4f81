//! What the program begins with.

use std::path::PathBuf;

use chuhe_rules::Record;
use etude_store::settings::SettingsError;
use etude_store::wall::WallClock;
use etude_tui::color::ColorDepth;

use crate::settings::Settings;
use crate::train::mates::MatePuzzle;
use crate::words::Language;

/// What the command line and the environment ask for.
#[derive(Clone, Debug)]
pub struct Options {
    /// The seed of every random choice; `None` for another one each time.
    pub seed: Option<u64>,
    /// Whether nothing but ASCII can be drawn.
    pub is_ascii: bool,
    /// How many colours the terminal has; `None` for none.
    pub colors: Option<ColorDepth>,
    /// The mates.
    pub mates: Vec<MatePuzzle>,
    /// The file of progress; without one, attempts are kept in memory.
    pub progress: Option<PathBuf>,
    /// The folder of tables that the player has built.
    pub tables: Option<PathBuf>,
    /// The settings at the start, and what is wrong with their file.
    pub settings: (Settings, Vec<SettingsError>),
    /// The file of settings; without one, changes are lost at the end.
    pub settings_file: Option<PathBuf>,
    /// The language that the command line asks for, which no setting changes, or else that of the system.
    pub language: (Option<Language>, Language),
    /// What is to be analysed at once.
    pub opens: Option<Record>,
    /// Whether the player has never been here.
    pub is_first: bool,
    /// The wall clock.
    pub clock: WallClock,
}
