//! What was done last, for the pane that larger screens have room for.

use crate::tui::app::Shared;
use crate::tui::messages as words;
use crate::tui::page::Pane;

/// The most results that are listed.
const LISTED: usize = 14;

/// The last results, the newest one first; `None` before there are any.
pub fn pane(shared: &Shared) -> Option<Pane> {
    let lines: Vec<_> = shared.history.attempts().iter().rev().take(LISTED).map(words::recent).collect();
    (!lines.is_empty()).then(|| Pane { title: words::PANE_RECENT.to_owned(), lines })
}
