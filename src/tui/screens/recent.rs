//! The last results and the rating, for panes that only larger screens show.

use crate::tui::page::Pane;
use crate::tui::shared::Shared;
use crate::words::{self, say};
use damier_train::attempt::{Attempt, ExerciseKind, TrainingMode};
use etude::effort::Credit;
use etude_tui::charts;
use etude_tui::plot::Curve;

/// The most results listed.
const LISTED: usize = 30;

/// How many attempts are searched. A longer run of notation questions hides what came before it.
const SEEN: usize = 300;

/// The last results in the chosen game, newest first; `None` before the first one. Consecutive questions about notation share a line.
pub fn pane(shared: &Shared) -> Option<Pane> {
    let mut attempts = of_game(shared).take(SEEN).peekable();
    let mut lines = Vec::new();
    while let Some(attempt) = attempts.next().filter(|_| lines.len() < LISTED) {
        if attempt.exercise.subject.kind() != ExerciseKind::Notation {
            lines.push(words::recent(attempt));
            continue;
        }
        let mut credits = vec![attempt.exercise.credit];
        while let Some(before) = attempts.next_if(|before| before.exercise.subject.kind() == ExerciseKind::Notation) {
            credits.push(before.exercise.credit);
        }
        let right = credits.iter().filter(|&&credit| credit == Credit::Full).count();
        lines.push(words::recent_notation(right, credits.len()));
    }
    (!lines.is_empty()).then(|| Pane::new(say().pane_recent(), lines))
}

/// Whether there are any results to list.
pub fn has_results(shared: &Shared) -> bool {
    of_game(shared).next().is_some()
}

fn of_game(shared: &Shared) -> impl Iterator<Item = &Attempt> {
    let game = shared.trainer.settings().variant;
    shared.trainer.history().attempts().iter().rev().filter(move |attempt| attempt.exercise.variant == game)
}

/// The rating in practice at the end of each day, with a title; `None` before the second day, and while a range stands for
/// the rating.
pub fn rating(shared: &Shared) -> Option<(String, Curve)> {
    let line = shared.trainer.practice_rating().filter(|line| !line.provisional)?;
    let today = shared.trainer.today();
    // The statistics are those of the last visit to the home screen.
    let mut days: Vec<_> = line.days.iter().copied().filter(|&(day, _)| day != today).collect();
    let in_practice = |kind, mode| kind == ExerciseKind::Puzzle && mode == TrainingMode::Practice;
    if shared.trainer.history().on(today).any(|done| in_practice(done.exercise.subject.kind(), done.exercise.mode)) {
        days.push((today, shared.trainer.history().strength((line.variant, TrainingMode::Practice)).rating));
    }
    let ends = [days.first()?.0, days.last()?.0].map(|day| day.to_string());
    let points: Vec<(f64, f64)> = days.iter().map(|&(day, rating)| (f64::from(day.0), rating)).collect();
    (points.len() > 1).then(|| (say().pane_rating(), charts::curve(&points, &ends)))
}
