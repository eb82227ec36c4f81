//! `damier endings`: building, asking, checking and listing the tables of endings.

mod build;
mod list;
mod probe;
mod stats;
mod verify;

use std::error::Error;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::process::ExitCode;
use std::str::FromStr;

use clap::{Args, Subcommand};

use crate::{complain, shipped, words};
use damier_endings::Tables;
use damier_rules::Variant;

/// Exact tables of endings: ask, count, check, list, build
#[derive(Debug, Args)]
pub struct EndingsArgs {
    /// What to do.
    #[command(subcommand)]
    pub command: EndingsCommand,
}

/// What `damier endings` can do.
#[derive(Debug, Subcommand)]
pub enum EndingsCommand {
    /// Build tables: up to four pieces in a minute, five and six taken up again where an earlier build stopped
    Build(build::BuildArgs),
    /// Ask for the value of a position and of its moves
    Probe(probe::ProbeArgs),
    /// Count wins, draws and losses of every class, with the longest
    Stats(stats::StatsArgs),
    /// Recompute every value from the positions after it; exit code 1 at the first mismatch
    Verify(verify::VerifyArgs),
    /// List positions of a class by length, side to move, number of good moves
    List(list::ListArgs),
}

/// Runs `damier endings`.
///
/// # Errors
///
/// What went wrong, for the user to read; exit code 2.
pub fn run(args: &EndingsArgs) -> anyhow::Result<ExitCode> {
    match &args.command {
        EndingsCommand::Build(args) => build::run(args),
        EndingsCommand::Probe(args) => probe::run(args),
        EndingsCommand::Stats(args) => stats::run(args),
        EndingsCommand::Verify(args) => verify::run(args),
        EndingsCommand::List(args) => list::run(args),
    }
}

/// The tables of a variant, with those of five and six pieces from a folder or else from the data folder.
fn open(variant: Variant, dir: Option<&PathBuf>) -> Tables {
    Tables::new(variant, dir.cloned().or_else(shipped::tables_folder))
}

/// Tells the user which tables on disk could not be used.
fn warn(tables: &Tables) {
    for problem in tables.problems() {
        complain!("damier: {}", words::table_problem(&problem));
    }
}

fn threads(wanted: Option<u16>) -> usize {
    wanted.map_or_else(|| std::thread::available_parallelism().map_or(1, usize::from), usize::from)
}

/// Reads a variant or a class.
fn read_name<T: FromStr<Err: Error + 'static>>(name: &str) -> Result<T, String> {
    name.parse().map_err(|error: T::Err| words::error(&error))
}

/// Reads `5`, `5..`, `..9` or `5..9`, both ends included.
fn read_range(text: &str) -> Result<RangeInclusive<u8>, String> {
    let number = |text: &str, default| {
        if text.is_empty() { Ok(default) } else { text.parse::<u8>().map_err(|error| format!("\"{text}\": {error}")) }
    };
    let range = match text.split_once("..") {
        Some((from, to)) => number(from, 0)?..=number(to.trim_start_matches('='), u8::MAX)?,
        None if text.is_empty() => return Err("write a number or a range like 20..28".to_owned()),
        None => number(text, 0).map(|only| only..=only)?,
    };
    if range.is_empty() { Err(format!("{text} is an empty range")) } else { Ok(range) }
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
