//! The `damier-lab` command: trains the evaluation and finds and rates puzzles in bulk.
//!
//! Exit codes: 0 for success, 1 if a match finds the new network no stronger, 2 for unusable input.

mod commands;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// The laboratory of Damier: self-play, training, matches, mining, ratings.
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
    /// Count the main lines of the opening in games
    Lines(commands::lines::LinesArgs),
    /// Find puzzles in games, in engine self-play, or with the endings tables
    Mine(commands::mine::MineArgs),
    /// Count what is played at the beginning of games, and find the values of the positions
    #[command(subcommand)]
    Openings(commands::openings::OpeningsCommand),
    /// Pack puzzles for shipping, each variant by itself
    Pack(commands::pack::PackArgs),
    /// Prove puzzles again with longer searches
    Prove(commands::prove::ProveArgs),
    /// Rate puzzles by letting players of many strengths try them
    #[command(subcommand)]
    Rate(commands::rate::RateCommand),
    /// Choose a collection from what was mined
    Select(commands::select::SelectArgs),
    /// Count the puzzles of a collection in the tables of its README
    Tables(commands::tables::TablesArgs),
    /// Tune the margins of the search by playing
    Tune(commands::tune::TuneArgs),
    /// Find decisions in games: what each move costs, and what is threatened
    #[command(subcommand)]
    Turns(commands::turns::TurnsCommand),
}

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Learn(command) => commands::learn::run(&command),
        Command::Lines(args) => commands::lines::run(&args),
        Command::Mine(args) => commands::mine::run(&args),
        Command::Openings(command) => commands::openings::run(&command),
        Command::Pack(args) => commands::pack::run(&args),
        Command::Prove(args) => commands::prove::run(&args),
        Command::Rate(command) => commands::rate::run(&command),
        Command::Select(args) => commands::select::run(&args),
        Command::Tables(args) => commands::tables::run(&args),
        Command::Tune(args) => commands::tune::run(&args),
        Command::Turns(command) => commands::turns::run(&command),
    };
    done.unwrap_or_else(|error| {
        eprintln!("damier-lab: {error:#}");
        ExitCode::from(2)
    })
}
