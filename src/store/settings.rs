//! The file of settings: read once at the start, and written whenever something is chosen.
//!
//! It is replaced as a whole, so that at every moment the old text or the new one is there; only its owner can read it.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::Receiver;

use super::writer::Writer;
use crate::settings::{Settings, text};
use damier_files::{Access, beside, read_regular, replace};

/// The file of settings: `settings.toml` in the user's folder for settings. `None` on a system that has no such place.
#[must_use]
pub fn default_path() -> Option<PathBuf> {
    crate::home::config_folder().map(|folder| folder.join("settings.toml"))
}

/// The settings of a file, and what is wrong with it, a sentence each. Where nothing can be read the defaults stand.
#[must_use]
pub fn load(path: &Path) -> (Settings, Vec<String>) {
    let text = read_regular(path).and_then(|bytes| {
        String::from_utf8(bytes).map_err(|_| io::Error::new(io::ErrorKind::InvalidData, "it is not UTF-8"))
    });
    match text {
        Ok(text) => {
            let (settings, problems) = text::read(&text);
            (settings, problems.iter().map(|problem| format!("{}, {problem}.", name(path))).collect())
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => (Settings::default(), Vec::new()),
        Err(error) => {
            (Settings::default(), vec![format!("{} cannot be read: {error}. The defaults count.", path.display())])
        }
    }
}

/// The name of a file without its folder: there is little room for messages, and the screen of the settings shows both.
fn name(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}

/// Writes settings into a file, which is made if it is not there. A file that is no TOML is put aside first, under a
/// name that ends in `broken`.
///
/// # Errors
///
/// When the file or its folder cannot be read or written; the file is as it was then.
pub fn save(path: &Path, settings: &Settings) -> io::Result<()> {
    // Who keeps the file elsewhere behind a link wants the link to stay.
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

/// Where links lead, also where there is nothing yet.
fn target_of(path: &Path) -> io::Result<PathBuf> {
    /// As many links as Linux follows.
    const MOST_LINKS: usize = 40;

    let mut place = path.to_owned();
    for _ in 0..MOST_LINKS {
        match fs::read_link(&place) {
            Ok(next) => place = place.with_file_name("").join(next),
            // It is no link.
            Err(_) => return Ok(place),
        }
    }
    Err(io::Error::new(io::ErrorKind::InvalidInput, "its links lead nowhere"))
}

/// A name for a broken file that no file has.
fn free_name(path: &Path) -> PathBuf {
    let names = (1..).map(|number| match number {
        1 => beside(path, ".broken"),
        _ => beside(path, &format!(".broken-{number}")),
    });
    names.into_iter().find(|name| !name.exists()).unwrap_or_else(|| beside(path, ".broken"))
}

/// A thread that writes settings, so that the screen never waits for the disk. When it is dropped, the last settings
/// are written first.
pub struct Saver(Writer<Settings>);

impl Saver {
    /// Starts writing into a file. Each time `tell` hears what is wrong then: with the writing, else with the file.
    ///
    /// # Errors
    ///
    /// When the system gives no thread.
    pub fn start(path: PathBuf, tell: impl Fn(Vec<String>) + Send + 'static) -> io::Result<Self> {
        Writer::start("saver", move |inbox: &Receiver<Settings>| {
            while let Ok(settings) = inbox.recv() {
                // Of several settings only the last ones count.
                let settings = inbox.try_iter().last().unwrap_or(settings);
                tell(match save(&path, &settings) {
                    Ok(()) => load(&path).1,
                    Err(error) => vec![format!("The settings are not saved: {}: {error}.", path.display())],
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
