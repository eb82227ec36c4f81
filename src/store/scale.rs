//! The scale of ratings.
//!
//! Until 2026-11-23 the ratings of shipped puzzles came from a formula. Since then they come from play
//! (`docs/ratings.md`), on a scale that is narrower, and players' ratings are on the scale of the puzzles. So those of
//! earlier attempts are converted: linearly, so that the ratings of all international shots keep their mean and
//! deviation. The migration of the database converts in the same way (`schema.rs`).

use damier_train::attempt::Attempt;
use damier_train::rating::{Rated, Strength};

/// What is added, and the factor before it.
const CONVERSION: (f64, f64) = (145.0, 0.81);
/// The least deviation.
const LEAST_DEVIATION: f64 = 45.0;

/// An attempt of the time before, on the scale of play.
pub(super) fn converted(attempt: Attempt) -> Attempt {
    let (shift, factor) = CONVERSION;
    let convert = |strength: Strength| Strength {
        rating: shift + factor * strength.rating,
        deviation: (factor * strength.deviation).max(LEAST_DEVIATION),
        ..strength
    };
    let rated = attempt.rated.map(|rated| Rated {
        before: convert(rated.before),
        after: convert(rated.after),
        item_before: convert(rated.item_before),
        item_after: convert(rated.item_after),
    });
    Attempt { rated, ..attempt }
}
