//! What was done last.

use std::time::Duration;

use super::{ending_in_words, minutes, motif_name};
use crate::tui::page::{Tone, Words};
use damier_train::attempt::{Attempt, Exercise, Kind, Verdict};

pub const PANE_RECENT: &str = "last results";

/// A result in a line: a sign for what came of it, what it was, the time, what it did to the rating.
#[must_use]
pub fn recent(attempt: &Attempt) -> Words {
    let exercise = &attempt.exercise;
    let (tone, sign) = match exercise.verdict {
        Verdict::Right if exercise.is_clean() => (Tone::Good, "√"),
        Verdict::Right => (Tone::Notice, "√ with help:"),
        Verdict::Drawn => (Tone::Text, "="),
        Verdict::Wrong => (Tone::Bad, "×"),
    };
    let time = minutes(Duration::from_millis(exercise.millis.into()));
    let change = attempt.rated.map(|rated| rated.after.rating.round() - rated.before.rating.round());
    let change = change.map_or_else(String::new, |change| format!("  {change:+.0}"));
    let line = Words::new(tone, sign).and(Tone::Text, format!(" {}", name(exercise)));
    line.and(Tone::Quiet, format!("  {time}{change}"))
}

/// Questions about notation in a line.
#[must_use]
pub fn recent_notation(right: usize, all: usize) -> Words {
    let (tone, sign) = if right == all { (Tone::Good, "√") } else { (Tone::Notice, "–") };
    Words::new(tone, sign).and(Tone::Text, format!(" notation: {right} of {all} right"))
}

fn name(exercise: &Exercise) -> String {
    let Exercise { item, tags, .. } = exercise;
    match exercise.kind {
        Kind::Puzzle => tags
            .iter()
            .find_map(|tag| motif_name(tag))
            .map_or_else(|| format!("puzzle {item}"), |motif| format!("puzzle, {motif}")),
        Kind::Game => format!("game, {item}"),
        Kind::Ending => ending_in_words(item),
        Kind::Notation => item.clone(),
    }
}
