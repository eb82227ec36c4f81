//! Analyses that are not saved, each as a PDN file of its own until it is saved or given up: a kill or a connection that
//! is lost must not undo an evening's work.
//!
//! A program holds a lock on the analysis on its board: others that run at the same time leave it alone.

use std::collections::HashMap;
use std::fs::{self, File};
use std::io;
use std::path::PathBuf;

use super::opening::{hold, put_unreadable_aside, remove_scratch, replace_and_hold};
use super::played::GameFileError;
use damier_rules::Variant;
use damier_rules::notation::pdn::{PdnGame, read_games};

/// How the names of their files begin.
const UNSAVED: &str = "unsaved-analysis-";
/// How they end.
const KEPT: &str = ".pdn";

/// An analysis that is not saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsaved {
    /// The name of its file, without the ending.
    pub name: String,
    /// The game with all that was entered.
    pub game: PdnGame,
}

impl Unsaved {
    /// A name for an analysis that no other has: from the moment when it began, in milliseconds since 1970, and a number
    /// drawn by chance.
    #[must_use]
    pub fn new_name(began: i64, number: u64) -> String {
        format!("{UNSAVED}{began}-{number:016x}")
    }
}

/// The analyses in a folder.
#[derive(Debug)]
pub(super) struct UnsavedAnalyses {
    folder: PathBuf,
    /// What keeps those locked that are on the board, or were told of and wait: by their names.
    held: HashMap<String, File>,
}

impl UnsavedAnalyses {
    pub fn new(folder: PathBuf) -> Self {
        Self { folder, held: HashMap::new() }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.join(format!("{name}{KEPT}"))
    }

    /// Keeps the one on the board: whole, or as it was before, whatever happens in between.
    pub fn keep(&mut self, name: &str, pdn: &str) -> Result<(), GameFileError> {
        let path = self.path(name);
        let held = replace_and_hold(&path, pdn.as_bytes());
        self.held.insert(name.to_owned(), held.map_err(|error| GameFileError::File { path, error })?);
        Ok(())
    }

    /// Removes the one on the board: it is saved, or given up.
    pub fn forget(&mut self, name: &str) -> Result<(), GameFileError> {
        self.held.remove(name);
        let path = self.path(name);
        match fs::remove_file(&path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(GameFileError::File { path, error }),
            _ => Ok(()),
        }
    }

    /// Those that other programs have left behind, in the order in which they were begun; they are held from now on. In
    /// the place of one that holds no game stands that it is put aside.
    pub fn left_behind(&mut self) -> Vec<Result<Unsaved, GameFileError>> {
        remove_scratch(&self.folder);
        let Ok(entries) = fs::read_dir(&self.folder) else { return Vec::new() };
        let names = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
        let names = names.filter_map(|file| Some(file.strip_suffix(KEPT)?.to_owned()));
        let mut names: Vec<_> = names.filter(|name| name.starts_with(UNSAVED)).collect();
        names.sort();
        names.into_iter().filter_map(|name| self.read(name).transpose()).collect()
    }

    fn read(&mut self, name: String) -> Result<Option<Unsaved>, GameFileError> {
        let path = self.path(&name);
        let failed = |error| GameFileError::File { path: path.clone(), error };
        let Some((text, lock)) = hold(&path).map_err(failed)? else { return Ok(None) };
        let Some(Ok(game)) = read_games(text.as_bytes(), Variant::International).next() else {
            return Err(GameFileError::NoGame(put_unreadable_aside(&path).map_err(failed)?));
        };
        self.held.insert(name.clone(), lock);
        Ok(Some(Unsaved { name, game }))
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, SystemTime};

    use super::*;

    fn text(moves: &str) -> String {
        format!("{moves} *\n")
    }

    fn lengths(files: &mut UnsavedAnalyses) -> Vec<usize> {
        let left = files.left_behind().into_iter().flatten();
        left.map(|unsaved| unsaved.game.main_line().count()).collect()
    }

    #[test]
    fn an_analysis_waits_once_its_program_is_gone_and_until_it_is_forgotten() {
        let folder = tempfile::tempdir().unwrap();
        let files = || UnsavedAnalyses::new(folder.path().join("games"));
        let (mut one, mut other) = (files(), files());
        let (first, second) = (Unsaved::new_name(1, 5), Unsaved::new_name(2, 5));
        one.keep(&first, &text("1. 32-28")).unwrap();
        one.keep(&first, &text("1. 32-28 19-23")).unwrap();
        other.keep(&second, &text("1. 32-28 19-23 2. 28x19")).unwrap();
        assert!(lengths(&mut other).is_empty(), "what is on a board does not wait");
        drop(one);
        assert_eq!(lengths(&mut other), [2]);
        let mut third = files();
        assert!(lengths(&mut third).is_empty(), "what waits in one program does not wait in another");
        other.forget(&first).unwrap();
        other.forget(&first).unwrap();
        drop(other);
        assert_eq!(lengths(&mut third), [3]);
    }

    #[test]
    fn what_a_kill_left_half_written_is_removed_once_nobody_can_be_writing_it() {
        let folder = tempfile::tempdir().unwrap();
        for (name, hours) in [("a.pdn.77.new", 1), ("b.json.78.new", 0), ("my.77.new", 9), ("mine.new", 9)] {
            let file = File::create(folder.path().join(name)).unwrap();
            file.set_modified(SystemTime::now() - Duration::from_secs(hours * 3_600)).unwrap();
        }
        assert!(lengths(&mut UnsavedAnalyses::new(folder.path().to_owned())).is_empty());
        let mut left: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        left.sort();
        assert_eq!(left, ["b.json.78.new", "mine.new", "my.77.new"]);
    }

    #[test]
    fn what_holds_no_game_is_put_aside() {
        let folder = tempfile::tempdir().unwrap();
        let mut files = UnsavedAnalyses::new(folder.path().to_owned());
        let path = folder.path().join("unsaved-analysis-1-1.pdn");
        let aside = path.with_extension("unreadable");
        for spoiled in [&b""[..], b"1. 32-99 *", b"\xff\xfe\x00"] {
            fs::write(&path, spoiled).unwrap();
            assert!(matches!(&files.left_behind()[..], [Err(GameFileError::NoGame(path))] if *path == aside));
            assert_eq!(fs::read(&aside).unwrap(), spoiled);
            assert!(files.left_behind().is_empty(), "it is told of once");
        }
    }
}
