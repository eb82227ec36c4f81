//! Errors in puzzles and their files.

use crate::words::errors::io_error;
use crate::words::errors::rules::{fen_error, move_error, unknown_variant};
use crate::words::language::say;
use damier_engine::judge::DECIDED;
use damier_puzzles::composition::ImportError;
use damier_puzzles::pack::PackError;
use damier_puzzles::verification::Failure;
use damier_puzzles::{BadLine, BadMove, CollectionError, LineError, PuzzleError};

/// Why a file or a puzzle cannot be read.
#[must_use]
pub fn collection_error(error: &CollectionError) -> String {
    match error {
        CollectionError::Unreadable { path, error } => say().cannot_read(path.to_string_lossy(), io_error(error)),
        CollectionError::Puzzle { file, line, error } => {
            say().at_line_of_file(file.to_string_lossy(), *line, puzzle_error(error))
        }
    }
}

/// Why a line, or a whole file, was skipped.
#[must_use]
pub fn bad_line(BadLine { file, line, reason }: &BadLine) -> String {
    let file = file.to_string_lossy();
    let problem = match reason {
        LineError::Unreadable(error) => return say().in_file(file, io_error(error)),
        LineError::Syntax(error) => error.to_string(),
        LineError::Variant(error) => unknown_variant(error),
        LineError::Pack(error) => return say().in_file(file, pack_error(error)),
        LineError::Known(id) => say().puzzle_twice(id),
    };
    say().at_line_of_file(file, *line, problem)
}

/// Why a record is not a puzzle.
#[must_use]
pub fn puzzle_error(error: &PuzzleError) -> String {
    match error {
        PuzzleError::Syntax(error) => say().puzzle_syntax(error.to_string()),
        PuzzleError::Pack(error) => pack_error(error),
        PuzzleError::Variant(error) => unknown_variant(error),
        PuzzleError::Fen { fen, reason } => say().puzzle_position(fen, fen_error(reason)),
        PuzzleError::Id { found, expected } => say().puzzle_id(found, expected),
        PuzzleError::Move { text, reason } => match reason {
            BadMove::Refused(error) => say().puzzle_move(text, move_error(error)),
            BadMove::NotHub => say().puzzle_move_form(text),
            BadMove::NoDestination => say().puzzle_move_destination(text),
            BadMove::NoPiece => say().puzzle_move_piece(text),
        },
        PuzzleError::NoMove => say().puzzle_no_move(),
    }
}

/// Why a pack cannot be read.
#[must_use]
#[allow(clippy::trivially_copy_pass_by_ref, reason = "the errors are looked up by reference")]
pub fn pack_error(error: &PackError) -> String {
    match error {
        PackError::NotAPack => say().pack_unknown(),
        PackError::Version(version) => say().pack_version(*version),
        PackError::Damaged => say().pack_damaged(),
    }
}

/// Why a game is not a composition.
#[must_use]
pub fn import_error(error: &ImportError) -> String {
    match error {
        ImportError::NoSetup => say().composition_no_fen(),
        ImportError::NoMoves => say().composition_no_moves(),
    }
}

/// A difference in men, or `result` if it is as large as that between a game and a lost one.
fn men(difference: i32) -> String {
    let size = difference.unsigned_abs();
    if size >= DECIDED.unsigned_abs() { "result".to_owned() } else { format!("{}.{:02}", size / 100, size % 100) }
}

/// Why the proof of a puzzle fails.
#[must_use]
pub fn failure(failure: &Failure) -> String {
    match failure {
        Failure::NotUnique { line, other, margin, .. } if *margin < 0 => {
            say().proof_other_better(line, other, men(*margin))
        }
        Failure::NotUnique { line, other, margin, .. } => say().proof_not_unique(line, other, men(*margin)),
        Failure::UnequalChoices { line, worse, difference } => say().proof_unequal(line, worse, men(*difference)),
        Failure::MissingDefence { line, defence, difference } => {
            say().proof_missing_defence(line, defence, men(*difference))
        }
        Failure::GoalMissed { line } => say().proof_goal_missed(line),
        Failure::NothingToFind => say().proof_nothing_to_find(),
    }
}
