//! Setting up positions.

use super::any_position::AnyPosition;
use super::piece::{Color, Piece, PieceKind};
use super::position::Position;
use super::square::Square;
use super::variant::{Rules, Variant};

/// Why a position cannot be set up. Squares are numbered as on the board of the variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// The board has no square with this number.
    #[error("no square {number} among {last}")]
    NoSuchSquare {
        /// The number.
        number: u32,
        /// The last square of the board.
        last: u8,
    },
    /// Two pieces on one square.
    #[error("second piece on square {number}")]
    Overlap {
        /// The square.
        number: u8,
    },
    /// A man on the row where it would have been crowned.
    #[error("man of {color} on its promotion square {number}")]
    ManOnPromotionRow {
        /// The square.
        number: u8,
        /// Whose man.
        color: Color,
    },
}

/// A position under construction: any number of pieces, with men only where men can stand.
///
/// A side may have no pieces; it has lost if it is to move.
#[derive(Clone, Debug)]
pub struct Setup {
    variant: Variant,
    side_to_move: Color,
    men: [u64; 2],
    kings: [u64; 2],
}

impl Setup {
    /// An empty board.
    #[must_use]
    pub const fn new(variant: Variant, side_to_move: Color) -> Self {
        Self { variant, side_to_move, men: [0; 2], kings: [0; 2] }
    }

    /// Puts a piece on the square with this number.
    ///
    /// # Errors
    ///
    /// Any [`SetupError`]. The setup is then unchanged.
    pub fn put(&mut self, number: u32, piece: Piece) -> Result<(), SetupError> {
        let size = self.variant.board_size();
        let square = u8::try_from(number)
            .ok()
            .and_then(|number| size.square(number))
            .ok_or(SetupError::NoSuchSquare { number, last: size.squares() })?;
        self.put_on(square, piece)
    }

    /// Puts a piece on a square.
    ///
    /// # Errors
    ///
    /// [`SetupError::Overlap`] or [`SetupError::ManOnPromotionRow`]. The setup is then unchanged.
    pub fn put_on(&mut self, square: Square, piece: Piece) -> Result<(), SetupError> {
        let size = self.variant.board_size();
        let number = size.number(square);
        let color = piece.color;
        if (self.men[0] | self.men[1] | self.kings[0] | self.kings[1]) & square.bit() != 0 {
            return Err(SetupError::Overlap { number });
        }
        let last_row = match color {
            Color::White => 0,
            Color::Black => size.rows() - 1,
        };
        match piece.kind {
            PieceKind::Man if square.row() == last_row => return Err(SetupError::ManOnPromotionRow { number, color }),
            PieceKind::Man => self.men[color as usize] |= square.bit(),
            PieceKind::King => self.kings[color as usize] |= square.bit(),
        }
        Ok(())
    }

    /// The finished position.
    #[must_use]
    pub const fn position(&self) -> AnyPosition {
        match self.variant {
            Variant::International => AnyPosition::International(self.build()),
            Variant::Russian => AnyPosition::Russian(self.build()),
            Variant::Brazilian => AnyPosition::Brazilian(self.build()),
        }
    }

    const fn build<R: Rules>(&self) -> Position<R> {
        Position::from_parts(self.men, self.kings, self.side_to_move)
    }
}
