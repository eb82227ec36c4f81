//! The `damier-lab` command: trains the evaluation and finds puzzles in bulk.
//!
//! Exit codes: 0 for success, 1 if a match finds the new network no stronger, 2 for unusable input.

mod commands;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// The laboratory of Damier: self-play, training, matches, mining.
#[derive(Parser, Debug)]
#[command(name = "damier-lab", version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    #[command(flatten)]
    Learn(commands::learn::LearnCommand),
    /// Find puzzles in games, in engine self-play, or with the endings tables
    Mine(commands::mine::MineArgs),
    /// Pack puzzles for shipping, each variant by itself
    Pack(commands::pack::PackArgs),
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Learn(command) => commands::learn::run(&command),
        Command::Mine(args) => commands::mine::run(&args),
        Command::Pack(args) => commands::pack::run(&args),
    };
    done.unwrap_or_else(|error| {
        eprintln!("damier-lab: {error:#}");
        ExitCode::from(2)
    })
}
