//! `damier puzzles verify`.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::Args;
use rand::rngs::StdRng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};

use super::progress::ProgressBar;
use crate::cli::output;
use crate::puzzles::thresholds::DEFAULT_NODES;
use crate::puzzles::verification::Verifier;
use crate::puzzles::{Collection, Entry};

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
}

/// Verifies puzzles.
///
/// # Errors
///
/// When a file cannot be read.
pub fn run(args: &VerifyArgs) -> Result<ExitCode> {
    let collection = if args.files.is_empty() { Collection::shipped() } else { super::collection(&args.files)? };
    let mut entries: Vec<&Entry> = collection.entries().iter().collect();
    let seed = args.sample.map(|_| args.seed.unwrap_or_else(|| rand::rng().random()));
    if let (Some(sample), Some(seed)) = (args.sample, seed) {
        entries.shuffle(&mut StdRng::seed_from_u64(seed));
        entries.truncate(sample);
    }
    output::write(|out| {
        if let Some(seed) = seed {
            writeln!(out, "seed {seed}")?;
        }
        for bad in collection.bad_lines() {
            writeln!(out, "{bad}")?;
        }
        let (mut verifier, mut failures) = (Verifier::new(args.nodes), collection.bad_lines().len());
        let mut bar = ProgressBar::new(0, entries.len());
        for (done, entry) in entries.iter().enumerate() {
            if let Some(failure) = failure_of(&collection, entry, &mut verifier) {
                failures += 1;
                writeln!(out, "{failure}")?;
                out.flush()?;
            }
            bar.show(done + 1, "puzzles");
        }
        writeln!(out, "verified {} failed {failures} nodes {}", entries.len(), args.nodes)?;
        Ok(if failures == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    })
}

/// What is wrong with a puzzle, if anything.
fn failure_of(collection: &Collection, entry: &Entry, verifier: &mut Verifier) -> Option<String> {
    match collection.puzzle(entry) {
        Ok(puzzle) => verifier.verify(&puzzle).err().map(|failure| format!("{}: {failure}", entry.id)),
        Err(error) => Some(error.to_string()),
    }
}
