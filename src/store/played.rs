//! Games against the engine on the disk: those that are over in a PDN file, the one that is not in a file of its own.
//!
//! A thread writes them; the screen hands them over and never waits for the disk.

use std::fs::{self, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::PathBuf;
use std::sync::mpsc::Receiver;

use super::keeper::News;
use super::opening::{make_private_file, make_private_folder, replace};
use super::writer::Writer;
use crate::train::play::{Saved, SavedError};

/// The games that are over.
const FINISHED: &str = "games.pdn";
/// The game that is not.
const UNFINISHED: &str = "unfinished-game.json";
/// What it is called when it cannot be read.
const UNREADABLE: &str = "unfinished-game.unreadable";

/// What can be done with a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameRequest {
    /// Keep it in the place of the one before: it goes on.
    Keep(Box<Saved>),
    /// Add its PDN to those that are over, and keep nothing to go on with.
    File(String),
}

/// What there is to tell of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameNews {
    /// A game waits to be gone on with.
    Unfinished(Box<Saved>),
    /// A game could not be written or read, for this reason.
    Failed(String),
    /// The last game was written after all.
    Kept,
}

/// Why a game cannot be written or read.
#[derive(Debug, thiserror::Error)]
pub enum GameFileError {
    /// The system names no folder for data.
    #[error("there is no folder for data here: set DAMIER_HOME to one")]
    NoPlace,
    /// A file fails.
    #[error("{}: {error}", .path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// The game that was kept cannot be read; it was put aside.
    #[error("{error}; it is put aside as {}", .path.display())]
    Unreadable {
        /// Where it is now.
        path: PathBuf,
        /// What is wrong with it.
        error: SavedError,
    },
}

/// The files.
#[derive(Clone, Debug)]
pub struct GameFiles {
    folder: PathBuf,
}

impl GameFiles {
    /// The files in a folder, which is made when it is needed.
    #[must_use]
    pub const fn new(folder: PathBuf) -> Self {
        Self { folder }
    }

    /// The game that waits to be gone on with.
    ///
    /// # Errors
    ///
    /// When the file cannot be read; one that holds something else is put aside.
    pub fn unfinished(&self) -> Result<Option<Saved>, GameFileError> {
        let path = self.folder.join(UNFINISHED);
        let text = match fs::read_to_string(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            read => read.map_err(|error| GameFileError::File { path: path.clone(), error })?,
        };
        match Saved::read(&text) {
            Ok(saved) => Ok(Some(saved)),
            Err(error) => {
                let aside = self.folder.join(UNREADABLE);
                fs::rename(&path, &aside).map_err(|error| GameFileError::File { path, error })?;
                Err(GameFileError::Unreadable { path: aside, error })
            }
        }
    }

    /// Keeps a game that goes on: whole, or as it was before, whatever happens in between.
    ///
    /// # Errors
    ///
    /// When it cannot be written.
    pub fn keep(&self, saved: &Saved) -> Result<(), GameFileError> {
        let path = self.folder.join(UNFINISHED);
        replace(&path, saved.text().as_bytes()).map_err(|error| GameFileError::File { path, error })
    }

    /// Adds a game that is over, and forgets the one that went on. A game that stands at the end already is not added
    /// again: the program may have been ended before it could forget.
    ///
    /// # Errors
    ///
    /// When it cannot be written; then nothing of it is in the file.
    pub fn file(&self, pdn: &str) -> Result<(), GameFileError> {
        let path = self.folder.join(FINISHED);
        let failed = |error| GameFileError::File { path: path.clone(), error };
        make_private_folder(&self.folder).map_err(failed)?;
        let file = make_private_file(&path, false).map_err(failed)?;
        match file.lock() {
            // Some network disks have no locks: then two programs must not end a game at the same moment.
            Err(error) if error.kind() == io::ErrorKind::Unsupported => {}
            locked => locked.map_err(failed)?,
        }
        self.append(pdn).map_err(failed)?;
        match fs::remove_file(self.folder.join(UNFINISHED)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                Err(GameFileError::File { path: self.folder.join(UNFINISHED), error })
            }
            _ => Ok(()),
        }
    }

    fn append(&self, pdn: &str) -> io::Result<()> {
        let mut file = OpenOptions::new().read(true).append(true).open(self.folder.join(FINISHED))?;
        let length = file.metadata()?.len();
        let mut end = Vec::new();
        let tail = u64::try_from(pdn.len()).unwrap_or(length).min(length);
        file.seek(SeekFrom::End(-i64::try_from(tail).unwrap_or(0)))?;
        file.read_to_end(&mut end)?;
        if !pdn.is_empty() && end == pdn.as_bytes() {
            return Ok(());
        }
        // An empty line stands between games, whoever wrote the one before.
        let gap = match end.as_slice() {
            [] | [.., b'\n', b'\n'] => "",
            [.., b'\n'] => "\n",
            _ => "\n\n",
        };
        let written = file.write_all(format!("{gap}{pdn}").as_bytes()).and_then(|()| file.sync_all());
        if written.is_err() {
            file.set_len(length)?;
        }
        written
    }
}

type Deliver = Box<dyn Fn(News) -> bool + Send>;

/// The thread that writes games. When it is dropped, everything handed over is written first.
pub struct GameKeeper(Writer<GameRequest>);

impl GameKeeper {
    /// Starts it. The game that waits is told of at once, through `deliver`.
    ///
    /// # Errors
    ///
    /// When the system gives no thread.
    pub fn start(folder: Option<PathBuf>, deliver: impl Fn(News) -> bool + Send + 'static) -> io::Result<Self> {
        let deliver: Deliver = Box::new(deliver);
        Writer::start("games", move |inbox| serve(folder.map(GameFiles::new).as_ref(), inbox, &deliver)).map(Self)
    }

    /// Hands a game over.
    pub fn take(&self, request: GameRequest) {
        self.0.hand_over(request);
    }
}

fn serve(files: Option<&GameFiles>, inbox: &Receiver<GameRequest>, deliver: &Deliver) {
    match files.map(GameFiles::unfinished) {
        Some(Ok(Some(saved))) => drop(deliver(News::Game(GameNews::Unfinished(Box::new(saved))))),
        Some(Err(error)) => drop(deliver(News::Game(GameNews::Failed(error.to_string())))),
        Some(Ok(None)) | None => {}
    }
    while let Ok(request) = inbox.recv() {
        let done = files.ok_or(GameFileError::NoPlace).and_then(|files| match &request {
            GameRequest::Keep(saved) => files.keep(saved),
            GameRequest::File(pdn) => files.file(pdn),
        });
        deliver(News::Game(done.map_or_else(|error| GameNews::Failed(error.to_string()), |()| GameNews::Kept)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_added_with_an_empty_line_between_and_never_twice() {
        let folder = tempfile::tempdir().unwrap();
        let files = GameFiles::new(folder.path().join("data"));
        for game in ["[A \"1\"]\n\n*\n", "[A \"2\"]\n\n*\n", "[A \"2\"]\n\n*\n"] {
            files.file(game).unwrap();
        }
        let kept = fs::read_to_string(folder.path().join("data/games.pdn")).unwrap();
        assert_eq!(kept, "[A \"1\"]\n\n*\n\n[A \"2\"]\n\n*\n");
    }

    #[test]
    fn a_game_after_one_that_somebody_else_left_without_a_line_break_still_stands_alone() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("games.pdn"), "1. 32-28 *").unwrap();
        GameFiles::new(folder.path().to_owned()).file("2. x *\n").unwrap();
        assert_eq!(fs::read_to_string(folder.path().join("games.pdn")).unwrap(), "1. 32-28 *\n\n2. x *\n");
    }

    #[test]
    fn what_is_no_game_is_put_aside_and_told_of_once() {
        let folder = tempfile::tempdir().unwrap();
        let files = GameFiles::new(folder.path().to_owned());
        assert!(files.unfinished().unwrap().is_none());
        fs::write(folder.path().join("unfinished-game.json"), "{}").unwrap();
        assert!(matches!(files.unfinished(), Err(GameFileError::Unreadable { .. })));
        assert!(files.unfinished().unwrap().is_none());
        assert_eq!(fs::read_to_string(folder.path().join("unfinished-game.unreadable")).unwrap(), "{}");
    }
}
