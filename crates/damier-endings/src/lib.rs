//! Exact tables for draughts endings: every position of up to four pieces in three variants, under the move limits.
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
//! The main types:
//!
//! - [`Tables`] answers for one variant, from tables embedded in the crate and, for five and six pieces, from tables
//!   that the user has built ([`Build`]). [`TableSet`] holds all three variants; clones share what is loaded.
//! - [`Answer`] is the value of a position: the outcome, the plies to the end, and the plies *needed* within the limit.
//! - [`Selection`] walks over the positions of a [`Class`] of material that meet a condition.
//!
//! In international draughts three or fewer pieces with a king must beat a lone king within 16 or 5 moves (CDA 3.12,
//! FMJD 6): such a position is won exactly when the plies used plus those needed fit into the limit. The values ignore
//! the 25-move rule and all limits on 64 squares; [`damier_rules::Game`] applies them in play.
//!
//! How it works, bottom up: a [`View`] is a [`Class`] of material as its side to move sees it, and its positions are
//! numbered without gaps (`index`, `combinations`). `solver` finds their values by retrograde analysis; `codec` and
//! `record` pack them with a range coder ([`etude_coder`]); `table` and `shipped` unpack them piece by piece. `docs/endings.md` has sizes and times.

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
