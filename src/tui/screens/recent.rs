//! What was done last, for the pane that larger screens have room for.

use crate::tui::app::Shared;
use crate::tui::page::Pane;
use crate::words;
use damier_train::attempt::{Kind, Verdict};

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
        if attempt.exercise.kind != Kind::Notation {
            lines.push(words::recent(attempt));
            continue;
        }
        let mut verdicts = vec![attempt.exercise.verdict];
        while let Some(before) = attempts.next_if(|before| before.exercise.kind == Kind::Notation) {
            verdicts.push(before.exercise.verdict);
        }
        let right = verdicts.iter().filter(|&&verdict| verdict == Verdict::Right).count();
        lines.push(words::recent_notation(right, verdicts.len()));
    }
    (!lines.is_empty()).then(|| Pane { title: words::PANE_RECENT.to_owned(), lines })
}
