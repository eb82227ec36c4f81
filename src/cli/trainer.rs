//! The arguments of `damier` without a command: those of the full-screen trainer.

use std::path::{Path, PathBuf};

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use super::position::variant_parser;
use super::values::at_least;
use crate::words::{self, say};
use damier_app::settings::{Graphics, Settings};
use damier_rules::Variant;
use etude::calendar::Day;
use etude_store::settings::load;
use etude_text::complain;

/// How the trainer starts.
#[derive(Args, Debug)]
pub struct TrainerArgs {
    /// Seed of all random choices.
    #[arg(long, value_name = say().value_number(), value_parser = at_least(0_u64), help = say().cli_trainer_seed())]
    pub(crate) seed: Option<u64>,
    /// Whether to speak in lines instead of drawing a screen.
    #[arg(long, help = say().cli_trainer_plain())]
    pub(crate) plain: bool,
    /// Day on which a script takes place.
    #[arg(long, value_name = say().value_date(), value_parser = day_parser(), help = say().cli_trainer_date())]
    pub(crate) date: Option<Day>,
    /// Identity of the puzzle to begin with.
    #[arg(long, value_name = say().value_id(), help = say().cli_trainer_puzzle())]
    pub(crate) puzzle: Option<String>,
    /// File of puzzles to use instead of the shipped ones.
    #[arg(long, value_name = say().value_file(), help = say().cli_trainer_puzzles())]
    pub(crate) puzzles: Option<PathBuf>,
    /// Whether to draw the pieces with letters and brackets.
    #[arg(long, help = say().cli_trainer_ascii())]
    pub(crate) ascii: bool,
    /// How the board is drawn.
    #[arg(long, value_parser = graphics_parser(), value_name = say().value_name(), help = say().cli_trainer_graphics())]
    pub(crate) graphics: Option<Graphics>,
    /// File of the settings, if not the usual one.
    #[arg(long, value_name = say().value_file(), help = say().cli_trainer_config())]
    pub(crate) config: Option<PathBuf>,
    /// FEN, or PDN file, to begin by analysing.
    #[arg(long, value_name = say().value_fen_or_file(), conflicts_with = "puzzle", help = say().cli_trainer_analyse())]
    pub(crate) analyse: Option<String>,
    /// Number of the game in that file, from 1.
    #[arg(long, value_name = say().value_number(), requires = "analyse", default_value_t = 1,
        value_parser = at_least(1_usize), help = say().cli_trainer_game())]
    pub(crate) game: usize,
    /// Variant of the FEN, or of games without a `GameType` tag; by default the one that the player plays.
    #[arg(long, value_name = say().value_variant(), requires = "analyse", value_parser = variant_parser(), help = say().cli_trainer_variant())]
    pub(crate) variant: Option<Variant>,
}

/// Reads a day.
fn day_parser() -> impl TypedValueParser<Value = Day> {
    |text: &str| text.parse::<Day>().map_err(|error| words::no_day(&error))
}

/// The kinds of graphics, by their names in the settings.
fn graphics_parser() -> impl TypedValueParser<Value = Graphics> {
    PossibleValuesParser::new(Graphics::ALL.iter().map(|graphics| graphics.name()))
        .map(|name| Graphics::of(&name).unwrap_or_default())
}

/// The settings of a file, if there is one, and what is wrong with it, which is also reported on the standard error.
pub fn settings(file: Option<&Path>) -> (Settings, Vec<String>) {
    let (settings, errors) = file.map(load).unwrap_or_default();
    let unknown = file.and_then(|file| words::unknown_language(&settings, file));
    let complaints: Vec<String> = errors.iter().map(words::settings_error).chain(unknown).collect();
    for complaint in &complaints {
        complain!("{}", say().cli_error(complaint));
    }
    (settings, complaints)
}
