//! What was done last.

use std::time::Duration;

use super::{drill_subject, minutes, motif_name};
use crate::plain::plain;
use crate::tui::page::{Tone, Words};
use damier_puzzles::Theme;
use damier_puzzles::tag::themes;
use damier_train::attempt::{Attempt, Credit, Exercise, Subject};

pub const PANE_RECENT: &str = "last results";

/// A result in a line: a sign for what came of it, what it was, the time, what it did to the rating.
#[must_use]
pub fn recent(attempt: &Attempt) -> Words {
    let exercise = &attempt.exercise;
    let (tone, sign) = match exercise.credit {
        Credit::Full if exercise.is_clean() => (Tone::Good, "√"),
        Credit::Full => (Tone::Notice, "√ with help:"),
        Credit::Half => (Tone::Text, "="),
        Credit::None => (Tone::Bad, "×"),
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
    match &exercise.subject {
        Subject::Puzzle { id, tags, .. } => {
            let motif =
                themes(tags).find_map(|theme| if let Theme::Motif(motif) = theme { Some(*motif) } else { None });
            motif.map_or_else(|| format!("puzzle {id}"), |motif| format!("puzzle, {}", motif_name(motif)))
        }
        Subject::Game { opponent, .. } => format!("game, {opponent}"),
        Subject::Ending { plan, .. } => drill_subject(&plan.ending),
        Subject::Notation(answer) => answer.asked.to_string(),
        Subject::Foreign(foreign) => plain(&foreign.item).into_owned(),
    }
}
