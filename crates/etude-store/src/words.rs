//! Words for what is wrong with files.

/// Declares `trouble`, `lost` and `settings_error`: what is wrong with the files of progress and of settings, in sentences of
/// the program's language.
///
/// The module needs `say()` (`etude_text::languages!`) with the messages `trouble-*`, `exercises-lost`, `in-file`,
/// `no-data-folder`, `store-newer`, `file-*`, `table-missing`, `disk-full`, `odd-value` and `settings-*`.
#[macro_export]
macro_rules! words {
    () => {
        use std::path::Path;

        use $crate::settings::{LineFault, Problem, SettingsError};
        use $crate::{BackupError, Damage, DatabaseError, Fault, Fewer, StoreError, StoreProblem, Unwritten};

        /// What is wrong with the file of progress, in a sentence.
        #[must_use]
        pub fn trouble(trouble: &StoreProblem) -> String {
            match trouble {
                StoreProblem::InMemory(error) => say().trouble_in_memory(store_error(error)),
                StoreProblem::PutAside(aside) => {
                    say().trouble_damaged(damage(&aside.reason), aside.path.display().to_string())
                }
                StoreProblem::Fewer(Fewer { had, has }) => say().trouble_fewer(*had, *has),
                StoreProblem::Mended => say().trouble_mended(),
                StoreProblem::Faulty(Fault::Found(fault)) => say().trouble_faulty(fault),
                StoreProblem::Faulty(Fault::Unread(error)) => say().trouble_faulty(store_error(error)),
                StoreProblem::Unreadable(attempts) => say().trouble_unreadable(*attempts),
            }
        }

        /// The notice about exercises that could not be saved before the program ended.
        #[must_use]
        pub fn lost(lost: &Unwritten) -> String {
            say().exercises_lost(lost.exercises, store_error(&lost.reason))
        }

        fn store_error(error: &StoreError) -> String {
            let in_file = |path: &Path, reason: String| say().in_file(path.display().to_string(), reason);
            match error {
                StoreError::NoPlace => say().no_data_folder(),
                StoreError::Unusable { path, error }
                | StoreError::Backup { path, reason: BackupError::System(error) } => in_file(path, error.to_string()),
                StoreError::Newer { path, .. } => in_file(path, say().store_newer()),
                StoreError::Damaged { path, reason } => in_file(path, damage(reason)),
                StoreError::Backup { path, reason: BackupError::Exists } => in_file(path, say().file_exists()),
                StoreError::Backup { path, reason: BackupError::Database(error) }
                | StoreError::Database { path, error } => in_file(path, database_error(error)),
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
    };
}
