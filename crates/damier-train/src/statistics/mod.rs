//! Statistics of a history: ratings over time, weaknesses, regularity of training.

mod due;
mod regularity;
mod results;

use std::collections::BTreeMap;

use serde::{Serialize, Serializer};

use super::attempt::{Asked, Attempt, Exercise, NotationAnswer, Opponent, Subject, TrainingMode};
use super::drill::Ending;
use super::due::DueItems;
use super::history::History;
use super::notation::trend::{self, Trend};
use super::unannounced::UnannouncedScore;
use damier_puzzles::Theme;
use damier_puzzles::tag::themes;
use damier_rules::Variant;
pub use due::{DueItem, Reason};
use etude::calendar::Day;
use etude::rating::Strength;
pub use regularity::{DayCount, Week};
use regularity::{days, streaks};
pub use results::Results;
use results::groups;

/// The ratings of one variant and mode.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RatingLine {
    /// The variant.
    #[serde(serialize_with = "variant_name")]
    pub variant: Variant,
    /// The mode.
    pub mode: TrainingMode,
    /// The current rating.
    pub rating: f64,
    /// Its deviation, which grows during a break.
    pub deviation: f64,
    /// Whether the rating is provisional.
    pub provisional: bool,
    /// The number of rated exercises.
    pub rated: u32,
    /// The rating at the end of each day with a rated exercise.
    pub days: Vec<(Day, f64)>,
}

impl RatingLine {
    /// The rating with its deviation.
    #[must_use]
    pub const fn strength(&self) -> Strength {
        Strength::estimated(self.rating, self.deviation)
    }
}

/// The recommended next step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Advice {
    /// There is no data yet.
    Begin,
    /// Repetitions are waiting. Their number.
    Review(usize),
    /// A theme often goes wrong.
    Theme(Theme),
    /// An ending often goes wrong.
    #[serde(serialize_with = "results::as_text")]
    Ending(Ending),
    /// Train on more days.
    Regularity,
    /// Everything is fine: continue.
    GoOn,
}

/// All statistics shown for a history.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Statistics {
    /// The day of the statistics.
    pub today: Day,
    /// The game that the player plays. Its results come before those of the others, and the advice is about it.
    #[serde(serialize_with = "variant_name")]
    pub variant: Variant,
    /// The total number of exercises done.
    pub done: u32,
    /// Exercises dated in the future, which do not count yet.
    #[serde(skip_serializing_if = "is_zero")]
    pub ahead: usize,
    /// Ratings by variant and mode.
    pub ratings: Vec<RatingLine>,
    /// Puzzles by theme, weakest first.
    pub themes: Vec<Results<Theme>>,
    /// Endings, weakest first.
    pub endings: Vec<Results<Ending>>,
    /// Squares asked, by number, weakest first.
    pub squares: Vec<Results<u8>>,
    /// Notation sessions by skill.
    pub notation: Vec<Trend>,
    /// Games by opponent, sorted by name.
    pub games: Vec<Results<Opponent>>,
    /// Tactics that do not announce themselves, by exercise.
    pub trials: Vec<UnannouncedScore>,
    /// Every day with training.
    pub days: Vec<DayCount>,
    /// Consecutive days of training up to today, or up to yesterday if there was no training today yet.
    pub streak: u32,
    /// The most consecutive days.
    pub longest_streak: u32,
    /// The items to be repeated today within the daily limit, in order.
    pub due: Vec<DueItem>,
    /// The total number of repetitions due.
    pub waiting: usize,
    /// The number of repetitions due in other games.
    pub elsewhere: usize,
    /// The seven days up to today.
    pub week: Week,
    /// The seven days before that.
    pub week_before: Week,
    /// The recommended next step.
    pub advice: Advice,
}

/// A theme or an ending counts as weak only after this many tries.
const ENOUGH: u32 = 10;
/// Below this share of clean results it is weak.
const WEAK: f64 = 0.6;
/// From this number of waiting repetitions on, they take precedence over everything else.
const MANY: usize = 5;

impl Statistics {
    /// The statistics of a history on a given day for a player of a game, with its repetitions due that day.
    #[must_use]
    pub fn of(history: &History, due: &DueItems, variant: Variant, today: Day) -> Self {
        let attempts = history.attempts();
        // The engine's levels are listed in order.
        let mut games = groups(attempts, opponent, variant);
        games.sort_by_key(|results| (results.variant != variant, results.name()));
        let days = days(attempts);
        let (streak, longest_streak) = streaks(&days, today);
        let mut statistics = Self {
            today,
            variant,
            done: u32::try_from(attempts.len()).unwrap_or(u32::MAX),
            ahead: history.ahead(),
            ratings: ratings(attempts, variant, today),
            themes: groups(attempts, |exercise| themes(exercise.tags()).cloned().collect(), variant),
            endings: groups(attempts, ending, variant),
            squares: groups(attempts, square, variant),
            notation: trend::trends(attempts),
            games,
            trials: UnannouncedScore::all(attempts, variant),
            days,
            streak,
            longest_streak,
            due: due::due(history, &due.items, today),
            waiting: due.all,
            elsewhere: 0,
            week: Week::up_to(today, attempts),
            week_before: Week::up_to(today.plus(-7), attempts),
            advice: Advice::Begin,
        };
        statistics.advice = statistics.advise();
        statistics
    }

    fn advise(&self) -> Advice {
        if self.done == 0 {
            return Advice::Begin;
        }
        if self.due.len() >= MANY {
            return Advice::Review(self.due.len());
        }
        // A player knows what to practise for a motif, but not for a phase of the game or a kind of solution.
        let motifs = self.themes.iter().filter(|result| matches!(result.key, Theme::Motif(_)));
        let motifs = motifs.filter(|result| result.variant == self.variant);
        let endings = self.endings.iter().filter(|result| result.variant == self.variant);
        match (weakest(motifs), weakest(endings)) {
            (Some((theme, accuracy)), ending) if ending.is_none_or(|(_, other)| accuracy <= other) => {
                Advice::Theme(theme.clone())
            }
            (_, Some((ending, _))) => Advice::Ending(*ending),
            // Who began this week cannot have missed days yet.
            _ if self.week.days < 3 && self.days.first().is_some_and(|first| self.today.since(first.day) >= 7) => {
                Advice::Regularity
            }
            _ => Advice::GoOn,
        }
    }
}

/// The weakest of the keys tried often enough, and its accuracy.
fn weakest<'a, K: std::fmt::Display + 'a>(results: impl IntoIterator<Item = &'a Results<K>>) -> Option<(&'a K, f64)> {
    let weak = results.into_iter().find(|result| result.tried >= ENOUGH && result.accuracy() < WEAK);
    weak.map(|result| (&result.key, result.accuracy()))
}

fn opponent(exercise: &Exercise) -> Vec<Opponent> {
    if let Subject::Game { opponent, .. } = &exercise.subject { vec![opponent.clone()] } else { Vec::new() }
}

fn ending(exercise: &Exercise) -> Vec<Ending> {
    if let Subject::Ending { plan, .. } = &exercise.subject { vec![plan.ending] } else { Vec::new() }
}

/// The square to be found or named.
fn square(exercise: &Exercise) -> Vec<u8> {
    match exercise.subject {
        Subject::Notation(NotationAnswer { skill, asked: Asked::Square(number), .. }) if skill.is_about_squares() => {
            vec![number]
        }
        _ => Vec::new(),
    }
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
const fn is_zero(count: &usize) -> bool {
    *count == 0
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
pub(crate) fn variant_name<S: Serializer>(variant: &Variant, serializer: S) -> Result<S::Ok, S::Error> {
    variant.name().serialize(serializer)
}

fn ratings(attempts: &[Attempt], game: Variant, today: Day) -> Vec<RatingLine> {
    // The player's game, then the others in order of their names.
    let mut lines: BTreeMap<(bool, &'static str, TrainingMode), RatingLine> = BTreeMap::new();
    for attempt in attempts {
        let Some(rated) = attempt.rated else { continue };
        let (variant, mode) = (attempt.exercise.variant, attempt.exercise.mode);
        let line = lines.entry((variant != game, variant.name(), mode)).or_insert_with(|| RatingLine {
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
            // Two machines in different time zones may disagree about the day. The chart must not run backwards.
            Some(last) if last.0 >= day => last.1 = rated.after.rating,
            _ => line.days.push((day, rated.after.rating)),
        }
    }
    lines.into_values().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drill::DrillPlan;
    use crate::history::Item;
    use damier_rules::Variant;
    use etude::calendar::Moment;
    use etude::effort::Credit;
    use etude::rating::rate;

    const TODAY: Day = Day(20_000);

    fn on(day: i32, done: Attempt) -> Attempt {
        let moment = Moment { millis: i64::from(TODAY.0 + day) * 86_400_000, day: TODAY.plus(day) };
        Attempt { exercise: Exercise { moment, ..done.exercise }, ..done }
    }

    fn timed(day: i32, id: &str, credit: Credit, seconds: u32, tags: &[&str]) -> Attempt {
        let done = on(day, Attempt::of_puzzle(id, tags, credit));
        Attempt { exercise: Exercise { millis: seconds * 1_000, ..done.exercise }, ..done }
    }

    fn ending(name: &str) -> DrillPlan {
        DrillPlan::of_item(Variant::International, name).unwrap()
    }

    /// Today's statistics of a player of international draughts, with all items available.
    fn today(history: &History) -> Statistics {
        Statistics::of(history, &DueItems::among(history, TODAY, |_| true), Variant::International, TODAY)
    }

    fn puzzle(day: i32, credit: Credit, tags: &[&str]) -> Attempt {
        timed(day, "i1", credit, 30, tags)
    }

    #[test]
    fn what_is_due_says_why_it_comes_back_and_since_when() {
        let of = |name: &str, credit, hints, seconds| {
            let mut done = timed(-9, name, credit, seconds, &["moves-2"]);
            done.exercise.hints = hints;
            done
        };
        let tries = [of("missed", Credit::None, 0, 30), of("helped", Credit::Full, 1, 30)];
        // Two decisions are slow after 60 + 30 seconds.
        let slow = [of("slow", Credit::Full, 0, 91), of("smooth", Credit::Full, 0, 30)];
        let mut history = History::of(tries.into_iter().chain(slow));
        history.extend([timed(-8, "missed", Credit::Full, 30, &["moves-2"])]);
        let thrown = Item::ending(&ending("win KKM v K from W:WK6,K8,45:BK2"));
        history.add_given_away([(thrown.clone(), TODAY.plus(-3))]);
        let mut due = today(&history).due;
        due.sort_by_key(|due| due.item.to_string());
        let known = due.iter().map(|due| (due.item.to_string(), due.reason, due.days_ago, due.decisions));
        let expected = [
            ("helped".to_owned(), Reason::Helped, 9, 2),
            ("missed".to_owned(), Reason::Known, 8, 2),
            ("slow".to_owned(), Reason::Slow, 9, 2),
            (thrown.to_string(), Reason::Thrown, 3, 0),
        ];
        assert_eq!(known.collect::<Vec<_>>(), expected);
    }

    #[test]
    fn weak_themes_come_first_with_their_numbers() {
        use Credit::{Full, None};
        let history = History::of([
            timed(0, "i1", Full, 10, &["direct", "moves-1"]),
            timed(0, "i2", None, 50, &["direct", "kings"]),
            timed(0, "i3", Full, 20, &["direct"]),
        ]);
        let themes = today(&history).themes;
        let shown: Vec<_> =
            themes.iter().map(|theme| (theme.key.to_string(), theme.tried, theme.clean, theme.median_millis)).collect();
        assert_eq!(shown, [("kings".to_owned(), 1, 0, 50_000), ("direct".to_owned(), 3, 2, 20_000)]);
    }

    #[test]
    fn what_was_tried_once_says_less_than_what_goes_wrong_often() {
        use Credit::{Full, None};
        let often = [Full, None].repeat(5).into_iter().map(|credit| puzzle(0, credit, &["kings"]));
        let once = [puzzle(0, None, &["direct"])];
        let themes = today(&History::of(often.chain(once))).themes;
        assert_eq!(themes.iter().map(|theme| theme.key.to_string()).collect::<Vec<_>>(), ["kings", "direct"]);
    }

    #[test]
    fn a_rating_says_less_after_three_years() {
        let mut attempt = puzzle(-1_000, Credit::Full, &[]);
        let sure = Strength { rating: 1_600.0, deviation: 60.0, volatility: 0.06 };
        attempt.rated = Some(rate(sure, Strength::estimated(1_500.0, 100.0), attempt.exercise.effort()));
        let history = History::of([attempt]);
        let line = today(&history).ratings.remove(0);
        assert!(line.provisional, "{line:?}");
        let on = |day| history.strength_on(day, (Variant::International, TrainingMode::Practice)).is_provisional();
        assert_eq!([on(TODAY.plus(-1_000)), on(TODAY)], [false, true]);
    }

    #[test]
    fn streaks_end_with_a_day_missed_but_not_before_today_is_over() {
        let streaks = |days: &[i32]| {
            let history = History::of(days.iter().map(|&day| puzzle(day, Credit::Full, &[])));
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
        let history = History::of([-13, -7, -6, -6, 0].map(|day| puzzle(day, Credit::Full, &[])));
        let statistics = today(&history);
        let shown = |week: Week| (week.done, week.days, week.millis);
        assert_eq!(shown(statistics.week), (3, 2, 90_000));
        assert_eq!(shown(statistics.week_before), (2, 2, 60_000));
    }

    #[test]
    fn the_endings_table_counts_solved_perfect_and_streaks() {
        use Credit::{Full, None};
        let mut attempts: Vec<Attempt> = [Full, Full, None, Full].map(|credit| puzzle(0, credit, &[])).into();
        for attempt in &mut attempts {
            attempt.exercise.subject =
                Subject::Ending { plan: Box::new(ending("win KKK v K")), wasted: false, rush: Option::None };
        }
        attempts[1].exercise.errors = 1;
        let endings = today(&History::of(attempts)).endings;
        assert_eq!((endings[0].tried, endings[0].right, endings[0].clean, endings[0].best_streak), (4, 3, 2, 2));
    }

    #[test]
    fn one_thing_is_advised() {
        use Credit::{Full, None};
        let advice = |attempts: Vec<Attempt>| today(&History::of(attempts)).advice;
        assert_eq!(advice(Vec::new()), Advice::Begin);
        let failed: Vec<Attempt> = (0..6).map(|item| timed(-3, &format!("i{item}"), None, 5, &["turc"])).collect();
        assert_eq!(advice(failed), Advice::Review(6));
        // Missed often, and known since, so that nothing is due.
        let missed = |tries: i32, theme: &str| {
            let one =
                |item: i32| timed(-9, "i1", if item % 2 == 0 { None } else { Full }, 5, &[theme, "opening", "choice"]);
            let regular = [-2, -1, 0].map(|day| timed(day, "i2", Full, 5, &["direct"]));
            (0..tries).map(one).chain(regular).collect::<Vec<Attempt>>()
        };
        assert_eq!(advice(missed(10, "turc")), Advice::Theme("turc".into()));
        assert_eq!(advice(missed(8, "turc")), Advice::GoOn, "too few tries say little");
        assert_eq!(advice(missed(20, "middlegame")), Advice::GoOn, "a phase of the game is nothing to practise");
        assert_eq!(advice(vec![puzzle(0, Full, &["kings"])]), Advice::GoOn, "a first day is no lack of days");
        assert_eq!(advice([-20, 0].map(|day| puzzle(day, Full, &["kings"])).into()), Advice::Regularity);
        let regular = [-2, -1, 0].map(|day| puzzle(day, Full, &["kings"]));
        assert_eq!(advice(regular.into()), Advice::GoOn);
    }
}
