//! `damier puzzles`: verifies, lists, shows, imports and exports puzzles.

mod exchange;
pub(super) mod filter;
mod list;
mod show;
mod stats;
mod verify;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::{Args, Subcommand};

use crate::shipped;
use crate::words;
use crate::words::say;
use damier_app::home::progress_file;
use damier_app::store::Store;
use damier_app::store::games::OwnPuzzle;
use damier_puzzles::{Collection, Status};
use etude_text::complain;

/// The arguments of `damier puzzles`.
#[derive(Args, Debug)]
pub struct PuzzlesArgs {
    #[command(subcommand)]
    command: PuzzlesCommand,
}

#[derive(Subcommand, Debug)]
enum PuzzlesCommand {
    #[command(about = say().cli_puzzles_list())]
    List(list::PuzzleListArgs),
    #[command(about = say().cli_puzzles_show())]
    Show(show::ShowArgs),
    #[command(about = say().cli_puzzles_stats())]
    Stats(stats::PuzzleStatsArgs),
    #[command(about = say().cli_puzzles_verify())]
    Verify(verify::PuzzleVerifyArgs),
    #[command(about = say().cli_puzzles_import())]
    Import(exchange::PuzzleImportArgs),
    #[command(about = say().cli_puzzles_export())]
    Export(exchange::ExportArgs),
}

/// Runs the command.
///
/// # Errors
///
/// A file that cannot be read or written, or an unknown puzzle.
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

/// The puzzles of the files; without files, those of the trainer: the shipped ones, the user's own, and those from the
/// user's own games.
pub(super) fn collection(files: &[PathBuf]) -> Result<Collection> {
    if files.is_empty() {
        let mut collection = shipped::collection_and_own();
        // Without a store there are none, and looking must not create one.
        if let Some(store) = progress_file().and_then(|path| Store::open_to_read(&path).ok()) {
            collection.add_text(&say().own_puzzles(), OwnPuzzle::collection(store.own_puzzles()?));
        }
        return Ok(collection);
    }
    let mut collection = Collection::default();
    for path in files {
        collection.add_file(path)?;
    }
    Ok(collection)
}

/// Reports the skipped lines on the standard error.
pub(super) fn report_bad_lines(collection: &Collection) -> ExitCode {
    for bad in collection.bad_lines() {
        complain!("{}", words::bad_line(bad));
    }
    if collection.bad_lines().is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// What the proof of a puzzle says.
fn in_words(status: &Status) -> String {
    match status {
        Status::Proven => say().puzzle_proven(),
        Status::Dual { number, played } => say().puzzle_dual(played, *number),
        Status::Unproven { reason } => say().puzzle_unproven(reason),
    }
}
