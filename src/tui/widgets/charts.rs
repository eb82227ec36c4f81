//! Charts: a line over days, columns of counts, and a bar in three parts.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::symbols::Marker;
use ratatui::text::Line;
use ratatui::widgets::{Axis, Bar, BarChart, BarGroup, Chart as LineChart, Dataset, Fill, GraphType, Widget};

use super::panes::{line, style};
use crate::tui::page::{Chart, Plot, Tone, Words};
use crate::tui::theme::Theme;

/// Fewest rows of a chart, with its title.
const LEAST_ROWS: u16 = 5;
/// Most rows of a column chart, with the text below the columns.
const MOST_ROWS: u16 = 14;
/// Most cells across a column.
const WIDEST_COLUMN: u16 = 6;
/// Most cells of a bar.
const LONGEST_BAR: u16 = 40;
/// The parts of a bar: right, in between, wrong. They differ in shape as well as in colour.
const PARTS: [(Tone, &str); 3] = [(Tone::Good, "█"), (Tone::Quiet, "▒"), (Tone::Bad, "░")];
/// Replaces a count of zero.
const NONE: &str = "·";

/// Draws a chart if there is room for it.
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
    // Bounds are multiples of 50, so that the axis has round numbers.
    let low = (values().fold(f64::INFINITY, f64::min) / 50.0).floor() * 50.0;
    let high = (values().fold(f64::NEG_INFINITY, f64::max) / 50.0).ceil().max(low / 50.0 + 1.0) * 50.0;
    let first = points.first().map_or(0.0, |&(day, _)| day);
    // A single day still needs a width.
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

/// Draws a column for each count. The count stands below its column, visible at any height, and the name below that.
fn draw_columns(columns: &[(u32, String)], area: Rect, theme: &Theme, buffer: &mut Buffer) {
    let area = Rect { height: area.height.min(MOST_ROWS), ..area };
    let highest = columns.iter().map(|&(count, _)| count).max().unwrap_or(0);
    let digits = u16::try_from(highest.to_string().len()).unwrap_or(u16::MAX);
    let number = u16::try_from(columns.len()).unwrap_or(u16::MAX).max(1);
    // One cell between columns. A column is at least as wide as the largest count: cut, it would read as another number.
    let width = ((area.width + 1) / number).saturating_sub(1).min(WIDEST_COLUMN).max(digits).max(2);
    let fitting = usize::from((area.width + 1) / (width + 1));
    // The smallest visible height: an eighth of a row.
    let least = u64::from(highest).div_ceil(8 * u64::from(area.height.saturating_sub(2).max(1)));
    let groups = columns[columns.len().saturating_sub(fitting)..].iter().map(|&(count, ref name)| {
        let (label, height) = match count {
            0 => (NONE.to_owned(), 0),
            _ => (count.to_string(), u64::from(count).max(least)),
        };
        let bar = Bar::with_label(Line::styled(label, theme.text), height).text_value("");
        BarGroup::with_label(Line::styled(name.as_str(), theme.quiet).centered(), [bar])
    });
    let groups: Vec<BarGroup> = groups.collect();
    BarChart::grouped(groups).bar_width(width).bar_style(theme.good).render(area, buffer);
}

/// The legend of the bars.
#[must_use]
pub fn key_of_bars(names: [String; 3]) -> Words {
    PARTS.into_iter().zip(names).fold(Words::default(), |key, ((tone, shade), name)| {
        let gap = if key.is_empty() { "" } else { "  " };
        key.and(Tone::Quiet, gap).and(tone, shade).and(Tone::Quiet, format!(" {name}"))
    })
}

/// Draws a bar. It keeps its style in a selected line: inverted, its parts would look like one another.
pub fn draw_bar(parts: [u32; 3], area: Rect, theme: &Theme, buffer: &mut Buffer) {
    let area = Rect { width: area.width.min(LONGEST_BAR), ..area };
    let whole = parts.iter().sum::<u32>().max(1);
    let places: [Rect; 3] = Layout::horizontal(parts.map(|part| Constraint::Ratio(part, whole))).areas(area);
    for (place, (tone, shade)) in places.into_iter().zip(PARTS) {
        Fill::new(shade).style(style(theme, tone)).render(place, buffer);
    }
}
