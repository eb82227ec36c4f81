//! Positions in the Hub protocol of engines: the side to move and one letter per square.

use crate::{AnyPosition, Color, Piece, PieceKind, Setup, SetupError, Variant};

/// The errors in a Hub position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HubError {
    /// The text is too short or too long for the board.
    #[error("{found} letters instead of {expected}")]
    Length {
        /// The length required: one letter for the side to move and one per square.
        expected: usize,
        /// The length found.
        found: usize,
    },
    /// The side to move is missing at the start.
    #[error("column 1: expected W or B, found {0:?}")]
    Side(char),
    /// An unknown letter.
    #[error("column {column}: unexpected {found:?}")]
    Letter {
        /// Its position, counted in letters from 1.
        column: usize,
        /// The letter.
        found: char,
    },
    /// A man on the row where it would have been crowned.
    #[error("column {column}")]
    Setup {
        /// Its position, counted in letters from 1.
        column: usize,
        /// Why it cannot stand there.
        #[source]
        reason: SetupError,
    },
}

/// Reads a position: `W` or `B` for the side to move, then one letter per square in numerical order: `w` and `b` for
/// men, `W` and `B` for kings, `e` for an empty square.
///
/// # Errors
///
/// [`HubError`] for the first error found.
pub fn read_hub(text: &str, variant: Variant) -> Result<AnyPosition, HubError> {
    let board = variant.board_size();
    let (expected, found) = (usize::from(board.squares()) + 1, text.chars().count());
    if found != expected {
        return Err(HubError::Length { expected, found });
    }
    let mut letters = text.chars();
    let side = match letters.next() {
        Some('W') => Color::White,
        Some('B') => Color::Black,
        other => return Err(HubError::Side(other.unwrap_or_default())),
    };
    let mut setup = Setup::new(variant, side);
    for ((square, letter), column) in board.all_squares().zip(letters).zip(2..) {
        let (color, kind) = match letter {
            'w' => (Color::White, PieceKind::Man),
            'b' => (Color::Black, PieceKind::Man),
            'W' => (Color::White, PieceKind::King),
            'B' => (Color::Black, PieceKind::King),
            'e' => continue,
            found => return Err(HubError::Letter { column, found }),
        };
        setup.put_on(square, Piece { color, kind }).map_err(|reason| HubError::Setup { column, reason })?;
    }
    Ok(setup.position())
}

/// Writes a position in the form that [`read_hub`] reads.
#[must_use]
pub fn write_hub(position: &AnyPosition) -> String {
    let side = if position.side_to_move() == Color::White { 'W' } else { 'B' };
    let squares = position.board_size().all_squares().map(|square| {
        position.piece_at(square).map_or('e', |piece| match (piece.color, piece.kind) {
            (Color::White, PieceKind::Man) => 'w',
            (Color::Black, PieceKind::Man) => 'b',
            (Color::White, PieceKind::King) => 'W',
            (Color::Black, PieceKind::King) => 'B',
        })
    });
    std::iter::once(side).chain(squares).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn start_positions_are_read_as_written() {
        let ten = format!("W{}{}{}", "b".repeat(20), "e".repeat(10), "w".repeat(20));
        assert_eq!(write_hub(&AnyPosition::start(Variant::International)), ten);
        let eight = format!("W{}{}{}", "b".repeat(12), "e".repeat(8), "w".repeat(12));
        assert_eq!(write_hub(&AnyPosition::start(Variant::Russian)), eight);
        for (text, variant) in [(ten, Variant::International), (eight, Variant::Brazilian)] {
            assert_eq!(read_hub(&text, variant), Ok(AnyPosition::start(variant)));
        }
    }

    #[test]
    fn errors_name_the_column() {
        let at = |column: usize, letter: &str| {
            let mut text = write_hub(&AnyPosition::start(Variant::International));
            text.replace_range(column - 1..column, letter);
            read_hub(&text, Variant::International).unwrap_err().to_string()
        };
        assert_eq!(at(1, "x"), "column 1: expected W or B, found 'x'");
        assert_eq!(at(30, "?"), "column 30: unexpected '?'");
        assert_eq!(at(2, "w"), "column 2");
        assert_eq!(read_hub("Wb", Variant::Russian).unwrap_err().to_string(), "2 letters instead of 33");
    }
}
