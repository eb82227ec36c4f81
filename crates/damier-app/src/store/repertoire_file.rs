//! The file of the player's repertoire: cards as lines of a collection, in the folder of the player's own puzzles. Of two
//! lines with the same position the later one counts.

use std::io;
use std::path::{Path, PathBuf};

use etude_files::{
    Access, CreateMode, append_private, make_private, make_private_folder, read_regular, replace, wait_for_lock,
};
use serde::Deserialize;

/// The name of the file.
const REPERTOIRE: &str = "repertoire.jsonl";

/// The file of the repertoire, given the data folder.
#[must_use]
pub fn repertoire_file(data: &Path) -> PathBuf {
    data.join("puzzles").join(REPERTOIRE)
}

/// Adds lines to the file, which is created with the first of them.
///
/// # Errors
///
/// When they cannot be written; then none of them is in the file.
pub fn add_cards(data: &Path, lines: &str) -> io::Result<()> {
    let path = repertoire_file(data);
    make_private_folder(data)?;
    path.parent().map(make_private_folder).transpose()?;
    append_private(&path, |_| Ok(lines.to_owned()))
}

/// Takes the lines of a position out of the file; what cannot be read stays. A missing file has none.
///
/// # Errors
///
/// When it cannot be read or written; then it is as before.
pub fn remove_card(data: &Path, id: &str) -> io::Result<()> {
    let path = repertoire_file(data);
    if !path.exists() {
        return Ok(());
    }
    // The player may keep it elsewhere, behind a link, which stays one.
    let path = path.canonicalize()?;
    let lock = make_private(&path, CreateMode::Linked)?;
    wait_for_lock(&lock)?;
    let text = read_regular(&path)?;
    let is_of = |line: &&[u8]| serde_json::from_slice::<LineId>(line).is_ok_and(|line| line.id == id);
    let left: Vec<u8> =
        text.split_inclusive(|&byte| byte == b'\n').filter(|line| !is_of(line)).flatten().copied().collect();
    if left.len() < text.len() {
        // Windows does not replace a file that is open.
        #[cfg(windows)]
        drop(lock);
        replace(&path, &left, Access::Private)?;
    }
    Ok(())
}

/// What tells the card of a line.
#[derive(Deserialize)]
struct LineId {
    id: String,
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_puzzles::{Collection, Goal};
    use damier_rules::notation::read_move;
    use damier_rules::{AnyPosition, Variant};
    use damier_train::repertoire::Card;

    #[test]
    fn of_two_cards_of_a_position_the_later_one_counts() {
        let folder = tempfile::tempdir().unwrap();
        let position = AnyPosition::start(Variant::International);
        for text in ["32-28", "33-29"] {
            let played = read_move(&position, text).unwrap();
            let record = Card { position, played, line: Some(Vec::new()) }.record();
            add_cards(folder.path(), &format!("{}\n", serde_json::to_string(&record).unwrap())).unwrap();
        }
        let mut collection = Collection::default();
        collection.add_file(&repertoire_file(folder.path())).unwrap();
        assert!(collection.bad_lines().is_empty(), "{:?}", collection.bad_lines());
        let [entry] = collection.entries() else { panic!("one card") };
        let puzzle = collection.puzzle(entry).unwrap();
        assert_eq!((puzzle.goal, puzzle.solution[0].candidate), (Goal::Book, read_move(&position, "33-29").unwrap()));
    }

    #[test]
    fn a_removed_card_leaves_the_others_and_what_cannot_be_read() {
        let folder = tempfile::tempdir().unwrap();
        assert!(remove_card(folder.path(), "x").is_ok(), "there is no file yet");
        let start = AnyPosition::start(Variant::International);
        let after = start.play_unchecked(read_move(&start, "32-28").unwrap());
        let line = |position: AnyPosition, text: &str| {
            let played = read_move(&position, text).unwrap();
            let card = Card { position, played, line: None };
            (card.id(), format!("{}\n", serde_json::to_string(&card.record()).unwrap()))
        };
        let ((id, first), (_, second), (_, again)) = (line(start, "32-28"), line(after, "19-23"), line(start, "33-29"));
        add_cards(folder.path(), &format!("{first}# mine\n{second}{again}")).unwrap();
        remove_card(folder.path(), &id).unwrap();
        let left = std::fs::read_to_string(repertoire_file(folder.path())).unwrap();
        assert_eq!(left, format!("# mine\n{second}"));
    }

    #[test]
    fn a_folder_that_is_a_file_is_refused() {
        let file = tempfile::NamedTempFile::new().unwrap();
        assert!(add_cards(file.path(), "{}\n").is_err());
    }
}
