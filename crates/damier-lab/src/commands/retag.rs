//! `damier-lab retag`: tags existing puzzles again, without a new proof.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use clap::Args;

use damier_puzzles::{Collection, SourceKind, Theme, tag};

/// The arguments of `retag`.
#[derive(Args, Debug)]
pub struct RetagArgs {
    /// Collections to tag again
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The folder for the new files, which keep their names; existing ones are replaced
    #[arg(long, value_name = "FOLDER")]
    out: PathBuf,
}

/// Writes every collection with the tags of the current detectors, and reports how many changed and how many shots
/// have no motif. Proof, rating and the tags that no detector sets stay as they are.
///
/// # Errors
///
/// If a file cannot be read or written, or holds a bad record: nothing is written for it.
pub fn run(args: &RetagArgs) -> Result<ExitCode> {
    for path in &args.files {
        let mut collection = Collection::default();
        collection.add_file(path)?;
        if let Some(bad) = collection.bad_lines().first() {
            bail!("{bad}: {}", bad.reason);
        }
        let (mut text, mut changed, mut bare) = (String::new(), 0, 0);
        for entry in collection.entries() {
            let mut record = collection.record(entry)?;
            record.retag(&collection.puzzle(entry)?);
            changed += usize::from(record.tags != entry.tags);
            let has_motif = tag::themes(&record.tags).any(|theme| matches!(theme, Theme::Motif(_)));
            bare += usize::from(record.source.kind != SourceKind::Endings && !has_motif);
            text.push_str(&serde_json::to_string(&record)?);
            text.push('\n');
        }
        let name = path.file_name().with_context(|| format!("{} is no file", path.display()))?;
        let out = args.out.join(name);
        std::fs::write(&out, text).with_context(|| format!("cannot write {}", out.display()))?;
        let all = collection.entries().len();
        eprintln!("{}: {all} puzzles, {changed} with new tags, {bare} shots without a motif", out.display());
    }
    Ok(ExitCode::SUCCESS)
}
