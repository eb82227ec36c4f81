//! Exercises that are not over, each in a file of its own: to kill the program must neither undo a failure nor the
//! moves made on the board.
//!
//! A program holds a lock on the draft of the exercise on its board: others that run at the same time leave it alone.

use std::fs::{self, File};
use std::io;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};

use super::exchange::{attempt_from_json, attempt_to_json};
use super::new_uid;
use super::opening::{hold, put_unreadable_aside, remove_scratch, replace_and_hold};
use damier_train::attempt::{Attempt, Exercise};
use damier_train::calendar::Moment;
use damier_train::interrupted::Interrupted;
use damier_train::rating::Strength;

/// How the names of drafts begin.
const DRAFT: &str = "draft-";
/// How they end.
const KEPT: &str = ".json";
/// What a draft says it is; a form that this program does not know will have another number.
const FORMAT: &str = "damier-draft-1";

/// An exercise as it would be recorded if it were left now.
#[derive(Clone, Debug, PartialEq)]
pub struct Draft {
    /// What would be recorded.
    pub exercise: Exercise,
    /// The strength of its item, if it is to be rated.
    pub item: Option<Strength>,
    /// Whether it would be recorded at all.
    pub counts: bool,
    /// What it takes to go on with it; nothing where nothing would be lost by beginning again.
    pub interrupted: Option<Interrupted>,
}

impl Draft {
    /// The same without its time, which passes while nothing is done.
    #[must_use]
    pub fn timeless(&self) -> Self {
        let exercise = Exercise { moment: Moment::default(), millis: 0, ..self.exercise.clone() };
        Self { exercise, ..self.clone() }
    }
}

/// Why a draft cannot be counted.
#[derive(Debug, thiserror::Error)]
pub(super) enum DraftError {
    /// A file fails.
    #[error("{}: {error}", .path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// It cannot be read; it was put aside.
    #[error("{reason}; it is put aside as {}", .path.display())]
    Unreadable {
        /// Where it is now.
        path: PathBuf,
        /// What is wrong with it.
        reason: String,
    },
}

/// A draft on the disk.
#[derive(Serialize, Deserialize)]
struct Document {
    format: String,
    attempt: Map<String, Json>,
    item: Option<Strength>,
    /// Drafts of older versions were kept only when they counted.
    #[serde(default = "yes")]
    counts: bool,
    #[serde(default)]
    interrupted: Option<Interrupted>,
}

const fn yes() -> bool {
    true
}

/// The file of a draft, which other programs leave alone as long as it is held.
#[derive(Debug)]
pub(super) struct Held {
    /// The identity that the attempt will have, or has if it is recorded already.
    pub uid: String,
    path: PathBuf,
    _lock: File,
}

impl Held {
    /// Removes it, once it is recorded or there is nothing to keep any more.
    pub fn remove(self) {
        // One that stays is found to be recorded already at the next start.
        let _ = fs::remove_file(&self.path);
    }
}

/// The drafts in a folder.
pub(super) struct Drafts {
    folder: PathBuf,
    /// That of the exercise on the board.
    held: Option<Held>,
    /// That of an exercise which another program left behind and this one may go on with.
    waiting: Option<Held>,
    /// What the exercise on the board has become, if it could not be written.
    unwritten: Option<Draft>,
}

impl Drafts {
    pub const fn new(folder: PathBuf) -> Self {
        Self { folder, held: None, waiting: None, unwritten: None }
    }

    /// Keeps hold of an exercise to go on with, until somebody does.
    pub fn wait(&mut self, held: Held) {
        self.waiting = Some(held);
    }

    /// The exercise that waits is on the board now.
    pub fn take_up(&mut self) {
        self.held = self.waiting.take();
    }

    /// Keeps what the exercise on the board has become: whole, or as it was before, whatever happens in between.
    ///
    /// A disk that fails is told of when the exercise is recorded, or at the [end](Self::end): until then nothing is lost.
    pub fn keep(&mut self, draft: &Draft) {
        self.unwritten = self.write(draft).err().map(|_| draft.clone());
    }

    fn write(&mut self, draft: &Draft) -> io::Result<()> {
        let uid = self.held.as_ref().map_or_else(new_uid, |held| held.uid.clone());
        let path = self.folder.join(format!("{DRAFT}{uid}{KEPT}"));
        let lock = replace_and_hold(&path, text(&uid, draft)?.as_bytes())?;
        self.held = Some(Held { uid, path, _lock: lock });
        Ok(())
    }

    /// The draft of the exercise on the board, which is not held here any more.
    pub fn take(&mut self) -> Option<Held> {
        self.unwritten = None;
        self.held.take()
    }

    /// Tries for the last time to write what the exercise on the board has become.
    ///
    /// # Errors
    ///
    /// Why it is lost.
    pub fn end(&mut self) -> io::Result<()> {
        self.unwritten.take().map_or(Ok(()), |draft| self.write(&draft))
    }

    /// What programs that were killed have left behind, in the order in which it was done. In the place of each that
    /// cannot be read stands why; it is put aside.
    pub fn left_behind(&self) -> Vec<Result<(Draft, Held), DraftError>> {
        remove_scratch(&self.folder);
        let entries = match fs::read_dir(&self.folder) {
            Ok(entries) => entries.filter_map(Result::ok),
            Err(error) => return vec![Err(DraftError::File { path: self.folder.clone(), error })],
        };
        let names = entries.filter_map(|entry| entry.file_name().into_string().ok());
        let names = names.filter(|name| name.starts_with(DRAFT) && name.ends_with(KEPT));
        let mut found: Vec<_> = names.filter_map(|name| read(self.folder.join(name)).transpose()).collect();
        found.sort_by_key(|found| found.as_ref().map_or(0, |(draft, _)| draft.exercise.moment.millis));
        found
    }
}

fn text(uid: &str, draft: &Draft) -> serde_json::Result<String> {
    let attempt = Attempt { uid: uid.to_owned(), exercise: draft.exercise.clone(), rated: None };
    serde_json::to_string(&Document {
        format: FORMAT.to_owned(),
        attempt: attempt_to_json(&attempt),
        item: draft.item,
        counts: draft.counts,
        interrupted: draft.interrupted.clone(),
    })
}

fn read(path: PathBuf) -> Result<Option<(Draft, Held)>, DraftError> {
    let (text, lock) = match hold(&path) {
        Ok(Some(held)) => held,
        Ok(None) => return Ok(None),
        Err(error) => return Err(DraftError::File { path, error }),
    };
    match parse(&text) {
        Ok((uid, draft)) => Ok(Some((draft, Held { uid, path, _lock: lock }))),
        Err(reason) => match put_unreadable_aside(&path) {
            Ok(path) => Err(DraftError::Unreadable { path, reason }),
            Err(error) => Err(DraftError::File { path, error }),
        },
    }
}

fn parse(text: &str) -> Result<(String, Draft), String> {
    let document: Document = serde_json::from_str(text).map_err(|error| error.to_string())?;
    if document.format != FORMAT {
        return Err(format!("the format is \"{}\", not \"{FORMAT}\"", document.format));
    }
    let Attempt { uid, exercise, .. } = attempt_from_json(&document.attempt).map_err(|error| error.to_string())?;
    let Document { item, counts, interrupted, .. } = document;
    Ok((uid, Draft { exercise, item, counts, interrupted }))
}
