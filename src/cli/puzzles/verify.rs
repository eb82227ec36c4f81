//! `damier puzzles verify`.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::Args;
use rand::SeedableRng;
use rand::seq::SliceRandom;

use super::in_words;
use crate::cli::output;
use crate::cli::progress_bar::{Counted, ProgressBar};
use crate::cli::values::at_least;
use crate::words::say;
use crate::{shipped, words};
use damier_endings::TableSet;
use damier_puzzles::thresholds::DEFAULT_NODES;
use damier_puzzles::verification::Verifier;
use damier_puzzles::{Collection, Entry, Record};
use etude::{Random, fresh_seed};
use etude_files::{Access, replace};
use etude_text::plain::Form;

#[derive(Args, Debug)]
pub struct PuzzleVerifyArgs {
    #[arg(value_name = say().value_file(), help = say().cli_puzzles_verify_files())]
    files: Vec<PathBuf>,
    #[arg(long, value_name = say().value_number(), default_value_t = DEFAULT_NODES * 4, value_parser = at_least(0_u64),
        help = say().cli_puzzles_verify_nodes())]
    nodes: u64,
    #[arg(long, value_name = say().value_number(), value_parser = at_least(0_usize), help = say().cli_puzzles_verify_sample())]
    sample: Option<usize>,
    #[arg(long, value_name = say().value_number(), value_parser = at_least(0_u64), help = say().cli_puzzles_verify_seed())]
    seed: Option<u64>,
    #[arg(long, value_name = say().value_file(), help = say().cli_puzzles_verify_out())]
    out: Option<PathBuf>,
}

/// Verifies puzzles.
///
/// # Errors
///
/// A file that cannot be read or written.
pub fn run(args: &PuzzleVerifyArgs) -> Result<ExitCode> {
    let collection = if args.files.is_empty() { shipped::collection() } else { super::collection(&args.files)? };
    let mut entries: Vec<&Entry> = collection.entries().iter().collect();
    let seed = args.sample.map(|_| args.seed.unwrap_or_else(fresh_seed));
    if let (Some(sample), Some(seed)) = (args.sample, seed) {
        entries.shuffle(&mut Random::seed_from_u64(seed));
        entries.truncate(sample);
    }
    let mut kept = String::new();
    let code = output::write(Form::Sentences, |out| {
        if let Some(seed) = seed {
            writeln!(out, "seed {seed}")?;
        }
        for bad in collection.bad_lines() {
            writeln!(out, "{}", words::bad_line(bad))?;
        }
        let (mut verifier, mut failures) =
            (Verifier::new(args.nodes, &TableSet::default()), collection.bad_lines().len());
        let mut bar = ProgressBar::new(Counted::Puzzles, entries.len());
        for (done, entry) in entries.iter().enumerate() {
            match renewed(&collection, entry, &mut verifier) {
                Ok(record) => {
                    if !record.status.is_proven() {
                        writeln!(out, "{}: {}", record.id, in_words(&record.status))?;
                    }
                    kept.push_str(&serde_json::to_string(&record)?);
                    kept.push('\n');
                }
                Err(failure) => {
                    failures += 1;
                    writeln!(out, "{failure}")?;
                    out.flush()?;
                }
            }
            bar.show(done + 1);
        }
        writeln!(out, "verified {} failed {failures} nodes {}", entries.len(), args.nodes)?;
        Ok(if failures == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    })?;
    if let Some(path) = &args.out {
        replace(path, kept.as_ref(), Access::Usual)
            .with_context(|| say().cli_cannot_write(path.display().to_string()))?;
    }
    Ok(code)
}

/// Verifies a puzzle and returns its record with the new proof, or what is wrong. A record that does not claim to be
/// proven stays as it is.
fn renewed(collection: &Collection, entry: &Entry, verifier: &mut Verifier) -> Result<Record, String> {
    let puzzle = collection.puzzle(entry).map_err(|error| words::collection_error(&error))?;
    let mut record = collection.record(entry).map_err(|error| words::collection_error(&error))?;
    match verifier.verify(&puzzle) {
        Ok(proof) => record.renew(&puzzle, verifier.nodes(), proof),
        Err(failure) if record.status.is_proven() => return Err(format!("{}: {}", entry.id, words::failure(&failure))),
        Err(_) => {}
    }
    Ok(record)
}
