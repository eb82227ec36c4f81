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

/// Typical bytes of a record: determines the memory reserved before a file is read.
const USUAL_LINE: usize = 512;

/// An index entry: what is known of a puzzle without reading its whole record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The identity.
    pub id: String,
    /// The variant.
    pub variant: Variant,
    /// Its difficulty.
    pub rating: Rating,
    /// Motifs and features.
    pub tags: Vec<Tag>,
    /// The kind of material it was made from.
    pub source: SourceKind,
    line: usize,
    place: Place,
    /// The record of the same puzzle found in one of the player's own games.
    own: Option<Place>,
}

/// The location of a record: its file and the bytes in it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Place {
    file: usize,
    bytes: Range<usize>,
}

/// A skipped line.
#[derive(Debug, thiserror::Error)]
#[error("{}:{line}", .file.display())]
pub struct BadLine {
    /// The file.
    pub file: PathBuf,
    /// The line, counted from 1. 0 if the whole file cannot be read.
    pub line: usize,
    /// The error.
    #[source]
    pub reason: LineError,
}

/// The errors in a line or a whole file.
#[derive(Debug, thiserror::Error)]
pub enum LineError {
    /// The file cannot be read.
    #[error(transparent)]
    Unreadable(#[from] std::io::Error),
    /// The line is not a record.
    #[error("not a puzzle record")]
    Syntax(#[from] serde_json::Error),
    /// The variant is unknown.
    #[error(transparent)]
    Variant(#[from] UnknownVariant),
    /// There is already a puzzle with this identity.
    #[error("second puzzle {0}")]
    Known(String),
}

/// Why a file or a puzzle cannot be loaded.
#[derive(Debug, thiserror::Error)]
pub enum CollectionError {
    /// The file cannot be read.
    #[error("cannot read {}", .path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// The system error.
        #[source]
        error: std::io::Error,
    },
    /// The record is in the index but is not a valid puzzle.
    #[error("{}:{line}", .file.display())]
    Puzzle {
        /// The file.
        file: PathBuf,
        /// The line, counted from 1.
        line: usize,
        /// The error.
        #[source]
        error: PuzzleError,
    },
}

/// A text that contains records.
struct File {
    path: PathBuf,
    text: Cow<'static, str>,
}

/// Puzzles from one or more files. Loading builds an index; a record is read on demand.
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

/// The part of a record's source that the index needs.
#[derive(Default, Deserialize)]
struct HeadSource {
    #[serde(default)]
    kind: SourceKind,
}

impl Collection {
    /// Adds the records of all `*.jsonl` files in a folder, in order of their names. A missing folder counts as empty.
    /// A file that cannot be read is listed in [`Collection::bad_lines`].
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
    /// If the file cannot be read. Bad lines are not errors: they are skipped and listed in [`Collection::bad_lines`].
    pub fn add_file(&mut self, path: &Path) -> Result<(), CollectionError> {
        let bytes =
            std::fs::read(path).map_err(|error| CollectionError::Unreadable { path: path.to_owned(), error })?;
        let text = String::from_utf8(bytes).unwrap_or_else(|bad| String::from_utf8_lossy(bad.as_bytes()).into_owned());
        self.add(path.to_owned(), Cow::Owned(text));
        Ok(())
    }

    /// Adds the records of a text. `name` replaces the path in messages. Bad lines are skipped and listed.
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

    /// The puzzle with an identity.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<&Entry> {
        self.by_id.get(id).map(|&index| &self.entries[index])
    }

    /// The skipped lines.
    #[must_use]
    pub fn bad_lines(&self) -> &[BadLine] {
        &self.bad_lines
    }

    /// The whole record of an entry of this collection. If the player has also missed the puzzle in a game, its source
    /// names that game; everything else is as in the collection, whose proof may be more thorough.
    ///
    /// # Errors
    ///
    /// [`CollectionError::Puzzle`] if the rest of the record is invalid.
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
    /// [`CollectionError::Puzzle`] if the record is not a valid puzzle.
    pub fn puzzle(&self, entry: &Entry) -> Result<Puzzle, CollectionError> {
        Puzzle::from_record(&self.record(entry)?).map_err(|error| self.bad(entry, error))
    }

    fn bad(&self, entry: &Entry, error: PuzzleError) -> CollectionError {
        let file = self.files.get(entry.place.file).map(|file| file.path.clone()).unwrap_or_default();
        CollectionError::Puzzle { file, line: entry.line, error }
    }
}
