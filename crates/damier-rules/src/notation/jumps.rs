//! Single jumps of one piece, including those that are part of no legal move. Explanations need them.

use super::moves::squares_between;
use crate::{
    AnyPosition, Bitboard, BoardSize, Brazilian, Color, International, PieceKind, Rules, Russian, Square, Variant,
};

/// The most jumps that a search for a capture examines. Real positions need a few dozen.
const MAX_JUMPS: usize = 20_000;

/// A piece in the middle of a capture.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Jump {
    /// Its current square.
    pub(crate) at: Square,
    /// Whether it is a king from here on.
    pub(crate) is_king: bool,
    /// The pieces jumped so far.
    pub taken: Bitboard,
}

/// The piece of the side to move on one square, and its surroundings.
pub(super) struct Jumper {
    from: Square,
    size: BoardSize,
    side: Color,
    is_king: bool,
    enemies: Bitboard,
    others: Bitboard,
    majority: bool,
    promotes_in_passing: bool,
}

impl Jumper {
    pub(super) fn new(position: &AnyPosition, from: Square) -> Self {
        let side = position.side_to_move();
        let (majority, promotes_in_passing) = match position.variant() {
            Variant::International => (International::MAJORITY, International::PROMOTES_IN_PASSING),
            Variant::Russian => (Russian::MAJORITY, Russian::PROMOTES_IN_PASSING),
            Variant::Brazilian => (Brazilian::MAJORITY, Brazilian::PROMOTES_IN_PASSING),
        };
        Self {
            from,
            size: position.board_size(),
            side,
            is_king: position.pieces(side, PieceKind::King).contains(from),
            enemies: position.all_pieces(!side),
            others: position.all_pieces(side) - Bitboard::from(from),
            majority,
            promotes_in_passing,
        }
    }

    pub(super) const fn from(&self) -> Square {
        self.from
    }

    /// Whether the variant has the majority rule.
    pub(super) const fn majority(&self) -> bool {
        self.majority
    }

    /// Whether a square is blocked for the piece. Its own origin is not.
    pub(super) fn blocks(&self, square: Square) -> bool {
        (self.enemies | self.others).contains(square)
    }

    pub(super) fn is_enemy(&self, square: Square) -> bool {
        self.enemies.contains(square)
    }

    /// The piece before its first jump.
    pub(super) const fn start(&self) -> Jump {
        Jump { at: self.from, is_king: self.is_king, taken: Bitboard::EMPTY }
    }

    /// All jumps from the current square.
    pub(super) fn jumps(&self, state: Jump) -> impl Iterator<Item = Jump> {
        self.size.all_squares().filter_map(move |landing| self.jump(state, landing))
    }

    /// The jump to one square over exactly one piece that has not been jumped yet.
    fn jump(&self, state: Jump, landing: Square) -> Option<Jump> {
        if self.blocks(landing) {
            return None;
        }
        let between = squares_between(self.size, state.at, landing)?;
        let mut pieces = between.iter().copied().filter(|&square| self.blocks(square));
        let (over, None) = (pieces.next()?, pieces.next()) else { return None };
        let in_reach = state.is_king || between.len() == 1;
        if !in_reach || !self.is_enemy(over) || state.taken.contains(over) {
            return None;
        }
        let last_row = if self.side == Color::White { 0 } else { self.size.rows() - 1 };
        let is_king = state.is_king || (self.promotes_in_passing && landing.row() == last_row);
        Some(Jump { at: landing, is_king, taken: state.taken | Bitboard::from(over) })
    }

    /// The capture to `to` that takes the most pieces, complete or not.
    pub(super) fn longest_to(&self, to: Square) -> Option<Jump> {
        let mut best: Option<Jump> = None;
        let mut left = vec![self.start()];
        let mut looked_at = 0;
        while let Some(state) = left.pop() {
            for next in self.jumps(state) {
                if next.at == to && best.is_none_or(|best| next.taken.len() > best.taken.len()) {
                    best = Some(next);
                }
                looked_at += 1;
                if looked_at < MAX_JUMPS {
                    left.push(next);
                }
            }
        }
        best
    }
}
