//! Charts: a line over days, a column for each of several counts, and a bar in three parts.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::symbols::Marker;
use ratatui::text::Line;
use ratatui::widgets::{Axis, Bar, BarChart, BarGroup, Chart as LineChart, Dataset, Fill, GraphType, Widget};

use super::panes::{line, style};
use crate::tui::page::{Chart, Plot, Tone, Words};
use crate::tui::theme::Theme;

/// With fewer rows, its name included, a chart would not tell anything.
const LEAST_ROWS: u16 = 5;
/// Columns do not get higher than so many rows, with the words below them.
const MOST_ROWS: u16 = 14;
/// Nor wider than so many cells.
const WIDEST_COLUMN: u16 = 6;
/// Bars do not get longer than so many cells.
const LONGEST_BAR: u16 = 40;
/// The parts of a bar: what went right, what was neither right nor wrong, what went wrong. They differ without colours
/// as well.
const PARTS: [(Tone, &str); 3] = [(Tone::Good, "█"), (Tone::Quiet, "▒"), (Tone::Bad, "░")];
/// In the place of a number where nothing is to be counted.
const NONE: &str = "·";

/// Draws a chart where there is room for it.
pub fn draw(chart: &Chart, area: Rect, theme: &Theme, buffer: &mut Buffer) {
    if area.height < LEAST_ROWS {
        return;
    }
    let [name, area] = Layout::vertical([Constraint::Length(1), Constraint::Fill(1)]).areas(area);
    line(theme, &Words::new(Tone::Title, &*chart.name)).render(name, buffer);
    match &chart.plot {
        Plot::Line { points, ends } => draw_line(points, ends, area, theme, buffer),
        Plot::Columns(columns) => draw_columns(columns, area, theme, buffer),
    }
}

fn draw_line(points: &[(f64, f64)], ends: &[String; 2], area: Rect, theme: &Theme, buffer: &mut Buffer) {
    let values = || points.iter().map(|&(_, value)| value);
    // Whole fifties below and above, so that the axis has round numbers.
    let low = (values().fold(f64::INFINITY, f64::min) / 50.0).floor() * 50.0;
    let high = (values().fold(f64::NEG_INFINITY, f64::max) / 50.0).ceil().max(low / 50.0 + 1.0) * 50.0;
    let first = points.first().map_or(0.0, |&(day, _)| day);
    // A single day still has a width.
    let last = points.last().map_or(1.0, |&(day, _)| day).max(first + 1.0);
    let data = Dataset::default()
        .marker(Marker::Braille)
        .graph_type(if points.len() > 1 { GraphType::Line } else { GraphType::Scatter })
        .style(theme.good)
        .data(points);
    let heights = [low, f64::midpoint(low, high), high].map(|value| Line::from(format!("{value:.0}")));
    LineChart::new(vec![data])
        .x_axis(Axis::default().bounds([first, last]).labels(ends.clone()).style(theme.quiet))
        .y_axis(Axis::default().bounds([low, high]).labels(heights).style(theme.quiet))
        .style(theme.text)
        .render(area, buffer);
}

/// Each count stands below its column, where it is read whatever the height, and its name below that.
fn draw_columns(columns: &[(u32, &str)], area: Rect, theme: &Theme, buffer: &mut Buffer) {
    let area = Rect { height: area.height.min(MOST_ROWS), ..area };
    let highest = columns.iter().map(|&(count, _)| count).max().unwrap_or(0);
    let digits = u16::try_from(highest.to_string().len()).unwrap_or(u16::MAX);
    let number = u16::try_from(columns.len()).unwrap_or(u16::MAX).max(1);
    // With a gap between them. A count that is cut would be another one.
    let width = ((area.width + 1) / number).saturating_sub(1).min(WIDEST_COLUMN).max(digits).max(2);
    let fitting = usize::from((area.width + 1) / (width + 1));
    // The least to be seen: an eighth of a row.
    let least = u64::from(highest).div_ceil(8 * u64::from(area.height.saturating_sub(2).max(1)));
    let groups = columns[columns.len().saturating_sub(fitting)..].iter().map(|&(count, name)| {
        let (label, height) = match count {
            0 => (NONE.to_owned(), 0),
            _ => (count.to_string(), u64::from(count).max(least)),
        };
        let bar = Bar::with_label(Line::styled(label, theme.text), height).text_value("");
        BarGroup::with_label(Line::styled(name, theme.quiet).centered(), [bar])
    });
    let groups: Vec<BarGroup> = groups.collect();
    BarChart::grouped(groups).bar_width(width).bar_style(theme.good).render(area, buffer);
}

/// What the parts of bars mean.
#[must_use]
pub fn key_of_bars(names: [&str; 3]) -> Words {
    PARTS.into_iter().zip(names).fold(Words::default(), |key, ((tone, shade), name)| {
        let gap = if key.is_empty() { "" } else { "  " };
        key.and(Tone::Quiet, gap).and(tone, shade).and(Tone::Quiet, format!(" {name}"))
    })
}

/// Draws a bar. It looks the same in a chosen line: inverted, its parts would be taken for one another.
pub fn draw_bar(parts: [u32; 3], area: Rect, theme: &Theme, buffer: &mut Buffer) {
    let area = Rect { width: area.width.min(LONGEST_BAR), ..area };
    let whole = parts.iter().sum::<u32>().max(1);
    let places: [Rect; 3] = Layout::horizontal(parts.map(|part| Constraint::Ratio(part, whole))).areas(area);
    for (place, (tone, shade)) in places.into_iter().zip(PARTS) {
        Fill::new(shade).style(style(theme, tone)).render(place, buffer);
    }
}
