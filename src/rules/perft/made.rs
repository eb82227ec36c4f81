//! Making the leaves of many positions at once.
//!
//! As in [`super::bulk`], what costs most is not the moves but guessing what comes next: captures or not, and how many
//! moves. So the positions before the leaves are sorted without a branch, and the moves of eight of a kind are made
//! together: the first of each, the second of each, and so on.

use std::hint::black_box;
use std::marker::PhantomData;

use super::super::board::{Board, Direction, Side};
use super::super::position::Move;
use super::super::quiet;
use super::super::variant::Rules;
use super::Gathering;
use super::boards::{Boards, FirstJumps, SIZE};
use super::processor;

use Direction::{NorthEast, NorthWest, SouthEast, SouthWest};

/// Positions whose moves are made together: a vector of the widest kind.
const TOGETHER: usize = 8;

/// The kinds of positions, by which they are sorted.
const QUIET: usize = 0;
const SINGLE_JUMPS: usize = 1;
const OTHER: usize = 2;

/// The positions one ply before the leaves, all with the same side to move.
pub struct Made {
    /// Positions with men only, of which nothing is known yet.
    men: Boards,
    kinds: [u64; SIZE],
    /// The same, sorted by kind.
    sorted: [Boards; 3],
    captures: Vec<Move>,
    count: u64,
}

impl Gathering for Made {
    fn new() -> Self {
        Self {
            men: Boards::new(),
            kinds: [0; SIZE],
            sorted: [const { Boards::new() }; 3],
            captures: Vec::new(),
            count: 0,
        }
    }

    #[inline(always)]
    fn push<R: Rules, S: Side>(&mut self, board: Board) {
        if board.own_kings != 0 {
            return self.make_one::<R, S>(board);
        }
        self.men.push(board);
        if self.men.length == SIZE {
            self.sort::<R, S>();
        }
    }

    #[inline(always)]
    fn push_after_men<R: Rules, S: Side>(&mut self, board: Board) {
        if board.enemy_kings != 0 {
            return super::for_each_child::<R, S>(board, &mut Vec::new(), |child, _| {
                self.push::<R, S::Opponent>(child)
            });
        }
        if !self.men.has_room_for_men_moves() {
            self.sort::<R, S::Opponent>();
        }
        quiet::for_each_man::<R, S>(board, |from, to| {
            let crowned = to & R::promotion_row(S::COLOR) != 0;
            self.men.push(if crowned { board.after_promotion(from, to) } else { board.after_man(from | to) });
        });
    }

    fn finish<R: Rules, S: Side>(mut self) -> u64 {
        self.sort::<R, S>();
        self.make_sorted::<R, S>();
        self.count
    }
}

impl Made {
    /// Sorts the positions of which nothing is known yet.
    #[inline(never)]
    fn sort<R: Rules, S: Side>(&mut self) {
        if self.sorted.iter().any(|boards| boards.length + self.men.length > SIZE) {
            self.make_sorted::<R, S>();
        }
        processor::run(Sort::<R, S> { boards: &self.men, kinds: &mut self.kinds, types: PhantomData });
        for place in 0..self.men.length {
            self.sorted[self.kinds[place] as usize % 3].push(self.men.get(place));
        }
        self.men.length = 0;
    }

    /// Makes the leaves of all positions that are sorted.
    #[inline(never)]
    fn make_sorted<R: Rules, S: Side>(&mut self) {
        let types = PhantomData;
        self.count += processor::run(Make::<R, S, false> { boards: self.sorted[QUIET].padded(), types });
        self.count += processor::run(Make::<R, S, true> { boards: self.sorted[SINGLE_JUMPS].padded(), types });
        for place in 0..self.sorted[OTHER].length {
            self.make_one::<R, S>(self.sorted[OTHER].get(place));
        }
        for boards in &mut self.sorted {
            boards.length = 0;
        }
    }

    /// Makes the leaves of one position.
    fn make_one<R: Rules, S: Side>(&mut self, board: Board) {
        let count = &mut self.count;
        super::for_each_child::<R, S>(board, &mut self.captures, |leaf, _| {
            black_box(leaf);
            *count += 1;
        });
    }
}

/// Finds the kinds of positions with men only.
struct Sort<'a, R, S> {
    boards: &'a Boards,
    kinds: &'a mut [u64; SIZE],
    types: PhantomData<(R, S)>,
}

impl<R: Rules, S: Side> processor::Task for Sort<'_, R, S> {
    #[inline(always)]
    fn run(self) -> u64 {
        for ((men, enemy), kind) in self.boards.men_and_enemies().zip(self.kinds).take(self.boards.length) {
            let jumps = FirstJumps::new::<R, S>(men, enemy, R::SQUARES & !(men | enemy));
            let single = if jumps.any() { SINGLE_JUMPS } else { QUIET };
            *kind = if jumps.any_onward() { OTHER } else { single } as u64;
        }
        0
    }
}

/// Makes quiet moves, or captures of one piece, of men.
struct Make<'a, R, S, const JUMPS: bool> {
    boards: &'a Boards,
    types: PhantomData<(R, S)>,
}

impl<R: Rules, S: Side, const JUMPS: bool> processor::Task for Make<'_, R, S, JUMPS> {
    #[inline(always)]
    fn run(self) -> u64 {
        let mut count = 0;
        let (own_men, _) = self.boards.own_men.as_chunks();
        let (own_kings, _) = self.boards.own_kings.as_chunks();
        let (enemy_men, _) = self.boards.enemy_men.as_chunks();
        let (enemy_kings, _) = self.boards.enemy_kings.as_chunks();
        for chunk in 0..self.boards.length / TOGETHER {
            let boards = Together {
                own_men: own_men[chunk],
                own_kings: own_kings[chunk],
                enemy_men: enemy_men[chunk],
                enemy_kings: enemy_kings[chunk],
            };
            if JUMPS {
                count += boards.make_jumps::<R, S>(NorthWest)
                    + boards.make_jumps::<R, S>(NorthEast)
                    + boards.make_jumps::<R, S>(SouthWest)
                    + boards.make_jumps::<R, S>(SouthEast);
            } else {
                count += boards.make_steps::<R, S>(S::FORWARD[0]) + boards.make_steps::<R, S>(S::FORWARD[1]);
            }
        }
        count
    }
}

/// Positions side by side.
#[derive(Clone, Copy)]
struct Together {
    own_men: [u64; TOGETHER],
    own_kings: [u64; TOGETHER],
    enemy_men: [u64; TOGETHER],
    enemy_kings: [u64; TOGETHER],
}

impl Together {
    #[inline(always)]
    fn empty<R: Rules>(&self, index: usize) -> u64 {
        let own = self.own_men[index] | self.own_kings[index];
        R::SQUARES & !(own | self.enemy_men[index] | self.enemy_kings[index])
    }

    /// Makes the quiet moves of all men in a direction and counts them.
    #[inline(always)]
    fn make_steps<R: Rules, S: Side>(&self, direction: Direction) -> u64 {
        let mut targets = [0; TOGETHER];
        for (index, squares) in targets.iter_mut().enumerate() {
            *squares = direction.step(self.own_men[index]) & self.empty::<R>(index);
        }
        let back = direction.opposite();
        self.make::<R, S>(targets, |to| (back.step(to), 0))
    }

    /// Makes the captures of one piece of all men in a direction and counts them.
    #[inline(always)]
    fn make_jumps<R: Rules, S: Side>(&self, direction: Direction) -> u64 {
        let mut targets = [0; TOGETHER];
        for (index, squares) in targets.iter_mut().enumerate() {
            let enemy = self.enemy_men[index] | self.enemy_kings[index];
            *squares = direction.jump(direction.jump_origins(enemy, self.empty::<R>(index)) & self.own_men[index]);
        }
        let back = direction.opposite();
        self.make::<R, S>(targets, |to| (back.jump(to), back.step(to)))
    }

    /// Makes the moves of men to the `targets`, where `before` tells origin and captured piece, and counts them.
    ///
    /// Where one of the positions has no move left, a position that is not counted is made in its place.
    #[inline(always)]
    fn make<R: Rules, S: Side>(&self, mut targets: [u64; TOGETHER], before: impl Fn(u64) -> (u64, u64)) -> u64 {
        let count = targets.iter().map(|squares| u64::from(squares.count_ones())).sum();
        let mut leaves = Self {
            own_men: self.enemy_men,
            own_kings: self.enemy_kings,
            enemy_men: self.own_men,
            enemy_kings: self.own_kings,
        };
        while targets.iter().fold(0, |any, squares| any | squares) != 0 {
            for index in 0..TOGETHER {
                let to = targets[index] & targets[index].wrapping_neg();
                targets[index] ^= to;
                let (from, captured) = before(to);
                let crowned = to & R::promotion_row(S::COLOR);
                leaves.own_men[index] = self.enemy_men[index] & !captured;
                leaves.own_kings[index] = self.enemy_kings[index] & !captured;
                leaves.enemy_men[index] = self.own_men[index] ^ (from | (to ^ crowned));
                leaves.enemy_kings[index] = self.own_kings[index] | crowned;
            }
            black_box(&leaves);
        }
        count
    }
}
