//! Frames, and the lines in them.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Point, Rect};
use ratatui::widgets::Widget;
use unicode_width::UnicodeWidthStr;

use crate::page::Middle;
use crate::text::Words;
use crate::tones::Tones;
use crate::{big, plot, score};

/// Draws the moves, the menu or the large text of a screen; in pixels the place of large letters stays free.
pub fn draw_middle(middle: &Middle, area: Rect, in_pixels: bool, tones: &Tones, buffer: &mut Buffer) {
    match middle {
        Middle::Score(rows) => score::draw(rows, area, tones, buffer),
        Middle::Menu(lines) => {
            let first = middle.first_line(area.height);
            for (words, place) in lines[first..].iter().zip(area.rows()) {
                tones.line(&words.fitted(place.width)).render(place, buffer);
            }
        }
        Middle::Large(text) => draw_large(text, area, in_pixels, tones, buffer),
    }
}

/// The line of a menu, or the move of a score, at a point. Moves count by rows, the first side's before the other's.
#[must_use]
pub fn line_at(middle: &Middle, area: Rect, point: Point) -> Option<usize> {
    if !area.contains(point) {
        return None;
    }
    match middle {
        Middle::Menu(_) => Some(usize::from(point.y - area.y) + middle.first_line(area.height)),
        Middle::Score(rows) => score::move_at(rows, area, point),
        Middle::Large(_) => None,
    }
}

/// How many rows lines have, wrapped to the width of an area; empty ones at the end do not count.
#[must_use]
pub fn rows(lines: &[Words], area: Rect) -> usize {
    let rows: Vec<Words> = lines.iter().flat_map(|words| words.wrapped(area.width.into())).collect();
    rows.iter().rposition(|row| !row.is_empty()).map_or(0, |last| last + 1)
}

/// Whether there are lines above or below those in sight.
#[must_use]
pub const fn sign_of_more(above: bool, below: bool) -> &'static str {
    match (above, below) {
        (false, false) => "",
        (true, false) => " ↑ ",
        (false, true) => " ↓ ",
        (true, true) => " ↑↓ ",
    }
}

/// Draws lines, wrapped to the width of the area, without the first `scrolled` rows; an ellipsis at the end shows that
/// text is missing.
pub fn paragraph(lines: &[Words], scrolled: usize, area: Rect, tones: &Tones, buffer: &mut Buffer) {
    let rows = lines.iter().flat_map(|words| words.wrapped(area.width.into())).skip(scrolled);
    let rows: Vec<Words> = rows.collect();
    let height = usize::from(area.height);
    let is_cut = rows.iter().skip(height).any(|row| !row.is_empty());
    for (number, (row, place)) in (1..).zip(rows.iter().zip(area.rows())) {
        let is_last = number == height && is_cut;
        let row = if is_last { row.with_ellipsis(place.width) } else { row.clone() };
        tones.line(&row).render(place, buffer);
    }
}

/// Draws a short text in big letters if there is room, and any other in the middle of the pane.
fn draw_large(text: &str, area: Rect, in_pixels: bool, tones: &Tones, buffer: &mut Buffer) {
    match big::place(text, area) {
        Some((_, place)) if in_pixels => plot::leave_free(place, buffer),
        Some((dots, place)) => big::draw(text, dots, place, tones.title, buffer),
        None => {
            let place = Rect { y: area.y + area.height / 2, height: 1, ..area };
            let left = place.width.saturating_sub(u16::try_from(text.width()).unwrap_or(u16::MAX)) / 2;
            buffer.set_style(place, tones.title);
            buffer.set_stringn(place.x + left, place.y, text, usize::from(place.width), tones.title);
        }
    }
}

/// Empties an area, to draw over what is there.
pub fn clear(area: Rect, buffer: &mut Buffer) {
    for place in area.intersection(buffer.area).positions() {
        buffer[place].reset();
    }
}

/// Draws an empty pane with a title, and returns its inside.
pub fn draw_box(area: Rect, title: &str, tones: &Tones, buffer: &mut Buffer) -> Rect {
    draw_frame(area, tones, buffer);
    draw_title(Rect { height: 1, ..area }, true, title, tones, buffer);
    inside_box(area)
}

/// Draws the frame around panes that stand one below another and share their lines, each with its title; without one it is
/// a line. A pane of one row has no line of its own.
pub fn draw_panes(panes: &[(Rect, &str)], tones: &Tones, buffer: &mut Buffer) {
    let Some(whole) = panes.iter().map(|&(pane, _)| pane).reduce(Rect::union) else { return };
    draw_frame(whole, tones, buffer);
    for &(pane, title) in panes.iter().filter(|(pane, _)| pane.height > 1) {
        let (rule, is_top) = (Rect { height: 1, ..pane }, pane.y == whole.y);
        if title.is_empty() {
            draw_rule(rule, is_top, tones, buffer);
        } else {
            draw_title(rule, is_top, title, tones, buffer);
        }
    }
}

/// The inside of a pane.
#[must_use]
pub fn inside_box(area: Rect) -> Rect {
    Rect { x: area.x + 2, y: area.y + 1, width: area.width.saturating_sub(4), height: area.height.saturating_sub(2) }
}

/// Draws the sides and the foot of a frame.
pub fn draw_frame(frame: Rect, tones: &Tones, buffer: &mut Buffer) {
    let (left, right) = (frame.x, frame.right() - 1);
    for y in frame.y + 1..frame.bottom() - 1 {
        buffer.set_string(left, y, "│", tones.frame);
        buffer.set_string(right, y, "│", tones.frame);
    }
    let line = "─".repeat(usize::from(frame.width - 2));
    buffer.set_string(left, frame.bottom() - 1, format!("└{line}┘"), tones.frame);
}

/// Draws the line above a pane in a frame, with a title.
pub fn draw_title(rule: Rect, is_top: bool, title: &str, tones: &Tones, buffer: &mut Buffer) {
    draw_rule(rule, is_top, tones, buffer);
    let room = usize::from(rule.width - 2);
    buffer.set_stringn(rule.x + 1, rule.y, framed(title, room), room, tones.title);
}

/// Draws the line above a pane in a frame.
pub fn draw_rule(rule: Rect, is_top: bool, tones: &Tones, buffer: &mut Buffer) {
    let line = "─".repeat(usize::from(rule.width - 2));
    let line = if is_top { format!("┌{line}┐") } else { format!("├{line}┤") };
    buffer.set_string(rule.x, rule.y, line, tones.frame);
}

/// A title with a space on either side, in at most `room` columns.
#[must_use]
pub fn framed(title: &str, room: usize) -> String {
    let columns = u16::try_from(room.saturating_sub(2)).unwrap_or(u16::MAX);
    format!(" {} ", Words::from(title).fitted(columns).text())
}
