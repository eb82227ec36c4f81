//! A page of progress: a row of tabs, and lines or a chart below.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::symbols::Marker;
use ratatui::text::Line;
use ratatui::widgets::{Axis, Chart as LineChart, Dataset, GraphType, Paragraph, Widget};

use super::panes::line;
use crate::tui::messages as words;
use crate::tui::page::{Body, Chart, Report, Tone, Words, first_line};
use crate::tui::theme::Theme;

/// Draws a report over everything but the footer.
pub fn draw(report: &Report, screen: Rect, theme: &Theme, buffer: &mut Buffer) {
    let title = Rect { x: screen.x + 1, width: screen.width - 1, height: 1, ..screen };
    let name = Words::new(Tone::Title, words::PROGRAM).and(Tone::Quiet, " · ").and(Tone::Title, &*report.title);
    line(theme, &name).render(title, buffer);
    line(theme, &tabs(report, title.width)).render(Rect { y: title.y + 1, ..title }, buffer);
    let body = Rect { y: title.y + 3, height: screen.height.saturating_sub(4), ..title };
    match &report.body {
        Body::Lines(lines) => {
            let first = first_line(lines, body.height);
            let shown: Vec<Line> = lines[first..].iter().map(|words| line(theme, words)).collect();
            Paragraph::new(shown).render(body, buffer);
        }
        Body::Chart(chart) => draw_chart(chart, body, theme, buffer),
    }
}

/// The row of tabs; where there is not room for all, those before the chosen one are left out.
fn tabs(report: &Report, width: u16) -> Words {
    let gap = if width < 60 { 1 } else { 2 };
    let length = |from: usize| report.tabs[from..].iter().map(|tab| tab.len() + 2 + gap).sum::<usize>();
    let first = (0..=report.tab).find(|&from| length(from) <= usize::from(width)).unwrap_or(report.tab);
    let mut row = Words::default();
    for (place, tab) in report.tabs.iter().enumerate().skip(first) {
        let (tone, text) =
            if place == report.tab { (Tone::Chosen, format!("[{tab}]")) } else { (Tone::Quiet, format!(" {tab} ")) };
        row = row.and(tone, text).and(Tone::Quiet, " ".repeat(gap));
    }
    row
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
