//! The file of the games.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

/// A PDN file to which games are added. The last one is written again after every move, so that nothing is lost
/// whenever the program ends.
#[derive(Debug)]
pub struct GameFile {
    file: File,
    path: PathBuf,
    /// Whether it did not exist before.
    is_new: bool,
    /// Where the last game begins.
    start: u64,
    /// How long it is.
    length: u64,
}

impl GameFile {
    /// Opens a file, or makes it. What it holds stays.
    ///
    /// # Errors
    ///
    /// What the system says.
    pub fn open(path: &Path) -> io::Result<Self> {
        let is_new = !path.exists();
        let mut file = OpenOptions::new().create(true).truncate(false).read(true).write(true).open(path)?;
        let start = file.seek(SeekFrom::End(0))?;
        Ok(Self { file, path: path.to_owned(), is_new, start, length: 0 })
    }

    /// Begins another game.
    pub const fn begin(&mut self) {
        self.start += self.length;
        self.length = 0;
    }

    /// Writes the last game. What it was before is a beginning of it but for the result, so a game that is cut short is
    /// still there.
    ///
    /// # Errors
    ///
    /// What the system says.
    pub fn put(&mut self, game: &str) -> io::Result<()> {
        let text = if self.start == 0 { game.to_owned() } else { format!("\n{game}") };
        self.file.seek(SeekFrom::Start(self.start))?;
        self.file.write_all(text.as_bytes())?;
        self.length = text.len() as u64;
        self.file.set_len(self.start + self.length)
    }

    /// Removes the file again if it is new and no game came.
    pub fn close(self) {
        if self.is_new && self.start + self.length == 0 {
            // An empty file does no harm.
            let _ = fs::remove_file(&self.path);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn games_are_added_and_only_the_last_one_changes() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.pdn");
        for round in ["", "there\n"] {
            fs::write(&path, round).unwrap();
            let mut file = GameFile::open(&path).unwrap();
            file.begin();
            for text in ["1. 32-28 *\n", "1. 32-28 19-23 *\n", "1-1\n"] {
                file.put(text).unwrap();
            }
            file.begin();
            file.put("second\n").unwrap();
            let gap = if round.is_empty() { "" } else { "\n" };
            assert_eq!(fs::read_to_string(&path).unwrap(), format!("{round}{gap}1-1\n\nsecond\n"));
        }
        assert!(GameFile::open(folder.path()).is_err(), "a folder");
    }

    #[test]
    fn a_match_without_a_game_leaves_no_file() {
        let folder = tempfile::tempdir().unwrap();
        let (new, old) = (folder.path().join("new.pdn"), folder.path().join("old.pdn"));
        fs::write(&old, "").unwrap();
        for path in [&new, &old] {
            GameFile::open(path).unwrap().close();
        }
        assert!(!new.exists() && old.exists());
    }
}
