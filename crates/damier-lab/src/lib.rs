//! The laboratory: what the evaluation is learned from, how, and whether it got better.
//!
//! [`selfplay`] lets the engine play against itself and keeps the quiet positions with what the search said about them
//! and how the games ended; [`rescoring`] asks a better network again. `docs/evaluation.md` has the recipe.

pub mod contest;
pub mod games;
pub mod rescoring;
pub mod samples;
pub mod selfplay;
pub mod training;
