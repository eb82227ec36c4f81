//! A page as SVG. Letters are drawn as outlines, so that every program shows the same; the text itself is kept in the
//! description of the picture.

use std::fmt::Write as _;

use tiny_skia::{Path, PathSegment};
use ttf_parser::{GlyphId, OutlineBuilder};

use super::font::{Faces, FontError, Fonts};
use super::page::{Printed, PrintedPage, SIZE, Text};

/// Writes a page.
///
/// # Errors
///
/// Fonts that cannot be used.
pub fn written(page: &PrintedPage, title: &str, fonts: &Fonts) -> Result<String, FontError> {
    let faces = fonts.faces()?;
    let (width, height) = SIZE;
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}pt\" height=\"{height}pt\" \
         viewBox=\"0 0 {width} {height}\" role=\"img\">\n<title>{}</title>\n<desc>{}</desc>\n\
         <path fill=\"#fff\" d=\"M0 0H{width}V{height}H0Z\"/>\n",
        escaped(title),
        escaped(&page.lines().collect::<Vec<_>>().join("\n")),
    );
    for mark in &page.marks {
        // Writing to a string cannot fail.
        let _ = match mark {
            Printed::Area { path, grey } => writeln!(out, "<path fill=\"{}\" d=\"{}\"/>", color(*grey), data(path)),
            Printed::Line { path, width, grey } => writeln!(
                out,
                "<path fill=\"none\" stroke=\"{}\" stroke-width=\"{}\" d=\"{}\"/>",
                color(*grey),
                Short(*width),
                data(path)
            ),
            Printed::Text(text) => writeln!(out, "<path d=\"{}\"/>", outlines(text, &faces)),
        };
    }
    out.push_str("</svg>\n");
    Ok(out)
}

/// A text between tags. Control characters are no part of XML.
fn escaped(text: &str) -> String {
    let text: String = text.chars().filter(|letter| !letter.is_control() || *letter == '\n').collect();
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to 255")]
fn color(grey: f32) -> String {
    let part = (grey.clamp(0.0, 1.0) * 255.0).round() as u8;
    format!("#{part:02x}{part:02x}{part:02x}")
}

/// A number with two digits after the point at most.
struct Short(f32);

impl std::fmt::Display for Short {
    fn fmt(&self, out: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(out, "{}", (self.0 * 100.0).round() / 100.0)
    }
}

fn data(path: &Path) -> String {
    let mut pen = Pen { at: (0.0, 0.0), scale: (1.0, 1.0), data: String::new() };
    for segment in path.segments() {
        match segment {
            PathSegment::MoveTo(to) => pen.move_to(to.x, to.y),
            PathSegment::LineTo(to) => pen.line_to(to.x, to.y),
            PathSegment::QuadTo(by, to) => pen.quad_to(by.x, by.y, to.x, to.y),
            PathSegment::CubicTo(first, second, to) => {
                pen.curve_to(first.x, first.y, second.x, second.y, to.x, to.y);
            }
            PathSegment::Close => pen.close(),
        }
    }
    pen.data
}

/// The outlines of the letters of a text.
fn outlines(text: &Text, faces: &Faces) -> String {
    let mut data = String::new();
    for glyph in &text.glyphs {
        let Some(face) = faces.0.get(glyph.face) else { continue };
        let scale = text.size / f32::from(face.units_per_em());
        let at = (text.at.0 + glyph.left * text.size, text.at.1);
        let mut pen = Pen { at, scale: (scale, -scale), data };
        face.outline_glyph(GlyphId(glyph.id), &mut pen);
        data = pen.data;
    }
    data
}

/// Writes down a path as the data of an element.
struct Pen {
    at: (f32, f32),
    scale: (f32, f32),
    data: String,
}

impl Pen {
    fn write(&mut self, command: char, points: &[(f32, f32)]) {
        self.data.push(command);
        for (number, (x, y)) in points.iter().enumerate() {
            let space = if number == 0 { "" } else { " " };
            let (x, y) = (self.at.0 + x * self.scale.0, self.at.1 + y * self.scale.1);
            // Writing to a string cannot fail.
            let _ = write!(self.data, "{space}{} {}", Short(x), Short(y));
        }
    }
}

impl OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.write('M', &[(x, y)]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.write('L', &[(x, y)]);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.write('Q', &[(x1, y1), (x, y)]);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.write('C', &[(x1, y1), (x2, y2), (x, y)]);
    }

    fn close(&mut self) {
        self.data.push('Z');
    }
}
