//! The moves of a game, two to a row.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Point, Rect};
use ratatui::text::Line;
use ratatui::widgets::Widget;

use crate::page::ScoreRow;
use crate::text::{Tone, Words};
use crate::tones::Tones;

/// Columns of a move number with its full stop and a space.
const NUMBER: u16 = 4;

/// Most columns of a move.
const MOVE: u16 = 12;

/// The layout of the rows.
struct Window {
    /// The first visible row.
    first: usize,
    /// How many rows stand side by side.
    columns: u16,
    /// Columns of the screen for each of them.
    width: u16,
}

impl Window {
    /// Shows the last rows, or the row of the selected move and the one before it.
    fn new(rows: &[ScoreRow], area: Rect) -> Self {
        let columns = (area.width / (NUMBER + 2 * MOVE)).max(1);
        let height = usize::from(area.height.max(1));
        // With several columns the window scrolls by whole columns, so that moves keep their places as others follow.
        let step = if columns > 1 { height } else { 1 };
        let room = usize::from(columns) * height;
        let hidden = rows.len().saturating_sub(room).div_ceil(step) * step;
        let chosen = rows.iter().position(has_chosen).map_or(hidden, |chosen| chosen.saturating_sub(1) / step * step);
        Self { first: hidden.min(chosen), columns, width: area.width / columns }
    }
}

fn has_chosen(row: &ScoreRow) -> bool {
    [&row.white, &row.black].into_iter().flatten().any(Words::is_chosen)
}

/// Columns of the first move of a row `width` columns wide.
fn move_columns(width: u16) -> u16 {
    (width.saturating_sub(NUMBER) / 2).min(MOVE)
}

/// Draws the rows of a score in as many columns as fit.
pub fn draw(rows: &[ScoreRow], area: Rect, tones: &Tones, buffer: &mut Buffer) {
    let Window { first, columns, width } = Window::new(rows, area);
    let chunks = rows[first..].chunks(usize::from(area.height.max(1)));
    for (rows, column) in chunks.zip(0..columns) {
        draw_column(rows, Rect { x: area.x + column * width, width, ..area }, tones, buffer);
    }
}

/// The index of the move at a point: twice its row, plus one for Black's move.
#[must_use]
pub fn move_at(rows: &[ScoreRow], area: Rect, point: Point) -> Option<usize> {
    let Window { first, columns, width } = Window::new(rows, area);
    let (right, down) = (point.x.checked_sub(area.x)?, point.y.checked_sub(area.y)?);
    let column = right.checked_div(width)?.min(columns - 1);
    let row = first + usize::from(column) * usize::from(area.height) + usize::from(down);
    let is_black = right - column * width >= NUMBER + move_columns(width);
    (row < rows.len()).then(|| 2 * row + usize::from(is_black))
}

fn draw_column(rows: &[ScoreRow], area: Rect, tones: &Tones, buffer: &mut Buffer) {
    let columns = move_columns(area.width);
    for (row, place) in rows.iter().zip(area.rows()) {
        let number = Words::new(Tone::Quiet, format!("{:>2}.", row.number));
        tones.line(&number).render(Rect { width: NUMBER, ..place }, buffer);
        let missing = Words::new(Tone::Quiet, "…");
        let white = row.white.as_ref().unwrap_or(&missing);
        // A long move gets the room that the other one leaves.
        let length = |words: &Words| u16::try_from(words.len()).unwrap_or(u16::MAX);
        let room = area.width.saturating_sub(NUMBER);
        let needed = row.black.as_ref().map_or(0, length);
        let wanted = length(white).saturating_add(1);
        let column = columns.max(wanted).min(room.saturating_sub(needed)).max(columns.min(wanted));
        let first = Rect { x: place.x + NUMBER, width: column, ..place };
        tones.line(&white.fitted(column)).render(first, buffer);
        let second = Rect { x: first.right(), width: room - column, ..place };
        let black = row.black.as_ref().map_or_else(Line::default, |words| tones.line(&words.fitted(second.width)));
        black.render(second, buffer);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rows with a move of White each, one of them selected.
    fn rows(count: usize, chosen: Option<usize>) -> Vec<ScoreRow> {
        let tone = |number| if Some(number) == chosen { Tone::Chosen } else { Tone::Text };
        let row = |number| ScoreRow { number, white: Some(Words::new(tone(number), "32-28")), black: None };
        (1..=count).map(row).collect()
    }

    #[test]
    fn a_point_belongs_to_the_move_drawn_there() {
        let area = Rect::new(40, 6, 26, 5);
        let at = |rows: &[ScoreRow], x, y| move_at(rows, area, Point::new(x, y));
        // Rows 8 to 12 of twelve are visible. A number takes four columns, a move eleven.
        assert_eq!(at(&rows(12, None), 44, 6), Some(14));
        assert_eq!(at(&rows(12, None), 55, 10), Some(23));
        assert_eq!(at(&rows(12, Some(3)), 44, 7), Some(4), "the selected row and the one before it are visible");
        assert_eq!(at(&rows(2, None), 44, 9), None);
        let wide = Rect { width: 60, ..area };
        assert_eq!(move_at(&rows(12, None), wide, Point::new(74, 6)), Some(20), "a second column");
    }
}
