//! A board of points in cells: lines that cross, with stones on the crossings. A point takes two columns and one row, or
//! twice or thrice as many where there is room.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Cell, Rect};
use ratatui::style::{Color, Modifier, Style};

use crate::color::{ColorDepth, Shade, shade};

/// A column and a row of a board, from 0 at the left and at the foot.
pub type Place = (u8, u8);

/// What lies on a point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Face {
    /// Nothing.
    #[default]
    Empty,
    /// Nothing, on a point that the board itself marks.
    Star,
    /// A stone of the side that begins.
    First,
    /// A stone of the other side.
    Second,
    /// A letter, digit or sign, one column wide.
    Sign(char),
}

/// A picture of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PointBoard {
    size: u8,
    /// The distance of two points in rows, and half of that in columns.
    scale: u16,
    faces: Vec<Face>,
    last: Option<Place>,
    cursor: Option<Place>,
    asked: Option<Place>,
}

/// The styles of a board.
#[derive(Clone, Copy, Debug)]
pub struct PointStyles {
    /// The lines.
    board: Style,
    /// Stones of the side that begins.
    first: Style,
    /// Stones of the other side.
    second: Style,
    /// Signs.
    sign: Style,
    /// Names of columns and rows.
    names: Style,
}

/// Maple, as the squares of other boards.
pub(crate) const WOOD: Shade = shade(0xdc_b3_5c, Color::Yellow);
pub(crate) const LINES: Shade = shade(0x5a_3e_14, Color::Black);
pub(crate) const INK: Shade = shade(0x10_0c_08, Color::Black);
pub(crate) const SHELL: Shade = shade(0xff_ff_ff, Color::White);
pub(crate) const RED: Shade = shade(0xa0_00_00, Color::Red);

impl PointStyles {
    /// Stones on wood.
    #[must_use]
    pub fn wood(depth: ColorDepth, names: Style) -> Self {
        let on = |shade: Shade| Style::new().bg(WOOD.at(depth)).fg(shade.at(depth));
        let bold = |shade| on(shade).add_modifier(Modifier::BOLD);
        Self { board: on(LINES), first: bold(INK), second: bold(SHELL), sign: bold(RED), names }
    }

    /// Without colours: the stones differ in shape.
    #[must_use]
    pub const fn plain() -> Self {
        let bold = Style::new().add_modifier(Modifier::BOLD);
        Self { board: Style::new(), first: bold, second: bold, sign: bold, names: Style::new() }
    }
}

impl PointBoard {
    /// An empty board of `size` by `size` points, at most 26.
    #[must_use]
    pub fn new(size: u8) -> Self {
        let points = usize::from(size) * usize::from(size);
        Self { size, scale: 1, faces: vec![Face::Empty; points], last: None, cursor: None, asked: None }
    }

    /// The largest picture that fits, up to three times the smallest one.
    #[must_use]
    pub fn fitted(self, width: u16, height: u16) -> Self {
        let fits = |scale: &u16| {
            let extent = Self { scale: *scale, faces: Vec::new(), ..self }.extent();
            extent.0 <= width && extent.1 <= height
        };
        let scale = [3, 2].into_iter().find(fits).unwrap_or(1);
        Self { scale, ..self }
    }

    fn index(&self, (column, row): Place) -> Option<usize> {
        let inside = column < self.size && row < self.size;
        inside.then(|| usize::from(row) * usize::from(self.size) + usize::from(column))
    }

    /// Puts something on a point; nothing happens beyond the edge.
    pub fn put(&mut self, place: Place, face: Face) {
        if let Some(index) = self.index(place) {
            self.faces[index] = face;
        }
    }

    /// What lies on a point.
    #[must_use]
    pub fn face(&self, place: Place) -> Option<Face> {
        self.index(place).map(|index| self.faces[index])
    }

    /// Columns and rows of points.
    pub(crate) const fn size(&self) -> u8 {
        self.size
    }

    pub(crate) const fn last(&self) -> Option<Place> {
        self.last
    }

    pub(crate) const fn cursor(&self) -> Option<Place> {
        self.cursor
    }

    pub(crate) const fn asked(&self) -> Option<Place> {
        self.asked
    }

    /// Marks the stone laid last with brackets.
    #[must_use]
    pub fn with_last(self, last: Option<Place>) -> Self {
        Self { last, ..self }
    }

    /// Shows the cursor on a point, inverted.
    #[must_use]
    pub fn with_cursor(self, cursor: Option<Place>) -> Self {
        Self { cursor, ..self }
    }

    /// Marks a point that is asked about with a question mark between brackets.
    #[must_use]
    pub fn with_asked(self, asked: Option<Place>) -> Self {
        Self { asked, ..self }
    }

    pub(crate) const fn scale(&self) -> u16 {
        self.scale
    }

    /// Rows above the highest line, and below the lowest one.
    pub(crate) const fn margin(&self) -> u16 {
        self.scale / 2
    }

    /// Rows of the board without the letters.
    pub(crate) fn rows(&self) -> u16 {
        self.scale * u16::from(self.size.saturating_sub(1)) + 1 + 2 * self.margin()
    }

    /// Columns and rows that the picture takes: at its smallest two columns a point, those of the row numbers, and a row of
    /// letters.
    #[must_use]
    pub fn extent(&self) -> (u16, u16) {
        (NUMBERS + 2 * self.scale * u16::from(self.size) + 2, self.rows() + 1)
    }

    /// The point at a cell of a picture drawn in an area.
    #[must_use]
    pub fn place_at(&self, area: Rect, cell: Cell) -> Option<Place> {
        // The wood around a point belongs to it, but for the column before the outermost line.
        let right = cell.x.checked_sub(area.x + NUMBERS + 1)? / (2 * self.scale);
        let down = (cell.y.checked_sub(area.y)? + (self.scale - 1) / 2).checked_sub(self.margin())? / self.scale;
        let row = u16::from(self.size).checked_sub(down + 1)?;
        let place = (u8::try_from(right).ok()?, u8::try_from(row).ok()?);
        self.index(place).map(|_| place)
    }

    /// The cell of a point, for the cursor of the terminal.
    #[must_use]
    pub fn cell_of(&self, area: Rect, (column, row): Place) -> Cell {
        let down = self.margin() + self.scale * u16::from(self.size.saturating_sub(row + 1));
        Cell::new(area.x + NUMBERS + self.scale * (2 * u16::from(column) + 1), area.y + down)
    }

    /// Draws the board; in ASCII if nothing else can be drawn. What lies beyond the area is left out.
    pub fn draw(&self, area: Rect, styles: &PointStyles, is_ascii: bool, buffer: &mut Buffer) {
        let area = area.intersection(buffer.area);
        for row in 0..self.size {
            let cell = self.cell_of(area, (0, row));
            if area.contains(cell) {
                buffer.set_string(area.x, cell.y, format!("{:>2}", row + 1), styles.names);
            }
        }
        self.draw_wood(area, styles, is_ascii, buffer);
        for row in 0..self.size {
            for column in 0..self.size {
                self.draw_point((column, row), area, styles, is_ascii, buffer);
            }
        }
        let foot = area.y + self.rows();
        for column in 0..self.size {
            let cell = Cell::new(self.cell_of(area, (column, 0)).x, foot);
            if area.contains(cell) {
                buffer.set_string(cell.x, foot, char::from(b'A' + column).to_string(), styles.names);
            }
        }
    }

    /// The wood, which reaches half a point beyond the outer lines, and the lines between the points.
    fn draw_wood(&self, area: Rect, styles: &PointStyles, is_ascii: bool, buffer: &mut Buffer) {
        let (left, top) = (self.cell_of(area, (0, self.size.saturating_sub(1))).x, area.y + self.margin());
        let (right, foot) =
            (self.cell_of(area, (self.size.saturating_sub(1), 0)).x, top + self.rows() - 1 - 2 * self.margin());
        let wood =
            Rect { x: left - self.scale, y: area.y, width: right - left + 2 * self.scale + 1, height: self.rows() };
        for cell in wood.intersection(area).positions() {
            let is_across = (left..=right).contains(&cell.x) && (top..=foot).contains(&cell.y);
            let is_row = is_across && (cell.y - top) % self.scale == 0;
            let is_column = is_across && (cell.x - left) % (2 * self.scale) == 0;
            let line = match (is_row, is_column) {
                (true, _) => {
                    if is_ascii {
                        "-"
                    } else {
                        "─"
                    }
                }
                (_, true) => {
                    if is_ascii {
                        "|"
                    } else {
                        "│"
                    }
                }
                _ => " ",
            };
            buffer.set_string(cell.x, cell.y, line, styles.board);
        }
    }

    fn draw_point(&self, place: Place, area: Rect, styles: &PointStyles, is_ascii: bool, buffer: &mut Buffer) {
        let cell = self.cell_of(area, place);
        if !area.contains(cell) || !area.contains(Cell::new(cell.x + 1, cell.y)) {
            return;
        }
        let face = self.face(place).unwrap_or_default();
        let (symbol, style) = match face {
            Face::Empty => (self.crossing(place, is_ascii), styles.board),
            Face::Star => (if is_ascii { '*' } else { '╋' }, styles.board),
            Face::First => (if is_ascii { 'X' } else { '●' }, styles.first),
            Face::Second => (if is_ascii { 'O' } else { '○' }, styles.second),
            Face::Sign(sign) => (sign, styles.sign),
        };
        let (symbol, style) = if self.asked == Some(place) { ('?', styles.sign) } else { (symbol, style) };
        let style = if self.cursor == Some(place) { style.add_modifier(Modifier::REVERSED) } else { style };
        buffer.set_string(cell.x, cell.y, symbol.to_string(), style);
        if [self.last, self.asked].contains(&Some(place)) {
            buffer.set_string(cell.x - 1, cell.y, "(", styles.sign);
            buffer.set_string(cell.x + 1, cell.y, ")", styles.sign);
        }
    }

    fn crossing(&self, (column, row): Place, is_ascii: bool) -> char {
        if is_ascii {
            return '.';
        }
        let end = self.size - 1;
        match (column, row) {
            (0, 0) => '└',
            (0, row) if row == end => '┌',
            (column, 0) if column == end => '┘',
            (column, row) if column == end && row == end => '┐',
            (0, _) => '├',
            (column, _) if column == end => '┤',
            (_, 0) => '┴',
            (_, row) if row == end => '┬',
            _ => '┼',
        }
    }
}

/// Columns of the numbers of rows.
pub(crate) const NUMBERS: u16 = 2;

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(board: &PointBoard, is_ascii: bool) -> Vec<String> {
        let (width, height) = board.extent();
        let area = Rect::new(0, 0, width, height);
        let mut buffer = Buffer::empty(area);
        board.draw(area, &PointStyles::plain(), is_ascii, &mut buffer);
        let row = |y| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>().trim_end().to_owned();
        (0..height).map(row).collect()
    }

    #[test]
    fn lines_cross_and_stones_lie_on_them() {
        let mut board = PointBoard::new(4);
        board.put((1, 2), Face::First);
        board.put((2, 2), Face::Second);
        board.put((3, 0), Face::Sign('3'));
        board.put((9, 9), Face::First);
        let board = board.with_last(Some((2, 2)));
        let rows = [" 4 ┌─┬─┬─┐", " 3 ├─●(○)┤", " 2 ├─┼─┼─┤", " 1 └─┴─┴─3", "   A B C D"];
        assert_eq!(drawn(&board, false), rows);
        let rows = [" 4 .-.-.-.", " 3 .-X(O).", " 2 .-.-.-.", " 1 .-.-.-3", "   A B C D"];
        assert_eq!(drawn(&board, true), rows);
    }

    #[test]
    fn a_point_is_found_where_it_is_drawn() {
        let board = PointBoard::new(15);
        let area = Rect::new(2, 1, 34, 16);
        assert_eq!(board.extent(), (34, 16));
        for place in [(0, 0), (7, 7), (14, 14), (3, 11)] {
            assert_eq!(board.place_at(area, board.cell_of(area, place)), Some(place));
        }
        for cell in [Cell::new(0, 1), Cell::new(5, 0), Cell::new(5, 16), Cell::new(36, 3)] {
            assert_eq!(board.place_at(area, cell), None, "{cell:?}");
        }
    }

    #[test]
    fn what_has_no_room_is_left_out() {
        let area = Rect::new(0, 0, 10, 3);
        let mut buffer = Buffer::empty(area);
        PointBoard::new(15).draw(area, &PointStyles::wood(ColorDepth::True, Style::new()), false, &mut buffer);
        assert_eq!(buffer[(3, 0)].symbol(), "┌");
    }
}
