//! Errors in endings tables.

use crate::words::errors::io_error;
use crate::words::language::say;
use damier_endings::{BuildError, MAX_PIECES, ProblemReason, RecordError, TableProblem, TooLong, UnknownClass, Value};

/// A table on disk that cannot be used, and the command that rebuilds it.
#[must_use]
pub fn table_problem(problem: &TableProblem) -> String {
    let TableProblem { path, reason, variant, pieces, folder } = problem;
    let reason = match reason {
        ProblemReason::Unreadable(error) => io_error(error),
        ProblemReason::Damaged(error) => record_error(error),
    };
    let (variant, folder) = (variant.name(), folder.display());
    let command = format!("damier endings build --variant {variant} --pieces {pieces} --dir {folder}");
    say().table_problem(path.to_string_lossy(), reason, command)
}

fn record_error(error: &RecordError) -> String {
    match error {
        RecordError::NotATable => say().table_not_a_table(),
        RecordError::Version { found, known } => say().table_version(*found, *known),
        RecordError::Length(found, expected) => say().table_length(*found, *expected),
        RecordError::Checksum => say().table_checksum(),
        RecordError::WrongClass { found: (variant, class), expected: (wanted, other) } => {
            say().table_wrong_class(variant.name(), class.to_string(), wanted.name(), other.to_string())
        }
    }
}

/// Why tables are not built.
#[must_use]
pub fn build_error(error: &BuildError) -> String {
    match error {
        BuildError::TooLong(TooLong { class }) => say().table_too_long(class.to_string(), Value::MAX_DISTANCE),
        BuildError::Write { path, error } => say().cannot_write(path.to_string_lossy(), error.to_string()),
        BuildError::Missing { class, problems } => {
            let problems: Vec<String> = problems.iter().map(|problem| table_problem(problem)).collect();
            say().table_missing(class.to_string(), problems.join(&say().problem_separator()))
        }
    }
}

/// A name that is not a class.
#[must_use]
pub fn unknown_class(UnknownClass(name): &UnknownClass) -> String {
    say().unknown_class(name, MAX_PIECES)
}
