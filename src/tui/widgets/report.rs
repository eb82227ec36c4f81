//! A page of progress: a row of tabs, and lines or a chart below.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Point, Rect};
use ratatui::symbols::Marker;
use ratatui::text::Line;
use ratatui::widgets::{Axis, Chart as LineChart, Dataset, GraphType, Paragraph, Widget, Wrap};

use super::panes::line;
use crate::tui::messages as words;
use crate::tui::page::{Body, Chart, Report, Tone, Words, first_line};
use crate::tui::theme::Theme;

/// Draws a report over everything but the footer.
pub fn draw(report: &Report, screen: Rect, theme: &Theme, buffer: &mut Buffer) {
    let [title, row, body] = places(screen);
    let name = Words::new(Tone::Title, words::PROGRAM).and(Tone::Quiet, " · ").and(Tone::Title, &*report.title);
    line(theme, &name).render(title, buffer);
    line(theme, &tabs(report, row.width)).render(row, buffer);
    match &report.body {
        Body::Lines(lines) => {
            let first = first_line(lines, body.height);
            let shown: Vec<Line> = lines[first..].iter().map(|words| line(theme, words)).collect();
            // Only sentences are longer than a line.
            Paragraph::new(shown).wrap(Wrap { trim: false }).render(body, buffer);
        }
        Body::Chart(chart) => draw_chart(chart, body, theme, buffer),
    }
}

/// Where the title, the tabs and what belongs to the chosen one stand.
fn places(screen: Rect) -> [Rect; 3] {
    let title = Rect { x: screen.x + 1, width: screen.width - 1, height: 1, ..screen };
    let body = Rect { y: title.y + 3, height: screen.height.saturating_sub(4), ..title };
    [title, Rect { y: title.y + 1, ..title }, body]
}

/// What stands at a point: a tab, counted from the first, or behind all tabs a line.
#[must_use]
pub fn hit(report: &Report, screen: Rect, point: Point) -> Option<usize> {
    let [_, row, body] = places(screen);
    if row.contains(point) {
        let mut right = row.x;
        return shown_tabs(report, row.width).find_map(|(place, text)| {
            right += u16::try_from(text.len() + gap(row.width)).unwrap_or(u16::MAX);
            (point.x < right).then_some(place)
        });
    }
    let Body::Lines(lines) = &report.body else { return None };
    let line = usize::from(point.y.checked_sub(body.y)?) + first_line(lines, body.height);
    (body.contains(point) && line < lines.len()).then_some(report.tabs.len() + line)
}

/// Columns between tabs.
const fn gap(width: u16) -> usize {
    if width < 60 { 1 } else { 2 }
}

/// The tabs as they stand in their row; where there is not room for all, those before the chosen one are left out.
fn shown_tabs(report: &Report, width: u16) -> impl Iterator<Item = (usize, String)> {
    let length = |from: usize| report.tabs[from..].iter().map(|tab| tab.len() + 2 + gap(width)).sum::<usize>();
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

fn draw_chart(chart: &Chart, area: Rect, theme: &Theme, buffer: &mut Buffer) {
    let values = || chart.points.iter().map(|&(_, value)| value);
    // Whole fifties below and above, so that the axis has round numbers.
    let low = (values().fold(f64::INFINITY, f64::min) / 50.0).floor() * 50.0;
    let high = (values().fold(f64::NEG_INFINITY, f64::max) / 50.0).ceil().max(low / 50.0 + 1.0) * 50.0;
    let days = (
        chart.points.first().map_or(0.0, |&(day, _)| day),
        // A single day still has a width.
        chart.points.last().map_or(1.0, |&(day, _)| day).max(chart.points.first().map_or(0.0, |&(day, _)| day) + 1.0),
    );
    let name = Rect { height: 1, ..area };
    line(theme, &Words::new(Tone::Title, &*chart.name)).render(name, buffer);
    let area = Rect { y: area.y + 1, height: area.height.saturating_sub(1), ..area };
    let data = Dataset::default()
        .marker(Marker::Braille)
        .graph_type(if chart.points.len() > 1 { GraphType::Line } else { GraphType::Scatter })
        .style(theme.good)
        .data(&chart.points);
    let heights = [low, f64::midpoint(low, high), high].map(|value| Line::from(format!("{value:.0}")));
    LineChart::new(vec![data])
        .x_axis(Axis::default().bounds([days.0, days.1]).labels(chart.ends.clone()).style(theme.quiet))
        .y_axis(Axis::default().bounds([low, high]).labels(heights).style(theme.quiet))
        .style(theme.text)
        .render(area, buffer);
}
