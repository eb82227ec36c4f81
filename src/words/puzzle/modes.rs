//! The modes of puzzles, and the form in which they are chosen.

use std::time::Duration;

use crate::words::common::minutes;
use crate::words::language::say;
use crate::words::puzzle::motifs::theme_name;
use damier_puzzles::SourceKind;
use damier_train::puzzle::filter::{Band, Condition, Filter, Length};
use damier_train::puzzle::session::SessionPlan;
use etude::runs::{BONUS, PENALTY, ROW};

/// The minutes of a sprint.
const fn length(plan: SessionPlan) -> u8 {
    if let SessionPlan::Sprint { minutes } = plan { minutes } else { 0 }
}

/// The name of a mode in the form.
#[must_use]
pub fn plan_name(plan: SessionPlan) -> String {
    say().plan_name(plan, length(plan))
}

/// The title of a puzzle screen in a mode.
#[must_use]
pub fn plan_title(plan: SessionPlan) -> String {
    say().plan_title(plan, length(plan))
}

/// What a mode is, in a sentence or two.
#[must_use]
pub fn plan_rules(plan: SessionPlan) -> String {
    say().plan_rules(plan, length(plan), PENALTY.as_secs(), ROW, BONUS.as_secs())
}

/// What a puzzle was made from, if not from a game between people.
#[must_use]
pub fn puzzle_made_from(kind: SourceKind, event: Option<&str>) -> Option<String> {
    match (kind, event) {
        (SourceKind::Game, _) => None,
        (SourceKind::SelfPlay, _) => Some(say().made_self_play()),
        (SourceKind::Endings, _) => Some(say().made_endings()),
        (SourceKind::Constructed, _) => Some(say().made_constructed()),
        (SourceKind::Composition, None) => Some(say().made_composition()),
        (SourceKind::Composition, Some(event)) => Some(say().made_composition_event(event)),
    }
}

/// Which condition leaves no puzzle, and how many there would be without it.
#[must_use]
pub fn obstacle(filter: &Filter, condition: Condition, without: usize) -> String {
    let choice = match (condition, filter.band, filter.length) {
        (Condition::Variant, ..) => {
            filter.variant.map_or_else(|| say().modes_any(), |variant| say().variant_with_board(variant.name()))
        }
        (Condition::Theme, ..) => {
            filter.theme.as_ref().map_or_else(|| say().modes_any(), |theme| theme_name(theme).into_owned())
        }
        (Condition::Rating, Band::Between(least, most), _) => say().obstacle_ratings(least, most),
        (Condition::Rating, ..) => say().modes_rating(),
        (Condition::Length, _, Some(Length::Exactly(moves))) => say().obstacle_length(moves),
        (Condition::Length, _, Some(Length::AtLeast(moves))) => say().obstacle_length_least(moves),
        (Condition::Length, ..) => say().modes_length(),
        (Condition::Origin, ..) => filter.origin.map_or_else(|| say().modes_any(), |origin| say().origin_name(origin)),
    };
    say().obstacle(without, choice)
}

/// Why a typed range of ratings cannot be read.
#[must_use]
pub fn bad_range(typed: &str) -> String {
    if typed.trim().is_empty() { say().range_missing() } else { say().range_wrong(typed) }
}

/// The state of a streak.
#[must_use]
pub fn streak_count(solved: u32, best: Option<u32>) -> String {
    best.map_or_else(|| say().streak_count(solved), |best| say().streak_count_best(solved, best))
}

/// The end of a streak.
#[must_use]
pub fn streak_over(solved: u32, best: Option<u32>) -> String {
    match best {
        Some(best) if solved > best => say().streak_over_record(solved, best),
        Some(best) => say().streak_over_best(solved, best),
        None => say().streak_over(solved),
    }
}

/// The right answers in a row in a sprint, and what they win.
#[must_use]
pub fn puzzle_sprint_row(row: u32) -> String {
    say().sprint_row(row, ROW, BONUS.as_secs(), PENALTY.as_secs())
}

/// A sprint compared with the best one before.
#[must_use]
pub fn puzzle_sprint_best(solved: u32, best: Option<u32>) -> String {
    match best {
        Some(best) if solved > best => say().sprint_record(best),
        Some(best) => say().sprint_best(best),
        None => say().sprint_first(),
    }
}

/// The verdict on a solved puzzle of a sprint.
#[must_use]
pub fn puzzle_sprint_right(bonus: bool, row: u32) -> String {
    if bonus { say().sprint_bonus(row, BONUS.as_secs()) } else { say().sprint_right() }
}

/// The verdict on a missed puzzle of a sprint.
#[must_use]
pub fn puzzle_sprint_wrong(solution: &str) -> String {
    say().sprint_wrong(PENALTY.as_secs(), solution)
}

/// The time of the current cycle, and of the one before.
#[must_use]
pub fn cycle_time(time: Duration, before: Option<Duration>) -> String {
    match before {
        Some(before) => say().cycle_time_before(minutes(time), minutes(before)),
        None => say().cycle_time(minutes(time)),
    }
}
