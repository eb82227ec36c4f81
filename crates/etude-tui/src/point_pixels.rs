//! A board of points in pixels, on terminals that have them.
//!
//! The screen is drawn in cells as ever, with blanks where the board is; then the board is drawn over them, a picture for
//! each row of points, and only the rows that have changed. So there are no more pictures than xterm keeps, and a move of
//! the cursor sends two of them at most.

use std::fmt::Write as _;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use tiny_skia::{FillRule, PathBuilder, Pixmap, Rect as Square, Transform};

use crate::big;
use crate::color::{ColorDepth, Rgb};
use crate::encode;
use crate::paint::{open_path, plain, round_stroke};
use crate::pixels::{Pixels, Protocol};
use crate::points::{Face, INK, LINES, NUMBERS, PointBoard, RED, SHELL, WOOD};

/// The colour of the cursor.
const CURSOR: Rgb = [0x1f, 0x5f, 0xd7];

/// A point, as it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Look {
    face: Face,
    is_last: bool,
    is_asked: bool,
    is_cursor: bool,
}

/// A board to be shown in pixels.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PointScene {
    pixels: Pixels,
    /// The cells of the picture.
    area: Rect,
    colors: [Rgb; 5],
    /// The rows, the highest first.
    rows: Vec<Vec<Look>>,
    /// The distance of two points in rows of cells, and the rows above the highest one.
    scale: (u16, u16),
}

impl PointScene {
    /// The scene of a board that is drawn in an area.
    #[must_use]
    pub fn new(board: &PointBoard, area: Rect, pixels: Pixels, depth: ColorDepth) -> Self {
        let look = |place| Look {
            face: board.face(place).unwrap_or_default(),
            is_last: board.last() == Some(place),
            is_asked: board.asked() == Some(place),
            is_cursor: board.cursor() == Some(place),
        };
        let size = board.size();
        let rows = (0..size).rev().map(|row| (0..size).map(|column| look((column, row))).collect()).collect();
        let colors = [WOOD, LINES, INK, SHELL, RED].map(|shade| shade.ink(depth).seen());
        Self { pixels, area: cells(board, area), colors, rows, scale: (board.scale(), board.margin()) }
    }
}

/// The cells under the picture of a board that is drawn in an area.
fn cells(board: &PointBoard, area: Rect) -> Rect {
    let width = 2 * board.scale() * u16::from(board.size()) + 1;
    let picture = Rect { x: area.x + NUMBERS, y: area.y, width, height: board.rows() };
    picture.intersection(area)
}

/// Leaves blanks where the picture of a board goes, which is drawn in an area.
pub fn leave_free(board: &PointBoard, area: Rect, buffer: &mut Buffer) {
    for cell in cells(board, area).intersection(buffer.area).positions() {
        buffer[cell].reset();
    }
}

/// What the terminal shows.
#[derive(Debug, Default)]
pub struct PointOutput {
    shown: Option<PointScene>,
}

impl PointOutput {
    /// The bytes that change what is shown to this board.
    #[must_use]
    pub fn show(&mut self, scene: Option<PointScene>) -> String {
        let is_same_place = match (&self.shown, &scene) {
            (Some(shown), Some(scene)) => {
                let places = |scene: &PointScene| (scene.pixels, scene.area, scene.scale);
                places(shown) == places(scene) && shown.colors == scene.colors
            }
            (None, None) => true,
            _ => false,
        };
        let mut text = if is_same_place { String::new() } else { self.forget() };
        let mut change = String::new();
        if let Some(scene) = &scene {
            let is_same =
                |number: usize| self.shown.as_ref().is_some_and(|shown| shown.rows[number] == scene.rows[number]);
            for number in 0..scene.rows.len() {
                // Where the middle of a row lies off the middle of its picture, the next picture has a part of it.
                let is_alone = scene.scale.0 % 2 == 1 || number == 0;
                if !is_same(number) || !is_alone && !is_same(number - 1) {
                    change.push_str(&sent(scene, number).unwrap_or_default());
                }
            }
        }
        if !change.is_empty() {
            // The cursor stays where the screen has put it.
            let _ = write!(text, "\u{1b}7{change}\u{1b}8");
        }
        self.shown = scene;
        text
    }

    /// Forgets everything, and has the terminal forget it.
    #[must_use]
    pub fn forget(&mut self) -> String {
        let shown = self.shown.take();
        let is_kitty = shown.is_some_and(|scene| scene.pixels.protocol == Protocol::Kitty);
        if is_kitty { "\u{1b}_Ga=d,d=A,q=2\u{1b}\\".to_owned() } else { String::new() }
    }
}

/// What sends a row.
fn sent(scene: &PointScene, number: usize) -> Option<String> {
    let picture = draw(scene, number)?;
    let place = u16::try_from(number).ok()?;
    let (line, column) = (scene.area.y + scene.scale.0 * place + 1, scene.area.x + 1);
    let id = u32::from(place) + 1;
    let picture = match scene.pixels.protocol {
        Protocol::Kitty => encode::kitty_keep(&picture, id)? + &format!("\u{1b}_Ga=p,i={id},p={id},C=1,q=2\u{1b}\\"),
        Protocol::Sixel => encode::sixel(&picture)?,
        Protocol::Iterm => encode::iterm(&picture, scene.area.width, cell_rows(scene, number))?,
    };
    Some(format!("\u{1b}[{line};{column}H{picture}"))
}

/// A row of points in pixels.
struct Canvas<'a> {
    pixmap: Pixmap,
    scene: &'a PointScene,
    /// The middle of the row.
    y: f32,
    /// Half the distance of two points across.
    half: f32,
    /// The distance of two points upwards.
    height: f32,
}

/// The rows of cells of a picture: the last one reaches to the foot.
fn cell_rows(scene: &PointScene, number: usize) -> u16 {
    let (scale, margin) = scene.scale;
    if number + 1 == scene.rows.len() { 2 * margin + 1 } else { scale }
}

fn draw(scene: &PointScene, number: usize) -> Option<Pixmap> {
    let (width, height) = scene.pixels.cell;
    let ((scale, margin), rows) = (scene.scale, cell_rows(scene, number));
    let pixmap = Pixmap::new(u32::from(scene.area.width) * u32::from(width), u32::from(height) * u32::from(rows))?;
    let (half, cell) = (f32::from(width * scale), f32::from(height));
    let foot = cell * f32::from(rows);
    let y = cell * (f32::from(margin) + 0.5);
    let distance = cell * f32::from(scale);
    let mut canvas = Canvas { pixmap, scene, y, half, height: distance };
    let [wood, lines, ..] = scene.colors;
    canvas.rect([0.0, 0.0, f32::from(width) * f32::from(scene.area.width), foot], wood);
    let last = scene.rows[number].len().saturating_sub(1);
    canvas.line((canvas.x(0), y), (canvas.x(last), y), lines);
    let (is_top, is_foot) = (number == 0, number + 1 == scene.rows.len());
    let (top, foot) = (if is_top { y } else { 0.0 }, if is_foot { y } else { foot });
    for place in 0..=last {
        canvas.line((canvas.x(place), top), (canvas.x(place), foot), lines);
    }
    // The foot of the row before reaches into this picture where its middle lies off that of its own.
    let before = number.checked_sub(1).filter(|_| scale % 2 == 0).map(|before| (y - distance, before));
    for (y, number) in before.into_iter().chain([(y, number)]) {
        canvas.y = y;
        for (place, look) in scene.rows[number].iter().enumerate() {
            canvas.point(place, *look);
        }
    }
    Some(canvas.pixmap)
}

impl Canvas<'_> {
    /// The middle of a point, from the left.
    #[expect(clippy::cast_precision_loss, reason = "at most 26 points")]
    fn x(&self, place: usize) -> f32 {
        self.half * (1.0 + 2.0 * place as f32) + f32::from(self.scene.pixels.cell.0) / 2.0
    }

    fn rect(&mut self, [left, top, width, height]: [f32; 4], color: Rgb) {
        if let Some(rect) = Square::from_xywh(left, top, width, height) {
            self.pixmap.fill_rect(rect, &plain(color, 1.0), Transform::identity(), None);
        }
    }

    fn line(&mut self, from: (f32, f32), to: (f32, f32), color: Rgb) {
        if let Some(path) = open_path([from, to]) {
            self.pixmap.stroke_path(&path, &plain(color, 1.0), &round_stroke(1.0), Transform::identity(), None);
        }
    }

    fn disc(&mut self, x: f32, radius: f32, color: Rgb) {
        if let Some(path) = PathBuilder::from_circle(x, self.y, radius) {
            self.pixmap.fill_path(&path, &plain(color, 1.0), FillRule::Winding, Transform::identity(), None);
        }
    }

    fn point(&mut self, place: usize, look: Look) {
        let (x, [wood, lines, ink, shell, red]) = (self.x(place), self.scene.colors);
        let radius = self.half.min(self.height / 2.0) * 0.92;
        match look.face {
            _ if look.is_asked => self.sign(x, '?', red),
            Face::Empty => {}
            Face::Star => self.disc(x, radius * 0.28, lines),
            Face::First => self.disc(x, radius, ink),
            Face::Second => {
                self.disc(x, radius, ink);
                self.disc(x, radius - 1.0, shell);
            }
            Face::Sign(sign) => {
                self.disc(x, radius * 0.8, wood);
                self.sign(x, sign, red);
            }
        }
        if look.is_last {
            self.disc(x, radius * 0.36, red);
        }
        if look.is_cursor {
            let (side, thick) = (radius, (radius / 6.0).max(1.5));
            let (left, top) = (x - side, self.y - side);
            for rect in [
                [left, top, 2.0 * side, thick],
                [left, self.y + side - thick, 2.0 * side, thick],
                [left, top, thick, 2.0 * side],
                [x + side - thick, top, thick, 2.0 * side],
            ] {
                self.rect(rect, CURSOR);
            }
        }
    }

    /// A letter, digit or sign in the middle of a point. What is right or wrong is marked by strokes.
    fn sign(&mut self, x: f32, sign: char, color: Rgb) {
        let (arm, y) = (self.half.min(self.height / 2.0) * 0.5, self.y);
        let strokes = match sign {
            '+' => [((x - arm, y), (x + arm, y)), ((x, y - arm), (x, y + arm))],
            '×' => [((x - arm, y - arm), (x + arm, y + arm)), ((x - arm, y + arm), (x + arm, y - arm))],
            _ => return self.letter(x, sign, color),
        };
        for path in strokes.into_iter().filter_map(|(from, to)| open_path([from, to])) {
            let stroke = round_stroke((arm * 0.4).max(2.0));
            self.pixmap.stroke_path(&path, &plain(color, 1.0), &stroke, Transform::identity(), None);
        }
    }

    /// A letter or digit in the middle of a point.
    fn letter(&mut self, x: f32, sign: char, color: Rgb) {
        // Whole pixels: between others there would be seams.
        let dot = (self.half.min(self.height / 2.0) * 2.0 / 9.0).floor().max(1.0);
        let dots: Vec<(u16, u16)> = big::lit(&sign.to_string()).collect();
        // What is lit stands in the middle, not its box.
        let columns = || dots.iter().map(|&(column, _)| column);
        let lit = columns().min().unwrap_or(0) + columns().max().unwrap_or(0) + 1;
        let (left, top) = ((x - f32::from(lit) * dot / 2.0).round(), (self.y - 4.0 * dot).round());
        for (column, row) in dots {
            self.rect([left + f32::from(column) * dot, top + f32::from(row) * dot, dot, dot], color);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PIXELS: Pixels = Pixels { protocol: Protocol::Kitty, cell: (10, 20) };

    fn scene(board: &PointBoard, pixels: Pixels) -> PointScene {
        PointScene::new(board, Rect::new(0, 1, 34, 16), pixels, ColorDepth::True)
    }

    /// The colour at the middle of a point of a row.
    fn middle(board: &PointBoard, (column, row): (usize, usize)) -> [u8; 3] {
        let scene = scene(board, PIXELS);
        let picture = draw(&scene, row).unwrap();
        assert_eq!((picture.width(), picture.height()), (31 * 10, 20));
        let pixel = picture.pixel(u32::try_from(15 + 20 * column).unwrap(), 10).unwrap();
        [pixel.red(), pixel.green(), pixel.blue()]
    }

    #[test]
    fn stones_lie_on_the_points() {
        let mut board = PointBoard::new(15);
        board.put((2, 14), Face::First);
        board.put((3, 14), Face::Second);
        let board = board.with_last(Some((3, 14)));
        assert_eq!(middle(&board, (2, 0)), INK.rgb());
        assert_eq!(middle(&board, (3, 0)), RED.rgb(), "the last stone is marked");
        assert_ne!(middle(&board, (4, 0)), WOOD.rgb(), "lines cross");
        let board = board.with_last(None);
        assert_eq!(middle(&board, (3, 0)), SHELL.rgb());
    }

    /// On a large board a point is four columns by two rows, or six by three; the middle of each stone is on its lines.
    #[test]
    fn a_large_board_has_its_stones_on_the_lines() {
        for (fits, scale) in [((34, 16), 1), ((64, 32), 2), ((94, 46), 3), ((200, 90), 3), ((93, 60), 2)] {
            let mut board = PointBoard::new(15).fitted(fits.0, fits.1);
            assert_eq!(board.scale(), scale, "{fits:?}");
            board.put((14, 0), Face::First);
            board.put((0, 14), Face::Second);
            let (width, height) = board.extent();
            let area = Rect::new(0, 0, width, height);
            let scene = PointScene::new(&board, area, PIXELS, ColorDepth::True);
            let rows: Vec<Pixmap> = (0..15).map(|row| draw(&scene, row).unwrap()).collect();
            assert_eq!(rows.iter().map(Pixmap::height).sum::<u32>(), 20 * u32::from(board.rows()));
            // The cells tell where the stones are: the same places have their colours.
            for (place, color) in [((14, 0), INK.rgb()), ((0, 14), SHELL.rgb())] {
                let cell = board.cell_of(area, place);
                assert_eq!(board.place_at(area, cell), Some(place));
                let (x, y) = (u32::from(cell.x - NUMBERS) * 10 + 5, u32::from(cell.y) * 20 + 10);
                let (mut above, mut number) = (0, 0);
                while above + rows[number].height() <= y {
                    above += rows[number].height();
                    number += 1;
                }
                let pixel = rows[number].pixel(x, y - above).unwrap();
                assert_eq!([pixel.red(), pixel.green(), pixel.blue()], color, "{scale}: {place:?}");
            }
        }
    }

    /// Where the middle of a row lies off that of its picture, the picture below has a part of it and is sent, too.
    #[test]
    fn a_change_on_a_large_board_sends_all_that_shows_it() {
        for (size, pictures) in [(64, 2), (94, 1)] {
            let board = PointBoard::new(15).fitted(size, size);
            let area = Rect::new(0, 0, board.extent().0, board.extent().1);
            let scene = |board: &PointBoard| Some(PointScene::new(board, area, PIXELS, ColorDepth::True));
            let mut output = PointOutput::default();
            assert!(!output.show(scene(&board)).is_empty());
            let sent = output.show(scene(&board.with_cursor(Some((7, 7)))));
            assert_eq!(sent.matches("H\u{1b}_G").count(), pictures, "{size}");
        }
    }

    #[test]
    fn only_rows_that_change_are_sent() {
        for protocol in [Protocol::Kitty, Protocol::Sixel, Protocol::Iterm] {
            let pixels = Pixels { protocol, ..PIXELS };
            let (mut output, board) = (PointOutput::default(), PointBoard::new(15));
            let rows = |text: &str| (1..=24).filter(|row| text.contains(&format!("\u{1b}[{row};3H"))).count();
            assert_eq!(rows(&output.show(Some(scene(&board, pixels)))), 15);
            assert_eq!(output.show(Some(scene(&board, pixels))), "");
            let moved = board.clone().with_cursor(Some((7, 7)));
            assert_eq!(rows(&output.show(Some(scene(&moved, pixels)))), 1);
            let moved = board.with_cursor(Some((7, 8)));
            assert_eq!(rows(&output.show(Some(scene(&moved, pixels)))), 2);
            let gone = output.show(None);
            assert_eq!(gone.contains("a=d,d=A"), protocol == Protocol::Kitty);
            assert_eq!(rows(&output.show(Some(scene(&moved, pixels)))), 15, "all is sent again");
        }
    }

    #[test]
    fn the_picture_has_its_cells_for_itself() {
        let area = Rect::new(0, 0, 34, 16);
        let mut buffer = Buffer::empty(area);
        let board = PointBoard::new(15);
        board.draw(area, &crate::points::PointStyles::plain(), false, &mut buffer);
        leave_free(&board, area, &mut buffer);
        let row = |y| (0..34).map(|x| buffer[(x, y)].symbol()).collect::<String>();
        assert_eq!(row(0).trim_end(), "15");
        assert_eq!(row(15).trim(), "A B C D E F G H I J K L M N O");
    }
}
