//! What is wrong with puzzles and their files.

use super::{fen_error, move_error, unknown_variant};
use damier_puzzles::composition::ImportError;
use damier_puzzles::verification::Failure;
use damier_puzzles::{BadLine, BadMove, CollectionError, LineError, PuzzleError};

/// Why a file or a puzzle cannot be had.
#[must_use]
pub fn collection_error(error: &CollectionError) -> String {
    match error {
        CollectionError::Unreadable { path, error } => format!("cannot read {}: {error}", path.display()),
        CollectionError::Puzzle { file, line, error } => format!("{}:{line}: {}", file.display(), puzzle_error(error)),
    }
}

/// Why a line was skipped, or a whole file.
#[must_use]
pub fn bad_line(BadLine { file, line, reason }: &BadLine) -> String {
    let reason = match reason {
        LineError::Unreadable(error) => return format!("{}: {error}", file.display()),
        LineError::Syntax(error) => error.to_string(),
        LineError::Variant(error) => unknown_variant(error),
        LineError::Known(id) => format!("the puzzle {id} is there already"),
    };
    format!("{}:{line}: {reason}", file.display())
}

/// Why a record is no puzzle.
#[must_use]
pub fn puzzle_error(error: &PuzzleError) -> String {
    match error {
        PuzzleError::Syntax(error) => format!("not a puzzle record: {error}"),
        PuzzleError::Variant(error) => unknown_variant(error),
        PuzzleError::Fen { fen, reason } => format!("the position \"{fen}\": {}", fen_error(reason)),
        PuzzleError::Id { found, expected } => {
            format!("the id {found} does not belong to the position, whose id is {expected}")
        }
        PuzzleError::Move { text, reason } => format!("the move {text}: {}", bad_move(reason)),
        PuzzleError::NoMove => "no right move is given".to_owned(),
    }
}

fn bad_move(reason: &BadMove) -> String {
    match reason {
        BadMove::Refused(error) => move_error(error),
        BadMove::NotHub => "is not a move of squares in Hub form".to_owned(),
        BadMove::NoDestination => "has no destination".to_owned(),
        BadMove::NoPiece => {
            "does not lead to this position: no piece of the opponent stands on its destination".to_owned()
        }
    }
}

/// Why a game is no composition.
#[must_use]
pub fn import_error(error: &ImportError) -> String {
    match error {
        ImportError::NoSetup => "it begins with the start position: a composition has a FEN tag".to_owned(),
        ImportError::NoMoves => "it has no moves".to_owned(),
    }
}

/// Why the proof of a puzzle fails.
#[must_use]
pub fn failure(failure: &Failure) -> String {
    match failure {
        Failure::NotUnique { line, other, margin, .. } => {
            format!("after {line}: {other} is not clearly worse than the right move ({margin} centi-men)")
        }
        Failure::UnequalChoices { line, worse, difference } => {
            format!("after {line}: {worse} is worse than another listed move by {difference} centi-men")
        }
        Failure::MissingDefence { line, defence, difference } => {
            format!("after {line}: the defence {defence} is better than those listed by {difference} centi-men")
        }
        Failure::GoalMissed { line } => format!("after {line}: the goal is not reached"),
        Failure::NothingToFind => "there is nothing to find: every first move leads to the same position".to_owned(),
    }
}
