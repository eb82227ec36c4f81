//! The laboratory: self-play, training and matches of networks. It stands beside the house and is no part of the user's
//! program.
//!
//! ```
//! use damier_engine::Engine;
//! use damier_lab::selfplay::SelfPlay;
//! use damier_rules::Variant;
//!
//! let task = SelfPlay { variant: Variant::Russian, games: 1, nodes: 50, seed: 1, jobs: 1 };
//! let mut positions = 0;
//! task.run(Engine::new, |samples| {
//!     positions += samples.len();
//!     Ok::<(), std::io::Error>(())
//! })?;
//! assert!(positions > 0);
//! # Ok::<(), std::io::Error>(())
//! ```
//!
//! [`selfplay`] lets the engine play against itself and keeps the quiet positions with their scores and results,
//! [`rescoring`] asks a better network again, [`training`] learns a network from them, and [`contest`] says whether it is
//! stronger. The command `damier-lab` runs them and mines puzzles in bulk; `docs/evaluation.md` has the recipe.

pub mod contest;
pub mod games;
pub mod rescoring;
pub mod samples;
pub mod selfplay;
pub mod training;
