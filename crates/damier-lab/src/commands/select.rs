//! `damier-lab select`: chooses a collection from the results of any number of mining runs, with the tags of the present
//! detectors.

use std::fs::{self, File};
use std::io::{BufWriter, Write as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::Args;

use damier_endings::TableSet;
use damier_puzzles::mining::Miner;
use damier_puzzles::pack::{MAGIC, Pack};
use damier_puzzles::selection::{Selection, select};
use damier_puzzles::thresholds::DEFAULT_NODES;
use damier_puzzles::{Puzzle, Record};

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
    let mut records = Vec::new();
    for file in &args.files {
        records.extend(read(file).with_context(|| format!("cannot read {}", file.display()))?);
    }
    let mut miner = Miner::new(DEFAULT_NODES, &TableSet::default());
    for record in &mut records {
        let puzzle = Puzzle::from_record(record).with_context(|| record.id.clone())?;
        record.retag(&puzzle);
        if args.merit || record.merit.is_none() {
            record.merit = Some(miner.merit(&puzzle));
        }
    }
    let chosen = select(records)?;
    let failed = || format!("cannot write {}", args.out.display());
    let mut out = BufWriter::new(File::create(&args.out).with_context(failed)?);
    for record in &chosen.records {
        serde_json::to_writer(&mut out, record)?;
        out.write_all(b"\n").with_context(failed)?;
    }
    out.flush().with_context(failed)?;
    let Selection { records, same, alike, unnamed, crowded, endings, one_sided } = chosen;
    eprintln!("{} chosen", records.len());
    eprintln!(
        "left out: {same} the same, {alike} alike, {unnamed} of unnamed games, {crowded} of crowded games, \
         {endings} endings, {one_sided} of one side"
    );
    Ok(ExitCode::SUCCESS)
}

/// The records of a file, which is a pack or JSON Lines. Unlike in a collection, two of them may have the same position.
fn read(path: &Path) -> Result<Vec<Record>> {
    let bytes = fs::read(path)?;
    if bytes.starts_with(MAGIC) {
        let pack = Pack::open(bytes)?;
        return Ok((0..pack.len()).map(|index| pack.record(index)).collect::<Result<_, _>>()?);
    }
    let lines = (1..).zip(std::str::from_utf8(&bytes)?.lines());
    lines.map(|(number, line)| serde_json::from_str(line).with_context(|| format!("line {number}"))).collect()
}
