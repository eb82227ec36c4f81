//! A curve with its axes, in dots, or in pixels where the terminal has them.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

use crate::dots::DotField;
use crate::figure::{Figure, WHOLE};
use crate::tones::Tones;

/// A curve with its axes.
#[derive(Clone, Debug)]
pub struct Curve {
    /// Its points, from left to right.
    pub points: Vec<(f64, f64)>,
    /// Points to be seen, such as mistakes.
    pub marked: Vec<(f64, f64)>,
    /// The least and the greatest value across.
    pub across: [f64; 2],
    /// The least and the greatest height.
    pub heights: [f64; 2],
    /// Put after the heights at the axis.
    pub unit: &'static str,
    /// The texts below both ends.
    pub ends: Option<[String; 2]>,
    /// Whether it lies about the middle instead of above the foot.
    pub is_about_middle: bool,
    /// A place to be seen, such as that of the move on the board.
    pub here: Option<f64>,
}

/// The part of the way from one value to another, of [`WHOLE`].
fn part([from, to]: [f64; 2], value: f64) -> u16 {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a part of the whole")]
    let part = ((value - from) / (to - from) * f64::from(WHOLE)).round().clamp(0.0, f64::from(WHOLE)) as u16;
    part
}

/// Leaves the place of a figure to a picture of it, which lies there.
pub fn leave_free(area: Rect, buffer: &mut Buffer) {
    for point in area.intersection(buffer.area).positions() {
        buffer[point].set_char('\u{a0}');
    }
}

impl Curve {
    /// The heights at the axis, from the foot to the top.
    fn labels(&self) -> [String; 3] {
        let [low, high] = self.heights;
        [low, f64::midpoint(low, high), high].map(|value| format!("{value:.0}{}", self.unit))
    }

    /// The area between the axes.
    #[must_use]
    pub fn plot(&self, area: Rect) -> Rect {
        let widest = self.labels().iter().map(|label| label.width()).max().unwrap_or(0);
        let left = u16::try_from(widest + 1).unwrap_or(area.width).min(area.width);
        let below = if self.ends.is_some() { 2.min(area.height) } else { 0 };
        Rect { x: area.x + left, width: area.width - left, height: area.height - below, ..area }
    }

    /// Draws the axes, and the curve in dots unless it is drawn in pixels.
    pub fn draw(&self, area: Rect, in_pixels: bool, tones: &Tones, buffer: &mut Buffer) {
        let plot = self.plot(area);
        if plot.is_empty() {
            return;
        }
        self.draw_axes(area, plot, tones, buffer);
        if in_pixels {
            return leave_free(plot, buffer);
        }
        buffer.set_style(plot, Style::new().bg(tones.ground.bg.unwrap_or_default()));
        let color = |style: Style| style.fg.unwrap_or_default();
        let ([left, right], [low, high]) = (self.across, self.heights);
        let mut lines = DotField::new(plot, self.across, self.heights);
        if self.is_about_middle {
            let middle = f64::midpoint(low, high);
            lines.line((left, middle), (right, middle), color(tones.frame));
        }
        if let Some(here) = self.here {
            lines.line((here, low), (here, high), color(tones.notice));
        }
        lines.draw(buffer);
        let ink = color(if self.is_about_middle { tones.text } else { tones.good });
        let mut dots = DotField::new(plot, self.across, self.heights);
        for &point in &self.points {
            dots.line(point, point, ink);
        }
        for pair in self.points.windows(2) {
            dots.line(pair[0], pair[1], ink);
        }
        dots.draw(buffer);
        for (x, y) in self.marked.iter().filter_map(|&place| dots.cell(place)) {
            buffer.set_string(x, y, "•", tones.bad);
        }
    }

    fn draw_axes(&self, area: Rect, plot: Rect, tones: &Tones, buffer: &mut Buffer) {
        let rows = [plot.bottom() - 1, plot.y + plot.height / 2, plot.y];
        for (label, y) in self.labels().iter().zip(rows) {
            let width = u16::try_from(label.width()).unwrap_or(0);
            buffer.set_string(plot.x.saturating_sub(width + 1).max(area.x), y, label, tones.quiet);
        }
        for y in plot.y..plot.bottom() {
            buffer.set_string(plot.x.saturating_sub(1), y, "│", tones.frame);
        }
        let Some([first, last]) = &self.ends else { return };
        let line = format!("└{}", "─".repeat(usize::from(plot.width)));
        buffer.set_string(plot.x.saturating_sub(1), plot.bottom(), line, tones.frame);
        let right = area.right().saturating_sub(u16::try_from(last.width()).unwrap_or(0)).max(plot.x);
        buffer.set_string(plot.x, plot.bottom() + 1, first, tones.quiet);
        buffer.set_string(right, plot.bottom() + 1, last, tones.quiet);
    }

    /// The curve in pixels.
    #[must_use]
    pub fn figure(&self) -> Figure {
        let place = |&(x, y): &(f64, f64)| (part(self.across, x), part(self.heights, y));
        Figure::Curve {
            points: self.points.iter().map(place).collect(),
            marked: self.marked.iter().map(place).collect(),
            is_about_middle: self.is_about_middle,
            here: self.here.map(|here| part(self.across, here)),
        }
    }
}
