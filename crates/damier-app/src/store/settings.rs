//! The file of settings: read at the start, and written whenever a setting changes.
//!
//! The file is replaced as a whole, so that it always holds either the old text or the new one. Only its owner can read it.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::Receiver;

use crate::settings::text::Problem;
use crate::settings::{Settings, text};
use etude_files::{Access, FileError, beside, read_regular, replace};
use etude_store::Writer;

/// The file of settings: `settings.toml` in the user's folder for settings. `None` on a system without such a folder.
#[must_use]
pub fn default_path() -> Option<PathBuf> {
    crate::home::config_folder().map(|folder| folder.join("settings.toml"))
}

/// A problem with the file of settings.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SettingsError {
    /// A line has an error.
    #[error("{path}: {problem}")]
    Line {
        /// The file.
        path: PathBuf,
        /// What is wrong, and where.
        problem: Problem,
    },
    /// It is not UTF-8, so all settings have their defaults.
    #[error("{0} is not UTF-8")]
    NotUtf8(PathBuf),
    /// It cannot be read, so all settings have their defaults.
    #[error("cannot read {path}: {error}")]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// The error of the system.
        error: FileError,
    },
    /// It cannot be written.
    #[error("cannot write {path}: {error}")]
    Unwritable {
        /// The file.
        path: PathBuf,
        /// The error of the system.
        error: FileError,
    },
    /// It is a link in a circle of links.
    #[error("{0} is a link in a circle")]
    Circle(PathBuf),
}

/// The settings of a file, and the problems in it. Settings that cannot be read have their defaults.
#[must_use]
pub fn load(path: &Path) -> (Settings, Vec<SettingsError>) {
    let path = path.to_owned();
    match read_regular(&path).map(String::from_utf8) {
        Ok(Ok(text)) => {
            let (settings, problems) = text::read(&text);
            let errors = problems.into_iter().map(|problem| SettingsError::Line { path: path.clone(), problem });
            (settings, errors.collect())
        }
        Ok(Err(_)) => (Settings::default(), vec![SettingsError::NotUtf8(path)]),
        Err(error) if error.kind() == io::ErrorKind::NotFound => (Settings::default(), Vec::new()),
        Err(error) => (Settings::default(), vec![SettingsError::Unreadable { path, error: error.into() }]),
    }
}

/// Writes settings into a file, which is created if necessary. A file that is not TOML is first copied under a name
/// ending in `broken`.
///
/// # Errors
///
/// When the file or its folder cannot be read or written; then the file is unchanged.
pub fn save(path: &Path, settings: &Settings) -> Result<(), SettingsError> {
    // Write through a link, so that the link stays.
    let target = target_of(path)?;
    let failed = |error: io::Error| SettingsError::Unwritable { path: path.to_owned(), error: error.into() };
    save_at(&target, settings).map_err(failed)
}

fn save_at(path: &Path, settings: &Settings) -> io::Result<()> {
    let old = match read_regular(path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
        Err(error) => return Err(error),
    };
    let changed = std::str::from_utf8(&old).ok().and_then(|old| text::write(old, settings));
    let new = if let Some(changed) = changed {
        changed
    } else {
        fs::copy(path, free_name(path))?;
        text::write("", settings).ok_or(io::ErrorKind::InvalidInput)?
    };
    replace(path, new.as_bytes(), Access::Private).map(drop)
}

/// The target of a chain of links, which need not exist.
fn target_of(path: &Path) -> Result<PathBuf, SettingsError> {
    /// As many links as Linux follows.
    const MAX_LINKS: usize = 40;

    let mut place = path.to_owned();
    for _ in 0..MAX_LINKS {
        match fs::read_link(&place) {
            Ok(next) => place = place.with_file_name("").join(next),
            // Not a link.
            Err(_) => return Ok(place),
        }
    }
    Err(SettingsError::Circle(path.to_owned()))
}

/// An unused name for a copy of a broken file.
fn free_name(path: &Path) -> PathBuf {
    let names = (1..).map(|number| match number {
        1 => beside(path, ".broken"),
        _ => beside(path, &format!(".broken-{number}")),
    });
    names.into_iter().find(|name| !name.exists()).unwrap_or_else(|| beside(path, ".broken"))
}

/// A thread that writes settings, so that the screen never waits for the disk. Dropping it writes the last settings
/// first.
pub struct Saver(Writer<Settings>);

impl Saver {
    /// Starts the thread for a file. After each write, `tell` gets the error of the write or else the problems in the
    /// file; none if all is well.
    ///
    /// # Errors
    ///
    /// When no thread can be started.
    pub fn start(path: PathBuf, tell: impl Fn(Vec<SettingsError>) + Send + 'static) -> io::Result<Self> {
        Writer::start("saver", move |inbox: &Receiver<Settings>| {
            while let Ok(settings) = inbox.recv() {
                // If several are waiting, write only the last.
                let settings = inbox.try_iter().last().unwrap_or(settings);
                tell(match save(&path, &settings) {
                    Ok(()) => load(&path).1,
                    Err(error) => vec![error],
                });
            }
        })
        .map(Self)
    }

    /// Hands settings over.
    pub fn save(&self, settings: Settings) {
        self.0.hand_over(settings);
    }
}
