//! `damier` without a command: the full-screen trainer.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context as _;
use clap::Args;

use super::position::variant_parser;
use crate::rules::Variant;
use crate::settings::{PieceSet, Settings};
use crate::store;
use crate::store::pdn_files::read;
use crate::train::analysis::{Opening, Source, Wish};
use crate::tui::theme::ColorDepth;
use crate::tui::{self, Options};

/// How the trainer starts.
#[derive(Args, Debug)]
pub struct TrainerArgs {
    /// Make the same random choices each time: order of puzzles, positions, squares
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    /// Begin with this puzzle
    #[arg(long, value_name = "ID")]
    puzzle: Option<String>,
    /// Use the puzzles of this file instead of the shipped ones
    #[arg(long, value_name = "FILE")]
    puzzles: Option<PathBuf>,
    /// Draw pieces with letters and brackets, whatever the settings say
    #[arg(long)]
    ascii: bool,
    /// Keep the settings in this file instead of the usual one
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    /// Begin with the analysis of a position, a FEN, or of a game of a file (PDN)
    #[arg(long, value_name = "FEN|FILE", conflicts_with = "puzzle")]
    analyse: Option<String>,
    /// The number of the game in the file, from 1
    #[arg(long, value_name = "NUMBER", requires = "analyse", default_value_t = 1)]
    game: usize,
    /// The variant of the FEN, or of games that do not say it themselves
    #[arg(long, requires = "analyse", default_value_t = Variant::International, value_parser = variant_parser())]
    variant: Variant,
}

/// Opens the trainer.
///
/// # Errors
///
/// When there is no terminal, no such puzzle, or nothing to be analysed.
pub fn run(args: TrainerArgs) -> anyhow::Result<ExitCode> {
    let settings_file = args.config.or_else(store::settings::default_path);
    let (settings, complaints) = settings(settings_file.as_deref());
    let variable = |name| std::env::var(name).ok();
    let analyse = args.analyse.as_ref().map(|text| opening(text, args.game, args.variant)).transpose()?;
    let options = Options {
        analyse: analyse.map(Box::new),
        seed: args.seed,
        puzzle: args.puzzle,
        puzzles: args.puzzles,
        // https://no-color.org: any value but an empty one counts.
        monochrome: std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty()),
        clock: store::clock(),
        progress: store::default_path(),
        pieces: args.ascii.then_some(PieceSet::Ascii),
        colors: ColorDepth::of(variable("COLORTERM").as_deref(), variable("TERM").as_deref()),
        settings,
        settings_file,
        complaints,
        games: crate::home::data_folder(),
    };
    tui::run(&options)?;
    Ok(ExitCode::SUCCESS)
}

/// The settings of a file, if there is one, and what is wrong with it, which is told of on the standard error as well.
pub fn settings(file: Option<&Path>) -> (Settings, Vec<String>) {
    let (settings, complaints) = file.map(store::settings::load).unwrap_or_default();
    for complaint in &complaints {
        eprintln!("damier: {complaint}");
    }
    (settings, complaints)
}

/// What is to be analysed.
fn opening(text: &str, number: usize, variant: Variant) -> anyhow::Result<Opening> {
    match Wish::read(text, variant).with_context(|| format!("--analyse \"{text}\""))? {
        Wish::Position(opening) => Ok(*opening),
        Wish::File(name) => {
            let game = read(&name, number, variant).context("--analyse")?;
            Ok(Opening { source: Some(Source { name, number, variant }), ..Opening::from(game) })
        }
    }
}
