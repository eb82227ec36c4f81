//! What of progress is drawn: the ratings as lines, the days as columns, results as bars beside their numbers.

use std::cmp::Reverse;

use crate::figures::tables::done_on;
use crate::tui::page::{Chart, Plot};
use crate::words;
use damier_train::statistics::{RatingLine, Results, Statistics};

/// Days of a chart.
const DAYS: i32 = 14;

/// One of the ratings, those with the most exercises first.
pub fn rating(statistics: &Statistics, chosen: usize) -> Option<Chart> {
    let mut lines: Vec<&RatingLine> = statistics.ratings.iter().collect();
    lines.sort_by_key(|line| Reverse(line.rated));
    let place = chosen.min(lines.len().checked_sub(1)?);
    let line = lines[place];
    let (first, last) = (line.days.first()?.0, line.days.last()?.0);
    let mode = line.mode.name();
    let name = words::rating_line(line.variant.name(), mode, line.rating, line.deviation, line.provisional, line.rated);
    Some(Chart {
        name: words::rating_of_several(name, place, lines.len()),
        plot: Plot::Line {
            points: line.days.iter().map(|&(day, rating)| (f64::from(day.0), rating)).collect(),
            ends: [first.to_string(), last.to_string()],
        },
    })
}

/// The exercises of each of the last days, if there were any.
pub fn days(statistics: &Statistics) -> Option<Chart> {
    let days = (1 - DAYS..=0).map(|past| statistics.today.plus(past));
    let columns: Vec<(u32, &str)> =
        days.map(|day| (done_on(statistics, day), words::WEEKDAYS[usize::from(day.weekday())])).collect();
    let is_trained = columns.iter().any(|&(done, _)| done > 0);
    is_trained.then(|| Chart { name: words::WEEK_CHART.to_owned(), plot: Plot::Columns(columns) })
}

/// What went right without help, what with it, and what did not.
pub fn exercises<K: std::fmt::Display>(results: &Results<K>) -> [u32; 3] {
    [results.clean, results.right - results.clean, results.tried - results.right]
}
