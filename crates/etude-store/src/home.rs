//! The folders of a program's files.

use std::path::{Path, PathBuf};

use directories::ProjectDirs;

/// Where a program keeps its files.
#[derive(Clone, Copy, Debug)]
pub struct Home {
    program: &'static str,
    variable: &'static str,
}

impl Home {
    /// The folders of a program, in lower case, unless an environment variable names another folder for all its files.
    #[must_use]
    pub const fn new(program: &'static str, variable: &'static str) -> Self {
        Self { program, variable }
    }

    /// The folder for data. `None` on a system without one.
    #[must_use]
    pub fn data_folder(self) -> Option<PathBuf> {
        self.folder(ProjectDirs::data_dir)
    }

    /// The folder for settings. `None` on a system without one.
    #[must_use]
    pub fn config_folder(self) -> Option<PathBuf> {
        self.folder(ProjectDirs::config_dir)
    }

    /// The file of progress: `progress/progress.sqlite3` in the folder for data. `None` on a system without one.
    #[must_use]
    pub fn progress_file(self) -> Option<PathBuf> {
        self.data_folder().map(|data| data.join("progress").join("progress.sqlite3"))
    }

    /// The file of settings: `settings.toml` in the folder for settings. `None` on a system without one.
    #[must_use]
    pub fn settings_file(self) -> Option<PathBuf> {
        self.config_folder().map(|folder| folder.join("settings.toml"))
    }

    fn folder(self, of_platform: impl Fn(&ProjectDirs) -> &Path) -> Option<PathBuf> {
        let home = std::env::var_os(self.variable).filter(|home| !home.is_empty()).map(PathBuf::from);
        home.or_else(|| ProjectDirs::from("", "", self.program).map(|dirs| of_platform(&dirs).to_owned()))
    }
}
