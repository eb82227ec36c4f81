//! Why progress cannot be kept or read.

use std::io;
use std::path::PathBuf;

use rusqlite::ErrorCode;

/// Why progress cannot be kept or read.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The system names no folder for data.
    #[error("there is no folder for data here: set DAMIER_HOME to one")]
    NoPlace,
    /// The folder or the file cannot be made.
    #[error("{} cannot be used: {error}. Make it writable, or set DAMIER_HOME to another folder", .path.display())]
    Unusable {
        /// The folder or file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// A newer version of the program has written the file.
    #[error(
        "{} was written by a newer Damier (its schema is {found}, this one knows {known}): use that one",
        .path.display()
    )]
    Newer {
        /// The file.
        path: PathBuf,
        /// The version of its schema.
        found: i64,
        /// The newest version that this program knows.
        known: i64,
    },
    /// The file is not what it should be.
    #[error("{} is damaged: {reason}", .path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        reason: String,
    },
    /// A backup cannot be written.
    #[error("no backup is written to {}: {reason}", .path.display())]
    Backup {
        /// The copy.
        path: PathBuf,
        /// Why.
        reason: String,
    },
    /// The database failed.
    #[error("{}: {}", .path.display(), reason(.error))]
    Database {
        /// The file.
        path: PathBuf,
        /// What the database says.
        error: rusqlite::Error,
    },
}

/// What a failure of the database means.
pub(super) fn reason(error: &rusqlite::Error) -> String {
    match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => "the disk is full; make room on it".to_owned(),
        Some(ErrorCode::ReadOnly) => "it may not be written; change its permissions".to_owned(),
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => "another program does not let go of it".to_owned(),
        Some(ErrorCode::CannotOpen) => format!("it cannot be opened ({error})"),
        Some(ErrorCode::SystemIoFailure) => format!("the disk fails ({error})"),
        _ => error.to_string(),
    }
}
