//! What there is to say about a history: how ratings went, what is weak, how regular the training was.

mod due;
mod regularity;
mod results;

use std::collections::BTreeMap;

use serde::Serialize;

use super::attempt::{Attempt, Exercise, Kind, Mode, themes};
use super::calendar::Day;
use super::drill::ending_name;
use super::history::History;
use super::notation::Skill;
use super::notation::trend::{self, Trend};
use super::waiting::Waiting;
pub use due::{DueItem, Reason};
pub use regularity::{DayCount, Week};
use regularity::{days, streaks};
pub use results::Results;
use results::groups;

/// The ratings of one variant and mode.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RatingLine {
    /// The variant.
    pub variant: &'static str,
    /// The mode.
    pub mode: Mode,
    /// The rating now.
    pub rating: f64,
    /// Its deviation: it grows while one rests.
    pub deviation: f64,
    /// Whether it says little yet.
    pub provisional: bool,
    /// How many exercises were rated.
    pub rated: u32,
    /// The rating at the end of each day with a rated exercise.
    pub days: Vec<(Day, f64)>,
}

/// The one thing to work on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Advice {
    /// There is nothing to go by yet.
    Begin,
    /// Repetitions wait.
    Review(usize),
    /// A theme goes wrong often.
    Theme(String),
    /// An ending goes wrong often.
    Ending(String),
    /// Train on more days.
    Regularity,
    /// All is well: go on.
    GoOn,
}

/// Everything that is shown of a history.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Statistics {
    /// The day on which it was made.
    pub today: Day,
    /// Exercises done in all.
    pub done: u32,
    /// Ratings by variant and mode.
    pub ratings: Vec<RatingLine>,
    /// Puzzles by theme, the weakest first.
    pub themes: Vec<Results>,
    /// Endings, the weakest first.
    pub endings: Vec<Results>,
    /// Squares asked for by their number, the weakest first.
    pub squares: Vec<Results>,
    /// Sessions of notation, by what was trained.
    pub notation: Vec<Trend>,
    /// Games by opponent, in the order of their names.
    pub games: Vec<Results>,
    /// Every day with training.
    pub days: Vec<DayCount>,
    /// Days in a row up to today, or up to yesterday if today is still to come.
    pub streak: u32,
    /// The most days in a row.
    pub longest_streak: u32,
    /// What is to be repeated today, within the daily limit, in the order in which it comes.
    pub due: Vec<DueItem>,
    /// Repetitions that wait in all.
    pub waiting: usize,
    /// The seven days up to today.
    pub week: Week,
    /// The seven days before.
    pub week_before: Week,
    /// The one thing to work on.
    pub advice: Advice,
}

/// A theme or an ending is called weak only after so many tries.
const ENOUGH: u32 = 4;
/// Below this share of clean results it is weak.
const WEAK: f64 = 0.6;
/// From so many waiting repetitions on they come before all else.
const MANY: usize = 5;

impl Statistics {
    /// The statistics of a history on a day on which so much waits to be repeated.
    #[must_use]
    pub fn of(history: &History, waiting: &Waiting, today: Day) -> Self {
        let groups = |kind, names: &dyn Fn(&Exercise) -> Vec<String>, by_variant| {
            groups(history.attempts(), kind, names, by_variant)
        };
        // Levels of the engine are looked for in their order.
        let mut games = groups(Kind::Game, &|exercise| vec![exercise.item.clone()], true);
        games.sort_by(|one, other| (&one.variant, &one.name).cmp(&(&other.variant, &other.name)));
        let item = |exercise: &Exercise| vec![exercise.item.clone()];
        let square = |exercise: &Exercise| {
            if Skill::of(&exercise.tags).is_about_squares() { item(exercise) } else { Vec::new() }
        };
        let themes = groups(Kind::Puzzle, &|exercise| themes(&exercise.tags).map(str::to_owned).collect(), false);
        let endings = groups(Kind::Ending, &|exercise| vec![ending_name(&exercise.item).to_owned()], true);
        let days = days(history.attempts());
        let (streak, longest_streak) = streaks(&days, today);
        let mut statistics = Self {
            today,
            done: u32::try_from(history.attempts().len()).unwrap_or(u32::MAX),
            ratings: ratings(history.attempts(), today),
            themes,
            endings,
            squares: groups(Kind::Notation, &square, true),
            notation: trend::trends(history.attempts()),
            games,
            days,
            streak,
            longest_streak,
            due: due::due(history, &waiting.due, today),
            waiting: waiting.all,
            week: Week::up_to(today, history.attempts()),
            week_before: Week::up_to(today.plus(-7), history.attempts()),
            advice: Advice::Begin,
        };
        statistics.advice = statistics.advise();
        statistics
    }

    fn advise(&self) -> Advice {
        let weakest = |results: &[Results]| {
            let weak = results.iter().find(|result| result.tried >= ENOUGH && result.accuracy() < WEAK);
            weak.map(|result| (result.name.clone(), result.accuracy()))
        };
        if self.done == 0 {
            return Advice::Begin;
        }
        if self.due.len() >= MANY {
            return Advice::Review(self.due.len());
        }
        match (weakest(&self.themes), weakest(&self.endings)) {
            (Some((theme, accuracy)), ending) if ending.as_ref().is_none_or(|(_, other)| accuracy <= *other) => {
                Advice::Theme(theme)
            }
            (_, Some((ending, _))) => Advice::Ending(ending),
            _ if self.week.days < 3 => Advice::Regularity,
            _ => Advice::GoOn,
        }
    }
}

fn ratings(attempts: &[Attempt], today: Day) -> Vec<RatingLine> {
    let mut lines: BTreeMap<(&'static str, Mode), RatingLine> = BTreeMap::new();
    for attempt in attempts {
        let Some(rated) = attempt.rated else { continue };
        let (variant, mode) = (attempt.exercise.variant.name(), attempt.exercise.mode);
        let line = lines.entry((variant, mode)).or_insert_with(|| RatingLine {
            variant,
            mode,
            rating: 0.0,
            deviation: 0.0,
            provisional: true,
            rated: 0,
            days: Vec::new(),
        });
        let day = attempt.exercise.moment.day;
        let now = rated.after.rested(today.since(day));
        line.rating = now.rating;
        line.deviation = now.deviation;
        line.provisional = now.is_provisional();
        line.rated += 1;
        match line.days.last_mut() {
            // Two machines in different zones may differ about the day; the chart does not run backwards.
            Some(last) if last.0 >= day => last.1 = rated.after.rating,
            _ => line.days.push((day, rated.after.rating)),
        }
    }
    lines.into_values().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::attempt::Verdict;
    use crate::calendar::Moment;
    use crate::history::Item;
    use crate::rating::{Strength, rate};
    use damier_rules::Variant;

    const TODAY: Day = Day(20_000);

    fn attempt(day: i32, kind: Kind, item: &str, verdict: Verdict, seconds: u32, tags: &[&str]) -> Attempt {
        let exercise = Exercise {
            moment: Moment { millis: i64::from(TODAY.0 + day) * 86_400_000, day: TODAY.plus(day) },
            kind,
            mode: Mode::Practice,
            variant: Variant::International,
            item: item.to_owned(),
            verdict,
            millis: seconds * 1_000,
            hints: 0,
            errors: 0,
            tags: tags.iter().map(|&tag| tag.to_owned()).collect(),
            detail: String::new(),
        };
        Attempt { uid: String::new(), exercise, rated: None }
    }

    /// The statistics of today, with everything there that is to be repeated.
    fn today(history: &History) -> Statistics {
        Statistics::of(history, &Waiting::among(history, TODAY, |_| true), TODAY)
    }

    fn puzzle(day: i32, verdict: Verdict, tags: &[&str]) -> Attempt {
        attempt(day, Kind::Puzzle, "i1", verdict, 30, tags)
    }

    #[test]
    fn what_is_due_says_why_it_comes_back_and_since_when() {
        let of = |name: &str, verdict, hints, seconds| {
            let mut done = attempt(-9, Kind::Puzzle, name, verdict, seconds, &["moves-2"]);
            done.exercise.hints = hints;
            done
        };
        let tries = [of("missed", Verdict::Wrong, 0, 30), of("helped", Verdict::Right, 1, 30)];
        // Two decisions are slow after 60 + 30 seconds.
        let slow = [of("slow", Verdict::Right, 0, 91), of("smooth", Verdict::Right, 0, 30)];
        let mut history = History::of(tries.into_iter().chain(slow));
        history.extend([attempt(-8, Kind::Puzzle, "missed", Verdict::Right, 30, &["moves-2"])]);
        let name = "win KKM v K from W:WK6,K8,45:BK2".to_owned();
        let thrown = Item { kind: Kind::Ending, variant: Variant::International.name(), name };
        history.add_thrown([(thrown.clone(), TODAY.plus(-3))]);
        let mut due = today(&history).due;
        due.sort_by(|one, other| one.name.cmp(&other.name));
        let known = due.iter().map(|due| (due.name.as_str(), due.reason, due.days_ago, due.decisions));
        let expected = [
            ("helped", Reason::Helped, 9, 2),
            ("missed", Reason::Known, 8, 2),
            ("slow", Reason::Slow, 9, 2),
            (thrown.name.as_str(), Reason::Thrown, 3, 0),
        ];
        assert_eq!(known.collect::<Vec<_>>(), expected);
    }

    #[test]
    fn weak_themes_come_first_with_their_numbers() {
        use Verdict::{Right, Wrong};
        let history = History::of([
            attempt(0, Kind::Puzzle, "i1", Right, 10, &["direct", "moves-1"]),
            attempt(0, Kind::Puzzle, "i2", Wrong, 50, &["direct", "kings"]),
            attempt(0, Kind::Puzzle, "i3", Right, 20, &["direct"]),
        ]);
        let themes = today(&history).themes;
        let shown: Vec<_> =
            themes.iter().map(|theme| (&*theme.name, theme.tried, theme.clean, theme.median_millis)).collect();
        assert_eq!(shown, [("kings", 1, 0, 50_000), ("direct", 3, 2, 20_000)]);
    }

    #[test]
    fn what_was_tried_once_says_less_than_what_goes_wrong_often() {
        use Verdict::{Right, Wrong};
        let often = [Right, Wrong, Wrong, Right].map(|verdict| puzzle(0, verdict, &["kings"]));
        let once = [puzzle(0, Wrong, &["direct"])];
        let themes = today(&History::of(often.into_iter().chain(once))).themes;
        assert_eq!(themes.iter().map(|theme| &*theme.name).collect::<Vec<_>>(), ["kings", "direct"]);
    }

    #[test]
    fn a_rating_says_less_after_three_years() {
        let mut attempt = puzzle(-1_000, Verdict::Right, &[]);
        let sure = Strength { rating: 1_600.0, deviation: 60.0, volatility: 0.06 };
        attempt.rated = Some(rate(sure, 0, Strength::of_item(1_500.0, 100.0), &attempt.exercise));
        let history = History::of([attempt]);
        let line = today(&history).ratings.remove(0);
        assert!(line.provisional, "{line:?}");
        let on = |day| history.strength_on(day, Variant::International, Mode::Practice).is_provisional();
        assert_eq!([on(TODAY.plus(-1_000)), on(TODAY)], [false, true]);
    }

    #[test]
    fn streaks_end_with_a_day_missed_but_not_before_today_is_over() {
        let streaks = |days: &[i32]| {
            let history = History::of(days.iter().map(|&day| puzzle(day, Verdict::Right, &[])));
            let statistics = today(&history);
            (statistics.streak, statistics.longest_streak)
        };
        assert_eq!(streaks(&[]), (0, 0));
        assert_eq!(streaks(&[-2, -1, 0]), (3, 3));
        assert_eq!(streaks(&[-9, -8, -7, -2, -1]), (2, 3));
        assert_eq!(streaks(&[-3, -2]), (0, 2));
    }

    #[test]
    fn a_week_is_today_and_the_six_days_before() {
        let history = History::of([-13, -7, -6, -6, 0].map(|day| puzzle(day, Verdict::Right, &[])));
        let statistics = today(&history);
        let shown = |week: Week| (week.done, week.days, week.millis);
        assert_eq!(shown(statistics.week), (3, 2, 90_000));
        assert_eq!(shown(statistics.week_before), (2, 2, 60_000));
    }

    #[test]
    fn the_endings_table_counts_solved_perfect_and_streaks() {
        use Verdict::{Right, Wrong};
        let mut attempts: Vec<Attempt> =
            [Right, Right, Wrong, Right].map(|verdict| attempt(0, Kind::Ending, "win KKK-K", verdict, 60, &[])).into();
        attempts[1].exercise.errors = 1;
        let endings = today(&History::of(attempts)).endings;
        assert_eq!((endings[0].tried, endings[0].right, endings[0].clean, endings[0].best_streak), (4, 3, 2, 2));
    }

    #[test]
    fn one_thing_is_advised() {
        use Verdict::{Right, Wrong};
        let advice = |attempts: Vec<Attempt>| today(&History::of(attempts)).advice;
        assert_eq!(advice(Vec::new()), Advice::Begin);
        let failed: Vec<Attempt> =
            (0..6).map(|item| attempt(-3, Kind::Puzzle, &format!("i{item}"), Wrong, 5, &["kings"])).collect();
        assert_eq!(advice(failed.clone()), Advice::Review(6));
        assert_eq!(advice(failed[..4].to_vec()), Advice::Theme("kings".to_owned()));
        assert_eq!(advice(vec![puzzle(0, Right, &["kings"])]), Advice::Regularity);
        let regular = [-2, -1, 0].map(|day| puzzle(day, Right, &["kings"]));
        assert_eq!(advice(regular.into()), Advice::GoOn);
    }
}
