//! Why progress cannot be kept or read. A program puts these errors into the words of its player.

use std::path::{Path, PathBuf};

use etude_files::FileError;
use rusqlite::ErrorCode;

/// Why progress cannot be kept or read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// The system names no folder for data.
    #[error("no folder for data")]
    NoPlace,
    /// The folder or the file cannot be created or used.
    #[error("cannot use {path}: {error}")]
    Unusable {
        /// The folder or file.
        path: PathBuf,
        /// The error of the system.
        error: FileError,
    },
    /// A newer version of the program has written the file.
    #[error("{path} has version {found}, and {known} is the newest known")]
    Newer {
        /// The file.
        path: PathBuf,
        /// The version of its schema.
        found: i64,
        /// The newest version that this program knows.
        known: i64,
    },
    /// The file is damaged, or not a file of progress.
    #[error("{path} is damaged: {reason}")]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        reason: Damage,
    },
    /// A backup cannot be written.
    #[error("cannot write the backup {path}: {reason}")]
    Backup {
        /// The copy.
        path: PathBuf,
        /// Why.
        reason: BackupError,
    },
    /// The database failed.
    #[error("{path}: {error}")]
    Database {
        /// The file.
        path: PathBuf,
        /// The error of the database.
        error: DatabaseError,
    },
}

/// What is wrong with a file of progress.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Damage {
    /// It is empty, though it was made before.
    #[error("it is empty")]
    Empty,
    /// A table is missing.
    #[error("the table {0} is missing")]
    NoTable(String),
    /// A column of a table is missing.
    #[error("the column {column} of the table {table} is missing")]
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

/// Why a backup cannot be written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BackupError {
    /// The file exists.
    #[error("the file exists")]
    Exists,
    /// The system refuses.
    #[error(transparent)]
    System(#[from] FileError),
    /// The database fails.
    #[error(transparent)]
    Database(#[from] DatabaseError),
}

/// A failure of the database, by what a player can do about it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DatabaseError {
    /// The disk is full.
    #[error("the disk is full")]
    DiskFull,
    /// The file, or its disk, can only be read.
    #[error("the file cannot be written")]
    ReadOnly,
    /// Another program is writing, and has been for seconds.
    #[error("another program is writing")]
    Busy,
    /// The file cannot be opened, for this reason.
    #[error("{0}")]
    CannotOpen(String),
    /// The disk fails in this way.
    #[error("{0}")]
    Disk(String),
    /// A value in the file is not of the kind that was written there.
    #[error("a value of another kind")]
    OddValue,
    /// The file is damaged, or no database, or lacks a table or column.
    #[error("{0}")]
    Damaged(String),
    /// Anything else.
    #[error("{0}")]
    Other(String),
}

impl From<rusqlite::Error> for DatabaseError {
    fn from(error: rusqlite::Error) -> Self {
        use rusqlite::Error::{
            FromSqlConversionFailure, IntegralValueOutOfRange, InvalidColumnType, SqlInputError, Utf8Error,
        };
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => return Self::DiskFull,
            Some(ErrorCode::ReadOnly) => return Self::ReadOnly,
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => return Self::Busy,
            Some(ErrorCode::CannotOpen) => return Self::CannotOpen(error.to_string()),
            Some(ErrorCode::SystemIoFailure) => return Self::Disk(error.to_string()),
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => return Self::Damaged(error.to_string()),
            _ => {}
        }
        match error {
            FromSqlConversionFailure(..) | IntegralValueOutOfRange(..) | InvalidColumnType(..) | Utf8Error(..) => {
                Self::OddValue
            }
            SqlInputError { .. } => Self::Damaged(error.to_string()),
            _ => Self::Other(error.to_string()),
        }
    }
}

impl StoreError {
    /// A failure of the database in a file.
    pub(crate) fn database(path: &Path, error: rusqlite::Error) -> Self {
        Self::Database { path: path.to_owned(), error: error.into() }
    }
}
