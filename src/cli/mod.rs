//! The command line: one file per subcommand, each a thin caller of a floor below.
//!
//! Exit codes: 0 for success, 1 when a check has found something wrong, 2 for input that cannot be used; then the
//! message on the standard error says what is wrong and where, and nothing has been written.

pub mod bench;
pub mod manual;
pub mod moves;
pub mod output;
pub mod pdn;
pub mod perft;
pub mod position;
pub mod puzzles;

use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};

/// A terminal trainer for draughts.
#[derive(Parser, Debug)]
#[command(name = "damier", version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Count the leaves of the tree of moves
    Perft(perft::PerftArgs),
    /// List the legal moves of positions
    Moves(moves::MovesArgs),
    /// Check or format files of games
    Pdn(pdn::PdnArgs),
    /// Mine, verify and show puzzles
    Puzzles(puzzles::PuzzlesArgs),
    /// Measure the search
    Bench(bench::BenchArgs),
    /// Write a completion script for a shell
    Completions(manual::CompletionsArgs),
    /// Write the manual page
    Man,
}

/// Reads the arguments and runs what they ask for.
#[must_use]
pub fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Perft(args) => perft::run(&args),
        Command::Moves(args) => moves::run(&args),
        Command::Pdn(args) => pdn::run(&args),
        Command::Puzzles(args) => puzzles::run(args),
        Command::Bench(args) => bench::run(&args),
        Command::Completions(args) => manual::completions(&args, Cli::command()),
        Command::Man => manual::man(Cli::command()),
    };
    done.unwrap_or_else(|error| {
        eprintln!("damier: {error:#}");
        ExitCode::from(output::UNUSABLE)
    })
}
