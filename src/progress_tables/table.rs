//! A table of figures, its columns as wide as what stands in them: words differ in length from language to language.

use etude_text::fluent::is_aloud;
use etude_tui::text::{Tone, Words, padded, padded_left};
use unicode_width::UnicodeWidthStr;

/// A table: a head and rows of as many cells. The first column is aligned left, the others right.
pub struct Table {
    rows: Vec<Vec<String>>,
    widths: Vec<usize>,
}

impl Table {
    /// A table whose columns take at least so many columns of the screen each; a column without a least width takes
    /// what its cells need.
    pub fn new(head: impl Into<Vec<String>>, least: &[usize]) -> Self {
        let head = head.into();
        let mut widths = least.to_vec();
        widths.resize(head.len(), 0);
        let mut table = Self { rows: Vec::new(), widths };
        table.push(head);
        table
    }

    /// Appends a row.
    pub fn push(&mut self, cells: impl Into<Vec<String>>) {
        let cells = cells.into();
        for (width, cell) in self.widths.iter_mut().zip(&cells) {
            *width = cell.width().max(*width);
        }
        self.rows.push(cells);
    }

    /// The table with a row for each of these.
    #[must_use]
    pub fn with<R: Into<Vec<String>>>(mut self, rows: impl IntoIterator<Item = R>) -> Self {
        for row in rows {
            self.push(row);
        }
        self
    }

    /// The columns of the screen that the table takes on a page, where nothing of it is cut.
    #[must_use]
    pub fn width(&self) -> usize {
        self.widths.iter().map(|width| width + 1).sum::<usize>() + 1
    }

    /// The head and the rows in at most so many columns: where they do not suffice, the first cell is cut.
    #[must_use]
    pub fn lines(&self, room: usize) -> Vec<String> {
        let others: usize = self.widths.iter().skip(1).map(|width| width + 1).sum();
        let first = self.widths.first().map_or(0, |&first| first.min(room.saturating_sub(others)));
        self.rows.iter().map(|row| self.line(row, first)).collect()
    }

    fn line(&self, row: &[String], first: usize) -> String {
        let Some((name, figures)) = row.split_first() else {
            return String::new();
        };
        let name = Words::from(&**name).fitted(u16::try_from(first).unwrap_or(u16::MAX)).text();
        let figures = figures.iter().zip(self.widths.iter().skip(1));
        // Who hears a row is told its cells one by one, each behind the name of its column: they must stand apart.
        let gap = if is_aloud() { "  " } else { " " };
        let shown = |cell: &str| if cell.is_empty() && is_aloud() { "-".to_owned() } else { cell.to_owned() };
        figures.fold(padded(&name, first), |line, (cell, &width)| line + gap + &padded_left(&shown(cell), width))
    }

    /// The table as a page shows it, two columns in from the left; row `chosen` is marked. Empty without rows.
    #[must_use]
    pub fn words(&self, room: usize, chosen: Option<usize>) -> Vec<Words> {
        let lines = self.lines(room.saturating_sub(2));
        let Some((head, rows)) = lines.split_first().filter(|(_, rows)| !rows.is_empty()) else {
            return Vec::new();
        };
        let rows = rows.iter().enumerate().map(|(place, row)| Words::choice(row, chosen == Some(place)));
        std::iter::once(Words::new(Tone::Quiet, format!("  {head}"))).chain(rows).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::Table;

    fn table() -> Table {
        let row = |cells: [&str; 3]| cells.map(str::to_owned);
        Table::new(row(["opponent", "games", "won"]), &[10])
            .with([row(["niveau 3, brésilien", "12", "4"]), row(["俄罗斯跳棋", "7", "1000"])])
    }

    #[test]
    fn each_column_is_as_wide_as_its_widest_cell() {
        let lines =
            ["opponent            games  won", "niveau 3, brésilien    12    4", "俄罗斯跳棋              7 1000"];
        assert_eq!(table().lines(80), lines);
    }

    #[test]
    fn where_there_is_too_little_room_the_first_cell_is_cut() {
        let lines = ["opponent    games  won", "niveau 3, …    12    4", "俄罗斯跳棋      7 1000"];
        assert_eq!(table().lines(22), lines);
    }

    #[test]
    fn a_column_is_never_narrower_than_its_least_width() {
        let table = Table::new(["a".to_owned(), "b".to_owned()], &[4, 3]);
        assert_eq!(table.lines(80), ["a      b"]);
    }

    #[test]
    fn the_chosen_row_is_marked_and_no_row_makes_no_table() {
        let words: Vec<String> = table().words(80, Some(1)).iter().map(etude_tui::text::Words::text).collect();
        assert!(words[0].starts_with("  opponent") && words[1].starts_with("  niveau") && words[2].starts_with("▸ 俄"));
        assert!(Table::new(["a".to_owned()], &[]).words(80, None).is_empty());
    }
}
