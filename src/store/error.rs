//! Errors in keeping and reading progress.

use std::io;
use std::path::PathBuf;

use rusqlite::ErrorCode;

use crate::words::{io_error, say};

/// Why progress cannot be kept or read.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The system names no folder for data.
    #[error("{}", say().no_data_folder())]
    NoPlace,
    /// The folder or the file cannot be created or used.
    #[error("{}", say().store_unusable(.path.to_string_lossy(), io_error(.error)))]
    Unusable {
        /// The folder or file.
        path: PathBuf,
        /// The error of the system.
        error: io::Error,
    },
    /// A newer version of the program has written the file.
    #[error("{}", say().store_newer(.path.to_string_lossy(), *.found, *.known))]
    Newer {
        /// The file.
        path: PathBuf,
        /// The version of its schema.
        found: i64,
        /// The newest version that this program knows.
        known: i64,
    },
    /// The file is damaged, or not a file of progress.
    #[error("{}", say().store_damaged(.path.to_string_lossy(), .reason.to_string()))]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        reason: Damage,
    },
    /// A backup cannot be written.
    #[error("{}", say().store_no_backup(.path.to_string_lossy(), .reason))]
    Backup {
        /// The copy.
        path: PathBuf,
        /// Why, in words.
        reason: String,
    },
    /// The database failed.
    #[error("{}", say().in_file(.path.to_string_lossy(), reason(.error)))]
    Database {
        /// The file.
        path: PathBuf,
        /// The error of the database.
        error: rusqlite::Error,
    },
}

/// What is wrong with a file of progress.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Damage {
    /// It is empty, though it was made before.
    #[error("{}", say().file_empty())]
    Empty,
    /// A table is missing.
    #[error("{}", say().store_table_missing(.0))]
    NoTable(String),
    /// A column of a table is missing.
    #[error("{}", say().store_column_missing(.table, .column))]
    NoColumn {
        /// The table.
        table: String,
        /// The column.
        column: String,
    },
    /// `SQLite` reports this.
    #[error("{0}")]
    Reported(String),
}

/// Whether a value in the file is not of the kind that was written there.
const fn is_odd_value(error: &rusqlite::Error) -> bool {
    matches!(
        error,
        rusqlite::Error::FromSqlConversionFailure(..)
            | rusqlite::Error::IntegralValueOutOfRange(..)
            | rusqlite::Error::InvalidColumnType(..)
            | rusqlite::Error::Utf8Error(..)
    )
}

/// What a failure of the database means.
pub(super) fn reason(error: &rusqlite::Error) -> String {
    match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => say().disk_full(),
        Some(ErrorCode::ReadOnly) => say().file_read_only(),
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => say().file_busy(),
        Some(ErrorCode::CannotOpen) => say().cannot_open(error.to_string()),
        Some(ErrorCode::SystemIoFailure) => say().disk_fails(error.to_string()),
        _ if is_odd_value(error) => say().store_odd_value(),
        _ => error.to_string(),
    }
}
