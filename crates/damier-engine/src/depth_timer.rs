//! Decides whether another depth is worth its time.

use std::time::Duration;

use super::score::Score;
use damier_rules::Move;

/// After this many depths with the same best move, it is likely to stay.
const STEADY_DEPTHS: u32 = 6;
/// A fall of the score from one depth to the next that calls for a closer look, in centi-men.
const FALL: i32 = 20;
/// The share of the time to use, in percent, if the best move is steady, if it has just changed, and if its score has
/// fallen.
const STEADY_PERCENT: u32 = 65;
const CHANGED_PERCENT: u32 = 150;
const FALLEN_PERCENT: u32 = 150;

/// Follows the results of a search from depth to depth.
#[derive(Clone, Debug, Default)]
pub(super) struct DepthTimer {
    last: Option<(Move, Score)>,
    /// The number of depths in a row with the same best move, not counting the first.
    unchanged: u32,
    fallen: bool,
}

impl DepthTimer {
    /// Records the result of a depth.
    pub fn note(&mut self, best: Move, score: Score) {
        let (before, earlier) = self.last.unwrap_or((best, score));
        self.unchanged = if before == best { self.unchanged + 1 } else { 0 };
        self.fallen = score.as_centi_men() <= earlier.as_centi_men() - FALL;
        self.last = Some((best, score));
    }

    /// The time after which no new depth should start; `enough` is the usual one.
    pub fn allows(&self, enough: Duration) -> Duration {
        let steadiness = match self.unchanged {
            0 => CHANGED_PERCENT,
            STEADY_DEPTHS.. => STEADY_PERCENT,
            _ => 100,
        };
        let fall = if self.fallen { FALLEN_PERCENT } else { 100 };
        (enough / 10_000).saturating_mul(steadiness * fall)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_rules::{AnyPosition, Variant};

    #[test]
    fn doubt_takes_time_and_certainty_saves_it() {
        let moves = AnyPosition::start(Variant::International).legal_moves();
        let enough = Duration::from_secs(10);
        let after = |results: &[(usize, i32)]| {
            let mut timer = DepthTimer::default();
            for &(index, score) in results {
                timer.note(moves[index], Score::centi_men(score));
            }
            timer.allows(enough).as_secs_f64()
        };
        let usual = after(&[(0, 5), (0, 9)]);
        assert!((usual - 10.0).abs() < 1e-6);
        assert!(after(&[(0, 5); 9]) < usual);
        assert!(after(&[(0, 5), (0, 5), (1, 5)]) > usual);
        assert!(after(&[(0, 5), (0, 5), (0, -40)]) > usual);
        assert!(after(&[(0, 5), (0, 5), (1, -40)]) > after(&[(0, 5), (0, 5), (1, 5)]));
        assert!(after(&[(0, 5), (0, 5), (0, -40), (0, -40)]) <= usual, "only the last depth counts");
    }
}
