//! Tables on the user's disk: their paths, and how to write them safely.

use std::io;
use std::path::{Path, PathBuf};

use super::material::Class;
use super::record::{Metric, RecordError};
use damier_rules::Variant;
use etude_files::remove_scratch;

/// A table on disk that cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("cannot use {}", path.display())]
pub struct TableProblem {
    /// The file.
    pub path: PathBuf,
    /// What is wrong with it.
    #[source]
    pub reason: ProblemReason,
    /// The variant that the file should contain.
    pub variant: Variant,
    /// The number of pieces of its class.
    pub pieces: u8,
    /// The folder of tables that contains the file.
    pub folder: PathBuf,
}

/// What is wrong with a table on disk.
#[derive(Debug, thiserror::Error)]
pub enum ProblemReason {
    /// It cannot be read.
    #[error(transparent)]
    Unreadable(#[from] io::Error),
    /// Its contents are not what they should be.
    #[error(transparent)]
    Damaged(#[from] RecordError),
}

/// The file of a class in a folder of tables.
#[must_use]
pub fn path_of(folder: &Path, variant: Variant, class: Class, metric: Metric) -> PathBuf {
    folder.join(variant.name()).join(format!("{class}.{}", ending(metric)))
}

/// The file name extension of a table.
const fn ending(metric: Metric) -> &'static str {
    match metric {
        Metric::Outcome => "outcome",
        Metric::ToWin => "to-win",
        Metric::Needed => "needed",
    }
}

/// Removes the leftovers of interrupted builds from a folder of tables. Files that cannot be removed stay and do no
/// harm.
pub fn remove_parts(folder: &Path, variant: Variant) {
    remove_scratch(&folder.join(variant.name()), &Metric::ALL.map(ending));
}
