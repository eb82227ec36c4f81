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
    pub help: String,
}

/// The lines of some rows.
#[must_use]
pub fn lines(rows: &[Row], chosen: usize) -> Vec<Words> {
    let line = |(place, row): (usize, &Row)| Words::choice(&say().form_row(&*row.name, &*row.value), place == chosen);
    rows.iter().enumerate().map(line).collect()
}

/// The next or the former of some values.
#[must_use]
pub fn turned<T: Copy + PartialEq>(values: &[T], value: T, is_next: bool) -> T {
    let place = values.iter().position(|&other| other == value).unwrap_or(0);
    let step = if is_next { 1 } else { values.len() - 1 };
    values[(place + step) % values.len()]
}

/// The next or the former of some numbers in order, also from one that is not among them.
#[must_use]
pub fn stepped<T: Copy + PartialOrd>(values: &[T], value: T, is_next: bool) -> T {
    let next = values.iter().copied().find(|&other| other > value);
    let former = values.iter().rev().copied().find(|&other| other < value);
    let (found, end) = if is_next { (next, values.first()) } else { (former, values.last()) };
    found.or(end.copied()).unwrap_or(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_go_round_and_a_foreign_number_finds_its_neighbours() {
        assert_eq!((turned(&[1, 2, 3], 3, true), turned(&[1, 2, 3], 1, false)), (1, 3));
        assert_eq!((stepped(&[10, 20], 13, true), stepped(&[10, 20], 13, false)), (20, 10));
        assert_eq!((stepped(&[10, 20], 20, true), stepped(&[10, 20], 10, false)), (10, 20));
    }
}
