//! `damier-lab pack`: packs records for shipping.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Result, ensure};
use clap::Args;

use super::write_file;
use damier_puzzles::pack::{Pack, pack};
use damier_puzzles::{Collection, Record};
use damier_rules::Variant;

/// The arguments of `pack`.
#[derive(Args, Debug)]
pub struct PackArgs {
    /// Files with puzzles: JSON Lines or packs
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The folder for the packs, one for each variant
    #[arg(long, value_name = "FOLDER")]
    out: PathBuf,
}

/// Packs all puzzles of some files. The packs of variants without puzzles stay as they are.
///
/// # Errors
///
/// If a file cannot be read or written, or a record cannot be packed.
pub fn run(args: &PackArgs) -> Result<ExitCode> {
    let mut collection = Collection::default();
    for path in &args.files {
        collection.add_file(path)?;
    }
    if let Some(bad) = collection.bad_lines().first() {
        anyhow::bail!("{bad}: {}", bad.reason);
    }
    let mut packs = Vec::new();
    for variant in Variant::ALL {
        let entries = collection.entries().iter().filter(|entry| entry.variant == variant);
        let records: Vec<Record> = entries.map(|entry| collection.record(entry)).collect::<Result<_, _>>()?;
        if !records.is_empty() {
            packs.push((variant, records.len(), checked(variant, records)?));
        }
    }
    for (variant, puzzles, bytes) in packs {
        let path = args.out.join(variant.name()).with_extension("pack");
        write_file(&path, &bytes)?;
        let each = bytes.len() / puzzles;
        eprintln!("{}: {puzzles} puzzles, {} bytes, {each} each", path.display(), bytes.len());
    }
    Ok(ExitCode::SUCCESS)
}

/// A pack that was read back and holds the records.
fn checked(variant: Variant, mut records: Vec<Record>) -> Result<Vec<u8>> {
    let bytes = pack(variant, records.clone())?;
    let packed = Pack::open(bytes.clone())?;
    let mut read = (0..packed.len()).map(|index| packed.record(index)).collect::<Result<Vec<_>, _>>()?;
    for records in [&mut records, &mut read] {
        records.sort_unstable_by(|one, other| one.id.cmp(&other.id));
    }
    ensure!(records == read, "the {variant} pack does not hold the records that went into it");
    Ok(bytes)
}
