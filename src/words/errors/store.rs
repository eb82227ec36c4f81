//! Errors in keeping progress, games and settings.

use crate::words::choice::language_set;
use crate::words::errors::pdn::pdn_error;
use crate::words::errors::train::{no_day, saved_error};
use crate::words::errors::{either, io_error};
use crate::words::language::{Language, say};
use damier_app::settings::Settings;
use damier_app::settings::text::{self, Allowed};
use damier_app::store::exchange::{ExchangeError, FORMAT, VERSION};
use damier_app::store::keeper::KeepError;
use damier_app::store::pdn_files::PdnFileError;
use damier_app::store::unfinished::{BadDraft, UnfinishedError};
use damier_engine::MAX_THREADS;
use etude::calendar::NoDay;
use etude_files::{DeadLink, FileError};
use etude_store::settings::{LineFault, Problem, SettingsError};
use etude_store::{
    AttemptRow, BackupError, BadRow, BadValue, CsvError, CsvFault, Damage, DatabaseError, Fault, HeldError, StoreError,
};
use std::io::ErrorKind;
use std::path::Path;

/// What is wrong with a file or a folder: the system's words, unless the file itself was refused.
#[must_use]
pub fn file_error(error: &FileError) -> String {
    match error {
        FileError::NotRegular => say().not_a_regular_file(),
        FileError::DeadLink(dead) => dead_link(dead),
        FileError::System(ErrorKind::IsADirectory, _) => say().is_a_folder(),
        FileError::System(_, text) => text.clone(),
    }
}

/// A link to nothing.
pub(super) fn dead_link(DeadLink { folder, target }: &DeadLink) -> String {
    let target = target.to_string_lossy();
    match folder {
        Some(folder) => say().folder_links_to_nothing(folder.to_string_lossy(), target),
        None => say().link_to_nothing(target),
    }
}

/// Why progress cannot be kept or read.
#[must_use]
pub fn store_error(error: &StoreError) -> String {
    match error {
        StoreError::NoPlace => say().no_data_folder(),
        StoreError::Unusable { path, error } => unusable(path, error),
        StoreError::Newer { path, found, known } => say().store_newer(path.to_string_lossy(), *found, *known),
        StoreError::Damaged { path, reason } => say().store_damaged(path.to_string_lossy(), damage(reason)),
        StoreError::Backup { path, reason } => say().store_no_backup(path.to_string_lossy(), backup_error(reason)),
        StoreError::Database { path, error } => say().in_file(path.to_string_lossy(), database_error(error)),
    }
}

/// Why a file of progress or its folder cannot be used, and what helps against that.
fn unusable(path: &Path, error: &FileError) -> String {
    let because = |reason| say().store_unusable(path.to_string_lossy(), reason);
    let problem = || because(file_error(error));
    let FileError::System(kind, _) = error else {
        return match error {
            // It says itself what helps.
            FileError::DeadLink(_) => problem(),
            _ => say().rename_it(problem()),
        };
    };
    match kind {
        ErrorKind::PermissionDenied => say().make_writable(problem()),
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => say().free_space(problem()),
        // The system says so of a folder that was to be made where something else is.
        ErrorKind::AlreadyExists | ErrorKind::NotADirectory => say().rename_it(because(say().file_for_folder())),
        ErrorKind::IsADirectory => say().rename_it(problem()),
        _ => say().other_folder(problem()),
    }
}

/// What is wrong with the file of progress.
#[must_use]
pub fn damage(damage: &Damage) -> String {
    match damage {
        Damage::Empty => say().file_empty(),
        Damage::NoTable(table) => say().store_table_missing(table),
        Damage::NoColumn { table, column } => say().store_column_missing(table, column),
        Damage::Reported(reason) => reason.clone(),
    }
}

fn backup_error(error: &BackupError) -> String {
    match error {
        BackupError::Exists => say().backup_exists(),
        BackupError::System(error) => file_error(error),
        BackupError::Database(error) => database_error(error),
    }
}

fn database_error(error: &DatabaseError) -> String {
    match error {
        DatabaseError::DiskFull => say().disk_full(),
        DatabaseError::ReadOnly => say().file_read_only(),
        DatabaseError::Busy => say().file_busy(),
        DatabaseError::CannotOpen(reason) => say().cannot_open(reason),
        DatabaseError::Disk(reason) => say().disk_fails(reason),
        DatabaseError::OddValue => say().store_odd_value(),
        DatabaseError::Damaged(reason) | DatabaseError::Other(reason) => reason.clone(),
    }
}

/// Why a text cannot be imported, or an export not written.
#[must_use]
pub fn exchange_error(error: &ExchangeError) -> String {
    match error {
        ExchangeError::Json(error) => say().not_an_export(error.to_string()),
        ExchangeError::Format(found) => say().other_format(found, FORMAT),
        ExchangeError::Version(found) => say().export_newer(*found, VERSION),
        ExchangeError::Csv(CsvError { line, fault }) => say().export_line(*line, csv_fault(fault)),
        ExchangeError::Row { number, error } => say().export_attempt(*number, bad_row(error)),
        ExchangeError::Store(error) => store_error(error),
        ExchangeError::Read(error) => io_error(error),
        ExchangeError::Write(error) => say().export_unwritten(io_error(error)),
    }
}

fn csv_fault(fault: &CsvFault) -> String {
    match fault {
        CsvFault::Form(reason) => reason.clone(),
        CsvFault::Columns => say().export_columns(AttemptRow::columns().collect::<Vec<_>>().join(",")),
        CsvFault::Row(error) => bad_row(error),
    }
}

/// A value that does not fit its column.
#[must_use]
pub fn bad_row(BadRow { column, value }: &BadRow) -> String {
    say().export_value(*column, bad_value(column, value))
}

fn bad_value(column: &str, value: &BadValue) -> String {
    match value {
        BadValue::Missing => say().value_missing(),
        BadValue::Empty => say().file_empty(),
        BadValue::OtherType => say().value_other_type(),
        BadValue::NotText(value) => say().value_not_text(value),
        BadValue::NotWhole(value) => say().value_not_whole(value),
        BadValue::NotNumber(value) => say().value_not_number(value),
        BadValue::OutOfRange(value) => say().value_out_of_range(value.to_string()),
        BadValue::RatingsIncomplete => say().ratings_incomplete(),
        BadValue::Unknown(value) => match column {
            "day" => no_day(&NoDay(value.clone())),
            "kind" => say().no_such_kind(value),
            "mode" => say().no_such_mode(value),
            "variant" => say().unknown_variant(value),
            _ => say().no_such_verdict(value),
        },
    }
}

/// Why something unfinished, or a finished game, cannot be kept or read.
#[must_use]
pub fn unfinished_error(error: &UnfinishedError) -> String {
    match error {
        UnfinishedError::NoPlace => say().no_data_folder(),
        UnfinishedError::Held(HeldError::File { path, error }) => {
            say().in_file(path.to_string_lossy(), file_error(error))
        }
        UnfinishedError::Held(HeldError::Unreadable { path, reason }) => {
            say().unfinished_put_aside(bad_draft(reason), path.to_string_lossy())
        }
        UnfinishedError::Held(HeldError::Newer { path, reason }) => {
            say().unfinished_left_alone(bad_draft(reason), path.to_string_lossy())
        }
    }
}

fn bad_draft(error: &BadDraft) -> String {
    match error {
        BadDraft::Json(reason) => reason.clone(),
        BadDraft::Format { found, wanted } => say().other_format(found, *wanted),
        BadDraft::Exercise(error) => bad_row(error),
        BadDraft::Game(error) => saved_error(error),
        BadDraft::Analysis(error) => pdn_error(error),
        BadDraft::NoGame => say().no_game_in_file(),
    }
}

/// Why something cannot be written.
#[must_use]
pub fn keep_error(error: &KeepError) -> String {
    match error {
        KeepError::Progress(error) => store_error(error),
        KeepError::File(error) => unfinished_error(error),
    }
}

/// A fault in the file of progress.
#[must_use]
pub fn store_fault(fault: &Fault) -> String {
    match fault {
        Fault::Found(fault) => fault.clone(),
        Fault::Unread(error) => store_error(error),
    }
}

/// Why a file of games cannot be read or written.
#[must_use]
pub fn pdn_file_error(error: &PdnFileError) -> String {
    match error {
        PdnFileError::NoPlace => say().no_analyses_folder(),
        PdnFileError::Unreadable { path, reason } => say().cannot_read(path.to_string_lossy(), file_error(reason)),
        PdnFileError::Bad { path, error } => format!("{}:{}", path.display(), pdn_error(error)),
        PdnFileError::NoSuchGame { path, games, wanted } => say().no_such_game(path.to_string_lossy(), *games, *wanted),
        PdnFileError::Exists(path) => say().file_exists(path.to_string_lossy()),
        PdnFileError::Unwritable { path, reason } => say().cannot_write(path.to_string_lossy(), file_error(reason)),
    }
}

/// A problem with the file of settings, in a sentence.
#[must_use]
pub fn settings_error(error: &SettingsError) -> String {
    let name = |path: &Path| path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
    match error {
        // Messages are short, and the settings screen shows the whole path.
        SettingsError::Line { path, problem } => say().settings_complaint(name(path), settings_problem(problem)),
        SettingsError::NotUtf8(path) => say().settings_unread(path.to_string_lossy(), say().settings_not_utf8()),
        SettingsError::Unreadable { path, error } => say().settings_unread(path.to_string_lossy(), file_error(error)),
        SettingsError::Unwritable { path, error } => say().settings_unsaved(path.to_string_lossy(), file_error(error)),
        SettingsError::Circle(path) => say().settings_unsaved(path.to_string_lossy(), say().settings_dead_link()),
    }
}

/// A problem in a line of the file of settings.
#[must_use]
pub fn settings_problem(Problem { line, fault }: &Problem) -> String {
    match fault {
        LineFault::BadValue { key, found, taken } => {
            let found = if found.is_empty() { say().settings_a_table() } else { found.clone() };
            let allowed = text::allowed(key).map(allowed_values).unwrap_or_default();
            say().settings_bad_value(*line, *key, found, allowed, taken)
        }
        LineFault::UnknownKey(key) => {
            say().settings_unknown_key(*line, key, text::keys().collect::<Vec<_>>().join(&say().list_separator()))
        }
        LineFault::NoToml(reason) => say().settings_no_toml(*line, reason),
    }
}

/// The language of the settings is none that the program speaks.
#[must_use]
pub fn unknown_language(settings: &Settings, path: &Path) -> Option<String> {
    let code = settings.language.code().filter(|_| language_set(&settings.language).is_none())?;
    let allowed = allowed_values(Allowed::Language);
    let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy();
    Some(say().settings_complaint(name, say().settings_no_language(format!("{code:?}"), allowed)))
}

fn quoted<'a>(names: impl IntoIterator<Item = &'a str>) -> String {
    either(&names.into_iter().map(|name| format!("{name:?}")).collect::<Vec<_>>())
}

fn allowed_values(allowed: Allowed) -> String {
    match allowed {
        Allowed::Names(names) => quoted(names()),
        Allowed::Language => quoted(std::iter::once("auto").chain(Language::iter().map(|language| &**language))),
        Allowed::Range(least, most) => say().allowed_range(least, most),
        Allowed::Text { longest } => say().allowed_text(longest),
        Allowed::Threads => say().allowed_threads(MAX_THREADS),
        Allowed::Memory => say().allowed_memory(text::MAX_MEMORY),
    }
}
