//! The board from the point of view of the side to move, and the directions on it. The move generators build on this.
//!
//! Everything here works on plain words and is inlined into code that knows the variant and the side to move as types,
//! so that directions become constant shifts.

use super::bitboard::Bitboard;
use super::piece::Color;
use super::position::{Move, Position};
use super::square::{BoardSize, Square};
use super::variant::Rules;

/// A diagonal direction. North is Black's side of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// Up and to the left, as White sees the board.
    NorthWest,
    /// Up and to the right.
    NorthEast,
    /// Down and to the left.
    SouthWest,
    /// Down and to the right.
    SouthEast,
}

impl Direction {
    /// All four directions. Opposite directions have mirrored indices.
    pub const ALL: [Self; 4] = [Self::NorthWest, Self::NorthEast, Self::SouthWest, Self::SouthEast];

    /// Moves all squares of `bits` one step. Squares that leave the board land on bits that stand for no square.
    ///
    /// Two shifts. If the direction is a constant, the compiler drops one of them; if not, no branch is needed.
    #[inline(always)]
    #[must_use]
    pub const fn step(self, bits: u64) -> u64 {
        const LEFT: [u32; 4] = [0, 0, 5, 6];
        const RIGHT: [u32; 4] = [6, 5, 0, 0];
        (bits << LEFT[self as usize]) >> RIGHT[self as usize]
    }

    /// Moves all squares of `bits` two steps, like the jump of a man.
    #[inline(always)]
    #[must_use]
    pub const fn jump(self, bits: u64) -> u64 {
        self.step(self.step(bits))
    }

    /// The square from which a step in this direction leads to `to`.
    #[inline(always)]
    #[must_use]
    pub const fn step_origin(self, to: Square) -> Square {
        const PLACES: [i8; 4] = [6, 5, -5, -6];
        to.offset(PLACES[self as usize])
    }

    /// The square from which a man's jump in this direction leads to `to`.
    #[inline(always)]
    #[must_use]
    pub const fn jump_origin(self, to: Square) -> Square {
        self.step_origin(self.step_origin(to))
    }

    /// The direction straight back.
    #[inline(always)]
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::ALL[3 - self as usize]
    }

    /// The directions in which a capture can continue after a jump in this one. Straight back is out: the piece just
    /// captured stands there.
    #[inline(always)]
    #[must_use]
    pub const fn onward(self) -> [Self; 3] {
        match self {
            Self::NorthWest => [Self::NorthWest, Self::NorthEast, Self::SouthWest],
            Self::NorthEast => [Self::NorthWest, Self::NorthEast, Self::SouthEast],
            Self::SouthWest => [Self::NorthWest, Self::SouthWest, Self::SouthEast],
            Self::SouthEast => [Self::NorthEast, Self::SouthWest, Self::SouthEast],
        }
    }

    /// The two directions at right angles to this one.
    #[inline(always)]
    #[must_use]
    pub const fn sideways(self) -> [Self; 2] {
        match self {
            Self::NorthWest | Self::SouthEast => [Self::NorthEast, Self::SouthWest],
            Self::NorthEast | Self::SouthWest => [Self::NorthWest, Self::SouthEast],
        }
    }

    /// The squares from which a man can jump in this direction: next to a square of `enemy` with a square of `empty`
    /// behind it.
    #[inline(always)]
    #[must_use]
    pub const fn jump_origins(self, enemy: u64, empty: u64) -> u64 {
        let back = self.opposite();
        back.step(enemy & back.step(empty))
    }
}

/// The side to move, as a type.
pub trait Side {
    /// The other side.
    type Opponent: Side;
    /// The colour of this side.
    const COLOR: Color;
    /// The two directions in which the men of this side move.
    const FORWARD: [Direction; 2];
}

/// White to move.
pub struct WhiteSide;
/// Black to move.
pub struct BlackSide;

impl Side for WhiteSide {
    type Opponent = BlackSide;
    const COLOR: Color = Color::White;
    const FORWARD: [Direction; 2] = [Direction::NorthWest, Direction::NorthEast];
}

impl Side for BlackSide {
    type Opponent = WhiteSide;
    const COLOR: Color = Color::Black;
    const FORWARD: [Direction; 2] = [Direction::SouthWest, Direction::SouthEast];
}

/// The squares a piece attacks from each square in each direction on an empty board.
pub struct RayTable([[u64; 4]; 64]);

impl RayTable {
    /// The rays of a board of the given size.
    #[must_use]
    pub const fn new(size: BoardSize) -> Self {
        let mut table = [[0; 4]; 64];
        let mut number = 1;
        while number <= size.squares() {
            if let Some(square) = size.square(number) {
                let mut direction = 0;
                while direction < 4 {
                    let mut next = Direction::ALL[direction].step(square.bit()) & size.mask();
                    while next != 0 {
                        table[square.index()][direction] |= next;
                        next = Direction::ALL[direction].step(next) & size.mask();
                    }
                    direction += 1;
                }
            }
            number += 1;
        }
        Self(table)
    }

    /// The empty squares from `square` up to the first piece in a direction, and the bit of that piece (0 if there is
    /// none).
    #[inline(always)]
    #[must_use]
    pub const fn look(&self, square: Square, direction: Direction, occupied: u64) -> (u64, u64) {
        let ray = self.0[square.index()][direction as usize];
        let pieces = ray & occupied;
        match direction {
            Direction::SouthWest | Direction::SouthEast => {
                let first = pieces & pieces.wrapping_neg();
                (ray & first.wrapping_sub(1), first)
            }
            Direction::NorthWest | Direction::NorthEast => {
                // Bit 0 stands for no square. As a sentinel it saves a branch for "no piece".
                let first = 1_u64 << (pieces | 1).ilog2();
                (ray & !(first | (first - 1)), first & pieces)
            }
        }
    }
}

/// The four sets of pieces from the point of view of the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    /// Men of the side to move.
    pub own_men: u64,
    /// Kings of the side to move.
    pub own_kings: u64,
    /// Men of the opponent.
    pub enemy_men: u64,
    /// Kings of the opponent.
    pub enemy_kings: u64,
}

impl Board {
    /// All pieces of the side to move.
    #[inline(always)]
    #[must_use]
    pub const fn own(self) -> u64 {
        self.own_men | self.own_kings
    }

    /// All pieces of the opponent.
    #[inline(always)]
    #[must_use]
    pub const fn enemy(self) -> u64 {
        self.enemy_men | self.enemy_kings
    }

    /// The empty squares among `squares`.
    #[inline(always)]
    #[must_use]
    pub const fn empty(self, squares: u64) -> u64 {
        squares & !(self.own() | self.enemy())
    }

    /// The same position from the point of view of the other side.
    #[inline(always)]
    #[must_use]
    pub const fn swapped(self) -> Self {
        Self {
            own_men: self.enemy_men,
            own_kings: self.enemy_kings,
            enemy_men: self.own_men,
            enemy_kings: self.own_kings,
        }
    }

    /// The board after a man moves to the promotion row, from the opponent's point of view.
    #[inline(always)]
    #[must_use]
    pub const fn after_promotion(self, from: u64, to: u64) -> Self {
        Self { own_men: self.own_men ^ from, own_kings: self.own_kings | to, ..self }.swapped()
    }

    /// The board after any legal move, from the opponent's point of view.
    #[inline(always)]
    #[must_use]
    pub fn after<R: Rules, S: Side>(self, played: Move) -> Self {
        Position::<R>::seen_by(S::COLOR, self).play_unchecked(played).board()
    }

    /// The same pieces after turning a board of the given size by 180 degrees.
    #[inline(always)]
    #[must_use]
    pub const fn rotated(self, size: BoardSize) -> Self {
        Self {
            own_men: Bitboard(self.own_men).rotated(size).bits(),
            own_kings: Bitboard(self.own_kings).rotated(size).bits(),
            enemy_men: Bitboard(self.enemy_men).rotated(size).bits(),
            enemy_kings: Bitboard(self.enemy_kings).rotated(size).bits(),
        }
    }
}
