//! `damier-lab select`: chooses a collection from the results of any number of mining runs, with the tags of the present
//! detectors.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::Args;

use super::records;
use damier_endings::TableSet;
use damier_puzzles::Puzzle;
use damier_puzzles::mining::Miner;
use damier_puzzles::selection::{Selection, select};
use damier_puzzles::thresholds::DEFAULT_NODES;

/// The arguments of `select`.
#[derive(Args, Debug)]
pub struct SelectArgs {
    /// Files with puzzles, JSON Lines or packs; of two puzzles alike, the more instructive one is chosen
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Where to write the chosen puzzles
    #[arg(long)]
    out: PathBuf,
    /// Compute the merit of every puzzle, not only of those without one
    #[arg(long)]
    merit: bool,
}

/// Chooses puzzles and says how many were left out, and why.
///
/// # Errors
///
/// If a file cannot be read or written, or a record is bad.
pub fn run(args: &SelectArgs) -> Result<ExitCode> {
    let mut all = records::read_all(&args.files)?;
    let mut miner = Miner::new(DEFAULT_NODES, &TableSet::default());
    for record in &mut all {
        let puzzle = Puzzle::from_record(record).with_context(|| record.id.clone())?;
        record.retag(&puzzle);
        if args.merit || record.merit.is_none() {
            record.merit = Some(miner.merit(&puzzle));
        }
    }
    let chosen = select(all)?;
    records::write(&args.out, &chosen.records)?;
    let Selection { records: chosen, failed, same, alike, plain, unnamed, crowded, endings, one_sided } = chosen;
    eprintln!("{} chosen", chosen.len());
    eprintln!(
        "left out: {failed} failed, {same} the same, {alike} alike, {plain} without a motif, {unnamed} of unnamed games, \
         {crowded} of crowded games, {endings} endings, {one_sided} of one side"
    );
    Ok(ExitCode::SUCCESS)
}
