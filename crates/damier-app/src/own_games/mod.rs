//! Searches the player's own games for missed shots and endings given away.
//!
//! The store keeps games and finds; the miner of [`damier_puzzles`] and [`damier_train`] search a game. This module joins
//! them: file by file for `damier import`, in the background for the trainer.

mod examining;
mod gathering;
mod search;
pub mod searcher;

pub use examining::{Examiner, QUICK_NODES};
pub use gathering::{Batch, Gathered, Gatherer, LeftOut, Source, gather, gather_from};
pub use search::{OwnDrillPlan, OwnSearch, Stage};
