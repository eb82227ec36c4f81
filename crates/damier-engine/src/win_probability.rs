//! Converts a score into expected points.

use super::network::scale;
use super::score::Score;
use damier_rules::Variant;

impl Score {
    /// The share of the points, from 0 to 1, that the side to move can expect on average, a draw counting half.
    ///
    /// A logistic function of the score. Its scale comes with the network of the variant and was fitted to the results
    /// of the games that the network was trained on (`docs/evaluation.md`). Proven wins and losses are certain.
    #[must_use]
    pub fn win_probability(self, variant: Variant) -> f64 {
        if self.is_proven() {
            return if self.is_win() { 1.0 } else { 0.0 };
        }
        let scale = f64::from(scale(variant).max(1));
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
