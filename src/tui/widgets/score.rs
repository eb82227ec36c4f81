//! The moves of a game, two to a row.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Widget;

use super::panes::line;
use crate::tui::page::{ScoreRow, Tone, Words};
use crate::tui::theme::Theme;

/// Columns of the number of a move with its point.
const NUMBER: u16 = 4;

/// Draws the last rows of a score.
pub fn draw(rows: &[ScoreRow], area: Rect, theme: &Theme, buffer: &mut Buffer) {
    let room = usize::from(area.height);
    let shown = &rows[rows.len().saturating_sub(room)..];
    let column = (area.width.saturating_sub(NUMBER) / 2).min(12);
    for (row, place) in shown.iter().zip(area.rows()) {
        let number = Words::new(Tone::Quiet, format!("{:>2}.", row.number));
        line(theme, &number).render(Rect { width: NUMBER, ..place }, buffer);
        let missing = Words::new(Tone::Quiet, "…");
        let white = row.white.as_ref().unwrap_or(&missing);
        let first = Rect { x: place.x + NUMBER, width: column, ..place };
        line(theme, white).render(first, buffer);
        let second = Rect { x: first.right(), width: area.width - NUMBER - column, ..place };
        row.black.as_ref().map_or_else(Line::default, |words| line(theme, words)).render(second, buffer);
    }
}
