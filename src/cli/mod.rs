//! The command line: one file per subcommand, each a thin caller of a library.
//!
//! Exit codes: 0 for success, 1 when a check has found something wrong, 2 for input that cannot be used; then the
//! message on the standard error says what is wrong and where, and nothing has been written.

mod analyse;
mod bench;
mod children;
mod endings;
mod hub;
mod import;
mod manual;
mod moves;
mod output;
mod pdn;
mod perft;
mod position;
mod progress;
mod puzzles;
mod stats;
pub mod trainer;

use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};

use crate::{complain, words};

/// The version, with the commit it was built from where that is known.
const VERSION: &str = env!("DAMIER_VERSION");

/// A terminal trainer for draughts. Without a command it opens the trainer.
#[derive(Parser, Debug)]
#[command(
    name = "damier",
    version = VERSION,
    args_conflicts_with_subcommands = true,
    after_help = manual::short(),
    after_long_help = manual::long()
)]
struct Cli {
    #[command(flatten)]
    trainer: trainer::TrainerArgs,
    #[command(subcommand)]
    command: Option<Command>,
}

/// A subcommand with its arguments.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Count the leaves of the tree of moves
    Perft(perft::PerftArgs),
    /// List the legal moves of positions
    Moves(moves::MovesArgs),
    /// Check or format files of games
    Pdn(pdn::PdnArgs),
    /// Prove, look at and exchange puzzles
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
    /// Write a completion script for a shell
    Completions(manual::CompletionsArgs),
    /// Write the manual page
    Man,
}

/// What the command line asks for.
#[derive(Debug)]
pub enum Invocation {
    /// The trainer.
    Trainer(trainer::TrainerArgs),
    /// A subcommand.
    Command(Command),
}

/// Reads the arguments. Help, version and mistakes end the program here.
#[must_use]
pub fn read() -> Invocation {
    let Cli { trainer, command } = Cli::try_parse().unwrap_or_else(|error| {
        if !error.use_stderr() {
            error.exit();
        }
        // It repeats the arguments, and would do so to the letter.
        complain!("{}", error.render().to_string().trim_end());
        std::process::exit(error.exit_code())
    });
    command.map_or(Invocation::Trainer(trainer), Invocation::Command)
}

/// Runs a subcommand.
///
/// # Errors
///
/// When its input cannot be used.
pub fn run(command: Command) -> anyhow::Result<ExitCode> {
    match command {
        Command::Perft(args) => perft::run(&args),
        Command::Moves(args) => moves::run(&args),
        Command::Pdn(args) => pdn::run(&args),
        Command::Puzzles(args) => puzzles::run(args),
        Command::Endings(args) => endings::run(&args),
        Command::Import(args) => import::run(&args),
        Command::Progress(args) => progress::run(&args),
        Command::Stats(args) => stats::run(&args),
        Command::Analyse(args) => analyse::run(&args),
        Command::Hub => hub::run(),
        Command::Bench(args) => bench::run(&args),
        Command::Completions(args) => manual::completions(&args, Cli::command()),
        Command::Man => manual::man(Cli::command()),
    }
}

/// The exit code of what was run; an error is reported on the standard error.
#[must_use]
pub fn exit_code(done: anyhow::Result<ExitCode>) -> ExitCode {
    done.unwrap_or_else(|error| {
        complain!("damier: {}", words::error_chain(&error));
        ExitCode::from(output::UNUSABLE)
    })
}
