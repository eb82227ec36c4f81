//! A board for paper: in black, white and one grey, with the numbers of the squares around it.

use tiny_skia::{Path, PathBuilder, Rect, Transform};

use super::font::{Faces, FontError, Weight};
use super::page::PrintedPage;
use crate::tui::widgets::board::paint;
use damier_rules::notation::SquareNames;
use damier_rules::{AnyPosition, BoardSize, Color, Piece, PieceKind};

/// The grey of the squares played on: light enough for a copying machine.
const DARK: f32 = 0.8;
/// The part of the width that the numbers around the board take.
const RIM: f32 = 0.045;

/// Draws a board of this width, numbers included, with its upper left corner at a point.
pub(super) fn draw(
    position: &AnyPosition,
    (left, top): (f32, f32),
    width: f32,
    faces: &Faces,
    page: &mut PrintedPage,
) -> Result<(), FontError> {
    let (size, rim) = (position.board_size(), width * RIM);
    let square = (width - 2.0 * rim) / f32::from(size.rows());
    let corner = (left + rim, top + rim);
    let on_square = |path: Option<Path>, row: u8, column: u8| {
        let (x, y) = (corner.0 + f32::from(column) * square, corner.1 + f32::from(row) * square);
        path.and_then(|path| path.transform(Transform::from_scale(square, square).post_translate(x, y)))
    };
    let unit = || Rect::from_xywh(0.0, 0.0, 1.0, 1.0).map(PathBuilder::from_rect);
    for at in size.all_squares() {
        page.area(on_square(unit(), at.row(), at.column()), DARK);
    }
    let whole = width - 2.0 * rim;
    page.line(Rect::from_xywh(corner.0, corner.1, whole, whole).map(PathBuilder::from_rect), 0.8, 0.0);
    for at in size.all_squares() {
        let Some(piece) = position.piece_at(at) else { continue };
        for PiecePart { path, grey, line } in shapes(piece) {
            let path = on_square(path, at.row(), at.column());
            match line {
                None => page.area(path, grey),
                Some(width) => page.line(path, width * square, grey),
            }
        }
    }
    numbers(position, corner, (square, rim), faces, page)
}

/// A part of a piece on a square of side 1: an area, or a line of some width.
struct PiecePart {
    path: Option<Path>,
    grey: f32,
    line: Option<f32>,
}

/// A man is a disc with a groove; a king bears a crown instead.
fn shapes(piece: Piece) -> Vec<PiecePart> {
    let (fill, ink) = if piece.color == Color::White { (1.0, 0.0) } else { (0.0, 1.0) };
    let circle = |radius| PathBuilder::from_circle(0.5, 0.5, radius);
    let mut shapes = vec![
        PiecePart { path: circle(0.4), grey: fill, line: None },
        PiecePart { path: circle(0.4), grey: 0.0, line: Some(0.035) },
    ];
    shapes.push(match piece.kind {
        PieceKind::Man => PiecePart { path: circle(0.29), grey: ink, line: Some(0.02) },
        PieceKind::King => PiecePart { path: paint::crown_path((0.5, 0.51), 0.52), grey: ink, line: None },
    });
    shapes
}

/// The numbers of the squares at the edge of a board of a hundred; letters and rows around one of 64.
fn numbers(
    position: &AnyPosition,
    corner: (f32, f32),
    (square, rim): (f32, f32),
    faces: &Faces,
    page: &mut PrintedPage,
) -> Result<(), FontError> {
    let size = position.board_size();
    let letters = (rim * 0.72).min(7.0);
    let mut write = |text: &str, x: f32, y: f32| -> Result<(), FontError> {
        let width = faces.width(text, Weight::Regular, letters)?;
        let at = (corner.0 + x - width / 2.0, corner.1 + y + letters * 0.36);
        page.text(faces.set(text, Weight::Regular, letters, at)?);
        Ok(())
    };
    let middle = |place: u8| (f32::from(place) + 0.5) * square;
    let (last, end) = (size.rows() - 1, f32::from(size.rows()) * square);
    let names = SquareNames::of(position.variant());
    if size == BoardSize::Ten {
        for at in size.all_squares() {
            let (row, column) = (at.row(), at.column());
            let (x, y) = match (row, column) {
                (0, _) => (middle(column), -rim / 2.0),
                (row, _) if row == last => (middle(column), end + rim / 2.0),
                (_, 0) => (-rim / 2.0, middle(row)),
                (_, column) if column == last => (end + rim / 2.0, middle(row)),
                _ => continue,
            };
            write(&names.text(at).to_string(), x, y)?;
        }
        return Ok(());
    }
    for place in 0..=last {
        write(&char::from(b'a' + place).to_string(), middle(place), end + rim / 2.0)?;
        write(&(last - place + 1).to_string(), -rim / 2.0, middle(place))?;
    }
    Ok(())
}
