//! Draughts puzzles: their format, collections, motifs, mining and proof.
//!
//! ```
//! use damier_endings::TableSet;
//! use damier_puzzles::Collection;
//! use damier_puzzles::verification::Verifier;
//!
//! let mut collection = Collection::default();
//! collection.add_text("example", r#"{"id":"ibc5ea67e98a4","variant":"international",
//!     "fen":"W:W20,27,32,37:B16,17,21,29,30","solution":[{"move":"27-22","finish":["17x28","32x25"]}],
//!     "goal":{"kind":"material","men":2},"tags":["direct"],"rating":{"value":867,"deviation":250},
//!     "verification":{"engine":"0.1.0","nodes":250000,"margin":200}}"#.replace('\n', ""));
//! let entry = collection.find("ibc5ea67e98a4").expect("it was just added");
//! let puzzle = collection.puzzle(entry)?;
//! assert_eq!(puzzle.main_line().len(), 3);
//!
//! let proof = Verifier::new(20_000, &TableSet::default()).verify(&puzzle)?;
//! assert!(proof.margin > 60, "no other first move comes near");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The main types:
//!
//! - [`Record`] is a puzzle as stored in a file, one JSON object per line; [`Puzzle`] is the same, checked and ready to
//!   be solved.
//! - [`Collection`] indexes any number of files and packs, and reads records on demand. A [`pack`] holds records in
//!   a fortieth of their size.
//! - [`Verifier`](verification::Verifier) proves a puzzle again from its text alone.
//!
//! [`mining`] finds puzzles in games, in games of the engine against itself, and with the endings tables.
//! [`composition`] converts puzzles to PDN and back.

mod authored;
mod collection;
pub mod composition;
mod features;
pub mod formation;
mod hub;
mod merit;
pub mod middlegame;
pub mod mining;
mod motifs;
pub mod pack;
mod proof;
mod puzzle;
mod rating;
pub mod record;
pub mod selection;
mod solving;
mod tables_proof;
pub mod tag;
pub mod thresholds;
mod tree;
pub mod turn;
mod unproven;
pub mod verification;

pub use collection::{BadLine, Collection, CollectionError, Entry, LineError};
pub use formation::Formation;
pub use proof::Rejection;
pub use puzzle::{BadMove, Choice, Puzzle, PuzzleError, Reply};
pub use record::{Goal, Rating, Reached, Record, Source, SourceKind, Status, Verification};
pub use tag::{Tag, Theme};
pub use turn::Turn;
