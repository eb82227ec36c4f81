//! Puzzles: what one is, the collections of them, how they are found and how they are proven.

mod authored;
mod collection;
pub mod composition;
pub mod mining;
mod motifs;
mod proof;
mod puzzle;
mod rating;
pub mod record;
mod solving;
mod tables_proof;
mod tags;
pub mod thresholds;
mod tree;
pub mod verification;

pub use collection::{BadLine, Collection, CollectionError, Entry};
pub use proof::Rejection;
pub use puzzle::{Choice, Puzzle, PuzzleError, Reply};
pub use record::{Goal, Rating, Record, Source, SourceKind, Status, Verification};
pub use tags::OWN_GAME;
