//! Collections of puzzles.

use std::borrow::Cow;
use std::collections::HashMap;
use std::ops::Range;
use std::path::{Path, PathBuf};

use serde::Deserialize;

use super::puzzle::{Puzzle, PuzzleError};
use super::record::{Rating, Record, SourceKind};
use super::tag::{Feature, Tag};
use damier_rules::{UnknownVariant, Variant};

/// Bytes of a record, more or less: how much room is made before a file is read.
const USUAL_LINE: usize = 512;

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
    pub tags: Vec<Tag>,
    /// From what kind of material it was made.
    pub source: SourceKind,
    line: usize,
    place: Place,
    /// The record of the same puzzle that was found in a game of the player's own.
    own: Option<Place>,
}

/// Where a record stands: its file, and the bytes in it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Place {
    file: usize,
    bytes: Range<usize>,
}

/// A line that was skipped.
#[derive(Debug, thiserror::Error)]
#[error("{}:{line}", .file.display())]
pub struct BadLine {
    /// The file.
    pub file: PathBuf,
    /// The line, counted from 1; 0 for a whole file that cannot be read.
    pub line: usize,
    /// What is wrong with it.
    #[source]
    pub reason: LineError,
}

/// What is wrong with a line, or with a whole file.
#[derive(Debug, thiserror::Error)]
pub enum LineError {
    /// The file cannot be read.
    #[error(transparent)]
    Unreadable(#[from] std::io::Error),
    /// The line is no record.
    #[error("not a puzzle record")]
    Syntax(#[from] serde_json::Error),
    /// The variant has no such name.
    #[error(transparent)]
    Variant(#[from] UnknownVariant),
    /// There is a puzzle of this identity already.
    #[error("second puzzle {0}")]
    Known(String),
}

/// Why a file or a puzzle cannot be had.
#[derive(Debug, thiserror::Error)]
pub enum CollectionError {
    /// The file cannot be read.
    #[error("cannot read {}", .path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// What the system says.
        #[source]
        error: std::io::Error,
    },
    /// The record is in the index, but is no puzzle.
    #[error("{}:{line}", .file.display())]
    Puzzle {
        /// The file.
        file: PathBuf,
        /// The line, counted from 1.
        line: usize,
        /// What is wrong with it.
        #[source]
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
struct Head<'a> {
    id: String,
    #[serde(borrow)]
    variant: Cow<'a, str>,
    rating: Rating,
    #[serde(default)]
    tags: Vec<Tag>,
    #[serde(default)]
    source: HeadSource,
}

/// The part of the source of a record that the index needs.
#[derive(Default, Deserialize)]
struct HeadSource {
    #[serde(default)]
    kind: SourceKind,
}

impl Collection {
    /// Adds the records of all files `*.jsonl` of a folder, in the order of their names; a folder that is not there has
    /// none. A file that cannot be read is listed in [`Collection::bad_lines`].
    pub fn add_folder(&mut self, folder: &Path) {
        let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
        let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
        paths.retain(|path| path.extension().is_some_and(|end| end == "jsonl"));
        paths.sort_unstable();
        for path in paths {
            if let Err(CollectionError::Unreadable { path, error }) = self.add_file(&path) {
                self.bad_lines.push(BadLine { file: path, line: 0, reason: error.into() });
            }
        }
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
        let text = String::from_utf8(bytes).unwrap_or_else(|bad| String::from_utf8_lossy(bad.as_bytes()).into_owned());
        self.add(path.to_owned(), Cow::Owned(text));
        Ok(())
    }

    /// Adds the records of a text; the name stands for the path in messages. Bad lines are skipped and listed.
    pub fn add_text(&mut self, name: &str, text: impl Into<Cow<'static, str>>) {
        self.add(PathBuf::from(name), text.into());
    }

    fn add(&mut self, path: PathBuf, text: Cow<'static, str>) {
        let (file, mut start) = (self.files.len(), 0);
        let lines = text.len() / USUAL_LINE;
        self.entries.reserve(lines);
        self.by_id.reserve(lines);
        for (number, line) in text.split_inclusive('\n').enumerate() {
            let place = Place { file, bytes: start..start + line.len() };
            start = place.bytes.end;
            let record = line.trim_start_matches('\u{feff}').trim();
            if record.is_empty() {
                continue;
            }
            if let Err(reason) = self.index(record, number + 1, place) {
                self.bad_lines.push(BadLine { file: path.clone(), line: number + 1, reason });
            }
        }
        self.files.push(File { path, text });
    }

    fn index(&mut self, record: &str, line: usize, place: Place) -> Result<(), LineError> {
        let head: Head = serde_json::from_str(record)?;
        let variant = head.variant.parse()?;
        let Head { id, rating, tags, source, .. } = head;
        let is_own = |tags: &[Tag]| tags.contains(&Feature::OwnGame.into());
        match self.by_id.get(&id) {
            None => {
                self.by_id.insert(id.clone(), self.entries.len());
                self.entries.push(Entry { id, variant, rating, tags, source: source.kind, line, place, own: None });
            }
            Some(&known) if is_own(&tags) && !is_own(&self.entries[known].tags) => {
                let entry = &mut self.entries[known];
                entry.tags.push(Feature::OwnGame.into());
                (entry.source, entry.own) = (source.kind, Some(place));
            }
            Some(_) => return Err(LineError::Known(id)),
        }
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

    /// The whole record of an entry of this collection. One that the person has missed in a game too says so, and which
    /// game that was; all else is as in the collection, which may have taken more trouble with the proof.
    ///
    /// # Errors
    ///
    /// [`CollectionError::Puzzle`] when the rest of the record is not what it should be.
    pub fn record(&self, entry: &Entry) -> Result<Record, CollectionError> {
        let read = |place| self.read(place).map_err(|error| self.bad(entry, PuzzleError::Syntax(error)));
        let mut record = read(&entry.place)?;
        if let Some(own) = &entry.own {
            record.source = read(own)?.source;
            record.tags.push(Feature::OwnGame.into());
        }
        Ok(record)
    }

    fn read(&self, place: &Place) -> serde_json::Result<Record> {
        let text = self.files.get(place.file).and_then(|file| file.text.get(place.bytes.clone())).unwrap_or_default();
        serde_json::from_str(text.trim_start_matches('\u{feff}'))
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
        let file = self.files.get(entry.place.file).map(|file| file.path.clone()).unwrap_or_default();
        CollectionError::Puzzle { file, line: entry.line, error }
    }
}
