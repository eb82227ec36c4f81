//! Which moves may give check: a test that needs no move.

use crate::{
    geometry::{HORSE_INTO, KING_CROSS, NONE},
    moves::Move,
    position::Position,
    square::Square,
};

/// Where a move has to begin or end to give check to the king of the side that is not to move.
///
/// ```
/// use chuhe_rules::{Aim, Position};
///
/// let position = Position::start();
/// let aim = Aim::of(&position);
/// let checks: Vec<_> = position.legal_moves().into_iter().filter(|&mv| aim.gives_check(&position, mv)).collect();
/// assert!(checks.is_empty());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Aim {
    /// Lines of the king: on them rooks, cannons and pawns check, and screens come and go.
    lines: u128,
    /// Points over which horses come.
    legs: u128,
    /// Points from which they come.
    hops: u128,
}

impl Aim {
    /// The king that the side to move attacks.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        let king = position.king(position.turn().other());
        let mut aim = Self { lines: KING_CROSS[king.index()], legs: 0, hops: 0 };
        for hop in &HORSE_INTO[king.index()] {
            if hop.to == NONE {
                break;
            }
            aim.legs |= Square::at(hop.over).bit();
            aim.hops |= Square::at(hop.to).bit();
        }
        aim
    }

    /// Whether a move of the side may give check: no other does.
    #[inline(always)]
    #[must_use]
    pub const fn may_check(&self, mv: Move) -> bool {
        mv.from().bit() & (self.lines | self.legs) | mv.to().bit() & (self.lines | self.hops) != 0
    }

    /// Whether a move of the side gives check.
    #[inline(always)]
    #[must_use]
    pub fn gives_check(&self, position: &Position, mv: Move) -> bool {
        self.may_check(mv) && {
            let next = position.after(mv);
            next.in_check(next.turn())
        }
    }

    /// Whether a piece there shields the king or bars a horse, or would.
    #[inline(always)]
    pub(crate) const fn is_on_lines(&self, square: Square) -> bool {
        square.bit() & (self.lines | self.legs) != 0
    }
}
