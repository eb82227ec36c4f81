//! Ratings of puzzles from play: players of many strengths try every puzzle, and a model of their results rates both.
//!
//! [`Tester`] lets the [`PLAYERS`] try a puzzle: the eight levels of the engine, and players with blind spots made for
//! the purpose ([`Sight`]). [`TriesFile`] keeps the results, [`Ratings`] fits the model to them, and [`validation`]
//! measures how well it predicts players that it has not seen. [`Scale`] keeps the players' ratings, so that later puzzles
//! can be rated on the same scale. `docs/ratings.md` explains the method and its figures.

mod attempt;
mod fit;
mod levels;
mod model;
mod players;
mod sight;
mod tries;
pub mod validation;

pub use attempt::Tester;
pub use fit::{Division, RatingError, Ratings, Scale};
pub use levels::MAX_NODES;
pub use model::{Assumptions, Count, Estimate, Link, PuzzleResults, RatingModel};
pub use players::{Kind, PLAYERS, RatedPlayer};
pub use sight::Sight;
pub use tries::{Results, Tries, TriesError, TriesFile, read_tries};
