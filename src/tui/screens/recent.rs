//! The last results, for a pane that only larger screens show.

use crate::tui::page::Pane;
use crate::tui::shared::Shared;
use crate::words::{self, say};
use damier_train::attempt::{Credit, Kind};

/// The most results listed.
const LISTED: usize = 14;

/// How many attempts are searched. A longer run of notation questions hides what came before it.
const SEEN: usize = 300;

/// The last results, newest first; `None` before the first one. Consecutive questions about notation share a line.
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
    (!lines.is_empty()).then(|| Pane::new(say().pane_recent(), lines))
}
