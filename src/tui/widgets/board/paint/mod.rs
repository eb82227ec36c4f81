//! The drawing of a square: one drawing, scaled to the dots of a cell or to the pixels of a terminal that has them.
//!
//! The square is the unit: coordinates run from 0 to 1, whatever the number of dots or pixels, and whatever their shape.

mod arrow;
mod crown;
mod piece;

use tiny_skia::{FillRule, Paint, Path, PathBuilder, Pixmap, Rect, Transform};

pub use self::arrow::{Arrow, Pointer, arrow};
pub use self::piece::crown_path;
use super::{Dots, Mark};
use crate::tui::theme::inks::Inks;
use damier_rules::Piece;
use etude_tui::color::{Mixing, Rgb, mixed};
use etude_tui::paint::{open_path, plain, round_stroke};

/// What is drawn on a square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Look {
    /// Whether it is one of the squares played on.
    pub is_dark: bool,
    /// Its piece.
    pub piece: Option<Piece>,
    /// Its mark.
    pub(crate) mark: Option<Mark>,
    /// How its piece stands there.
    pub(crate) pose: Pose,
}

/// How a piece stands on its square while it moves there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Pose {
    /// As ever.
    #[default]
    Still,
    /// Shaken to the left.
    Left,
    /// Shaken to the right.
    Right,
    /// A man that becomes a king: the stage reached, from 1 to [`Pose::STAGES`].
    Crowned(u8),
}

impl Pose {
    /// The stages of a crowning.
    pub const STAGES: u8 = 4;

    /// Whether a piece too small to show the growth of its crown is still shown as a man: it changes back and forth.
    #[must_use]
    pub const fn is_man(self) -> bool {
        matches!(self, Self::Crowned(stage) if stage % 2 == 1)
    }

    /// How much of the way from man to king is done, up to 1.
    fn grown(self) -> f32 {
        if let Self::Crowned(stage) = self { f32::from(stage) / f32::from(Self::STAGES) } else { 1.0 }
    }

    /// How many dots of a cell the piece stands to the right, of two to a column.
    const fn aside(self) -> f32 {
        match self {
            Self::Left => -1.0,
            Self::Right => 1.0,
            Self::Still | Self::Crowned(_) => 0.0,
        }
    }
}

/// How finely a square is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Grain {
    /// In these dots of the cells of a terminal; so many columns across.
    Cells(u16, Dots),
    /// In pixels, with light, shadow and wood.
    Pixels {
        /// Whether the number of the square is to be written over it.
        is_numbered: bool,
    },
}

/// A drawing in progress.
struct Canvas<'a> {
    pixmap: Pixmap,
    scale: Transform,
    inks: &'a Inks,
    grain: Grain,
}

/// Draws a square of so many dots or pixels across and down; `None` if there are none.
#[must_use]
pub fn square(look: Look, inks: &Inks, grain: Grain, (width, height): (u32, u32)) -> Option<Pixmap> {
    let pixmap = Pixmap::new(width, height)?;
    let scale = unit(&pixmap);
    let mut canvas = Canvas { pixmap, scale, inks, grain };
    canvas.ground(look);
    if let Some(mark) = look.mark {
        canvas.mark(mark, look.piece.is_some());
    }
    if let Some(piece) = look.piece {
        canvas.piece(piece, look);
    }
    Some(canvas.pixmap)
}

/// Draws a piece in pixels without its square.
#[must_use]
pub fn lone_piece(piece: Piece, inks: &Inks, (width, height): (u32, u32)) -> Option<Pixmap> {
    let pixmap = Pixmap::new(width, height)?;
    let scale = unit(&pixmap);
    let mut canvas = Canvas { pixmap, scale, inks, grain: Grain::Pixels { is_numbered: false } };
    canvas.piece(piece, Look::default());
    Some(canvas.pixmap)
}

/// The part of a small square with a piece that has the colour of its mark: its top and its height. There is no room for a
/// sign, and a mark that shares its colour with another where there are few differs in this.
const fn extent(mark: Mark) -> (f32, f32) {
    match mark {
        Mark::MustCapture => (0.5, 0.5),
        Mark::Hint => (0.0, 0.5),
        _ => (0.0, 1.0),
    }
}

/// The colour of a marked square in pixels.
#[must_use]
pub fn marked(inks: &Inks, mark: Mark) -> Rgb {
    mixed(inks.dark.rgb, inks.mark(mark).rgb, 0.8)
}

impl Canvas<'_> {
    fn is_in_pixels(&self) -> bool {
        matches!(self.grain, Grain::Pixels { .. })
    }

    fn has_dots_only(&self) -> bool {
        self.inks.mixing == Mixing::Dots
    }

    fn rect(&mut self, [left, top, width, height]: [f32; 4], rgb: Rgb) {
        if let Some(rect) = Rect::from_xywh(left, top, width, height) {
            self.pixmap.fill_rect(rect, &plain(rgb, 1.0), self.scale, None);
        }
    }

    fn fill(&mut self, path: Option<Path>, paint: &Paint) {
        if let Some(path) = path {
            self.pixmap.fill_path(&path, paint, FillRule::Winding, self.scale, None);
        }
    }

    fn disc(&mut self, center: (f32, f32), radius: f32, rgb: Rgb) {
        self.fill(PathBuilder::from_circle(center.0, center.1, radius), &plain(rgb, 1.0));
    }

    fn stroke(&mut self, path: Option<Path>, width: f32, paint: &Paint) {
        if let Some(path) = path {
            self.pixmap.stroke_path(&path, paint, &round_stroke(width), self.scale, None);
        }
    }

    fn ring(&mut self, center: (f32, f32), radius: f32, width: f32, paint: &Paint) {
        self.stroke(PathBuilder::from_circle(center.0, center.1, radius), width, paint);
    }

    fn ground(&mut self, look: Look) {
        let ink = if look.is_dark { self.inks.dark } else { self.inks.light };
        self.rect([0.0, 0.0, 1.0, 1.0], ink.rgb);
        if self.is_in_pixels() {
            self.wood(ink.rgb, look.is_dark);
        }
    }

    /// The grain of the wood: lines a little darker and lighter than the square.
    fn wood(&mut self, rgb: Rgb, is_dark: bool) {
        let lines: &[(f32, f32, f32)] = if is_dark {
            &[(0.08, 0.05, 0.03), (0.27, -0.04, 0.02), (0.46, 0.05, 0.03), (0.63, -0.05, 0.02), (0.86, 0.04, 0.025)]
        } else {
            &[(0.14, -0.05, 0.02), (0.36, 0.06, 0.03), (0.57, -0.04, 0.02), (0.79, 0.05, 0.025)]
        };
        for (number, &(top, bend, width)) in lines.iter().enumerate() {
            let tone = if number % 2 == 0 { [0, 0, 0] } else { [255, 255, 255] };
            let mut line = PathBuilder::new();
            line.move_to(-0.05, top);
            line.cubic_to(0.3, top + bend, 0.7, top - bend, 1.05, top + bend / 2.0);
            self.stroke(line.finish(), width, &plain(mixed(rgb, tone, 0.09), 1.0));
        }
    }

    fn mark(&mut self, mark: Mark, on_piece: bool) {
        let rgb = self.inks.mark(mark).rgb;
        let is_small = matches!(self.grain, Grain::Cells(columns, _) if columns < super::FREE_CORNERS);
        let (top, height) = if on_piece && is_small { extent(mark) } else { (0.0, 1.0) };
        if self.has_dots_only() {
            return;
        }
        if !self.is_in_pixels() {
            return self.rect([0.0, top, 1.0, height], rgb);
        }
        self.rect([0.0, 0.0, 1.0, 1.0], marked(self.inks, mark));
        self.sign(mark, on_piece, rgb);
    }

    /// The shape of a mark in pixels: at the edges and in the corners, where no piece and no number is.
    fn sign(&mut self, mark: Mark, on_piece: bool, rgb: Rgb) {
        let pale = plain(self.inks.pale.rgb, 0.95);
        let frame = |inset: f32| {
            Rect::from_xywh(inset, inset, 1.0 - 2.0 * inset, 1.0 - 2.0 * inset).map(PathBuilder::from_rect)
        };
        let lines = |lines: &[[(f32, f32); 2]]| {
            let mut path = PathBuilder::new();
            for [from, to] in lines {
                path.move_to(from.0, from.1);
                path.line_to(to.0, to.1);
            }
            path.finish()
        };
        match mark {
            Mark::Selected => self.stroke(frame(0.03), 0.05, &pale),
            Mark::Cursor => {
                let corner = |x: f32, y: f32| {
                    let (right, down) = (if x < 0.5 { 0.2 } else { -0.2 }, if y < 0.5 { 0.2 } else { -0.2 });
                    [[(x, y), (x + right, y)], [(x, y), (x, y + down)]]
                };
                let corners = [(0.04, 0.04), (0.96, 0.04), (0.04, 0.96), (0.96, 0.96)].map(|(x, y)| corner(x, y));
                self.stroke(lines(corners.as_flattened()), 0.06, &pale);
            }
            Mark::Target => self.ring((0.5, 0.5), 0.14, 0.06, &plain(self.inks.pale.rgb, 0.9)),
            Mark::Passed => self.disc((0.5, 0.5), 0.07, self.inks.pale.rgb),
            Mark::MustCapture => self.stroke(lines(&[[(0.06, 0.965), (0.94, 0.965)]]), 0.05, &pale),
            Mark::Taken => {
                // Without the piece, the cross is above the number.
                let (left, top, right, bottom) =
                    if on_piece { (0.05, 0.05, 0.95, 0.95) } else { (0.29, 0.17, 0.71, 0.59) };
                self.stroke(lines(&[[(left, top), (right, bottom)], [(left, bottom), (right, top)]]), 0.05, &pale);
            }
            Mark::Right | Mark::Wrong | Mark::Hint => self.badge(mark, rgb),
            Mark::LastMove | Mark::Heat(_) => {}
        }
    }

    /// A round badge in the upper right corner. On a small square it has to be larger to be read.
    fn badge(&mut self, mark: Mark, rgb: Rgb) {
        let radius = if self.pixmap.width() < LARGE { 0.17 } else { 0.12 };
        let (x, y) = (0.99 - radius, 0.01 + radius);
        self.disc((x, y), radius, mixed(rgb, [0; 3], 0.35));
        let lines: &[&[(f32, f32)]] = match mark {
            Mark::Right => &[&[(-0.45, 0.05), (-0.1, 0.4), (0.5, -0.4)]],
            Mark::Wrong => &[&[(-0.4, -0.4), (0.4, 0.4)], &[(-0.4, 0.4), (0.4, -0.4)]],
            _ => &[
                &[(-0.35, -0.3), (-0.2, -0.55), (0.2, -0.55), (0.35, -0.3), (0.0, 0.0), (0.0, 0.15)],
                &[(0.0, 0.5), (0.0, 0.51)],
            ],
        };
        for line in lines {
            let path = open_path(line.iter().map(|(right, down)| (x + right * radius, y + down * radius)));
            self.stroke(path, 0.27 * radius, &plain(self.inks.pale.rgb, 0.95));
        }
    }
}

/// Fewest pixels across of a square on which a small badge can be read.
const LARGE: u32 = 48;

/// From the unit to the middle of a square, equal across and down, as the pixels of a square may be more than its columns.
#[expect(clippy::cast_precision_loss, reason = "far fewer pixels than that")]
fn round(pixmap: &Pixmap) -> Transform {
    let (width, height) = (pixmap.width() as f32, pixmap.height() as f32);
    let side = width.min(height);
    Transform::from_scale(side, side).post_translate((width - side) / 2.0, (height - side) / 2.0)
}

/// From the unit to the pixels of a square.
#[expect(clippy::cast_precision_loss, reason = "far fewer pixels than that")]
pub(super) fn unit(pixmap: &Pixmap) -> Transform {
    Transform::from_scale(pixmap.width() as f32, pixmap.height() as f32)
}
