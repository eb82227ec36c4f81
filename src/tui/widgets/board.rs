//! The board: cells, pieces, square numbers and marks.
//!
//! Every mark has a shape of its own beside its colour, so that the board can be read without colours: brackets around
//! the chosen piece, parentheses on the squares it may go to, exclamation marks at pieces that have to capture, shading
//! where the last move came from and went to, crosses on pieces that are taken.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Point, Rect};
use ratatui::style::Style;

use super::pieces::{self, PieceSet};
use crate::notation::SquareNames;
use crate::rules::{AnyPosition, BoardSize, Color, Square};
use crate::tui::theme::Theme;

/// Shades of trouble, from little to much.
const HEAT: [&str; 4] = ["░", "▒", "▓", "█"];

/// A reason to make a square stand out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// The cursor is on it.
    Cursor,
    /// Its piece is chosen to move.
    Selected,
    /// The chosen piece may go there.
    Target,
    /// Its piece has to capture.
    MustCapture,
    /// The last move began or ended there.
    LastMove,
    /// Its piece was taken by the last move.
    Taken,
    /// It was the right answer.
    Right,
    /// It was a wrong answer.
    Wrong,
    /// A hint points at it.
    Hint,
    /// It gave trouble: from 1, little, to 4, most.
    Heat(u8),
}

/// Where square numbers are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Numbers {
    /// On free squares.
    OnFreeSquares,
    /// On free squares at the edge of the board.
    OnEdge,
    /// Nowhere.
    Never,
}

/// What there is to see on a board.
#[derive(Clone, Debug)]
pub struct BoardPicture {
    /// The pieces.
    pub position: AnyPosition,
    /// Whether Black is at the bottom.
    pub turned: bool,
    /// Which squares show their number.
    pub numbers: Numbers,
    /// Marked squares; of several marks on one square the first counts.
    pub marks: Vec<(Square, Mark)>,
}

impl BoardPicture {
    /// A board without marks, White at the bottom.
    #[must_use]
    pub fn new(position: AnyPosition) -> Self {
        Self { position, turned: false, numbers: Numbers::OnFreeSquares, marks: Vec::new() }
    }

    fn shows_number(&self, square: Square) -> bool {
        let last = self.position.board_size().rows() - 1;
        match self.numbers {
            Numbers::OnFreeSquares => true,
            Numbers::OnEdge => [square.row(), square.column()].iter().any(|&place| place == 0 || place == last),
            Numbers::Never => false,
        }
    }

    fn mark_at(&self, square: Square) -> Option<Mark> {
        self.marks.iter().find(|&&(marked, _)| marked == square).map(|&(_, mark)| mark)
    }
}

/// Where the cells of a board are on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grid {
    /// The upper left corner.
    pub origin: Point,
    /// The size of a cell, in columns and rows.
    pub cell: (u16, u16),
    /// The board.
    pub size: BoardSize,
}

impl Grid {
    /// All cells together.
    #[must_use]
    pub fn area(&self) -> Rect {
        let rows = u16::from(self.size.rows());
        Rect::new(self.origin.x, self.origin.y, rows * self.cell.0, rows * self.cell.1)
    }

    /// The playable square at a point of the screen.
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

    /// The cell of a row and a column of the screen.
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
    let mark = picture.mark_at(square);
    let ground = mark.map_or(theme.dark_square, |mark| theme.dark_square.patch(theme.mark(mark)));
    buffer.set_style(cell, ground);
    if let Some(piece) = picture.position.piece_at(square) {
        let ink = if piece.color == Color::White { theme.white_piece } else { theme.black_piece };
        let rows = pieces::picture(set, theme.contrast, piece, cell.width);
        for (row, line) in cell.rows().zip(rows) {
            buffer.set_string(row.x, row.y, line, ground.patch(ink));
        }
    } else {
        draw_free_square(picture, square, mark, cell, ground.patch(theme.number), buffer);
    }
    if let Some(mark) = mark {
        draw_mark(mark, picture.position.piece_at(square).is_some(), cell, ground.patch(theme.text), buffer);
    }
}

fn draw_free_square(
    picture: &BoardPicture,
    square: Square,
    mark: Option<Mark>,
    cell: Rect,
    style: Style,
    buffer: &mut Buffer,
) {
    let filling = match mark {
        Some(Mark::LastMove) => "░",
        Some(Mark::Heat(level)) => HEAT[usize::from(level.clamp(1, 4)) - 1],
        // Without colours the dots are all that tells dark squares from light ones.
        None if style.bg.is_none() && cell.width > 2 => "·",
        _ => " ",
    };
    for row in cell.rows() {
        buffer.set_string(row.x, row.y, filling.repeat(usize::from(cell.width)), style);
    }
    // Where a number would cover all of it, a shade is more important.
    let is_shaded = matches!(mark, Some(Mark::Heat(_))) && cell.width <= 2;
    if picture.shows_number(square) && !is_shaded && cell.height > 0 {
        let name = SquareNames::of(picture.position.variant()).text(square);
        let x = cell.x + cell.width.saturating_sub(2) / 2;
        buffer.set_string(x, cell.bottom() - 1, format!("{name:>2}"), style);
    }
}

/// Draws the shape of a mark at the left and right edge of its cell.
fn draw_mark(mark: Mark, on_piece: bool, cell: Rect, style: Style, buffer: &mut Buffer) {
    let edges = match mark {
        Mark::Cursor => ("▐", "▌"),
        Mark::Selected => ("[", "]"),
        Mark::Target => ("(", ")"),
        Mark::MustCapture => ("!", "!"),
        Mark::LastMove => ("░", "░"),
        Mark::Taken => ("╳", "╳"),
        Mark::Right => ("√", "√"),
        Mark::Wrong => ("×", "×"),
        Mark::Hint => ("?", "?"),
        Mark::Heat(_) => return,
    };
    if cell.width <= 2 && (on_piece || !matches!(mark, Mark::LastMove | Mark::Right | Mark::Wrong)) {
        return;
    }
    let last = cell.right().saturating_sub(1);
    for row in cell.rows() {
        // A piece that fills its cell is marked at its foot, so that men and crowns can still be told apart.
        if !on_piece || cell.width > 6 || row.y + 1 == cell.bottom() {
            buffer.set_string(cell.x, row.y, edges.0, style);
            buffer.set_string(last, row.y, edges.1, style);
        }
    }
}
