//! What attacks what: check, and the pieces that give it.

use crate::{
    geometry::{HORSE_INTO, NONE, look},
    piece::{Kind, Piece},
    position::Position,
    side::Side,
    square::Square,
};

const fn code(side: Side, kind: Kind) -> u8 {
    Piece { side, kind }.code()
}

impl Position {
    /// Whether the side's king is attacked (将军, 3.1) or faces the other king.
    #[inline(always)]
    #[must_use]
    pub fn in_check(&self, side: Side) -> bool {
        let mut found = false;
        self.visit_checkers(side, |_| found = true);
        found
    }

    /// Whether the kings face each other on an open file (2.2).
    #[must_use]
    pub fn kings_face(&self) -> bool {
        let (red, black) = (self.king(Side::Red), self.king(Side::Black));
        let (low, high) = (red.rank().min(black.rank()), red.rank().max(black.rank()));
        let between = ((1u16 << high) - 1) & !((2u16 << low) - 1);
        red.file() == black.file() && self.file_bits(red) & between == 0
    }

    /// The pieces that give check to the side's king, at most four; the other king among them if the kings face each
    /// other.
    pub fn checkers(&self, side: Side) -> impl Iterator<Item = Square> + use<> {
        let mut bits = 0;
        self.visit_checkers(side, |square| bits |= square.bit());
        crate::position::Squares(bits)
    }

    #[inline(always)]
    fn visit_checkers(&self, side: Side, mut visit: impl FnMut(Square)) {
        let king = self.king(side);
        let them = side.other();
        let (rook, cannon) = (code(them, Kind::Rook), code(them, Kind::Cannon));
        let (facing, pawn) = (code(them, Kind::King), code(them, Kind::Pawn));
        let (file, rank) = (king.file(), king.rank());

        let line = look(self.file_bits(king), rank);
        // A pawn that comes forward stands on the other side of the king than one that has passed it.
        let ahead = if side == Side::Red { i32::from(rank) + 1 } else { i32::from(rank) - 1 };
        for ends in [line.low, line.high] {
            if let Some(square) = on_file(file, ends[0]) {
                let there = self.code(square);
                if there == rook || there == facing || there == pawn && ends[0] == ahead {
                    visit(square);
                }
                if let Some(square) = on_file(file, ends[1])
                    && self.code(square) == cannon
                {
                    visit(square);
                }
            }
        }
        let line = look(self.rank_bits(king), file);
        for ends in [line.low, line.high] {
            if let Some(square) = on_rank(rank, ends[0]) {
                let there = self.code(square);
                if there == rook || there == pawn && square.file().abs_diff(file) == 1 {
                    visit(square);
                }
                if let Some(square) = on_rank(rank, ends[1])
                    && self.code(square) == cannon
                {
                    visit(square);
                }
            }
        }
        let horse = code(them, Kind::Horse);
        for hop in &HORSE_INTO[king.index()] {
            if hop.to == NONE {
                break;
            }
            let from = Square::at(hop.to);
            if self.code(from) == horse && self.is_empty(Square::at(hop.over)) {
                visit(from);
            }
        }
    }
}

/// The square of a file at a place found by [`look`], `None` if none was.
#[inline(always)]
fn on_file(file: u8, place: i32) -> Option<Square> {
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "0 to 9")]
    (0..10).contains(&place).then(|| Square::at(place as u8 * 9 + file))
}

/// The square of a rank at a place found by [`look`], `None` if none was.
#[inline(always)]
fn on_rank(rank: u8, place: i32) -> Option<Square> {
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "0 to 8")]
    (0..9).contains(&place).then(|| Square::at(rank * 9 + place as u8))
}
