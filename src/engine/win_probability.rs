//! What a score means for the result of the game.

use super::score::Score;
use crate::rules::Variant;

/// The score in centi-men at which the odds are e to 1, for every variant: the scale of the logistic function.
///
/// These are guesses, not fitted to games: a man more at full board, 100 centi-men, comes out as 66 to 73%. They are to
/// be replaced by a fit to the results of games that this engine has played against itself.
const SCALES: [(Variant, f64); 3] =
    [(Variant::International, 150.0), (Variant::Russian, 100.0), (Variant::Brazilian, 100.0)];

impl Score {
    /// The part of the points, from 0 to 1, that the side to move can expect in the long run, a draw counting half.
    ///
    /// A logistic function of the score; proven wins and losses are certain.
    #[must_use]
    pub fn win_probability(self, variant: Variant) -> f64 {
        if self.is_proven() {
            return if self.is_win() { 1.0 } else { 0.0 };
        }
        let scale = SCALES.iter().find(|(each, _)| *each == variant).map_or(100.0, |&(_, scale)| scale);
        1.0 / (1.0 + (-f64::from(self.as_centi_men()) / scale).exp())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_is_better_and_both_sides_share_the_points() {
        for variant in Variant::ALL {
            let of = |centi_men| Score::centi_men(centi_men).win_probability(variant);
            assert!((of(0) - 0.5).abs() < 1e-12);
            assert!((of(100) + of(-100) - 1.0).abs() < 1e-12);
            assert!(of(50) < of(100) && of(100) < of(1000) && of(20_000) <= 1.0);
            let certain = Score::win_in(5).win_probability(variant) - Score::win_in(1).win_probability(variant);
            assert!(certain.abs() < 1e-12);
            assert!((-Score::win_in(3)).win_probability(variant) < 1e-12);
        }
    }
}
