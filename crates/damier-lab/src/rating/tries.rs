//! Files of results: a line with the settings of the run, then a line for every puzzle tried, in JSON.

use std::collections::{BTreeMap, HashSet};
use std::fs::{File, OpenOptions};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

/// The results of one puzzle.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Tries {
    /// The identity of the puzzle.
    pub id: String,
    /// The chance of solving it by random moves, 0 to 1.
    pub(crate) floor: f64,
    /// For every player that tried, its name and a digit for each try: 1 if solved, 0 if not.
    #[serde(rename = "tries")]
    by_player: BTreeMap<String, String>,
}

impl Tries {
    /// No results yet.
    #[must_use]
    pub const fn new(id: String, floor: f64) -> Self {
        Self { id, floor, by_player: BTreeMap::new() }
    }

    /// Adds the results of a player.
    pub fn add(&mut self, player: &str, results: &[bool]) {
        let digits = results.iter().map(|&solved| if solved { '1' } else { '0' });
        self.by_player.insert(player.to_owned(), digits.collect());
    }

    /// The results of a player, in order; `None` if it did not try.
    #[must_use]
    pub fn of(&self, player: &str) -> Option<Vec<bool>> {
        self.by_player.get(player).map(|digits| digits.bytes().map(|digit| digit == b'1').collect())
    }
}

/// The first line of a file.
#[derive(Debug, Serialize, Deserialize)]
struct Head {
    settings: String,
}

/// Why a file of results cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum TriesError {
    /// A system error.
    #[error("cannot use {}", .path.display())]
    Disk {
        /// The file.
        path: PathBuf,
        /// The system error.
        #[source]
        error: io::Error,
    },
    /// The results come from a run with other settings, so they do not belong together.
    #[error("{} has the results of {found:?}, not of {asked:?}", .path.display())]
    OtherSettings {
        /// The file.
        path: PathBuf,
        /// Its settings.
        found: String,
        /// The expected settings.
        asked: String,
    },
    /// A line is not what it should be.
    #[error("{}:{line}: not a line of results", .path.display())]
    Syntax {
        /// The file.
        path: PathBuf,
        /// The line, counted from 1.
        line: usize,
        /// The reason.
        #[source]
        error: serde_json::Error,
    },
    /// Another run is using the file.
    #[error("{} is in use by another run", .path.display())]
    InUse {
        /// The file.
        path: PathBuf,
    },
}

/// The output of a run that can be killed at any moment and resumed.
pub struct TriesFile {
    path: PathBuf,
    file: File,
    done: HashSet<String>,
}

impl TriesFile {
    /// Opens the output of a new run, or of an earlier one with the same `settings` to resume it. An incomplete last
    /// line is removed.
    ///
    /// # Errors
    ///
    /// Any [`TriesError`].
    pub fn open(path: &Path, settings: &str) -> Result<Self, TriesError> {
        let disk = |error| TriesError::Disk { path: path.to_owned(), error };
        let mut file =
            OpenOptions::new().create(true).truncate(false).read(true).write(true).open(path).map_err(disk)?;
        if file.try_lock().is_err() {
            return Err(TriesError::InUse { path: path.to_owned() });
        }
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(disk)?;
        let mut opened = Self { path: path.to_owned(), file, done: HashSet::new() };
        if text.is_empty() {
            opened.write(&Head { settings: settings.to_owned() })?;
            return Ok(opened);
        }
        // A file without a first line is not ours to shorten.
        let whole = text.rfind('\n').map_or(text.as_str(), |end| &text[..=end]);
        let (found, tries) = parse(path, whole)?;
        if found != settings {
            let (path, asked) = (path.to_owned(), settings.to_owned());
            return Err(TriesError::OtherSettings { path, found, asked });
        }
        opened.file.set_len(whole.len() as u64).and_then(|()| opened.file.seek(SeekFrom::End(0))).map_err(disk)?;
        opened.done = tries.into_iter().map(|tries| tries.id).collect();
        Ok(opened)
    }

    /// Whether a puzzle has been tried.
    #[must_use]
    pub fn is_done(&self, id: &str) -> bool {
        self.done.contains(id)
    }

    /// Adds the results of a puzzle.
    ///
    /// # Errors
    ///
    /// If the disk is full or unavailable.
    pub fn add(&mut self, tries: &Tries) -> Result<(), TriesError> {
        self.write(tries)?;
        self.done.insert(tries.id.clone());
        Ok(())
    }

    fn write(&mut self, line: &impl Serialize) -> Result<(), TriesError> {
        let written = serde_json::to_string(line)
            .map_err(io::Error::from)
            .and_then(|line| self.file.write_all(format!("{line}\n").as_bytes()));
        written.map_err(|error| TriesError::Disk { path: self.path.clone(), error })
    }
}

/// The results of runs with the same settings.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Results {
    /// The settings.
    pub settings: String,
    /// The results, one for each puzzle.
    pub tries: Vec<Tries>,
}

/// Reads the results of several runs, which must agree in their settings. Of a puzzle tried in several, the first
/// results count.
///
/// # Errors
///
/// Any [`TriesError`].
pub fn read_tries(paths: &[PathBuf]) -> Result<Results, TriesError> {
    let (mut all, mut known, mut settings) = (Vec::new(), HashSet::new(), None);
    for path in paths {
        let mut text = std::fs::read_to_string(path).map_err(|error| TriesError::Disk { path: path.clone(), error })?;
        // The run may still be writing its last line.
        text.truncate(text.rfind('\n').map_or(0, |end| end + 1));
        let (found, tries) = parse(path, &text)?;
        let asked = settings.get_or_insert_with(|| found.clone()).clone();
        if found != asked {
            return Err(TriesError::OtherSettings { path: path.clone(), found, asked });
        }
        all.extend(tries.into_iter().filter(|tries| known.insert(tries.id.clone())));
    }
    Ok(Results { settings: settings.unwrap_or_default(), tries: all })
}

/// The settings and the results in the text of a file.
fn parse(path: &Path, text: &str) -> Result<(String, Vec<Tries>), TriesError> {
    let bad = |line, error| TriesError::Syntax { path: path.to_owned(), line, error };
    let mut lines = (1..).zip(text.lines());
    let (number, head) = lines.next().unwrap_or((1, ""));
    let head: Head = serde_json::from_str(head).map_err(|error| bad(number, error))?;
    let tries = lines.map(|(number, line)| serde_json::from_str(line).map_err(|error| bad(number, error)));
    Ok((head.settings, tries.collect::<Result<_, _>>()?))
}
