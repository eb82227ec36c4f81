//! What is on the board and not over, each in a file of its own: a kill or a lost connection must neither undo a failure
//! nor lose the moves made.
//!
//! A program holds a lock on what is on its board and on what it has found waiting: others that run at the same time
//! leave it alone.

use std::collections::HashMap;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};

use super::exchange::{attempt_from_json, attempt_to_json};
use super::new_uid;
use crate::words;
use damier_files::{Access, hold, put_unreadable_aside, remove_scratch, replace};
use damier_rules::Variant;
use damier_rules::notation::pdn::{PdnGame, read_games, write_game};
use damier_train::attempt::Attempt;
use damier_train::play::Saved;
use damier_train::rating::Strength;
use damier_train::unfinished::{Draft, Interrupted, Unfinished};

/// What a file says it is; a form that this program does not know will have another number.
const FORMAT: &str = "damier-unfinished-1";
/// The form in which older versions kept exercises.
const DRAFT: &str = "damier-draft-1";

/// Something that is not over, as it is kept.
#[derive(Clone, Debug, PartialEq)]
pub struct Kept {
    /// An identity that nothing else has: 32 hexadecimal digits. An exercise will have it as an attempt.
    pub uid: String,
    /// When it was kept last, in milliseconds since 1970.
    pub saved: i64,
    /// What it is.
    pub unfinished: Unfinished,
}

/// Why something cannot be kept or read.
#[derive(Debug, thiserror::Error)]
pub enum UnfinishedError {
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

/// A file as it stands on the disk.
#[derive(Serialize, Deserialize)]
struct Document {
    format: String,
    uid: String,
    saved: i64,
    #[serde(flatten)]
    content: Content,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Content {
    Exercise(Exercise),
    Game(Saved),
    /// As PDN.
    Analysis(String),
}

#[derive(Serialize, Deserialize)]
struct Exercise {
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

/// An exercise as older versions kept it.
#[derive(Deserialize)]
struct DraftDocument {
    format: String,
    #[serde(flatten)]
    exercise: Exercise,
}

/// A file, which other programs leave alone as long as it is held.
#[derive(Debug)]
struct Held {
    path: PathBuf,
    _lock: File,
}

/// The files.
#[derive(Debug)]
pub(super) struct UnfinishedFiles {
    /// Where they are, and where older versions kept exercises.
    folder: PathBuf,
    /// Where older versions kept games and analyses.
    older: Option<PathBuf>,
    held: HashMap<String, Held>,
}

impl UnfinishedFiles {
    pub fn new(folder: PathBuf, older: Option<PathBuf>) -> Self {
        Self { folder, older, held: HashMap::new() }
    }

    /// Keeps something as it stands now: whole, or as it was before, whatever happens in between.
    pub fn keep(&mut self, kept: &Kept) -> Result<(), UnfinishedError> {
        let path = self.folder.join(format!("unfinished-{}.json", kept.uid));
        let written =
            text(kept).map_err(io::Error::from).and_then(|text| replace(&path, text.as_bytes(), Access::Private));
        let lock = written.map_err(|error| UnfinishedError::File { path: path.clone(), error })?;
        let before = self.held.insert(kept.uid.clone(), Held { path: path.clone(), _lock: lock });
        if let Some(before) = before.filter(|before| before.path != path) {
            // One that stays in the older form is offered once more.
            let _ = fs::remove_file(&before.path);
        }
        Ok(())
    }

    /// Removes something: it is over, or given up.
    pub fn forget(&mut self, uid: &str) -> Result<(), UnfinishedError> {
        let Some(Held { path, .. }) = self.held.remove(uid) else { return Ok(()) };
        match fs::remove_file(&path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(UnfinishedError::File { path, error }),
            _ => Ok(()),
        }
    }

    /// What other programs have left behind, the one kept last at the end; it is held from now on. In the place of each
    /// that cannot be read stands why; it is put aside.
    pub fn left_behind(&mut self) -> Vec<Result<Kept, UnfinishedError>> {
        let mut found = Vec::new();
        for folder in std::iter::once(self.folder.clone()).chain(self.older.clone()) {
            remove_scratch(&folder, &["json", "pdn"]);
            match fs::read_dir(&folder) {
                Ok(entries) => {
                    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
                    found.extend(paths.filter_map(|path| self.read(&path).transpose()));
                }
                Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                Err(error) => found.push(Err(UnfinishedError::File { path: folder, error })),
            }
        }
        found.sort_by(|one, other| {
            let key = |found: &Result<Kept, _>| found.as_ref().map_or(0, |kept: &Kept| kept.saved);
            key(one).cmp(&key(other))
        });
        found
    }

    /// Reads a file and holds it; `None` when it is none of ours, or another program holds it.
    fn read(&mut self, path: &Path) -> Result<Option<Kept>, UnfinishedError> {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let Some(form) = Form::of(name) else { return Ok(None) };
        let failed = |error| UnfinishedError::File { path: path.to_owned(), error };
        let Some((text, lock)) = hold(path).map_err(failed)? else { return Ok(None) };
        let kept = match form.read(name, &text) {
            Ok(kept) => kept,
            Err(reason) => {
                let path = put_unreadable_aside(path).map_err(failed)?;
                return Err(UnfinishedError::Unreadable { path, reason });
            }
        };
        self.held.insert(kept.uid.clone(), Held { path: path.to_owned(), _lock: lock });
        Ok(Some(kept))
    }
}

/// The forms in which something may be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// Today's.
    Unfinished,
    /// An exercise of an older version.
    Draft,
    /// A game of an older version. Once there was only one, without a number.
    Game,
    /// An analysis of an older version.
    Analysis,
}

impl Form {
    /// The form that the name of a file stands for; `None` when it is none of ours.
    fn of(name: &str) -> Option<Self> {
        if let Some(name) = name.strip_suffix(".json") {
            let is_uid = |rest: &str| rest.len() == 32 && rest.bytes().all(|byte| byte.is_ascii_hexdigit());
            let game = name.strip_prefix("unfinished-game");
            return match () {
                () if name.strip_prefix("unfinished-").is_some_and(is_uid) => Some(Self::Unfinished),
                () if name.starts_with("draft-") => Some(Self::Draft),
                () => game.filter(|rest| rest.is_empty() || rest.starts_with('-')).map(|_| Self::Game),
            };
        }
        name.strip_suffix(".pdn").filter(|name| name.starts_with("unsaved-analysis-")).map(|_| Self::Analysis)
    }

    fn read(self, name: &str, text: &str) -> Result<Kept, String> {
        let said = |error: serde_json::Error| error.to_string();
        let unfinished = match self {
            Self::Unfinished => return from_text(text),
            Self::Draft => {
                let draft: DraftDocument = serde_json::from_str(text).map_err(said)?;
                if draft.format != DRAFT {
                    return Err(format!("the format is \"{}\", not \"{DRAFT}\"", draft.format));
                }
                let (uid, draft) = draft.exercise.read()?;
                let saved = draft.exercise.moment.millis;
                return Ok(Kept { uid, saved, unfinished: Unfinished::Exercise(Box::new(draft)) });
            }
            Self::Game => Unfinished::Game(Box::new(Saved::read(text).map_err(|error| words::saved_error(&error))?)),
            Self::Analysis => Unfinished::Analysis(Box::new(read_analysis(text)?)),
        };
        // The name says when it was begun, after two words: in milliseconds since 1970.
        let saved = name.split('-').nth(2).and_then(|began| began.parse().ok()).unwrap_or(0);
        Ok(Kept { uid: new_uid(), saved, unfinished })
    }
}

impl Exercise {
    fn read(self) -> Result<(String, Draft), String> {
        let Attempt { uid, exercise, .. } = attempt_from_json(&self.attempt).map_err(|error| error.to_string())?;
        let Self { item, counts, interrupted, .. } = self;
        Ok((uid, Draft { exercise, item, counts, interrupted }))
    }
}

fn text(kept: &Kept) -> serde_json::Result<String> {
    let Kept { uid, saved, unfinished } = kept;
    let content = match unfinished {
        Unfinished::Exercise(draft) => {
            let Draft { exercise, item, counts, interrupted } = &**draft;
            let attempt = Attempt { uid: uid.clone(), exercise: exercise.clone(), rated: None };
            let (item, counts, interrupted) = (*item, *counts, interrupted.clone());
            Content::Exercise(Exercise { attempt: attempt_to_json(&attempt), item, counts, interrupted })
        }
        Unfinished::Game(saved) => Content::Game((**saved).clone()),
        Unfinished::Analysis(game) => Content::Analysis(write_game(game)),
    };
    serde_json::to_string(&Document { format: FORMAT.to_owned(), uid: uid.clone(), saved: *saved, content })
}

fn from_text(text: &str) -> Result<Kept, String> {
    let document: Document = serde_json::from_str(text).map_err(|error| error.to_string())?;
    let Document { format, uid, saved, content } = document;
    if format != FORMAT {
        return Err(format!("the format is \"{format}\", not \"{FORMAT}\""));
    }
    let unfinished = match content {
        Content::Exercise(exercise) => Unfinished::Exercise(Box::new(exercise.read()?.1)),
        Content::Game(game) => Unfinished::Game(Box::new(game.checked().map_err(|error| words::saved_error(&error))?)),
        Content::Analysis(pdn) => Unfinished::Analysis(Box::new(read_analysis(&pdn)?)),
    };
    Ok(Kept { uid, saved, unfinished })
}

fn read_analysis(pdn: &str) -> Result<PdnGame, String> {
    match read_games(pdn.as_bytes(), Variant::International).next() {
        Some(Ok(game)) => Ok(game),
        Some(Err(error)) => Err(words::pdn_error(&error)),
        None => Err("there is no game in it".to_owned()),
    }
}
