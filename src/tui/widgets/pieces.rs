//! Pictures of the pieces for every size of cell. Sides differ in shape as well as in colour, and so do men and kings. In
//! a cell of two columns the right half alone shows the difference, as a mark may cover the left half.

pub use crate::settings::PieceSet;
use damier_rules::{Color, Piece, PieceKind};

/// The picture of a piece in a cell `width` columns wide, a string per row of the cell.
///
/// Widths other than 8, 6 and 4 get the smallest picture.
#[must_use]
pub fn picture(set: PieceSet, piece: Piece, width: u16) -> &'static [&'static str] {
    let is_king = piece.kind == PieceKind::King;
    match (set, piece.color) {
        (PieceSet::Block, Color::White) => block_white(is_king, width),
        (PieceSet::Block, Color::Black) => block_black(is_king, width),
        (PieceSet::Unicode, Color::White) => unicode_white(is_king, width),
        (PieceSet::Unicode, Color::Black) => unicode_black(is_king, width),
        (PieceSet::Ascii, Color::White) => ascii_white(is_king, width),
        (PieceSet::Ascii, Color::Black) => ascii_black(is_king, width),
    }
}

fn block_white(is_king: bool, width: u16) -> &'static [&'static str] {
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

fn block_black(is_king: bool, width: u16) -> &'static [&'static str] {
    match (width, is_king) {
        (8, false) => &[" ▗▛▀▀▜▖ ", " █    █ ", " █    █ ", " ▝▙▄▄▟▘ "],
        (8, true) => &[" ▙ ▟▙ ▟ ", " █▜▛▜▛█ ", " █    █ ", " ▜▄▄▄▄▛ "],
        (6, false) => &["▗▛▀▀▜▖", "█    █", "▝▙▄▄▟▘"],
        (6, true) => &["▙ ▟▙ ▟", "█▜▛▜▛█", "▜▄▄▄▄▛"],
        (4, false) => &["▛▀▀▜", "▙▄▄▟"],
        (4, true) => &["▌▟▙▐", "▙▄▄▟"],
        (_, false) => &["()"],
        (_, true) => &["<>"],
    }
}

fn unicode_white(is_king: bool, width: u16) -> &'static [&'static str] {
    match (width, is_king) {
        (8, false) => &[" ╭────╮ ", " │ ⛀  │ ", " │    │ ", " ╰────╯ "],
        (8, true) => &[" ╭╮╭╮╭╮ ", " │╰╯╰╯│ ", " │ ⛁  │ ", " ╰────╯ "],
        (6, false) => &["╭────╮", "│ ⛀  │", "╰────╯"],
        (6, true) => &["╭╮╭╮╭╮", "│ ⛁  │", "╰────╯"],
        (4, false) => &["╭──╮", "╰──╯"],
        (4, true) => &["╭╮╭╮", "╰⛁─╯"],
        (_, false) => &[" ⛀"],
        (_, true) => &[" ⛁"],
    }
}

fn unicode_black(is_king: bool, width: u16) -> &'static [&'static str] {
    match (width, is_king) {
        (8, false) => &[" ┏━━━━┓ ", " ┃ ⛂  ┃ ", " ┃    ┃ ", " ┗━━━━┛ "],
        (8, true) => &[" ┏┓┏┓┏┓ ", " ┃┗┛┗┛┃ ", " ┃ ⛃  ┃ ", " ┗━━━━┛ "],
        (6, false) => &["┏━━━━┓", "┃ ⛂  ┃", "┗━━━━┛"],
        (6, true) => &["┏┓┏┓┏┓", "┃ ⛃  ┃", "┗━━━━┛"],
        (4, false) => &["┏━━┓", "┗━━┛"],
        (4, true) => &["┏┓┏┓", "┗⛃━┛"],
        (_, false) => &[" ⛂"],
        (_, true) => &[" ⛃"],
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
        (_, true) => &["KO"],
    }
}

fn ascii_black(is_king: bool, width: u16) -> &'static [&'static str] {
    match (width, is_king) {
        (8, false) => &["  ____  ", " /####\\ ", " \\####/ ", "        "],
        (8, true) => &["  ____  ", " /#  #\\ ", " \\KING/ ", "        "],
        (6, false) => &["/####\\", "######", "\\####/"],
        (6, true) => &["/####\\", "# KK #", "\\####/"],
        (4, false) => &["/##\\", "\\##/"],
        (4, true) => &["#KK#", "\\##/"],
        (_, false) => &["##"],
        (_, true) => &["K@"],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZES: [(u16, usize); 4] = [(8, 4), (6, 3), (4, 2), (2, 1)];

    fn pieces() -> Vec<Piece> {
        let kinds = |color| [PieceKind::Man, PieceKind::King].map(|kind| Piece { color, kind });
        Color::ALL.into_iter().flat_map(kinds).collect()
    }

    #[test]
    fn every_picture_fills_its_cell_exactly() {
        for &set in PieceSet::ALL {
            for piece in pieces() {
                for (width, height) in SIZES {
                    let rows = picture(set, piece, width);
                    assert_eq!(rows.len(), height);
                    assert!(rows.iter().all(|row| row.chars().count() == usize::from(width)), "{rows:?}");
                }
            }
        }
    }

    #[test]
    fn sides_and_kinds_differ_in_shape_even_if_a_mark_covers_the_edges() {
        for &set in PieceSet::ALL {
            for (width, height) in SIZES {
                // In larger cells marks and numbers are drawn at the foot.
                let seen = |piece| -> Vec<String> {
                    let rows = picture(set, piece, width);
                    if height == 1 {
                        return vec![rows[0].chars().skip(1).collect()];
                    }
                    rows[..height - 1].iter().map(|row| (*row).to_owned()).collect()
                };
                let pieces = pieces();
                for (place, &piece) in pieces.iter().enumerate() {
                    for &other in &pieces[..place] {
                        assert_ne!(seen(piece), seen(other), "{set:?} {width}: {piece:?} and {other:?}");
                    }
                }
            }
        }
    }
}
