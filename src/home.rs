//! Where the program keeps what belongs to a person. Everything that reads or writes there asks this one place.

use std::path::PathBuf;

/// The folder for data: `$DAMIER_HOME` if that is set, else that of the platform. `None` on a system that has no such
/// place.
#[must_use]
pub fn data_folder() -> Option<PathBuf> {
    let home = std::env::var_os("DAMIER_HOME").filter(|home| !home.is_empty()).map(PathBuf::from);
    home.or_else(|| directories::ProjectDirs::from("", "", "damier").map(|dirs| dirs.data_dir().to_owned()))
}
