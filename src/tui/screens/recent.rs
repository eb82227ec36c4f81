//! What was done last, for the pane that larger screens have room for.

use crate::tui::app::Shared;
use crate::tui::page::Pane;
use crate::words;
use damier_train::attempt::{Credit, Kind};

/// The most results that are listed.
const LISTED: usize = 14;

/// How far back is looked: whoever has answered more questions about notation in a row knows it.
const SEEN: usize = 300;

/// The last results, the newest one first; `None` before there are any. Questions about notation that followed each
/// other share a line.
pub fn pane(shared: &Shared) -> Option<Pane> {
    let mut attempts = shared.history.attempts().iter().rev().take(SEEN).peekable();
    let mut lines = Vec::new();
    while let Some(attempt) = attempts.next().filter(|_| lines.len() < LISTED) {
        if attempt.exercise.subject.kind() != Kind::Notation {
            lines.push(words::recent(attempt));
            continue;
        }
        let mut credits = vec![attempt.exercise.credit];
        while let Some(before) = attempts.next_if(|before| before.exercise.subject.kind() == Kind::Notation) {
            credits.push(before.exercise.credit);
        }
        let right = credits.iter().filter(|&&credit| credit == Credit::Full).count();
        lines.push(words::recent_notation(right, credits.len()));
    }
    (!lines.is_empty()).then(|| Pane::new(words::PANE_RECENT, lines))
}
