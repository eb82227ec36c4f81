//! The file of the player's repertoire: cards as lines of a collection, in the folder of the player's own puzzles. Of two
//! lines with the same position the later one counts.

use std::io;
use std::path::{Path, PathBuf};

use etude_files::{append_private, make_private_folder};

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
    fn a_folder_that_is_a_file_is_refused() {
        let file = tempfile::NamedTempFile::new().unwrap();
        assert!(add_cards(file.path(), "{}\n").is_err());
    }
}
