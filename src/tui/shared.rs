//! What all screens share: the application, and how it looks.

use ratatui::layout::Rect;

use super::appearance::{Given, Signs};
use super::gathered_traps::GatheredTraps;
use super::last_choices::{EndingChoice, GameChoices, NotationChoices};
use super::options::{Options, TerminalKind};
use super::page::Words;
use super::theme::Theme;
use super::widgets::pieces::PieceSet;
use crate::lessons;
use damier_app::settings::{Face, Settings, ThemeName};
use damier_app::{Trainer, TrainerOptions};
use damier_train::puzzle::selector::PuzzleSelector;
use etude_tui::inbox::Found;
use std::path::PathBuf;

/// What all screens share.
#[derive(Debug)]
pub struct Shared {
    /// The application. [`Shared::set`] changes its settings.
    pub trainer: Trainer,
    /// The settings file, if there is one.
    pub(crate) settings_file: Option<PathBuf>,
    /// The problems with the settings file, a sentence each.
    pub(super) complaints: Vec<String>,
    /// The theme.
    pub theme: Theme,
    /// How pieces are drawn.
    pub pieces: PieceSet,
    /// Whether Black is at the bottom.
    pub(super) turned: bool,
    /// The last choices for games against the engine.
    pub(super) games: GameChoices,
    /// The last choices for training notation.
    pub(super) notation: NotationChoices,
    /// The last choice of an ending.
    pub(super) ending: EndingChoice,
    /// The opening traps that were gathered last.
    pub(super) traps: Option<GatheredTraps>,
    /// The result of the run that was left last, for the home screen.
    pub parting: Vec<Words>,
    /// The columns of the terminal.
    pub(super) width: u16,
    /// The rows of the terminal.
    pub(super) height: u16,
    pub(super) given: Given,
}

impl Shared {
    /// The state at the start of the program, in an area of the terminal. `selector` orders the puzzles by a seed.
    pub(super) fn new(options: &Options, selector: impl FnOnce(u64) -> PuzzleSelector, area: Rect) -> Self {
        let trainer = TrainerOptions {
            seed: options.seed,
            settings: Settings::default(),
            clock: options.clock,
            tables: options.tables.clone(),
            games: options.games.clone(),
            course: lessons::course,
        };
        let mut shared = Self {
            trainer: Trainer::new(trainer, selector, options.turns.turns()),
            settings_file: options.settings_file.clone(),
            complaints: options.complaints.clone(),
            theme: Theme::of(ThemeName::Dark, options.colors),
            pieces: PieceSet::default(),
            turned: false,
            games: GameChoices::default(),
            notation: NotationChoices::default(),
            ending: EndingChoice::default(),
            traps: None,
            parting: Vec::new(),
            width: area.width,
            height: area.height,
            given: Given {
                monochrome: options.monochrome,
                pieces: options.pieces,
                colors: options.colors,
                language: options.language,
                is_wide: false,
                signs: match options.terminal {
                    _ if options.is_ascii => Signs::Ascii,
                    TerminalKind::Console => Signs::Console,
                    TerminalKind::Silent | TerminalKind::Asked => Signs::Unicode,
                },
                graphics: options.graphics,
                is_plain: options.face == Face::Plain,
                found: Found::default(),
            },
        };
        shared.set(options.settings.clone());
        shared.trainer.refresh_statistics();
        shared
    }
}
