//! The charts of progress.

pub const PROGRESS_TITLE: &str = "Progress";
pub const PROGRESS_TABS: [&str; 7] = ["week", "rating", "themes", "calendar", "endings", "notation", "games"];
pub const PROGRESS_NOTHING: &str = "Nothing here yet: it fills as you train.";
pub const PROGRESS_START: &str = "Enter starts a session.";
pub const THEMES_HEADER: [&str; 4] = ["theme", "tried", "median", "at once"];
/// The parts of a bar.
pub const THEMES_KEY: [&str; 3] = ["right at once", "right later or with help", "missed"];
pub const ENDINGS_HEADER: [&str; 6] = ["ending", "tried", "solved", "perfect", "best streak", "median"];
/// The best streak, where there is little room.
pub const ENDINGS_STREAK: &str = "streak";
pub const ENDINGS_KEY: [&str; 3] = ["perfect", "solved", "not solved"];
pub const GAMES_HEADER: [&str; 5] = ["opponent", "games", "won", "drawn", "lost"];
pub const GAMES_KEY: [&str; 3] = ["won", "drawn", "lost"];
pub const SQUARES_HEADER: [&str; 4] = ["square", "asked", "right", "median"];
pub const RATING_HEADER: [&str; 2] = ["day", "rating"];
pub const CALENDAR_HEADER: [&str; 3] = ["day", "exercises", "time"];
pub const CALENDAR_KEY: &str = "· none  ░ 1-4  ▒ 5-14  ▓ 15-29  █ 30 or more exercises";
pub const SQUARES_KEY: &str = "█ slow or often wrong  ▓ ▒ ░ quick  · never asked";
pub const WEEKDAYS: [&str; 7] = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
pub const MONTHS: [&str; 12] = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/// Seconds, with a tenth below ten.
#[must_use]
pub fn seconds(millis: u32) -> String {
    if millis < 10_000 {
        format!("{}.{} s", millis / 1_000, millis % 1_000 / 100)
    } else {
        format!("{} s", millis / 1_000)
    }
}

/// A share in percent.
#[must_use]
pub fn percent(share: f64) -> String {
    format!("{:.0}%", 100.0 * share)
}

/// Time spent, in minutes.
#[must_use]
pub fn minutes_spent(millis: u64) -> String {
    format!("{} min", millis.div_ceil(60_000))
}

/// Streaks in a line.
#[must_use]
pub fn streaks(now: u32, longest: u32) -> String {
    let days = if now == 1 { "day" } else { "days" };
    format!("{now} {days} in a row now, {longest} at most")
}

/// What waits to be repeated.
#[must_use]
pub fn waiting(due: usize, waiting: usize) -> String {
    match waiting - due.min(waiting) {
        0 => format!("{due} due today"),
        more => format!("{due} due today, {more} more can wait"),
    }
}

pub const WEEK_HEADER: [&str; 3] = ["", "7 days", "7 before"];
pub const WEEK_EXERCISES: &str = "exercises";
pub const WEEK_AT_ONCE: &str = "at once";
pub const WEEK_TIME: &str = "time";
pub const WEEK_DAYS: &str = "days trained";
pub const WEEK_CHART: &str = "Exercises a day, up to today";

/// A rating in a line, with its place where there are others.
#[must_use]
pub fn rating_of_several(line: String, place: usize, all: usize) -> String {
    if all > 1 { format!("{line} · ↑ ↓ {} of {all}", place + 1) } else { line }
}

/// A rating in a line.
#[must_use]
pub fn rating_line(variant: &str, mode: &str, rating: f64, deviation: f64, provisional: bool, rated: u32) -> String {
    let value = super::rating_value(rating, provisional);
    format!("{variant} {mode} {value} ±{deviation:.0} ({rated})")
}
