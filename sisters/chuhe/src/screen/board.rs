//! The board in cells of the terminal: a piece takes two columns, lines run between the points.
//!
//! 35 columns by 19 rows, with a row of numbers above and below: the files as each side counts them (1.1).

use chuhe_rules::{Kind, Move, Piece, Side, Square};
use etude_tui::text::Tone;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Cell, Rect};
use ratatui::style::Modifier;

use super::look::Look;
use super::mode::{BoardRole, Picture};

/// Columns and rows with the numbers of the files.
pub const EXTENT: (u16, u16) = (37, 21);

/// The columns from one file to the next.
const STEP: u16 = 4;

/// What is drawn besides the picture.
#[derive(Clone, Copy, Debug)]
pub struct Marks {
    /// The cursor.
    pub(crate) cursor: Option<Square>,
    /// The piece that was chosen.
    pub(crate) picked: Option<Square>,
    /// Who sits at the bottom.
    pub(crate) bottom: Side,
}

/// The characters on the pieces, in traditional script: those of the two sides differ.
#[must_use]
pub const fn character(piece: Piece) -> char {
    match (piece.side, piece.kind) {
        (Side::Red, Kind::King) => '帥',
        (Side::Red, Kind::Advisor) => '仕',
        (Side::Red, Kind::Elephant) => '相',
        (Side::Red, Kind::Horse) => '傌',
        (Side::Red, Kind::Rook) => '俥',
        (Side::Red, Kind::Cannon) => '炮',
        (Side::Red, Kind::Pawn) => '兵',
        (Side::Black, Kind::King) => '將',
        (Side::Black, Kind::Advisor) => '士',
        (Side::Black, Kind::Elephant) => '象',
        (Side::Black, Kind::Horse) => '馬',
        (Side::Black, Kind::Rook) => '車',
        (Side::Black, Kind::Cannon) => '砲',
        (Side::Black, Kind::Pawn) => '卒',
    }
}

/// The column and row of a square on the screen, counted from the top left.
const fn place(square: Square, bottom: Side) -> (u16, u16) {
    let (file, rank) = (square.file() as u16, square.rank() as u16);
    match bottom {
        Side::Red => (file, 9 - rank),
        Side::Black => (8 - file, rank),
    }
}

/// The cell of a square.
#[must_use]
pub const fn cell_of(area: Rect, square: Square, bottom: Side) -> Cell {
    let (column, row) = place(square, bottom);
    Cell { x: area.x + 2 + STEP * column, y: area.y + 1 + 2 * row }
}

/// The square at a cell: the nearest one.
#[must_use]
pub fn square_at(area: Rect, cell: Cell, bottom: Side) -> Option<Square> {
    let (x, y) = (cell.x.checked_sub(area.x + 1)?, cell.y.checked_sub(area.y + 1)?);
    let (column, row) = (u8::try_from(x / STEP).ok()?, u8::try_from(y.div_ceil(2)).ok()?);
    match bottom {
        Side::Red => Square::new(column, 9_u8.checked_sub(row)?),
        Side::Black => Square::new(8_u8.checked_sub(column)?, row),
    }
}

/// Draws the board.
pub fn draw(picture: &Picture, marks: Marks, area: Rect, look: &Look, buffer: &mut Buffer) {
    draw_lines(area, look, buffer);
    if picture.role != BoardRole::Unnumbered {
        draw_numbers(marks.bottom, area, look, buffer);
    }
    for square in Square::all() {
        draw_square(picture, marks, area, square, (look, &mut *buffer));
    }
}

/// The lines between the points, the river, the palaces.
fn draw_lines(area: Rect, look: &Look, buffer: &mut Buffer) {
    let frame = look.tones.frame;
    for row in 0..10 {
        let y = area.y + 1 + 2 * row;
        let point = |column: u16| match (column, row) {
            (0, 0) => "┌",
            (8, 0) => "┐",
            (0, 9) => "└",
            (8, 9) => "┘",
            (0, _) => "├",
            (8, _) => "┤",
            (_, 0 | 5) => "┬",
            (_, 4 | 9) => "┴",
            _ => "┼",
        };
        let line = (0..9).map(point).collect::<Vec<_>>().join("───");
        buffer.set_string(area.x + 2, y, line, frame);
        if row == 9 {
            break;
        }
        let upright = |column: u16| if row == 4 && !matches!(column, 0 | 8) { " " } else { "│" };
        let between = (0..9).map(upright).collect::<Vec<_>>().join("   ");
        buffer.set_string(area.x + 2, y + 1, between, frame);
        if let Some(first) = match row {
            0 | 7 => Some("╲"),
            1 | 8 => Some("╱"),
            _ => None,
        } {
            let second = if first == "╲" { "╱" } else { "╲" };
            buffer.set_string(area.x + 4 + 3 * STEP, y + 1, first, frame);
            buffer.set_string(area.x + 4 + 4 * STEP, y + 1, second, frame);
        }
    }
    if !look.is_ascii {
        let y = area.y + 10;
        buffer.set_string(area.x + 2 + STEP + 1, y, "楚 河", look.tones.quiet);
        buffer.set_string(area.x + 2 + 6 * STEP - 2, y, "漢 界", look.tones.quiet);
    }
}

/// The numbers of the files: Red's in Chinese characters, Black's in digits, each on its own side.
fn draw_numbers(bottom: Side, area: Rect, look: &Look, buffer: &mut Buffer) {
    const CHINESE: [&str; 9] = ["一", "二", "三", "四", "五", "六", "七", "八", "九"];
    for (y, side) in [(area.y, bottom.other()), (area.y + 20, bottom)] {
        for file in 0..9 {
            let Some(square) = Square::new(file, 0) else { continue };
            let number = square.file_number(side);
            let text = if side == Side::Red && !look.is_ascii {
                CHINESE[usize::from(number - 1)].to_owned()
            } else {
                number.to_string()
            };
            buffer.set_string(cell_of(area, square, bottom).x, y, text, look.tones.quiet);
        }
    }
}

fn draw_square(picture: &Picture, marks: Marks, area: Rect, square: Square, (look, buffer): (&Look, &mut Buffer)) {
    let cell = cell_of(area, square, marks.bottom);
    let piece = picture.position.piece(square);
    let is_last = |mv: Move| mv.from() == square || mv.to() == square;
    let mut style = piece.map_or(look.tones.frame, |piece| look.piece(piece.side));
    if marks.cursor == Some(square) || marks.picked == Some(square) {
        style = style.add_modifier(Modifier::REVERSED);
    }
    match piece {
        Some(piece) if look.is_ascii => buffer.set_string(cell.x, cell.y, piece.letter().to_string(), style),
        Some(piece) => buffer.set_string(cell.x, cell.y, character(piece).to_string(), style),
        // An empty square keeps its crossing.
        None => {
            buffer[cell].set_style(style);
        }
    }
    let width = if piece.is_some() && !look.is_ascii { 2 } else { 1 };
    let mut brackets = |open: &str, close: &str, tone: Tone| {
        buffer.set_string(cell.x - 1, cell.y, open, look.tones.style(tone));
        buffer.set_string(cell.x + width, cell.y, close, look.tones.style(tone));
    };
    if marks.picked == Some(square) {
        brackets("<", ">", Tone::Key);
    } else if picture.marked.contains(&square) {
        brackets("(", ")", Tone::Notice);
    } else if picture.last.is_some_and(is_last) {
        brackets("[", "]", Tone::Quiet);
    }
}
