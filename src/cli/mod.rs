//! The command line: one file per subcommand, each a thin caller of a floor below.
//!
//! Exit codes: 0 for success, 1 when a check has found something wrong, 2 for input that cannot be used; then the
//! message on the standard error says what is wrong and where, and nothing has been written.

mod analyse;
mod bench;
mod endings;
mod hub;
mod import;
mod lab;
mod manual;
mod moves;
mod output;
mod pdn;
mod perft;
mod position;
mod progress;
mod puzzles;
mod stats;
mod trainer;

use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};

/// What the exit codes mean, for the help and the manual page.
const EXIT_CODES: &str = "Exit codes: 0 for success, 1 when a check has found something wrong, 2 for bad input.";

/// A terminal trainer for draughts. Without a command it opens the trainer.
#[derive(Parser, Debug)]
#[command(name = "damier", version, args_conflicts_with_subcommands = true, after_help = EXIT_CODES)]
struct Cli {
    #[command(flatten)]
    trainer: trainer::TrainerArgs,
    #[command(subcommand)]
    command: Option<Command>,
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
    /// Ask, count, check, list and build the tables of endings
    Endings(endings::EndingsArgs),
    /// Find the shots that you missed and the endings that you gave away in your own games
    Import(import::ImportArgs),
    /// Write out, read in and copy what is kept of your training
    Progress(progress::ProgressArgs),
    /// Show how your training goes
    Stats(stats::StatsArgs),
    /// Analyse a position, or annotate games
    Analyse(analyse::AnalyseArgs),
    /// Lend the engine to another program, which speaks the Hub protocol (version 2) with it
    Hub,
    /// Measure the search
    Bench(bench::BenchArgs),
    /// Learn the evaluation: games against itself, training, matches
    Lab(lab::LabArgs),
    /// Write a completion script for a shell
    Completions(manual::CompletionsArgs),
    /// Write the manual page
    Man,
}

/// Reads the arguments and runs what they ask for.
#[must_use]
pub fn main() -> ExitCode {
    let Cli { trainer, command } = Cli::parse();
    let done = match command {
        None => trainer::run(trainer),
        Some(Command::Perft(args)) => perft::run(&args),
        Some(Command::Moves(args)) => moves::run(&args),
        Some(Command::Pdn(args)) => pdn::run(&args),
        Some(Command::Puzzles(args)) => puzzles::run(args),
        Some(Command::Endings(args)) => endings::run(&args),
        Some(Command::Import(args)) => import::run(&args),
        Some(Command::Progress(args)) => progress::run(&args),
        Some(Command::Stats(args)) => stats::run(&args),
        Some(Command::Analyse(args)) => analyse::run(&args),
        Some(Command::Hub) => hub::run(),
        Some(Command::Bench(args)) => bench::run(&args),
        Some(Command::Lab(args)) => lab::run(&args),
        Some(Command::Completions(args)) => manual::completions(&args, Cli::command()),
        Some(Command::Man) => manual::man(Cli::command()),
    };
    done.unwrap_or_else(|error| {
        eprintln!("damier: {error:#}");
        ExitCode::from(output::UNUSABLE)
    })
}
