//! What is played at the beginning of a game of draughts: which moves, in how many games, under which name.
//!
//! ```
//! use damier_openings::{GameGroup, OpeningTable, TableBuilder};
//! use damier_rules::notation::read_line;
//! use damier_rules::{AnyPosition, Variant};
//!
//! let start = AnyPosition::start(Variant::International);
//! let mut builder = TableBuilder::new(Variant::International);
//! for line in ["32-28 19-23 28x19", "32-28 18-23 33-29", "32-28 19-23 28x19"] {
//!     builder.add(&read_line(start, line.split(' '))?, GameGroup::Unselected);
//! }
//! let table = OpeningTable::open(&builder.table(2, 30).pack())?;
//! let [first] = table.moves(&start) else { panic!("one move was played") };
//! assert_eq!((first.counts.unselected, first.counts.selected), (3, 0));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The types: [`OpeningTable`] answers by position, so that transpositions are one; [`TableBuilder`] counts games;
//! [`OpeningName`] is a name that a source gives to a position. `openings/README.md` says which games were counted.

mod builder;
mod coding;
mod names;
mod table;

pub use builder::TableBuilder;
pub use names::OpeningName;
pub use table::{Counts, GameGroup, OpeningTable, PlayedMove, SearchedValue, TableError};
