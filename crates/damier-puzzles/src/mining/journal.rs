//! The output file of a mining run, and the log beside it that records the progress of the run.
//!
//! `FILE.done` has a line for every finished task: its name and the length of `FILE` after its puzzles. The puzzles are
//! written before the line. After a run was killed, the next run truncates everything after the last complete line and
//! repeats that task, so nothing is lost or duplicated.

use std::collections::HashSet;
use std::fs::{File, OpenOptions};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use serde::Serialize;

use super::known::Known;
use crate::record::Record;

/// Why a run cannot continue.
#[derive(Debug, thiserror::Error)]
pub enum JournalError {
    /// A system error.
    #[error("cannot use {}", .path.display())]
    Disk {
        /// The file.
        path: PathBuf,
        /// The system error.
        #[source]
        error: io::Error,
    },
    /// The file exists, but is not the output of a run.
    #[error("{} exists without {}", .path.display(), .log.display())]
    NotMined {
        /// The file.
        path: PathBuf,
        /// The missing log.
        log: PathBuf,
    },
    /// The earlier run had other settings, so its puzzles would differ from those of this run.
    #[error("{} was begun with {found:?}, not with {asked:?}", .path.display())]
    OtherSettings {
        /// The file.
        path: PathBuf,
        /// The settings of the earlier run.
        found: String,
        /// The settings of this run.
        asked: String,
    },
    /// The two files do not match.
    #[error("{} is shorter than {} says", .path.display(), .log.display())]
    Changed {
        /// The file.
        path: PathBuf,
        /// The log of the run.
        log: PathBuf,
    },
    /// Another run is using the file.
    #[error("{} is in use by another run", .path.display())]
    InUse {
        /// The file.
        path: PathBuf,
    },
}

/// The output of a run that can be interrupted at any moment and resumed.
pub struct Journal {
    path: PathBuf,
    out: File,
    log: File,
    length: u64,
    done: HashSet<String>,
    known: Known,
}

impl Journal {
    /// Opens the output of a new run, or resumes an earlier run with the same `settings` (one line). Puzzles in `known`
    /// are left out.
    ///
    /// # Errors
    ///
    /// Any [`JournalError`].
    pub fn open(path: &Path, settings: &str, known: Known) -> Result<Self, JournalError> {
        let disk = |path: &Path| {
            let path = path.to_owned();
            move |error| JournalError::Disk { path, error }
        };
        let mut log_path = path.as_os_str().to_owned();
        log_path.push(".done");
        let log_path = PathBuf::from(log_path);
        if path.metadata().is_ok_and(|file| file.len() > 0) && !log_path.exists() {
            return Err(JournalError::NotMined { path: path.to_owned(), log: log_path });
        }
        let open = |path: &Path| OpenOptions::new().create(true).truncate(false).read(true).write(true).open(path);
        let mut log = open(&log_path).map_err(disk(&log_path))?;
        if log.try_lock().is_err() {
            return Err(JournalError::InUse { path: path.to_owned() });
        }
        let past = read_log(&mut log, settings).map_err(disk(&log_path))?;
        if past.settings != settings {
            let found = past.settings;
            return Err(JournalError::OtherSettings { path: log_path, found, asked: settings.to_owned() });
        }
        let mut out = open(path).map_err(disk(path))?;
        if out.metadata().map_err(disk(path))?.len() < past.length {
            return Err(JournalError::Changed { path: path.to_owned(), log: log_path });
        }
        out.set_len(past.length).and_then(|()| out.seek(SeekFrom::End(0))).map_err(disk(path))?;
        Ok(Self { path: path.to_owned(), out, log, length: past.length, done: past.done, known })
    }

    /// Whether a task was finished earlier.
    #[must_use]
    pub fn is_done(&self, key: &str) -> bool {
        self.done.contains(key)
    }

    /// The names of all tasks finished earlier.
    #[must_use]
    pub const fn done(&self) -> &HashSet<String> {
        &self.done
    }

    /// Writes the puzzles of a finished task that were not known, and returns their number. Puzzles of the same run may
    /// be alike: what a task leaves behind does not depend on the others.
    ///
    /// # Errors
    ///
    /// If the disk is full or unavailable.
    pub fn finish(&mut self, key: &str, records: &[Record]) -> Result<usize, JournalError> {
        let new: Vec<&Record> = records.iter().filter(|record| !self.known.has(record)).collect();
        self.write(key, &new)
    }

    /// Writes what a finished task found, one JSON object a line, and returns its number.
    ///
    /// # Errors
    ///
    /// If the disk is full or unavailable.
    pub fn write(&mut self, key: &str, found: &[impl Serialize]) -> Result<usize, JournalError> {
        let (mut text, mut count) = (String::new(), 0);
        for line in found.iter().filter_map(|found| serde_json::to_string(found).ok()) {
            text.push_str(&line);
            text.push('\n');
            count += 1;
        }
        self.length += text.len() as u64;
        let line = format!("{key} {}\n", self.length);
        let written = self.out.write_all(text.as_bytes()).and_then(|()| self.log.write_all(line.as_bytes()));
        written.map_err(|error| JournalError::Disk { path: self.path.clone(), error })?;
        self.done.insert(key.to_owned());
        Ok(count)
    }
}

/// The state left by an earlier run.
struct Past {
    settings: String,
    done: HashSet<String>,
    length: u64,
}

/// Reads the finished tasks, truncates an incomplete line, and positions the file for the next line.
fn read_log(log: &mut File, settings: &str) -> io::Result<Past> {
    let mut text = String::new();
    log.read_to_string(&mut text)?;
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    text.truncate(whole);
    log.set_len(whole as u64)?;
    log.seek(SeekFrom::End(0))?;
    let mut lines = text.lines();
    let Some(found) = lines.next() else {
        log.write_all(format!("{settings}\n").as_bytes())?;
        return Ok(Past { settings: settings.to_owned(), done: HashSet::new(), length: 0 });
    };
    let mut past = Past { settings: found.to_owned(), done: HashSet::new(), length: 0 };
    for (key, length) in lines.filter_map(|line| line.split_once(' ')) {
        past.done.insert(key.to_owned());
        past.length = length.parse().map_err(|_| io::Error::new(io::ErrorKind::InvalidData, "a line is damaged"))?;
    }
    Ok(past)
}
