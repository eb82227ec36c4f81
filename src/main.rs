//! The `damier` command.

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use damier::cli;

/// A trainer for draughts.
#[derive(Parser)]
#[command(version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Exact tables of endings
    Endings(cli::endings::EndingsArgs),
}

fn main() -> ExitCode {
    let result = match Arguments::parse().command {
        Command::Endings(args) => cli::endings::run(&args),
    };
    result.unwrap_or_else(|error| {
        eprintln!("damier: {error:#}");
        ExitCode::from(2)
    })
}
