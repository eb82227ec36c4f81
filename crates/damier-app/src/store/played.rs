//! Finished games, in one PDN file; those of a simultaneous display in a file of their own as well.

use std::io::{self, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

use etude::calendar::Day;
use etude_files::{append_private, make_private_folder};

/// The name of the file.
const FINISHED: &str = "games.pdn";

/// The file of finished games in a folder.
#[must_use]
pub fn finished_games(folder: &Path) -> PathBuf {
    folder.join(FINISHED)
}

/// The name of the file with the games of a display that ended on a day, without its ending; the second one of a day has a
/// number as well.
pub(super) fn display_name(day: Day) -> String {
    format!("display-{day}")
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

    /// Writes the games of a display into the first free file of its day, unless they are in one. Returns the name of that
    /// file, without its ending.
    ///
    /// # Errors
    ///
    /// When it cannot be written; then no part of it is in a file.
    pub fn gather(&self, day: Day, pdn: &str) -> io::Result<String> {
        make_private_folder(&self.folder)?;
        let first = display_name(day);
        let mut name = first.clone();
        for number in 2_u32.. {
            let mut is_taken = false;
            append_private(&self.folder.join(format!("{name}.pdn")), |file| {
                let mut kept = Vec::new();
                file.read_to_end(&mut kept)?;
                is_taken = !kept.is_empty() && kept != pdn.as_bytes();
                Ok(if kept.is_empty() { pdn.to_owned() } else { String::new() })
            })?;
            if !is_taken {
                break;
            }
            name = format!("{first}-{number}");
        }
        Ok(name)
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
    fn every_display_has_a_file_of_its_own() {
        let folder = tempfile::tempdir().unwrap();
        let files = PlayedGames::new(folder.path().join("data"));
        let day: Day = "2026-11-26".parse().unwrap();
        let displays = [("1. 32-28 *\n", ""), ("1. 33-28 *\n", "-2"), ("1. 32-28 *\n", ""), ("1. 34-30 *\n", "-3")];
        for (games, number) in displays {
            assert_eq!(files.gather(day, games).unwrap(), format!("display-2026-11-26{number}"));
        }
        let kept = |name: &str| fs::read_to_string(folder.path().join("data").join(name)).ok();
        let names = [
            "display-2026-11-26.pdn",
            "display-2026-11-26-2.pdn",
            "display-2026-11-26-3.pdn",
            "display-2026-11-26-4.pdn",
        ];
        let games = ["1. 32-28 *\n", "1. 33-28 *\n", "1. 34-30 *\n"].map(|games| Some(games.to_owned()));
        assert_eq!(names.map(kept), [games[0].clone(), games[1].clone(), games[2].clone(), None]);
    }

    #[test]
    fn a_game_after_one_that_somebody_else_left_without_a_line_break_still_stands_alone() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("games.pdn"), "1. 32-28 *").unwrap();
        PlayedGames::new(folder.path().to_owned()).add("2. x *\n").unwrap();
        assert_eq!(fs::read_to_string(folder.path().join("games.pdn")).unwrap(), "1. 32-28 *\n\n2. x *\n");
    }
}
