//! `damier puzzles`: proving and looking at puzzles.

mod exchange;
mod filter;
mod list;
mod progress;
mod show;
mod stats;
mod verify;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::{Args, Subcommand};

use crate::shipped;
use crate::store::{Store, default_path};
use crate::{complain, words};
use damier_puzzles::Collection;

/// Prove, look at and exchange puzzles.
#[derive(Args, Debug)]
pub struct PuzzlesArgs {
    #[command(subcommand)]
    command: PuzzlesCommand,
}

#[derive(Subcommand, Debug)]
enum PuzzlesCommand {
    /// List puzzles
    List(list::ListArgs),
    /// Show a puzzle with its solution
    Show(show::ShowArgs),
    /// Count puzzles by variant, source, length, phase, motif and rating
    Stats(stats::StatsArgs),
    /// Prove puzzles again: those of the files, or the shipped ones
    Verify(verify::VerifyArgs),
    /// Make puzzles of compositions: games with a set-up whose main line is the solution
    Import(exchange::ImportArgs),
    /// Write puzzles in another format
    Export(exchange::ExportArgs),
}

/// Runs the command.
///
/// # Errors
///
/// When a file cannot be read or written, or a puzzle is not there.
pub fn run(args: PuzzlesArgs) -> Result<ExitCode> {
    match args.command {
        PuzzlesCommand::List(args) => list::run(&args),
        PuzzlesCommand::Show(args) => show::run(&args),
        PuzzlesCommand::Stats(args) => stats::run(&args),
        PuzzlesCommand::Verify(args) => verify::run(&args),
        PuzzlesCommand::Import(args) => exchange::import(&args),
        PuzzlesCommand::Export(args) => exchange::export(&args),
    }
}

/// The puzzles of the files; without files all that the trainer has: the shipped ones, the user's own, and those from the
/// user's own games.
fn collection(files: &[PathBuf]) -> Result<Collection> {
    if files.is_empty() {
        let mut collection = shipped::collection_and_own();
        // Who has kept nothing yet has none, and gets no file for having asked.
        if let Some(store) = default_path().and_then(|path| Store::open_to_read(&path).ok()) {
            let own: String = store.own_puzzles()?.into_iter().map(|puzzle| puzzle.record + "\n").collect();
            collection.add_text("own puzzles", own);
        }
        return Ok(collection);
    }
    let mut collection = Collection::default();
    for path in files {
        collection.add_file(path)?;
    }
    Ok(collection)
}

/// Says on standard error which lines were skipped.
fn report_bad_lines(collection: &Collection) -> ExitCode {
    for bad in collection.bad_lines() {
        complain!("{}", words::bad_line(bad));
    }
    if collection.bad_lines().is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
