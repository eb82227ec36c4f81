//! What is wrong with the tables of endings.

use damier_endings::{BuildError, MAX_PIECES, ProblemReason, RecordError, TableProblem, TooLong, UnknownClass, Value};

/// A table on disk that cannot be used, and how it comes back.
#[must_use]
pub fn table_problem(problem: &TableProblem) -> String {
    let TableProblem { path, reason, variant, pieces, folder } = problem;
    let reason = match reason {
        ProblemReason::Unreadable(error) => error.to_string(),
        ProblemReason::Damaged(error) => record_error(error),
    };
    format!(
        "{} cannot be used: {reason}. Rebuild it with `damier endings build --variant {variant} --pieces {pieces} --dir {}`",
        path.display(),
        folder.display()
    )
}

fn record_error(error: &RecordError) -> String {
    match error {
        RecordError::NotATable => "it is no table of endings".to_owned(),
        RecordError::Version { found, known } => format!("it has version {found}, this program reads version {known}"),
        RecordError::Length(found, expected) => {
            format!("it is truncated or has grown: {found} bytes instead of {expected}")
        }
        RecordError::Checksum => "its checksum does not match: it is damaged".to_owned(),
        RecordError::WrongClass { found: (variant, class), expected: (wanted, other) } => {
            format!("it holds {variant} {class}, not {wanted} {other}")
        }
    }
}

/// Why tables are not built.
#[must_use]
pub fn build_error(error: &BuildError) -> String {
    match error {
        BuildError::TooLong(TooLong { class }) => {
            format!("{class} has wins longer than {} plies, more than a table can hold", Value::MAX_DISTANCE)
        }
        BuildError::Write { path, error } => format!("cannot write {}: {error}", path.display()),
        BuildError::Missing { class, problems } => {
            let problems: Vec<String> = problems.iter().map(|problem| table_problem(problem)).collect();
            format!("{class} leads to classes that are missing or damaged. {}", problems.join("; "))
        }
    }
}

/// A name that is no class.
#[must_use]
pub fn unknown_class(UnknownClass(name): &UnknownClass) -> String {
    format!("\"{name}\" is no class: write the pieces of both sides like KKM-K, {MAX_PIECES} pieces at most")
}
