//! Writing positions in FEN.

use std::fmt;

use super::fen::Fen;
use super::square::{Corner, SquareNames, SquareStyle, SquareText};
use crate::{AnyPosition, Color, PieceKind, Variant};

/// The number of squares of the largest board.
const MAX_PIECES: usize = 50;

/// Writes a position in canonical form: side to move, White, Black, every square separately in ascending order, without
/// spaces (PDN 3.0, section FEN). On 64 squares with letters, a1 first.
#[must_use]
pub fn write_fen(position: &AnyPosition) -> String {
    let mut text = String::with_capacity(128);
    push_fen(position, SquareNames::of(position.variant()), &mut text);
    text
}

/// Appends a position to a text in the form of [`write_fen`], with the given square names.
pub fn push_fen(position: &AnyPosition, names: SquareNames, out: &mut String) {
    out.push(letter_of(position.side_to_move()));
    for color in Color::ALL {
        out.push(':');
        out.push(letter_of(color));
        let kings = position.pieces(color, PieceKind::King);
        let mut squares = [(SquareText::NONE, false); MAX_PIECES];
        let mut count = 0;
        for (place, square) in squares.iter_mut().zip(position.all_pieces(color)) {
            *place = (names.text(square), kings.contains(square));
            count += 1;
        }
        let squares = &mut squares[..count];
        if !squares.is_sorted_by_key(|(text, _)| text.reading_order()) {
            squares.sort_unstable_by_key(|(text, _)| text.reading_order());
        }
        for (index, &(text, is_king)) in squares.iter().enumerate() {
            if index > 0 {
                out.push(',');
            }
            if is_king {
                out.push('K');
            }
            text.push_to(out);
        }
    }
}

/// Square names that use the numbers of the board, even on 64 squares.
#[must_use]
pub const fn numeric_names(variant: Variant) -> SquareNames {
    SquareNames::of(variant).with(SquareStyle::Numeric, Corner::TopLeft)
}

const fn letter_of(color: Color) -> char {
    match color {
        Color::White => 'W',
        Color::Black => 'B',
    }
}

impl fmt::Display for Fen {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&write_fen(&self.position))?;
        if let Some(moves) = self.quiet_moves {
            write!(formatter, ":H{moves}")?;
        }
        if let Some(number) = self.move_number {
            write!(formatter, ":F{number}")?;
        }
        Ok(())
    }
}
