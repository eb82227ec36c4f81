//! Many positions at once, for loops that the compiler turns into vector instructions.

use super::super::board::{Board, Direction, Side};
use super::super::variant::Rules;

use Direction::{NorthEast, NorthWest, SouthEast, SouthWest};

/// Positions gathered before they are looked at: enough to keep the loops busy, few enough for the nearest cache.
pub const SIZE: usize = 512;

/// The most moves that men have: two each, on a board full of them.
const MEN_MOVES: usize = 100;

/// Positions as the side to move sees them, each kind of piece in an array.
pub struct Boards {
    pub own_men: [u64; SIZE],
    pub own_kings: [u64; SIZE],
    pub enemy_men: [u64; SIZE],
    pub enemy_kings: [u64; SIZE],
    pub length: usize,
}

impl Boards {
    pub const fn new() -> Self {
        Self { own_men: [0; SIZE], own_kings: [0; SIZE], enemy_men: [0; SIZE], enemy_kings: [0; SIZE], length: 0 }
    }

    pub const fn get(&self, place: usize) -> Board {
        Board {
            own_men: self.own_men[place],
            own_kings: self.own_kings[place],
            enemy_men: self.enemy_men[place],
            enemy_kings: self.enemy_kings[place],
        }
    }

    /// Appends a board, for which there must be room; the remainder spares the check of the bounds.
    #[inline(always)]
    pub const fn push(&mut self, board: Board) {
        let place = self.length % SIZE;
        self.own_men[place] = board.own_men;
        self.own_kings[place] = board.own_kings;
        self.enemy_men[place] = board.enemy_men;
        self.enemy_kings[place] = board.enemy_kings;
        self.length += 1;
    }

    /// Whether there is room for the positions after all moves of men in a position.
    #[inline(always)]
    pub const fn has_room_for_men_moves(&self) -> bool {
        self.length + MEN_MOVES < SIZE
    }

    /// Appends a board on which the side to move has men only and the opponent's pieces are not told apart: half of the
    /// arrays are zero then, and must have been so before.
    #[inline(always)]
    pub const fn push_men(&mut self, own_men: u64, enemy: u64) {
        self.own_men[self.length % SIZE] = own_men;
        self.enemy_men[self.length % SIZE] = enemy;
        self.length += 1;
    }

    /// The same with boards without pieces, on which nothing moves, up to a multiple of eight.
    pub const fn padded(&mut self) -> &Self {
        while !self.length.is_multiple_of(8) {
            self.push(Board { own_men: 0, own_kings: 0, enemy_men: 0, enemy_kings: 0 });
        }
        self
    }

    /// The men of the side to move and all pieces of the opponent, place by place, to be cut off after
    /// [`Boards::length`]: not here, because the loops over it are vectorised only if that comes last.
    #[inline(always)]
    pub fn men_and_enemies(&self) -> impl Iterator<Item = (u64, u64)> {
        let enemies = self.enemy_men.iter().zip(&self.enemy_kings).map(|(men, kings)| men | kings);
        self.own_men.iter().copied().zip(enemies)
    }

    /// The places of the boards that have a mark, and their number; the rest of the array means nothing.
    ///
    /// Found without a branch, which would be guessed wrong too often.
    pub fn places(&self, marks: &[u64; SIZE], wanted: u64) -> ([u16; SIZE], usize) {
        let mut places = [0; SIZE];
        let mut found = 0;
        for (place, &mark) in (0..).zip(marks).take(self.length) {
            places[found % SIZE] = place;
            found += usize::from(mark == wanted);
        }
        (places, found)
    }
}

/// The first jumps of the men of one board, as in [`super::super::captures::Jumps`] but found without a branch.
pub struct FirstJumps {
    /// Where a man could stand to jump.
    pub origins: [u64; 4],
    /// Where the men land.
    pub landings: [u64; 4],
    /// Where they land and may have to go on.
    pub onward: [u64; 4],
}

impl FirstJumps {
    #[inline(always)]
    pub fn new<R: Rules, S: Side>(men: u64, enemy: u64, empty: u64) -> Self {
        let jump = |direction: Direction| {
            let origins = direction.jump_origins(enemy, empty);
            (origins, direction.jump(origins & men))
        };
        let [(nw, to_nw), (ne, to_ne), (sw, to_sw), (se, to_se)] =
            [jump(NorthWest), jump(NorthEast), jump(SouthWest), jump(SouthEast)];
        let (north, south) = (nw | ne | crowning::<R, S>(), sw | se | crowning::<R, S>());
        Self {
            origins: [nw, ne, sw, se],
            landings: [to_nw, to_ne, to_sw, to_se],
            onward: [to_nw & (north | sw), to_ne & (north | se), to_sw & (south | nw), to_se & (south | ne)],
        }
    }

    /// Whether there is a jump.
    #[inline(always)]
    pub const fn any(&self) -> bool {
        self.landings[0] | self.landings[1] | self.landings[2] | self.landings[3] != 0
    }

    /// The landings of all jumps that may have to go on.
    #[inline(always)]
    pub const fn any_onward(&self) -> bool {
        self.onward[0] | self.onward[1] | self.onward[2] | self.onward[3] != 0
    }
}

/// Where a man is crowned in passing.
#[inline(always)]
pub fn crowning<R: Rules, S: Side>() -> u64 {
    if R::PROMOTES_IN_PASSING { R::promotion_row(S::COLOR) } else { 0 }
}
