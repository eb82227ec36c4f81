//! The arguments of `damier` without a command: those of the full-screen trainer.

use std::path::{Path, PathBuf};

use clap::Args;

use super::position::variant_parser;
use crate::complain;
use crate::settings::Settings;
use crate::store;
use damier_rules::Variant;

/// How the trainer starts.
#[derive(Args, Debug)]
pub struct TrainerArgs {
    /// Make the same random choices each time: order of puzzles, positions, squares
    #[arg(long, value_name = "NUMBER")]
    pub seed: Option<u64>,
    /// Begin with this puzzle
    #[arg(long, value_name = "ID")]
    pub puzzle: Option<String>,
    /// Use the puzzles of this file instead of the shipped ones
    #[arg(long, value_name = "FILE")]
    pub puzzles: Option<PathBuf>,
    /// Draw pieces with letters and brackets, whatever the settings say
    #[arg(long)]
    pub ascii: bool,
    /// Keep the settings in this file instead of the usual one
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// Begin with the analysis of a position, a FEN, or of a game of a file (PDN)
    #[arg(long, value_name = "FEN|FILE", conflicts_with = "puzzle")]
    pub analyse: Option<String>,
    /// The number of the game in the file, from 1
    #[arg(long, value_name = "NUMBER", requires = "analyse", default_value_t = 1)]
    pub game: usize,
    /// The variant of the FEN, or of games that do not say it themselves
    #[arg(long, requires = "analyse", default_value_t = Variant::International, value_parser = variant_parser())]
    pub variant: Variant,
}

/// The settings of a file, if there is one, and what is wrong with it, which is told of on the standard error as well.
pub fn settings(file: Option<&Path>) -> (Settings, Vec<String>) {
    let (settings, complaints) = file.map(store::settings::load).unwrap_or_default();
    for complaint in &complaints {
        complain!("damier: {complaint}");
    }
    (settings, complaints)
}
