//! Where the program keeps what belongs to a person. Everything that reads or writes there asks this one place.

use std::path::{Path, PathBuf};

use directories::ProjectDirs;

/// The folder for data: `$DAMIER_HOME` if that is set, else that of the platform. `None` on a system that has no such
/// place.
#[must_use]
pub fn data_folder() -> Option<PathBuf> {
    folder(ProjectDirs::data_dir)
}

/// The folder for settings, likewise.
#[must_use]
pub fn config_folder() -> Option<PathBuf> {
    folder(ProjectDirs::config_dir)
}

fn folder(of_platform: impl Fn(&ProjectDirs) -> &Path) -> Option<PathBuf> {
    let home = std::env::var_os("DAMIER_HOME").filter(|home| !home.is_empty()).map(PathBuf::from);
    home.or_else(|| ProjectDirs::from("", "", "damier").map(|dirs| of_platform(&dirs).to_owned()))
}
