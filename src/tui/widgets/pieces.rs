//! Pieces in characters, for every size of square: lines or letters where they are wanted, and block characters where a
//! square is too small for dots. Sides differ in shape as well as in colour, and so do men and kings. In a square of two
//! columns the right half alone shows the difference, as a mark may cover the left half.

use super::board::{Dots, Pose};
pub use damier_app::settings::PieceSet;
use damier_rules::{Color, Piece, PieceKind};

impl Dots {
    /// The dots that a set of pieces is drawn in; `None` for characters.
    #[must_use]
    pub const fn of(set: PieceSet) -> Option<Self> {
        match set {
            PieceSet::Block => Some(Self::Two),
            PieceSet::Half => Some(Self::Half),
            PieceSet::Sextant => Some(Self::Three),
            PieceSet::Octant => Some(Self::Four),
            PieceSet::Unicode | PieceSet::Ascii => None,
        }
    }
}

/// The picture of a piece in a square of so many columns, which must be even, a string per row. Beside a marked piece, the
/// first and last columns are free, except in two columns.
#[must_use]
pub fn picture(set: PieceSet, piece: Piece, columns: u16, is_marked: bool) -> Vec<String> {
    if columns <= 2 {
        return vec![tiny(set, piece).to_owned()];
    }
    let (width, height) = (usize::from(if is_marked { columns - 2 } else { columns }), usize::from(columns / 2));
    let lines = match set {
        PieceSet::Unicode => boxed(piece, width, height),
        _ => lettered(piece, width, height),
    };
    let gap = if is_marked { " " } else { "" };
    lines.into_iter().map(|line| format!("{gap}{line}{gap}")).collect()
}

/// The picture of a piece as it stands: shaken, it is a column to the side.
#[must_use]
pub fn posed(lines: Vec<String>, pose: Pose) -> Vec<String> {
    let shaken = |line: String| -> String {
        let columns = line.chars().count();
        match pose {
            Pose::Left => line.chars().skip(1).chain([' ']).collect(),
            Pose::Right => [' '].into_iter().chain(line.chars().take(columns.saturating_sub(1))).collect(),
            Pose::Still | Pose::Crowned(_) => line,
        }
    };
    lines.into_iter().map(shaken).collect()
}

const fn tiny(set: PieceSet, piece: Piece) -> &'static str {
    match (set, piece.color, piece.kind) {
        (PieceSet::Unicode, Color::White, PieceKind::Man) => " ⛀",
        (PieceSet::Unicode, Color::White, PieceKind::King) => " ⛁",
        (PieceSet::Unicode, Color::Black, PieceKind::Man) => " ⛂",
        (PieceSet::Unicode, Color::Black, PieceKind::King) => " ⛃",
        (PieceSet::Ascii, Color::White, PieceKind::Man) => "oo",
        (PieceSet::Ascii, Color::White, PieceKind::King) => "KO",
        (PieceSet::Ascii, Color::Black, PieceKind::Man) => "##",
        (PieceSet::Ascii, Color::Black, PieceKind::King) => "K@",
        (_, Color::White, PieceKind::Man) => "▐▌",
        (_, Color::White, PieceKind::King) => "▙▟",
        (_, Color::Black, PieceKind::Man) => "()",
        (_, Color::Black, PieceKind::King) => "<>",
    }
}

/// A disc of letters.
fn lettered(piece: Piece, width: usize, height: usize) -> Vec<String> {
    let fill = if piece.color == Color::White { "o" } else { "#" };
    let is_king = piece.kind == PieceKind::King;
    let line = |row: usize| {
        let inset = inset(row, width, height);
        let inner = width - 2 * inset;
        // The number of the square may cover the rest, so that the letters show the side as well.
        let middle = match piece.color {
            _ if !is_king || row != (height - 1) / 2 => "",
            Color::White => "KO",
            Color::Black => "K@",
        };
        if width <= 2 {
            return if middle.is_empty() { fill.repeat(width) } else { middle.to_owned() };
        }
        let (left, right) = match row {
            row if 2 * row + 1 == height => ("(", ")"),
            row if 2 * row < height => ("/", "\\"),
            _ => ("\\", "/"),
        };
        let gap = if middle.is_empty() || inner < 6 { "" } else { " " };
        let side = fill.repeat((inner - 2 - middle.len() - 2 * gap.len()) / 2);
        let blank = " ".repeat(inset);
        format!("{blank}{left}{side}{gap}{middle}{gap}{side}{right}{blank}")
    };
    (0..height).map(line).collect()
}

/// How far the edge of a disc is from the side of its box in a row. At least two columns are left.
fn inset(row: usize, width: usize, height: usize) -> usize {
    // Twice the distance of the middle of the row from the middle of the box, of `height` at most.
    let off = (2 * row + 1).abs_diff(height);
    let is_further = |inset: &usize| {
        // Outside the ellipse: (off / height)² + ((width - 2 inset) / width)² > 1, with half a column of play.
        let across = (width - 2 * inset).saturating_sub(1);
        (off * width).pow(2) + (across * height).pow(2) > (width * height).pow(2)
    };
    (0..width / 2).find(|inset| !is_further(inset)).unwrap_or(0).min(width.saturating_sub(4) / 2)
}

/// A box of lines, thin for White and thick for Black; that of a king has the points of a crown.
fn boxed(piece: Piece, width: usize, height: usize) -> Vec<String> {
    let is_king = piece.kind == PieceKind::King;
    let [top_left, top_right, bottom_left, bottom_right, across, down] = match piece.color {
        Color::White => ["╭", "╮", "╰", "╯", "─", "│"],
        Color::Black => ["┏", "┓", "┗", "┛", "━", "┃"],
    };
    if width <= 2 {
        let [first, second] = match piece {
            Piece { kind: PieceKind::Man, .. } => [[top_left, top_right], [bottom_left, bottom_right]],
            Piece { color: Color::White, .. } => [["╔", "╗"], ["╚", "╝"]],
            Piece { color: Color::Black, .. } => [["▛", "▜"], ["▙", "▟"]],
        };
        return [first, second].map(|line| line.concat()).into_iter().take(height).collect();
    }
    let inner = width - 2;
    let line = |row: usize| {
        let (left, filling, right) = match row {
            0 if is_king => return format!("{top_left}{top_right}").repeat(width / 2),
            0 => (top_left, across, top_right),
            row if row + 1 == height => (bottom_left, across, bottom_right),
            _ => (down, " ", down),
        };
        // Fonts draw the signs of draughts pieces too wide or too small to stand in a box.
        if !is_king || row != height / 2 || height <= 2 {
            return format!("{left}{}{right}", filling.repeat(inner));
        }
        let before = (inner - 1) / 2;
        format!("{left}{}K{}{right}", filling.repeat(before), filling.repeat(inner - 1 - before))
    };
    (0..height).map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Columns of a square.
    const SIZES: [u16; 6] = [2, 4, 6, 8, 10, 14];

    fn pieces() -> Vec<Piece> {
        let kinds = |color| [PieceKind::Man, PieceKind::King].map(|kind| Piece { color, kind });
        Color::ALL.into_iter().flat_map(kinds).collect()
    }

    #[test]
    fn every_picture_fills_its_square_exactly() {
        for &set in PieceSet::ALL {
            for piece in pieces() {
                for (columns, is_marked) in SIZES.into_iter().flat_map(|columns| [(columns, false), (columns, true)]) {
                    let rows = picture(set, piece, columns, is_marked);
                    assert_eq!(rows.len(), usize::from(columns / 2));
                    assert!(rows.iter().all(|row| row.chars().count() == usize::from(columns)), "{rows:?}");
                }
            }
        }
    }

    #[test]
    fn sides_and_kinds_differ_in_shape_even_beside_a_mark() {
        for &set in PieceSet::ALL {
            for (columns, is_marked) in SIZES.into_iter().flat_map(|columns| [(columns, false), (columns, true)]) {
                // In a square of two columns a mark covers the left half.
                let seen = |piece| -> Vec<String> {
                    let rows = picture(set, piece, columns, is_marked);
                    rows.iter().map(|row| row.chars().skip(usize::from(columns == 2)).collect()).collect()
                };
                let pieces = pieces();
                for (place, &piece) in pieces.iter().enumerate() {
                    for &other in &pieces[..place] {
                        assert_ne!(seen(piece), seen(other), "{set:?} {columns}: {piece:?} and {other:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn discs_of_letters_are_round() {
        let white = Piece { color: Color::White, kind: PieceKind::Man };
        assert_eq!(picture(PieceSet::Ascii, white, 4, false), ["/oo\\", "\\oo/"]);
        assert_eq!(picture(PieceSet::Ascii, white, 6, false), [" /oo\\ ", "(oooo)", " \\oo/ "]);
    }
}
