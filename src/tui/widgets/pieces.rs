//! Pictures of the pieces for every size of cell.

use crate::rules::{Color, Piece, PieceKind};

/// How pieces are drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PieceSet {
    /// Block characters, round men and crowned kings.
    #[default]
    Block,
    /// Letters and brackets, for terminals without block characters.
    Ascii,
}

/// How the two colours are told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contrast {
    /// By the colour of the characters: both sides have the same shape.
    Color,
    /// By shape: the white pieces are solid, the black ones are outlines.
    Shape,
}

/// The rows of a piece's picture in a cell `width` columns wide; as many as such a cell is high.
///
/// Widths other than 8, 6 and 4 get the smallest picture.
#[must_use]
pub fn picture(set: PieceSet, contrast: Contrast, piece: Piece, width: u16) -> &'static [&'static str] {
    let is_king = piece.kind == PieceKind::King;
    match (set, contrast, piece.color) {
        (PieceSet::Ascii, _, Color::White) => ascii_white(is_king, width),
        (PieceSet::Ascii, _, Color::Black) => ascii_black(is_king, width),
        (PieceSet::Block, Contrast::Shape, Color::Black) => outline(is_king, width),
        (PieceSet::Block, ..) => solid(is_king, width),
    }
}

fn solid(is_king: bool, width: u16) -> &'static [&'static str] {
    match (width, is_king) {
        (8, false) => &[" ▗▟██▙▖ ", " ██████ ", " ██████ ", " ▝▜██▛▘ "],
        (8, true) => &[" ▙ ▟▙ ▟ ", " ██████ ", " ██████ ", " ▜████▛ "],
        (6, false) => &["▗▟██▙▖", "██████", "▝▜██▛▘"],
        (6, true) => &["▙ ▟▙ ▟", "██████", "▜████▛"],
        (4, false) => &["▟██▙", "▜██▛"],
        (4, true) => &["▙▟▙▟", "▜██▛"],
        (_, false) => &["▐▌"],
        (_, true) => &["▙▟"],
    }
}

fn outline(is_king: bool, width: u16) -> &'static [&'static str] {
    match (width, is_king) {
        (8, false) => &[" ╭────╮ ", " │    │ ", " │    │ ", " ╰────╯ "],
        (8, true) => &[" ╭╮╭╮╭╮ ", " │╰╯╰╯│ ", " │    │ ", " ╰────╯ "],
        (6, false) => &["╭────╮", "│    │", "╰────╯"],
        (6, true) => &["╭╮╭╮╭╮", "│╰╯╰╯│", "╰────╯"],
        (4, false) => &["╭──╮", "╰──╯"],
        (4, true) => &["╭╮╭╮", "╰┴┴╯"],
        (_, false) => &["()"],
        (_, true) => &["<>"],
    }
}

fn ascii_white(is_king: bool, width: u16) -> &'static [&'static str] {
    match (width, is_king) {
        (8, false) => &["  ____  ", " /oooo\\ ", " \\oooo/ ", "        "],
        (8, true) => &["  ____  ", " /o  o\\ ", " \\KING/ ", "        "],
        (6, false) => &["/oooo\\", "oooooo", "\\oooo/"],
        (6, true) => &["/oooo\\", "o KK o", "\\oooo/"],
        (4, false) => &["/oo\\", "\\oo/"],
        (4, true) => &["/KK\\", "\\oo/"],
        (_, false) => &["oo"],
        (_, true) => &["OK"],
    }
}

fn ascii_black(is_king: bool, width: u16) -> &'static [&'static str] {
    match (width, is_king) {
        (8, false) => &["  ____  ", " /####\\ ", " \\####/ ", "        "],
        (8, true) => &["  ____  ", " /#  #\\ ", " \\KING/ ", "        "],
        (6, false) => &["/####\\", "######", "\\####/"],
        (6, true) => &["/####\\", "# KK #", "\\####/"],
        (4, false) => &["/##\\", "\\##/"],
        (4, true) => &["/KK\\", "\\##/"],
        (_, false) => &["##"],
        (_, true) => &["#K"],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_picture_fills_its_cell_exactly() {
        for set in [PieceSet::Block, PieceSet::Ascii] {
            for contrast in [Contrast::Color, Contrast::Shape] {
                for color in Color::ALL {
                    for kind in [PieceKind::Man, PieceKind::King] {
                        for (width, height) in [(8, 4), (6, 3), (4, 2), (2, 1)] {
                            let rows = picture(set, contrast, Piece { color, kind }, width);
                            assert_eq!(rows.len(), height);
                            assert!(rows.iter().all(|row| row.chars().count() == usize::from(width)), "{rows:?}");
                        }
                    }
                }
            }
        }
    }
}
