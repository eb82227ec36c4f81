//! `damier puzzles import` and `damier puzzles export`.

use std::fs::File;
use std::io::{BufReader, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::Args;

use super::filter::Filter;
use super::report_bad_lines;
use crate::cli::output;
use crate::cli::position::variant_parser;
use crate::plain::Form;
use crate::{complain, words};
use damier_endings::TableSet;
use damier_puzzles::composition::{self, Importer};
use damier_puzzles::thresholds::DEFAULT_NODES;
use damier_puzzles::{Record, Status};
use damier_rules::Variant;
use damier_rules::notation::pdn::{read_games, write_game};

#[derive(Args, Debug)]
pub struct ImportArgs {
    /// PDN files with compositions
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The variant of games that do not say what they are
    #[arg(long, default_value_t = Variant::International, value_parser = variant_parser())]
    variant: Variant,
    /// Positions that each search of a first proof visits; its checks visit four and ten times as many, and what comes
    /// after a failure up to forty times
    #[arg(long, default_value_t = DEFAULT_NODES)]
    nodes: u64,
}

#[derive(Args, Debug)]
#[command(group = clap::ArgGroup::new("format").required(true).args(["pdn"]))]
pub struct ExportArgs {
    #[command(flatten)]
    filter: Filter,
    /// Write games in PDN: the solution as moves and variations
    #[arg(long)]
    pdn: bool,
}

/// Makes records of compositions and writes them, whatever the proof says.
///
/// # Errors
///
/// When a file cannot be read.
pub fn import(args: &ImportArgs) -> Result<ExitCode> {
    let mut importer = Importer::new(args.nodes, &TableSet::default());
    let (mut records, mut failures) = (Vec::new(), 0);
    for path in &args.files {
        let file = File::open(path).with_context(|| format!("cannot open {}", path.display()))?;
        for (number, game) in read_games(BufReader::new(file), args.variant).enumerate() {
            let record = match game {
                Ok(game) => importer.import(&game).map_err(|error| words::import_error(&error)),
                Err(error) => Err(words::pdn_error(&error)),
            };
            match record {
                Ok(record) => {
                    if !record.status.is_proven() {
                        complain!("{}: game {}: {}: {}", path.display(), number + 1, record.id, record.status);
                    }
                    records.push(record);
                }
                Err(reason) => {
                    failures += 1;
                    complain!("{}: game {}: {reason}", path.display(), number + 1);
                }
            }
        }
    }
    let count = |is_of: fn(&Status) -> bool| records.iter().filter(|record: &&Record| is_of(&record.status)).count();
    let duals = count(|status| matches!(status, Status::Dual { .. }));
    let unproven = count(|status| matches!(status, Status::Unproven { .. }));
    let proven = records.len() - duals - unproven;
    complain!("{} puzzles: {proven} proven, {duals} dual, {unproven} unproven; {failures} refused", records.len());
    output::write(Form::Json, |out| {
        for record in &records {
            writeln!(out, "{}", serde_json::to_string(record)?)?;
        }
        Ok(if failures == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    })
}

/// Writes puzzles as games.
///
/// # Errors
///
/// When a file cannot be read.
pub fn export(args: &ExportArgs) -> Result<ExitCode> {
    let collection = super::collection(&args.filter.files)?;
    output::write(Form::Exact, |out| {
        for entry in args.filter.entries(&collection) {
            match collection
                .puzzle(entry)
                .map_err(anyhow::Error::from)
                .and_then(|puzzle| Ok(composition::export(&puzzle)?))
            {
                Ok(game) => writeln!(out, "{}", write_game(&game))?,
                Err(error) => complain!("{}", words::error_chain(&error)),
            }
        }
        Ok(report_bad_lines(&collection))
    })
}
