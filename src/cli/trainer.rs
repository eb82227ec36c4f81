//! `damier` without a command: the full-screen trainer.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;

use crate::settings::PieceSet;
use crate::store;
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
}

/// Opens the trainer.
///
/// # Errors
///
/// When there is no terminal, or no such puzzle.
pub fn run(args: TrainerArgs) -> anyhow::Result<ExitCode> {
    let settings_file = args.config.or_else(store::settings::default_path);
    let (settings, complaints) = settings_file.as_deref().map(store::settings::load).unwrap_or_default();
    for complaint in &complaints {
        eprintln!("damier: {complaint}");
    }
    let variable = |name| std::env::var(name).ok();
    let options = Options {
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
    };
    tui::run(&options)?;
    Ok(ExitCode::SUCCESS)
}
