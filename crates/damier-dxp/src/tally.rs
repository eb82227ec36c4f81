//! The score of a match, and what it says about the difference in strength.

/// The results of a match, for one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games won.
    pub won: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games lost.
    pub lost: u32,
}

/// A difference in Elo with the bounds of its 95% interval. A bound is infinite if the score there is 0 or 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EloInterval {
    /// The lower bound.
    pub low: f64,
    /// The difference that the score stands for.
    pub elo: f64,
    /// The upper bound.
    pub high: f64,
}

/// The half width of an interval of 95%, in standard deviations.
const DEVIATIONS: f64 = 1.96;

impl Tally {
    /// The number of games.
    #[must_use]
    pub const fn games(&self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// The share of the points, 0 to 1. `None` without a game.
    #[must_use]
    pub fn score(&self) -> Option<f64> {
        let points = f64::from(self.won) + f64::from(self.drawn) / 2.0;
        (self.games() > 0).then(|| points / f64::from(self.games()))
    }

    /// The difference in Elo, with each game taken as independent of the others. `None` with fewer than two games.
    #[must_use]
    pub fn elo(&self) -> Option<EloInterval> {
        let (score, games) = (self.score()?, f64::from(self.games()));
        if self.games() < 2 {
            return None;
        }
        let square = |count: u32, points: f64| f64::from(count) * (points - score).powi(2);
        let variance = (square(self.won, 1.0) + square(self.drawn, 0.5) + square(self.lost, 0.0)) / games;
        let margin = DEVIATIONS * (variance / games).sqrt();
        Some(EloInterval { low: elo_of(score - margin), elo: elo_of(score), high: elo_of(score + margin) })
    }
}

/// The difference in Elo at which a score is expected.
fn elo_of(score: f64) -> f64 {
    let score = score.clamp(0.0, 1.0);
    400.0 * (score / (1.0 - score)).log10()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The interval in whole points.
    fn rounded(won: u32, drawn: u32, lost: u32) -> String {
        let EloInterval { low, elo, high } = Tally { won, drawn, lost }.elo().unwrap();
        format!("{elo:.0}, {low:.0} to {high:.0}")
    }

    /// Matches of `docs/strength.md`, which another program counted.
    #[test]
    fn intervals_are_those_of_earlier_matches() {
        assert_eq!(rounded(14, 68, 18), "-14, -53 to 25");
        assert_eq!(rounded(16, 60, 24), "-28, -72 to 15");
        assert_eq!(rounded(24, 58, 18), "21, -23 to 66");
        assert_eq!(rounded(36, 131, 33), "5, -23 to 34");
    }

    #[test]
    fn a_score_without_a_loss_has_no_upper_bound() {
        let all_won = Tally { won: 20, ..Tally::default() };
        assert_eq!(all_won.score(), Some(1.0));
        assert_eq!(all_won.elo().map(|found| found.elo), Some(f64::INFINITY));
        let all_lost = Tally { lost: 20, ..Tally::default() };
        assert_eq!(all_lost.elo().map(|found| found.elo), Some(f64::NEG_INFINITY));
        assert_eq!(rounded(0, 20, 0), "0, 0 to 0");
    }

    #[test]
    fn too_few_games_say_nothing() {
        assert_eq!((Tally::default().score(), Tally::default().elo()), (None, None));
        assert_eq!(Tally { won: 1, ..Tally::default() }.elo(), None);
    }
}
