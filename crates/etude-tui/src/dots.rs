//! Curves in the dots of braille, two across and four down in a cell.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Color;

/// The bits of a braille pattern, by row and column of the dot (Unicode, block 2800).
const BITS: [[u8; 2]; 4] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]];

/// A place between bounds, which grow to the right and upwards.
pub(crate) type Spot = (f64, f64);

/// Dots to be drawn in an area.
#[derive(Debug)]
pub(crate) struct DotField {
    area: Rect,
    across: [f64; 2],
    heights: [f64; 2],
    /// The pattern of each cell, and the colour of its last dot.
    cells: Vec<(u8, Color)>,
}

impl DotField {
    /// None yet, between the least and the greatest value across and upwards.
    pub(crate) fn new(area: Rect, across: [f64; 2], heights: [f64; 2]) -> Self {
        let count = usize::from(area.width) * usize::from(area.height);
        Self { area, across, heights, cells: vec![(0, Color::Reset); count] }
    }

    /// The column and the row of a place, of so many; `None` beyond the bounds.
    fn placed(&self, (x, y): Spot, columns: u16, rows: u16) -> Option<(f64, f64)> {
        let [[left, right], [low, high]] = [self.across, self.heights];
        let is_inside = (left..=right).contains(&x) && (low..=high).contains(&y) && left < right && low < high;
        let last = |count: u16| f64::from(count) - 1.0;
        is_inside.then(|| ((x - left) * last(columns) / (right - left), (high - y) * last(rows) / (high - low)))
    }

    /// The dot at a place.
    #[expect(clippy::cast_possible_truncation, reason = "rounded, and within the area")]
    fn dot(&self, place: Spot) -> Option<(i32, i32)> {
        let (x, y) = self.placed(place, self.area.width * 2, self.area.height * 4)?;
        Some((x.round() as i32, y.round() as i32))
    }

    /// Adds a line between two places; one alone is a dot.
    pub(crate) fn line(&mut self, from: Spot, to: Spot, color: Color) {
        let (Some(from), Some(to)) = (self.dot(from), self.dot(to)) else { return };
        for (x, y) in between(from, to) {
            let [Ok(x), Ok(y)] = [x, y].map(usize::try_from) else { continue };
            if let Some(cell) = self.cells.get_mut(y / 4 * usize::from(self.area.width) + x / 2) {
                *cell = (cell.0 | BITS[y % 4][x % 2], color);
            }
        }
    }

    /// The cell of a place.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "within the area")]
    pub(crate) fn cell(&self, place: Spot) -> Option<(u16, u16)> {
        let (x, y) = self.placed(place, self.area.width, self.area.height)?;
        Some((self.area.x + x as u16, self.area.y + y as u16))
    }

    /// Draws them. A cell without a dot stays as it is.
    pub(crate) fn draw(&self, buffer: &mut Buffer) {
        for (place, &(pattern, color)) in self.area.positions().zip(&self.cells) {
            if pattern != 0 {
                let sign = char::from_u32(0x2800 + u32::from(pattern)).unwrap_or(' ');
                buffer[place].set_char(sign).set_fg(color);
            }
        }
    }
}

/// The dots of a line by Bresenham's algorithm.
fn between(from: (i32, i32), to: (i32, i32)) -> Vec<(i32, i32)> {
    let is_steep = (to.1 - from.1).abs() >= (to.0 - from.0).abs();
    let turned = |(x, y)| if is_steep { (y, x) } else { (x, y) };
    let (mut first, mut last) = (turned(from), turned(to));
    if first.0 > last.0 {
        std::mem::swap(&mut first, &mut last);
    }
    let (length, rise) = (last.0 - first.0, last.1 - first.1);
    let mut error = 2 * rise.abs() - length;
    let mut across = first.1;
    let step = |along| {
        let dot = turned((along, across));
        if error > 0 {
            across += rise.signum();
            error -= 2 * length;
        }
        error += 2 * rise.abs();
        dot
    };
    (first.0..=last.0).map(step).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(lines: &[[Spot; 2]], area: Rect) -> Vec<String> {
        let mut dots = DotField::new(area, [0.0, 3.0], [0.0, 3.0]);
        for &[from, to] in lines {
            dots.line(from, to, Color::Reset);
        }
        let mut buffer = Buffer::empty(area);
        dots.draw(&mut buffer);
        area.rows().map(|row| row.positions().map(|place| buffer[place].symbol()).collect()).collect()
    }

    #[test]
    fn lines_are_dots_of_braille() {
        let area = Rect::new(0, 0, 2, 1);
        // Four dots each way: the names of the dots in Unicode are 1 to 8.
        assert_eq!(drawn(&[[(0.0, 3.0), (3.0, 3.0)]], area), ["⠉⠉"]);
        assert_eq!(drawn(&[[(0.0, 0.0), (3.0, 0.0)]], area), ["⣀⣀"]);
        assert_eq!(drawn(&[[(0.0, 0.0), (0.0, 3.0)]], area), ["⡇ "]);
        assert_eq!(drawn(&[[(0.0, 0.0), (3.0, 3.0)]], area), ["⡠⠊"]);
        assert_eq!(drawn(&[[(3.0, 0.0), (0.0, 3.0)]], area), ["⠑⢄"]);
        assert_eq!(drawn(&[[(1.0, 1.0), (1.0, 1.0)]], area), ["⠠ "]);
    }

    #[test]
    fn what_lies_beyond_the_bounds_is_not_drawn() {
        assert_eq!(drawn(&[[(0.0, 0.0), (4.0, 0.0)], [(-1.0, 1.0), (0.0, 9.0)]], Rect::new(0, 0, 2, 1)), ["  "]);
    }
}
