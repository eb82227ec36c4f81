//! Small boards below or instead of a list of games, where the middle pane has room for them.
//!
//! A cell is one square wide and two high, and of two squares one above the other exactly one is dark: so a board of a
//! hundred squares takes ten by five cells and loses nothing. Without colours, or half blocks, each cell has a letter.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::widgets::Widget as _;

use super::board::BoardPicture;
use super::manner::Manner;
use crate::tui::page::{Middle, Page, Words};
use crate::tui::theme::Theme;
use damier_rules::{Color, Piece, PieceKind, Square};
use etude_tui::color::Mixing;

/// A small board with a line above it.
#[derive(Clone, Debug, PartialEq)]
pub struct SmallBoard {
    /// The board; `None` if it is not to be seen, as blindfold.
    pub board: Option<BoardPicture>,
    /// The line above it: its number, whether it is in front, and how it stands.
    pub head: Words,
    /// Whether it is the one in front.
    pub is_here: bool,
}

impl SmallBoard {
    /// Columns and rows without the line above.
    fn size(&self) -> Option<(u16, u16)> {
        let rows = u16::from(self.board.as_ref()?.position.board_size().rows());
        Some((rows, rows / 2))
    }
}

/// Where the list and the small boards are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Places {
    /// The rows of the list; none if the boards stand instead of it.
    pub list: Rect,
    /// The boards, by their index, with the cells of each without its line.
    pub boards: Vec<(usize, Rect)>,
    /// How many boards stand side by side.
    pub across: usize,
    /// Columns from one board to the next.
    pub pitch: u16,
}

/// The most columns of the line above a board.
const HEAD: u16 = 10;

/// Divides the middle pane: the list and all boards if there is room, else all boards, else the list and the row with the
/// board in front, else the list.
#[must_use]
pub fn places(page: &Page, area: Rect) -> Places {
    let only_list = Places { list: area, ..Places::default() };
    let Middle::Menu(lines) = &page.middle else { return only_list };
    let Some((columns, rows)) = page.small.first().and_then(SmallBoard::size) else { return only_list };
    let across = usize::from((area.width + 1) / (columns.max(HEAD) + 1)).min(page.small.len());
    if across == 0 {
        return only_list;
    }
    let pitch = (area.width + 1) / u16::try_from(across).unwrap_or(1);
    let pitch = pitch.min(columns.max(HEAD) + 3);
    let count = |items: usize| u16::try_from(items).unwrap_or(u16::MAX);
    let (list, all) = (count(lines.len()), count(page.small.len().div_ceil(across)).saturating_mul(rows + 1));
    let here = page.small.iter().position(|board| board.is_here).unwrap_or(0) / across * across;
    let (list, first, end) = match area.height {
        height if height > list.saturating_add(all) => (list, 0, page.small.len()),
        height if height >= all => (0, 0, page.small.len()),
        height if height > list.saturating_add(rows + 1) => (list, here, (here + across).min(page.small.len())),
        _ => return only_list,
    };
    let top = area.y + list + u16::from(list > 0);
    let place = |board: usize| {
        let (row, column) = (count((board - first) / across), count((board - first) % across));
        (board, Rect::new(area.x + column * pitch, top + row * (rows + 1) + 1, columns, rows))
    };
    Places { list: Rect { height: list, ..area }, boards: (first..end).map(place).collect(), across, pitch }
}

/// The middle pane with the line of the game in front in sight, and the number of the first line.
#[must_use]
pub fn in_sight(page: &Page, area: Rect) -> Option<(Middle, usize)> {
    let Middle::Menu(lines) = &page.middle else { return None };
    let here = page.small.iter().position(|board| board.is_here)?;
    let rows = usize::from(area.height);
    let first = (here + 2).min(lines.len()).saturating_sub(rows);
    Some((Middle::Menu(lines[first..].to_vec()), first))
}

/// Draws the boards in cells, or leaves their places to pictures, and the lines above them.
pub fn draw(page: &Page, places: &Places, manner: Manner, buffer: &mut Buffer) {
    let theme = manner.theme;
    for &(board, place) in &places.boards {
        let Some(small) = page.small.get(board) else { continue };
        let head = Rect { y: place.y - 1, width: places.pitch - 1, height: 1, ..place };
        theme.tones.line(&small.head.fitted(head.width)).render(head.intersection(buffer.area), buffer);
        if manner.in_pixels {
            for point in place.intersection(buffer.area).positions() {
                buffer[point].set_char('\u{a0}');
            }
        } else if let Some(board) = &small.board {
            draw_board(board, place, manner, buffer);
        }
    }
}

fn draw_board(board: &BoardPicture, place: Rect, manner: Manner, buffer: &mut Buffer) {
    let theme = manner.theme;
    let in_letters = manner.in_letters || theme.inks.mixing == Mixing::Dots;
    for point in place.intersection(buffer.area).positions() {
        let (column, upper) = (point.x - place.x, 2 * (point.y - place.y));
        let half = |row: u16| square_at(board, row, column).map(|square| board.piece_at(square));
        let (top, bottom) = (half(upper), half(upper + 1));
        let piece = top.or(bottom).flatten();
        let cell = &mut buffer[point];
        if in_letters {
            cell.set_char(letter(piece)).set_style(of_letter(theme, piece));
        } else if let Some(king) = piece.filter(|piece| piece.kind == PieceKind::King) {
            // Half a cell has a colour and no more: a king's letter takes the whole.
            cell.set_char(letter(Some(king))).set_style(of_letter(theme, piece).add_modifier(Modifier::BOLD));
        } else {
            let ink = |half: Option<Option<Piece>>| match half {
                None => theme.inks.light.color,
                Some(None) => theme.inks.dark.color,
                Some(Some(piece)) => theme.inks.side(piece.color).fill.color,
            };
            cell.set_char('▀').set_fg(ink(top)).set_bg(ink(bottom));
        }
    }
}

/// The dark square at a row and column as shown.
fn square_at(board: &BoardPicture, row: u16, column: u16) -> Option<Square> {
    let size = board.position.board_size();
    let last = size.rows() - 1;
    let [row, column] = [row, column].map(|at| u8::try_from(at).unwrap_or(last).min(last));
    if board.turned { size.square_at(last - row, last - column) } else { size.square_at(row, column) }
}

const fn letter(piece: Option<Piece>) -> char {
    match piece {
        None => '·',
        Some(Piece { color: Color::White, kind: PieceKind::Man }) => 'w',
        Some(Piece { color: Color::White, kind: PieceKind::King }) => 'W',
        Some(Piece { color: Color::Black, kind: PieceKind::Man }) => 'b',
        Some(Piece { color: Color::Black, kind: PieceKind::King }) => 'B',
    }
}

fn of_letter(theme: &Theme, piece: Option<Piece>) -> Style {
    match piece {
        None => theme.dark_square,
        Some(Piece { color: Color::White, .. }) => theme.dark_square.patch(theme.white_piece),
        Some(Piece { color: Color::Black, .. }) => theme.dark_square.patch(theme.black_piece),
    }
}
