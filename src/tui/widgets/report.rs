//! A report: a row of tabs, and below it lines with bars and a chart.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Point, Rect};
use ratatui::widgets::Widget;
use unicode_width::UnicodeWidthStr;

use super::panes::line;
use super::{charts, plot};
use crate::tui::page::{Report, Tone, Words, first_line};
use crate::tui::pixels::figure::Figure;
use crate::tui::theme::Theme;
use crate::words::say;

/// Draws a report over everything but the footer; in pixels the places of bars and chart stay free.
pub fn draw(report: &Report, screen: Rect, in_pixels: bool, theme: &Theme, buffer: &mut Buffer) {
    let [title, row, body] = places(screen);
    let name = Words::new(Tone::Title, say().program()).and(Tone::Quiet, " · ").and(Tone::Title, &*report.title);
    line(theme, &name).render(title, buffer);
    line(theme, &tabs(report, row.width).fitted(row.width)).render(row, buffer);
    for (row, place) in rows(report, body).iter().zip(body.rows()) {
        line(theme, row).render(place, buffer);
    }
    for (parts, place) in bars(report, body) {
        if in_pixels {
            plot::leave_free(charts::bar_area(place), buffer);
        } else {
            charts::draw_bar(parts, place, theme, buffer);
        }
    }
    if let Some(chart) = &report.chart {
        charts::draw(chart, chart_area(report, body), in_pixels, theme, buffer);
    }
}

/// What a report shows in pixels, with its places.
#[must_use]
pub fn figures(report: &Report, screen: Rect) -> Vec<(Rect, Figure)> {
    let [_, _, body] = places(screen);
    let bars: Vec<([u32; 3], Rect)> = bars(report, body).collect();
    let places = bars.iter().map(|&(_, place)| charts::bar_area(place)).reduce(Rect::union);
    let bars = places.map(|place| (place, Figure::Parts(bars.iter().map(|&(parts, _)| parts).collect())));
    let chart = report.chart.as_ref().and_then(|chart| charts::figure(chart, chart_area(report, body)));
    bars.into_iter().chain(chart).collect()
}

/// The visible lines. Rows of tables fit on the screen: only sentences are wrapped.
fn rows(report: &Report, body: Rect) -> Vec<Words> {
    let lines = &report.lines[first(report, body)..];
    lines.iter().flat_map(|words| words.wrapped(body.width.into())).collect()
}

/// The area below the lines.
fn chart_area(report: &Report, body: Rect) -> Rect {
    let rows = rows(report, body).len();
    let taken = u16::try_from(rows + rows.min(1)).unwrap_or(u16::MAX).min(body.height);
    Rect { y: body.y + taken, height: body.height - taken, ..body }
}

/// The bars of the visible lines, which follow each other, with a free column on either side.
fn bars(report: &Report, body: Rect) -> impl Iterator<Item = ([u32; 3], Rect)> {
    let left = report.lines.first().map_or(0, |head| u16::try_from(head.len() + 1).unwrap_or(u16::MAX)).min(body.width);
    (first(report, body)..).zip(body.rows()).filter_map(move |(number, place)| {
        let parts = number.checked_sub(1).and_then(|row| report.bars.get(row))?;
        Some((*parts, Rect { x: place.x + left, width: (place.width - left).saturating_sub(1), ..place }))
    })
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
