//! The tables of progress and the calendar, as lines.

use std::fmt::Display;

use unicode_width::UnicodeWidthStr;

use super::table::Table;
use crate::words::{self, say};
use damier_rules::Variant;
use damier_train::attempt::Opponent;
use damier_train::statistics::{Results, Statistics, Week};
use damier_train::unannounced::UnannouncedScore;
use etude::calendar::Day;
use etude_tui::text::padded;
use etude_tui::text::{Tone, Words};

/// Columns of a page at its usual width, beside which nothing is drawn.
pub const PAGE: usize = 80;

/// Shades from little to much.
pub const SHADES: [char; 5] = ['·', '░', '▒', '▓', '█'];

/// What to work on, and the last seven days beside the seven before them.
#[must_use]
pub fn week(statistics: &Statistics) -> Vec<Words> {
    let (week, before) = (&statistics.week, &statistics.week_before);
    let share = |week: &Week| {
        if week.done == 0 { "–".to_owned() } else { words::percent(f64::from(week.clean) / f64::from(week.done)) }
    };
    let rows = [
        (say().week_exercises(), week.done.to_string(), before.done.to_string()),
        (say().week_first_try(), share(week), share(before)),
        (say().week_time(), words::minutes_spent(week.millis), words::minutes_spent(before.millis)),
        (say().week_days(), week.days.to_string(), before.days.to_string()),
    ];
    let table = Table::new([String::new(), say().column_7_days(), say().column_7_before()], &[12, 8, 10]);
    let mut lines = vec![Words::new(Tone::Title, words::advice(&statistics.advice))];
    lines.extend(table.with(rows.map(|(name, now, then)| [name, now, then])).words(PAGE, None));
    lines.push(Words::default());
    lines.push(Words::from(words::streaks(statistics.streak, statistics.longest_streak)));
    lines.push(Words::from(words::waiting(statistics.due.len(), statistics.waiting)));
    if statistics.elsewhere > 0 {
        lines.push(Words::from(say().due_count_elsewhere(statistics.elsewhere)));
    }
    lines.extend(statistics.ratings.iter().map(|line| Words::from(words::rating_line(line))));
    if statistics.ahead > 0 {
        lines.push(Words::new(Tone::Notice, say().ahead_count(statistics.ahead)));
    }
    lines
}

/// The rating at the end of each day, the latest first.
#[must_use]
pub fn rating(statistics: &Statistics) -> Vec<Words> {
    let mut lines = Vec::new();
    for line in &statistics.ratings {
        let title = say().rating_title(words::variant_name(line.variant), say().mode_name(line.mode));
        lines.push(Words::new(Tone::Title, title));
        let days = line.days.iter().rev().map(|(day, rating)| [day.to_string(), format!("{rating:.0}")]);
        let table = Table::new([say().column_day(), say().column_rating()], &[12, 8]);
        lines.extend(table.with(days).words(PAGE, None));
    }
    lines
}

/// The subject of results with the name of their variant, unless it is the game that the player plays.
fn named<K: Display>(name: String, results: &Results<K>, game: Variant) -> String {
    of_game(name, results.variant, game)
}

/// The name of something with that of its variant, unless it is the game that the player plays.
#[must_use]
pub fn of_game(name: String, variant: Variant, game: Variant) -> String {
    if variant == game { name } else { words::list([name, words::variant_name(variant)]) }
}

/// Themes with their tries, median time and accuracy, in so many columns; row `chosen` is marked.
#[must_use]
pub fn themes(statistics: &Statistics, chosen: Option<usize>, room: usize) -> Vec<Words> {
    let rows = statistics.themes.iter().map(|theme| {
        [
            named(words::theme_name(&theme.key).into_owned(), theme, statistics.variant),
            theme.tried.to_string(),
            words::seconds(theme.median_millis),
            words::percent(theme.accuracy()),
        ]
    });
    let names = [say().column_theme(), say().column_tried(), words::column_median(), say().column_first_try()];
    Table::new(names, &[16, 5, 6, 7]).with(rows).words(room, chosen)
}

/// Endings with their results, in so many columns: with tries, median time and full names if these fit. Row `chosen`
/// is marked.
#[must_use]
pub fn endings(statistics: &Statistics, chosen: Option<usize>, room: usize) -> Vec<Words> {
    let [solved, perfect] = [say().column_solved(), say().column_perfect()];
    let [tried, streak, median] = [say().column_tried(), say().column_best_streak(), words::column_median()];
    let full = Table::new([say().column_ending(), tried, solved.clone(), perfect.clone(), streak, median], &[15]);
    let full = full.with(statistics.endings.iter().map(|ending| {
        [
            named(words::drill_subject(&ending.key), ending, statistics.variant),
            ending.tried.to_string(),
            ending.right.to_string(),
            ending.clean.to_string(),
            ending.best_streak.to_string(),
            words::seconds(ending.median_millis),
        ]
    }));
    if full.width() <= room {
        return full.words(room, chosen);
    }
    let short = Table::new([say().column_ending(), solved, perfect, say().endings_streak()], &[15, 6, 7, 6]);
    let short = short.with(statistics.endings.iter().map(|ending| {
        [
            named(words::drill_short(&ending.key), ending, statistics.variant),
            format!("{}/{}", ending.right, ending.tried),
            ending.clean.to_string(),
            ending.best_streak.to_string(),
        ]
    }));
    short.words(room, chosen)
}

/// Games by opponent: played, won, drawn, lost, in so many columns.
#[must_use]
pub fn games(statistics: &Statistics, room: usize) -> Vec<Words> {
    let rows = statistics.games.iter().map(|games| {
        let [won, drawn, lost] = won_drawn_lost(games);
        let [tried, won, drawn, lost] = [games.tried, won, drawn, lost].map(|count| count.to_string());
        [named(words::opponent_name(&games.key), games, statistics.variant), tried, won, drawn, lost]
    });
    let [won, drawn, lost] = [say().column_won(), say().column_drawn(), say().column_lost()];
    let table = Table::new([say().column_opponent(), say().column_games(), won, drawn, lost], &[15, 5, 4, 5, 4]);
    table.with(rows).words(room, None)
}

/// The name of unannounced tactics, with that of their game unless it is the one that the player plays.
fn trial_name(line: &UnannouncedScore, statistics: &Statistics) -> String {
    of_game(say().trial_name(line.trial), line.variant, statistics.variant)
}

/// The unannounced tactics by exercise, in so many columns; row `chosen` is marked.
#[must_use]
pub fn trials(statistics: &Statistics, chosen: Option<usize>, room: usize) -> Vec<Words> {
    let rows = statistics.trials.iter().map(|line| {
        let [all, right] = [line.scores.all, line.scores.right].map(|count| count.to_string());
        [trial_name(line, statistics), all, right, line.sets.len().to_string()]
    });
    let names = [say().column_exercise(), say().column_tried(), say().column_right(), say().column_sets()];
    Table::new(names, &[20, 5, 5, 5]).with(rows).words(room, chosen)
}

/// What is counted of an exercise besides right answers: hits, misses and false alarms, or the mean loss.
pub fn trial_details(line: &UnannouncedScore, statistics: &Statistics) -> impl Iterator<Item = Words> + use<> {
    let name = trial_name(line, statistics);
    let details = words::trial_scores(line.trial, &line.scores).into_iter().skip(1);
    details.map(move |detail| Words::from(format!("  {name}: {detail}")))
}

/// Days with their exercises and the time spent, the latest first.
#[must_use]
pub fn days(statistics: &Statistics) -> Vec<Words> {
    let rows = statistics.days.iter().rev();
    let rows = rows.map(|count| [count.day.to_string(), count.done.to_string(), words::minutes_spent(count.millis)]);
    let table = Table::new([say().column_day(), say().column_exercises(), say().column_time()], &[12, 10, 9]);
    table.with(rows).words(PAGE, None)
}

/// The calendar: a column per week, a row per weekday.
#[must_use]
pub fn calendar(statistics: &Statistics, weeks: i32) -> Vec<Words> {
    let first = statistics.today.monday().plus(-7 * (weeks - 1));
    let mut months = String::new();
    for week in 0..weeks {
        let monday = first.plus(7 * week);
        let (_, month, day) = monday.date();
        // The name stands over the first whole week of a month, if the previous name leaves room.
        let name = if day <= 7 { say().month(month) } else { String::new() };
        let place = 2 * usize::try_from(week).unwrap_or(0);
        if months.width() <= place && !name.is_empty() {
            months = format!("{}{name}", padded(&months, place));
        }
    }
    let mut lines = vec![Words::new(Tone::Quiet, format!("   {months}"))];
    for row in 0..7 {
        let cells: String =
            (0..weeks).flat_map(|week| [shade_of(statistics, first.plus(7 * week + row)), ' ']).collect();
        lines.push(Words::new(Tone::Quiet, format!("{} ", say().weekday(row))).and(Tone::Text, cells));
    }
    let streaks = words::streaks(statistics.streak, statistics.longest_streak);
    lines.extend([Words::default(), Words::from(streaks), Words::new(Tone::Quiet, say().calendar_key())]);
    lines
}

fn shade_of(statistics: &Statistics, day: Day) -> char {
    if day > statistics.today {
        return ' ';
    }
    match done_on(statistics, day) {
        0 => SHADES[0],
        1..5 => SHADES[1],
        5..15 => SHADES[2],
        15..30 => SHADES[3],
        _ => SHADES[4],
    }
}

/// The games won, drawn and lost.
#[must_use]
pub fn won_drawn_lost(results: &Results<Opponent>) -> [u32; 3] {
    [results.right, results.drawn, results.tried - results.right - results.drawn]
}

/// The exercises of a day.
#[must_use]
pub fn done_on(statistics: &Statistics, day: Day) -> u32 {
    let place = statistics.days.binary_search_by_key(&day, |count| count.day);
    place.map_or(0, |place| statistics.days[place].done)
}
