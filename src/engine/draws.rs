//! Draws as the search sees them.

use crate::rules::{Move, PieceKind, Position, Rules};

/// What the search carries from node to node to see the draws by a number of moves, and how far back a repetition can
/// lie.
#[derive(Clone, Copy, Debug)]
pub(super) struct DrawClock {
    /// Plies since a man moved or something was taken: no earlier position can come back.
    reversible: u16,
}

impl DrawClock {
    /// The clock of a position, with the plies used of the limit that runs in it.
    pub fn new<R: Rules>(_position: &Position<R>, plies_used: u16) -> Self {
        Self { reversible: plies_used }
    }

    /// The clock after a move.
    #[inline]
    pub fn after<R: Rules>(self, before: &Position<R>, played: Move) -> Self {
        let is_king = before.pieces(before.side_to_move(), PieceKind::King).contains(played.from);
        Self { reversible: if is_king && !played.is_capture() { self.reversible.saturating_add(1) } else { 0 } }
    }

    /// How many plies back the same position may have stood on the board.
    #[inline]
    pub const fn reversible_plies(self) -> usize {
        self.reversible as usize
    }

    /// Whether a limit is reached, so that the game is drawn unless the side to move has no move.
    #[inline]
    pub const fn is_reached(self) -> bool {
        self.reversible >= 50
    }

    /// What to mix into the key of the position: with few plies left the count is part of what is searched.
    #[inline]
    pub const fn key(self) -> u64 {
        if self.reversible < 20 { 0 } else { (self.reversible as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) }
    }
}
