//! Collections of puzzles.

use std::borrow::Cow;
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::Deserialize;

use super::pack::{MAGIC, Pack, PackError, PackedHead};
use super::puzzle::{Puzzle, PuzzleError};
use super::record::{Rating, Record, SourceKind};
use super::tag::{Feature, Tag, Theme};
use damier_rules::{UnknownVariant, Variant};
use etude_files::{explain_missing, list_folder, read_regular};

/// Typical bytes of a record: determines the memory reserved before a file is read.
const USUAL_LINE: usize = 512;

/// An index entry: what is known of a puzzle without reading its whole record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The identity.
    pub id: Arc<str>,
    /// The variant.
    pub variant: Variant,
    /// Its difficulty.
    pub rating: Rating,
    /// Motifs and features.
    pub tags: Arc<[Tag]>,
    /// The kind of material it was made from.
    pub source: SourceKind,
    place: Place,
    /// The record of the same puzzle found in one of the player's own games.
    own: Option<Box<Place>>,
}

/// The location of a record: the index of its file, and where it is in there.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Place {
    file: u32,
    /// The line of a text or the number in a pack, counted from 1.
    number: u32,
    /// Where the line begins. 0 in a pack.
    start: usize,
}

/// A skipped line, file or pack.
#[derive(Debug, thiserror::Error)]
#[error("{}:{line}", .file.display())]
pub struct BadLine {
    /// The file.
    pub file: PathBuf,
    /// The line of a text or the number of the puzzle in a pack, counted from 1. 0 if the whole file cannot be read.
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
    /// The pack cannot be read.
    #[error(transparent)]
    Pack(#[from] PackError),
    /// There is already a puzzle with this identity.
    #[error("second puzzle {0}")]
    Known(Arc<str>),
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
        /// The line of a text or the number of the puzzle in a pack, counted from 1.
        line: usize,
        /// The error.
        #[source]
        error: PuzzleError,
    },
}

/// A file that contains records.
struct File {
    path: PathBuf,
    content: Content,
}

/// The records of a file.
enum Content {
    /// One a line.
    Text(Cow<'static, str>),
    Pack(Box<Pack>),
}

/// Puzzles from one or more files, which may be texts or packs. Loading builds an index; a record is read on demand.
#[derive(Default)]
pub struct Collection {
    files: Vec<File>,
    entries: Vec<Entry>,
    by_id: HashMap<Arc<str>, u32>,
    bad_lines: Vec<BadLine>,
}

/// The part of a record that the index needs.
#[derive(Deserialize)]
struct Head<'a> {
    #[serde(borrow)]
    id: Cow<'a, str>,
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
    /// Adds the records of all files `*.jsonl` and `*.pack` in a folder, in order of their names. A missing folder counts
    /// as empty.
    /// What cannot be read is listed in [`Collection::bad_lines`].
    pub fn add_folder(&mut self, folder: &Path) {
        let mut paths = match list_folder(folder) {
            Ok(paths) => paths,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return,
            Err(error) => {
                return self.bad_lines.push(BadLine { file: folder.to_owned(), line: 0, reason: error.into() });
            }
        };
        paths.retain(|path| path.extension().is_some_and(|end| end == "jsonl" || end == "pack"));
        for path in paths {
            // What is found and not named must not be a pipe or a device, which may never end.
            match read_regular(&path) {
                Ok(bytes) => self.add_bytes(path, bytes),
                Err(error) => self.bad_lines.push(BadLine { file: path, line: 0, reason: error.into() }),
            }
        }
    }

    /// Adds the records of a file: a pack, if it begins like one.
    ///
    /// # Errors
    ///
    /// If the file cannot be read. Bad lines are not errors: they are skipped and listed in [`Collection::bad_lines`].
    pub fn add_file(&mut self, path: &Path) -> Result<(), CollectionError> {
        let read = std::fs::read(path).map_err(|error| explain_missing(path, error));
        let bytes = read.map_err(|error| CollectionError::Unreadable { path: path.to_owned(), error })?;
        self.add_bytes(path.to_owned(), bytes);
        Ok(())
    }

    fn add_bytes(&mut self, path: PathBuf, bytes: Vec<u8>) {
        if bytes.starts_with(MAGIC) {
            return self.open(path, bytes.into());
        }
        let text = String::from_utf8(bytes).unwrap_or_else(|bad| String::from_utf8_lossy(bad.as_bytes()).into_owned());
        self.add(path, Cow::Owned(text));
    }

    /// Adds the records of a text. `name` replaces the path in messages. Bad lines are skipped and listed.
    pub fn add_text(&mut self, name: &str, text: impl Into<Cow<'static, str>>) {
        self.add(PathBuf::from(name), text.into());
    }

    /// Adds the puzzles of a [`pack`](super::pack). `name` replaces the path in messages. An unreadable pack is listed in
    /// [`Collection::bad_lines`].
    pub fn add_pack(&mut self, name: &str, bytes: impl Into<Cow<'static, [u8]>>) {
        self.open(PathBuf::from(name), bytes.into());
    }

    fn open(&mut self, path: PathBuf, bytes: Cow<'static, [u8]>) {
        let pack = match Pack::open(bytes) {
            Ok(pack) => pack,
            Err(error) => return self.bad_lines.push(BadLine { file: path, line: 0, reason: error.into() }),
        };
        self.reserve(pack.len());
        for (head, number) in pack.heads().zip(1..) {
            let PackedHead { id, source, tags, rating } = head;
            let place = Place { file: low(self.files.len()), number, start: 0 };
            let entry = Entry { id, variant: pack.variant(), rating, tags, source, place, own: None };
            if let Err(reason) = self.index(entry) {
                self.bad_lines.push(BadLine { file: path.clone(), line: number as usize, reason });
            }
        }
        self.files.push(File { path, content: Content::Pack(Box::new(pack)) });
    }

    fn add(&mut self, path: PathBuf, text: Cow<'static, str>) {
        let mut start = 0;
        self.reserve(text.len() / USUAL_LINE);
        for (line, number) in text.split_inclusive('\n').zip(1..) {
            let place = Place { file: low(self.files.len()), number, start };
            start += line.len();
            let record = trimmed(line);
            if record.is_empty() {
                continue;
            }
            if let Err(reason) = entry(record, place).and_then(|entry| self.index(entry)) {
                self.bad_lines.push(BadLine { file: path.clone(), line: number as usize, reason });
            }
        }
        self.files.push(File { path, content: Content::Text(text) });
    }

    fn reserve(&mut self, more: usize) {
        self.entries.reserve(more);
        self.by_id.reserve(more);
    }

    fn index(&mut self, entry: Entry) -> Result<(), LineError> {
        let is_own = |entry: &Entry| entry.tags.contains(&Feature::OwnGame.into());
        match self.by_id.get(&entry.id).and_then(|&known| self.entries.get_mut(known as usize)) {
            None => {
                self.by_id.insert(entry.id.clone(), low(self.entries.len()));
                self.entries.push(entry);
            }
            Some(known) if is_own(&entry) && !is_own(known) => {
                known.tags = known.tags.iter().cloned().chain([Feature::OwnGame.into()]).collect();
                (known.source, known.own) = (entry.source, Some(Box::new(entry.place)));
            }
            // Of two cards of a repertoire the later one counts.
            Some(known) if is_card(&entry) && is_card(known) => *known = entry,
            // A position with a shot is a puzzle already.
            Some(_) if is_card(&entry) => {}
            Some(_) => return Err(LineError::Known(entry.id)),
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
        self.by_id.get(id).and_then(|&index| self.entries.get(index as usize))
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
        let mut record = self.read(&entry.place)?;
        if let Some(own) = &entry.own {
            record.source = self.read(own)?.source;
            record.tags.push(Feature::OwnGame.into());
        }
        Ok(record)
    }

    fn read(&self, place: &Place) -> Result<Record, CollectionError> {
        let read = match self.files.get(place.file as usize).map(|file| &file.content) {
            Some(Content::Pack(pack)) => pack.record(place.number as usize - 1).map_err(PuzzleError::Pack),
            Some(Content::Text(text)) => {
                let line = text.get(place.start..).and_then(|rest| rest.lines().next());
                serde_json::from_str(trimmed(line.unwrap_or_default())).map_err(PuzzleError::Syntax)
            }
            None => Err(PuzzleError::NoMove),
        };
        read.map_err(|error| self.bad(place, error))
    }

    /// The puzzle of an entry of this collection, checked and ready for use.
    ///
    /// # Errors
    ///
    /// [`CollectionError::Puzzle`] if the record is not a valid puzzle.
    pub fn puzzle(&self, entry: &Entry) -> Result<Puzzle, CollectionError> {
        Puzzle::from_record(&self.record(entry)?).map_err(|error| self.bad(&entry.place, error))
    }

    fn bad(&self, place: &Place, error: PuzzleError) -> CollectionError {
        let file = self.files.get(place.file as usize).map(|file| file.path.clone()).unwrap_or_default();
        CollectionError::Puzzle { file, line: place.number as usize, error }
    }
}

/// Whether an entry is a card of the player's repertoire.
fn is_card(entry: &Entry) -> bool {
    entry.tags.iter().any(|tag| tag.theme().is_some_and(Theme::is_repertoire))
}

/// A line without white space at its ends and the mark at the start of a file.
fn trimmed(line: &str) -> &str {
    line.trim_start_matches('\u{feff}').trim()
}

/// Reads what the index needs of a record.
fn entry(record: &str, place: Place) -> Result<Entry, LineError> {
    let Head { id, variant, rating, tags, source } = serde_json::from_str(record)?;
    let (id, variant, tags) = (id.into(), variant.parse()?, tags.into());
    Ok(Entry { id, variant, rating, tags, source: source.kind, place, own: None })
}

/// An index as it is stored. No machine holds so many puzzles or files that it does not fit.
fn low(index: usize) -> u32 {
    u32::try_from(index).unwrap_or(u32::MAX)
}
