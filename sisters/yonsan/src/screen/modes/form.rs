//! Rows of choices: what is chosen changes with the arrow keys.

use etude_tui::text::Words;

use crate::words::say;

/// A row: its name, its value, and a sentence about it.
#[derive(Debug)]
pub struct Row {
    /// The name.
    pub name: String,
    /// The value, in words.
    pub value: String,
    /// What it is for.
    pub(super) help: String,
}

/// The lines of some rows.
#[must_use]
pub fn lines(rows: &[Row], chosen: usize) -> Vec<Words> {
    let line = |(place, row): (usize, &Row)| Words::choice(&say().form_row(&*row.name, &*row.value), place == chosen);
    rows.iter().enumerate().map(line).collect()
}
