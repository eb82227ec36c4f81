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

/// The most columns of a move.
const MOVE: u16 = 12;

/// Draws the last rows of a score, in as many columns as there is room for.
pub fn draw(rows: &[ScoreRow], area: Rect, theme: &Theme, buffer: &mut Buffer) {
    let columns = (area.width / (NUMBER + 2 * MOVE)).max(1);
    let (room, height) = (usize::from(columns) * usize::from(area.height), usize::from(area.height.max(1)));
    // Whole columns go, so that a move stays where it is while others follow.
    let hidden = rows.len().saturating_sub(room);
    let hidden = if columns > 1 { hidden.div_ceil(height) * height } else { hidden };
    for (rows, column) in rows[hidden.min(rows.len())..].chunks(height).zip(0..) {
        let width = area.width / columns;
        draw_column(rows, Rect { x: area.x + column * width, width, ..area }, theme, buffer);
    }
}

fn draw_column(rows: &[ScoreRow], area: Rect, theme: &Theme, buffer: &mut Buffer) {
    let column = (area.width.saturating_sub(NUMBER) / 2).min(MOVE);
    for (row, place) in rows.iter().zip(area.rows()) {
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
