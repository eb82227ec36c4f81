//! A report: a row of tabs, and below it lines with bars and a chart.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Point, Rect};
use ratatui::widgets::Widget;
use unicode_width::UnicodeWidthStr;

use super::charts;
use super::panes::line;
use crate::tui::page::{Report, Tone, Words, first_line};
use crate::tui::theme::Theme;
use crate::words::say;

/// Draws a report over everything but the footer.
pub fn draw(report: &Report, screen: Rect, theme: &Theme, buffer: &mut Buffer) {
    let [title, row, body] = places(screen);
    let name = Words::new(Tone::Title, say().program()).and(Tone::Quiet, " · ").and(Tone::Title, &*report.title);
    line(theme, &name).render(title, buffer);
    line(theme, &tabs(report, row.width).fitted(row.width)).render(row, buffer);
    let lines = &report.lines[first(report, body)..];
    // Rows of tables fit on the screen: only sentences are wrapped.
    let rows: Vec<Words> = lines.iter().flat_map(|words| words.wrapped(body.width.into())).collect();
    for (row, place) in rows.iter().zip(body.rows()) {
        line(theme, row).render(place, buffer);
    }
    draw_bars(report, body, theme, buffer);
    if let Some(chart) = &report.chart {
        let taken = u16::try_from(rows.len() + rows.len().min(1)).unwrap_or(u16::MAX).min(body.height);
        charts::draw(chart, Rect { y: body.y + taken, height: body.height - taken, ..body }, theme, buffer);
    }
}

/// Draws the bars of the visible lines, with a free column on either side.
fn draw_bars(report: &Report, body: Rect, theme: &Theme, buffer: &mut Buffer) {
    let Some(head) = report.lines.first() else { return };
    let left = u16::try_from(head.len() + 1).unwrap_or(u16::MAX).min(body.width);
    for (number, place) in (first(report, body)..).zip(body.rows()) {
        let Some(parts) = number.checked_sub(1).and_then(|row| report.bars.get(row)) else { continue };
        let place = Rect { x: place.x + left, width: (place.width - left).saturating_sub(1), ..place };
        charts::draw_bar(*parts, place, theme, buffer);
    }
}

/// The first visible line.
fn first(report: &Report, body: Rect) -> usize {
    first_line(&report.lines, body.height).max(report.scrolled).min(report.lines.len().saturating_sub(1))
}

/// The area of the lines and the chart.
#[must_use]
pub fn room(screen: Rect) -> Rect {
    let [_, _, body] = places(screen);
    body
}

/// The areas of the title, the tabs and the body.
fn places(screen: Rect) -> [Rect; 3] {
    let title = Rect { x: screen.x + 1, width: screen.width - 1, height: 1, ..screen };
    let body = Rect { y: title.y + 3, height: screen.height.saturating_sub(4), ..title };
    [title, Rect { y: title.y + 1, ..title }, body]
}

/// The index of the tab at a point, or the number of tabs plus the index of the line there.
#[must_use]
pub fn hit(report: &Report, screen: Rect, point: Point) -> Option<usize> {
    let [_, row, body] = places(screen);
    if row.contains(point) {
        let mut right = row.x;
        return shown_tabs(report, row.width).find_map(|(place, text)| {
            right += u16::try_from(text.width() + gap(row.width)).unwrap_or(u16::MAX);
            (point.x < right).then_some(place)
        });
    }
    let line = usize::from(point.y.checked_sub(body.y)?) + first(report, body);
    (body.contains(point) && line < report.lines.len()).then_some(report.tabs.len() + line)
}

/// Columns between tabs.
const fn gap(width: u16) -> usize {
    if width < 60 { 1 } else { 2 }
}

/// The tabs and their text, as far as they fit: the first ones are left out, but never the selected one.
fn shown_tabs(report: &Report, width: u16) -> impl Iterator<Item = (usize, String)> {
    let length = |from: usize| report.tabs[from..].iter().map(|tab| tab.width() + 2 + gap(width)).sum::<usize>();
    let first = (0..=report.tab).find(|&from| length(from) <= usize::from(width)).unwrap_or(report.tab);
    let text = |place| if place == report.tab { ('[', ']') } else { (' ', ' ') };
    report.tabs.iter().enumerate().skip(first).map(move |(place, tab)| {
        let (left, right) = text(place);
        (place, format!("{left}{tab}{right}"))
    })
}

fn tabs(report: &Report, width: u16) -> Words {
    let tone = |place| if place == report.tab { Tone::Chosen } else { Tone::Quiet };
    shown_tabs(report, width).fold(Words::default(), |row, (place, text)| {
        row.and(tone(place), text).and(Tone::Quiet, " ".repeat(gap(width)))
    })
}
