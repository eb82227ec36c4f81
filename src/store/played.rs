//! Games against the engine on the disk: those that are over in one PDN file, each that is not in a file of its own; and
//! beside them [analyses](super::unsaved) that are not saved.
//!
//! A thread writes them; the screen hands them over and never waits for the disk. A program holds a lock on the game that
//! it has kept last: others that run at the same time leave that one alone.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::PathBuf;
use std::sync::mpsc::Receiver;
use std::time::SystemTime;

use super::keeper::News;
use super::opening::{
    Making, is_in_use, make_private_file, make_private_folder, put_unreadable_aside, read_unheld, replace_and_hold,
};
use super::unsaved::{Unsaved, UnsavedAnalyses};
use super::writer::Writer;
use damier_train::play::{Saved, SavedError};

/// The games that are over.
const FINISHED: &str = "games.pdn";
/// How the names of games begin that are not. Once there was only one, and this was its whole name.
const UNFINISHED: &str = "unfinished-game";
/// How the file of such a game ends.
const KEPT: &str = "json";

/// A game that is not over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unfinished {
    /// The name of its file, without the ending.
    pub name: String,
    /// The game.
    pub saved: Saved,
}

impl Unfinished {
    /// A name for a game that no other has: from the moment when it began, in milliseconds since 1970, and its seed.
    #[must_use]
    pub fn new_name(began: i64, seed: u64) -> String {
        format!("{UNFINISHED}-{began}-{seed:016x}")
    }
}

/// What can be done with a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameRequest {
    /// Keep it as it stands now: it goes on.
    Keep(Box<Unfinished>),
    /// Add it to those that are over, and forget the one that went on.
    File {
        /// The game that is over.
        pdn: String,
        /// The name under which it was kept.
        name: String,
    },
    /// Keep an analysis as it stands now: it is not saved.
    KeepAnalysis {
        /// The name under which it is kept.
        name: String,
        /// The game with all that was entered.
        pdn: String,
    },
    /// Forget an analysis that was kept under this name: it is saved, or given up.
    ForgetAnalysis(String),
}

/// What there is to tell of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameNews {
    /// A game waits to be gone on with; the one kept last is told of first.
    Unfinished(Box<Unfinished>),
    /// An analysis that is not saved waits to be gone on with; the one begun last is told of last.
    Unsaved(Box<Unsaved>),
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
    /// An analysis that was not saved cannot be read; it was put aside.
    #[error("an analysis that was not saved cannot be read; it is put aside as {}", .0.display())]
    NoGame(PathBuf),
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
#[derive(Debug)]
pub struct GameFiles {
    folder: PathBuf,
    /// The game kept last, and what keeps it locked.
    held: Option<(String, File)>,
}

impl GameFiles {
    /// The files in a folder, which is made when it is needed.
    #[must_use]
    pub const fn new(folder: PathBuf) -> Self {
        Self { folder, held: None }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name).with_extension(KEPT)
    }

    /// The games that wait to be gone on with, the one kept last first; those that other programs play do not wait. In
    /// the place of each that cannot be read stands why; one that is no game is put aside.
    #[must_use]
    pub fn unfinished(&self) -> Vec<Result<Unfinished, GameFileError>> {
        let entries = match fs::read_dir(&self.folder) {
            Ok(entries) => entries.filter_map(Result::ok),
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Vec::new(),
            Err(error) => return vec![Err(GameFileError::File { path: self.folder.clone(), error })],
        };
        let mut kept: Vec<(SystemTime, String)> = entries
            .filter_map(|entry| {
                let file = entry.file_name();
                let name = file.to_str()?.strip_suffix(KEPT)?.strip_suffix('.')?;
                let rest = name.strip_prefix(UNFINISHED)?;
                let is_game = rest.is_empty() || rest.starts_with('-');
                is_game.then(|| Some((entry.metadata().ok()?.modified().ok()?, name.to_owned())))?
            })
            .collect();
        kept.sort();
        kept.into_iter().rev().filter_map(|(_, name)| self.read(name).transpose()).collect()
    }

    fn read(&self, name: String) -> Result<Option<Unfinished>, GameFileError> {
        let path = self.path(&name);
        let text = read_unheld(&path).map_err(|error| GameFileError::File { path: path.clone(), error })?;
        let Some(text) = text else { return Ok(None) };
        match Saved::read(&text) {
            Ok(saved) => Ok(Some(Unfinished { name, saved })),
            Err(error) => {
                let aside = put_unreadable_aside(&path).map_err(|error| GameFileError::File { path, error })?;
                Err(GameFileError::Unreadable { path: aside, error })
            }
        }
    }

    /// Keeps a game that goes on: whole, or as it was before, whatever happens in between.
    ///
    /// # Errors
    ///
    /// When it cannot be written.
    pub fn keep(&mut self, game: &Unfinished) -> Result<(), GameFileError> {
        let path = self.path(&game.name);
        let file = replace_and_hold(&path, game.saved.text().as_bytes());
        self.held = Some((game.name.clone(), file.map_err(|error| GameFileError::File { path, error })?));
        Ok(())
    }

    /// Adds a game that is over, and forgets the one of a name that went on. A game that stands at the end already is not
    /// added again: the program may have been ended before it could forget. One that another program plays by now is
    /// left alone.
    ///
    /// # Errors
    ///
    /// When it cannot be written; then nothing of it is in the file.
    pub fn file(&mut self, pdn: &str, name: &str) -> Result<(), GameFileError> {
        let kept = self.path(name);
        let is_held = self.held.take_if(|(held, _)| held == name).is_some();
        if !is_held && is_in_use(&kept) {
            return Ok(());
        }
        let path = self.folder.join(FINISHED);
        let failed = |error| GameFileError::File { path: path.clone(), error };
        make_private_folder(&self.folder).map_err(failed)?;
        let file = make_private_file(&path, Making::Linked).map_err(failed)?;
        match file.lock() {
            // Some network disks have no locks: then two programs must not end a game at the same moment.
            Err(error) if error.kind() == io::ErrorKind::Unsupported => {}
            locked => locked.map_err(failed)?,
        }
        self.append(pdn).map_err(failed)?;
        match fs::remove_file(&kept) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(GameFileError::File { path: kept, error }),
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
    /// Starts it. The games that wait are told of at once, through `deliver`.
    ///
    /// # Errors
    ///
    /// When the system gives no thread.
    pub fn start(folder: Option<PathBuf>, deliver: impl Fn(News) -> bool + Send + 'static) -> io::Result<Self> {
        let deliver: Deliver = Box::new(deliver);
        Writer::start("games", move |inbox| serve(folder, inbox, &deliver)).map(Self)
    }

    /// Hands a game over.
    pub fn take(&self, request: GameRequest) {
        self.0.hand_over(request);
    }
}

fn serve(folder: Option<PathBuf>, inbox: &Receiver<GameRequest>, deliver: &Deliver) {
    let mut analyses = folder.clone().map(UnsavedAnalyses::new);
    let mut files = folder.map(GameFiles::new);
    for game in files.as_ref().map(GameFiles::unfinished).unwrap_or_default() {
        deliver(News::Game(match game {
            Ok(game) => GameNews::Unfinished(Box::new(game)),
            Err(error) => GameNews::Failed(error.to_string()),
        }));
    }
    for unsaved in analyses.as_mut().map(UnsavedAnalyses::left_behind).unwrap_or_default() {
        deliver(News::Game(match unsaved {
            Ok(unsaved) => GameNews::Unsaved(Box::new(unsaved)),
            Err(error) => GameNews::Failed(error.to_string()),
        }));
    }
    while let Ok(request) = inbox.recv() {
        let (Some(files), Some(analyses)) = (&mut files, &mut analyses) else {
            deliver(News::Game(GameNews::Failed(GameFileError::NoPlace.to_string())));
            continue;
        };
        let done = match &request {
            GameRequest::Keep(game) => files.keep(game),
            GameRequest::File { pdn, name } => files.file(pdn, name),
            GameRequest::KeepAnalysis { name, pdn } => analyses.keep(name, pdn),
            GameRequest::ForgetAnalysis(name) => analyses.forget(name),
        };
        deliver(News::Game(done.map_or_else(|error| GameNews::Failed(error.to_string()), |()| GameNews::Kept)));
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use damier_engine::Level;
    use damier_rules::{AnyPosition, Color, Variant};
    use damier_train::play::PlayLesson;
    use damier_train::play::terms::{Manners, Terms};
    use damier_train::start::Start;

    fn game(name: &str, seed: u64) -> Unfinished {
        let terms = Terms {
            level: Level::FULL,
            mine: Color::White,
            program: false,
            start: Start::new(AnyPosition::start(Variant::International)),
            control: None,
            manners: Manners::default(),
            seed,
        };
        Unfinished {
            name: name.to_owned(),
            saved: PlayLesson::new(terms, Duration::ZERO, damier_endings::TableSet::default()).save(Duration::ZERO),
        }
    }

    fn names(files: &GameFiles) -> Vec<String> {
        files.unfinished().into_iter().map(|game| game.unwrap().name).collect()
    }

    #[test]
    fn two_programs_at_once_keep_their_games_apart() {
        let folder = tempfile::tempdir().unwrap();
        let program = || GameFiles::new(folder.path().to_owned());
        let (mut one, mut other) = (program(), program());
        let first = game(&Unfinished::new_name(1, 7), 7);
        let second = game(&Unfinished::new_name(2, 7), 7);
        one.keep(&first).unwrap();
        assert_eq!(names(&other), Vec::<String>::new(), "a game that is being played does not wait");
        other.keep(&second).unwrap();
        one.keep(&first).unwrap();
        other.file("2. x *\n", &second.name).unwrap();
        other.file("1. x *\n", &first.name).unwrap();
        assert_eq!(fs::read_to_string(folder.path().join("games.pdn")).unwrap(), "2. x *\n", "it is not given up");
        // The first program is killed: its locks go with it.
        drop(one);
        let waiting = other.unfinished();
        assert!(matches!(&waiting[..], [Ok(game)] if *game == first), "{waiting:?}");
    }

    #[test]
    fn the_game_kept_last_is_first_and_the_only_one_of_an_older_version_waits_as_well() {
        let folder = tempfile::tempdir().unwrap();
        let mut files = GameFiles::new(folder.path().to_owned());
        for (name, hours) in [("unfinished-game-5-1", 3), ("unfinished-game", 2), ("unfinished-game-4-1", 1)] {
            files.keep(&game(name, 1)).unwrap();
            let file = File::options().append(true).open(folder.path().join(name).with_extension("json")).unwrap();
            file.set_modified(SystemTime::UNIX_EPOCH + Duration::from_secs(3_600 * hours)).unwrap();
        }
        fs::write(folder.path().join("unfinished-games.json"), "{}").unwrap();
        drop(files);
        let mut files = GameFiles::new(folder.path().to_owned());
        assert_eq!(names(&files), ["unfinished-game-5-1", "unfinished-game", "unfinished-game-4-1"]);
        files.file("1. x *\n", "unfinished-game").unwrap();
        assert_eq!(names(&files), ["unfinished-game-5-1", "unfinished-game-4-1"]);
    }

    #[test]
    fn games_are_added_with_an_empty_line_between_and_never_twice() {
        let folder = tempfile::tempdir().unwrap();
        let mut files = GameFiles::new(folder.path().join("data"));
        for game in ["[A \"1\"]\n\n*\n", "[A \"2\"]\n\n*\n", "[A \"2\"]\n\n*\n"] {
            files.file(game, "unfinished-game-1-1").unwrap();
        }
        let kept = fs::read_to_string(folder.path().join("data/games.pdn")).unwrap();
        assert_eq!(kept, "[A \"1\"]\n\n*\n\n[A \"2\"]\n\n*\n");
    }

    #[test]
    fn a_game_after_one_that_somebody_else_left_without_a_line_break_still_stands_alone() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("games.pdn"), "1. 32-28 *").unwrap();
        GameFiles::new(folder.path().to_owned()).file("2. x *\n", "unfinished-game-1-1").unwrap();
        assert_eq!(fs::read_to_string(folder.path().join("games.pdn")).unwrap(), "1. 32-28 *\n\n2. x *\n");
    }

    #[test]
    fn what_is_no_game_is_put_aside_and_told_of_once() {
        let folder = tempfile::tempdir().unwrap();
        let files = GameFiles::new(folder.path().to_owned());
        assert!(files.unfinished().is_empty());
        fs::write(folder.path().join("unfinished-game.json"), "{}").unwrap();
        assert!(matches!(files.unfinished()[..], [Err(GameFileError::Unreadable { .. })]));
        assert!(files.unfinished().is_empty());
        assert_eq!(fs::read_to_string(folder.path().join("unfinished-game.unreadable")).unwrap(), "{}");
    }
}
