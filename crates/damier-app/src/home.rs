//! The folders of the player's files. All code that reads or writes there asks this module.

use std::path::PathBuf;

use etude_store::Home;

/// Damier's folders, all of them `$DAMIER_HOME` if that is set.
const HOME: Home = Home::new("damier", "DAMIER_HOME");

/// The folder for data. `None` on a system without one.
#[must_use]
pub fn data_folder() -> Option<PathBuf> {
    HOME.data_folder()
}

/// The folder for settings. `None` on a system without one.
#[must_use]
pub fn config_folder() -> Option<PathBuf> {
    HOME.config_folder()
}

/// The file of settings. `None` on a system without a folder for settings.
#[must_use]
pub fn settings_file() -> Option<PathBuf> {
    HOME.settings_file()
}

/// The file of progress. `None` on a system without a folder for data.
#[must_use]
pub fn progress_file() -> Option<PathBuf> {
    HOME.progress_file()
}
