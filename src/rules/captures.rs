//! Captures (CDA 2.6, FMJD 4).
//!
//! Most captures on a board take one piece with a man. [`single_jumps`] finds out with a few shifts, for all men at
//! once, whether that is so; only otherwise does [`generate`] walk every capture jump by jump.

use std::marker::PhantomData;

use super::bitboard::Bitboard;
use super::board::{Board, Direction, Side};
use super::position::Move;
use super::quiet::for_each_bit;
use super::square::Square;
use super::variant::Rules;

use Direction::{NorthEast, NorthWest, SouthEast, SouthWest};

/// The men that can jump, by direction.
#[derive(Clone, Copy)]
pub struct Jumps {
    /// Men that can jump, in the order of [`Direction::ALL`].
    pub men: [u64; 4],
    /// Whether any of these jumps can go on, so that they are not whole captures.
    pub go_on: bool,
}

impl Jumps {
    #[inline(always)]
    pub const fn none(self) -> bool {
        self.men[0] | self.men[1] | self.men[2] | self.men[3] == 0
    }

    #[inline(always)]
    pub const fn count(self) -> u32 {
        self.men[0].count_ones() + self.men[1].count_ones() + self.men[2].count_ones() + self.men[3].count_ones()
    }
}

/// The first jumps of all men.
#[inline(always)]
pub fn jumps<R: Rules, S: Side>(board: Board) -> Jumps {
    let empty = board.empty(R::SQUARES);
    let origins = Direction::ALL.map(|direction| direction.jump_origins(board.enemy(), empty));
    let men = origins.map(|squares| squares & board.own_men);
    if men[0] | men[1] | men[2] | men[3] == 0 {
        return Jumps { men, go_on: false };
    }
    let [north_west, north_east, south_west, south_east] = origins;
    let landing = |direction: Direction| direction.step(direction.step(men[direction as usize]));
    // A jump straight back is left out: it would need the piece just taken. With that, the square that the man came
    // from cannot be where its second jump ends, so it does not matter that it still counts as occupied.
    let mut on = (landing(NorthWest) & (north_west | north_east | south_west))
        | (landing(NorthEast) & (north_west | north_east | south_east))
        | (landing(SouthWest) & (north_west | south_west | south_east))
        | (landing(SouthEast) & (north_east | south_west | south_east));
    if R::PROMOTES_IN_PASSING {
        let [forward, other] = S::FORWARD;
        on |= (landing(forward) | landing(other)) & R::promotion_row(S::COLOR);
    }
    Jumps { men, go_on: on != 0 }
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

/// Appends every legal capture to `moves`.
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
    let men = Direction::ALL.into_iter().fold(0, |men, direction| men | direction.jump_origins(walk.enemy, empty));
    for_each_bit(board.own_men & men, |from| {
        walk.leave(from, empty);
        walk.man(from, 0, 0);
    });
    for_each_bit(board.own_kings, |from| {
        walk.leave(from, empty);
        walk.king(from, 0, 0, &Direction::ALL);
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
        let mut ended = true;
        for direction in Direction::ALL {
            let over = direction.step(at) & self.enemy & !captured;
            let landing = direction.step(over) & self.empty;
            if landing == 0 {
                continue;
            }
            ended = false;
            if landing & self.promotion == 0 {
                self.man(landing, captured | over, taken + 1);
            } else if !self.king(landing, captured | over, taken + 1, turns(direction)) {
                self.finish(landing, captured | over, taken + 1);
            }
        }
        if ended && taken > 0 {
            self.finish(at, captured, taken);
        }
    }

    /// Goes on from `at` with a king in the given directions and says whether it could.
    fn king(&mut self, at: u64, captured: u64, taken: u32, directions: &[Direction]) -> bool {
        let mut went_on = false;
        for &direction in directions {
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
        for_each_bit(landings, |at| went_on |= self.king(at, captured, taken, sideways(direction)));
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

/// The directions across `direction`.
#[inline(always)]
const fn sideways(direction: Direction) -> &'static [Direction] {
    match direction {
        NorthWest | SouthEast => &[NorthEast, SouthWest],
        NorthEast | SouthWest => &[NorthWest, SouthEast],
    }
}

/// All directions but straight back.
#[inline(always)]
const fn turns(direction: Direction) -> &'static [Direction] {
    match direction {
        NorthWest => &[NorthWest, NorthEast, SouthWest],
        NorthEast => &[NorthWest, NorthEast, SouthEast],
        SouthWest => &[NorthWest, SouthWest, SouthEast],
        SouthEast => &[NorthEast, SouthWest, SouthEast],
    }
}
