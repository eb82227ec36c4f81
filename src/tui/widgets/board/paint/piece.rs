//! The drawing of a piece, in dots and in pixels.

use tiny_skia::{Color, GradientStop, Paint, Path, PathBuilder, Point, RadialGradient, Rect, SpreadMode, Transform};

use super::crown::{self, Shape};
use super::{Canvas, Dots, Grain, Look, Mark, round};
use crate::tui::theme::inks::Side;
use damier_rules::{Piece, PieceKind};
use etude_tui::color::{Ink, Mixing, Rgb, mixed};
use etude_tui::paint::{closed_path, plain};

/// How far a shaken piece stands from its place, in pixels.
const SHAKEN: f32 = 0.06;

/// Fewest columns of a square whose dots can show the groove of a man.
const GROOVED: u16 = 14;

/// The size of a piece about to leave, where its colour cannot fade.
const SMALL: f32 = 0.65;

/// How much of a square a piece may fill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Room {
    /// All of it.
    Whole,
    /// What leaves free the sides of a small one.
    Narrow,
    /// Little, as the piece is about to leave and its colour cannot fade.
    Leaving,
}

impl Canvas<'_> {
    /// Draws a piece on its square.
    pub(super) fn piece(&mut self, piece: Piece, Look { mark, pose, .. }: Look) {
        if self.is_in_pixels() {
            self.scale = round(&self.pixmap);
        }
        let dot = if let Grain::Cells(columns, _) = self.grain { 0.5 / f32::from(columns.max(1)) } else { SHAKEN };
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
        let Grain::Cells(columns, dots) = self.grain else {
            return self.solid(is_king, &side, pose.grown());
        };
        // On a small square it changes back and forth while it is crowned.
        let is_king = is_king && (columns > crown::MAX_CROWN || !pose.is_man());
        if self.has_dots_only() {
            let kind = if is_king && !pose.is_man() { PieceKind::King } else { PieceKind::Man };
            return self.dotted(Piece { kind, ..piece }, mark.is_some());
        }
        let is_small = mark == Some(Mark::Taken) && self.inks.mixing != Mixing::Any;
        let crown = is_king.then(|| pose.grown());
        let room = match mark {
            _ if is_small => Room::Leaving,
            // White and the grey of light squares would run into each other.
            _ if self.inks.mixing == Mixing::Inks => Room::Narrow,
            // The corners beside a man say enough of the last move.
            Some(Mark::LastMove) if !is_king => Room::Whole,
            Some(_) => Room::Narrow,
            None => Room::Whole,
        };
        self.flat(crown, &side, (columns, dots), room);
    }

    /// A piece in the dots of cells, in colours: a king with this much of its crown.
    fn flat(&mut self, crown: Option<f32>, side: &Side, (columns, dots): (u16, Dots), room: Room) {
        let is_small = room == Room::Leaving;
        if columns <= crown::MAX_CROWN && crown.is_some() {
            let shape = match (room, dots) {
                (Room::Leaving, Dots::Half) => crown::small_half_king(columns),
                (Room::Leaving, _) => crown::small_king(columns),
                (_, Dots::Half) => crown::half_king(columns),
                (Room::Narrow, _) => crown::narrow_king(columns),
                (Room::Whole, _) => crown::king(columns),
            };
            return self.shape(shape, side);
        }
        let man = match room {
            Room::Leaving => crown::small_man(columns),
            Room::Narrow if columns == 5 && dots != Dots::Half => Some(crown::NARROW_MAN),
            Room::Narrow | Room::Whole => crown::man(columns, dots),
        };
        if let Some(shape) = man {
            return self.shape(shape, side);
        }
        let part = if is_small { SMALL } else { 1.0 };
        let radius = match columns {
            ..=4 => return self.small_man(side, dots, room),
            5..=7 => 0.46,
            // It keeps out of the half row that belongs to a cell of the next square, too.
            _ if columns % 2 == 1 => 0.5 - 1.0 / f32::from(columns),
            _ => 0.44,
        } * part;
        let Some(grown) = crown else {
            self.disc((0.5, 0.5), radius, side.fill.rgb);
            if columns >= GROOVED {
                self.ring((0.5, 0.5), radius * 0.66, 0.03, &plain(mixed(side.fill.rgb, side.rim.rgb, 0.55), 1.0));
            }
            return;
        };
        self.disc((0.5, 0.5), radius, side.fill.rgb);
        self.crown((0.5, 0.5), 0.66 * grown * part, side.crown.rgb);
    }

    /// A man on a square of two rows: as wide as the square, but not as high.
    fn small_man(&mut self, side: &Side, dots: Dots, room: Room) {
        let shape = match (self.inks.mixing, dots) {
            (Mixing::Inks, _) if room == Room::Leaving => Some(crown::SMALL_MAN),
            (_, Dots::Half) if room != Room::Leaving => Some(crown::HALF_MAN),
            (Mixing::Inks, _) => Some(crown::MAN),
            _ => None,
        };
        if let Some(shape) = shape {
            return self.shape(shape, side);
        }
        let (across, down) = match room {
            Room::Whole => (0.5, 0.46),
            Room::Narrow => (0.4, 0.46),
            Room::Leaving => (0.5 * SMALL, 0.46 * SMALL),
        };
        let oval = Rect::from_xywh(0.5 - across, 0.5 - down, 2.0 * across, 2.0 * down).and_then(PathBuilder::from_oval);
        self.fill(oval, &plain(side.fill.rgb, 1.0));
    }

    /// A piece given dot by dot.
    fn shape(&mut self, shape: Shape, side: &Side) {
        #[expect(clippy::cast_precision_loss, reason = "a few dots")]
        let [rows, dots] = [shape.len(), shape.first().map_or(1, |row| row.len())].map(|count| 1.0 / count as f32);
        let mut top = 0.0;
        for row in shape {
            let mut left = 0.0;
            for dot in row.bytes() {
                match dot {
                    b'#' => self.rect([left, top, dots, rows], side.fill.rgb),
                    b'o' => self.rect([left, top, dots, rows], side.crown.rgb),
                    _ => {}
                }
                left += dots;
            }
            top += rows;
        }
    }

    fn crown(&mut self, center: (f32, f32), width: f32, rgb: Rgb) {
        self.fill(crown_path(center, width), &plain(rgb, 1.0));
    }

    /// A piece without colours: White's are solid, Black's hollow, and on a large square the crown is cut out of a disc or
    /// set in a ring. A mark needs room at the sides.
    fn dotted(&mut self, piece: Piece, is_marked: bool) {
        let Grain::Cells(columns, _) = self.grain else { return };
        let on = self.inks.white.fill;
        let off = self.inks.dark;
        let is_narrow = is_marked && columns <= 4;
        let (is_king, is_white) = (piece.kind == PieceKind::King, piece.color == damier_rules::Color::White);
        if is_king && columns <= crown::MAX_CROWN {
            let shape = match (is_white, is_narrow) {
                (true, true) => crown::small_king(columns),
                (true, false) => crown::king(columns),
                (false, true) => crown::SMALL_HOLLOW_KING,
                (false, false) => crown::hollow_king(columns),
            };
            return self.shape(shape, &Side { fill: on, rim: on, crown: on });
        }
        let width = if is_narrow { 0.28 } else { 0.5 };
        let oval = |inset: f32| {
            let (across, down) = (width - inset, 0.5 - inset);
            Rect::from_xywh(0.5 - across, 0.5 - down, 2.0 * across, 2.0 * down).and_then(PathBuilder::from_oval)
        };
        self.fill(oval(0.0), &plain(on.rgb, 1.0));
        if !is_white {
            self.fill(oval(if columns <= 6 { 0.16 } else { 0.1 }), &plain(off.rgb, 1.0));
        }
        if is_king {
            self.crown((0.5, 0.5), 0.62, if is_white { off.rgb } else { on.rgb });
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
            // The inner groove would cross the number.
            let inner = Some(0.17).filter(|_| self.grain != Grain::Pixels { is_numbered: true });
            for radius in [0.28].into_iter().chain(inner) {
                self.ring((0.5, y), radius, 0.022, &plain(mixed(side.fill.rgb, side.rim.rgb, 0.5), 1.0));
            }
        }
    }
}

/// A crown with three points, `width` wide.
#[must_use]
pub fn crown_path((x, y): (f32, f32), width: f32) -> Option<Path> {
    let points = [(-0.5, -0.28), (-0.22, 0.02), (0.0, -0.4), (0.22, 0.02), (0.5, -0.28), (0.38, 0.32), (-0.38, 0.32)];
    closed_path(points.map(|(right, down)| (x + right * width, y + down * width)))
}
