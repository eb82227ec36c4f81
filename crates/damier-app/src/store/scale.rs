//! The scale of ratings.
//!
//! Until 2026-11-23 the ratings of shipped puzzles came from a formula. Since then they come from play
//! (`docs/ratings.md`), on a scale that is narrower; on 2026-11-24 they were measured anew, against other levels. Players'
//! ratings are on the scale of the puzzles, so those of earlier attempts are converted: linearly, so that the ratings of
//! all international shots keep their mean and deviation. The migrations of the database convert in the same way
//! (`schema.rs`).

use damier_train::attempt::Attempt;
use etude::rating::{Rated, Strength};

/// What is added, and the factor before it, to come from the scale of each version of an export to that of the next.
const CONVERSIONS: [(f64, f64); 2] = [(145.0, 0.81), (246.0, 0.854)];
/// The least deviation.
const MIN_DEVIATION: f64 = 45.0;

/// An attempt from an export of this version, on the scale of today.
pub(super) fn converted(attempt: Attempt, version: u32) -> Attempt {
    let passed = usize::try_from(version.saturating_sub(1)).unwrap_or(usize::MAX);
    CONVERSIONS.into_iter().skip(passed).fold(attempt, |attempt, (shift, factor)| {
        let convert = |strength: Strength| Strength {
            rating: shift + factor * strength.rating,
            deviation: (factor * strength.deviation).max(MIN_DEVIATION),
            ..strength
        };
        let rated = attempt.rated.map(|rated| Rated {
            before: convert(rated.before),
            after: convert(rated.after),
            item_before: convert(rated.item_before),
            item_after: convert(rated.item_after),
        });
        Attempt { rated, ..attempt }
    })
}
