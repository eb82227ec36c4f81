//! Every kind of error has words with all its facts.

mod dxp;
mod endings;
mod engine;
mod puzzles;
mod rules;
mod train;

use std::fs;
use std::path::{Path, PathBuf};

use super::*;

/// Errors of the libraries that no player sees: screens and commands prevent them, or only the laboratory has them.
const FOR_DEVELOPERS: [&str; 12] = [
    "IllegalCandidate",
    "IllegalMove",
    "JournalError",
    "NetworkError",
    "PackingError",
    "PlayError",
    "Refusal",
    "Refused",
    "Rejection",
    "TurnError",
    "TurnUnpackable",
    "Unpackable",
];

/// The words for an error, which differ from those of the library for developers.
fn words_of(error: &(dyn Error + 'static)) -> String {
    let words = known(error).unwrap_or_else(|| unreachable!("no words for {error:?}"));
    assert_ne!(words, error.to_string());
    words
}

#[test]
fn an_error_of_a_library_is_worded_anywhere_in_a_chain() {
    let fen = damier_rules::notation::read_fen("W:W51", damier_rules::Variant::International).unwrap_err();
    let said = "FEN column 4: there is no square 51: squares are 1 to 50";
    assert_eq!(error_chain(&fen.clone().into()), said);
    assert_eq!(
        error_chain(&anyhow::Error::from(fen).context("inside").context("outside")),
        format!("outside: inside: {said}")
    );
    let system = anyhow::Error::from(std::io::Error::other("no disk")).context("cannot write");
    assert_eq!(error_chain(&system), "cannot write: no disk");
    let export = damier_app::store::exchange::ExchangeError::Write(std::io::Error::other("no disk"));
    assert_eq!(error_chain(&export.into()), "cannot write the export: no disk", "the cause is named once");
}

/// The sources in a folder and its subfolders.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let found = entries.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] });
    found.filter(|path| path.extension().is_some_and(|end| end == "rs")).collect()
}

/// The names and keywords of a text.
fn names(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphanumeric()).filter(|name| !name.is_empty())
}

#[test]
fn every_error_of_a_library_has_words() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |path: &PathBuf| fs::read_to_string(path).unwrap();
    let worded = sources(&root.join("src/words"));
    let words: String = worded.iter().filter(|path| !path.to_string_lossy().contains("tests")).map(read).collect();
    for library in ["rules", "endings", "engine", "dxp", "puzzles", "train"] {
        let text: String = sources(&root.join(format!("crates/damier-{library}/src"))).iter().map(read).collect();
        for after in text.split("thiserror::Error)]").skip(1) {
            let declared = after.split_once("\npub").map(|(_, declared)| declared).unwrap();
            if declared.starts_with("(crate)") {
                // It never leaves its library.
                continue;
            }
            let name = names(declared).nth(1).unwrap();
            let is_known = FOR_DEVELOPERS.contains(&name) || names(&words).any(|known| known == name);
            assert!(is_known, "no words for {name} of damier-{library}");
        }
    }
}
