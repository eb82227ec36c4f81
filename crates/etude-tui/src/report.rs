//! A report: a row of tabs, and below it lines with bars and a chart.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Position as Point, Rect};
use ratatui::widgets::Widget;
use unicode_width::UnicodeWidthStr;

use crate::figure::Figure;
use crate::frame::{draw_box, inside_box, sign_of_more};
use crate::page::{Chart, Report, first_line};
use crate::text::{Tone, Words};
use crate::tones::Tones;
use crate::{charts, plot};

/// Fewest columns and rows of a screen with sheets beside the contents of a report.
const LARGE: (u16, u16) = (160, 44);

/// Columns of the contents beside sheets: the calendar of a year fits.
const CONTENTS: u16 = 114;

/// Columns inside a sheet beside the contents of a report; `None` if there is no room for sheets.
#[must_use]
pub fn room_beside(screen: Rect) -> Option<u16> {
    let is_large = screen.width >= LARGE.0 && screen.height >= LARGE.1;
    is_large.then(|| inside_box(right_of(places(screen, true)[2], screen)).width)
}

/// What is right of the contents.
fn right_of(body: Rect, screen: Rect) -> Rect {
    let left = body.right() + 1;
    Rect { x: left, width: screen.right().saturating_sub(left), ..body }
}

/// Lines with bars and a chart: the contents of a report, or a sheet beside them.
#[derive(Clone, Copy)]
struct Part<'a> {
    lines: &'a [Words],
    scrolled: usize,
    bars: &'a [[u32; 3]],
    chart: Option<&'a Chart>,
    body: Rect,
}

/// The contents of a report, and the sheets beside them.
fn parts(report: &Report, screen: Rect) -> Vec<Part<'_>> {
    let body = places(screen, !report.beside.is_empty())[2];
    let contents = Part {
        lines: &report.lines,
        scrolled: report.scrolled,
        bars: &report.bars,
        chart: report.chart.as_ref(),
        body,
    };
    let sheets = report.beside.iter().zip(boxes(report, screen)).map(|(sheet, place)| Part {
        lines: &sheet.lines,
        scrolled: 0,
        bars: &sheet.bars,
        chart: sheet.chart.as_ref(),
        body: inside_box(place),
    });
    std::iter::once(contents).chain(sheets).collect()
}

/// The frames of the sheets, one below the other.
fn boxes(report: &Report, screen: Rect) -> Vec<Rect> {
    let body = places(screen, !report.beside.is_empty())[2];
    let right = right_of(body, screen);
    Layout::vertical(report.beside.iter().map(|_| Constraint::Fill(1))).split(right).to_vec()
}

/// Draws a report over everything but the footer, with a sign above the contents if they go on; in pixels the places of
/// bars and chart stay free.
pub fn draw(report: &Report, screen: Rect, in_pixels: bool, tones: &Tones, buffer: &mut Buffer) {
    let [title, row, _] = places(screen, !report.beside.is_empty());
    tones.line(&report.title).render(title, buffer);
    tones.line(&tabs(report, row.width).fitted(row.width)).render(row, buffer);
    for (sheet, place) in report.beside.iter().zip(boxes(report, screen)) {
        draw_box(place, &sheet.title, tones, buffer);
    }
    let parts = parts(report, screen);
    if let Some(contents) = parts.first() {
        let sign = contents.sign();
        let x = contents.body.right().saturating_sub(u16::try_from(sign.width()).unwrap_or(u16::MAX));
        buffer.set_string(x, contents.body.y.saturating_sub(1), sign, tones.quiet);
    }
    for part in parts {
        part.draw(in_pixels, tones, buffer);
    }
}

/// What a report shows in pixels, with its places.
#[must_use]
pub fn figures(report: &Report, screen: Rect) -> Vec<(Rect, Figure)> {
    parts(report, screen).iter().flat_map(Part::figures).collect()
}

impl<'a> Part<'a> {
    fn draw(&self, in_pixels: bool, tones: &Tones, buffer: &mut Buffer) {
        for (row, place) in self.rows().iter().zip(self.body.rows()) {
            tones.line(row).render(place, buffer);
        }
        for (parts, place) in self.bars() {
            if in_pixels {
                plot::leave_free(charts::bar_area(place), buffer);
            } else {
                charts::draw_bar(parts, place, tones, buffer);
            }
        }
        if let Some(chart) = self.chart {
            charts::draw(chart, self.chart_area(), in_pixels, tones, buffer);
        }
    }

    fn figures(&self) -> Vec<(Rect, Figure)> {
        let bars: Vec<([u32; 3], Rect)> = self.bars().collect();
        let places = bars.iter().map(|&(_, place)| charts::bar_area(place)).reduce(Rect::union);
        let bars = places.map(|place| (place, Figure::Parts(bars.iter().map(|&(parts, _)| parts).collect())));
        let chart = self.chart.and_then(|chart| charts::figure(chart, self.chart_area()));
        bars.into_iter().chain(chart).collect()
    }

    /// The visible lines. Rows of tables fit on the screen: only sentences are wrapped.
    fn rows(&self) -> Vec<Words> {
        self.lines[self.first()..].iter().flat_map(|words| words.wrapped(self.body.width.into())).collect()
    }

    /// Whether there are lines above or below those in sight.
    fn sign(&self) -> &'static str {
        sign_of_more(self.first() > 0, self.rows().len() > self.body.height.into())
    }

    /// The area below the lines.
    fn chart_area(&self) -> Rect {
        let rows = self.rows().len();
        let taken = u16::try_from(rows + rows.min(1)).unwrap_or(u16::MAX).min(self.body.height);
        Rect { y: self.body.y + taken, height: self.body.height - taken, ..self.body }
    }

    /// The bars of the visible lines, which follow each other, with a free column on either side.
    fn bars(self) -> impl Iterator<Item = ([u32; 3], Rect)> + 'a {
        let Self { lines, bars, body, .. } = self;
        let left = lines.first().map_or(0, |head| u16::try_from(head.len() + 1).unwrap_or(u16::MAX)).min(body.width);
        (self.first()..).zip(body.rows()).filter_map(move |(number, place)| {
            let parts = number.checked_sub(1).and_then(|row| bars.get(row))?;
            Some((*parts, Rect { x: place.x + left, width: (place.width - left).saturating_sub(1), ..place }))
        })
    }

    /// The first visible line.
    fn first(&self) -> usize {
        first_line(self.lines, self.body.height).max(self.scrolled).min(self.lines.len().saturating_sub(1))
    }
}

/// The area of the lines and the chart, with sheets beside it or without.
#[must_use]
pub fn room(screen: Rect, is_beside: bool) -> Rect {
    let [_, _, body] = places(screen, is_beside);
    body
}

/// The areas of the title, the tabs and the body.
fn places(screen: Rect, is_beside: bool) -> [Rect; 3] {
    let title = Rect { x: screen.x + 1, width: screen.width - 1, height: 1, ..screen };
    let width = if is_beside { CONTENTS } else { title.width };
    let body = Rect { y: title.y + 3, height: screen.height.saturating_sub(4), width, ..title };
    [title, Rect { y: title.y + 1, ..title }, body]
}

/// The index of the tab at a point, or the number of tabs plus the index of the line there.
#[must_use]
pub fn hit(report: &Report, screen: Rect, point: Point) -> Option<usize> {
    let [_, row, _] = places(screen, false);
    let contents = parts(report, screen).first().copied()?;
    let body = contents.body;
    if row.contains(point) {
        let mut right = row.x;
        return shown_tabs(report, row.width).find_map(|(place, text)| {
            right += u16::try_from(text.width() + gap(row.width)).unwrap_or(u16::MAX);
            (point.x < right).then_some(place)
        });
    }
    let line = usize::from(point.y.checked_sub(body.y)?) + contents.first();
    (body.contains(point) && line < report.lines.len()).then_some(report.tabs.len() + line)
}

/// The first cell of the chosen line of a report, or of its contents if no line is chosen.
#[must_use]
pub fn focus(report: &Report, screen: Rect) -> Option<Point> {
    let contents = parts(report, screen).first().copied()?;
    let chosen = contents.rows().iter().position(Words::is_chosen).unwrap_or(0);
    let row = u16::try_from(chosen).ok().filter(|&row| row < contents.body.height).unwrap_or(0);
    Some(Point::new(contents.body.x, contents.body.y + row))
}

/// Columns between tabs.
const fn gap(width: u16) -> usize {
    if width < 60 { 1 } else { 2 }
}

/// The tabs and their text, as far as they fit: the first ones are left out, but never the selected one.
fn shown_tabs(report: &Report, width: u16) -> impl Iterator<Item = (usize, String)> {
    let length = |from: usize| report.tabs[from..].iter().map(|tab| tab.width() + 2 + gap(width)).sum::<usize>();
    // No gap has to fit after the last one.
    let fits = |from: usize| length(from) <= usize::from(width) + gap(width);
    let first = (0..=report.tab).find(|&from| fits(from)).unwrap_or(report.tab);
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
