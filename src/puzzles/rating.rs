//! The first rating of a puzzle, from what can be measured before anyone has tried it.

use super::puzzle::Puzzle;
use super::record::Rating;
use super::tags;

/// What makes a puzzle hard.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Features {
    /// Decisions of the solver.
    pub decisions: u32,
    /// Men given in the main line.
    pub offers: u32,
    /// Legal first moves.
    pub first_moves: u32,
    /// Positions that the engine visited until it had settled on the solution.
    pub nodes_needed: u64,
    /// Whether the player of the game missed it.
    pub missed: bool,
}

impl Features {
    pub fn of(puzzle: &Puzzle, nodes_needed: u64, missed: bool) -> Self {
        let count = |length: usize| u32::try_from(length).unwrap_or(u32::MAX);
        Self {
            decisions: count(tags::decisions(puzzle)),
            offers: tags::offers(puzzle),
            first_moves: count(puzzle.position.legal_moves().len()),
            nodes_needed,
            missed,
        }
    }
}

/// What a rating starts from.
const EASIEST: f64 = 700.0;
/// For every decision after the first.
const PER_DECISION: f64 = 130.0;
/// For every man given; six or more count as six.
const PER_OFFER: f64 = 70.0;
/// For every doubling of the first moves to choose from.
const PER_DOUBLED_CHOICE: f64 = 40.0;
/// For every doubling of the positions that the engine needed.
const PER_DOUBLED_NODES: f64 = 55.0;
/// When a master missed it.
const MISSED: f64 = 100.0;
/// How far a first rating may be off.
const DEVIATION: u16 = 250;

/// The first rating: a sum that grows with every feature.
pub(super) fn rate(features: &Features) -> Rating {
    #[allow(clippy::cast_precision_loss, reason = "node counts are far below 2^52")]
    let doublings = (features.nodes_needed as f64 + 1.0).log2();
    let value = EASIEST
        + PER_DECISION * f64::from(features.decisions.saturating_sub(1))
        + PER_OFFER * f64::from(features.offers.min(6))
        + PER_DOUBLED_CHOICE * f64::from(features.first_moves.max(1)).log2()
        + PER_DOUBLED_NODES * doublings
        + if features.missed { MISSED } else { 0.0 };
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped to the range of ratings")]
    Rating { value: value.clamp(800.0, 2600.0).round() as u16, deviation: DEVIATION }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_feature_makes_a_puzzle_harder() {
        let easy = Features { decisions: 2, offers: 2, first_moves: 8, nodes_needed: 2_000, missed: false };
        let harder = [
            Features { decisions: 3, ..easy },
            Features { offers: 3, ..easy },
            Features { first_moves: 12, ..easy },
            Features { nodes_needed: 9_000, ..easy },
            Features { missed: true, ..easy },
        ];
        for features in harder {
            assert!(rate(&features).value > rate(&easy).value, "{features:?}");
        }
    }
}
