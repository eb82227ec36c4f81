//! `damier` without a command: the full-screen trainer.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;

use crate::store;
use crate::tui::widgets::pieces::PieceSet;
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
    /// Draw pieces with letters and brackets
    #[arg(long)]
    ascii: bool,
}

/// Opens the trainer.
///
/// # Errors
///
/// When there is no terminal, or no such puzzle.
pub fn run(args: TrainerArgs) -> anyhow::Result<ExitCode> {
    let options = Options {
        seed: args.seed,
        puzzle: args.puzzle,
        puzzles: args.puzzles,
        // https://no-color.org: any value but an empty one counts.
        monochrome: std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty()),
        clock: store::clock(),
        progress: store::default_path(),
        games: crate::home::data_folder(),
        pieces: if args.ascii { PieceSet::Ascii } else { PieceSet::Block },
    };
    tui::run(&options)?;
    Ok(ExitCode::SUCCESS)
}
