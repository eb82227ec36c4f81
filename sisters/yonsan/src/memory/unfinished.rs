//! Unfinished work on disk: games, puzzles, runs of puzzles and lessons, each in a file of its own.

use std::io;
use std::path::PathBuf;

use etude_files::{list_folder, remove_scratch};
use etude_store::{HeldError, HeldFiles, Misread, is_later_format};
use serde::{Deserialize, Serialize};

use crate::train::analysis::SavedAnalysis;
use crate::train::game::SavedGame;
use crate::train::questions::SavedQuestions;
use crate::train::sets::SetRun;

/// The format named in a file. A form that this program cannot read will have another name.
const FORMAT: &str = "yonsan-unfinished-1";

/// Something unfinished.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unfinished {
    /// A game.
    Game(SavedGame),
    /// A puzzle, or a run of them.
    Puzzles(SavedPuzzles),
    /// A lesson.
    Lesson(SavedLesson),
    /// Questions that are drawn by a seed.
    Questions(SavedQuestions),
    /// An analysis.
    Analysis(SavedAnalysis),
}

impl From<SavedGame> for Unfinished {
    fn from(saved: SavedGame) -> Self {
        Self::Game(saved)
    }
}

impl From<SavedQuestions> for Unfinished {
    fn from(saved: SavedQuestions) -> Self {
        Self::Questions(saved)
    }
}

/// A run of puzzles that was left.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SavedPuzzles {
    /// The run.
    pub(crate) run: SavedRun,
    /// The puzzle on the board; none if the next one is to be drawn.
    pub puzzle: Option<SavedPuzzle>,
}

/// Where puzzles come from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SavedRun {
    /// Those of a kind, by its number.
    Practice(usize),
    /// Those that are due.
    Due,
    /// Until the first error.
    Streak {
        /// Its name.
        run: String,
        /// Puzzles solved.
        solved: u32,
        /// Whether one was skipped.
        skipped: bool,
    },
    /// Against the clock.
    Sprint {
        /// Its name.
        run: String,
        /// Milliseconds left.
        left: u64,
        /// Solved, errors, solved in a row, and the longest such row.
        counts: [u32; 4],
    },
    /// A set.
    Set(SetRun),
}

/// A puzzle that was left.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SavedPuzzle {
    /// Its identity.
    pub(crate) id: String,
    /// The stones played.
    pub(crate) played: String,
    /// The way that leads on.
    pub(crate) rest: String,
    /// Points tried in vain.
    pub errors: u32,
    /// The time spent, in milliseconds.
    pub(crate) millis: u32,
}

/// A lesson that was left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedLesson {
    /// Its id.
    pub(crate) lesson: String,
    /// The step, from 0.
    pub(crate) step: usize,
    /// Exercises done.
    pub(crate) done: usize,
    /// Those that were right at the first try.
    pub(crate) right: usize,
}

/// Something unfinished, as it is kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Kept {
    /// A unique identity: 32 hexadecimal digits.
    pub uid: String,
    /// When it was last written, in milliseconds since 1970.
    pub saved: i64,
    /// The exercise of the same run that was recorded before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) follows: Option<String>,
    /// What it is.
    #[serde(flatten)]
    pub unfinished: Unfinished,
}

impl Kept {
    /// Its identity, and that of the exercise that it follows.
    #[must_use]
    pub fn identity(&self) -> (&str, Option<&str>) {
        (&self.uid, self.follows.as_deref())
    }
}

/// What is read first of a file.
#[derive(Deserialize)]
struct Head {
    format: String,
}

/// A file on disk.
#[derive(Serialize, Deserialize)]
struct Document {
    format: String,
    #[serde(flatten)]
    kept: Kept,
}

/// The files, in a folder.
#[derive(Debug)]
pub(super) struct UnfinishedFiles {
    folder: PathBuf,
    held: HeldFiles,
}

/// Why unfinished work cannot be kept or read.
pub type UnfinishedError = HeldError<String>;

impl UnfinishedFiles {
    pub fn new(folder: PathBuf) -> Self {
        Self { folder, held: HeldFiles::default() }
    }

    /// Writes the present state.
    pub fn keep(&mut self, kept: Kept) -> Result<(), UnfinishedError> {
        let path = self.folder.join(format!("unfinished-{}.json", kept.uid));
        let uid = kept.uid.clone();
        let text = serde_json::to_string(&Document { format: FORMAT.to_owned(), kept })
            .map_err(|error| HeldError::File { path: path.clone(), error: io::Error::from(error).into() })?;
        self.held.keep(&uid, &path, &text)
    }

    /// Removes the file of something that is finished or given up.
    pub fn forget(&mut self, uid: &str) -> Result<(), UnfinishedError> {
        self.held.forget(uid)
    }

    /// What earlier programs left unfinished, the latest last, and what cannot be read of it.
    pub fn left_behind(&mut self) -> (Vec<Kept>, Vec<UnfinishedError>) {
        remove_scratch(&self.folder, &["json"]);
        let (mut found, mut errors) = (Vec::new(), Vec::new());
        let paths = match list_folder(&self.folder) {
            Ok(paths) => paths,
            Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
            Err(error) => {
                errors.push(HeldError::File { path: self.folder.clone(), error: error.into() });
                Vec::new()
            }
        };
        for path in paths {
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            if !(name.starts_with("unfinished-") && path.extension().is_some_and(|end| end == "json")) {
                continue;
            }
            match self.held.read(&path, |text| read(text).map(|kept| (kept.uid.clone(), kept))) {
                Ok(kept) => found.extend(kept),
                Err(error) => errors.push(error),
            }
        }
        found.sort_by_key(|kept: &Kept| kept.saved);
        (found, errors)
    }
}

fn read(text: &str) -> Result<Kept, Misread<String>> {
    let spoiled = |error: serde_json::Error| Misread::Spoiled(error.to_string());
    // The rest of another format may have any form.
    let Head { format } = serde_json::from_str(text).map_err(spoiled)?;
    if format == FORMAT {
        return Ok(serde_json::from_str::<Document>(text).map_err(spoiled)?.kept);
    }
    let reason = format!("{format}, not {FORMAT}");
    Err(if is_later_format(&format, FORMAT) { Misread::Newer(reason) } else { Misread::Spoiled(reason) })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kept(uid: &str, saved: i64) -> Kept {
        let lesson = SavedLesson { lesson: "0-five".to_owned(), step: 2, done: 0, right: 0 };
        Kept { uid: uid.to_owned(), saved, follows: None, unfinished: Unfinished::Lesson(lesson) }
    }

    #[test]
    fn what_one_program_leaves_the_next_one_finds_once() {
        let folder = tempfile::tempdir().unwrap();
        let files = || UnfinishedFiles::new(folder.path().to_owned());
        let mut first = files();
        assert_eq!(first.left_behind(), (Vec::new(), Vec::new()));
        first.keep(kept("b", 2)).unwrap();
        first.keep(kept("a", 1)).unwrap();
        assert_eq!(files().left_behind().0, [], "the first one still runs");
        drop(first);
        let mut second = files();
        assert_eq!(second.left_behind().0, [kept("a", 1), kept("b", 2)]);
        second.forget("a").unwrap();
        drop(second);
        assert_eq!(files().left_behind().0, [kept("b", 2)]);
    }

    #[test]
    fn what_cannot_be_read_is_put_aside() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("unfinished-1.json"), "{}").unwrap();
        std::fs::write(folder.path().join("other.json"), "{}").unwrap();
        let (found, errors) = UnfinishedFiles::new(folder.path().to_owned()).left_behind();
        assert_eq!((found.len(), errors.len()), (0, 1));
        assert!(folder.path().join("unfinished-1.unreadable").exists() && folder.path().join("other.json").exists());
    }
}
