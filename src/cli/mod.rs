//! The command line: one file per subcommand, each a thin caller of a module below.

pub mod bench;
pub mod pdn;
pub mod puzzles;
pub mod trainer;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// A terminal trainer for draughts. Without a command it opens the trainer.
#[derive(Parser, Debug)]
#[command(name = "damier", version, args_conflicts_with_subcommands = true)]
struct Cli {
    #[command(flatten)]
    trainer: trainer::TrainerArgs,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand, Debug)]
enum Command {
    Bench(bench::BenchArgs),
    Puzzles(puzzles::PuzzlesArgs),
}

/// Reads the arguments and runs what they ask for.
#[must_use]
pub fn main() -> ExitCode {
    let Cli { trainer, command } = Cli::parse();
    let done = match command {
        None => trainer::run(trainer),
        Some(Command::Bench(args)) => bench::run(&args),
        Some(Command::Puzzles(args)) => puzzles::run(args),
    };
    done.unwrap_or_else(|error| {
        eprintln!("damier: {error:#}");
        ExitCode::from(2)
    })
}
