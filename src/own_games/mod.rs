//! The player's own games, gone over for missed shots and endings that were given away.
//!
//! The store keeps games and finds; the miner of [`damier_puzzles`] and the lessons of [`damier_train`] say what is in a
//! game. This module joins them: file by file for `damier import`, in the background for the trainer.

mod gathering;
pub mod searcher;

pub use gathering::{Gathered, gather, go_over};
