//! What the trainer is started with.

use std::path::PathBuf;

use super::theme::ColorDepth;
use super::widgets::pieces::PieceSet;
use crate::settings::Settings;
use damier_endings::TableSet;
use damier_train::analysis::Opening;
use damier_train::calendar::Clock;

/// What can be chosen when the trainer starts.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Makes every random choice the same each time; without it each run is different.
    pub seed: Option<u64>,
    /// The puzzle to begin with, by its id.
    pub puzzle: Option<String>,
    /// What to analyse at once.
    pub analyse: Option<Box<Opening>>,
    /// A file of puzzles to use instead of the shipped ones.
    pub puzzles: Option<PathBuf>,
    /// What the person has chosen for good.
    pub settings: Settings,
    /// Where that is kept; nowhere without it.
    pub settings_file: Option<PathBuf>,
    /// What is wrong with it, a sentence each.
    pub complaints: Vec<String>,
    /// Whether to do without colours, whatever the settings say.
    pub monochrome: bool,
    /// How pieces are drawn, whatever the settings say.
    pub pieces: Option<PieceSet>,
    /// How many colours the terminal has, as far as it tells.
    pub colors: ColorDepth,
    /// The clock on the wall.
    pub clock: Clock,
    /// Where progress is kept; nowhere but in memory without it.
    pub progress: Option<PathBuf>,
    /// The endings tables.
    pub tables: TableSet,
    /// The folder in which games are kept; nowhere without it.
    pub games: Option<PathBuf>,
}
