//! Draws as the search sees them: the counters of the game itself, made cheap where they cannot matter.

use crate::rules::{Color, Counters, LimitCount, Move, PieceKind, Position, Rules};

/// From so many plies before a limit on, the count belongs to what is searched: it covers the endings limits in full.
const COUNT_MATTERS: u16 = 32;

/// What the search carries from node to node to see the draws by a number of moves, and how far back a repetition can
/// lie.
#[derive(Clone, Copy, Debug)]
pub(super) struct DrawClock {
    counters: Counters,
    /// Plies since a man moved or something was taken: no earlier position can come back.
    reversible: u16,
    /// Plies left of the limit that runs, the highest number when none does.
    left: u16,
}

impl DrawClock {
    /// The clock of a position, with the plies used of the limit that runs in it.
    pub fn new<R: Rules>(position: &Position<R>, plies_used: u16, reversible: u16) -> Self {
        Self::of(position, Counters::new(position, plies_used), reversible)
    }

    fn of<R: Rules>(position: &Position<R>, counters: Counters, reversible: u16) -> Self {
        let left = counters.running(position).map_or(u16::MAX, LimitCount::plies_left);
        Self { counters, reversible, left }
    }

    /// The clock after a move.
    #[inline]
    pub fn after<R: Rules>(self, before: &Position<R>, played: Move, after: &Position<R>) -> Self {
        let kings = |color| before.pieces(color, PieceKind::King);
        let all_kings = kings(Color::White) | kings(Color::Black);
        if all_kings.is_empty() {
            // Without kings on the board nothing has been counted yet; the first promotion starts every count anew.
            return Self { reversible: 0, left: u16::MAX, ..self };
        }
        let reversible = if all_kings.contains(played.from) && !played.is_capture() { self.reversible + 1 } else { 0 };
        Self::of(after, self.counters.after(before, played, after), reversible)
    }

    /// How many plies back the same position may have stood on the board.
    #[inline]
    pub const fn reversible_plies(self) -> usize {
        self.reversible as usize
    }

    /// Whether a limit is reached, so that the game is drawn unless the side to move has no move.
    #[inline]
    pub const fn is_reached(self) -> bool {
        self.left == 0
    }

    /// What to mix into the key of the position: with few plies left the count is part of what is searched.
    #[inline]
    pub const fn key(self) -> u64 {
        if self.left > COUNT_MATTERS { 0 } else { (self.left as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15) }
    }
}
