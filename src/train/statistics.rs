//! What there is to say about a history: how ratings went, what is weak, how regular the training was.

use std::collections::BTreeMap;

use serde::Serialize;

use super::attempt::{Attempt, Exercise, Kind, Mode, Verdict, themes};
use super::calendar::Day;
use super::history::History;
use super::notation::Skill;
use super::notation::trend::{self, Trend};
use crate::rules::Variant;

/// The ratings of one variant and mode.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RatingLine {
    /// The variant.
    pub variant: &'static str,
    /// The mode.
    pub mode: Mode,
    /// The rating now.
    pub rating: f64,
    /// Its deviation.
    pub deviation: f64,
    /// Whether it says little yet.
    pub provisional: bool,
    /// How many exercises were rated.
    pub rated: u32,
    /// The rating at the end of each day with a rated exercise.
    pub days: Vec<(Day, f64)>,
}

/// Results of exercises that belong together.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Results {
    /// What they have in common: a theme, an ending, the number of a square, an opponent.
    pub name: String,
    /// The variant; empty where all are counted together.
    pub variant: String,
    /// How often it was tried.
    pub tried: u32,
    /// How often it went right, with help or without.
    pub right: u32,
    /// How often it went right without a hint or an error: for an ending, without giving anything away.
    pub clean: u32,
    /// How often the result was a draw.
    pub drawn: u32,
    /// The most that went right in a row.
    pub best_streak: u32,
    /// The median time, in milliseconds.
    pub median_millis: u32,
    #[serde(skip)]
    streak: u32,
    #[serde(skip)]
    times: Vec<u32>,
}

impl Results {
    /// The share that went right at the first try, 0 to 1.
    #[must_use]
    pub fn accuracy(&self) -> f64 {
        if self.tried == 0 { 0.0 } else { f64::from(self.clean) / f64::from(self.tried) }
    }

    /// The results of an ending, by the name of its item.
    #[must_use]
    pub fn of_ending(history: &History, variant: Variant, item: &str) -> Self {
        let all = history.attempts().iter().map(|attempt| &attempt.exercise);
        let mut results = Self { name: item.to_owned(), variant: variant.name().to_owned(), ..Self::default() };
        let is_it = |each: &&Exercise| each.kind == Kind::Ending && each.variant == variant && each.item == item;
        all.filter(is_it).for_each(|exercise| results.add(exercise));
        results.finish()
    }

    fn add(&mut self, exercise: &Exercise) {
        self.tried += 1;
        self.drawn += u32::from(exercise.verdict == Verdict::Drawn);
        self.clean += u32::from(exercise.is_clean());
        let right = exercise.verdict == Verdict::Right;
        self.right += u32::from(right);
        self.streak = if right { self.streak + 1 } else { 0 };
        self.best_streak = self.best_streak.max(self.streak);
        self.times.push(exercise.millis);
    }

    fn finish(mut self) -> Self {
        let middle = self.times.len() / 2;
        if !self.times.is_empty() {
            self.median_millis = *self.times.select_nth_unstable(middle).1;
        }
        self.times = Vec::new();
        self
    }
}

/// A day with training.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct DayCount {
    /// The day.
    pub day: Day,
    /// Exercises done.
    pub done: u32,
    /// The time that they took, in milliseconds.
    pub millis: u64,
}

/// A span of seven days, up to today or the seven before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Week {
    /// Exercises done.
    pub done: u32,
    /// Of these, how many went right without help.
    pub clean: u32,
    /// Days with training.
    pub days: u32,
    /// The time that the exercises took, in milliseconds.
    pub millis: u64,
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
    /// Games by opponent.
    pub games: Vec<Results>,
    /// Every day with training.
    pub days: Vec<DayCount>,
    /// Days in a row up to today, or up to yesterday if today is still to come.
    pub streak: u32,
    /// The most days in a row.
    pub longest_streak: u32,
    /// Repetitions due today, within the daily limit.
    pub due: usize,
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
    /// The statistics of a history on a day.
    #[must_use]
    pub fn of(history: &History, today: Day) -> Self {
        let groups = |kind, names: &dyn Fn(&Exercise) -> Vec<String>, by_variant| {
            groups(history.attempts(), kind, names, by_variant)
        };
        let item = |exercise: &Exercise| vec![exercise.item.clone()];
        let square = |exercise: &Exercise| {
            if Skill::of(&exercise.tags).is_about_squares() { item(exercise) } else { Vec::new() }
        };
        let themes = groups(Kind::Puzzle, &|exercise| themes(&exercise.tags).map(str::to_owned).collect(), false);
        let endings = groups(Kind::Ending, &item, true);
        let days = days(history.attempts());
        let (streak, longest_streak) = streaks(&days, today);
        let week = week(history.attempts(), today);
        let due = history.due(today, history.repetition().daily_limit).len();
        let mut statistics = Self {
            today,
            done: u32::try_from(history.attempts().len()).unwrap_or(u32::MAX),
            ratings: ratings(history.attempts()),
            themes,
            endings,
            squares: groups(Kind::Notation, &square, true),
            notation: trend::trends(history.attempts()),
            games: groups(Kind::Game, &item, true),
            days,
            streak,
            longest_streak,
            due,
            waiting: history.waiting(today),
            week,
            week_before: self::week(history.attempts(), today.plus(-7)),
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
        if self.due >= MANY {
            return Advice::Review(self.due);
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

fn ratings(attempts: &[Attempt]) -> Vec<RatingLine> {
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
        line.rating = rated.after.rating;
        line.deviation = rated.after.deviation;
        line.provisional = rated.after.is_provisional();
        line.rated += 1;
        let day = attempt.exercise.moment.day;
        match line.days.last_mut() {
            Some(last) if last.0 == day => last.1 = rated.after.rating,
            _ => line.days.push((day, rated.after.rating)),
        }
    }
    lines.into_values().collect()
}

/// Results by name, those with the lowest accuracy first.
fn groups(
    attempts: &[Attempt],
    kind: Kind,
    names: &dyn Fn(&Exercise) -> Vec<String>,
    by_variant: bool,
) -> Vec<Results> {
    let mut groups: BTreeMap<(String, String), Results> = BTreeMap::new();
    for exercise in attempts.iter().map(|attempt| &attempt.exercise).filter(|exercise| exercise.kind == kind) {
        let variant = if by_variant { exercise.variant.name().to_owned() } else { String::new() };
        for name in names(exercise) {
            let results = groups.entry((variant.clone(), name.clone())).or_default();
            results.name = name;
            results.variant.clone_from(&variant);
            results.add(exercise);
        }
    }
    let mut groups: Vec<Results> = groups.into_values().map(Results::finish).collect();
    groups.sort_by(|one, other| {
        one.accuracy().total_cmp(&other.accuracy()).then_with(|| other.median_millis.cmp(&one.median_millis))
    });
    groups
}

fn days(attempts: &[Attempt]) -> Vec<DayCount> {
    let mut days: BTreeMap<Day, (u32, u64)> = BTreeMap::new();
    for exercise in attempts.iter().map(|attempt| &attempt.exercise) {
        let (done, millis) = days.entry(exercise.moment.day).or_default();
        *done += 1;
        *millis += u64::from(exercise.millis);
    }
    days.into_iter().map(|(day, (done, millis))| DayCount { day, done, millis }).collect()
}

/// The days in a row up to today, and the most ever.
fn streaks(days: &[DayCount], today: Day) -> (u32, u32) {
    let (mut run, mut longest, mut last) = (0, 0, None);
    for count in days {
        run = if last == Some(count.day.plus(-1)) { run + 1 } else { 1 };
        longest = longest.max(run);
        last = Some(count.day);
    }
    let goes_on = last.is_some_and(|last| last.plus(1) >= today);
    (if goes_on { run } else { 0 }, longest)
}

fn week(attempts: &[Attempt], last: Day) -> Week {
    let mut week = Week::default();
    let mut trained = [false; 7];
    for exercise in attempts.iter().map(|attempt| &attempt.exercise) {
        let day = exercise.moment.day;
        if day > last || last.since(day) >= 7 {
            continue;
        }
        week.done += 1;
        week.clean += u32::from(exercise.is_clean());
        week.millis += u64::from(exercise.millis);
        trained[usize::from(day.weekday())] = true;
    }
    week.days = trained.iter().map(|&trained| u32::from(trained)).sum();
    week
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::train::calendar::Moment;

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

    fn puzzle(day: i32, verdict: Verdict, tags: &[&str]) -> Attempt {
        attempt(day, Kind::Puzzle, "i1", verdict, 30, tags)
    }

    #[test]
    fn weak_themes_come_first_with_their_numbers() {
        use Verdict::{Right, Wrong};
        let history = History::of([
            attempt(0, Kind::Puzzle, "i1", Right, 10, &["direct", "moves-1"]),
            attempt(0, Kind::Puzzle, "i2", Wrong, 50, &["direct", "kings"]),
            attempt(0, Kind::Puzzle, "i3", Right, 20, &["direct"]),
        ]);
        let themes = Statistics::of(&history, TODAY).themes;
        let shown: Vec<_> =
            themes.iter().map(|theme| (&*theme.name, theme.tried, theme.clean, theme.median_millis)).collect();
        assert_eq!(shown, [("kings", 1, 0, 50_000), ("direct", 3, 2, 20_000)]);
    }

    #[test]
    fn streaks_end_with_a_day_missed_but_not_before_today_is_over() {
        let streaks = |days: &[i32]| {
            let history = History::of(days.iter().map(|&day| puzzle(day, Verdict::Right, &[])));
            let statistics = Statistics::of(&history, TODAY);
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
        let statistics = Statistics::of(&history, TODAY);
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
        let endings = Statistics::of(&History::of(attempts), TODAY).endings;
        assert_eq!((endings[0].tried, endings[0].right, endings[0].clean, endings[0].best_streak), (4, 3, 2, 2));
    }

    #[test]
    fn one_thing_is_advised() {
        use Verdict::{Right, Wrong};
        let advice = |attempts: Vec<Attempt>| Statistics::of(&History::of(attempts), TODAY).advice;
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
