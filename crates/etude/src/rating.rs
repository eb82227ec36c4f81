//! Ratings of the player, for each variant and mode, and of the puzzles: the model of Glicko-2 (Glickman, "Example of
//! the Glicko-2 system", 2013), with volatility and rest as there.
//!
//! The paper updates a rating by one linear step from the value before, an approximation of the mean of the posterior
//! distribution that holds for small deviations (Glickman, "Parameter estimation in large dynamic paired comparison
//! experiments", Applied Statistics 48, 1999, section 3.3). At the start it is far off: the step expects the player at
//! exactly 1500 to solve 84 % of puzzles that, with a deviation of 350, are solved by 75 %. So an error cost up to 366 points, a
//! solution earned 50 to 70, and the rating drifted down on average. Here the posterior mean and deviation are integrated
//! instead: then a rating does not drift, whatever puzzles are chosen, and at small deviations nothing changes.

use serde::{Deserialize, Serialize};

use super::calendar::Day;
use super::effort::{Credit, Effort};

/// Above this deviation a rating is provisional.
const PROVISIONAL: f64 = 110.0;
/// The range of deviations: ratings never freeze, and are never less certain than at the start.
const DEVIATIONS: (f64, f64) = (45.0, 350.0);
/// The range of ratings.
const RATINGS: (f64, f64) = (100.0, 3_500.0);
/// The initial volatility.
const VOLATILITY: f64 = 0.06;
/// Days of rest that count as one period without a game.
const PERIOD: u32 = 7;
/// The scale of Glicko-2: 400 / ln 10.
const SCALE: f64 = 173.717_8;
/// The deviations on either side over which a posterior is integrated, and the steps.
const WIDTH: f64 = 6.0;
const STEPS: u32 = 240;
/// How much volatilities may change, and how exactly they are computed: the values of the paper.
const TAU: f64 = 0.5;
const TOLERANCE: f64 = 1e-6;
/// More steps than any volatility needs.
const MOST_STEPS: u32 = 100;
/// The weight of an exercise that was not solved without help or not at the first try.
const HELPED: f64 = 0.5;

/// The strength of a player or the difficulty of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Strength {
    /// The rating. Players start at 1500.
    pub rating: f64,
    /// The standard deviation of the rating.
    pub deviation: f64,
    /// How unsteady the rating has been.
    pub volatility: f64,
}

impl Default for Strength {
    fn default() -> Self {
        Self { rating: 1_500.0, deviation: DEVIATIONS.1, volatility: VOLATILITY }
    }
}

impl Strength {
    /// Whether the rating is provisional.
    #[must_use]
    pub fn is_provisional(self) -> bool {
        self.deviation > PROVISIONAL
    }

    /// The range in which the rating probably lies, one deviation to either side, in steps of 50; `None` once it is
    /// known well enough to name a number.
    #[must_use]
    pub fn range(self) -> Option<(f64, f64)> {
        let rounded = |rating: f64| (rating / 50.0).round() * 50.0;
        let ends = (rounded(self.rating - self.deviation), rounded(self.rating + self.deviation));
        self.is_provisional().then_some(ends)
    }

    /// A strength known from elsewhere: the rating in a puzzle's record, a player's own estimate, that of a test.
    #[must_use]
    pub const fn estimated(rating: f64, deviation: f64) -> Self {
        Self { rating, deviation, volatility: VOLATILITY }
    }

    /// The strength after days without a rated exercise: the longer, the less certain.
    #[must_use]
    pub fn rested(self, days: u32) -> Self {
        let periods = f64::from(days / PERIOD);
        let deviation = self.deviation.hypot(self.volatility * SCALE * periods.sqrt());
        Self { deviation: deviation.min(DEVIATIONS.1), ..self }
    }

    /// The strength on a day: that after the last rated exercise, made on a day of its own, and less certain after a break; at
    /// the start that which a player starts with.
    #[must_use]
    pub fn on(today: Day, last: Option<(Self, Day)>, start: Self) -> Self {
        last.map_or(start, |(strength, last)| strength.rested(today.since(last)))
    }

    /// The rating of puzzles that are solved with probability `success` between 0.5 and 0.95, as a function of their
    /// deviation: the inverse of the expected score. The less certain either side is, the further that
    /// rating is from the player's own.
    pub fn rating_solved(self, success: f64) -> impl Fn(f64) -> f64 {
        let success = success.clamp(0.5, 0.95);
        let lead = 400.0 * (success / (1.0 - success)).log10();
        // g of step 3, for the deviations of both sides.
        move |deviation: f64| self.rating - lead / flattening((self.deviation.powi(2) + deviation.powi(2)).sqrt())
    }

    /// The mean and deviation of this strength once a result (1, 0.5 or 0) against another is known. `volatility` is that
    /// after the result.
    fn posterior(self, other: Self, score: f64, volatility: f64) -> Self {
        // Step 6 of the paper.
        let deviation = self.deviation.hypot(volatility * SCALE);
        let flat = flattening(other.deviation);
        let (mut sum, mut mean, mut square) = (0.0, 0.0, 0.0);
        for step in 0..=STEPS {
            let offset = WIDTH * (2.0 * f64::from(step) / f64::from(STEPS) - 1.0);
            let success = (1.0 + (flat * (other.rating - self.rating - offset * deviation) / SCALE).exp()).recip();
            let likelihood = success.powf(score) * (1.0 - success).powf(1.0 - score);
            let weight = likelihood * (-0.5 * offset * offset).exp();
            sum += weight;
            mean += weight * offset;
            square += weight * offset * offset;
        }
        let (mean, square) = (mean / sum, square / sum);
        Self {
            rating: self.rating + deviation * mean,
            deviation: deviation * (square - mean * mean).max(0.0).sqrt(),
            volatility,
        }
    }

    /// The volatility once a result against another is known: steps 2 to 5 of the paper.
    fn volatility_after(self, other: Self, score: f64) -> f64 {
        let flat = flattening(other.deviation);
        let expected = (1.0 + (-flat * (self.rating - other.rating) / SCALE).exp()).recip();
        let variance = (flat * flat * expected * (1.0 - expected)).recip();
        let surprise = (variance * flat * (score - expected)).powi(2);
        let spread = (self.deviation / SCALE).powi(2);
        let start = self.volatility.powi(2).ln();
        let f = |x: f64| {
            let all = spread + variance + x.exp();
            x.exp() * (surprise - all) / (2.0 * all * all) - (x - start) / (TAU * TAU)
        };
        let mut near = start;
        let mut far = if surprise > spread + variance {
            (surprise - spread - variance).ln()
        } else {
            let below = (1..MOST_STEPS).map(|step| start - f64::from(step) * TAU).find(|&x| f(x) >= 0.0);
            below.unwrap_or(start - TAU)
        };
        let (mut at_near, mut at_far) = (f(near), f(far));
        // The Illinois algorithm; a few steps are enough, and the limit is against numbers that are none.
        for _ in 0..MOST_STEPS {
            if (far - near).abs() <= TOLERANCE {
                break;
            }
            let between = near + (near - far) * at_near / (at_far - at_near);
            let at_between = f(between);
            if at_between * at_far <= 0.0 {
                (near, at_near) = (far, at_far);
            } else {
                at_near /= 2.0;
            }
            (far, at_far) = (between, at_between);
        }
        (near / 2.0).exp()
    }

    /// This strength moved part of the way, 0 to 1, towards another.
    fn towards(self, other: Self, weight: f64) -> Self {
        let between = |from: f64, to: f64| from + weight * (to - from);
        Self {
            rating: between(self.rating, other.rating).clamp(RATINGS.0, RATINGS.1),
            deviation: between(self.deviation, other.deviation).clamp(DEVIATIONS.0, DEVIATIONS.1),
            volatility: between(self.volatility, other.volatility),
        }
    }
}

/// g of step 3 of the paper: how much the uncertainty of a rating flattens the expected score.
fn flattening(deviation: f64) -> f64 {
    (1.0 + 3.0 * (deviation / SCALE / std::f64::consts::PI).powi(2)).sqrt().recip()
}

/// The rating change of an exercise.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rated {
    /// The player before.
    pub before: Strength,
    /// The player after.
    pub after: Strength,
    /// The puzzle before.
    pub item_before: Strength,
    /// The puzzle after.
    pub item_after: Strength,
}

/// The rated outcome of an exercise: the result against the puzzle (1, 0.5 or 0), and the share of the change that is applied.
fn weighed(effort: Effort) -> (f64, f64) {
    let helped = effort.hints > 0 || effort.errors > 0;
    match effort.credit {
        Credit::Full if !helped => (1.0, 1.0),
        // The first answer was wrong, but the player found the solution in the end.
        Credit::Full if effort.errors > 0 => (0.0, HELPED),
        Credit::Full => (0.5, HELPED),
        Credit::Half => (0.5, 1.0),
        Credit::None => (0.0, 1.0),
    }
}

/// What the attempts before an exercise say of the player and its puzzle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatedBefore {
    /// Whether the puzzle was rated before.
    pub puzzle: bool,
    /// The player's strength after the last rated exercise, and its day.
    pub last: Option<(Strength, Day)>,
    /// The strength with which the player started.
    pub start: Strength,
}

impl RatedBefore {
    /// The rule by which an exercise on a puzzle of this strength changes ratings: only the first try at a puzzle counts,
    /// and the player is rated as of the day.
    #[must_use]
    pub fn rate(&self, item: Strength, day: Day, effort: Effort) -> Option<Rated> {
        (!self.puzzle).then(|| rate(Strength::on(day, self.last, self.start), item, effort))
    }
}

/// Rates an exercise: the player as of its day ([`Strength::rested`]) against the puzzle.
#[must_use]
pub fn rate(before: Strength, item: Strength, effort: Effort) -> Rated {
    let (score, weight) = weighed(effort);
    let after = before.posterior(item, score, before.volatility_after(item, score));
    let item_after = item.posterior(before, 1.0 - score, item.volatility_after(before, 1.0 - score));
    let (after, item_after) = (before.towards(after, weight), item.towards(item_after, weight));
    Rated { before, after, item_before: item, item_after }
}

#[cfg(test)]
mod tests {
    use super::*;
    use skillratings::Outcomes;
    use skillratings::glicko2::{Glicko2Config, Glicko2Rating, expected_score, glicko2};

    impl From<Strength> for Glicko2Rating {
        fn from(strength: Strength) -> Self {
            Self { rating: strength.rating, deviation: strength.deviation, volatility: strength.volatility }
        }
    }

    #[test]
    fn a_volatility_changes_as_another_implementation_of_the_paper_has_it() {
        let ratings = [400.0, 1_400.0, 1_500.0, 2_900.0];
        let strengths = ratings.into_iter().flat_map(|rating| {
            let of = move |deviation| [0.03, 0.06, 0.2].map(|volatility| Strength { rating, deviation, volatility });
            [45.0, 200.0, 350.0].into_iter().flat_map(of)
        });
        let strengths: Vec<Strength> = strengths.collect();
        for (&own, &other) in strengths.iter().flat_map(|own| strengths.iter().map(move |other| (own, other))) {
            for (score, outcome) in [(1.0, Outcomes::WIN), (0.5, Outcomes::DRAW), (0.0, Outcomes::LOSS)] {
                let theirs = glicko2(&own.into(), &other.into(), &outcome, &Glicko2Config::default()).0.volatility;
                assert!((own.volatility_after(other, score) - theirs).abs() < 1e-9, "{own:?} {other:?} {score}");
            }
        }
    }

    fn effort(credit: Credit, hints: u32, errors: u32) -> Effort {
        Effort { credit, millis: 20_000, hints, errors }
    }

    fn change(credit: Credit, hints: u32, errors: u32) -> f64 {
        let person = Strength { rating: 1_500.0, deviation: 100.0, volatility: 0.06 };
        let rated = rate(person, Strength::estimated(1_400.0, 100.0), effort(credit, hints, errors));
        rated.after.rating - rated.before.rating
    }

    #[test]
    fn a_success_aimed_at_is_the_one_expected() {
        for (own, deviation) in [(45.0, 45.0), (45.0, 250.0), (350.0, 250.0)] {
            let person = Strength { rating: 1_700.0, deviation: own, volatility: 0.06 };
            for success in [0.5, 0.7, 0.75, 0.8, 0.95] {
                let item = Strength::estimated(person.rating_solved(success)(deviation), deviation);
                assert!(
                    (expected_score(&person.into(), &item.into()).0 - success).abs() < 1e-4,
                    "{own} {deviation} {success}"
                );
            }
        }
    }

    #[test]
    fn a_result_is_worth_what_integration_says() {
        // Integrated with 4001 points in Python: 1500/200 against 1400/30, and the start against a puzzle of 1208/100.
        let person = Strength { rating: 1_500.0, deviation: 200.0, volatility: 0.06 };
        let rated =
            rate(person, Strength { rating: 1_400.0, deviation: 30.0, volatility: 0.06 }, effort(Credit::Full, 0, 0));
        assert!((rated.after.rating - 1_571.0).abs() < 0.5, "{:?}", rated.after);
        assert!((rated.after.deviation - 180.4).abs() < 0.5, "{:?}", rated.after);
        for (credit, rating, deviation) in [(Credit::Full, 1_616.0, 299.0), (Credit::None, 1_181.0, 273.0)] {
            let after = rate(Strength::default(), Strength::estimated(1_208.0, 100.0), effort(credit, 0, 0)).after;
            assert!((after.rating - rating).abs() < 1.5 && (after.deviation - deviation).abs() < 1.5, "{after:?}");
        }
    }

    #[test]
    fn a_well_known_rating_moves_as_the_formulas_of_glickman_say() {
        // By hand, from steps 2 to 8 of the paper for 1500/50 against 1400/30 with the volatility staying 0.06: phi =
        // 0.2878, g = 0.9955, E = 0.6396, v = 4.3770, phi* = 0.2940, phi' = 0.2912, mu' = phi'^2 * g * (1 - E) = 0.0304.
        let person = Strength { rating: 1_500.0, deviation: 50.0, volatility: 0.06 };
        let after = rate(person, Strength::estimated(1_400.0, 30.0), effort(Credit::Full, 0, 0)).after;
        assert!((after.rating - 1_505.3).abs() < 0.2, "{after:?}");
        assert!((after.deviation - 50.6).abs() < 0.2, "{after:?}");
    }

    /// Whatever puzzles are chosen, a rating neither rises nor falls on average.
    #[test]
    fn choosing_easy_or_hard_puzzles_gains_nothing() {
        for (deviation, success) in [(350.0, 0.75), (350.0, 0.9), (200.0, 0.6), (90.0, 0.75)] {
            let person = Strength { deviation, ..Strength::default() };
            let item = Strength::estimated(person.rating_solved(success)(100.0), 100.0);
            let change = |credit| rate(person, item, effort(credit, 0, 0)).after.rating - 1_500.0;
            let (right, wrong) = (change(Credit::Full), change(Credit::None));
            // Glickman's expected score is itself an approximation of the chance. The step of the paper would lose 40.
            assert!((success * right + (1.0 - success) * wrong).abs() < 10.0, "{deviation} {success}: {right} {wrong}");
        }
    }

    #[test]
    fn a_range_is_named_until_the_rating_is_known() {
        assert_eq!(Strength::estimated(1_512.0, 190.0).range(), Some((1_300.0, 1_700.0)));
        assert_eq!(Strength::estimated(1_512.0, 110.0).range(), None);
    }

    #[test]
    fn help_and_second_tries_weigh_less() {
        let (clean, hinted, retried, failed) = (
            change(Credit::Full, 0, 0),
            change(Credit::Full, 1, 0),
            change(Credit::Full, 0, 1),
            change(Credit::None, 0, 1),
        );
        assert!(
            clean > 0.0 && clean > hinted && hinted > retried && retried > failed,
            "{clean} {hinted} {retried} {failed}"
        );
        assert!((retried - failed / 2.0).abs() < 1e-9);
    }

    #[test]
    fn the_puzzle_moves_the_other_way() {
        let rated = rate(Strength::default(), Strength::estimated(1_600.0, 250.0), effort(Credit::None, 0, 1));
        assert!(rated.item_after.rating > 1_600.0 && rated.after.rating < 1_500.0);
        assert!(rated.item_after.deviation < 250.0 && rated.after.deviation < 350.0);
    }

    #[test]
    fn a_rating_is_provisional_until_enough_is_known_and_again_after_a_long_rest() {
        let mut person = Strength::default();
        let mut count = 0;
        while person.is_provisional() {
            let credit = if count % 4 == 0 { Credit::None } else { Credit::Full };
            person = rate(person, Strength::estimated(person.rating - 190.0, 250.0), effort(credit, 0, 0)).after;
            count += 1;
        }
        assert!((8..60).contains(&count), "{count}");
        assert!(!person.rested(6).is_provisional());
        assert!(person.rested(10_000).is_provisional());
        assert!(person.rested(u32::MAX).deviation <= 350.0);
    }

    #[test]
    fn nothing_leaves_its_range() {
        let mut person = Strength::default();
        for _ in 0..300 {
            person = rate(person.rested(400), Strength::estimated(3_500.0, 45.0), effort(Credit::Full, 0, 0)).after;
        }
        assert!(person.rating <= 3_500.0 && person.deviation >= 45.0 && person.volatility.is_finite());
    }
}
