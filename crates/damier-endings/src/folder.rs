//! Tables on the user's disk: where they are, and how they get there unharmed.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::material::Class;
use super::record::{Metric, RecordError};
use damier_rules::Variant;

/// A table on disk that cannot be used.
#[derive(Debug, thiserror::Error)]
#[error(
    "{} cannot be used: {reason}. Rebuild it with `damier endings build --variant {variant} --pieces {pieces} --dir {}`",
    path.display(),
    folder.display()
)]
pub struct TableProblem {
    /// The file.
    pub path: PathBuf,
    /// What is wrong with it.
    pub reason: ProblemReason,
    /// The variant that it should hold.
    pub variant: Variant,
    /// The pieces of its class.
    pub pieces: u8,
    /// The folder of tables that it belongs to.
    pub folder: PathBuf,
}

/// What is wrong with a table on disk.
#[derive(Debug, thiserror::Error)]
pub enum ProblemReason {
    /// It cannot be read.
    #[error(transparent)]
    Unreadable(#[from] io::Error),
    /// It is not what it should be.
    #[error(transparent)]
    Damaged(#[from] RecordError),
}

/// The file of a class in a folder of tables.
#[must_use]
pub fn path_of(folder: &Path, variant: Variant, class: Class, metric: Metric) -> PathBuf {
    let kind = match metric {
        Metric::Outcome => "outcome",
        Metric::ToWin => "to-win",
        Metric::Needed => "needed",
    };
    folder.join(variant.name()).join(format!("{class}.{kind}"))
}

/// Removes what interrupted builds have left in a folder of tables. Whatever cannot be removed stays and does no harm.
pub fn remove_parts(folder: &Path, variant: Variant) {
    let entries = fs::read_dir(folder.join(variant.name())).into_iter().flatten().flatten();
    for path in entries.map(|entry| entry.path()).filter(|path| path.extension().is_some_and(|end| end == "part")) {
        let _ = fs::remove_file(path);
    }
}

/// Writes a file so that it is there whole or not at all: to a temporary name, synced, renamed. Folders are made.
///
/// # Errors
///
/// Whatever the disk answers; then nothing stands under `path` that was not there before.
pub fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let folder = path.parent().ok_or(io::ErrorKind::InvalidInput)?;
    fs::create_dir_all(folder)?;
    let mut temporary = path.as_os_str().to_owned();
    temporary.push(format!(".{}.part", std::process::id()));
    let temporary = PathBuf::from(temporary);
    let written = File::create(&temporary)
        .and_then(|mut file| file.write_all(bytes).and_then(|()| file.sync_all()))
        .and_then(|()| fs::rename(&temporary, path));
    if written.is_err() {
        // Nothing more can be done about a file that cannot even be removed.
        let _ = fs::remove_file(&temporary);
    }
    written?;
    // The new name has to reach the disk too. Not every system lets a folder be opened; the file itself is safe.
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_written_whole_and_leaves_nothing_else_behind() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a/b.outcome");
        write_whole(&path, b"one").unwrap();
        write_whole(&path, b"two").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"two");
        assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1);
        assert!(write_whole(&path.join("below a file"), b"three").is_err());
    }
}
