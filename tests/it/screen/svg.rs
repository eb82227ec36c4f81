//! Pictures of the screen as SVG: characters as text, block characters and frames as shapes, the board in pixels as one
//! picture in few colours.

use std::collections::{BTreeMap, HashMap};
use std::fmt::Write;

use damier::tui::pixels::scene::{Picture, PictureCache};
use damier::tui::pixels::{Scene, base64, png};
use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};
use ratatui::symbols::pixel::QUADRANTS;
use tiny_skia::{Pixmap, PixmapPaint, Transform};
use unicode_width::UnicodeWidthStr;

use super::Desk;

/// Width and height of a cell in pixels.
pub const CELL: (u16, u16) = (10, 20);

/// What is placed on the screen in pixels, by number.
type Placements = BTreeMap<u32, ((u32, u32), Picture)>;

/// The place and size of something, in pixels.
type Place = (u32, u32, u32, u32);

/// The whole picture of a screen.
pub fn still(desk: &Desk) -> String {
    let (buffer, scene) = (screen(desk), Scene::of(&desk.app));
    let mut drawing = Drawing::default();
    let body = format!("{}{}", whole(&buffer), drawing.board(scene.as_ref()));
    document(&buffer, &drawing, &body)
}

/// A film: frames that change what is shown, each for a time, again and again.
#[derive(Default)]
pub struct Film {
    drawing: Drawing,
    shown: Option<(Buffer, Placements)>,
    /// Layers, each with the time at which it appears and that at which it goes, if it does.
    layers: Vec<(String, u64, Option<u64>)>,
    now: u64,
}

impl Film {
    /// Shows what is on the screen now, for so many milliseconds.
    pub fn show(&mut self, desk: &Desk, millis: u64) {
        let (buffer, scene) = (screen(desk), Scene::of(&desk.app));
        let wanted = scene.as_ref().map(Scene::placements).unwrap_or_default();
        let (start, end) = (self.now, self.now + millis);
        self.now = end;
        let Some((old, placed)) = self.shown.replace((buffer.clone(), wanted.clone())) else {
            let body = format!("{}{}", whole(&buffer), self.drawing.board(scene.as_ref()));
            self.layers.push((body, start, None));
            return;
        };
        let mut change = cells(&buffer, None, |x, y| buffer[(x, y)] != old[(x, y)]);
        let mut above = String::new();
        for (place, (corner, picture)) in &wanted {
            if picture.is_above() {
                above.push_str(&self.drawing.placed(scene.as_ref(), *corner, picture));
            } else if placed.get(place) != Some(&(*corner, picture.clone())) {
                change.push_str(&self.drawing.placed(scene.as_ref(), *corner, picture));
            }
        }
        self.layers.extend(
            [(change, start, None), (above, start, Some(end))].into_iter().filter(|(body, ..)| !body.is_empty()),
        );
    }

    /// The document.
    pub fn finish(self) -> String {
        let Some((buffer, _)) = self.shown else { return String::new() };
        let mut body = String::new();
        for (number, (layer, start, end)) in self.layers.iter().enumerate() {
            if number == 0 {
                body.push_str(layer);
                continue;
            }
            let part = |time: u64| {
                format!("{:.4}", f64::from(u32::try_from(time).unwrap()) / f64::from(u32::try_from(self.now).unwrap()))
            };
            let (values, times) = match end {
                Some(end) => ("hidden;visible;hidden", format!("0;{};{}", part(*start), part(*end))),
                None => ("hidden;visible", format!("0;{}", part(*start))),
            };
            let _ = writeln!(
                body,
                "<g visibility=\"hidden\">{layer}<animate attributeName=\"visibility\" values=\"{values}\" \
                 keyTimes=\"{times}\" calcMode=\"discrete\" dur=\"{}ms\" repeatCount=\"indefinite\"/></g>",
                self.now
            );
        }
        document(&buffer, &self.drawing, &body)
    }
}

/// The pictures that a document holds.
#[derive(Default)]
struct Drawing {
    drawn: PictureCache,
    defined: HashMap<Picture, usize>,
    definitions: String,
}

impl Drawing {
    /// The board, and all else in pixels, as one picture.
    fn board(&mut self, scene: Option<&Scene>) -> String {
        let Some(scene) = scene else { return String::new() };
        let placements = scene.placements();
        let drawn: Vec<((u32, u32), std::rc::Rc<Pixmap>)> = placements
            .values()
            .map(|(corner, picture)| (*corner, self.drawn.picture(picture, &scene.inks).unwrap()))
            .collect();
        let left = drawn.iter().map(|(corner, _)| corner.0).min().unwrap();
        let top = drawn.iter().map(|(corner, _)| corner.1).min().unwrap();
        let right = drawn.iter().map(|(corner, picture)| corner.0 + picture.width()).max().unwrap();
        let bottom = drawn.iter().map(|(corner, picture)| corner.1 + picture.height()).max().unwrap();
        let mut whole = Pixmap::new(right - left, bottom - top).unwrap();
        for ((x, y), picture) in drawn {
            let (x, y) = ((x - left).cast_signed(), (y - top).cast_signed());
            whole.draw_pixmap(x, y, (*picture).as_ref(), &PixmapPaint::default(), Transform::identity(), None);
        }
        image("", (left, top, whole.width(), whole.height()), &whole)
    }

    /// A picture at a place, defined once.
    fn placed(&mut self, scene: Option<&Scene>, (x, y): (u32, u32), picture: &Picture) -> String {
        let Some(scene) = scene else { return String::new() };
        let next = self.defined.len();
        let number = *self.defined.entry(picture.clone()).or_insert_with(|| {
            let drawn = self.drawn.picture(picture, &scene.inks).unwrap();
            let place = (0, 0, drawn.width(), drawn.height());
            self.definitions.push_str(&image(&format!(" id=\"p{next}\""), place, &drawn));
            next
        });
        format!("<use href=\"#p{number}\" x=\"{x}\" y=\"{y}\"/>\n")
    }
}

fn document(buffer: &Buffer, drawing: &Drawing, body: &str) -> String {
    let (width, height) = (buffer.area.width * CELL.0, buffer.area.height * CELL.1);
    let definitions = &drawing.definitions;
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
         height=\"{height}\" font-family=\"DejaVu Sans Mono,Menlo,Consolas,Noto Sans Mono CJK SC,monospace\" \
         font-size=\"16.6\" shape-rendering=\"crispEdges\" xml:space=\"preserve\">\n<defs>{definitions}</defs>\n{body}</svg>\n"
    )
}

/// A picture as an element.
fn image(id: &str, (x, y, width, height): Place, pixmap: &Pixmap) -> String {
    let data = base64(&png(pixmap).unwrap());
    format!(
        "<image{id} x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" href=\"data:image/png;base64,{data}\"/>\n"
    )
}

/// The colours of a cell: of its signs and behind them.
fn colors(cell: &Cell) -> (String, String) {
    let name = |color: Color, otherwise: &str| match color {
        Color::Rgb(red, green, blue) => format!("#{red:02x}{green:02x}{blue:02x}"),
        _ => otherwise.to_owned(),
    };
    (name(cell.fg, "#ddd"), name(cell.bg, "#111"))
}

/// The cells of the screen. What is covered by the right half of a wide character has the style of that character.
fn screen(desk: &Desk) -> Buffer {
    let mut buffer = desk.buffer();
    for y in 0..buffer.area.height {
        for x in 1..buffer.area.width {
            let before = buffer[(x - 1, y)].clone();
            if before.symbol().width() > 1 {
                buffer[(x, y)].set_style(before.style());
            }
        }
    }
    buffer
}

/// The whole screen.
fn whole(buffer: &Buffer) -> String {
    let ground = colors(&buffer[(buffer.area.width - 1, 0)]).1;
    let all = format!("<rect width=\"100%\" height=\"100%\" fill=\"{ground}\"/>\n");
    all + &cells(buffer, Some(&ground), |_, _| true)
}

/// The chosen cells: the ground of each run, unless it is there, then what stands on it.
fn cells(buffer: &Buffer, ground: Option<&str>, is_chosen: impl Fn(u16, u16) -> bool) -> String {
    let (mut grounds, mut signs) = (String::new(), BTreeMap::<(String, bool), String>::new());
    for y in 0..buffer.area.height {
        let mut x = 0;
        while x < buffer.area.width {
            if !is_chosen(x, y) {
                x += 1;
                continue;
            }
            let (start, like) = (x, colors(&buffer[(x, y)]).1);
            while x < buffer.area.width && is_chosen(x, y) && colors(&buffer[(x, y)]).1 == like {
                x += 1;
            }
            if ground != Some(&like) {
                let place = rect(start, y, (0.0, 0.0, f32::from(x - start), 1.0));
                let _ = writeln!(grounds, "<path fill=\"{like}\" d=\"{place}\"/>");
            }
            draw_run(buffer, start..x, y, &mut signs);
        }
    }
    for ((color, is_bold), body) in signs {
        let weight = if is_bold { " font-weight=\"bold\"" } else { "" };
        let _ = writeln!(grounds, "<g fill=\"{color}\"{weight}>{body}</g>");
    }
    grounds
}

/// Draws the signs of some cells of a row, sorted by colour and weight.
fn draw_run(buffer: &Buffer, columns: std::ops::Range<u16>, y: u16, signs: &mut BTreeMap<(String, bool), String>) {
    let mut x = columns.start;
    while x < columns.end {
        let cell = &buffer[(x, y)];
        let key = (colors(cell).0, cell.modifier.contains(Modifier::BOLD));
        let sign = cell.symbol().chars().next().unwrap_or(' ');
        if let Some(shape) = shape(sign, x, y) {
            signs.entry(key).or_default().push_str(&shape);
            x += 1;
            continue;
        }
        let mut text = String::new();
        let start = x;
        let is_wide = cell.symbol().width() > 1;
        while x < columns.end {
            let next = &buffer[(x, y)];
            let letter = next.symbol().chars().next().unwrap_or(' ');
            let goes_on = (colors(next).0, next.modifier.contains(Modifier::BOLD)) == key
                && (next.symbol().width() > 1) == is_wide
                && shape(letter, x, y).is_none();
            if !goes_on {
                break;
            }
            text.push_str(next.symbol());
            x += if is_wide { 2 } else { 1 };
        }
        let length = u32::from((x - start) * CELL.0);
        let escaped = text.replace('&', "&amp;").replace('<', "&lt;");
        let (left, base) = (start * CELL.0, y * CELL.1 + 15);
        let _ = write!(
            signs.entry(key).or_default(),
            "<text x=\"{left}\" y=\"{base}\" textLength=\"{length}\" lengthAdjust=\"spacingAndGlyphs\">{escaped}</text>"
        );
    }
}

/// A rectangle in a cell, by parts of it.
fn rect(x: u16, y: u16, (left, top, width, height): (f32, f32, f32, f32)) -> String {
    let (across, down) = (f32::from(CELL.0), f32::from(CELL.1));
    let (x, y) = ((f32::from(x) + left) * across, (f32::from(y) + top) * down);
    format!("M{x} {y}h{}v{}h-{}z", width * across, height * down, width * across)
}

/// The shape of a block character or a line; `None` for a letter. Blanks have no shape, but are no letters either.
fn shape(sign: char, x: u16, y: u16) -> Option<String> {
    let path = |parts: &[(f32, f32, f32, f32)]| {
        let body: String = parts.iter().map(|&part| rect(x, y, part)).collect();
        format!("<path d=\"{body}\"/>")
    };
    if sign == ' ' || sign == '\u{a0}' {
        return Some(String::new());
    }
    if let Some(dots) = QUADRANTS.iter().position(|&quadrant| quadrant == sign) {
        let corners = [(0.0, 0.0), (0.5, 0.0), (0.0, 0.5), (0.5, 0.5)];
        let lit = (0..4).filter(|bit| dots >> bit & 1 == 1).map(|bit| (corners[bit].0, corners[bit].1, 0.5, 0.5));
        return Some(path(&lit.collect::<Vec<_>>()));
    }
    if let Some(eighths) = "▁▂▃▄▅▆▇█".chars().position(|block| block == sign) {
        let height = f32::from(u8::try_from(eighths + 1).unwrap()) / 8.0;
        return Some(path(&[(0.0, 1.0 - height, 1.0, height)]));
    }
    if let Some(eighths) = "▏▎▍▌▋▊▉".chars().position(|block| block == sign) {
        let width = f32::from(u8::try_from(eighths + 1).unwrap()) / 8.0;
        return Some(path(&[(0.0, 0.0, width, 1.0)]));
    }
    let edges = [('▔', (0.0, 0.0, 1.0, 0.125)), ('▕', (0.875, 0.0, 0.125, 1.0))];
    if let Some((_, edge)) = edges.into_iter().find(|(edge, _)| *edge == sign) {
        return Some(path(&[edge]));
    }
    if let Some(shade) = "░▒▓".chars().position(|block| block == sign) {
        let opacity = [0.25, 0.5, 0.75][shade];
        return Some(path(&[(0.0, 0.0, 1.0, 1.0)]).replace("<path", &format!("<path opacity=\"{opacity}\"")));
    }
    if ('\u{2800}'..='\u{28ff}').contains(&sign) {
        let dots = u32::from(sign) - 0x2800;
        let places: [(u8, u8); 8] = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)];
        let lit = (0..8).filter(|bit| dots >> bit & 1 == 1).map(|bit| {
            let (column, row) = places[bit];
            (0.15 + 0.5 * f32::from(column), 0.06 + 0.25 * f32::from(row), 0.2, 0.12)
        });
        return Some(path(&lit.collect::<Vec<_>>()));
    }
    // Which sides a line leads to: left, right, up, down.
    let sides = match sign {
        '─' | '━' => [true, true, false, false],
        '│' | '┃' => [false, false, true, true],
        '┌' | '┏' | '╭' => [false, true, false, true],
        '┐' | '┓' | '╮' => [true, false, false, true],
        '└' | '┗' | '╰' => [false, true, true, false],
        '┘' | '┛' | '╯' => [true, false, true, false],
        '├' => [false, true, true, true],
        '┤' => [true, false, true, true],
        '┬' => [true, true, false, true],
        '┴' => [true, true, true, false],
        '┼' => [true, true, true, true],
        _ => return None,
    };
    let width = if "━┃┏┓┗┛".contains(sign) { (0.2, 0.1) } else { (0.12, 0.06) };
    let (left, top) = (0.5 - width.0 / 2.0, 0.5 - width.1 / 2.0);
    let arms = [
        (0.0, top, left + width.0, width.1),
        (left, top, 1.0 - left, width.1),
        (left, 0.0, width.0, top + width.1),
        (left, top, width.0, 1.0 - top),
    ];
    let shown = arms.into_iter().zip(sides).filter(|(_, is_shown)| *is_shown).map(|(arm, _)| arm);
    Some(path(&shown.collect::<Vec<_>>()))
}
