//! Unfinished exercises, games and analyses, each in its own file: a killed program or a lost connection must neither undo
//! a failure nor lose moves.

use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};

use super::exchange::{attempt_from_json, attempt_to_json};
use super::{BadRow, new_uid};
use damier_rules::Variant;
use damier_rules::notation::pdn::{PdnError, PdnGame, read_games, write_game};
use damier_train::attempt::Attempt;
use damier_train::course::SavedLesson;
use damier_train::drill::rush::SavedRush;
use damier_train::play::boards::SavedDisplay;
use damier_train::play::{SavedError, SavedGame};
use damier_train::unannounced::SavedSet;
use damier_train::unfinished::{Draft, Interrupted, Unfinished};
use etude::rating::Strength;
use etude_files::{finish_left, list_folder, remove_scratch};
use etude_store::{HeldError, HeldFiles, Misread, Notes, is_later_format};

/// The format named in a file. A form that this program cannot read will have another number.
const FORMAT: &str = "damier-unfinished-1";
/// The format of exercises in older versions.
const DRAFT: &str = "damier-draft-1";

/// Something unfinished, as it is kept.
#[derive(Clone, Debug, PartialEq)]
pub struct Kept {
    /// A unique identity: 32 hexadecimal digits. The attempt at an exercise will have it, too.
    pub uid: String,
    /// When it was last written, in milliseconds since 1970.
    pub saved: i64,
    /// The exercise, game or analysis.
    pub unfinished: Unfinished,
}

/// Why something unfinished, or a finished game, cannot be kept or read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnfinishedError {
    /// The system names no folder for data.
    #[error("no folder for data")]
    NoPlace,
    /// The file cannot be used.
    #[error(transparent)]
    Held(#[from] HeldError<BadDraft>),
}

/// What is wrong with the file of something unfinished.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadDraft {
    /// It is not JSON of this form.
    #[error("{0}")]
    Json(String),
    /// It is JSON of another format.
    #[error("the format is {found}, not {wanted}")]
    Format {
        /// The format it names.
        found: String,
        /// The format expected.
        wanted: &'static str,
    },
    /// The exercise cannot be read.
    #[error(transparent)]
    Exercise(#[from] BadRow),
    /// The game cannot be read.
    #[error(transparent)]
    Game(#[from] SavedError),
    /// The analysis is not PDN.
    #[error(transparent)]
    Analysis(#[from] PdnError),
    /// The analysis has no game.
    #[error("no game")]
    NoGame,
}

impl BadDraft {
    /// Whether a newer program wrote the file.
    fn is_newer(&self) -> bool {
        match self {
            Self::Format { found, wanted } => is_later_format(found, wanted),
            Self::Game(SavedError::Version { found, known }) => found > known,
            _ => false,
        }
    }
}

impl From<serde_json::Error> for BadDraft {
    fn from(error: serde_json::Error) -> Self {
        Self::Json(error.to_string())
    }
}

/// What is read first of a file: the rest of another format may have any form.
#[derive(Deserialize)]
struct Head {
    format: String,
}

/// A file on disk.
#[derive(Serialize, Deserialize)]
struct Document {
    format: String,
    uid: String,
    saved: i64,
    /// The way to the place in an analysis.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    way: Vec<usize>,
    #[serde(flatten)]
    content: Content,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Content {
    Exercise(Exercise),
    Game(SavedGame),
    /// A simultaneous display.
    Display(SavedDisplay),
    /// An analysis as PDN.
    Analysis(String),
    /// A lesson of the course, or an exam.
    Lesson(SavedLesson),
    #[serde(rename = "trials")]
    Unannounced(SavedSet),
    Rush(SavedRush),
}

#[derive(Serialize, Deserialize)]
struct Exercise {
    attempt: Map<String, Json>,
    item: Option<Strength>,
    /// Older versions kept only exercises that counted.
    #[serde(default = "yes")]
    counts: bool,
    #[serde(default)]
    interrupted: Option<Interrupted>,
}

const fn yes() -> bool {
    true
}

/// An exercise in the format of older versions.
#[derive(Deserialize)]
struct DraftDocument {
    format: String,
    #[serde(flatten)]
    exercise: Exercise,
}

/// What is unfinished and has reached the system, but not yet the disk: a kill loses nothing of it.
#[derive(Clone, Debug)]
pub(super) struct UnfinishedNotes {
    folder: PathBuf,
    notes: Notes,
}

impl UnfinishedNotes {
    pub fn new(folder: PathBuf) -> Self {
        Self { folder, notes: Notes::default() }
    }

    /// The file of something unfinished.
    fn path(&self, uid: &str) -> PathBuf {
        self.folder.join(format!("unfinished-{uid}.json"))
    }

    /// Notes the present state.
    pub fn note(&self, kept: &Kept) -> Result<(), UnfinishedError> {
        let path = self.path(&kept.uid);
        let text =
            text(kept).map_err(|error| HeldError::File { path: path.clone(), error: io::Error::from(error).into() })?;
        Ok(self.notes.note(&kept.uid, &path, &text)?)
    }
}

/// The files of what is unfinished.
#[derive(Debug)]
pub(super) struct UnfinishedFiles {
    /// They lie in the folder of these, as do exercises of older versions.
    notes: UnfinishedNotes,
    /// The folder in which older versions kept games and analyses.
    older: Option<PathBuf>,
    held: HeldFiles,
}

impl UnfinishedFiles {
    pub fn new(notes: UnfinishedNotes, older: Option<PathBuf>) -> Self {
        let held = HeldFiles::new(notes.notes.clone());
        Self { notes, older, held }
    }

    /// Brings to the disk what was noted under an identity; false if nothing was.
    pub fn settle(&mut self, uid: &str) -> Result<bool, UnfinishedError> {
        Ok(self.held.settle(uid, &self.notes.path(uid))?)
    }

    /// Writes the present state to the disk, as it was noted or, if it was not, as it is given. If that is interrupted, the
    /// previous state remains.
    pub fn keep(&mut self, kept: &Kept) -> Result<(), UnfinishedError> {
        if !self.settle(&kept.uid)? {
            self.notes.note(kept)?;
            self.settle(&kept.uid)?;
        }
        Ok(())
    }

    /// Removes the file of something that is finished or given up.
    pub fn forget(&mut self, uid: &str) -> Result<(), UnfinishedError> {
        Ok(self.held.forget(uid)?)
    }

    /// What earlier programs left unfinished, the latest last; its files are locked from now on. A file that cannot be read
    /// gives an error, and is renamed unless a newer program wrote it.
    pub fn left_behind(&mut self) -> Vec<Result<Kept, UnfinishedError>> {
        let mut found = Vec::new();
        for folder in std::iter::once(self.notes.folder.clone()).chain(self.older.clone()) {
            let is_whole = |name: &str, text: &str| Form::of(name) == Some(Form::Unfinished) && from_text(text).is_ok();
            finish_left(&folder, is_whole);
            remove_scratch(&folder, &["json", "pdn"]);
            match list_folder(&folder) {
                Ok(paths) => found.extend(paths.iter().filter_map(|path| self.read(path).transpose())),
                Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                Err(error) => found.push(Err(HeldError::File { path: folder, error: error.into() }.into())),
            }
        }
        found.sort_by(|one, other| {
            let key = |found: &Result<Kept, _>| found.as_ref().map_or(0, |kept: &Kept| kept.saved);
            key(one).cmp(&key(other))
        });
        found
    }

    /// Reads and locks a file; `None` if it is of another kind, or another program has locked it.
    fn read(&mut self, path: &Path) -> Result<Option<Kept>, UnfinishedError> {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let Some(form) = Form::of(name) else { return Ok(None) };
        let misread = |error: BadDraft| if error.is_newer() { Misread::Newer(error) } else { Misread::Spoiled(error) };
        let read = |text: &str| form.read(name, text).map(|kept| (kept.uid.clone(), kept)).map_err(misread);
        Ok(self.held.read(path, read)?)
    }
}

/// The formats of files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// The current one.
    Unfinished,
    /// An exercise of an older version.
    Draft,
    /// A game of an older version. The oldest kept only one, without a number in its name.
    Game,
    /// An analysis of an older version.
    Analysis,
}

impl Form {
    /// The format of a file by its name; `None` for files of another kind.
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

    fn read(self, name: &str, text: &str) -> Result<Kept, BadDraft> {
        let unfinished = match self {
            Self::Unfinished => return from_text(text),
            Self::Draft => {
                let draft: DraftDocument = serde_json::from_str(text)?;
                if draft.format != DRAFT {
                    return Err(BadDraft::Format { found: draft.format, wanted: DRAFT });
                }
                let (uid, draft) = draft.exercise.read()?;
                let saved = draft.exercise.moment.millis;
                return Ok(Kept { uid, saved, unfinished: Unfinished::Exercise(Box::new(draft)) });
            }
            Self::Game => Unfinished::Game(Box::new(SavedGame::read(text)?)),
            Self::Analysis => Unfinished::Analysis(Box::new(read_analysis(text)?), Vec::new()),
        };
        // The third part of the name is when it was begun, in milliseconds since 1970.
        let saved = name.split('-').nth(2).and_then(|began| began.parse().ok()).unwrap_or(0);
        Ok(Kept { uid: new_uid(), saved, unfinished })
    }
}

impl Exercise {
    fn read(self) -> Result<(String, Draft), BadRow> {
        let Attempt { uid, exercise, .. } = attempt_from_json(&self.attempt)?;
        let Self { item, counts, interrupted, .. } = self;
        Ok((uid, Draft { exercise, item, counts, interrupted }))
    }
}

fn text(kept: &Kept) -> serde_json::Result<String> {
    let Kept { uid, saved, unfinished } = kept;
    let mut way = Vec::new();
    let content = match unfinished {
        Unfinished::Exercise(draft) => {
            let Draft { exercise, item, counts, interrupted } = &**draft;
            let attempt = Attempt { uid: uid.clone(), exercise: exercise.clone(), rated: None };
            let (item, counts, interrupted) = (*item, *counts, interrupted.clone());
            Content::Exercise(Exercise { attempt: attempt_to_json(&attempt), item, counts, interrupted })
        }
        Unfinished::Game(saved) => Content::Game((**saved).clone()),
        Unfinished::Display(saved) => Content::Display((**saved).clone()),
        Unfinished::Analysis(game, place) => {
            way.clone_from(place);
            Content::Analysis(write_game(game))
        }
        Unfinished::Lesson(run) => Content::Lesson((**run).clone()),
        Unfinished::Unannounced(saved) => Content::Unannounced((**saved).clone()),
        Unfinished::Rush(saved) => Content::Rush((**saved).clone()),
    };
    serde_json::to_string(&Document { format: FORMAT.to_owned(), uid: uid.clone(), saved: *saved, way, content })
}

fn from_text(text: &str) -> Result<Kept, BadDraft> {
    let Head { format } = serde_json::from_str(text)?;
    if format != FORMAT {
        return Err(BadDraft::Format { found: format, wanted: FORMAT });
    }
    let Document { uid, saved, way, content, .. } = serde_json::from_str(text)?;
    let unfinished = match content {
        Content::Exercise(exercise) => Unfinished::Exercise(Box::new(exercise.read()?.1)),
        Content::Game(game) => Unfinished::Game(Box::new(game.checked()?)),
        Content::Display(display) => Unfinished::Display(Box::new(display.checked()?)),
        Content::Analysis(pdn) => Unfinished::Analysis(Box::new(read_analysis(&pdn)?), way),
        Content::Lesson(run) => Unfinished::Lesson(Box::new(run)),
        Content::Unannounced(saved) => Unfinished::Unannounced(Box::new(saved)),
        Content::Rush(saved) => Unfinished::Rush(Box::new(saved)),
    };
    Ok(Kept { uid, saved, unfinished })
}

fn read_analysis(pdn: &str) -> Result<PdnGame, BadDraft> {
    match read_games(pdn.as_bytes(), Variant::International).next() {
        Some(Ok(game)) => Ok(game),
        Some(Err(error)) => Err(error.into()),
        None => Err(BadDraft::NoGame),
    }
}
