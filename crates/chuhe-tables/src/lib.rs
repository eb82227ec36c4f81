//! Exact tables of xiangqi endings: one or two pieces, with or without advisors and elephants, against a king with any of
//! them, under the limit of sixty rounds without a capture (自然限着, 4.2.4).
//!
//! ```
//! use chuhe_rules::Position;
//! use chuhe_tables::{Outcome, Tables};
//!
//! // 单马例胜单士: a horse beats an advisor, but not two.
//! let tables = Tables::new(None);
//! let one = Position::from_fen("3a5/5k3/9/9/9/9/4N4/9/4K4/9 w")?;
//! assert_eq!(tables.probe(&one, 0).map(|answer| answer.outcome), Some(Outcome::Win));
//! let two = Position::from_fen("3a1a3/4k4/9/9/9/9/4N4/9/4K4/9 w")?;
//! assert_eq!(tables.probe(&two, 0).map(|answer| answer.outcome), Some(Outcome::Draw));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The main types:
//!
//! - [`Class`] is material, such as `CA v AABB`: cannon and advisor against the full defence.
//! - [`Tables`] answers for positions ([`Tables::probe`]) and for moves, and builds the classes that are not shipped.
//! - [`Solution`] is all of a class, solved by retrograde analysis ([`solve`]), to the next capture or to the mate.
//! - [`Table`] is what is kept of it, packed.
//!
//! The defender has nothing that gives check or chases, so nothing depends on a rule set for repetition. How it works,
//! bottom up: `men` numbers the sets of points of advisors and elephants, `layout` the positions of a class with mirror
//! images counted once, `solver` finds their values, `codec` and `record` pack them with a range coder
//! ([`etude_coder`]), `tables` unpacks them.

mod class;
mod codec;
mod geometry;
mod layout;
mod men;
mod record;
mod solution;
mod solver;
mod tables;

pub use class::{Class, UnknownClass};
pub use men::Men;
pub use record::{RecordError, Table};
pub use solution::Survey;
pub use solver::{Metric, Solution, Unsolvable, solve};
pub use tables::{Answer, BuildError, Outcome, Tables};
