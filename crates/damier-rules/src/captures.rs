//! Captures (CDA 2.6, FMJD 4).
//!
//! Nearly all captures are made by men and take one or two pieces. `Jumps` finds those for all men at once; only the
//! rest are searched jump by jump ([`generate`]).

use std::marker::PhantomData;

use super::bitboard::Bitboard;
use super::board::{Board, Direction, Side};
use super::jumps::Jumps;
use super::position::Move;
use super::quiet::for_each_bit;
use super::square::Square;
use super::variant::Rules;

use Direction::{NorthEast, NorthWest, SouthEast, SouthWest};

/// The squares from which a man could jump one of `enemy`.
#[inline(always)]
#[must_use]
pub const fn jump_origins(enemy: u64, empty: u64) -> u64 {
    NorthWest.jump_origins(enemy, empty)
        | NorthEast.jump_origins(enemy, empty)
        | SouthWest.jump_origins(enemy, empty)
        | SouthEast.jump_origins(enemy, empty)
}

/// Whether a man of the side to move can capture.
#[inline(always)]
#[must_use]
pub const fn man_can_capture<R: Rules>(board: Board) -> bool {
    jump_origins(board.enemy(), board.empty(R::SQUARES)) & board.own_men != 0
}

/// Whether a king can capture.
#[inline(always)]
#[must_use]
pub fn king_can_capture<R: Rules>(board: Board) -> bool {
    let empty = board.empty(R::SQUARES);
    let mut kings = board.own_kings;
    while kings != 0 {
        let square = Square::lowest(kings);
        let landings = Direction::ALL.into_iter().fold(0, |landings, direction| {
            let (_, first) = R::RAYS.look(square, direction, R::SQUARES ^ empty);
            landings | (direction.step(first & board.enemy()) & empty)
        });
        if landings != 0 {
            return true;
        }
        kings &= kings - 1;
    }
    false
}

/// Appends every legal capture to `moves`, jump by jump.
pub fn generate<R: Rules, S: Side>(board: Board, moves: &mut Vec<Move>) {
    let empty = board.empty(R::SQUARES);
    let mut walk = Walk::<R> {
        enemy: board.enemy(),
        empty,
        promotion: Jumps::<R, S>::CROWNING,
        origin: 0,
        start: moves.len(),
        most: 0,
        moves,
        rules: PhantomData,
    };
    for_each_bit(Jumps::<R, S>::of(board).capturing_men(), |from| {
        walk.leave(from, empty);
        walk.man(from, 0, 0);
    });
    for_each_bit(board.own_kings, |from| {
        walk.leave(from, empty);
        walk.king(from, 0, 0, Direction::ALL);
    });
}

/// A depth-first search over the jumps of one piece after another.
struct Walk<'a, R: Rules> {
    enemy: u64,
    /// The empty squares, including the origin of the capturing piece.
    empty: u64,
    /// The squares on which a man is crowned and continues as a king.
    promotion: u64,
    origin: u64,
    /// Index of the first capture in `moves`.
    start: usize,
    /// The largest number of pieces captured so far.
    most: u32,
    moves: &'a mut Vec<Move>,
    rules: PhantomData<R>,
}

impl<R: Rules> Walk<'_, R> {
    fn leave(&mut self, from: u64, empty: u64) {
        self.origin = from;
        self.empty = empty | from;
    }

    /// Continues from `at` with a man that has taken `captured`, which are `taken` pieces.
    fn man(&mut self, at: u64, captured: u64, taken: u32) {
        // Unrolled, because each call compiles to a handful of instructions when the direction is known.
        let went_on = self.man_jump(NorthWest, at, captured, taken)
            | self.man_jump(NorthEast, at, captured, taken)
            | self.man_jump(SouthWest, at, captured, taken)
            | self.man_jump(SouthEast, at, captured, taken);
        if !went_on {
            self.finish(at, captured, taken);
        }
    }

    /// Jumps in a direction and continues from there. Returns whether the jump was possible.
    #[inline(always)]
    fn man_jump(&mut self, direction: Direction, at: u64, captured: u64, taken: u32) -> bool {
        let over = direction.step(at) & self.enemy & !captured;
        let landing = direction.step(over) & self.empty;
        if landing == 0 {
            return false;
        }
        if landing & self.promotion == 0 {
            self.man(landing, captured | over, taken + 1);
        } else if !self.king(landing, captured | over, taken + 1, direction.onward()) {
            self.finish(landing, captured | over, taken + 1);
        }
        true
    }

    /// Continues from `at` with a king in the given directions. Returns whether a jump was possible.
    fn king<const N: usize>(&mut self, at: u64, captured: u64, taken: u32, directions: [Direction; N]) -> bool {
        let mut went_on = false;
        for direction in directions {
            let (_, over) = R::RAYS.look(Square::lowest(at), direction, R::SQUARES & !self.empty);
            if over & self.enemy & !captured != 0 && direction.step(over) & self.empty != 0 {
                went_on = true;
                self.king_jump(over, direction, captured | over, taken + 1);
            }
        }
        went_on
    }

    /// Tries every landing square of a king behind the piece on `over`.
    fn king_jump(&mut self, over: u64, direction: Direction, captured: u64, taken: u32) {
        let (landings, next) = R::RAYS.look(Square::lowest(over), direction, R::SQUARES & !self.empty);
        let mut went_on = false;
        for_each_bit(landings, |at| went_on |= self.king(at, captured, taken, direction.sideways()));
        // Straight on, the next jump is the same from every landing square in between, so it is searched once.
        if next & self.enemy & !captured != 0 && direction.step(next) & self.empty != 0 {
            went_on = true;
            self.king_jump(next, direction, captured | next, taken + 1);
        }
        // A king that can continue from one of the landing squares must do so (Russian draughts). The majority rule
        // implies the same.
        if !went_on {
            for_each_bit(landings, |at| self.finish(at, captured, taken));
        }
    }

    /// Records a complete capture, unless it takes too few pieces or is already listed.
    fn finish(&mut self, at: u64, captured: u64, taken: u32) {
        if R::MAJORITY {
            if taken < self.most {
                return;
            }
            if taken > self.most {
                self.moves.truncate(self.start);
                self.most = taken;
            }
        }
        let capture = Move { from: Square::lowest(self.origin), to: Square::lowest(at), captured: Bitboard(captured) };
        // Two routes with the same result part and meet again, which takes at least four jumps.
        if taken < 4 || !self.moves[self.start..].contains(&capture) {
            self.moves.push(capture);
        }
    }
}
