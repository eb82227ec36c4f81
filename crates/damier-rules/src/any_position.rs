//! A position of a variant chosen at run time.

use std::ops::ControlFlow;

use super::bitboard::Bitboard;
use super::perft::{self, Leaves};
use super::piece::{Color, Piece, PieceKind};
use super::position::{IllegalMove, Move, Position};
use super::square::{BoardSize, Square};
use super::variant::{Brazilian, International, Russian, Variant};

/// A position whose variant is chosen at run time. For everything except per-node search code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AnyPosition {
    /// International draughts.
    International(Position<International>),
    /// Russian draughts.
    Russian(Position<Russian>),
    /// Brazilian draughts.
    Brazilian(Position<Brazilian>),
}

/// Evaluates an expression with the [`Position`] inside an [`AnyPosition`], once for every variant.
///
/// ```
/// use damier_rules::{AnyPosition, Variant};
/// use damier_rules::with_position;
///
/// let any = AnyPosition::start(Variant::Russian);
/// assert_eq!(with_position!(any, position => position.legal_moves().len()), 7);
/// ```
#[macro_export]
macro_rules! with_position {
    ($any:expr, $position:ident => $result:expr) => {
        match $any {
            $crate::AnyPosition::International($position) => $result,
            $crate::AnyPosition::Russian($position) => $result,
            $crate::AnyPosition::Brazilian($position) => $result,
        }
    };
}

impl AnyPosition {
    /// The starting position.
    #[must_use]
    pub fn start(variant: Variant) -> Self {
        match variant {
            Variant::International => Self::International(Position::start()),
            Variant::Russian => Self::Russian(Position::start()),
            Variant::Brazilian => Self::Brazilian(Position::start()),
        }
    }

    /// The variant.
    #[must_use]
    pub const fn variant(&self) -> Variant {
        match self {
            Self::International(_) => Variant::International,
            Self::Russian(_) => Variant::Russian,
            Self::Brazilian(_) => Variant::Brazilian,
        }
    }

    /// The board.
    #[must_use]
    pub const fn board_size(&self) -> BoardSize {
        self.variant().board_size()
    }

    /// See [`Position::side_to_move`].
    #[must_use]
    pub const fn side_to_move(&self) -> Color {
        with_position!(self, position => position.side_to_move())
    }

    /// See [`Position::pieces`].
    #[must_use]
    pub const fn pieces(&self, color: Color, kind: PieceKind) -> Bitboard {
        with_position!(self, position => position.pieces(color, kind))
    }

    /// See [`Position::all_pieces`].
    #[must_use]
    pub const fn all_pieces(&self, color: Color) -> Bitboard {
        with_position!(self, position => position.all_pieces(color))
    }

    /// See [`Position::occupied`].
    #[must_use]
    pub fn occupied(&self) -> Bitboard {
        with_position!(self, position => position.occupied())
    }

    /// See [`Position::piece_at`].
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        with_position!(self, position => position.piece_at(square))
    }

    /// See [`Position::flipped`].
    #[must_use]
    pub fn flipped(&self) -> Self {
        match self {
            Self::International(position) => Self::International(position.flipped()),
            Self::Russian(position) => Self::Russian(position.flipped()),
            Self::Brazilian(position) => Self::Brazilian(position.flipped()),
        }
    }

    /// See [`Position::passed`].
    #[must_use]
    pub const fn passed(&self) -> Self {
        match self {
            Self::International(position) => Self::International(position.passed()),
            Self::Russian(position) => Self::Russian(position.passed()),
            Self::Brazilian(position) => Self::Brazilian(position.passed()),
        }
    }

    /// See [`Position::legal_moves`].
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        with_position!(self, position => position.legal_moves())
    }

    /// See [`Position::legal_moves_into`].
    pub fn legal_moves_into(&self, moves: &mut Vec<Move>) {
        with_position!(self, position => position.legal_moves_into(moves));
    }

    /// See [`Position::captures_of_fewer`].
    #[must_use]
    pub fn captures_of_fewer(&self) -> Vec<Move> {
        with_position!(self, position => position.captures_of_fewer())
    }

    /// See [`Position::must_capture`].
    #[must_use]
    pub fn must_capture(&self) -> bool {
        with_position!(self, position => position.must_capture())
    }

    /// See [`Position::is_legal`].
    #[must_use]
    pub fn is_legal(&self, played: Move) -> bool {
        with_position!(self, position => position.is_legal(played))
    }

    /// See [`Position::play`].
    ///
    /// # Errors
    ///
    /// [`IllegalMove`] when the move is not legal here.
    pub fn play(&self, played: Move) -> Result<Self, IllegalMove> {
        if self.is_legal(played) { Ok(self.play_unchecked(played)) } else { Err(IllegalMove) }
    }

    /// See [`Position::play_unchecked`].
    #[must_use]
    pub fn play_unchecked(&self, played: Move) -> Self {
        match self {
            Self::International(position) => Self::International(position.play_unchecked(played)),
            Self::Russian(position) => Self::Russian(position.play_unchecked(played)),
            Self::Brazilian(position) => Self::Brazilian(position.play_unchecked(played)),
        }
    }

    /// See [`Position::promotes`].
    #[must_use]
    pub fn promotes(&self, played: Move) -> bool {
        with_position!(self, position => position.promotes(played))
    }

    /// See [`Position::routes`].
    #[must_use]
    pub fn routes(&self, played: Move) -> Vec<Vec<Square>> {
        with_position!(self, position => position.routes(played))
    }

    /// See [`Position::visit_routes`].
    ///
    /// # Errors
    ///
    /// [`ControlFlow::Break`] with the value that `visit` broke off with.
    pub fn visit_routes<B>(&self, played: Move, visit: impl FnMut(&[Square]) -> ControlFlow<B>) -> ControlFlow<B> {
        with_position!(self, position => position.visit_routes(played, visit))
    }

    /// See [`Position::key`].
    #[must_use]
    pub fn key(&self) -> u64 {
        with_position!(self, position => position.key())
    }

    /// See [`perft::perft_in_parallel`].
    #[must_use]
    pub fn perft(&self, depth: u32, leaves: Leaves, threads: usize) -> u64 {
        with_position!(self, position => perft::perft_in_parallel(position, depth, leaves, threads))
    }
}
