//! Finished games against the engine, in one PDN file.

use std::io::{self, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

use etude_files::{append_private, make_private_folder};

/// The name of the file.
const FINISHED: &str = "games.pdn";

/// The file of finished games in a folder.
#[must_use]
pub fn finished_games(folder: &Path) -> PathBuf {
    folder.join(FINISHED)
}

/// The file of finished games.
#[derive(Debug)]
pub(super) struct PlayedGames {
    folder: PathBuf,
}

impl PlayedGames {
    /// The file in a folder, which is created when the first game is added.
    pub const fn new(folder: PathBuf) -> Self {
        Self { folder }
    }

    /// The path of the file.
    pub fn path(&self) -> PathBuf {
        finished_games(&self.folder)
    }

    /// Adds a game, unless it is already the last: the program may have been killed before it could note that.
    ///
    /// # Errors
    ///
    /// When it cannot be written; then no part of it is in the file.
    pub fn add(&self, pdn: &str) -> io::Result<()> {
        make_private_folder(&self.folder)?;
        append_private(&self.path(), |file| {
            let length = file.metadata()?.len();
            let mut end = Vec::new();
            let tail = u64::try_from(pdn.len()).unwrap_or(length).min(length);
            file.seek(SeekFrom::End(-i64::try_from(tail).unwrap_or(0)))?;
            file.read_to_end(&mut end)?;
            if end == pdn.as_bytes() {
                return Ok(String::new());
            }
            // Separate games by an empty line, even after a game written by another program.
            let gap = match end.as_slice() {
                [] | [.., b'\n', b'\n'] => "",
                [.., b'\n'] => "\n",
                _ => "\n\n",
            };
            Ok(format!("{gap}{pdn}"))
        })
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn games_are_added_with_an_empty_line_between_and_never_twice() {
        let folder = tempfile::tempdir().unwrap();
        let files = PlayedGames::new(folder.path().join("data"));
        for game in ["[A \"1\"]\n\n*\n", "[A \"2\"]\n\n*\n", "[A \"2\"]\n\n*\n"] {
            files.add(game).unwrap();
        }
        let kept = fs::read_to_string(folder.path().join("data/games.pdn")).unwrap();
        assert_eq!(kept, "[A \"1\"]\n\n*\n\n[A \"2\"]\n\n*\n");
    }

    #[test]
    fn a_game_after_one_that_somebody_else_left_without_a_line_break_still_stands_alone() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("games.pdn"), "1. 32-28 *").unwrap();
        PlayedGames::new(folder.path().to_owned()).add("2. x *\n").unwrap();
        assert_eq!(fs::read_to_string(folder.path().join("games.pdn")).unwrap(), "1. 32-28 *\n\n2. x *\n");
    }
}
