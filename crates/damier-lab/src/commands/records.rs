//! Files of records.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::write_file;
use damier_puzzles::Record;
use damier_puzzles::pack::{MAGIC, Pack};

/// The records of a file, which is a pack or JSON Lines. Unlike in a collection, two of them may have the same position.
pub fn read(path: &Path) -> Result<Vec<Record>> {
    let records = || -> Result<Vec<Record>> {
        let bytes = fs::read(path)?;
        if bytes.starts_with(MAGIC) {
            let pack = Pack::open(bytes)?;
            return Ok((0..pack.len()).map(|index| pack.record(index)).collect::<Result<_, _>>()?);
        }
        let lines = (1..).zip(std::str::from_utf8(&bytes)?.lines());
        lines.map(|(number, line)| serde_json::from_str(line).with_context(|| format!("line {number}"))).collect()
    };
    records().with_context(|| format!("cannot read {}", path.display()))
}

/// The records of several files.
pub fn read_all(paths: &[PathBuf]) -> Result<Vec<Record>> {
    let files = paths.iter().map(|path| read(path)).collect::<Result<Vec<_>>>()?;
    Ok(files.concat())
}

/// Writes records as JSON Lines.
pub fn write(path: &Path, records: &[Record]) -> Result<()> {
    let mut text = Vec::new();
    for record in records {
        serde_json::to_writer(&mut text, record)?;
        text.push(b'\n');
    }
    write_file(path, &text)
}
