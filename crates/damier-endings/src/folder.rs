//! Tables on the user's disk: where they are, and how they get there unharmed.

use std::io;
use std::path::{Path, PathBuf};

use super::material::Class;
use super::record::{Metric, RecordError};
use damier_files::remove_scratch;
use damier_rules::Variant;

/// A table on disk that cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("cannot use {}", path.display())]
pub struct TableProblem {
    /// The file.
    pub path: PathBuf,
    /// What is wrong with it.
    #[source]
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
    folder.join(variant.name()).join(format!("{class}.{}", ending(metric)))
}

/// How the name of a table ends.
const fn ending(metric: Metric) -> &'static str {
    match metric {
        Metric::Outcome => "outcome",
        Metric::ToWin => "to-win",
        Metric::Needed => "needed",
    }
}

/// Removes what interrupted builds have left in a folder of tables. Whatever cannot be removed stays and does no harm.
pub fn remove_parts(folder: &Path, variant: Variant) {
    remove_scratch(&folder.join(variant.name()), &Metric::ALL.map(ending));
}
