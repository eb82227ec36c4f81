//! Making the leaves of many positions at once.
//!
//! As in [`super::bulk`], what costs most is not the moves but guessing what comes next: captures or not, and how many
//! moves. So the positions before the leaves are sorted without a branch, and the moves of eight of a kind are made
//! together: the first of each, the second of each, and so on.

use std::hint::black_box;
use std::marker::PhantomData;

use super::super::board::{Board, Direction, Side};
use super::super::jumps::Jumps;
use super::super::position::Move;
use super::super::quiet;
use super::super::variant::Rules;
use super::Gathering;
use super::boards::{Boards, SIZE, for_each_marked};
use crate::processor::{Level, Task};

use Direction::{NorthEast, NorthWest, SouthEast, SouthWest};

/// Positions whose moves are made together: a vector of the widest kind.
const TOGETHER: usize = 8;

/// The kinds of positions with men only, by which they are sorted.
const QUIET: u8 = 0;
const SINGLE_JUMPS: u8 = 1;
const JUMPS_ONWARD: u8 = 2;

/// The positions one ply before the leaves, all with the same side to move.
pub struct Made {
    /// Positions with men only, of which nothing is known yet.
    men: Boards,
    marks: [u8; SIZE],
    /// The same, sorted by kind.
    sorted: [Boards; 3],
    captures: Vec<Move>,
    count: u64,
}

impl Gathering for Made {
    #[expect(clippy::large_stack_arrays, reason = "one of them lives at a time, at the root of the tree")]
    fn new() -> Self {
        Self {
            men: Boards::new(),
            marks: [0; SIZE],
            sorted: [const { Boards::new() }; 3],
            captures: Vec::new(),
            count: 0,
        }
    }

    #[inline(always)]
    fn push<R: Rules, S: Side, L: Level>(&mut self, board: Board, level: L) {
        if board.own_kings | board.enemy_kings != 0 {
            return self.make_one::<R, S>(board);
        }
        self.men.push_men(board.own_men, board.enemy_men);
        if self.men.length == SIZE {
            self.sort::<R, S, L>(level);
        }
    }

    #[inline(always)]
    fn push_after_men<R: Rules, S: Side, L: Level>(&mut self, board: Board, level: L) {
        if !self.men.has_room_for_men_moves() {
            self.sort::<R, S::Opponent, L>(level);
        }
        let (boards, captures) = (&mut self.men, &mut self.captures);
        let mut length = boards.length;
        quiet::for_each_man::<R, S>(board, |from, to| {
            let crowned = to & R::promotion_row(S::COLOR);
            if board.enemy_kings | crowned != 0 {
                let child = if crowned == 0 { board.after_man(from | to) } else { board.after_promotion(from, to) };
                self.count += make::<R, S::Opponent>(child, captures);
            } else {
                // A local length stays in a register.
                boards.length = length;
                boards.push_men(board.enemy_men, board.own_men ^ (from | to));
                length += 1;
            }
        });
        boards.length = length;
    }

    fn finish<R: Rules, S: Side, L: Level>(mut self, level: L) -> u64 {
        self.sort::<R, S, L>(level);
        self.make_sorted::<R, S, L>(level);
        self.count
    }
}

impl Made {
    /// Sorts the positions of which nothing is known yet.
    #[inline(never)]
    fn sort<R: Rules, S: Side, L: Level>(&mut self, level: L) {
        // One place stays free, which is overwritten until something is put there.
        if self.sorted.iter().any(|boards| boards.length + self.men.length >= SIZE) {
            self.make_sorted::<R, S, L>(level);
        }
        level.enter(FindKinds::<R, S> { boards: &self.men, kinds: &mut self.marks, types: PhantomData });
        for (place, &kind) in self.marks.iter().enumerate().take(self.men.length) {
            self.sorted[usize::from(kind) % 3].push_men(self.men.own_men[place], self.men.enemy_men[place]);
        }
        self.men.length = 0;
    }

    /// Makes the leaves of all positions that are sorted.
    #[inline(never)]
    fn make_sorted<R: Rules, S: Side, L: Level>(&mut self, level: L) {
        let types = PhantomData;
        let [quiet, single, onward] = &mut self.sorted;
        level.enter(FindFurther::<R, S> { boards: onward, marks: &mut self.marks, types });
        for_each_marked(&self.marks, onward.length, |place| {
            self.count += make::<R, S>(onward.get(place), &mut self.captures);
            // Nothing is left to be made here.
            onward.own_men[place] = 0;
        });
        self.count += level.enter(Make::<R, S, QUIET> { boards: quiet.padded(), types });
        self.count += level.enter(Make::<R, S, SINGLE_JUMPS> { boards: single.padded(), types });
        self.count += level.enter(Make::<R, S, JUMPS_ONWARD> { boards: onward.padded(), types });
        for boards in &mut self.sorted {
            boards.length = 0;
        }
    }

    fn make_one<R: Rules, S: Side>(&mut self, board: Board) {
        self.count += make::<R, S>(board, &mut self.captures);
    }
}

/// Makes and counts the leaves of one position.
#[inline(never)]
fn make<R: Rules, S: Side>(board: Board, captures: &mut Vec<Move>) -> u64 {
    let mut count = 0;
    super::for_each_child::<R, S>(board, captures, |leaf, _| {
        black_box(leaf);
        count += 1;
    });
    count
}

/// Finds the kinds of positions.
struct FindKinds<'a, R, S> {
    boards: &'a Boards,
    kinds: &'a mut [u8; SIZE],
    types: PhantomData<(R, S)>,
}

impl<R: Rules, S: Side> Task for FindKinds<'_, R, S> {
    type Output = ();

    #[inline(always)]
    fn run<L: Level>(self, _: L) {
        for ((men, enemy), kind) in self.boards.men_and_enemies().zip(self.kinds).take(self.boards.length) {
            let jumps = Jumps::<R, S>::new(men, enemy, R::SQUARES & !(men | enemy));
            let single = if jumps.any() { SINGLE_JUMPS } else { QUIET };
            *kind = if jumps.all_onward() != 0 { JUMPS_ONWARD } else { single };
        }
    }
}

/// Marks positions in which a capture may take more than two pieces or crown in passing.
struct FindFurther<'a, R, S> {
    boards: &'a Boards,
    marks: &'a mut [u8; SIZE],
    types: PhantomData<(R, S)>,
}

impl<R: Rules, S: Side> Task for FindFurther<'_, R, S> {
    type Output = ();

    #[inline(always)]
    fn run<L: Level>(self, _: L) {
        for ((men, enemy), mark) in self.boards.men_and_enemies().zip(self.marks).take(self.boards.length) {
            let jumps = Jumps::<R, S>::new(men, enemy, R::SQUARES & !(men | enemy));
            let further = |direction: Direction| {
                let [a, b, c] = jumps.second(direction);
                (a | b | c) & jumps.next(direction)
            };
            let [nw, ne, sw, se] = [further(NorthWest), further(NorthEast), further(SouthWest), further(SouthEast)];
            *mark = u8::from(nw | ne | sw | se | jumps.crowned() != 0);
        }
    }
}

/// Makes the moves in positions of one kind, the third one without captures of more than two pieces.
struct Make<'a, R, S, const KIND: u8> {
    boards: &'a Boards,
    types: PhantomData<(R, S)>,
}

impl<R: Rules, S: Side, const KIND: u8> Task for Make<'_, R, S, KIND> {
    type Output = u64;

    #[inline(always)]
    fn run<L: Level>(self, _: L) -> u64 {
        let mut count = 0;
        let (own_men, enemy_men) = (self.boards.own_men.as_chunks().0, self.boards.enemy_men.as_chunks().0);
        for (&own_men, &enemy_men) in own_men.iter().zip(enemy_men).take(self.boards.length / TOGETHER) {
            let boards = Together { own_men, enemy_men };
            if KIND == QUIET {
                count += boards.make_steps::<R, S>(S::FORWARD[0]) + boards.make_steps::<R, S>(S::FORWARD[1]);
            }
            if KIND == SINGLE_JUMPS || (KIND == JUMPS_ONWARD && !R::MAJORITY) {
                count += boards.make_jumps::<R, S>(NorthWest)
                    + boards.make_jumps::<R, S>(NorthEast)
                    + boards.make_jumps::<R, S>(SouthWest)
                    + boards.make_jumps::<R, S>(SouthEast);
            }
            if KIND == JUMPS_ONWARD {
                count += boards.make_double_jumps::<R, S>(NorthWest)
                    + boards.make_double_jumps::<R, S>(NorthEast)
                    + boards.make_double_jumps::<R, S>(SouthWest)
                    + boards.make_double_jumps::<R, S>(SouthEast);
            }
        }
        count
    }
}

/// Positions with men only, side by side.
#[derive(Clone, Copy)]
struct Together {
    own_men: [u64; TOGETHER],
    enemy_men: [u64; TOGETHER],
}

impl Together {
    /// A set of squares of every position, from its men and those of the opponent.
    #[inline(always)]
    fn map(&self, squares: impl Fn(u64, u64) -> u64) -> [u64; TOGETHER] {
        let mut sets = [0; TOGETHER];
        for ((set, &own), &enemy) in sets.iter_mut().zip(&self.own_men).zip(&self.enemy_men) {
            *set = squares(own, enemy);
        }
        sets
    }

    /// Makes the quiet moves in a direction and counts them.
    #[inline(always)]
    fn make_steps<R: Rules, S: Side>(&self, direction: Direction) -> u64 {
        let targets = self.map(|own, enemy| direction.step(own) & R::SQUARES & !(own | enemy));
        let back = direction.opposite();
        self.make::<R, S>(targets, |to| (back.step(to), 0))
    }

    /// Makes the captures of one piece in a direction and counts them.
    #[inline(always)]
    fn make_jumps<R: Rules, S: Side>(&self, direction: Direction) -> u64 {
        let targets = self.map(|own, enemy| {
            let jumps = Jumps::<R, S>::new(own, enemy, R::SQUARES & !(own | enemy));
            jumps.landings[direction as usize] & !jumps.onward[direction as usize]
        });
        let back = direction.opposite();
        self.make::<R, S>(targets, |to| (back.jump(to), back.step(to)))
    }

    /// Makes the captures of two pieces, the second one in a direction, and counts them.
    #[inline(always)]
    fn make_double_jumps<R: Rules, S: Side>(&self, second: Direction) -> u64 {
        let [left, straight, right] = second.opposite().onward().map(Direction::opposite);
        self.make_double_jumps_from::<R, S>(left, second)
            + self.make_double_jumps_from::<R, S>(straight, second)
            + self.make_double_jumps_from::<R, S>(right, second)
    }

    #[inline(always)]
    fn make_double_jumps_from<R: Rules, S: Side>(&self, first: Direction, second: Direction) -> u64 {
        let targets = self.map(|own, enemy| {
            let jumps = Jumps::<R, S>::new(own, enemy, R::SQUARES & !(own | enemy));
            second.jump(jumps.onward[first as usize] & jumps.origins[second as usize])
        });
        let (back, back_again) = (second.opposite(), first.opposite());
        self.make::<R, S>(targets, |to| {
            let between = back.jump(to);
            (back_again.jump(between), back.step(to) | back_again.step(between))
        })
    }

    /// Makes the moves to the `targets`, where `before` tells origin and captured pieces, and counts them.
    ///
    /// Where one of the positions has no move left, a position that is not counted is made in its place.
    #[inline(always)]
    fn make<R: Rules, S: Side>(&self, mut targets: [u64; TOGETHER], before: impl Fn(u64) -> (u64, u64)) -> u64 {
        let count = targets.iter().map(|squares| u64::from(squares.count_ones())).sum();
        let mut leaves = Leaves { men: [self.enemy_men, self.own_men], kings: [[0; TOGETHER]; 2] };
        while targets.iter().fold(0, |any, squares| any | squares) != 0 {
            for (index, targets) in targets.iter_mut().enumerate() {
                let to = *targets & targets.wrapping_neg();
                *targets ^= to;
                let (from, captured) = before(to);
                let crowned = to & R::promotion_row(S::COLOR);
                leaves.men[0][index] = self.enemy_men[index] & !captured;
                leaves.men[1][index] = self.own_men[index] ^ (from | (to ^ crowned));
                leaves.kings[1][index] = crowned;
            }
            black_box(&leaves);
        }
        count
    }
}

/// Leaves side by side, those of the side to move before its opponent's.
struct Leaves {
    men: [[u64; TOGETHER]; 2],
    kings: [[u64; TOGETHER]; 2],
}
