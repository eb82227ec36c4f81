//! Exact values of positions with few pieces, aware of the limits on moves.
//!
//! [`Tables`] answers for every position of up to four pieces of the three variants, from tables in the program, and for
//! five and six pieces from tables that the user has built ([`Build`]). In international draughts three or fewer pieces
//! with a king must beat a lone king within 16 or 5 moves (CDA 3.12, FMJD 6). There a value says how many plies of
//! the limit the winner *needs*, so that the position is won exactly when the plies used and those needed fit into the
//! limit ([`Answer`]). The 25-move rule, and all limits on 64 squares, are left out of the values; [`damier_rules::Game`]
//! applies them in play.
//!
//! ```
//! use damier_endings::{Outcome, Tables};
//! use damier_rules::notation::read_fen;
//! use damier_rules::Variant;
//!
//! let position = read_fen("W:WK6,K8,45:BK2", Variant::International)?.position;
//! let tables = Tables::new(Variant::International, None);
//! let fresh = tables.probe(&position, 0).expect("three pieces against one");
//! assert_eq!((fresh.outcome, fresh.needed, fresh.slack()), (Outcome::Win, Some(20), Some(12)));
//! let late = tables.probe(&position, 13).expect("three pieces against one");
//! assert_eq!(late.outcome, Outcome::Draw, "19 plies are left");
//! # Ok::<(), damier_rules::notation::FenError>(())
//! ```
//!
//! How it works, from the bottom: a [`Class`] of material is seen by its side to move as a [`View`], whose positions are
//! numbered without gaps (`index`, `combinations`); `solver` finds their values backwards from the end; `codec` and
//! `record` pack them; `table` and `shipped` bring them back piece by piece. Sizes and times stand in `docs/endings.md`.

mod bounded;
mod build;
mod codec;
mod combinations;
mod crc;
mod folder;
mod index;
mod material;
mod probe;
mod record;
mod selection;
mod shipped;
mod solutions;
mod solver;
mod survey;
mod table;
mod tables;
mod value;

pub use build::{Build, BuildError, Progress};
pub use folder::{ProblemReason, TableProblem, write_whole};
pub use material::{Class, Force, Limit, UnknownClass, View};
pub use probe::{Answer, MoveAnswer};
pub use record::RecordError;
pub use selection::{Selected, Selection};
pub use shipped::shipped_bytes;
pub use solver::TooLong;
pub use survey::{Mismatch, Survey, VerifyError};
pub use tables::{SHIPPED_PIECES, TableSet, Tables};
pub use value::{Outcome, Value};
