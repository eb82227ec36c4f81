//! `damier puzzles list`.

use std::io::Write as _;
use std::process::ExitCode;

use anyhow::Result;
use clap::Args;

use super::filter::Filter;
use super::{collection, report_bad_lines};
use crate::cli::output;
use crate::words;
use crate::words::say;
use damier_puzzles::tag;
use etude_text::complain;
use etude_text::plain::Form;

#[derive(Args, Debug)]
pub struct PuzzleListArgs {
    #[command(flatten)]
    filter: Filter,
    #[arg(long, help = say().cli_puzzles_list_json())]
    json: bool,
}

/// Lists puzzles.
///
/// # Errors
///
/// An unreadable file.
pub fn run(args: &PuzzleListArgs) -> Result<ExitCode> {
    let collection = collection(&args.filter.files)?;
    let entries = args.filter.entries(&collection)?;
    output::write(Form::json_if(args.json), |out| {
        for entry in entries {
            if args.json {
                match collection.record(entry) {
                    Ok(record) => writeln!(out, "{}", serde_json::to_string(&record)?)?,
                    Err(error) => complain!("{}", words::collection_error(&error)),
                }
            } else {
                writeln!(out, "{} {} {} {}", entry.id, entry.variant, entry.rating.value, tag::written(&entry.tags))?;
            }
        }
        Ok(report_bad_lines(&collection))
    })
}
