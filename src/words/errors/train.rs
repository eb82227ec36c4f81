//! Errors in lessons, answers and saved games.

use super::escaped;
use crate::lessons::LessonsError;
use crate::words::errors::rules::{fen_error, typed_syntax_error};
use crate::words::errors::store::file_error;
use crate::words::errors::{board_key, sentence};
use crate::words::language::say;
use damier_train::course::CourseError;
use damier_train::notation::NotAnAnswer;
use damier_train::own_games::PlayerError;
use damier_train::play::SavedError;
use damier_train::play::terms::StartError;
use etude::calendar::NoDay;

/// Why a folder of lessons cannot be used.
#[must_use]
pub fn lessons_error(error: &LessonsError) -> String {
    match error {
        LessonsError::Course(error) => course_error(error),
        LessonsError::File { path, error } => say().in_file(path.to_string_lossy(), file_error(error)),
        LessonsError::NotUtf8(path) => say().in_file(path.to_string_lossy(), say().settings_not_utf8()),
        LessonsError::Words { path, reason } => say().in_file(path.to_string_lossy(), reason),
        LessonsError::Record { path, line, reason } => {
            say().in_file(path.to_string_lossy(), say().record_line(*line, reason))
        }
    }
}

/// Why the files of a course cannot be used.
fn course_error(error: &CourseError) -> String {
    match error {
        CourseError::File { file, reason } => say().in_file(file, reason.trim_end()),
        CourseError::Twice(lesson) => say().course_lesson_twice(lesson),
    }
}

/// Why a game cannot begin, in a sentence.
#[must_use]
pub fn start_error(error: &StartError) -> String {
    match error {
        StartError::Fen(error) => sentence(&fen_error(error)),
        StartError::NoFen => say().no_fen_typed(),
        StartError::Over => say().game_over_no_move(),
        StartError::Drawn(limit) => say().game_over_drawn(limit.moves()),
    }
}

/// Why a typed text is not an answer, in a sentence.
#[must_use]
pub fn not_an_answer(error: &NotAnAnswer) -> String {
    match error {
        NotAnAnswer::NotASquare { text, size } => say().not_a_square(board_key(*size), escaped(text)),
        NotAnAnswer::NotASign { text, signs } => say().not_a_sign(escaped(text), signs.join("  ")),
        NotAnAnswer::NotAMove { text, reason } => typed_syntax_error(text, reason),
    }
}

/// Why a saved game cannot be resumed.
#[must_use]
pub fn saved_error(error: &SavedError) -> String {
    match error {
        SavedError::Json(error) => say().saved_unreadable(error),
        SavedError::Version { found, known } => say().saved_newer(*found, *known),
        SavedError::Wrong(part) => say().saved_bad(part),
    }
}

/// Why a game is not recognised as the player's.
#[must_use]
pub fn player_error(error: &PlayerError) -> String {
    match error {
        PlayerError::NotFound { white, black } => say().game_of_others(white, black),
        PlayerError::Both { white, black } => say().game_of_both(white, black),
    }
}

/// A text that is not a day.
#[must_use]
pub fn no_day(NoDay(text): &NoDay) -> String {
    say().not_a_day(text)
}
