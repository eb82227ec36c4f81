//! The options of the trainer.

use std::path::PathBuf;

use super::widgets::pieces::PieceSet;
use crate::shipped;
use crate::words::GivenLanguage;
use damier_app::find::Places;
use damier_app::services::ServiceOptions;
use damier_app::settings::{Face, Graphics, Settings};
use damier_endings::TableSet;
use damier_puzzles::pack::TurnPack;
use damier_train::analysis::Opening;
use etude_store::wall::WallClock;
use etude_tui::color::ColorDepth;

/// What a terminal may be asked and shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TerminalKind {
    /// It might show questions about its pixels as text.
    #[default]
    Silent,
    /// It understands questions about its pixels, or at least ignores them.
    Asked,
    /// The Linux console: it is not asked, and its font may have no more than the signs of code page 437.
    Console,
}

/// The options of the trainer.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The seed of all random choices; `None` for a different one in each run.
    pub seed: Option<u64>,
    /// Whether the player is new and is asked for the game, their strength and the language.
    pub is_first: bool,
    /// The id of the puzzle to begin with.
    pub puzzle: Option<String>,
    /// The analysis to begin with.
    pub analyse: Option<Box<Opening>>,
    /// A file of puzzles that replaces the shipped ones.
    pub puzzles: Option<PathBuf>,
    /// The player's settings.
    pub settings: Settings,
    /// The file of settings; without one, changes are lost at the end.
    pub settings_file: Option<PathBuf>,
    /// A sentence for each problem in that file.
    pub complaints: Vec<String>,
    /// Draw without colours, whatever the settings say.
    pub monochrome: bool,
    /// The piece set that replaces the one of the settings.
    pub pieces: Option<PieceSet>,
    /// How the board is drawn, instead of what the settings say.
    pub graphics: Option<Graphics>,
    /// What the terminal may be asked and shown.
    pub terminal: TerminalKind,
    /// Whether the terminal has other characters than those of UTF-8.
    pub is_ascii: bool,
    /// How many colours the terminal reports.
    pub colors: ColorDepth,
    /// Whether it is drawn or spoken.
    pub face: Face,
    /// The language that the command line asks for, and that of the system.
    pub language: GivenLanguage,
    /// The wall clock.
    pub clock: WallClock,
    /// The file of progress; without one, progress is kept in memory.
    pub progress: Option<PathBuf>,
    /// The endgame tables.
    pub tables: TableSet,
    /// The turns: positions of games, for tactics that do not announce themselves.
    pub turns: shipped::Opening<Vec<TurnPack>>,
    /// The folder for games; without one, games are not kept.
    pub games: Option<PathBuf>,
}

impl Options {
    /// What the threads behind a face begin with.
    #[must_use]
    pub fn served(&self) -> ServiceOptions {
        ServiceOptions {
            settings: self.settings.clone(),
            settings_file: self.settings_file.clone(),
            tables: self.tables.clone(),
            places: Places {
                progress: self.progress.clone(),
                games: self.games.clone(),
                puzzles: self.puzzles.clone(),
                collection: shipped::collection_and_own,
                openings: shipped::openings,
                trap_lines: shipped::trap_lines,
            },
        }
    }
}
