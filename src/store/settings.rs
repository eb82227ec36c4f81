//! The file of settings: read at the start, and written whenever a setting changes.
//!
//! The file is replaced as a whole, so that it always holds either the old text or the new one. Only its owner can read it.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::Receiver;

use super::writer::Writer;
use crate::settings::{Settings, text};
use crate::words::{io_error, say};
use etude_files::{Access, beside, read_regular, replace};

/// The file of settings: `settings.toml` in the user's folder for settings. `None` on a system without such a folder.
#[must_use]
pub fn default_path() -> Option<PathBuf> {
    crate::home::config_folder().map(|folder| folder.join("settings.toml"))
}

/// The settings of a file, and a sentence for each problem in it. Settings that cannot be read have their defaults.
#[must_use]
pub fn load(path: &Path) -> (Settings, Vec<String>) {
    let text = read_regular(path).and_then(|bytes| {
        String::from_utf8(bytes).map_err(|_| io::Error::new(io::ErrorKind::InvalidData, say().settings_not_utf8()))
    });
    match text {
        Ok(text) => {
            let (settings, problems) = text::read(&text);
            (
                settings,
                problems.iter().map(|problem| say().settings_complaint(name(path), problem.to_string())).collect(),
            )
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => (Settings::default(), Vec::new()),
        Err(error) => (Settings::default(), vec![say().settings_unread(path.to_string_lossy(), io_error(&error))]),
    }
}

/// The name of a file without its folder: messages are short, and the settings screen shows the whole path.
fn name(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}

/// Writes settings into a file, which is created if necessary. A file that is not TOML is first copied under a name
/// ending in `broken`.
///
/// # Errors
///
/// When the file or its folder cannot be read or written; then the file is unchanged.
pub fn save(path: &Path, settings: &Settings) -> io::Result<()> {
    // Write through a link, so that the link stays.
    let path = &target_of(path)?;
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
fn target_of(path: &Path) -> io::Result<PathBuf> {
    /// As many links as Linux follows.
    const MOST_LINKS: usize = 40;

    let mut place = path.to_owned();
    for _ in 0..MOST_LINKS {
        match fs::read_link(&place) {
            Ok(next) => place = place.with_file_name("").join(next),
            // Not a link.
            Err(_) => return Ok(place),
        }
    }
    Err(io::Error::new(io::ErrorKind::InvalidInput, say().settings_dead_link()))
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
    pub fn start(path: PathBuf, tell: impl Fn(Vec<String>) + Send + 'static) -> io::Result<Self> {
        Writer::start("saver", move |inbox: &Receiver<Settings>| {
            while let Ok(settings) = inbox.recv() {
                // If several are waiting, write only the last.
                let settings = inbox.try_iter().last().unwrap_or(settings);
                tell(match save(&path, &settings) {
                    Ok(()) => load(&path).1,
                    Err(error) => vec![say().settings_unsaved(path.to_string_lossy(), io_error(&error))],
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
