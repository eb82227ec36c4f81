//! Charts: a line over days, columns of counts, and a bar in three parts.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::symbols::bar::NINE_LEVELS;
use ratatui::widgets::Widget;
use unicode_width::UnicodeWidthStr;

use crate::figure::{Figure, WHOLE};
use crate::page::{Chart, Plot};
use crate::plot::{self, Curve};
use crate::text::{Tone, Words};
use crate::tones::Tones;

/// Fewest rows of a chart, with its title.
const MIN_ROWS: u16 = 5;
/// Most rows of a column chart, with the text below the columns.
const MAX_ROWS: u16 = 24;
/// Most cells across a column.
const WIDEST_COLUMN: u16 = 10;
/// Most cells of a bar.
const LONGEST_BAR: u16 = 40;
/// The parts of a bar: right, in between, wrong. They differ in shape as well as in colour.
const PARTS: [(Tone, &str); 3] = [(Tone::Good, "█"), (Tone::Quiet, "▒"), (Tone::Bad, "░")];
/// A cell filled from below by so many eighths.
const EIGHTHS: [&str; 9] = [
    NINE_LEVELS.empty,
    NINE_LEVELS.one_eighth,
    NINE_LEVELS.one_quarter,
    NINE_LEVELS.three_eighths,
    NINE_LEVELS.half,
    NINE_LEVELS.five_eighths,
    NINE_LEVELS.three_quarters,
    NINE_LEVELS.seven_eighths,
    NINE_LEVELS.full,
];
/// Replaces a count of zero.
const NONE: &str = "·";

/// Draws a chart if there is room for it; in pixels the places of curve and columns stay free.
pub fn draw(chart: &Chart, area: Rect, in_pixels: bool, tones: &Tones, buffer: &mut Buffer) {
    if area.height < MIN_ROWS {
        return;
    }
    let [name, area] = places(area);
    tones.line(&Words::new(Tone::Title, &*chart.name)).render(name, buffer);
    match &chart.plot {
        Plot::Line { points, ends } => curve(points, ends).draw(clear_of_edge(area), in_pixels, tones, buffer),
        Plot::Columns(columns) => {
            let shown = Columns::of(columns, area);
            draw_columns(&shown, tones, buffer);
            if in_pixels {
                plot::leave_free(shown.plot(), buffer);
            }
        }
    }
}

/// A chart in pixels, with the place of its curve or its columns; `None` if there is no room for it.
#[must_use]
pub fn figure(chart: &Chart, area: Rect) -> Option<(Rect, Figure)> {
    if area.height < MIN_ROWS {
        return None;
    }
    let [_, area] = places(area);
    Some(match &chart.plot {
        Plot::Line { points, ends } => {
            let curve = curve(points, ends);
            (curve.plot(clear_of_edge(area)), curve.figure())
        }
        Plot::Columns(columns) => {
            let shown = Columns::of(columns, area);
            (shown.plot(), shown.figure())
        }
    })
}

/// The place of a curve: the last column stays free, as the first one of the screen does.
fn clear_of_edge(area: Rect) -> Rect {
    Rect { width: area.width.saturating_sub(1), ..area }
}

/// The place of the title, and that of the chart.
fn places(area: Rect) -> [Rect; 2] {
    Layout::vertical([Constraint::Length(1), Constraint::Fill(1)]).areas(area)
}

/// A line over days, between bounds that are round numbers.
#[must_use]
pub fn curve(points: &[(f64, f64)], ends: &[String; 2]) -> Curve {
    let values = || points.iter().map(|&(_, value)| value);
    // Bounds are multiples of 50, so that the axis has round numbers.
    let low = (values().fold(f64::INFINITY, f64::min) / 50.0).floor() * 50.0;
    let high = (values().fold(f64::NEG_INFINITY, f64::max) / 50.0).ceil().max(low / 50.0 + 1.0) * 50.0;
    let first = points.first().map_or(0.0, |&(day, _)| day);
    // A single day still needs a width.
    let last = points.last().map_or(1.0, |&(day, _)| day).max(first + 1.0);
    Curve {
        points: points.to_vec(),
        marked: Vec::new(),
        across: [first, last],
        heights: [low, high],
        unit: "",
        ends: Some(ends.clone()),
        is_about_middle: false,
        here: None,
    }
}

/// The columns that there is room for.
struct Columns<'a> {
    area: Rect,
    /// Cells across a column; one cell is between columns.
    width: u16,
    highest: u32,
    shown: &'a [(u32, String)],
}

impl<'a> Columns<'a> {
    fn of(columns: &'a [(u32, String)], area: Rect) -> Self {
        let area = Rect { height: area.height.min(MAX_ROWS), ..area };
        let highest = columns.iter().map(|&(count, _)| count).max().unwrap_or(0);
        let digits = u16::try_from(highest.to_string().len()).unwrap_or(u16::MAX);
        let number = u16::try_from(columns.len()).unwrap_or(u16::MAX).max(1);
        // A column is at least as wide as the largest count: cut, it would read as another number.
        let width = ((area.width + 1) / number).saturating_sub(1).min(WIDEST_COLUMN).max(digits).max(2);
        let fitting = usize::from((area.width + 1) / (width + 1));
        Self { area, width, highest, shown: &columns[columns.len().saturating_sub(fitting)..] }
    }

    /// The area above the counts and the names.
    fn plot(&self) -> Rect {
        Rect { height: self.area.height.saturating_sub(2), ..self.area }
    }

    fn figure(&self) -> Figure {
        let highest = u64::from(self.highest.max(1));
        let column = |(place, &(count, _)): (u16, &(u32, String))| {
            let height = u16::try_from(u64::from(count) * u64::from(WHOLE) / highest).unwrap_or(WHOLE);
            // A single exercise is seen beside a thousand.
            (place * (self.width + 1), self.width, if count > 0 { height.max(WHOLE / 50) } else { 0 })
        };
        Figure::Columns((0..).zip(self.shown).map(column).collect())
    }
}

/// Draws a column for each count. The count stands below its column, visible at any height, and the name below that.
fn draw_columns(columns: &Columns, tones: &Tones, buffer: &mut Buffer) {
    let plot = columns.plot();
    let (width, eighths) = (columns.width, 8 * u64::from(plot.height));
    let highest = u64::from(columns.highest.max(1));
    let mut x = plot.x;
    for (count, name) in columns.shown {
        let (label, height) = match count {
            0 => (NONE.to_owned(), 0),
            // An eighth of a row can be seen.
            _ => (count.to_string(), (u64::from(*count) * eighths / highest).max(1)),
        };
        for (row, y) in (0..).zip((plot.y..plot.bottom()).rev()) {
            let filled = usize::try_from(height.saturating_sub(8 * row)).map_or(8, |filled| filled.min(8));
            for x in x..x + width {
                buffer[(x, y)].set_symbol(EIGHTHS[filled]).set_style(tones.good);
            }
        }
        let middle = |text: &str| x + width.saturating_sub(u16::try_from(text.width()).unwrap_or(u16::MAX)) / 2;
        buffer.set_stringn(middle(&label), plot.bottom(), &label, usize::from(width), tones.text);
        buffer.set_string(middle(name), plot.bottom() + 1, name, tones.quiet);
        x += width + 1;
    }
}

/// The legend of the bars.
#[must_use]
pub fn key_of_bars(names: [String; 3]) -> Words {
    PARTS.into_iter().zip(names).fold(Words::default(), |key, ((tone, shade), name)| {
        let gap = if key.is_empty() { "" } else { "  " };
        key.and(Tone::Quiet, gap).and(tone, shade).and(Tone::Quiet, format!(" {name}"))
    })
}

/// The place of a bar.
#[must_use]
pub fn bar_area(area: Rect) -> Rect {
    Rect { width: area.width.min(LONGEST_BAR), ..area }
}

/// Draws a bar. It keeps its style in a selected line: inverted, its parts would look like one another.
pub fn draw_bar(parts: [u32; 3], area: Rect, tones: &Tones, buffer: &mut Buffer) {
    let area = bar_area(area);
    let whole = parts.iter().sum::<u32>().max(1);
    let places: [Rect; 3] = Layout::horizontal(parts.map(|part| Constraint::Ratio(part, whole))).areas(area);
    for (place, (tone, shade)) in places.into_iter().zip(PARTS) {
        for cell in place.intersection(buffer.area).positions() {
            buffer[cell].set_symbol(shade).set_style(tones.style(tone));
        }
    }
}
