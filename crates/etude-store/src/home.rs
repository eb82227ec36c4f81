//! The folders of a program's files.

use std::env;
use std::path::PathBuf;

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
        self.folder(data_of_system)
    }

    /// The folder for settings. `None` on a system without one.
    #[must_use]
    pub fn config_folder(self) -> Option<PathBuf> {
        self.folder(config_of_system)
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

    fn folder(self, of_system: impl Fn(&str) -> Option<PathBuf>) -> Option<PathBuf> {
        let home = env::var_os(self.variable).filter(|home| !home.is_empty()).map(PathBuf::from);
        home.or_else(|| of_system(self.program))
    }
}

/// The home folder of the user. `None` on a system without one.
#[must_use]
pub fn home_folder() -> Option<PathBuf> {
    env::home_dir().filter(|home| !home.as_os_str().is_empty())
}

/// As the XDG Base Directory Specification 0.8 has it: a path in a variable counts only if it is absolute.
#[cfg(not(any(target_os = "macos", windows)))]
fn xdg(variable: &str, otherwise: &str, program: &str) -> Option<PathBuf> {
    let named = env::var_os(variable).map(PathBuf::from).filter(|path| path.is_absolute());
    let folder = named.or_else(|| home_folder().map(|home| home.join(otherwise)))?;
    Some(folder.join(program))
}

#[cfg(not(any(target_os = "macos", windows)))]
fn data_of_system(program: &str) -> Option<PathBuf> {
    xdg("XDG_DATA_HOME", ".local/share", program)
}

#[cfg(not(any(target_os = "macos", windows)))]
fn config_of_system(program: &str) -> Option<PathBuf> {
    xdg("XDG_CONFIG_HOME", ".config", program)
}

#[cfg(target_os = "macos")]
fn data_of_system(program: &str) -> Option<PathBuf> {
    home_folder().map(|home| home.join("Library/Application Support").join(program))
}

#[cfg(target_os = "macos")]
use data_of_system as config_of_system;

#[cfg(windows)]
fn data_of_system(program: &str) -> Option<PathBuf> {
    roaming().map(|folder| folder.join(program).join("data"))
}

#[cfg(windows)]
fn config_of_system(program: &str) -> Option<PathBuf> {
    roaming().map(|folder| folder.join(program).join("config"))
}

/// The folder of what follows the user from one machine to another.
#[cfg(windows)]
fn roaming() -> Option<PathBuf> {
    let named = env::var_os("APPDATA").map(PathBuf::from).filter(|path| path.is_absolute());
    named.or_else(|| home_folder().map(|home| home.join("AppData").join("Roaming")))
}
