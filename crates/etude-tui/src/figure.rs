//! Figures in pixels: a bar that two sides share, curves, columns, bars in three parts, and large letters.

use tiny_skia::{FillRule, Paint, PathBuilder, Pixmap, Rect, Transform};

use crate::big;
use crate::color::Ink;
use crate::paint::{closed_path, open_path, plain, round_stroke};
use crate::tones::PageInks;

/// The whole of a width or a height.
pub const WHOLE: u16 = 10_000;

/// A figure. Places are in parts of [`WHOLE`]: from the left, and from the foot.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Figure {
    /// White's share of the points.
    Share {
        /// The height of White's part.
        white: u16,
        /// Whether White is at the top.
        turned: bool,
    },
    /// A curve.
    Curve {
        /// Its points, from left to right.
        points: Vec<(u16, u16)>,
        /// Points to be seen, such as mistakes.
        marked: Vec<(u16, u16)>,
        /// Whether it lies about the middle instead of above the foot.
        is_about_middle: bool,
        /// Where the board is.
        here: Option<u16>,
    },
    /// The upright line at the place of the board.
    Here,
    /// Columns: left edge and width in cells, and height.
    Columns(Vec<(u16, u16, u16)>),
    /// Bars, one a row, in parts: right, neither, wrong. The rows without a bar are empty.
    Parts(Vec<[u32; 3]>),
    /// Text in big letters.
    Letters(String),
}

/// A drawing in progress.
struct Sheet<'a> {
    pixmap: Pixmap,
    inks: &'a PageInks,
    width: f32,
    height: f32,
}

impl Figure {
    /// Draws it in so many pixels, with cells of such a size; `None` if there are none.
    #[expect(clippy::cast_precision_loss, reason = "far fewer pixels than that")]
    #[must_use]
    pub fn draw(&self, inks: &PageInks, (width, height): (u32, u32), cell: (u16, u16)) -> Option<Pixmap> {
        let pixmap = Pixmap::new(width, height)?;
        let mut sheet = Sheet { pixmap, inks, width: width as f32, height: height as f32 };
        let cell = (f32::from(cell.0), f32::from(cell.1));
        sheet.rect([0.0, 0.0, sheet.width, sheet.height], inks.ground, 1.0);
        match self {
            Self::Share { white, turned } => sheet.share(*white, *turned),
            Self::Curve { points, marked, is_about_middle, here } => {
                sheet.curve(points, *is_about_middle);
                if let Some(here) = here {
                    let left = part(*here) * (sheet.width - HERE as f32);
                    sheet.rect([left, 0.0, HERE as f32, sheet.height], inks.notice, 1.0);
                }
                for &point in marked {
                    sheet.spot(point);
                }
            }
            Self::Here => sheet.rect([0.0, 0.0, sheet.width, sheet.height], inks.notice, 1.0),
            Self::Columns(columns) => {
                for &(left, columns, height) in columns {
                    sheet.column(f32::from(left) * cell.0, f32::from(columns) * cell.0, part(height));
                }
            }
            Self::Parts(rows) => {
                let mut top = 0.0;
                for parts in rows {
                    sheet.parts(*parts, top, cell.1);
                    top += cell.1;
                }
            }
            Self::Letters(text) => sheet.letters(text),
        }
        Some(sheet.pixmap)
    }
}

/// The width of the line at the place of the board, in pixels.
pub const HERE: u32 = 2;

fn part(of_whole: u16) -> f32 {
    f32::from(of_whole) / f32::from(WHOLE)
}

fn paint(ink: Ink, alpha: f32) -> Paint<'static> {
    plain(ink.seen(), alpha)
}

impl Sheet<'_> {
    fn rect(&mut self, [left, top, width, height]: [f32; 4], ink: Ink, alpha: f32) {
        if let Some(rect) = Rect::from_xywh(left, top, width, height) {
            self.pixmap.fill_rect(rect, &paint(ink, alpha), Transform::identity(), None);
        }
    }

    fn stroke(&mut self, points: impl IntoIterator<Item = (f32, f32)>, width: f32, paint: &Paint) {
        if let Some(path) = open_path(points) {
            self.pixmap.stroke_path(&path, paint, &round_stroke(width), Transform::identity(), None);
        }
    }

    /// Letters of eight by eight dots, as large as the sheet. The dots meet on whole pixels, without seams.
    fn letters(&mut self, text: &str) {
        let across = f32::from(u16::try_from(8 * text.chars().count()).unwrap_or(u16::MAX));
        let (width, height) = (self.width, self.height);
        let edges = |place: u16, of: f32, size: f32| [0, 1].map(|next| (f32::from(place + next) / of * size).round());
        for (x, y) in big::lit(text) {
            let ([left, right], [top, bottom]) = (edges(x, across, width), edges(y, 8.0, height));
            self.rect([left, top, right - left, bottom - top], self.inks.title, 1.0);
        }
    }

    /// The bar of the evaluation, with a notch in the middle.
    fn share(&mut self, white: u16, turned: bool) {
        let inset = (self.width * 0.2).floor();
        let (width, white) = (self.width - 2.0 * inset, (part(white) * self.height).round());
        let (top, rest) = if turned { (0.0, white) } else { (self.height - white, 0.0) };
        let [pale, dark] = self.inks.sides;
        self.rect([inset - 1.0, 0.0, width + 2.0, self.height], self.inks.frame, 1.0);
        self.rect([inset, rest, width, self.height - white], dark, 1.0);
        self.rect([inset, top, width, white], pale, 1.0);
        self.rect([0.0, (self.height / 2.0).round() - 1.0, self.width, 2.0], self.inks.notice, 1.0);
    }

    fn place(&self, (x, y): (u16, u16)) -> (f32, f32) {
        // A margin for the width of the line.
        (2.0 + part(x) * (self.width - 4.0), 2.0 + (1.0 - part(y)) * (self.height - 4.0))
    }

    fn curve(&mut self, points: &[(u16, u16)], is_about_middle: bool) {
        let page = self.inks;
        // The foot of a curve above it has the line of the axis.
        let lowest = if is_about_middle { 0 } else { WHOLE / 4 };
        for quarter in (lowest..=WHOLE).step_by((WHOLE / 4).into()) {
            let (_, y) = self.place((0, quarter));
            let is_base = is_about_middle && quarter == WHOLE / 2;
            self.rect([0.0, y.round(), self.width, 1.0], page.frame, if is_base { 1.0 } else { 0.4 });
        }
        let ink = if is_about_middle { page.text } else { page.good };
        let line: Vec<(f32, f32)> = points.iter().map(|&point| self.place(point)).collect();
        let (Some(first), Some(last)) = (line.first(), line.last()) else { return };
        let (_, base) = self.place((0, if is_about_middle { WHOLE / 2 } else { 0 }));
        let area = [(first.0, base)].into_iter().chain(line.iter().copied()).chain([(last.0, base)]);
        if let Some(path) = closed_path(area) {
            self.pixmap.fill_path(&path, &paint(ink, 0.2), FillRule::EvenOdd, Transform::identity(), None);
        }
        if let [point] = line[..] {
            self.disc(point, 3.0, ink);
        }
        self.stroke(line.iter().copied(), 2.0, &paint(ink, 1.0));
    }

    fn disc(&mut self, (x, y): (f32, f32), radius: f32, ink: Ink) {
        if let Some(path) = PathBuilder::from_circle(x, y, radius) {
            self.pixmap.fill_path(&path, &paint(ink, 1.0), FillRule::Winding, Transform::identity(), None);
        }
    }

    /// A point to be seen.
    fn spot(&mut self, point: (u16, u16)) {
        let place = self.place(point);
        self.disc(place, 5.0, self.inks.ground);
        self.disc(place, 3.5, self.inks.bad);
    }

    fn column(&mut self, left: f32, width: f32, height: f32) {
        let height = (height * (self.height - 1.0)).round();
        let top = self.height - height;
        self.rect([left, self.height - 1.0, width, 1.0], self.inks.frame, 1.0);
        self.rect([left, top, width, height], self.inks.good, 1.0);
        // Light on its upper edge.
        self.rect([left, top, width, height.min(2.0)], self.inks.pale, 0.3);
    }

    /// A bar in a row: whole, striped and outlined, so that its parts differ in shape as well as in colour.
    fn parts(&mut self, parts: [u32; 3], top: f32, height: f32) {
        let all = f32::from(u16::try_from(parts.iter().sum::<u32>()).unwrap_or(u16::MAX));
        if all == 0.0 {
            return;
        }
        let page = self.inks;
        let (top, height, mut left) = (top + (height * 0.2).round(), (height * 0.6).round(), 0.0);
        for (number, (count, ink)) in parts.into_iter().zip([page.good, page.quiet, page.bad]).enumerate() {
            let width = (f32::from(u16::try_from(count).unwrap_or(u16::MAX)) / all * self.width).round();
            if width < 1.0 {
                continue;
            }
            match number {
                0 => self.rect([left, top, width, height], ink, 1.0),
                1 => {
                    self.rect([left, top, width, height], ink, 0.35);
                    let mut x = left;
                    while x < left + width {
                        self.rect([x, top, 1.0_f32.min(left + width - x), height], ink, 1.0);
                        x += 4.0;
                    }
                }
                _ => {
                    self.rect([left, top, width, height], ink, 1.0);
                    self.rect([left + 2.0, top + 2.0, width - 4.0, height - 4.0], page.ground, 1.0);
                }
            }
            left += width;
        }
    }
}
