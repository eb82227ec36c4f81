//! Pens, paths and paints for pictures in pixels.

use tiny_skia::{Color, LineCap, LineJoin, Paint, Path, PathBuilder, Shader, Stroke};

use crate::color::Rgb;

/// A paint of one colour.
#[must_use]
pub fn plain(rgb: Rgb, alpha: f32) -> Paint<'static> {
    let [red, green, blue] = rgb.map(|part| f32::from(part) / 255.0);
    let color = Color::from_rgba(red, green, blue, alpha).unwrap_or(Color::BLACK);
    Paint { shader: Shader::SolidColor(color), ..Paint::default() }
}

/// A line from point to point. `None` for fewer than two points.
#[must_use]
pub fn open_path(points: impl IntoIterator<Item = (f32, f32)>) -> Option<Path> {
    through(points).finish()
}

/// The area within a line from point to point and back to the first. `None` for fewer than two points.
#[must_use]
pub fn closed_path(points: impl IntoIterator<Item = (f32, f32)>) -> Option<Path> {
    let mut path = through(points);
    path.close();
    path.finish()
}

fn through(points: impl IntoIterator<Item = (f32, f32)>) -> PathBuilder {
    let mut path = PathBuilder::new();
    for (number, (x, y)) in points.into_iter().enumerate() {
        if number == 0 { path.move_to(x, y) } else { path.line_to(x, y) }
    }
    path
}

/// A pen with a round tip.
#[must_use]
pub fn round_stroke(width: f32) -> Stroke {
    Stroke { width, line_cap: LineCap::Round, line_join: LineJoin::Round, ..Stroke::default() }
}
