//! The last results.

use std::time::Duration;

use crate::words::common::minutes;
use crate::words::course::topic_name;
use crate::words::drill::drill_subject;
use crate::words::language::say;
use crate::words::play::seat_name;
use damier_puzzles::Theme;
use damier_puzzles::tag::themes;
use damier_train::attempt::{Attempt, Exercise, Opponent, Subject};
use damier_train::play::Seat;
use etude::effort::Credit;
use etude_text::plain::plain;
use etude_tui::text::{Tone, Words};

/// A result in one line: verdict, exercise, time, rating change.
#[must_use]
pub fn recent(attempt: &Attempt) -> Words {
    let exercise = &attempt.exercise;
    let (tone, sign) = match exercise.credit {
        Credit::Full if exercise.is_clean() => (Tone::Good, "√"),
        Credit::Full => (Tone::Notice, "√"),
        Credit::Half => (Tone::Text, "="),
        Credit::None => (Tone::Bad, "×"),
    };
    let has_help = exercise.credit == Credit::Full && !exercise.is_clean();
    let name = if has_help { say().recent_with_help(name(exercise)) } else { name(exercise) };
    let time = minutes(Duration::from_millis(exercise.millis.into()));
    let change = attempt.rated.map(|rated| rated.after.rating.round() - rated.before.rating.round());
    let change = change.map_or_else(String::new, |change| format!("  {change:+.0}"));
    let line = Words::new(tone, sign).and(Tone::Text, format!(" {name}"));
    line.and(Tone::Quiet, format!("  {time}{change}"))
}

/// Consecutive questions about notation in one line.
#[must_use]
pub fn recent_notation(right: usize, all: usize) -> Words {
    let (tone, sign) = if right == all { (Tone::Good, "√") } else { (Tone::Notice, "–") };
    Words::new(tone, sign).and(Tone::Text, format!(" {}", say().recent_notation(right, all)))
}

fn name(exercise: &Exercise) -> String {
    match &exercise.subject {
        Subject::Puzzle { id, tags, .. } => {
            let motif =
                themes(tags).find_map(|theme| if let Theme::Motif(motif) = theme { Some(*motif) } else { None });
            motif.map_or_else(|| say().recent_puzzle(id), |motif| say().recent_puzzle_motif(say().motif_name(motif)))
        }
        Subject::Game { opponent, .. } => say().recent_game(opponent_name(opponent)),
        Subject::Ending { plan, .. } => drill_subject(&plan.ending),
        Subject::Notation(answer) => answer.asked.to_string(),
        Subject::Lesson { topic, .. } => say().recent_lesson(topic_name(topic)),
        Subject::Unannounced(tested) => say().trial_name(tested.trial),
        Subject::Review { reviewed, .. } => say().recent_review(reviewed.marked),
        Subject::Recital { plies, told, .. } => say().recent_recital(*told, *plies),
        Subject::Foreign(foreign) => plain(&foreign.item).into_owned(),
    }
}

/// The name of an opponent.
#[must_use]
pub fn opponent_name(played: &Opponent) -> String {
    match played {
        Opponent::Level(level) => seat_name(&Seat::Level(*level), ""),
        Opponent::OwnEngine => seat_name(&Seat::OwnEngine, ""),
        Opponent::Person(name) => plain(name).into_owned(),
    }
}
