//! The initial rating of a puzzle, from what can be measured before anyone has tried it. `puzzles/README.md` says how well
//! it predicts the rating from play.

use super::features;
use super::puzzle::Puzzle;
use super::record::Rating;

/// The features that make a puzzle hard.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Features {
    /// Decisions of the solver.
    decisions: u32,
    /// Men given up in the main line.
    offers: u32,
    /// Whether the first move offers nothing, so that nothing hints at it.
    quiet_first: bool,
    /// Number of legal first moves.
    first_moves: u32,
    /// Positions that the engine, without tables, visited before it settled on the solution.
    nodes_needed: u64,
    /// Whether the player missed it in the game.
    missed: bool,
}

impl Features {
    pub fn of(puzzle: &Puzzle, nodes_needed: u64, missed: bool) -> Self {
        let count = |length: usize| u32::try_from(length).unwrap_or(u32::MAX);
        Self {
            decisions: count(features::decisions(puzzle)),
            offers: features::offers(puzzle),
            quiet_first: puzzle.solution.iter().any(|choice| !choice.after.must_capture()),
            first_moves: count(puzzle.position.legal_moves().len()),
            nodes_needed,
            missed,
        }
    }
}

/// The base value of a rating.
const EASIEST: f64 = 835.0;
/// Added for every decision after the first.
const PER_DECISION: f64 = 81.0;
/// Added for every man given up, at most six.
const PER_OFFER: f64 = 38.0;
/// Added for a first move that offers nothing.
const QUIET_FIRST: f64 = 77.0;
/// Added for every doubling of the number of legal first moves.
const PER_DOUBLED_CHOICE: f64 = 31.0;
/// Added for every doubling of the positions the engine needed.
const PER_DOUBLED_NODES: f64 = 33.0;
/// Added if the player missed it in the game.
const MISSED: f64 = 41.0;
/// The standard deviation of an initial rating.
const DEVIATION: u16 = 170;

/// The initial rating: a sum that grows with every feature.
pub(super) fn rate(features: &Features) -> Rating {
    #[allow(clippy::cast_precision_loss, reason = "node counts are far below 2^52")]
    let doublings = (features.nodes_needed as f64 + 1.0).log2();
    let value = EASIEST
        + PER_DECISION * f64::from(features.decisions.saturating_sub(1))
        + PER_OFFER * f64::from(features.offers.min(6))
        + if features.quiet_first { QUIET_FIRST } else { 0.0 }
        + PER_DOUBLED_CHOICE * f64::from(features.first_moves.max(1)).log2()
        + PER_DOUBLED_NODES * doublings
        + if features.missed { MISSED } else { 0.0 };
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped to the range of ratings")]
    Rating { value: value.clamp(800.0, 2600.0).round() as u16, deviation: DEVIATION }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EASY: Features =
        Features { decisions: 2, offers: 2, quiet_first: false, first_moves: 8, nodes_needed: 2_000, missed: false };

    #[test]
    fn every_feature_makes_a_puzzle_harder() {
        let harder = [
            Features { decisions: 3, ..EASY },
            Features { offers: 3, ..EASY },
            Features { quiet_first: true, ..EASY },
            Features { first_moves: 12, ..EASY },
            Features { nodes_needed: 9_000, ..EASY },
            Features { missed: true, ..EASY },
        ];
        for features in harder {
            assert!(rate(&features).value > rate(&EASY).value, "{features:?}");
        }
    }

    #[test]
    fn the_scale_reaches_from_beginner_to_master() {
        let easiest = Features { decisions: 1, offers: 1, first_moves: 4, nodes_needed: 20, ..EASY };
        assert_eq!(rate(&easiest).value, 1080);
        let hardest = Features {
            decisions: 6,
            offers: 6,
            quiet_first: true,
            first_moves: 16,
            nodes_needed: 20_000,
            missed: true,
        };
        assert_eq!(rate(&hardest).value, 2181);
    }
}
