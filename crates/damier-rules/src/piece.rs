//! Colours and pieces.

use std::fmt;
use std::ops::Not;

/// A player, and the colour of that player's pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Color {
    /// Moves first, from the bottom of the board to the top.
    White,
    /// Moves second, from the top of the board to the bottom.
    Black,
}

impl Color {
    /// Both colours, White first.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];
}

impl Not for Color {
    type Output = Self;

    /// The opponent.
    #[inline]
    fn not(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

impl fmt::Display for Color {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(match self {
            Self::White => "White",
            Self::Black => "Black",
        })
    }
}

/// The kind of a piece (CDA 1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PieceKind {
    /// Moves one square forward; captures adjacent pieces forward and backward.
    Man,
    /// Moves and captures at any distance in all directions.
    King,
}

/// A piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Piece {
    /// The owner.
    pub color: Color,
    /// Whether it is a man or a king.
    pub kind: PieceKind,
}
