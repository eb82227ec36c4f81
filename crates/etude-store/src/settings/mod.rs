//! The file of settings: TOML, read at the start, and written whenever a setting changes.
//!
//! The file is replaced as a whole, so that it always holds either the old text or the new one. Only its owner can read it.
//! A program says by [`Keyed`] which keys the file has.
//!
//! ```
//! use etude_store::settings::{LineFault, Key, Keyed, read, write};
//!
//! #[derive(Clone, Debug, Default, PartialEq)]
//! struct Settings {
//!     lives: i64,
//! }
//!
//! impl Keyed for Settings {
//!     fn keys() -> impl Iterator<Item = Key<Self>> {
//!         [Key {
//!             name: "lives",
//!             read: |settings: &mut Self, value| value.as_integer().map(|lives| settings.lives = lives),
//!             write: |settings| settings.lives.into(),
//!         }]
//!         .into_iter()
//!     }
//! }
//!
//! let (settings, problems) = read::<Settings>("lives = 3\nluck = 7");
//! assert_eq!(settings, Settings { lives: 3 });
//! assert_eq!((problems[0].line, &problems[0].fault), (2, &LineFault::UnknownKey("luck".to_owned())));
//! assert_eq!(write("lives = 3 # enough", &Settings { lives: 2 }).unwrap().trim(), "lives = 2 # enough");
//! ```

pub mod appearance;
pub mod language;
mod text;
mod values;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::Receiver;

use etude_files::{Access, FileError, beside, read_regular, replace};

use crate::Writer;
pub use text::{Key, Keyed, LineFault, Problem, read, whole, write};
pub use toml_edit::Value;
pub use values::{stepped, turned};

/// Declares an enumeration whose values have names in the file of settings. The program that uses it needs `strum`.
#[macro_export]
macro_rules! choices {
    ($(#[$about:meta])* $name:ident { $($(#[$meaning:meta])* $value:ident = $text:literal),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, strum::AsRefStr)]
        #[strum(serialize_all = "kebab-case")]
        pub enum $name {
            $($(#[$meaning])* $value),+
        }

        impl $name {
            /// All values.
            pub const ALL: &'static [Self] = &[$(Self::$value),+];

            /// Its name in the file.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$value => $text),+
                }
            }

            /// The value of a name.
            #[must_use]
            pub fn of(name: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|value| value.name() == name)
            }
        }
    };
}

/// The [`Key`] of a field of a program's settings whose values have names, as those of [`choices!`] have.
#[macro_export]
macro_rules! named_key {
    ($settings:ident, $name:literal, $field:ident: $kind:ident) => {
        $crate::settings::Key {
            name: $name,
            read: |settings: &mut $settings, value| {
                settings.$field = $kind::of(value.as_str()?)?;
                Some(())
            },
            write: |settings| settings.$field.name().into(),
        }
    };
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
pub fn load<S: Keyed>(path: &Path) -> (S, Vec<SettingsError>) {
    let path = path.to_owned();
    match read_regular(&path).map(String::from_utf8) {
        Ok(Ok(text)) => {
            let (settings, problems) = read(&text);
            let errors = problems.into_iter().map(|problem| SettingsError::Line { path: path.clone(), problem });
            (settings, errors.collect())
        }
        Ok(Err(_)) => (S::default(), vec![SettingsError::NotUtf8(path)]),
        Err(error) if error.kind() == io::ErrorKind::NotFound => (S::default(), Vec::new()),
        Err(error) => (S::default(), vec![SettingsError::Unreadable { path, error: error.into() }]),
    }
}

/// Writes settings into a file, which is created if necessary. A file that is not TOML is first copied under a name
/// ending in `broken`.
///
/// # Errors
///
/// When the file or its folder cannot be read or written; then the file is unchanged.
pub fn save<S: Keyed>(path: &Path, settings: &S) -> Result<(), SettingsError> {
    // Write through a link, so that the link stays.
    let target = target_of(path)?;
    let failed = |error: io::Error| SettingsError::Unwritable { path: path.to_owned(), error: error.into() };
    save_at(&target, settings).map_err(failed)
}

fn save_at<S: Keyed>(path: &Path, settings: &S) -> io::Result<()> {
    let old = match read_regular(path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
        Err(error) => return Err(error),
    };
    let changed = std::str::from_utf8(&old).ok().and_then(|old| write(old, settings));
    let new = if let Some(changed) = changed {
        changed
    } else {
        fs::copy(path, free_name(path))?;
        write("", settings).ok_or(io::ErrorKind::InvalidInput)?
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
pub struct Saver<S>(Writer<S>);

impl<S: Keyed + Send + 'static> Saver<S> {
    /// Starts the thread for a file. After each write, `tell` gets the error of the write or else the problems in the
    /// file; none if all is well.
    ///
    /// # Errors
    ///
    /// When no thread can be started.
    pub fn start(path: PathBuf, tell: impl Fn(Vec<SettingsError>) + Send + 'static) -> io::Result<Self> {
        Writer::start("saver", move |inbox: &Receiver<S>| {
            while let Ok(settings) = inbox.recv() {
                // If several are waiting, write only the last.
                let settings = inbox.try_iter().last().unwrap_or(settings);
                tell(match save(&path, &settings) {
                    Ok(()) => load::<S>(&path).1,
                    Err(error) => vec![error],
                });
            }
        })
        .map(Self)
    }

    /// Hands settings over.
    pub fn save(&self, settings: S) {
        self.0.hand_over(settings);
    }
}
