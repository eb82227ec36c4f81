//! `damier puzzles import` and `damier puzzles export`.

use std::collections::HashSet;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::Args;

use super::filter::Filter;
use super::{in_words, report_bad_lines};
use crate::cli::encoding::{EncodingArgs, tell as tell_encoding};
use crate::cli::output;
use crate::cli::position::variant_parser;
use crate::cli::values::at_least;
use crate::words::say;
use crate::{shipped, words};
use damier_endings::TableSet;
use damier_puzzles::composition::{self, Importer};
use damier_puzzles::thresholds::DEFAULT_NODES;
use damier_puzzles::{Collection, Entry, Record, Status};
use damier_rules::Variant;
use damier_rules::notation::pdn::{read_games, write_game};
use etude_text::complain;
use etude_text::plain::Form;

#[derive(Args, Debug)]
pub struct PuzzleImportArgs {
    #[arg(required = true, value_name = say().value_file(), help = say().cli_puzzles_import_files())]
    files: Vec<PathBuf>,
    #[arg(long, value_name = say().value_variant(), default_value_t = Variant::International,
        value_parser = variant_parser(), help = say().cli_variant_of_games())]
    variant: Variant,
    #[arg(long, value_name = say().value_number(), default_value_t = DEFAULT_NODES, value_parser = at_least(0_u64),
        help = say().cli_puzzles_import_nodes())]
    nodes: u64,
    #[command(flatten)]
    text: EncodingArgs,
}

#[derive(Args, Debug)]
#[command(group = clap::ArgGroup::new("format").required(true).args(["pdn", "jsonl"]))]
pub struct ExportArgs {
    #[command(flatten)]
    filter: Filter,
    #[arg(long, help = say().cli_puzzles_export_pdn())]
    pdn: bool,
    #[arg(long, help = say().cli_puzzles_export_jsonl())]
    jsonl: bool,
}

/// Makes records of compositions and writes them, proven or not. It stores nothing: a teacher may want to read them first.
///
/// # Errors
///
/// An unreadable file.
pub fn import(args: &PuzzleImportArgs) -> Result<ExitCode> {
    let mut importer = Importer::new(args.nodes, &TableSet::default());
    let (mut records, mut failures) = (Vec::new(), 0_usize);
    let collection = super::collection(&[])?;
    let known: HashSet<&str> = collection.entries().iter().map(|entry| &*entry.id).collect();
    for path in &args.files {
        let opened = args.text.open(path);
        let (input, notice) = opened.with_context(|| say().cli_cannot_open(path.display().to_string()))?;
        let tell = |number, problem: String| {
            complain!("{}", say().import_game(path.display().to_string(), number + 1_usize, problem));
        };
        let mut games = read_games(input, args.variant).enumerate().peekable();
        if games.peek().is_none() {
            complain!("{}: {}", path.display(), say().no_game_in_file());
        }
        for (number, game) in games {
            if let Some(foreign) = notice.take() {
                tell_encoding(&path.display().to_string(), &foreign);
            }
            let record = match game {
                Ok(game) => importer.import(&game).map_err(|error| words::import_error(&error)),
                Err(error) => Err(words::pdn_error(&error)),
            };
            match record {
                Ok(record) => {
                    if known.contains(&*record.id) {
                        tell(number, say().import_known(&record.id));
                    }
                    if !record.status.is_proven() {
                        tell(number, format!("{}: {}", record.id, in_words(&record.status)));
                    }
                    records.push(record);
                }
                Err(reason) => {
                    failures += 1;
                    tell(number, reason);
                }
            }
        }
    }
    let count = |is_of: fn(&Status) -> bool| records.iter().filter(|record: &&Record| is_of(&record.status)).count();
    let duals = count(|status| matches!(status, Status::Dual { .. }));
    let unproven = count(|status| matches!(status, Status::Unproven { .. }));
    let proven = records.len() - duals - unproven;
    complain!("{}", say().import_summary(records.len(), proven, duals, unproven, failures));
    if let Some(folder) = shipped::own_folder().filter(|_| !records.is_empty()) {
        complain!("{}", say().import_not_stored(folder.display().to_string()));
    }
    output::write(Form::Json, |out| {
        for record in &records {
            writeln!(out, "{}", serde_json::to_string(record)?)?;
        }
        Ok(if failures == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    })
}

/// Writes puzzles as games or as records.
///
/// # Errors
///
/// An unreadable file.
pub fn export(args: &ExportArgs) -> Result<ExitCode> {
    let collection = super::collection(&args.filter.files)?;
    let entries = args.filter.entries(&collection)?;
    output::write(if args.jsonl { Form::Json } else { Form::Exact }, |out| {
        for entry in entries {
            let written = if args.jsonl { as_record(&collection, entry) } else { as_game(&collection, entry) };
            match written {
                Ok(written) => writeln!(out, "{written}")?,
                Err(error) => complain!("{}", words::error_chain(&error)),
            }
        }
        Ok(report_bad_lines(&collection))
    })
}

fn as_record(collection: &Collection, entry: &Entry) -> Result<String> {
    Ok(serde_json::to_string(&collection.record(entry)?)?)
}

fn as_game(collection: &Collection, entry: &Entry) -> Result<String> {
    Ok(write_game(&composition::export(&collection.puzzle(entry)?)?))
}
