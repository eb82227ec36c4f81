//! Files of games, read and written for the screen.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use crate::encoding;
use crate::home::data_folder;
use crate::mail::{MailFolder, MailReport, MailTask, mail_folder};
use crate::store::repertoire_file::{add_cards, remove_card, repertoire_file};
use damier_rules::Variant;
use damier_rules::notation::pdn::{PdnError, PdnGame, read_games};
use etude_files::{Access, FileError, open, replace as replace_file};
use etude_store::home_folder;

/// Why a file of games cannot be read or written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PdnFileError {
    /// The system names no data folder.
    #[error("no folder for analyses")]
    NoPlace,
    /// The file cannot be read.
    #[error("cannot read {path}: {reason}")]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// Why.
        reason: FileError,
    },
    /// The game has an error.
    #[error("{path}:{error}")]
    Bad {
        /// The file.
        path: PathBuf,
        /// What is wrong with the game, and where.
        error: PdnError,
    },
    /// The file has no game of this number.
    #[error("{path} has {games} games, and no game {wanted}")]
    NoSuchGame {
        /// The file.
        path: PathBuf,
        /// How many games it has.
        games: usize,
        /// The number.
        wanted: usize,
    },
    /// A file of this name exists.
    #[error("{0} exists")]
    Exists(PathBuf),
    /// The file cannot be written.
    #[error("cannot write {path}: {reason}")]
    Unwritable {
        /// The file.
        path: PathBuf,
        /// Why.
        reason: FileError,
    },
}

/// A task with a file of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileTask {
    /// Read a game.
    Read {
        /// The typed path. A name without a folder is also searched for in the folder for analyses.
        name: String,
        /// The number of the game, from 1.
        number: usize,
        /// The variant of games without `GameType`.
        variant: Variant,
    },
    /// Write a file.
    Write {
        /// The typed path. A name without a folder means a file in the folder for analyses.
        name: String,
        /// The new text of the file.
        text: String,
        /// Whether to replace an existing file.
        replace: bool,
    },
    /// Complete the typed path of a file of games, or of a folder.
    Complete(String),
    /// Add cards to the file of the repertoire: lines of a collection.
    Keep(String),
    /// Take the card with this id out of it.
    RemoveCard(String),
    /// Do something with correspondence games.
    Mail(MailTask),
}

/// The result of a [`FileTask`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileReport {
    /// The game that was read.
    Read(Result<Box<PdnGame>, PdnFileError>),
    /// The file that was written.
    Written(Result<PathBuf, PdnFileError>),
    /// The path, completed as far as it is unambiguous.
    Completed(String),
    /// Whether the cards were added or taken out.
    Kept(Result<(), PdnFileError>),
    /// What has become of correspondence games; `None` without a folder for them.
    Mail(Option<MailReport>),
}

/// Performs a task.
#[must_use]
pub fn perform(task: &FileTask) -> FileReport {
    match task {
        FileTask::Read { name, number, variant } => FileReport::Read(read(name, *number, *variant).map(Box::new)),
        FileTask::Complete(typed) => FileReport::Completed(complete(typed)),
        FileTask::Keep(lines) => FileReport::Kept(in_repertoire(|data| add_cards(data, lines))),
        FileTask::RemoveCard(id) => FileReport::Kept(in_repertoire(|data| remove_card(data, id))),
        FileTask::Mail(task) => {
            let folder = data_folder().map(|data| MailFolder::new(mail_folder(&data)));
            FileReport::Mail(folder.map(|folder| task.perform(&folder)))
        }
        FileTask::Write { name, text, replace } => FileReport::Written(write(name, text, *replace)),
    }
}

fn in_repertoire(change: impl FnOnce(&Path) -> io::Result<()>) -> Result<(), PdnFileError> {
    let data = data_folder().ok_or(PdnFileError::NoPlace)?;
    let failed = |error: io::Error| PdnFileError::Unwritable { path: repertoire_file(&data), reason: error.into() };
    change(&data).map_err(failed)
}

/// Reads a game of a file; `variant` is for games without `GameType`.
///
/// # Errors
///
/// When the file or the game does not exist, or the game has an error.
pub fn read(name: &str, number: usize, variant: Variant) -> Result<PdnGame, PdnFileError> {
    let mut path = at_home(name);
    let mut opened = open(&path);
    if let (Err(error), Ok(kept)) = (&opened, in_folder(name))
        && error.kind() == io::ErrorKind::NotFound
        && kept.exists()
    {
        opened = open(&kept);
        path = kept;
    }
    let file = readable(&path, opened)?;
    let mut games = 0;
    for game in read_games(encoding::boxed(file, None).0, variant) {
        games += 1;
        if games == number {
            return game.map_err(|error| PdnFileError::Bad { path, error });
        }
    }
    Err(PdnFileError::NoSuchGame { path, games, wanted: number })
}

/// An opened file, unless it is a folder.
///
/// # Errors
///
/// When it could not be opened, or is a folder.
pub fn readable(path: &Path, opened: io::Result<File>) -> Result<File, PdnFileError> {
    let unreadable = |reason: FileError| PdnFileError::Unreadable { path: path.to_owned(), reason };
    match opened {
        Ok(file) if file.metadata().is_ok_and(|found| found.is_dir()) => {
            Err(unreadable(FileError::System(io::ErrorKind::IsADirectory, "a folder".to_owned())))
        }
        Ok(file) => Ok(file),
        Err(error) => Err(unreadable(error.into())),
    }
}

fn write(name: &str, text: &str, replace: bool) -> Result<PathBuf, PdnFileError> {
    let path = in_folder(name)?;
    if !replace && fs::symlink_metadata(&path).is_ok() {
        return Err(PdnFileError::Exists(path));
    }
    match replace_file(&path, text.as_bytes(), Access::Usual) {
        Ok(_) => Ok(path),
        Err(error) => Err(PdnFileError::Unwritable { path, reason: error.into() }),
    }
}

/// Extends a path by what all matching files and folders have in common. Only PDN files count, and hidden ones only once
/// the dot is typed.
fn complete(typed: &str) -> String {
    let (folder, begun) =
        typed.rsplit_once('/').map_or(("", typed), |(folder, begun)| (&typed[..=folder.len()], begun));
    let place = if folder.is_empty() { PathBuf::from(".") } else { at_home(folder) };
    let mut common: Option<String> = None;
    for entry in fs::read_dir(place).into_iter().flatten().flatten() {
        let mut name = entry.file_name().to_string_lossy().into_owned();
        let is_folder = entry.path().is_dir();
        let fits = is_folder || name.to_lowercase().ends_with(".pdn");
        if !fits || !name.starts_with(begun) || (name.starts_with('.') && begun.is_empty()) {
            continue;
        }
        if is_folder {
            name.push('/');
        }
        common = Some(match common {
            None => name,
            Some(known) => {
                known
                    .chars()
                    .zip(name.chars())
                    .take_while(|(one, other)| one == other)
                    .unzip::<_, _, String, String>()
                    .0
            }
        });
    }
    common.map_or_else(|| typed.to_owned(), |common| format!("{folder}{common}"))
}

/// The path of a typed name. A name without a folder means a file in the folder for analyses.
fn in_folder(name: &str) -> Result<PathBuf, PdnFileError> {
    let path = at_home(name);
    if path.parent().is_some_and(|folder| folder.as_os_str().is_empty()) {
        let folder = data_folder().ok_or(PdnFileError::NoPlace)?;
        return Ok(folder.join("analyses").join(path));
    }
    Ok(path)
}

/// A path with `~` replaced by the home folder, as shells do.
#[must_use]
pub fn at_home(name: &str) -> PathBuf {
    let rest = name.strip_prefix('~').filter(|rest| rest.starts_with(['/', std::path::MAIN_SEPARATOR]));
    match (rest, home_folder()) {
        (Some(rest), Some(home)) => home.join(rest.trim_start_matches(['/', '\\'])),
        _ => Path::new(name).to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_rules::notation::pdn::{Place, write_game};

    fn read_text(name: &str, number: usize) -> Result<String, String> {
        match perform(&FileTask::Read { name: name.to_owned(), number, variant: Variant::International }) {
            FileReport::Read(Ok(game)) => Ok(write_game(&game)),
            FileReport::Read(Err(error)) => Err(error.to_string()),
            _ => panic!("no game was read"),
        }
    }

    fn write_text(name: &str, text: &str, replace: bool) -> Result<PathBuf, PdnFileError> {
        match perform(&FileTask::Write { name: name.to_owned(), text: text.to_owned(), replace }) {
            FileReport::Written(written) => written,
            _ => panic!("no file was written"),
        }
    }

    #[test]
    fn nothing_is_replaced_unless_asked_for() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("new/a.pdn");
        let name = path.to_string_lossy().into_owned();
        assert_eq!(write_text(&name, "one", false), Ok(path.clone()));
        assert_eq!(write_text(&name, "two", false), Err(PdnFileError::Exists(path.clone())));
        assert_eq!(fs::read_to_string(&path).unwrap(), "one");
        assert_eq!(write_text(&name, "two", true), Ok(path.clone()));
        assert_eq!(fs::read_to_string(&path).unwrap(), "two");
    }

    #[test]
    fn a_game_is_found_by_its_number_and_errors_say_where() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.pdn");
        fs::write(&path, "1. 32-28 19-23 *\n\n1. 33-29 *\n\n1. 32-28 18-24 *\n").unwrap();
        let name = path.to_string_lossy().into_owned();
        assert!(read_text(&name, 2).unwrap().contains("1. 33-29 *"));
        let place = Place { line: 5, column: 10 };
        assert!(read_text(&name, 3).unwrap_err().starts_with(&format!("{name}:{place}")), "{:?}", read_text(&name, 3));
        assert_eq!(read_text(&name, 4).unwrap_err(), format!("{name} has 3 games, and no game 4"));
        assert!(read_text(&name, 0).unwrap_err().ends_with("no game 0"));
        assert!(read_text(&folder.path().to_string_lossy(), 1).unwrap_err().contains("a folder"));
        assert!(read_text("no such file", 1).unwrap_err().starts_with("cannot read no such file: "));
    }
}
