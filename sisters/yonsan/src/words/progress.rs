//! Progress, and what is wrong with its file.

use etude_store::{BackupError, Damage, DatabaseError, Fault, Fewer, Lost, StoreError, StoreTrouble};

use etude_store::HeldError;
use etude_store::settings::{LineFault, Problem, SettingsError};
use yonsan_rules::RuleSet;

use super::say;
use crate::memory::UnfinishedError;
use crate::train::exercise::Kind;

/// A kind of exercise, in the table of progress.
#[must_use]
pub fn kind_of_exercise(kind: Kind) -> String {
    say().exercise_kind(kind.as_ref())
}

/// What is wrong with the file of progress, in a sentence.
#[must_use]
pub fn trouble(trouble: &StoreTrouble) -> String {
    match trouble {
        StoreTrouble::InMemory(error) => say().trouble_in_memory(store_error(error)),
        StoreTrouble::PutAside(aside) => say().trouble_damaged(damage(&aside.reason), aside.path.display().to_string()),
        StoreTrouble::Fewer(Fewer { had, has }) => say().trouble_fewer(*had, *has),
        StoreTrouble::Mended => say().trouble_mended(),
        StoreTrouble::Faulty(Fault::Found(fault)) => say().trouble_faulty(fault),
        StoreTrouble::Faulty(Fault::Unread(error)) => say().trouble_faulty(store_error(error)),
        StoreTrouble::Unreadable(attempts) => say().trouble_unreadable(*attempts),
    }
}

/// The notice about exercises that could not be saved before the program ended.
#[must_use]
pub fn lost(lost: &Lost) -> String {
    say().exercises_lost(lost.exercises, store_error(&lost.reason))
}

fn store_error(error: &StoreError) -> String {
    match error {
        StoreError::NoPlace => say().no_data_folder(),
        StoreError::Unusable { path, error } => say().in_file(path.display().to_string(), error.to_string()),
        StoreError::Newer { path, .. } => say().in_file(path.display().to_string(), say().store_newer()),
        StoreError::Damaged { path, reason } => say().in_file(path.display().to_string(), damage(reason)),
        StoreError::Backup { path, reason } => say().in_file(path.display().to_string(), backup_error(reason)),
        StoreError::Database { path, error } => say().in_file(path.display().to_string(), database_error(error)),
    }
}

fn damage(damage: &Damage) -> String {
    match damage {
        Damage::Empty => say().file_empty(),
        Damage::NoTable(table) => say().table_missing(table),
        Damage::NoColumn { table, column } => say().table_missing(format!("{table}.{column}")),
        Damage::Reported(reason) => reason.clone(),
    }
}

fn backup_error(error: &BackupError) -> String {
    match error {
        BackupError::Exists => say().file_exists(),
        BackupError::System(error) => error.to_string(),
        BackupError::Database(error) => database_error(error),
    }
}

fn database_error(error: &DatabaseError) -> String {
    match error {
        DatabaseError::DiskFull => say().disk_full(),
        DatabaseError::ReadOnly => say().file_read_only(),
        DatabaseError::Busy => say().file_busy(),
        DatabaseError::OddValue => say().odd_value(),
        DatabaseError::CannotOpen(reason)
        | DatabaseError::Disk(reason)
        | DatabaseError::Damaged(reason)
        | DatabaseError::Other(reason) => reason.clone(),
    }
}

/// The name of a set of puzzles.
#[must_use]
pub fn set_name(name: &str) -> String {
    say().set_name(name)
}

/// An opponent with the rules and the player's colour, from what a game is filed under; `None` if it cannot be read.
#[must_use]
pub fn opponent(item: &str) -> Option<String> {
    let mut parts = item.split(' ');
    let (level, rules, side) = (parts.next()?.strip_prefix("level-")?, parts.next()?, parts.next()?);
    let rules: RuleSet = rules.parse().ok()?;
    Some(say().opponent(level.parse::<u8>().ok()?, say().rules_short(rules.to_string()), say().side(side)))
}

/// What could not be kept or read of unfinished work.
#[must_use]
pub fn unkept(error: &UnfinishedError) -> String {
    match error {
        HeldError::File { path, error } => say().unfinished_unkept(path.display().to_string(), error.to_string()),
        HeldError::Unreadable { path, reason } => say().unfinished_unreadable(reason, path.display().to_string()),
    }
}

/// What is wrong with the file of settings.
#[must_use]
pub fn settings_error(error: &SettingsError) -> String {
    match error {
        SettingsError::Line { path, problem: Problem { line, fault } } => {
            let fault = match fault {
                LineFault::BadValue { key, found, taken } => say().settings_bad_value(*key, found, taken),
                LineFault::UnknownKey(key) => say().settings_unknown_key(key),
                LineFault::NoToml(reason) => reason.clone(),
            };
            say().settings_line(path.display().to_string(), *line, fault)
        }
        SettingsError::NotUtf8(path) => say().in_file(path.display().to_string(), say().settings_not_utf8()),
        SettingsError::Unreadable { path, error } | SettingsError::Unwritable { path, error } => {
            say().in_file(path.display().to_string(), error.to_string())
        }
        SettingsError::Circle(path) => say().in_file(path.display().to_string(), say().settings_circle()),
    }
}
