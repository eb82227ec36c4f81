//! The charts of progress.

use super::say;
use damier_train::attempt::Mode;
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

/// The columns of the themes.
#[must_use]
pub fn themes_header() -> [String; 4] {
    [say().column_theme(), say().column_tried(), say().column_median(), say().column_at_once()]
}

/// The parts of a bar of a theme: right at once, right later, missed.
#[must_use]
pub fn themes_key() -> [String; 3] {
    [say().right_at_once(), say().right_later(), say().missed_bar()]
}

/// The columns of the endings.
#[must_use]
pub fn endings_header() -> [String; 6] {
    [
        say().column_ending(),
        say().column_tried(),
        say().column_solved(),
        say().column_perfect(),
        say().column_best_streak(),
        say().column_median(),
    ]
}

/// The parts of a bar of an ending: perfect, solved, not solved.
#[must_use]
pub fn endings_key() -> [String; 3] {
    [say().column_perfect(), say().column_solved(), say().not_solved()]
}

/// The columns of the games.
#[must_use]
pub fn games_header() -> [String; 5] {
    [say().column_opponent(), say().column_games(), say().column_won(), say().column_drawn(), say().column_lost()]
}

/// The parts of a bar of games: won, drawn, lost.
#[must_use]
pub fn games_key() -> [String; 3] {
    [say().column_won(), say().column_drawn(), say().column_lost()]
}

/// The columns of the unannounced tactics.
#[must_use]
pub fn trials_header() -> [String; 4] {
    [say().column_exercise(), say().column_tried(), say().column_right(), say().column_sets()]
}

/// The columns of the squares.
#[must_use]
pub fn squares_header() -> [String; 4] {
    [say().column_square(), say().column_asked(), say().column_right(), say().column_median()]
}

/// The columns of the rating.
#[must_use]
pub fn rating_header() -> [String; 2] {
    [say().column_day(), say().column_rating()]
}

/// The columns of the days.
#[must_use]
pub fn calendar_header() -> [String; 3] {
    [say().column_day(), say().column_exercises(), say().column_time()]
}

/// Seconds, with a tenth below ten.
#[must_use]
pub fn seconds(millis: u32) -> String {
    let seconds = if millis < 10_000 {
        format!("{}.{}", millis / 1_000, millis % 1_000 / 100)
    } else {
        (millis / 1_000).to_string()
    };
    say().seconds_short(seconds)
}

/// A share in percent.
#[must_use]
pub fn percent(share: f64) -> String {
    format!("{:.0}%", 100.0 * share)
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

/// The columns of the week; the first, with the names, has no head.
#[must_use]
pub fn week_header() -> [String; 3] {
    [String::new(), say().column_7_days(), say().column_7_before()]
}

/// A rating with its place, if there are several.
#[must_use]
pub fn rating_of_several(line: String, place: usize, all: usize) -> String {
    if all > 1 { format!("{line} · {}", say().rating_place(place + 1, all)) } else { line }
}

/// A rating in one line: game, mode, rating, deviation, rated exercises.
#[must_use]
pub fn rating_line(line: &RatingLine) -> String {
    let (variant, mode) = (super::variant_name(line.variant), mode_name(line.mode));
    let value = super::rating_value(line.strength());
    if line.provisional {
        return say().rating_line_range(variant, mode, value, line.rated);
    }
    say().rating_line(variant, mode, value, format!("{:.0}", line.deviation), line.rated)
}

/// The name of a mode of training.
#[must_use]
pub fn mode_name(mode: Mode) -> String {
    match mode {
        Mode::Practice => say().mode_practice(),
        Mode::Review => say().mode_review(),
        Mode::Sprint => say().mode_sprint(),
        Mode::Streak => say().mode_streak(),
        Mode::Woodpecker => say().mode_woodpecker(),
        Mode::Blind => say().mode_blind(),
    }
}
