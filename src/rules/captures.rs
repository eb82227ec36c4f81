//! Captures (CDA 2.6, FMJD 4).
//!
//! Nearly all captures on a board are made by men and take one or two pieces. [`Jumps`] finds those with a few shifts
//! for all men at once; only the others are walked jump by jump ([`generate`]).

use std::marker::PhantomData;

use super::bitboard::Bitboard;
use super::board::{Board, Direction, Side};
use super::position::Move;
use super::quiet::for_each_bit;
use super::square::Square;
use super::variant::Rules;

use Direction::{NorthEast, NorthWest, SouthEast, SouthWest};

/// Where a man would have to stand to jump one of `enemy`.
#[inline(always)]
pub const fn jump_origins(enemy: u64, empty: u64) -> u64 {
    NorthWest.jump_origins(enemy, empty)
        | NorthEast.jump_origins(enemy, empty)
        | SouthWest.jump_origins(enemy, empty)
        | SouthEast.jump_origins(enemy, empty)
}

/// Whether a man of the side to move can capture.
#[inline(always)]
pub const fn man_can_capture<R: Rules>(board: Board) -> bool {
    jump_origins(board.enemy(), board.empty(R::SQUARES)) & board.own_men != 0
}

/// The captures of men. The arrays are indexed by direction.
#[derive(Clone, Copy)]
pub struct Jumps {
    /// Where a man could stand to jump in a direction, whether there is one or not.
    origins: [u64; 4],
    /// Where the first jumps of the men end a capture.
    ends: [u64; 4],
    /// Where the first jumps of the men land and must go on.
    onward: [u64; 4],
    /// Where a man is crowned in passing.
    crowning: u64,
}

impl Jumps {
    /// The jumps of the men of the side to move.
    ///
    /// The square that a man came from counts as occupied here although the man has left it. For a second and a third
    /// jump that makes no difference: only straight back or after four jumps is a man where it started.
    #[inline(always)]
    pub fn new<R: Rules, S: Side>(board: Board) -> Self {
        let empty = board.empty(R::SQUARES);
        let origins = Direction::ALL.map(|direction| direction.jump_origins(board.enemy(), empty));
        let crowning = if R::PROMOTES_IN_PASSING { R::promotion_row(S::COLOR) } else { 0 };
        let mut jumps = Self { origins, ends: [0; 4], onward: [0; 4], crowning };
        for direction in Direction::ALL {
            let landings = direction.jump(origins[direction as usize] & board.own_men);
            let onward = landings & jumps.goes_on(direction);
            jumps.onward[direction as usize] = onward;
            jumps.ends[direction as usize] = landings ^ onward;
        }
        if R::MAJORITY && !jumps.are_single() {
            jumps.ends = [0; 4];
        }
        jumps
    }

    /// Where a man that has jumped in a direction may have to go on.
    #[inline(always)]
    fn goes_on(&self, direction: Direction) -> u64 {
        let [first, second, third] = direction.onward();
        self.origins[first as usize] | self.origins[second as usize] | self.origins[third as usize] | self.crowning
    }

    /// Whether no jump can go on.
    #[inline(always)]
    const fn are_single(&self) -> bool {
        self.onward[0] | self.onward[1] | self.onward[2] | self.onward[3] == 0
    }

    /// Whether [`Jumps::for_each`] knows all captures of men: none takes more than two pieces or
    /// passes the promotion row.
    #[inline(always)]
    pub fn are_short(&self) -> bool {
        if self.are_single() {
            return true;
        }
        let mut further = (self.onward[0] | self.onward[1] | self.onward[2] | self.onward[3]) & self.crowning;
        self.for_each_second(|_, second, landings| further |= landings & self.goes_on(second));
        further == 0
    }

    /// The men that may have a capture; of those that jump only once, none if others can do more and must.
    #[inline(always)]
    fn capturing_men(&self) -> u64 {
        Direction::ALL.into_iter().fold(0, |men, direction| {
            men | direction.opposite().jump(self.ends[direction as usize] | self.onward[direction as usize])
        })
    }

    /// Calls `visit` with origin, destination and captured pieces of every capture, if they are short.
    #[inline(always)]
    pub fn for_each(&self, mut visit: impl FnMut(u64, u64, u64)) {
        for direction in Direction::ALL {
            let back = direction.opposite();
            for_each_bit(self.ends[direction as usize], |to| visit(back.jump(to), to, back.step(to)));
        }
        if !self.are_single() {
            self.for_each_second(|first, second, landings| {
                let (back, back_again) = (second.opposite(), first.opposite());
                for_each_bit(landings, |to| {
                    let between = back.jump(to);
                    visit(back_again.jump(between), to, back.step(to) | back_again.step(between));
                });
            });
        }
    }

    /// Calls `visit` with the directions of first and second jumps and the squares on which the second ones land.
    #[inline(always)]
    fn for_each_second(&self, mut visit: impl FnMut(Direction, Direction, u64)) {
        for first in Direction::ALL {
            if self.onward[first as usize] != 0 {
                for second in first.onward() {
                    visit(first, second, second.jump(self.onward[first as usize] & self.origins[second as usize]));
                }
            }
        }
    }
}

/// Whether a king can capture.
#[inline(always)]
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
        promotion: if R::PROMOTES_IN_PASSING { R::promotion_row(S::COLOR) } else { 0 },
        origin: 0,
        start: moves.len(),
        most: 0,
        moves,
        rules: PhantomData,
    };
    for_each_bit(Jumps::new::<R, S>(board).capturing_men(), |from| {
        walk.leave(from, empty);
        walk.man(from, 0, 0);
    });
    for_each_bit(board.own_kings, |from| {
        walk.leave(from, empty);
        walk.king(from, 0, 0, Direction::ALL);
    });
}

/// A depth-first walk over the jumps of one piece after the other.
struct Walk<'a, R: Rules> {
    enemy: u64,
    /// The free squares, the origin of the capturing piece among them.
    empty: u64,
    /// Where a man goes on as a king.
    promotion: u64,
    origin: u64,
    /// Index of the first capture in `moves`.
    start: usize,
    /// The most pieces that a capture found so far takes.
    most: u32,
    moves: &'a mut Vec<Move>,
    rules: PhantomData<R>,
}

impl<R: Rules> Walk<'_, R> {
    fn leave(&mut self, from: u64, empty: u64) {
        self.origin = from;
        self.empty = empty | from;
    }

    /// Goes on from `at` with a man that has taken `captured`, `taken` pieces.
    fn man(&mut self, at: u64, captured: u64, taken: u32) {
        // Not a loop: known directions make each of these a handful of instructions.
        let went_on = self.man_jump(NorthWest, at, captured, taken)
            | self.man_jump(NorthEast, at, captured, taken)
            | self.man_jump(SouthWest, at, captured, taken)
            | self.man_jump(SouthEast, at, captured, taken);
        if !went_on {
            self.finish(at, captured, taken);
        }
    }

    /// Jumps in a direction, goes on from there and says whether it could.
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

    /// Goes on from `at` with a king in the given directions and says whether it could.
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

    /// A king has jumped the piece on `over`: tries every square behind it.
    fn king_jump(&mut self, over: u64, direction: Direction, captured: u64, taken: u32) {
        let (landings, next) = R::RAYS.look(Square::lowest(over), direction, R::SQUARES & !self.empty);
        let mut went_on = false;
        for_each_bit(landings, |at| went_on |= self.king(at, captured, taken, direction.sideways()));
        // Straight on, the next jump is the same from every square between: it is walked once.
        if next & self.enemy & !captured != 0 && direction.step(next) & self.empty != 0 {
            went_on = true;
            self.king_jump(next, direction, captured | next, taken + 1);
        }
        // A king that can go on from one of the squares must (RULES 2); majority asks no less.
        if !went_on {
            for_each_bit(landings, |at| self.finish(at, captured, taken));
        }
    }

    /// Records a whole capture, unless it takes too few or is there already.
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
        // Two routes with the same result part and meet again, which takes four jumps.
        if taken < 4 || !self.moves[self.start..].contains(&capture) {
            self.moves.push(capture);
        }
    }
}
