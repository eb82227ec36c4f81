//! `damier-lab prove`: proves puzzles again with longer searches, in shards that resume after an interruption.

use std::cmp::Reverse;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Context, Result};
use clap::Args;

use super::shard::Shard;
use super::{PACE, records, settings};
use damier_endings::TableSet;
use damier_puzzles::mining::{Journal, Known};
use damier_puzzles::record::{Status, hash};
use damier_puzzles::tag::{Feature, decisions};
use damier_puzzles::thresholds::WON_MARGIN;
use damier_puzzles::verification::Verifier;
use damier_puzzles::{Puzzle, Record};

/// The arguments of `prove`.
#[derive(Args, Debug)]
pub struct ProveArgs {
    /// Files with puzzles, JSON Lines or packs
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Positions that each search visits; puzzles proven with as many are left out
    #[arg(long)]
    nodes: u64,
    /// Do not leave them out
    #[arg(long)]
    again: bool,
    /// Write only the puzzles that win outright, and those in which a search of --nodes positions finds another move
    /// close to the right ones; where one of a quarter as many sees none at all, that is enough
    #[arg(long, conflicts_with = "again")]
    sift: bool,
    /// Prove only one of N parts, from 1 to N; the ids of the puzzles decide to which part they belong
    #[arg(long, value_name = "K/N", default_value = "1/1")]
    shard: Shard,
    /// Where to write the puzzles with the new proof, or the reason why it failed; running the same command again
    /// resumes
    #[arg(long)]
    out: PathBuf,
}

/// Proves puzzles, those with most decisions first: they are the most likely to fail. `select` then takes the new proofs
/// instead of the old ones and leaves out what failed.
///
/// # Errors
///
/// If a file cannot be read or written, or a record is bad.
pub fn run(args: &ProveArgs) -> Result<ExitCode> {
    let mut open = records::read_all(&args.files)?;
    open.retain(|record| args.shard.has(hash(record.id.bytes())));
    open.retain(|record| args.again || record.verification.nodes < args.nodes);
    open.sort_by_cached_key(|record| (Reverse(decisions(&record.tags)), record.id.clone()));
    let (nodes, shard) = (args.nodes, args.shard);
    let [what, done, bad] = if args.sift { ["sifted", "sifted", "close"] } else { ["proofs", "proven", "failed"] };
    let settings = settings(&format!("{what} --nodes {nodes} --shard {shard}"));
    let mut journal = Journal::open(&args.out, &settings, Known::default())?;
    let mut verifier = Verifier::new(nodes, &TableSet::default());
    let (of, mut failed, mut told) = (open.len(), 0, Instant::now());
    for (number, record) in (1..).zip(open) {
        if !journal.is_done(&record.id) {
            let id = record.id.clone();
            let record =
                if args.sift { doubted(record, &mut verifier, nodes)? } else { Some(proven(record, &mut verifier)?) };
            failed += u32::from(record.as_ref().is_some_and(|record| !record.status.is_proven()));
            journal.write(&id, record.as_slice())?;
        }
        if told.elapsed() >= PACE || number == of {
            told = Instant::now();
            eprintln!("{number} of {of} {done}, {failed} {bad} in this run");
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// A record with its new proof, or with the reason why there is none.
fn proven(mut record: Record, verifier: &mut Verifier) -> Result<Record> {
    let puzzle = Puzzle::from_record(&record).with_context(|| record.id.clone())?;
    match verifier.verify(&puzzle) {
        Ok(proof) => record.renew(&puzzle, verifier.nodes(), proof),
        Err(failure) => fail(&mut record, verifier.nodes(), failure.to_string()),
    }
    Ok(record)
}

/// A record with the reason to doubt it: it wins outright, so that another move may win as well, or `nodes` positions
/// show a move close to the right ones. `None` if there is no reason.
fn doubted(mut record: Record, verifier: &mut Verifier, nodes: u64) -> Result<Option<Record>> {
    let puzzle = Puzzle::from_record(&record).with_context(|| record.id.clone())?;
    let reason = if record.verification.margin >= WON_MARGIN && !record.tags.contains(&Feature::Proven.into()) {
        Some("another move may win as well".to_owned())
    } else {
        verifier.sift(&puzzle, nodes).err().map(|failure| failure.to_string())
    };
    Ok(reason.map(|reason| {
        fail(&mut record, nodes, reason);
        record
    }))
}

fn fail(record: &mut Record, nodes: u64, reason: String) {
    record.verification.nodes = nodes;
    record.status = Status::Unproven { reason };
}
