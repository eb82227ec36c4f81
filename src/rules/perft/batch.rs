//! Counting the moves of many positions at once.
//!
//! At the last ply a branch on "is there a capture?" is wrong every third time, and a wrong guess costs the processor
//! more than the count. So the positions there are gathered first, and counted by loops without a branch, which the
//! compiler turns into vector instructions. The few that need more than that loop knows go on to the next one.

use std::marker::PhantomData;

use super::super::board::{Board, Direction, Side};
use super::super::captures;
use super::super::position::Move;
use super::super::quiet::for_each_bit;
use super::super::variant::Rules;
use super::processor;

use Direction::{NorthEast, NorthWest, SouthEast, SouthWest};

/// Positions gathered before they are counted: enough to keep the loops busy, few enough for the nearest cache.
const SIZE: usize = 512;

/// The most moves that men have: two each, on a board full of them.
const MEN_MOVES: usize = 100;

/// Positions as the side to move sees them; of what the opponent has, only the squares matter.
#[derive(Clone)]
struct Boards {
    men: [u64; SIZE],
    kings: [u64; SIZE],
    enemy: [u64; SIZE],
    length: usize,
}

impl Boards {
    const fn new() -> Self {
        Self { men: [0; SIZE], kings: [0; SIZE], enemy: [0; SIZE], length: 0 }
    }

    /// Writes a board to a place; the remainder spares the check of the bounds.
    #[inline(always)]
    const fn write(&mut self, place: usize, men: u64, kings: u64, enemy: u64) {
        self.men[place % SIZE] = men;
        self.kings[place % SIZE] = kings;
        self.enemy[place % SIZE] = enemy;
    }

    /// Appends those boards of `from` that are marked, without a branch.
    fn push_marked(&mut self, from: &Self, marks: &[u64; SIZE]) {
        for (index, &mark) in marks.iter().enumerate().take(from.length) {
            self.write(self.length, from.men[index], from.kings[index], from.enemy[index]);
            self.length += usize::from(mark != 0);
        }
    }

    /// Appends the captures on one of the boards to `moves`.
    fn captures<R: Rules, S: Side>(&self, index: usize, moves: &mut Vec<Move>) {
        let (own_men, own_kings, enemy_men) = (self.men[index], self.kings[index], self.enemy[index]);
        captures::generate::<R, S>(Board { own_men, own_kings, enemy_men, enemy_kings: 0 }, moves);
    }
}

/// The positions at the last ply, all with the same side to move.
pub struct Batch {
    /// Positions of which nothing is known yet: with men only, and with kings.
    men: Boards,
    kings: Boards,
    /// Positions in which a man's jump goes on.
    onward: Boards,
    marks: [u64; SIZE],
    captures: Vec<Move>,
    count: u64,
}

impl Batch {
    pub const fn new() -> Self {
        Self {
            men: Boards::new(),
            kings: Boards::new(),
            onward: Boards::new(),
            marks: [0; SIZE],
            captures: Vec::new(),
            count: 0,
        }
    }

    /// Adds a position, seen by the side to move.
    #[inline(always)]
    pub fn push<R: Rules, S: Side>(&mut self, board: Board) {
        let boards = if board.own_kings == 0 { &mut self.men } else { &mut self.kings };
        boards.write(boards.length, board.own_men, board.own_kings, board.enemy());
        boards.length += 1;
        if boards.length == SIZE {
            self.count_some::<R, S>();
        }
    }

    /// Adds the positions after the quiet moves of men in a position, seen by the side that makes them.
    #[inline(always)]
    pub fn push_after_men<R: Rules, S: Side>(&mut self, board: Board) {
        let boards = if board.enemy_kings == 0 { &mut self.men } else { &mut self.kings };
        if boards.length + MEN_MOVES >= SIZE {
            return self.push_after_men_with_room::<R, S>(board);
        }
        let empty = board.empty(R::SQUARES);
        let mut length = boards.length;
        for direction in S::FORWARD {
            let back = direction.opposite();
            // Whether the man is crowned does not matter to the opponent's moves.
            for_each_bit(direction.step(board.own_men) & empty, |to| {
                boards.write(length, board.enemy_men, board.enemy_kings, board.own() ^ (to | back.step(to)));
                length += 1;
            });
        }
        boards.length = length;
    }

    #[cold]
    fn push_after_men_with_room<R: Rules, S: Side>(&mut self, board: Board) {
        self.count_some::<R, S::Opponent>();
        self.push_after_men::<R, S>(board);
    }

    /// The number of moves of all positions that were added.
    pub fn finish<R: Rules, S: Side>(mut self) -> u64 {
        self.count_some::<R, S>();
        self.count_onward::<R, S>();
        self.count
    }

    /// Counts what waits, but for boards that join the next batch.
    #[inline(never)]
    fn count_some<R: Rules, S: Side>(&mut self) {
        if self.onward.length + self.men.length >= SIZE {
            self.count_onward::<R, S>();
        }
        let (types, marks) = (PhantomData, &mut self.marks);
        self.count += processor::run(CountFirst::<R, S, false> { boards: &self.men, marks, types });
        self.onward.push_marked(&self.men, &self.marks);
        self.men.length = 0;

        let (types, marks) = (PhantomData, &mut self.marks);
        self.count += processor::run(CountFirst::<R, S, true> { boards: &self.kings, marks, types });
        self.count += count_marked::<R, S>(&self.kings, &self.marks, &mut self.captures);
        self.kings.length = 0;
    }

    #[inline(never)]
    fn count_onward<R: Rules, S: Side>(&mut self) {
        let (types, marks) = (PhantomData, &mut self.marks);
        self.count += processor::run(CountSecond::<R, S> { boards: &self.onward, marks, types });
        self.count += count_marked::<R, S>(&self.onward, &self.marks, &mut self.captures);
        self.onward.length = 0;
    }
}

/// Counts the captures on marked boards one by one.
fn count_marked<R: Rules, S: Side>(boards: &Boards, marks: &[u64; SIZE], moves: &mut Vec<Move>) -> u64 {
    let marked = (0..boards.length).filter(|&index| marks[index] != 0);
    marked.fold(0, |count, index| {
        moves.clear();
        boards.captures::<R, S>(index, moves);
        count + moves.len() as u64
    })
}

/// The jumps of the men of one board, as in [`captures::Jumps`].
struct Jumps {
    origins: [u64; 4],
    landings: [u64; 4],
    onward: [u64; 4],
}

impl Jumps {
    #[inline(always)]
    fn new<R: Rules, S: Side>(men: u64, enemy: u64, empty: u64) -> Self {
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
}

/// The number of squares in a set, as wide as the sets are so that it stays in the same registers.
#[inline(always)]
fn ones(squares: u64) -> u64 {
    u64::from(squares.count_ones())
}

/// Where a man is crowned in passing.
#[inline(always)]
fn crowning<R: Rules, S: Side>() -> u64 {
    if R::PROMOTES_IN_PASSING { R::promotion_row(S::COLOR) } else { 0 }
}

/// The squares that kings reach in a direction without a capture, the kings among them: a parallel prefix fill.
#[inline(always)]
fn fill(kings: u64, empty: u64, direction: Direction) -> u64 {
    let (mut reached, mut free) = (kings, empty);
    reached |= free & direction.step(reached);
    free &= direction.step(free);
    reached |= free & direction.jump(reached);
    free &= direction.jump(free);
    reached |= free & direction.jump(direction.jump(reached));
    free &= direction.jump(direction.jump(free));
    let eight = |squares: u64| {
        let four = direction.jump(direction.jump(squares));
        direction.jump(direction.jump(four))
    };
    reached | (free & eight(reached))
}

/// Counts quiet moves and men's captures of one piece, and marks the boards on which a jump goes on or a king captures.
struct CountFirst<'a, R, S, const KINGS: bool> {
    boards: &'a Boards,
    marks: &'a mut [u64; SIZE],
    types: PhantomData<(R, S)>,
}

impl<R: Rules, S: Side, const KINGS: bool> processor::Task for CountFirst<'_, R, S, KINGS> {
    #[inline(always)]
    fn run(self) -> u64 {
        let Boards { men, kings, enemy, length } = self.boards;
        let mut count = 0;
        for (((&men, &kings), &enemy), mark) in men.iter().zip(kings).zip(enemy).zip(self.marks).take(*length) {
            let empty = R::SQUARES & !(men | kings | enemy);
            let jumps = Jumps::new::<R, S>(men, enemy, empty);
            let [left, right] = S::FORWARD.map(|direction| ones(direction.step(men) & empty));
            let mut quiet = left + right;
            let [nw, ne, sw, se] = jumps.onward;
            *mark = nw | ne | sw | se;
            if KINGS {
                let reach = |direction: Direction| {
                    let reached = fill(kings, empty, direction);
                    (ones(reached ^ kings), direction.step(direction.step(reached) & enemy) & empty)
                };
                let [nw, ne, sw, se] = [reach(NorthWest), reach(NorthEast), reach(SouthWest), reach(SouthEast)];
                quiet += nw.0 + ne.0 + sw.0 + se.0;
                *mark |= nw.1 | ne.1 | sw.1 | se.1;
            }
            let [nw, ne, sw, se] = jumps.landings.map(ones);
            let captures = nw + ne + sw + se;
            let moves = if captures == 0 { quiet } else { captures };
            count += if *mark == 0 { moves } else { 0 };
        }
        count
    }
}

/// Counts captures of one and two pieces where a jump goes on, and marks the boards on which a second one does.
struct CountSecond<'a, R, S> {
    boards: &'a Boards,
    marks: &'a mut [u64; SIZE],
    types: PhantomData<(R, S)>,
}

impl<R: Rules, S: Side> processor::Task for CountSecond<'_, R, S> {
    #[inline(always)]
    fn run(self) -> u64 {
        let Boards { men, enemy, length, .. } = self.boards;
        let mut count = 0;
        for ((&men, &enemy), mark) in men.iter().zip(enemy).zip(self.marks).take(*length) {
            let empty = R::SQUARES & !(men | enemy);
            let Jumps { origins, landings, onward } = Jumps::new::<R, S>(men, enemy, empty);
            let seconds = |from: Direction, direction: Direction| onward[from as usize] & origins[direction as usize];
            let total = |direction: Direction| {
                let [first, second, third] =
                    direction.opposite().onward().map(|back| seconds(back.opposite(), direction));
                let count = first.count_ones() + second.count_ones() + third.count_ones();
                let on = direction.onward().map(|next| origins[next as usize]);
                let further = direction.jump(first | second | third) & (on[0] | on[1] | on[2] | crowning::<R, S>());
                (u64::from(count), further)
            };
            let [nw, ne, sw, se] = Direction::ALL.map(total);
            let crowned = (onward[0] | onward[1] | onward[2] | onward[3]) & crowning::<R, S>();
            *mark = nw.1 | ne.1 | sw.1 | se.1 | crowned;
            let mut moves = nw.0 + ne.0 + sw.0 + se.0;
            if !R::MAJORITY {
                let ends = |direction: usize| u64::from((landings[direction] & !onward[direction]).count_ones());
                moves += ends(0) + ends(1) + ends(2) + ends(3);
            }
            count += if *mark == 0 { moves } else { 0 };
        }
        count
    }
}
