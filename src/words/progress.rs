//! The charts of progress.

use crate::words::language::say;
use crate::words::notation::tenths;
use damier_train::statistics::RatingLine;

/// The tabs, from left to right.
#[must_use]
pub fn progress_tabs() -> [String; 8] {
    [
        say().tab_week(),
        say().tab_rating(),
        say().tab_themes(),
        say().tab_calendar(),
        say().tab_endings(),
        say().tab_notation(),
        say().tab_games(),
        say().tab_trials(),
    ]
}

/// Seconds, with a tenth below ten.
#[must_use]
pub fn seconds(millis: u32) -> String {
    let seconds = if millis < 10_000 { tenths(millis) } else { (millis / 1_000).to_string() };
    say().seconds_short(seconds)
}

/// A share in percent.
#[must_use]
pub fn percent(share: f64) -> String {
    say().percentage(format!("{:.0}", 100.0 * share))
}

/// Time spent, in minutes, rounded up.
#[must_use]
pub fn minutes_spent(millis: u64) -> String {
    say().minutes_short(millis.div_ceil(60_000))
}

/// The current streak and the longest one, in days.
#[must_use]
pub fn streaks(now: u32, longest: u32) -> String {
    say().streaks(now, longest)
}

/// How many reviews are due today, and how many more can wait.
#[must_use]
pub fn waiting(due: usize, waiting: usize) -> String {
    match waiting - due.min(waiting) {
        0 => say().due_count(due),
        more => say().due_count_more(due, more),
    }
}

/// A rating with its place, if there are several.
#[must_use]
pub fn rating_of_several(line: String, place: usize, all: usize) -> String {
    if all > 1 { format!("{line} · {}", say().rating_place(place + 1, all)) } else { line }
}

/// A rating in one line: game, mode, rating, deviation, rated exercises.
#[must_use]
pub fn rating_line(line: &RatingLine) -> String {
    let (variant, mode) = (crate::words::common::variant_name(line.variant), say().mode_name(line.mode));
    let value = crate::words::common::rating_value(line.strength());
    if line.provisional {
        return say().rating_line_range(variant, mode, value, line.rated);
    }
    say().rating_line(variant, mode, value, format!("{:.0}", line.deviation), line.rated)
}
