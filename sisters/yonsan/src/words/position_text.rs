//! What is wrong with positions in files and lines.

use yonsan_rules::{Point, PosError, TextProblem};

use super::say;
use crate::train::position_text::{Unread, Unwritten};

/// A point as the board names it.
fn name(point: Point) -> String {
    point.to_string().to_uppercase()
}

/// Why something cannot be read: what, where, and what to do.
#[must_use]
pub fn unread(unread: &Unread) -> String {
    match unread {
        Unread::File(reason) => say().unread_file(reason),
        Unread::NoText => say().unread_no_text(),
        Unread::Pos(error) => format!("{} {}", pos(*error), say().unread_pos_advice()),
        Unread::Text(error) => {
            let fault = say().unread_text(error.line(), error.column(), problem(error.problem()));
            format!("{fault} {}", say().unread_advice())
        }
        Unread::AfterFive(number, point) => say().unread_after_five(*number, name(*point)),
    }
}

fn problem(problem: &TextProblem) -> String {
    match problem {
        TextProblem::NoPoint(word) | TextProblem::TooMuch(word) => say().text_no_point(word),
        TextProblem::NoColumn(letter) => say().text_no_column(letter.to_string()),
        TextProblem::NoRow(number) => say().text_no_row(number),
        TextProblem::RowMissing(letter) => say().text_row_missing(letter.to_string()),
        TextProblem::Taken(point) => say().text_taken(name(*point)),
        TextProblem::SecondSlash => say().text_second_stroke(),
        TextProblem::Nothing => say().text_nothing(),
    }
}

fn pos(error: PosError) -> String {
    match error {
        PosError::Empty => say().pos_empty(),
        PosError::Length { announced, held } => say().pos_length(announced, held),
        PosError::NoPoint { at, value } => say().pos_no_point(at + 1, value),
        PosError::Taken { at, point } => say().pos_taken(at + 1, name(point)),
    }
}

/// Why something cannot be written, and what to do.
#[must_use]
pub fn unwritten(unwritten: &Unwritten) -> String {
    match unwritten {
        Unwritten::Exists => say().unwritten_exists(),
        Unwritten::NoStones => say().unwritten_no_stones(),
        Unwritten::File(reason) => say().unwritten_file(reason),
    }
}
