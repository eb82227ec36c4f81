//! The folder of correspondence games.

use std::collections::HashSet;
use std::io;
use std::path::{Path, PathBuf};

use super::game::{MailError, MailGame, Received};
use damier_rules::notation::pdn::{PdnError, PdnGame, read_games, write_game};
use damier_rules::{AnyPosition, Variant};
use etude::calendar::Day;
use etude_files::{Access, FileError, read_regular, replace};

/// The most bytes of a file that may be one game.
const MAX_BYTES: usize = 1 << 20;
/// The longest name of a game.
const MAX_NAME: usize = 40;

/// The folder: `games` with our own files, `inbox` for files of opponents, `outbox` with what goes to them.
#[derive(Clone, Debug)]
pub struct MailFolder {
    root: PathBuf,
}

/// Why a file or a game cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FolderError {
    /// A file cannot be read or written.
    #[error("{path}: {error}")]
    File {
        /// The file.
        path: PathBuf,
        /// Why.
        error: FileError,
    },
    /// A file is too long for a game.
    #[error("{0}: too long")]
    TooLong(PathBuf),
    /// A file is no PDN.
    #[error("{path}: {error}")]
    Pdn {
        /// The file.
        path: PathBuf,
        /// The error, with its place.
        error: PdnError,
    },
    /// A file has none or several games.
    #[error("{path}: {games} games")]
    Games {
        /// The file.
        path: PathBuf,
        /// Their number.
        games: usize,
    },
    /// A game cannot be taken.
    #[error("{path}: {error}")]
    Game {
        /// The file.
        path: PathBuf,
        /// Why.
        error: MailError,
    },
    /// A name is not made of letters, digits, hyphens and low lines.
    #[error("bad name {0:?}")]
    Name(String),
    /// A game with this name exists.
    #[error("{0} exists")]
    Exists(String),
    /// There is no game with this name.
    #[error("no game {0}")]
    Missing(String),
    /// A new game came, and we have no name by which to know our colour.
    #[error("no name of ours")]
    Nameless,
}

/// What a file has brought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Taken {
    /// The game, which is not kept yet.
    pub game: MailGame,
    /// What is new in it; `None` if the game is.
    pub received: Option<Received>,
}

impl MailFolder {
    /// The folder at a path, which need not exist.
    #[must_use]
    pub const fn new(root: PathBuf) -> Self {
        Self { root }
    }

    /// Where files of opponents are put.
    #[must_use]
    pub fn inbox(&self) -> PathBuf {
        self.root.join("inbox")
    }

    /// Our own file of a game.
    fn own_file(&self, name: &str) -> PathBuf {
        self.root.join("games").join(format!("{name}.pdn"))
    }

    /// What goes to the opponent of a game: the PDN.
    #[must_use]
    pub fn outgoing_file(&self, name: &str) -> PathBuf {
        self.root.join("outbox").join(format!("{name}.pdn"))
    }

    /// What goes to the opponent of a game: a text to read.
    #[must_use]
    pub fn text_file(&self, name: &str) -> PathBuf {
        self.root.join("outbox").join(format!("{name}.txt"))
    }

    /// Checks the name of a new game.
    ///
    /// # Errors
    ///
    /// If it cannot be one, or is taken.
    pub fn check_new(&self, name: &str) -> Result<(), FolderError> {
        check_name(name)?;
        if self.own_file(name).exists() { Err(FolderError::Exists(name.to_owned())) } else { Ok(()) }
    }

    /// A name for a game that an opponent has begun: that of its file, with a number if it is taken.
    #[must_use]
    pub fn free_name(&self, file: &Path) -> String {
        let stem = file.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
        let mut name: String = stem.chars().filter(|&letter| is_of_name(letter)).take(MAX_NAME - 4).collect();
        if name.is_empty() {
            "game".clone_into(&mut name);
        }
        let numbered = (2..).map(|number| format!("{name}-{number}"));
        let free = std::iter::once(name.clone()).chain(numbered).find(|name| !self.own_file(name).exists());
        free.unwrap_or(name)
    }

    /// A game.
    ///
    /// # Errors
    ///
    /// If there is none with this name, or its file cannot be read.
    pub fn game(&self, name: &str) -> Result<MailGame, FolderError> {
        check_name(name)?;
        let path = self.own_file(name);
        if !path.exists() {
            return Err(FolderError::Missing(name.to_owned()));
        }
        let pdn = read_one(&path)?;
        MailGame::of_file(name, pdn).map_err(|error| FolderError::Game { path, error })
    }

    /// All games by name, and the files that cannot be read.
    ///
    /// # Errors
    ///
    /// If the folder cannot be read.
    pub fn games(&self) -> Result<Vec<Result<MailGame, FolderError>>, FolderError> {
        let folder = self.root.join("games");
        let mut names: Vec<String> = match etude_files::list_folder(&folder) {
            Ok(paths) => paths.iter().filter_map(|path| name_of(path)).collect(),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
            Err(error) => return Err(FolderError::File { path: folder, error: error.into() }),
        };
        names.sort();
        Ok(names.iter().map(|name| self.game(name)).collect())
    }

    /// The files in the inbox.
    ///
    /// # Errors
    ///
    /// If it cannot be read.
    pub fn received(&self) -> Result<Vec<PathBuf>, FolderError> {
        let folder = self.inbox();
        match etude_files::list_folder(&folder) {
            Ok(mut paths) => {
                paths.retain(|path| path.extension().is_some_and(|end| end.eq_ignore_ascii_case("pdn")));
                paths.sort();
                Ok(paths)
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
            Err(error) => Err(FolderError::File { path: folder, error: error.into() }),
        }
    }

    /// Takes the game of a file: the next move of one of ours, or a new game, in which our name says our colour.
    ///
    /// # Errors
    ///
    /// If it does not fit.
    pub fn take(&self, theirs: PdnGame, file: &Path, me: Option<&str>, today: Day) -> Result<Taken, FolderError> {
        let wrong = |error| FolderError::Game { path: file.to_owned(), error };
        let id = theirs.tag("GameId").unwrap_or_default();
        let ours = self.games()?.into_iter().flatten().find(|game| !id.is_empty() && game.id() == id);
        let Some(mut game) = ours else {
            let me = me.map(str::trim).filter(|me| !me.is_empty()).ok_or(FolderError::Nameless)?;
            let game = MailGame::of_opponent(&self.free_name(file), theirs, me, today).map_err(wrong)?;
            return Ok(Taken { game, received: None });
        };
        let received = game.receive(&theirs, today).map_err(wrong)?;
        Ok(Taken { game, received: Some(received) })
    }

    /// Keeps a game. What goes to the opponent is a matter of [`MailFolder::send`].
    ///
    /// # Errors
    ///
    /// If it cannot be written; then it is as before.
    pub fn keep(&self, game: &MailGame) -> Result<(), FolderError> {
        write(&self.own_file(game.name()), &write_game(game.own()))
    }

    /// Writes what goes to the opponent, with a text to read, unless it is there.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub fn send(&self, game: &MailGame, text: impl FnOnce() -> String) -> Result<bool, FolderError> {
        if !game.is_for_opponent() {
            return Ok(false);
        }
        let (path, pdn) = (self.outgoing_file(game.name()), write_game(&game.outgoing()));
        let text_file = self.text_file(game.name());
        if read_regular(&path).is_ok_and(|bytes| bytes == pdn.as_bytes()) && text_file.exists() {
            return Ok(false);
        }
        write(&text_file, &text())?;
        write(&path, &pdn)?;
        Ok(true)
    }

    /// The positions of games that are not over: the engine and the tables are closed for them. A file that cannot be
    /// read closes nothing.
    #[must_use]
    pub fn closed_positions(&self) -> HashSet<AnyPosition> {
        let games = self.games().unwrap_or_default();
        games.iter().flatten().filter(|game| !game.is_over()).flat_map(MailGame::positions).collect()
    }
}

/// The only game of a file.
///
/// # Errors
///
/// If it cannot be read, or does not have one game.
pub fn read_one(path: &Path) -> Result<PdnGame, FolderError> {
    let bytes = read_regular(path).map_err(|error| FolderError::File { path: path.to_owned(), error: error.into() })?;
    one_of(&bytes, path)
}

/// The only game of a text, which came from `path`.
///
/// # Errors
///
/// If it is no PDN, or does not have one game.
pub fn one_of(bytes: &[u8], path: &Path) -> Result<PdnGame, FolderError> {
    if bytes.len() > MAX_BYTES {
        return Err(FolderError::TooLong(path.to_owned()));
    }
    let mut games = Vec::new();
    for game in read_games(bytes, Variant::International) {
        games.push(game.map_err(|error| FolderError::Pdn { path: path.to_owned(), error })?);
    }
    match <[PdnGame; 1]>::try_from(games) {
        Ok([game]) => Ok(game),
        Err(games) => Err(FolderError::Games { path: path.to_owned(), games: games.len() }),
    }
}

fn write(path: &Path, text: &str) -> Result<(), FolderError> {
    let written = replace(path, text.as_bytes(), Access::Private);
    written.map(drop).map_err(|error| FolderError::File { path: path.to_owned(), error: error.into() })
}

const fn is_of_name(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_')
}

fn check_name(name: &str) -> Result<(), FolderError> {
    let is_good = (1..=MAX_NAME).contains(&name.len()) && name.chars().all(is_of_name);
    if is_good { Ok(()) } else { Err(FolderError::Name(name.to_owned())) }
}

fn name_of(path: &Path) -> Option<String> {
    let name = path.file_name()?.to_str()?.strip_suffix(".pdn")?;
    check_name(name).is_ok().then(|| name.to_owned())
}
