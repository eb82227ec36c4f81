//! The folders of the player's files. All code that reads or writes there asks this module.

use std::path::{Path, PathBuf};

use directories::ProjectDirs;

/// The data folder: `$DAMIER_HOME` if set, else that of the platform. `None` on a system without one.
#[must_use]
pub fn data_folder() -> Option<PathBuf> {
    folder(ProjectDirs::data_dir)
}

/// The folder for settings: `$DAMIER_HOME` if set, else that of the platform. `None` on a system without one.
#[must_use]
pub fn config_folder() -> Option<PathBuf> {
    folder(ProjectDirs::config_dir)
}

fn folder(of_platform: impl Fn(&ProjectDirs) -> &Path) -> Option<PathBuf> {
    let home = std::env::var_os("DAMIER_HOME").filter(|home| !home.is_empty()).map(PathBuf::from);
    home.or_else(|| ProjectDirs::from("", "", "damier").map(|dirs| of_platform(&dirs).to_owned()))
}
