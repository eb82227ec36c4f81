//! The tables and heat maps of progress, as lines.

use crate::text::{Tone, Words};
use crate::words;
use damier_puzzles::Theme;
use damier_rules::Variant;
use damier_train::attempt::Opponent;
use damier_train::calendar::Day;
use damier_train::drill::Ending;
use damier_train::statistics::{Results, Statistics, Week};

/// Shades from little to much.
pub const SHADES: [char; 5] = ['·', '░', '▒', '▓', '█'];

/// A line of a table: columns of fixed widths, the first to the left, the others to the right.
#[must_use]
pub fn columns(cells: &[String], widths: &[usize]) -> String {
    let cells = cells.iter().zip(widths).enumerate();
    let padded = cells.map(|(place, (cell, &width))| {
        let columns = u16::try_from(width).unwrap_or(u16::MAX);
        let cell = Words::from(&**cell).fitted(columns).text();
        if place == 0 { format!("{cell:<width$}") } else { format!("{cell:>width$}") }
    });
    padded.collect::<Vec<_>>().join(" ")
}

/// The header of a table.
#[must_use]
pub fn header(names: &[&str], widths: &[usize]) -> Words {
    let names: Vec<String> = names.iter().map(|&name| name.to_owned()).collect();
    Words::new(Tone::Quiet, format!("  {}", columns(&names, widths)))
}

/// What to work on, and the last seven days beside the seven before.
#[must_use]
pub fn week(statistics: &Statistics) -> Vec<Words> {
    let widths = [12, 8, 10];
    let (week, before) = (&statistics.week, &statistics.week_before);
    let share =
        |week: &Week| words::percent(if week.done == 0 { 0.0 } else { f64::from(week.clean) / f64::from(week.done) });
    let rows = [
        (words::WEEK_EXERCISES, week.done.to_string(), before.done.to_string()),
        (words::WEEK_AT_ONCE, share(week), share(before)),
        (words::WEEK_TIME, words::minutes_spent(week.millis), words::minutes_spent(before.millis)),
        (words::WEEK_DAYS, week.days.to_string(), before.days.to_string()),
    ];
    let mut lines =
        vec![Words::new(Tone::Title, words::advice(&statistics.advice)), header(&words::WEEK_HEADER, &widths)];
    lines.extend(
        rows.map(|(name, now, then)| Words::from(format!("  {}", columns(&[name.to_owned(), now, then], &widths)))),
    );
    lines.push(Words::default());
    lines.push(Words::from(words::streaks(statistics.streak, statistics.longest_streak)));
    lines.push(Words::from(words::waiting(statistics.due.len(), statistics.waiting)));
    lines.extend(statistics.ratings.iter().map(|line| {
        let (mode, deviation) = (line.mode.name(), line.deviation);
        let text = words::rating_line(line.variant.name(), mode, line.rating, deviation, line.provisional, line.rated);
        Words::from(text)
    }));
    lines
}

/// The rating at the end of each day, the last one first.
#[must_use]
pub fn rating(statistics: &Statistics) -> Vec<Words> {
    let mut lines = Vec::new();
    for line in &statistics.ratings {
        lines.push(Words::new(Tone::Title, format!("{} {}", line.variant, line.mode)));
        lines.push(header(&words::RATING_HEADER, &[12, 8]));
        let days = line.days.iter().rev();
        lines.extend(days.map(|(day, rating)| {
            Words::from(format!("  {}", columns(&[day.to_string(), format!("{rating:.0}")], &[12, 8])))
        }));
    }
    lines
}

/// A name with that of the game, where it is not the international one.
fn named(name: &str, variant: Option<Variant>) -> String {
    match variant {
        Some(game @ (Variant::Russian | Variant::Brazilian)) => format!("{name}, {}", words::ending_game_name(game)),
        _ => name.to_owned(),
    }
}

/// Themes with tries, time and accuracy; `chosen` is marked.
#[must_use]
pub fn themes(results: &[Results<Theme>], chosen: usize, is_roomy: bool) -> Vec<Words> {
    let widths = [if is_roomy { 20 } else { 16 }, 5, 6, 7];
    let rows = results.iter().enumerate().map(|(place, theme)| {
        let cells = [
            words::theme_name(&theme.key).into_owned(),
            theme.tried.to_string(),
            words::seconds(theme.median_millis),
            words::percent(theme.accuracy()),
        ];
        Words::choice(&columns(&cells, &widths), place == chosen)
    });
    with_header(header(&words::THEMES_HEADER, &widths), rows.collect())
}

/// With the number of tries and the usual time where there is room for them.
pub fn endings(results: &[Results<Ending>], chosen: usize, is_roomy: bool) -> Vec<Words> {
    let widths = [34, 5, 6, 7, 11, 7];
    let shown = |cells: [String; 6]| {
        let [name, tried, solved, perfect, streak, median] = cells;
        if is_roomy {
            return columns(&[name, tried, solved, perfect, streak, median], &widths);
        }
        columns(&[name, solved, perfect, streak], &[14, 6, 7, 6])
    };
    let rows = results.iter().enumerate().map(|(place, ending)| {
        let cells = [
            named(&(if is_roomy { words::drill_subject(&ending.key) } else { ending.key.to_string() }), ending.variant),
            ending.tried.to_string(),
            if is_roomy { ending.right.to_string() } else { format!("{}/{}", ending.right, ending.tried) },
            ending.clean.to_string(),
            ending.best_streak.to_string(),
            words::seconds(ending.median_millis),
        ];
        Words::choice(&shown(cells), place == chosen)
    });
    let mut names = words::ENDINGS_HEADER.map(str::to_owned);
    if !is_roomy {
        words::ENDINGS_STREAK.clone_into(&mut names[4]);
    }
    with_header(Words::new(Tone::Quiet, format!("  {}", shown(names))), rows.collect())
}

/// Games by opponent: played, won, drawn, lost.
#[must_use]
pub fn games(results: &[Results<Opponent>], is_roomy: bool) -> Vec<Words> {
    let widths = if is_roomy { [18, 5, 5, 5, 5] } else { [15, 5, 4, 5, 4] };
    let rows = results.iter().map(|games| {
        let [won, drawn, lost] = won_drawn_lost(games);
        let cells = [games.tried, won, drawn, lost].map(|count| count.to_string());
        let cells: Vec<String> = std::iter::once(named(&games.key.to_string(), games.variant)).chain(cells).collect();
        Words::from(format!("  {}", columns(&cells, &widths)))
    });
    with_header(header(&words::GAMES_HEADER, &widths), rows.collect())
}

/// Days with their exercises and the time spent, the last day first.
#[must_use]
pub fn days(statistics: &Statistics) -> Vec<Words> {
    let widths = [12, 10, 9];
    let rows = statistics.days.iter().rev().map(|count| {
        let cells = [count.day.to_string(), count.done.to_string(), words::minutes_spent(count.millis)];
        Words::from(format!("  {}", columns(&cells, &widths)))
    });
    with_header(header(&words::CALENDAR_HEADER, &widths), rows.collect())
}

/// Rows below their header; nothing without rows.
fn with_header(header: Words, rows: Vec<Words>) -> Vec<Words> {
    if rows.is_empty() {
        return rows;
    }
    let mut lines = vec![header];
    lines.extend(rows);
    lines
}

/// A column for each week, a row for each day of it.
#[must_use]
pub fn calendar(statistics: &Statistics, weeks: i32) -> Vec<Words> {
    let first = statistics.today.monday().plus(-7 * (weeks - 1));
    let mut months = String::new();
    for week in 0..weeks {
        let monday = first.plus(7 * week);
        let (_, month, day) = monday.date();
        // The name stands over the first whole week of a month, if the one before leaves room.
        let name = if day <= 7 { words::MONTHS[usize::from(month) - 1] } else { "" };
        let place = 2 * usize::try_from(week).unwrap_or(0);
        if months.chars().count() <= place && !name.is_empty() {
            months = format!("{months:<place$}{name}");
        }
    }
    let mut lines = vec![Words::new(Tone::Quiet, format!("   {months}"))];
    for (row, name) in (0..).zip(words::WEEKDAYS) {
        let cells: String =
            (0..weeks).flat_map(|week| [shade_of(statistics, first.plus(7 * week + row)), ' ']).collect();
        lines.push(Words::new(Tone::Quiet, format!("{name} ")).and(Tone::Text, cells));
    }
    let streaks = words::streaks(statistics.streak, statistics.longest_streak);
    lines.extend([Words::default(), Words::from(streaks), Words::new(Tone::Quiet, words::CALENDAR_KEY)]);
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

/// What was won, drawn and lost.
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
