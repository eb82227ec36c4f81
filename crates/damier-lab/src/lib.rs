//! The laboratory: self-play, training and matches of networks. It is not part of the user's program.
//!
//! ```
//! use damier_engine::Engine;
//! use damier_lab::arguments::RunArgs;
//! use damier_lab::selfplay::SelfPlay;
//! use damier_rules::Variant;
//!
//! let task = SelfPlay { run: RunArgs { variant: Variant::Russian, seed: 1, jobs: 1 }, games: 1, nodes: 50 };
//! let mut positions = 0;
//! task.run(Engine::new, |samples| {
//!     positions += samples.len();
//!     Ok::<(), std::io::Error>(())
//! })?;
//! assert!(positions > 0);
//! # Ok::<(), std::io::Error>(())
//! ```
//!
//! [`selfplay`] lets the engine play itself and stores the quiet positions with their scores and results, [`rescoring`]
//! scores them again with a better network, [`training`] trains a network on them, and [`contest`] measures whether it
//! is stronger. [`tuning`] improves the margins of the search in the same way. [`rating`] rates puzzles by letting
//! players try them. The command `damier-lab` runs these and mines puzzles in bulk; `docs/evaluation.md` and
//! `docs/ratings.md` have the recipes.

pub mod arguments;
pub mod contest;
pub mod games;
pub mod rating;
pub mod rescoring;
pub mod samples;
pub mod selfplay;
pub mod training;
pub mod tuning;
