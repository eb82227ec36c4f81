//! Collections of puzzles: the shipped ones and a user's own.

use std::borrow::Cow;
use std::collections::HashMap;
use std::ops::Range;
use std::path::{Path, PathBuf};

use serde::Deserialize;

use super::puzzle::{Puzzle, PuzzleError};
use super::record::{Rating, Record};
use crate::rules::Variant;

/// The collections that come with the program, by file name.
const SHIPPED: [(&str, &str); 1] = [("puzzles/international.jsonl", include_str!("../../puzzles/international.jsonl"))];

/// What the index knows of a puzzle without reading the whole record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The identity.
    pub id: String,
    /// The variant.
    pub variant: Variant,
    /// How hard it is.
    pub rating: Rating,
    /// Motifs and features.
    pub tags: Vec<String>,
    file: usize,
    line: usize,
    place: Range<usize>,
}

/// A line that was skipped.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}:{line}: {reason}", .file.display())]
pub struct BadLine {
    /// The file.
    pub file: PathBuf,
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub reason: String,
}

/// Why a file or a puzzle cannot be had.
#[derive(Debug, thiserror::Error)]
pub enum CollectionError {
    /// The file cannot be read.
    #[error("cannot read {}: {error}", .path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: std::io::Error,
    },
    /// The record is in the index, but is no puzzle.
    #[error("{}:{line}: {error}", .file.display())]
    Puzzle {
        /// The file.
        file: PathBuf,
        /// The line, counted from 1.
        line: usize,
        /// What is wrong with it.
        error: PuzzleError,
    },
}

/// A text in which records stand.
struct File {
    path: PathBuf,
    text: Cow<'static, str>,
}

/// Puzzles of one or more files. Loading builds an index; a record is read when it is asked for.
#[derive(Default)]
pub struct Collection {
    files: Vec<File>,
    entries: Vec<Entry>,
    by_id: HashMap<String, usize>,
    bad_lines: Vec<BadLine>,
}

/// The part of a record that the index needs.
#[derive(Deserialize)]
struct Head {
    id: String,
    variant: String,
    rating: Rating,
    #[serde(default)]
    tags: Vec<String>,
}

impl Collection {
    /// The collections that come with the program.
    #[must_use]
    pub fn shipped() -> Self {
        let mut collection = Self::default();
        for (path, text) in SHIPPED {
            collection.add(PathBuf::from(path), Cow::Borrowed(text));
        }
        collection
    }

    /// Adds the records of a file.
    ///
    /// # Errors
    ///
    /// When the file cannot be read. Bad lines are no error: they are skipped and listed in
    /// [`Collection::bad_lines`].
    pub fn add_file(&mut self, path: &Path) -> Result<(), CollectionError> {
        let bytes =
            std::fs::read(path).map_err(|error| CollectionError::Unreadable { path: path.to_owned(), error })?;
        self.add(path.to_owned(), Cow::Owned(String::from_utf8_lossy(&bytes).into_owned()));
        Ok(())
    }

    /// Adds the records of a text; the name stands for the path in messages. Bad lines are skipped and listed.
    pub fn add_text(&mut self, name: &str, text: String) {
        self.add(PathBuf::from(name), Cow::Owned(text));
    }

    fn add(&mut self, path: PathBuf, text: Cow<'static, str>) {
        let (file, mut start) = (self.files.len(), 0);
        for (number, line) in text.split_inclusive('\n').enumerate() {
            let place = start..start + line.len();
            start = place.end;
            let record = line.trim_start_matches('\u{feff}').trim();
            if record.is_empty() {
                continue;
            }
            if let Err(reason) = self.index(record, file, number + 1, place) {
                self.bad_lines.push(BadLine { file: path.clone(), line: number + 1, reason });
            }
        }
        self.files.push(File { path, text });
    }

    fn index(&mut self, record: &str, file: usize, line: usize, place: Range<usize>) -> Result<(), String> {
        let head: Head = serde_json::from_str(record).map_err(|error| error.to_string())?;
        let variant = head.variant.parse().map_err(|error| format!("{error}"))?;
        if self.by_id.contains_key(&head.id) {
            return Err(format!("the puzzle {} is there already", head.id));
        }
        self.by_id.insert(head.id.clone(), self.entries.len());
        self.entries.push(Entry { id: head.id, variant, rating: head.rating, tags: head.tags, file, line, place });
        Ok(())
    }

    /// All puzzles, in the order of the files.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The puzzle of an identity.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<&Entry> {
        self.by_id.get(id).map(|&index| &self.entries[index])
    }

    /// The lines that were skipped.
    #[must_use]
    pub fn bad_lines(&self) -> &[BadLine] {
        &self.bad_lines
    }

    /// The whole record of an entry of this collection.
    ///
    /// # Errors
    ///
    /// [`CollectionError::Puzzle`] when the rest of the record is not what it should be.
    pub fn record(&self, entry: &Entry) -> Result<Record, CollectionError> {
        let text = self.files.get(entry.file).and_then(|file| file.text.get(entry.place.clone())).unwrap_or_default();
        serde_json::from_str(text.trim_start_matches('\u{feff}'))
            .map_err(|error| self.bad(entry, PuzzleError::Syntax(error.to_string())))
    }

    /// The puzzle of an entry of this collection, checked and ready for use.
    ///
    /// # Errors
    ///
    /// [`CollectionError::Puzzle`] when the record is no sound puzzle.
    pub fn puzzle(&self, entry: &Entry) -> Result<Puzzle, CollectionError> {
        Puzzle::from_record(&self.record(entry)?).map_err(|error| self.bad(entry, error))
    }

    fn bad(&self, entry: &Entry, error: PuzzleError) -> CollectionError {
        let file = self.files.get(entry.file).map(|file| file.path.clone()).unwrap_or_default();
        CollectionError::Puzzle { file, line: entry.line, error }
    }
}
