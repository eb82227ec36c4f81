//! The drawing of a square: one drawing, scaled to the dots of a cell or to the pixels of a terminal that has them.
//!
//! The square is the unit: coordinates run from 0 to 1, whatever the number of dots or pixels, and whatever their shape.

use tiny_skia::{
    Color, FillRule, GradientStop, LineCap, LineJoin, Paint, Path, PathBuilder, Pixmap, Point, RadialGradient, Rect,
    Shader, SpreadMode, Stroke, Transform,
};

use super::Mark;
use crate::tui::theme::inks::{Ink, Inks, Mixing, Rgb, Side, mixed};
use damier_rules::{Piece, PieceKind};

/// What is drawn on a square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Look {
    /// Whether it is one of the squares played on.
    pub is_dark: bool,
    /// Its piece.
    pub piece: Option<Piece>,
    /// Its mark.
    pub mark: Option<Mark>,
    /// How its piece stands there.
    pub pose: Pose,
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
    /// In the dots of the cells of a terminal; so many columns across.
    Cells(u16),
    /// In pixels, with light, shadow and wood.
    Pixels,
}

/// How far a shaken piece stands from its place, in pixels.
const SHAKEN: f32 = 0.06;

/// Fewest columns of a square whose dots can show the groove of a man.
const GROOVED: u16 = 14;

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
    let mut canvas = Canvas { pixmap, scale, inks, grain: Grain::Pixels };
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

/// A paint of one colour.
#[must_use]
pub fn plain(rgb: Rgb, alpha: f32) -> Paint<'static> {
    let [red, green, blue] = rgb.map(|part| f32::from(part) / 255.0);
    let color = Color::from_rgba(red, green, blue, alpha).unwrap_or(Color::BLACK);
    Paint { shader: Shader::SolidColor(color), ..Paint::default() }
}

impl Canvas<'_> {
    fn is_in_pixels(&self) -> bool {
        self.grain == Grain::Pixels
    }

    fn has_dots_only(&self) -> bool {
        self.inks.mixing == Mixing::Dots
    }

    /// Whether there is room for details.
    const fn is_large(&self) -> bool {
        match self.grain {
            Grain::Cells(side) => side >= 8,
            Grain::Pixels => true,
        }
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
        let stroke = Stroke { width, line_cap: LineCap::Round, line_join: LineJoin::Round, ..Stroke::default() };
        if let Some(path) = path {
            self.pixmap.stroke_path(&path, paint, &stroke, self.scale, None);
        }
    }

    fn ring(&mut self, center: (f32, f32), radius: f32, width: f32, rgb: Rgb, alpha: f32) {
        self.stroke(PathBuilder::from_circle(center.0, center.1, radius), width, &plain(rgb, alpha));
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
        let is_small = matches!(self.grain, Grain::Cells(columns) if columns < super::FREE_CORNERS);
        let (top, height) = if on_piece && is_small { extent(mark) } else { (0.0, 1.0) };
        if self.has_dots_only() {
            return;
        }
        if !self.is_in_pixels() {
            return self.rect([0.0, top, 1.0, height], rgb);
        }
        self.rect([0.0, 0.0, 1.0, 1.0], mixed(self.inks.dark.rgb, rgb, 0.8));
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
            Mark::Target => self.ring((0.5, 0.5), 0.14, 0.06, self.inks.pale.rgb, 0.9),
            Mark::Passed => self.disc((0.5, 0.5), 0.07, self.inks.pale.rgb),
            Mark::MustCapture => self.stroke(lines(&[[(0.06, 0.965), (0.94, 0.965)]]), 0.05, &pale),
            Mark::Taken => {
                // Without the piece, the cross is above the number.
                let (left, top, right, bottom) =
                    if on_piece { (0.05, 0.05, 0.95, 0.95) } else { (0.29, 0.17, 0.71, 0.59) };
                self.stroke(lines(&[[(left, top), (right, bottom)], [(left, bottom), (right, top)]]), 0.05, &pale);
            }
            Mark::Right | Mark::Wrong | Mark::Hint => {
                self.disc((0.88, 0.12), 0.11, mixed(rgb, [0; 3], 0.35));
                let shape = match mark {
                    Mark::Right => lines(&[[(0.83, 0.12), (0.87, 0.16)], [(0.87, 0.16), (0.94, 0.07)]]),
                    Mark::Wrong => lines(&[[(0.84, 0.08), (0.92, 0.16)], [(0.84, 0.16), (0.92, 0.08)]]),
                    _ => lines(&[[(0.88, 0.06), (0.88, 0.13)], [(0.88, 0.17), (0.88, 0.175)]]),
                };
                self.stroke(shape, 0.03, &pale);
            }
            Mark::LastMove | Mark::Heat(_) => {}
        }
    }

    fn piece(&mut self, piece: Piece, Look { mark, pose, .. }: Look) {
        if self.is_in_pixels() {
            self.scale = round(&self.pixmap);
        }
        let dot = if let Grain::Cells(columns) = self.grain { 0.5 / f32::from(columns.max(1)) } else { SHAKEN };
        self.scale = self.scale.pre_translate(pose.aside() * dot, 0.0);
        let mut side = *self.inks.side(piece.color);
        if mark == Some(Mark::Taken) && self.inks.mixing == Mixing::Any {
            // It is about to leave.
            let ground = self.inks.mark(Mark::Taken).rgb;
            for ink in [&mut side.fill, &mut side.rim, &mut side.crown] {
                *ink = Ink { rgb: mixed(ink.rgb, ground, 0.45), ..*ink };
            }
        }
        let is_king = piece.kind == PieceKind::King;
        let Grain::Cells(columns) = self.grain else {
            return self.solid(is_king, &side, pose.grown());
        };
        let is_king = is_king && (self.is_large() || !pose.is_man());
        if self.has_dots_only() {
            let kind = if is_king && !pose.is_man() { PieceKind::King } else { PieceKind::Man };
            return self.dotted(Piece { kind, ..piece }, mark.is_some());
        }
        let is_small = mark == Some(Mark::Taken) && self.inks.mixing != Mixing::Any;
        let crown = is_king.then(|| pose.grown());
        self.flat(crown, &side, columns, is_small);
    }

    /// A piece in the dots of cells, in colours: a king with this much of its crown.
    fn flat(&mut self, crown: Option<f32>, side: &Side, columns: u16, is_small: bool) {
        let (radius, edge) = match columns {
            ..=2 => (0.5, 0.0),
            // Eighths of a cell divide its height, not its sides.
            3..=4 => return self.small(crown.is_some(), side, columns, if is_small { 0.65 } else { 1.0 }),
            5 => (0.48, 0.0),
            6 => (0.45, 0.055),
            7 => (0.43, 0.05),
            _ => (0.44, 0.045),
        };
        let radius = if is_small { radius * 0.65 } else { radius };
        let center = (0.5, 0.5);
        if let Some(grown) = crown.filter(|_| self.is_large()) {
            let lift = 0.05 * grown;
            self.disc((0.5, 0.51 + lift), radius - 0.02, side.rim.rgb);
            self.disc((0.5, 0.5 + lift), radius - 0.02 - edge, side.fill.rgb);
            self.disc((0.5, 0.5 - lift), radius - 0.02, side.rim.rgb);
            self.disc((0.5, 0.5 - lift), radius - 0.02 - edge, side.fill.rgb);
            return self.crown((0.5, 0.5 - lift), 0.62 * grown, side.crown.rgb);
        }
        self.disc(center, radius, if edge > 0.0 { side.rim.rgb } else { side.fill.rgb });
        self.disc(center, radius - edge, side.fill.rgb);
        if crown.is_some() {
            return self.blocks_of_crown(columns, side.crown.rgb);
        }
        if columns >= GROOVED {
            self.ring(center, radius * 0.62, 0.03, mixed(side.fill.rgb, side.rim.rgb, 0.55), 1.0);
        }
    }

    /// A piece on a square of two rows, as large as a share of it: as wide as the square, but not as high.
    fn small(&mut self, is_king: bool, side: &Side, columns: u16, share: f32) {
        let (across, down) = (0.5 * share, 0.46 * share);
        let oval = Rect::from_xywh(0.5 - across, 0.5 - down, 2.0 * across, 2.0 * down).and_then(PathBuilder::from_oval);
        self.fill(oval, &plain(side.fill.rgb, 1.0));
        if is_king {
            self.blocks_of_crown(columns, side.crown.rgb);
        }
    }

    /// A crown of whole dots, for cells too small for the path.
    fn blocks_of_crown(&mut self, columns: u16, rgb: Rgb) {
        // Two dots to a column, one to half a row.
        let dot = (0.5 / f32::from(columns.max(1)), 1.0 / f32::from(columns.max(1)));
        let (spikes, base): (&[(f32, f32)], f32) = match columns {
            ..=5 => (&[(-2.0, 1.0), (1.0, 1.0)], 2.0),
            _ => (&[(-3.0, 1.0), (-1.0, 2.0), (2.0, 1.0)], 3.0),
        };
        let rows = if columns <= 5 { 2.0 } else { 3.0 };
        let first = ((f32::from(columns) - rows) / 2.0).floor();
        for &(left, width) in spikes {
            self.rect([0.5 + left * dot.0, first * dot.1, width * dot.0, (rows - 1.0) * dot.1], rgb);
        }
        let height = if columns >= 6 { 2.0 } else { 1.0 };
        self.rect([0.5 - base * dot.0, (first + rows - height) * dot.1, 2.0 * base * dot.0, height * dot.1], rgb);
    }

    /// A crown with three points, `width` wide.
    fn crown(&mut self, (x, y): (f32, f32), width: f32, rgb: Rgb) {
        let mut path = PathBuilder::new();
        let points =
            [(-0.5, -0.28), (-0.22, 0.02), (0.0, -0.4), (0.22, 0.02), (0.5, -0.28), (0.38, 0.32), (-0.38, 0.32)];
        for (number, (right, down)) in points.into_iter().enumerate() {
            let (to_x, to_y) = (x + right * width, y + down * width);
            if number == 0 { path.move_to(to_x, to_y) } else { path.line_to(to_x, to_y) }
        }
        path.close();
        self.fill(path.finish(), &plain(rgb, 1.0));
    }

    /// A piece without colours: White's are discs, Black's rings, and the crown is cut out of one and set in the other. A
    /// mark needs room at the sides.
    fn dotted(&mut self, piece: Piece, is_marked: bool) {
        let Grain::Cells(columns) = self.grain else { return };
        let on = self.inks.white.fill.rgb;
        let off = self.inks.dark.rgb;
        let width = if is_marked && columns <= 4 { 0.28 } else { 0.5 };
        let oval = |inset: f32| {
            let (across, down) = (width - inset, 0.5 - inset);
            Rect::from_xywh(0.5 - across, 0.5 - down, 2.0 * across, 2.0 * down).and_then(PathBuilder::from_oval)
        };
        self.fill(oval(0.0), &plain(on, 1.0));
        if piece.color == damier_rules::Color::Black {
            self.fill(oval(if columns <= 6 { 0.16 } else { 0.1 }), &plain(off, 1.0));
        }
        if piece.kind == PieceKind::King {
            let ink = if piece.color == damier_rules::Color::White { off } else { on };
            if columns >= 8 { self.crown((0.5, 0.5), 0.56, ink) } else { self.blocks_of_crown(columns, ink) }
        }
    }

    /// A piece in pixels: a turned disc with rim, grooves and light; a king is two discs and a crown, which grow out of
    /// the man.
    fn solid(&mut self, is_king: bool, side: &Side, grown: f32) {
        let lift = if is_king { 0.025 + 0.05 * grown } else { 0.025 };
        // The shadow on the square.
        self.fill(PathBuilder::from_circle(0.525, 0.55 + lift / 2.0, 0.405), &plain([0, 0, 0], 0.28));
        if is_king {
            self.edge(0.5 + lift, side);
            self.face(0.5 + lift, side, false);
            self.edge(0.5 - lift / 3.0, side);
        } else {
            self.edge(0.5 + lift, side);
        }
        self.edge(0.5 - lift, side);
        self.face(0.5 - lift, side, !is_king);
        if is_king {
            self.crown((0.5, 0.5 - lift + 0.01), 0.44 * grown, side.crown.rgb);
        }
    }

    /// The side of a disc seen from above.
    fn edge(&mut self, y: f32, side: &Side) {
        self.disc((0.5, y), 0.4, mixed(side.rim.rgb, [0, 0, 0], 0.25));
    }

    /// The face of a disc, lit from the upper left.
    fn face(&mut self, y: f32, side: &Side, has_grooves: bool) {
        self.disc((0.5, y), 0.4, side.rim.rgb);
        let [light, dark] = [[255; 3], [0; 3]].map(|tone: Rgb| tone);
        let color = |rgb: Rgb| {
            let [red, green, blue] = rgb;
            Color::from_rgba8(red, green, blue, 255)
        };
        let stops = vec![
            GradientStop::new(0.0, color(mixed(side.fill.rgb, light, 0.22))),
            GradientStop::new(1.0, color(mixed(side.fill.rgb, dark, 0.1))),
        ];
        let (from, to) = (Point::from_xy(0.36, y - 0.16), Point::from_xy(0.42, y - 0.1));
        let shader = RadialGradient::new(from, 0.0, to, 0.55, stops, SpreadMode::Pad, Transform::identity());
        let paint = shader.map_or_else(|| plain(side.fill.rgb, 1.0), |shader| Paint { shader, ..Paint::default() });
        self.fill(PathBuilder::from_circle(0.5, y, 0.365), &paint);
        if has_grooves {
            for radius in [0.28, 0.17] {
                self.ring((0.5, y), radius, 0.022, mixed(side.fill.rgb, side.rim.rgb, 0.5), 1.0);
            }
        }
    }
}

/// What an arrow points out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pointer {
    /// A hint.
    Hint,
    /// The move that refutes an answer.
    Refutation,
}

/// An arrow from square to square, in rows and columns from some square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Arrow {
    /// Row and column of its beginning.
    pub from: (i8, i8),
    /// Row and column of its end.
    pub to: (i8, i8),
    /// What it points out.
    pub pointer: Pointer,
}

impl Arrow {
    /// The same arrow, from another square.
    #[must_use]
    pub fn seen_from(&self, row: u8, column: u8) -> Self {
        let less = |(down, right): (i8, i8)| (down.saturating_sub_unsigned(row), right.saturating_sub_unsigned(column));
        Self { from: less(self.from), to: less(self.to), ..*self }
    }

    /// Whether it runs over the square from which it is seen.
    #[must_use]
    pub fn touches_origin(&self) -> bool {
        let within = |from: i8, to: i8| (from.min(to) - 1..=from.max(to) + 1).contains(&0);
        within(self.from.0, self.to.0) && within(self.from.1, self.to.1)
    }
}

/// Draws the part of an arrow that runs over a square.
pub fn arrow(pixmap: &mut Pixmap, arrow: Arrow, inks: &Inks) {
    let rgb = match arrow.pointer {
        Pointer::Hint => inks.mark(Mark::Hint).rgb,
        Pointer::Refutation => inks.mark(Mark::Wrong).rgb,
    };
    let middle = |(row, column): (i8, i8)| (f32::from(column) + 0.5, f32::from(row) + 0.5);
    let (from, to) = (middle(arrow.from), middle(arrow.to));
    let (across, down) = (to.0 - from.0, to.1 - from.1);
    let length = across.hypot(down).max(0.1);
    let (across, down) = (across / length, down / length);
    let at = |along: f32, aside: f32| (from.0 + across * along - down * aside, from.1 + down * along + across * aside);
    let (neck, end) = (length - 0.42, length - 0.08);
    let points =
        [at(0.3, 0.07), at(neck, 0.07), at(neck, 0.2), at(end, 0.0), at(neck, -0.2), at(neck, -0.07), at(0.3, -0.07)];
    let mut path = PathBuilder::new();
    for (number, (x, y)) in points.into_iter().enumerate() {
        if number == 0 { path.move_to(x, y) } else { path.line_to(x, y) }
    }
    path.close();
    let scale = unit(pixmap);
    if let Some(path) = path.finish() {
        let edge = Stroke { width: 0.03, line_join: LineJoin::Round, ..Stroke::default() };
        pixmap.fill_path(&path, &plain(rgb, 0.9), FillRule::Winding, scale, None);
        pixmap.stroke_path(&path, &plain(inks.pale.rgb, 0.9), &edge, scale, None);
    }
}

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
