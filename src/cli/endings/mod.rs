//! `damier endings`: builds, queries, verifies and lists the endings tables.

mod build;
mod list;
mod probe;
mod stats;
mod verify;

use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Subcommand};

use crate::words::say;
use crate::{shipped, words};
use damier_endings::{Class, MAX_PIECES, Tables};
use damier_rules::Variant;
use etude_text::complain;

/// The arguments of `damier endings`.
#[derive(Debug, Args)]
pub struct EndingsArgs {
    #[command(subcommand)]
    command: EndingsCommand,
}

#[derive(Debug, Subcommand)]
pub enum EndingsCommand {
    #[command(about = say().cli_endings_build())]
    Build(build::BuildArgs),
    #[command(about = say().cli_endings_probe())]
    Probe(probe::ProbeArgs),
    #[command(about = say().cli_endings_stats())]
    Stats(stats::EndingStatsArgs),
    #[command(about = say().cli_endings_verify())]
    Verify(verify::VerifyArgs),
    #[command(about = say().cli_endings_list())]
    List(list::ListArgs),
}

/// Runs `damier endings`.
///
/// # Errors
///
/// What went wrong, worded for the user; exit code 2.
pub fn run(args: &EndingsArgs) -> anyhow::Result<ExitCode> {
    match &args.command {
        EndingsCommand::Build(args) => build::run(args),
        EndingsCommand::Probe(args) => probe::run(args),
        EndingsCommand::Stats(args) => stats::run(args),
        EndingsCommand::Verify(args) => verify::run(args),
        EndingsCommand::List(args) => list::run(args),
    }
}

/// The tables of a variant; those of five and six pieces come from a folder, by default the data folder.
fn open(variant: Variant, dir: Option<&PathBuf>) -> Tables {
    Tables::new(variant, dir.cloned().or_else(shipped::tables_folder))
}

/// Reports the tables on disk that cannot be used.
fn warn(tables: &Tables) {
    for problem in tables.problems() {
        complain!("{}", say().cli_error(words::table_problem(&problem)));
    }
}

fn threads(wanted: Option<u16>) -> usize {
    wanted.map_or_else(|| std::thread::available_parallelism().map_or(1, usize::from), usize::from)
}

/// Reads a class.
fn read_class(name: &str) -> Result<Class, String> {
    name.parse().map_err(|_| say().expected_class(MAX_PIECES))
}

/// Reads `5`, `5..`, `..9` or `5..9`, both ends included.
fn read_range(text: &str) -> Result<RangeInclusive<u8>, String> {
    let number = |text: &str, default| {
        if text.is_empty() { Ok(default) } else { text.parse::<u8>().map_err(|_| say().expected_range()) }
    };
    let range = match text.split_once("..") {
        Some((from, to)) => number(from, 0)?..=number(to.trim_start_matches('='), u8::MAX)?,
        None if text.is_empty() => return Err(say().expected_range()),
        None => number(text, 0).map(|only| only..=only)?,
    };
    if range.is_empty() { Err(say().expected_rising()) } else { Ok(range) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_include_both_ends() {
        assert_eq!(read_range("20..28"), Ok(20..=28));
        assert_eq!(read_range("20..=28"), Ok(20..=28));
        assert_eq!(read_range("5"), Ok(5..=5));
        assert_eq!(read_range("5.."), Ok(5..=255));
        assert_eq!(read_range("..5"), Ok(0..=5));
        for wrong in ["", "x", "9..5", "300", "1..x"] {
            assert!(read_range(wrong).is_err(), "{wrong}");
        }
    }
}
