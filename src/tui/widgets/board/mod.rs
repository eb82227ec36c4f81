//! The board: cells, pieces, square numbers and marks.
//!
//! Every mark has a shape besides its colour, so that the board can be read without colours: corners around the cursor,
//! brackets around the selected piece, parentheses on its target squares, exclamation marks at pieces that must capture,
//! shading where the last move began and ended, dots where it passed, crosses on captured pieces. Signs stand beside a
//! piece, never over it: where there is no room, the colour of the square and the part of it that is coloured tell.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Point, Rect};
use ratatui::style::Style;

mod dots;
pub mod label;
mod mark;
pub mod paint;

pub use self::dots::{Dots, PieceCache};
pub use self::label::SquareLabel;
pub use self::mark::Mark;
use self::mark::heat;
use self::paint::{Arrow, Look};
pub use self::paint::{Pointer, Pose};
use super::pieces::{self, PieceSet};
use crate::tui::theme::Theme;
pub use damier_app::settings::Numbers;
use damier_rules::notation::SquareNames;
use damier_rules::{AnyPosition, BoardSize, Color, Piece, PieceKind, Square};
use etude_tui::color::Mixing;

/// A board to draw.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardPicture {
    /// The pieces.
    pub position: AnyPosition,
    /// Replaces the contents of some squares of the position while a move is animated.
    pub instead: Vec<(Square, Option<Piece>)>,
    /// Whether Black is at the bottom.
    pub turned: bool,
    /// Which squares show their names.
    pub numbers: Numbers,
    /// Marked squares; if a square has several marks, the first is drawn.
    pub marks: Vec<(Square, Mark)>,
    /// Arrows from square to square, where there are pixels for them.
    pub arrows: Vec<(Square, Square, Pointer)>,
    /// The piece of an answer that was wrong, or that could not move as it was told to: it is shaken when this changes.
    pub wrong: Option<Square>,
    /// How a piece stands that is being shaken or crowned.
    pub pose: Option<(Square, Pose)>,
    /// A piece between two squares, where there are pixels for it.
    pub flight: Option<Flight>,
}

/// A piece between two squares. Elsewhere than in pixels it stands on the first of them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Flight {
    /// The square it comes from.
    pub(crate) from: Square,
    /// The square it goes to.
    pub(crate) to: Square,
    /// How much of the way is done, up to 1.
    pub(crate) share: f32,
}

impl BoardPicture {
    /// A board without marks, with White at the bottom. Screens use [`crate::tui::shared::Shared::board`], which applies the
    /// settings.
    #[must_use]
    pub fn new(position: AnyPosition) -> Self {
        Self {
            position,
            instead: Vec::new(),
            turned: false,
            numbers: Numbers::default(),
            marks: Vec::new(),
            arrows: Vec::new(),
            wrong: None,
            pose: None,
            flight: None,
        }
    }

    /// The row and column in which a square is shown.
    #[must_use]
    pub fn place(&self, square: Square) -> (u8, u8) {
        let last = self.position.board_size().rows() - 1;
        let [row, column] = [square.row(), square.column()].map(|at| if self.turned { last - at } else { at });
        (row, column)
    }

    /// The arrows, in rows and columns as shown.
    #[must_use]
    pub fn arrows_shown(&self) -> Vec<Arrow> {
        let place = |square: Square| {
            let (row, column) = self.place(square);
            (row.cast_signed(), column.cast_signed())
        };
        let arrow = |&(from, to, pointer)| Arrow { from: place(from), to: place(to), pointer };
        self.arrows.iter().map(arrow).collect()
    }

    /// Whether a square shows its number, if there is room for it.
    fn is_numbered(&self, square: Square) -> bool {
        let is_free = self.piece_at(square).is_none();
        match self.numbers {
            Numbers::Always => true,
            Numbers::OnEdge => is_free && is_at_edge(square, self.position.board_size()),
            Numbers::OnFreeSquares => is_free,
            Numbers::Never => false,
        }
    }

    fn pose_at(&self, square: Square) -> Pose {
        self.pose.filter(|&(posed, _)| posed == square).map_or(Pose::Still, |(_, pose)| pose)
    }

    fn mark_at(&self, square: Square) -> Option<Mark> {
        self.marks.iter().find(|&&(marked, _)| marked == square).map(|&(_, mark)| mark)
    }

    /// The piece on a square.
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let instead = self.instead.iter().find(|(replaced, _)| *replaced == square);
        instead.map_or_else(|| self.position.piece_at(square), |&(_, piece)| piece)
    }
}

/// The squares of a board on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grid {
    /// The upper left corner.
    pub origin: Point,
    /// Columns of a square, and halves of rows: cells are about twice as high as wide, so the square looks square.
    pub side: u16,
    /// The size of the board.
    pub size: BoardSize,
}

impl Grid {
    /// The area of all squares.
    #[must_use]
    pub fn area(&self) -> Rect {
        let columns = u16::from(self.size.rows()) * self.side;
        Rect::new(self.origin.x, self.origin.y, columns, columns.div_ceil(2))
    }

    /// The dark square at a point of the screen.
    #[must_use]
    pub fn square_at(&self, point: Point, turned: bool) -> Option<Square> {
        if !self.area().contains(point) {
            return None;
        }
        let last = self.size.rows() - 1;
        let turn = |place: u8| if turned { last - place } else { place };
        let column = u8::try_from((point.x - self.origin.x) / self.side).ok()?;
        let row = u8::try_from((2 * (point.y - self.origin.y) + 1) / self.side).ok()?;
        self.size.square_at(turn(row), turn(column))
    }

    /// The whole cells of the square at a row and column as shown.
    #[must_use]
    pub fn cell_at(&self, row: u8, column: u8) -> Rect {
        let (top, bottom) = (u16::from(row) * self.side, (u16::from(row) + 1) * self.side);
        let (first, end) = (top.div_ceil(2), bottom / 2);
        let x = self.origin.x + u16::from(column) * self.side;
        Rect::new(x, self.origin.y + first, self.side, end - first)
    }
}

/// What a square shows: a board square by its place on the screen.
struct Squares<'a> {
    picture: &'a BoardPicture,
    grid: &'a Grid,
}

impl Squares<'_> {
    fn square(&self, row: u8, column: u8) -> Option<Square> {
        let last = self.grid.size.rows() - 1;
        let (row, column) = if self.picture.turned { (last - row, last - column) } else { (row, column) };
        self.grid.size.square_at(row, column)
    }

    fn look(&self, row: u8, column: u8) -> Look {
        self.square(row, column).map_or_else(Look::default, |square| Look {
            is_dark: true,
            piece: self.picture.piece_at(square),
            mark: self.picture.mark_at(square),
            pose: self.picture.pose_at(square),
        })
    }
}

/// Draws a board.
pub fn draw(picture: &BoardPicture, grid: &Grid, theme: &Theme, set: PieceSet, buffer: &mut Buffer) {
    let squares = Squares { picture, grid };
    if let Some(dots) = Dots::of(set).filter(|_| grid.side > 2) {
        draw_dots(&squares, dots, theme, buffer);
    }
    let rows = grid.size.rows();
    for (row, column) in (0..rows).flat_map(|row| (0..rows).map(move |column| (row, column))) {
        let cell = grid.cell_at(row, column).intersection(buffer.area);
        match squares.square(row, column) {
            Some(square) => draw_square(picture, square, cell, Skin { theme, set }, buffer),
            None if grid.side <= 2 || Dots::of(set).is_none() => buffer.set_style(cell, theme.light_square),
            None => {}
        }
    }
}

/// What every square shows, for pictures of them: row and column, as shown, look and number.
#[must_use]
pub fn pictures(picture: &BoardPicture, grid: &Grid) -> Vec<(u8, u8, Look, Option<SquareLabel>)> {
    let squares = Squares { picture, grid };
    let names = SquareNames::of(picture.position.variant());
    let rows = grid.size.rows();
    let label = |square| {
        let name = names.text(square).to_string();
        let mut letters = name.chars();
        [letters.next().unwrap_or(' '), letters.next().unwrap_or(' ')]
    };
    let square = |row, column| {
        let square = squares.square(row, column).filter(|&square| picture.is_numbered(square));
        (row, column, squares.look(row, column), square.map(label))
    };
    (0..rows).flat_map(|row| (0..rows).map(move |column| square(row, column))).collect()
}

/// Leaves the place of a board to a picture of it. The blanks differ from those of other screens, so that whatever comes
/// next is drawn over the picture.
pub fn leave_free(grid: &Grid, buffer: &mut Buffer) {
    for point in grid.area().intersection(buffer.area).positions() {
        buffer[point].set_char('\u{a0}');
    }
}

/// Draws squares and pieces in dots.
fn draw_dots(squares: &Squares, dots: Dots, theme: &Theme, buffer: &mut Buffer) {
    let grid = squares.grid;
    let (side, rows) = (grid.side, grid.size.rows());
    let looks: Vec<Vec<Look>> =
        (0..rows).map(|row| (0..rows).map(|column| squares.look(row, column)).collect()).collect();
    let look = |half: u16, column: u16| {
        let row = looks.get(usize::from(half / side));
        row.and_then(|row| row.get(usize::from(column / side))).copied().unwrap_or_default()
    };
    for point in grid.area().intersection(buffer.area).positions() {
        let (column, upper) = (point.x - grid.origin.x, 2 * (point.y - grid.origin.y));
        let half = |half: u16| (look(half, column), column % side, half % side);
        let shown = theme.drawn.cell([half(upper), half(upper + 1)], side, dots, &theme.inks);
        let cell = &mut buffer[point];
        cell.set_char(shown.sign);
        if let Some(color) = shown.ground {
            cell.set_bg(color);
        }
        if let Some(color) = shown.ink {
            cell.set_fg(color);
        }
    }
}

/// How a board looks.
#[derive(Clone, Copy)]
struct Skin<'a> {
    theme: &'a Theme,
    set: PieceSet,
}

/// Draws what stands on a square in characters: the piece, unless it is drawn in dots, the number, and the sign of a mark.
fn draw_square(picture: &BoardPicture, square: Square, cell: Rect, skin: Skin, buffer: &mut Buffer) {
    let Skin { theme, set } = skin;
    let (mark, piece) = (picture.mark_at(square), picture.piece_at(square));
    let is_in_dots = Dots::of(set).is_some() && cell.width > 2;
    let is_colored = theme.inks.mixing != Mixing::Dots;
    // Without colours the shapes are enough; inverted, they would run into the pieces.
    let [ground, number, sign] = if is_in_dots && !is_colored {
        theme.square(None).map(|style| style.patch(theme.dark_square))
    } else {
        theme.square(mark)
    };
    if !is_in_dots {
        buffer.set_style(cell, ground);
    }
    match piece {
        Some(piece) if !is_in_dots => {
            let ink = if piece.color == Color::White { theme.white_piece } else { theme.black_piece };
            let pose = picture.pose_at(square);
            let kind = if pose.is_man() { PieceKind::Man } else { piece.kind };
            let lines = pieces::picture(set, Piece { kind, ..piece }, cell.width, mark.is_some());
            for (row, line) in cell.rows().zip(pieces::posed(lines, pose)) {
                buffer.set_string(row.x, row.y, line, ground.patch(ink));
            }
        }
        Some(_) => {}
        None if is_in_dots && is_colored && !matches!(mark, Some(Mark::Heat(_))) => {}
        None => {
            let filling = match mark {
                Some(Mark::Heat(level)) if is_colored => {
                    theme.dark_square.patch(theme.tones.style(etude_tui::text::Tone::Heat(level)))
                }
                _ => number,
            };
            fill_free_square(mark, cell, filling, buffer);
        }
    }
    draw_number(picture, square, cell, number_style(piece, theme, number), buffer);
    if let Some(mark) = mark {
        let under = match piece {
            None => Under::Nothing,
            Some(_) if is_in_dots => Under::PieceInDots,
            Some(_) => Under::Piece,
        };
        draw_mark(mark, under, cell, sign, buffer);
    }
}

/// The style of a number, which stands on the face of a piece.
fn number_style(piece: Option<Piece>, theme: &Theme, number: Style) -> Style {
    match piece {
        Some(piece) if theme.inks.mixing != Mixing::Dots => {
            let side = theme.inks.side(piece.color);
            Style::new().fg(theme.inks.text_on(side.fill, side.rim)).bg(side.fill.color)
        }
        _ => number,
    }
}

fn draw_number(picture: &BoardPicture, square: Square, cell: Rect, style: Style, buffer: &mut Buffer) {
    let piece = picture.piece_at(square);
    let is_numbered = picture.is_numbered(square) && (piece.is_none() || cell.width > 2);
    // In tiny cells a number would hide the shading, which matters more.
    let is_shaded = matches!(picture.mark_at(square), Some(Mark::Heat(_))) && cell.width <= 2;
    if !is_numbered || is_shaded || cell.height == 0 {
        return;
    }
    let name = SquareNames::of(picture.position.variant()).text(square);
    let x = cell.x + cell.width.saturating_sub(2) / 2;
    // On a large piece, below its middle.
    let y = if piece.is_some() { cell.y + cell.height / 2 } else { cell.bottom() - 1 };
    buffer.set_string(x, y, format!("{name:>2}"), style);
}

fn is_at_edge(square: Square, size: BoardSize) -> bool {
    [square.row(), square.column()].iter().any(|&place| place == 0 || place == size.rows() - 1)
}

fn fill_free_square(mark: Option<Mark>, cell: Rect, style: Style, buffer: &mut Buffer) {
    let filling = match mark {
        Some(Mark::LastMove) if style.bg.is_none() || cell.width <= 2 => "░",
        Some(Mark::Heat(level)) => heat(level),
        // Without colours only the dots distinguish dark squares from light ones.
        None if style.bg.is_none() && cell.width > 2 => "·",
        _ => " ",
    };
    for row in cell.rows() {
        buffer.set_string(row.x, row.y, filling.repeat(usize::from(cell.width)), style);
    }
}

/// Fewest columns of a square whose corners are free beside a piece.
const FREE_CORNERS: u16 = 6;

/// What lies under the sign of a mark.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Under {
    Nothing,
    Piece,
    PieceInDots,
}

/// Draws the sign of a mark in the corners of its square.
fn draw_mark(mark: Mark, under: Under, cell: Rect, style: Style, buffer: &mut Buffer) {
    let on_piece = under != Under::Nothing;
    let (left, right) = mark.edges();
    if cell.width <= 2 && !mark.is_shown_in_tiny_cells(on_piece) || matches!(mark, Mark::Heat(_)) {
        return;
    }
    let is_colored = style.bg.is_some();
    if under == Under::PieceInDots && cell.width < FREE_CORNERS && is_colored {
        return;
    }
    let last = cell.right().saturating_sub(1);
    let foot = Rect { y: cell.bottom().saturating_sub(1), height: cell.height.min(1), ..cell };
    if mark == Mark::Cursor && cell.height > 1 {
        buffer.set_string(cell.x, cell.y, "┏", style);
        buffer.set_string(last, cell.y, "┓", style);
    }
    for row in foot.rows() {
        buffer.set_string(cell.x, row.y, left, style);
        // In a tiny cell the right half of the piece stays visible.
        if cell.width > 2 || !on_piece {
            buffer.set_string(last, row.y, right, style);
        }
    }
}

#[cfg(test)]
mod tests;
