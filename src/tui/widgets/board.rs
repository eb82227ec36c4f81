//! The board: cells, pieces, square numbers and marks.
//!
//! Every mark has a shape besides its colour, so that the board can be read without colours: brackets around the
//! selected piece, parentheses on its target squares, exclamation marks at pieces that must capture, shading where the
//! last move began and ended, dots where it passed, crosses on captured pieces.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Point, Rect};
use ratatui::style::Style;

use super::pieces::{self, PieceSet};
pub use crate::settings::Numbers;
use crate::tui::theme::Theme;
use damier_rules::notation::SquareNames;
use damier_rules::{AnyPosition, BoardSize, Color, Piece, Square};

/// A mark on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// The cursor is on it.
    Cursor,
    /// Its piece is selected.
    Selected,
    /// The selected piece may go there.
    Target,
    /// Its piece must capture.
    MustCapture,
    /// The last move began or ended there.
    LastMove,
    /// The last move touched it on its route.
    Passed,
    /// Its piece was captured by the last move.
    Taken,
    /// It was the right answer.
    Right,
    /// It was a wrong answer.
    Wrong,
    /// A hint points at it.
    Hint,
    /// How much trouble the square gave, from 1 to 4, the most.
    Heat(u8),
}

/// The shading for [`Mark::Heat`].
const fn heat(level: u8) -> &'static str {
    match level {
        0 | 1 => "░",
        2 => "▒",
        3 => "▓",
        _ => "█",
    }
}

impl Mark {
    /// All marks.
    pub const ALL: &'static [Self] = &[
        Self::Cursor,
        Self::Selected,
        Self::Target,
        Self::MustCapture,
        Self::LastMove,
        Self::Passed,
        Self::Taken,
        Self::Right,
        Self::Wrong,
        Self::Hint,
        Self::Heat(1),
        Self::Heat(2),
        Self::Heat(3),
        Self::Heat(4),
    ];

    /// The characters at the left and right edge of the square.
    const fn edges(self) -> (&'static str, &'static str) {
        match self {
            Self::Cursor => ("▐", "▌"),
            Self::Selected => ("[", "]"),
            Self::Target => ("(", ")"),
            Self::MustCapture => ("!", "!"),
            Self::LastMove => ("░", "░"),
            Self::Passed => ("·", "·"),
            Self::Taken => ("╳", "╳"),
            Self::Right => ("√", "√"),
            Self::Wrong => ("×", "×"),
            Self::Hint => ("?", "?"),
            Self::Heat(level) => (heat(level), heat(level)),
        }
    }

    /// Whether its shape is shown in a cell of two columns, where it replaces half of the piece, or the number.
    const fn is_shown_in_tiny_cells(self, on_piece: bool) -> bool {
        if on_piece {
            matches!(self, Self::Selected | Self::MustCapture | Self::Right | Self::Wrong | Self::Taken | Self::Hint)
        } else {
            matches!(self, Self::LastMove | Self::Passed | Self::Right | Self::Wrong)
        }
    }
}

/// A board to draw.
#[derive(Clone, Debug)]
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
}

impl BoardPicture {
    /// A board without marks, with White at the bottom. Screens use [`crate::tui::app::Shared::board`], which applies the
    /// settings.
    #[must_use]
    pub fn new(position: AnyPosition) -> Self {
        Self { position, instead: Vec::new(), turned: false, numbers: Numbers::default(), marks: Vec::new() }
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

/// The cells of a board on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grid {
    /// The upper left corner.
    pub origin: Point,
    /// Columns and rows of a cell.
    pub cell: (u16, u16),
    /// The size of the board.
    pub size: BoardSize,
}

impl Grid {
    /// The area of all cells.
    #[must_use]
    pub fn area(&self) -> Rect {
        let rows = u16::from(self.size.rows());
        Rect::new(self.origin.x, self.origin.y, rows * self.cell.0, rows * self.cell.1)
    }

    /// The dark square at a point of the screen.
    #[must_use]
    pub fn square_at(&self, point: Point, turned: bool) -> Option<Square> {
        if !self.area().contains(point) {
            return None;
        }
        let last = self.size.rows() - 1;
        let turn = |place: u8| if turned { last - place } else { place };
        let column = u8::try_from((point.x - self.origin.x) / self.cell.0).ok()?;
        let row = u8::try_from((point.y - self.origin.y) / self.cell.1).ok()?;
        self.size.square_at(turn(row), turn(column))
    }

    /// The cell at a row and column as shown.
    fn cell_at(&self, row: u8, column: u8) -> Rect {
        let (width, height) = self.cell;
        Rect::new(self.origin.x + u16::from(column) * width, self.origin.y + u16::from(row) * height, width, height)
    }
}

/// Draws a board.
pub fn draw(picture: &BoardPicture, grid: &Grid, theme: &Theme, set: PieceSet, buffer: &mut Buffer) {
    let rows = grid.size.rows();
    for row in 0..rows {
        for column in 0..rows {
            let cell = grid.cell_at(row, column).intersection(buffer.area);
            let (board_row, board_column) =
                if picture.turned { (rows - 1 - row, rows - 1 - column) } else { (row, column) };
            match grid.size.square_at(board_row, board_column) {
                Some(square) => draw_square(picture, square, cell, theme, set, buffer),
                None => buffer.set_style(cell, theme.light_square),
            }
        }
    }
}

fn draw_square(picture: &BoardPicture, square: Square, cell: Rect, theme: &Theme, set: PieceSet, buffer: &mut Buffer) {
    let (mark, piece) = (picture.mark_at(square), picture.piece_at(square));
    let ground = mark.map_or(theme.dark_square, |mark| theme.dark_square.patch(theme.mark(mark)));
    buffer.set_style(cell, ground);
    match piece {
        Some(piece) => {
            let ink = if piece.color == Color::White { theme.white_piece } else { theme.black_piece };
            for (row, line) in cell.rows().zip(pieces::picture(set, piece, cell.width)) {
                buffer.set_string(row.x, row.y, line, ground.patch(ink));
            }
        }
        None => fill_free_square(mark, cell, ground.patch(theme.number), buffer),
    }
    let is_numbered = match picture.numbers {
        Numbers::Always => piece.is_none() || cell.width > 2,
        Numbers::OnEdge => piece.is_none() && is_at_edge(square, picture.position.board_size()),
        Numbers::OnFreeSquares => piece.is_none(),
        Numbers::Never => false,
    };
    // In tiny cells a number would hide the shading, which matters more.
    let is_shaded = matches!(mark, Some(Mark::Heat(_))) && cell.width <= 2;
    if is_numbered && !is_shaded && cell.height > 0 {
        let name = SquareNames::of(picture.position.variant()).text(square);
        let x = cell.x + cell.width.saturating_sub(2) / 2;
        buffer.set_string(x, cell.bottom() - 1, format!("{name:>2}"), ground.patch(theme.number));
    }
    if let Some(mark) = mark {
        draw_mark(mark, piece.is_some(), cell, ground.patch(theme.sign), buffer);
    }
}

fn is_at_edge(square: Square, size: BoardSize) -> bool {
    [square.row(), square.column()].iter().any(|&place| place == 0 || place == size.rows() - 1)
}

fn fill_free_square(mark: Option<Mark>, cell: Rect, style: Style, buffer: &mut Buffer) {
    let filling = match mark {
        Some(Mark::LastMove) => "░",
        Some(Mark::Heat(level)) => heat(level),
        // Without colours only the dots distinguish dark squares from light ones.
        None if style.bg.is_none() && cell.width > 2 => "·",
        _ => " ",
    };
    for row in cell.rows() {
        buffer.set_string(row.x, row.y, filling.repeat(usize::from(cell.width)), style);
    }
}

/// Draws the shape of a mark at the edges of its cell.
fn draw_mark(mark: Mark, on_piece: bool, cell: Rect, style: Style, buffer: &mut Buffer) {
    let (left, right) = mark.edges();
    if cell.width <= 2 && !mark.is_shown_in_tiny_cells(on_piece) || matches!(mark, Mark::Heat(_)) {
        return;
    }
    let last = cell.right().saturating_sub(1);
    for row in cell.rows() {
        // A piece that fills its cell is marked at its foot only, so that the crown of a king stays visible.
        if !on_piece || cell.width > 6 || row.y + 1 == cell.bottom() {
            buffer.set_string(cell.x, row.y, left, style);
            // In a tiny cell the right half of the piece stays visible.
            if cell.width > 2 || !on_piece {
                buffer.set_string(last, row.y, right, style);
            }
        }
    }
}
