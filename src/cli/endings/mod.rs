//! `damier endings`: building, asking, checking and listing the tables of endings.

mod build;

use std::process::ExitCode;

use clap::{Args, Subcommand};

use crate::endings::{Tables, default_folder};
use crate::rules::Variant;

/// The arguments of `damier endings`.
#[derive(Debug, Args)]
pub struct EndingsArgs {
    /// What to do.
    #[command(subcommand)]
    pub command: EndingsCommand,
}

/// What `damier endings` can do.
#[derive(Debug, Subcommand)]
pub enum EndingsCommand {
    /// Build tables: up to four pieces in a minute, five and six in the data folder, taken up again where they stopped
    Build(build::BuildArgs),
}

/// Runs `damier endings`.
///
/// # Errors
///
/// What went wrong, for the user to read; exit code 2.
pub fn run(args: &EndingsArgs) -> anyhow::Result<ExitCode> {
    match &args.command {
        EndingsCommand::Build(args) => build::run(args),
    }
}
