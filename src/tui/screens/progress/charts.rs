//! Charts of progress: ratings as lines, days as columns, results as bars beside their numbers.

use std::cmp::Reverse;

use crate::progress_tables::tables::{done_on, of_game};
use crate::tui::page::{Chart, Plot};
use crate::words::{self, say};
use damier_train::statistics::{RatingLine, Results, Statistics};
use damier_train::unannounced::{Scores, UnannouncedKind, UnannouncedScore};

/// Days in a chart.
const DAYS: i32 = 14;

/// The chart of one rating up to today; those with the most exercises come first.
pub fn rating(statistics: &Statistics, chosen: usize) -> Option<Chart> {
    let mut lines: Vec<&RatingLine> = statistics.ratings.iter().collect();
    lines.sort_by_key(|line| Reverse(line.rated));
    let place = chosen.min(lines.len().checked_sub(1)?);
    let line = lines[place];
    let (first, &(last, rating)) = (line.days.first()?.0, line.days.last()?);
    let today = statistics.today.max(last);
    let mut points: Vec<(f64, f64)> = line.days.iter().map(|&(day, rating)| (f64::from(day.0), rating)).collect();
    // A single point would hardly be seen.
    let end = if today == first { f64::from(today.0) + 1.0 } else { f64::from(today.0) };
    points.push((end, rating));
    Some(Chart {
        name: words::rating_of_several(words::rating_line(line), place, lines.len()),
        plot: Plot::Line { points, ends: [first.to_string(), today.to_string()] },
    })
}

/// The sets of an exercise one after another: what its moves cost on average in centi-men, or how many answers were right, in percent. `None`
/// before the second set.
pub fn trial(statistics: &Statistics, chosen: usize) -> Option<Chart> {
    let UnannouncedScore { trial, sets, variant, .. } = statistics.trials.get(chosen)?;
    let (first, last) = (sets.first()?.0, sets.last()?.0);
    let is_loss = *trial == UnannouncedKind::YourMove;
    let value = |scores: &Scores| {
        if is_loss { f64::from(scores.mean_loss()) } else { f64::from(100 * scores.right / scores.all.max(1)) }
    };
    let name = of_game(say().trial_name(*trial), *variant, statistics.variant);
    (sets.len() > 1).then(|| Chart {
        name: if is_loss { say().trials_chart_loss(name) } else { say().trials_chart_right(name) },
        plot: Plot::Line {
            points: (1_u32..).zip(sets).map(|(number, (_, scores))| (number.into(), value(scores))).collect(),
            ends: [first.to_string(), last.to_string()],
        },
    })
}

/// The exercises of each of the last [`DAYS`] days; `None` if there were none.
pub fn days(statistics: &Statistics) -> Option<Chart> {
    let days = (1 - DAYS..=0).map(|past| statistics.today.plus(past));
    let columns: Vec<(u32, String)> =
        days.map(|day| (done_on(statistics, day), say().weekday(day.weekday()))).collect();
    let is_trained = columns.iter().any(|(done, _)| *done > 0);
    is_trained.then(|| Chart { name: say().week_chart(), plot: Plot::Columns(columns) })
}

/// Exercises right at the first try, right later or with help, and missed.
pub fn exercises<K: std::fmt::Display>(results: &Results<K>) -> [u32; 3] {
    [results.clean, results.right - results.clean, results.tried - results.right]
}
