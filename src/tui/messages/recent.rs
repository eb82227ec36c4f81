//! What was done last.

use std::time::Duration;

use super::{minutes, motif_name};
use crate::train::attempt::{Attempt, Exercise, Kind, Verdict};
use crate::tui::page::{Tone, Words};

pub const PANE_RECENT: &str = "last results";

/// A result in a line: a sign for what came of it, the time, what it was, what it did to the rating.
#[must_use]
pub fn recent(attempt: &Attempt) -> Words {
    let exercise = &attempt.exercise;
    let (tone, sign) = match exercise.verdict {
        Verdict::Right if exercise.is_clean() => (Tone::Good, "√"),
        Verdict::Right => (Tone::Notice, "√ with help"),
        Verdict::Drawn => (Tone::Text, "="),
        Verdict::Wrong => (Tone::Bad, "×"),
    };
    let time = minutes(Duration::from_millis(exercise.millis.into()));
    let line =
        Words::new(Tone::Quiet, format!("{time} ")).and(tone, sign).and(Tone::Text, format!(" {}", name(exercise)));
    match attempt.rated {
        Some(change) => {
            line.and(Tone::Quiet, format!(" {:+.0}", change.after.rating.round() - change.before.rating.round()))
        }
        None => line,
    }
}

fn name(exercise: &Exercise) -> String {
    let Exercise { item, tags, .. } = exercise;
    match exercise.kind {
        Kind::Puzzle => tags
            .iter()
            .find_map(|tag| motif_name(tag))
            .map_or_else(|| format!("puzzle {item}"), |motif| format!("puzzle, {motif}")),
        Kind::Ending => item.clone(),
        Kind::Notation => format!("notation, {item}"),
        Kind::Game => format!("game, {item}"),
    }
}
