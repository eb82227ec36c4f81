//! The board: cells, pieces, square numbers and marks.
//!
//! Every mark has a shape of its own beside its colour, so that the board can be read without colours: brackets around
//! the chosen piece, parentheses on the squares it may go to, exclamation marks at pieces that have to capture, shading
//! where the last move came from and went to, dots where it passed, crosses on pieces that are taken.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Point, Rect};
use ratatui::style::Style;

use super::pieces::{self, PieceSet};
pub use crate::settings::Numbers;
use crate::tui::theme::Theme;
use damier_rules::notation::SquareNames;
use damier_rules::{AnyPosition, BoardSize, Color, Piece, Square};

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
    /// The last move touched down there on its way.
    Passed,
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

/// The shade of a square that gave trouble.
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

    /// What stands at the left and the right edge of a square.
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

    /// Whether its shape is shown in a cell of two columns. There it takes the place of a half of the piece, or of
    /// the number.
    const fn is_shown_in_tiny_cells(self, on_piece: bool) -> bool {
        if on_piece {
            matches!(self, Self::Selected | Self::MustCapture | Self::Right | Self::Wrong | Self::Taken | Self::Hint)
        } else {
            matches!(self, Self::LastMove | Self::Passed | Self::Right | Self::Wrong)
        }
    }
}

/// What there is to see on a board.
#[derive(Clone, Debug)]
pub struct BoardPicture {
    /// The pieces.
    pub position: AnyPosition,
    /// What stands on some squares in the place of what the position says, while a move is under way.
    pub instead: Vec<(Square, Option<Piece>)>,
    /// Whether Black is at the bottom.
    pub turned: bool,
    /// Which squares show their number.
    pub numbers: Numbers,
    /// Marked squares; of several marks on one square the first counts.
    pub marks: Vec<(Square, Mark)>,
}

impl BoardPicture {
    /// A board without marks, White at the bottom. A screen rather asks [`crate::tui::app::Shared::board`], which
    /// knows what is set.
    #[must_use]
    pub fn new(position: AnyPosition) -> Self {
        Self { position, instead: Vec::new(), turned: false, numbers: Numbers::default(), marks: Vec::new() }
    }

    fn mark_at(&self, square: Square) -> Option<Mark> {
        self.marks.iter().find(|&&(marked, _)| marked == square).map(|&(_, mark)| mark)
    }

    /// What stands on a square.
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let instead = self.instead.iter().find(|(replaced, _)| *replaced == square);
        instead.map_or_else(|| self.position.piece_at(square), |&(_, piece)| piece)
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
    // Where a number would cover all of it, a shade is more important.
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
        // Without colours the dots are all that tells dark squares from light ones.
        None if style.bg.is_none() && cell.width > 2 => "·",
        _ => " ",
    };
    for row in cell.rows() {
        buffer.set_string(row.x, row.y, filling.repeat(usize::from(cell.width)), style);
    }
}

/// Draws the shape of a mark at the left and right edge of its cell.
fn draw_mark(mark: Mark, on_piece: bool, cell: Rect, style: Style, buffer: &mut Buffer) {
    let (left, right) = mark.edges();
    if cell.width <= 2 && !mark.is_shown_in_tiny_cells(on_piece) || matches!(mark, Mark::Heat(_)) {
        return;
    }
    let last = cell.right().saturating_sub(1);
    for row in cell.rows() {
        // A piece that fills its cell is marked at its foot, so that men and crowns can still be told apart.
        if !on_piece || cell.width > 6 || row.y + 1 == cell.bottom() {
            buffer.set_string(cell.x, row.y, left, style);
            // Of a piece in a tiny cell the right half is left.
            if cell.width > 2 || !on_piece {
                buffer.set_string(last, row.y, right, style);
            }
        }
    }
}
