//! Exact tables for draughts endings: every position of up to four pieces in three variants, aware of the move limits.
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
//! The types to know:
//!
//! - [`Tables`] answers for one variant, from tables inside the crate and, for five and six pieces, from those that the
//!   user has built ([`Build`]). [`TableSet`] holds all three variants; clones share what is loaded.
//! - [`Answer`] is what the tables say about a position: the outcome, the plies to the end, and the plies *needed* within
//!   the limit.
//! - [`Selection`] walks over the positions of a [`Class`] of material that fit a condition.
//!
//! In international draughts three or fewer pieces with a king must beat a lone king within 16 or 5 moves (CDA 3.12, FMJD
//! 6): such a position is won exactly when the plies used and those needed fit into the limit. The 25-move rule, and all
//! limits on 64 squares, are left out of the values; [`damier_rules::Game`] applies them in play.
//!
//! How it works, from the bottom: a [`Class`] of material is seen by its side to move as a [`View`], whose positions are
//! numbered without gaps (`index`, `combinations`); `solver` finds their values backwards from the end; `codec` and
//! `record` pack them; `table` and `shipped` bring them back piece by piece. Sizes and times stand in `docs/endings.md`.

mod bounded;
mod build;
mod codec;
mod combinations;
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
pub use folder::{ProblemReason, TableProblem};
pub use material::{Class, Force, Limit, MAX_PIECES, UnknownClass, View};
pub use probe::{Answer, MoveAnswer};
pub use record::RecordError;
pub use selection::{Selected, Selection};
pub use shipped::shipped_bytes;
pub use solver::TooLong;
pub use survey::{Mismatch, Survey, VerifyError};
pub use tables::{SHIPPED_PIECES, TableSet, Tables};
pub use value::{Outcome, Value};
