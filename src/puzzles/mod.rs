//! Puzzles: what one is, the collections of them, how they are found and how they are proven.

mod collection;
pub mod mining;
mod proof;
mod puzzle;
mod rating;
pub mod record;
mod solving;
mod tags;
pub mod verification;

pub use collection::{BadLine, Collection, CollectionError, Entry};
pub use puzzle::{Choice, Puzzle, PuzzleError, Reply};
pub use record::{Goal, Rating, Record, Source, Verification};
