//! A small engine for xiangqi.
//!
//! ```
//! use std::sync::atomic::AtomicBool;
//!
//! use chuhe_engine::{Engine, Limits};
//! use chuhe_rules::{Position, RuleSet};
//!
//! // Two rooks mate in two moves.
//! let position = Position::from_fen("3k5/9/9/R8/9/9/9/9/1R7/5K3 w")?;
//! let limits = Limits { depth: 4, ..Limits::default() };
//! let found = Engine::new(1, RuleSet::Cxa).search(&position, &[], &limits, &AtomicBool::new(false), &mut |_| ());
//! assert_eq!(found.mate(), Some(3));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! - [`Engine`] searches a position after the moves of its game, within [`Limits`], and gives what it [`Found`].
//! - [`Level`] is one of eight ways to play; [`Weights`] are the numbers of the evaluation.
//! - [`uci`] is the engine as other programs talk to it, [`Peer`] another engine that it plays against.
//!
//! Repetition is judged by a rule set: perpetual check loses wherever it occurs in the search, everything else that one side
//! must not repeat near the root, where there is time to judge it.

mod cycle;
mod evaluation;
mod features;
mod found;
mod level;
mod order;
mod peer;
mod search;
mod table;
pub mod uci;
mod weights;

pub use evaluation::Evaluation;
pub use features::{FEATURES, FULL, visit};
pub use found::{Found, Limits};
pub use level::Level;
pub use peer::{Peer, PeerError, Ranks};
pub use search::{Engine, FORCED, MATE};
pub use weights::Weights;
