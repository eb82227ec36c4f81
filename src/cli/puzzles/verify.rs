//! `damier puzzles verify`.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::Args;
use rand::rngs::StdRng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};

use super::progress::ProgressBar;
use crate::cli::output;
use crate::plain::Form;
use crate::{shipped, words};
use damier_endings::TableSet;
use damier_puzzles::thresholds::DEFAULT_NODES;
use damier_puzzles::verification::Verifier;
use damier_puzzles::{Collection, Entry, Record};

#[derive(Args, Debug)]
pub struct VerifyArgs {
    /// Collections to verify [default: the shipped ones]
    files: Vec<PathBuf>,
    /// Positions that each search visits
    #[arg(long, default_value_t = DEFAULT_NODES * 4)]
    nodes: u64,
    /// Verify only so many, drawn at random
    #[arg(long)]
    sample: Option<usize>,
    /// The seed of the draw [default: a new one, which is printed]
    #[arg(long)]
    seed: Option<u64>,
    /// Write the records that hold to a file, with this proof and with their tags found anew
    #[arg(long)]
    out: Option<PathBuf>,
}

/// Verifies puzzles.
///
/// # Errors
///
/// When a file cannot be read or written.
pub fn run(args: &VerifyArgs) -> Result<ExitCode> {
    let collection = if args.files.is_empty() { shipped::collection() } else { super::collection(&args.files)? };
    let mut entries: Vec<&Entry> = collection.entries().iter().collect();
    let seed = args.sample.map(|_| args.seed.unwrap_or_else(|| rand::rng().random()));
    if let (Some(sample), Some(seed)) = (args.sample, seed) {
        entries.shuffle(&mut StdRng::seed_from_u64(seed));
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
        let mut bar = ProgressBar::new(0, entries.len());
        for (done, entry) in entries.iter().enumerate() {
            match renewed(&collection, entry, &mut verifier) {
                Ok(record) => {
                    if !record.status.is_proven() {
                        writeln!(out, "{}: {}", record.id, record.status)?;
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
            bar.show(done + 1, "puzzles");
        }
        writeln!(out, "verified {} failed {failures} nodes {}", entries.len(), args.nodes)?;
        Ok(if failures == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    })?;
    if let Some(path) = &args.out {
        std::fs::write(path, kept).with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(code)
}

/// Verifies a puzzle and gives its record with the new proof, or says what is wrong. A record that does not claim to be
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
