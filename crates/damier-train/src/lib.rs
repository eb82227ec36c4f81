//! Lessons as pure state machines: they know the game and ask for judgement, but neither the terminal nor the disk.
//!
//! Time comes in as an argument, counted from any fixed moment, and so does randomness, as a seed: the same inputs give
//! the same lesson.

pub mod analysis;
pub mod attempt;
pub mod calendar;
pub mod choice;
pub mod clock;
pub mod drill;
pub mod history;
pub mod interrupted;
mod memory;
pub mod notation;
pub mod own_games;
pub mod play;
pub mod puzzle;
pub mod rating;
pub mod review;
pub mod shelf;
pub mod start;
pub mod statistics;
pub mod waiting;

/// The generator behind every choice that a lesson makes. It gives the same numbers for the same seed on every
/// machine.
pub type Random = rand::rngs::Xoshiro256PlusPlus;

/// The shipped puzzles, for tests: the program that carries them is above this crate.
#[cfg(test)]
fn shipped() -> damier_puzzles::Collection {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../puzzles");
    let mut collection = damier_puzzles::Collection::default();
    for name in ["international", "international-selfplay", "international-endings", "russian", "brazilian"] {
        collection.add_file(&folder.join(name).with_extension("jsonl")).expect("a shipped collection");
    }
    collection
}

/// The endings tables, unpacked once for all tests.
#[cfg(test)]
static TABLES: std::sync::LazyLock<damier_endings::TableSet> = std::sync::LazyLock::new(Default::default);
