//! The command line: one file per subcommand, each a thin caller of a module below.

pub mod bench;
pub mod endings;
pub mod pdn;
pub mod puzzles;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// A terminal trainer for draughts.
#[derive(Parser, Debug)]
#[command(name = "damier", version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    Bench(bench::BenchArgs),
    Endings(endings::EndingsArgs),
    Puzzles(puzzles::PuzzlesArgs),
}

/// Reads the arguments and runs what they ask for.
#[must_use]
pub fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Bench(args) => bench::run(&args),
        Command::Endings(args) => endings::run(&args),
        Command::Puzzles(args) => puzzles::run(args),
    };
    done.unwrap_or_else(|error| {
        eprintln!("damier: {error:#}");
        ExitCode::from(2)
    })
}
