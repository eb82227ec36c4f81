//! Counting the moves of many positions at once.
//!
//! At the last ply a branch on "is there a capture?" is wrong every third time, and a wrong guess costs the processor
//! more than the count. So the positions there are gathered first and counted by loops without a branch. The few that
//! need more than such a loop knows go on to the next one.

use std::marker::PhantomData;

use super::super::board::{Board, Direction, Side};
use super::super::captures;
use super::super::jumps::Jumps;
use super::super::position::Move;
use super::super::quiet;
use super::super::variant::Rules;
use super::Gathering;
use super::boards::{Boards, SIZE, for_each_marked};
use crate::processor::{Level, Task};

use Direction::{NorthEast, NorthWest, SouthEast, SouthWest};

/// The positions one ply before the leaves, all with the same side to move.
pub struct Bulk {
    /// Positions of which nothing is known yet: with men only, and with kings.
    men: Boards,
    kings: Boards,
    /// Positions in which a man's jump goes on, and in which a second one does.
    onward: Boards,
    further: Boards,
    marks: [u8; SIZE],
    captures: Vec<Move>,
    count: u64,
}

impl Gathering for Bulk {
    fn new() -> Self {
        Self {
            men: Boards::new(),
            kings: Boards::new(),
            onward: Boards::new(),
            further: Boards::new(),
            marks: [0; SIZE],
            captures: Vec::new(),
            count: 0,
        }
    }

    #[inline(always)]
    fn push<R: Rules, S: Side, L: Level>(&mut self, board: Board, level: L) {
        if board.own_kings == 0 {
            self.men.push_men(board.own_men, board.enemy());
        } else {
            self.kings.push(board);
        }
        if self.men.length == SIZE || self.kings.length == SIZE {
            self.count_some::<R, S, L>(level);
        }
    }

    #[inline(always)]
    fn push_after_men<R: Rules, S: Side, L: Level>(&mut self, board: Board, level: L) {
        if !self.men.has_room_for_men_moves() || !self.kings.has_room_for_men_moves() {
            self.count_some::<R, S::Opponent, L>(level);
        }
        if board.enemy_kings != 0 {
            return quiet::for_each_man::<R, S>(board, |from, to| self.kings.push(board.after_man(from | to)));
        }
        // A local length stays in a register. Whether the man is crowned does not matter to the opponent's moves.
        let boards = &mut self.men;
        let mut length = boards.length;
        quiet::for_each_man::<R, S>(board, |from, to| {
            boards.length = length;
            boards.push_men(board.enemy_men, board.own() ^ (from | to));
            length += 1;
        });
        boards.length = length;
    }

    fn finish<R: Rules, S: Side, L: Level>(mut self, level: L) -> u64 {
        self.count_some::<R, S, L>(level);
        self.count_onward::<R, S, L>(level);
        self.count_further::<R, S, L>(level);
        self.count
    }
}

impl Bulk {
    /// Counts what waits, but for boards that join the next batch.
    #[inline(never)]
    fn count_some<R: Rules, S: Side, L: Level>(&mut self, level: L) {
        if self.onward.length + self.men.length >= SIZE {
            self.count_onward::<R, S, L>(level);
        }
        let (types, marks) = (PhantomData, &mut self.marks);
        self.count += level.enter(CountFirst::<R, S, false> { boards: &self.men, marks, types });
        self.men.move_marked(&self.marks, &mut self.onward);

        let (types, marks) = (PhantomData, &mut self.marks);
        self.count += level.enter(CountFirst::<R, S, true> { boards: &self.kings, marks, types });
        self.count += count_marked::<R, S>(&self.kings, &self.marks, &mut self.captures);
        self.kings.length = 0;
    }

    #[inline(never)]
    fn count_onward<R: Rules, S: Side, L: Level>(&mut self, level: L) {
        if self.further.length + self.onward.length >= SIZE {
            self.count_further::<R, S, L>(level);
        }
        let (types, marks) = (PhantomData, &mut self.marks);
        self.count += level.enter(CountSecond::<R, S> { boards: &self.onward, marks, types });
        self.onward.move_marked(&self.marks, &mut self.further);
    }

    #[inline(never)]
    fn count_further<R: Rules, S: Side, L: Level>(&mut self, level: L) {
        let (types, marks) = (PhantomData, &mut self.marks);
        self.count += level.enter(CountThird::<R, S> { boards: &self.further, marks, types });
        self.count += count_marked::<R, S>(&self.further, &self.marks, &mut self.captures);
        self.further.length = 0;
    }
}

/// Counts the captures on marked boards one by one.
fn count_marked<R: Rules, S: Side>(boards: &Boards, marks: &[u8; SIZE], moves: &mut Vec<Move>) -> u64 {
    let mut count = 0;
    for_each_marked(marks, boards.length, |place| {
        moves.clear();
        captures::generate::<R, S>(boards.get(place), moves);
        count += moves.len() as u64;
    });
    count
}

/// The number of squares in a set, as wide as the sets are so that it stays in the same registers.
#[inline(always)]
fn ones(squares: u64) -> u64 {
    u64::from(squares.count_ones())
}

/// The number of captures that end after one jump although another jump goes on.
#[inline(always)]
fn shorter<R: Rules, S: Side>(first: &Jumps<R, S>) -> u64 {
    if R::MAJORITY {
        return 0;
    }
    let [nw, ne, sw, se] = Direction::ALL.map(|direction| ones(first.ends(direction)));
    nw + ne + sw + se
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
    marks: &'a mut [u8; SIZE],
    types: PhantomData<(R, S)>,
}

impl<R: Rules, S: Side, const KINGS: bool> Task for CountFirst<'_, R, S, KINGS> {
    type Output = u64;

    #[inline(always)]
    fn run<L: Level>(self, _: L) -> u64 {
        let mut count = 0;
        for (((men, enemy), &kings), mark) in
            self.boards.men_and_enemies().zip(&self.boards.own_kings).zip(self.marks).take(self.boards.length)
        {
            let empty = R::SQUARES & !(men | kings | enemy);
            let jumps = Jumps::<R, S>::new(men, enemy, empty);
            let [left, right] = S::FORWARD.map(|direction| ones(direction.step(men) & empty));
            let mut quiet = left + right;
            let mut more = jumps.all_onward() != 0;
            if KINGS {
                let reach = |direction: Direction| {
                    let reached = fill(kings, empty, direction);
                    (ones(reached ^ kings), direction.step(direction.step(reached) & enemy) & empty)
                };
                let [nw, ne, sw, se] = [reach(NorthWest), reach(NorthEast), reach(SouthWest), reach(SouthEast)];
                quiet += nw.0 + ne.0 + sw.0 + se.0;
                more |= nw.1 | ne.1 | sw.1 | se.1 != 0;
            }
            let [nw, ne, sw, se] = jumps.landings.map(ones);
            let moves = if jumps.any() { nw + ne + sw + se } else { quiet };
            *mark = u8::from(more);
            count += if more { 0 } else { moves };
        }
        count
    }
}

/// Counts captures of one and two pieces where a jump goes on, and marks the boards on which a second one does.
struct CountSecond<'a, R, S> {
    boards: &'a Boards,
    marks: &'a mut [u8; SIZE],
    types: PhantomData<(R, S)>,
}

impl<R: Rules, S: Side> Task for CountSecond<'_, R, S> {
    type Output = u64;

    #[inline(always)]
    fn run<L: Level>(self, _: L) -> u64 {
        let mut count = 0;
        for ((men, enemy), mark) in self.boards.men_and_enemies().zip(self.marks).take(self.boards.length) {
            let first = Jumps::<R, S>::new(men, enemy, R::SQUARES & !(men | enemy));
            // The second jumps in a direction: how many there are, and where they land and have to go on.
            let second = |direction: Direction| {
                let [a, b, c] = first.second(direction);
                (ones(a) + ones(b) + ones(c), (a | b | c) & first.next(direction))
            };
            let [nw, ne, sw, se] = [second(NorthWest), second(NorthEast), second(SouthWest), second(SouthEast)];
            let moves = nw.0 + ne.0 + sw.0 + se.0 + shorter(&first);
            let more = nw.1 | ne.1 | sw.1 | se.1 | first.crowned() != 0;
            *mark = u8::from(more);
            count += if more { 0 } else { moves };
        }
        count
    }
}

/// Counts captures of up to three pieces where a second jump goes on, and marks the boards on which a third one may.
struct CountThird<'a, R, S> {
    boards: &'a Boards,
    marks: &'a mut [u8; SIZE],
    types: PhantomData<(R, S)>,
}

impl<R: Rules, S: Side> Task for CountThird<'_, R, S> {
    type Output = u64;

    #[inline(always)]
    fn run<L: Level>(self, _: L) -> u64 {
        let mut count = 0;
        for ((men, enemy), mark) in self.boards.men_and_enemies().zip(self.marks).take(self.boards.length) {
            let empty = R::SQUARES & !(men | enemy);
            let first = Jumps::<R, S>::new(men, enemy, empty);
            // The fourth jump may end where the man started.
            let fourth = Jumps::<R, S>::new(men, enemy, empty | men);
            let third = |direction| third_jumps(&first, &fourth, direction);
            let [nw, ne, sw, se] = [third(NorthWest), third(NorthEast), third(SouthWest), third(SouthEast)];
            let moves = nw.0 + ne.0 + sw.0 + se.0 + shorter(&first);
            let more = nw.1 | ne.1 | sw.1 | se.1 | first.crowned() != 0;
            *mark = u8::from(more);
            count += if more { 0 } else { moves };
        }
        count
    }
}

/// After the second jumps in a direction: how many third ones there are, with the captures that end before, and where
/// those land that may go on.
#[inline(always)]
fn third_jumps<R: Rules, S: Side>(first: &Jumps<R, S>, fourth: &Jumps<R, S>, direction: Direction) -> (u64, u64) {
    let second = first.second(direction);
    let all = second[0] | second[1] | second[2];
    let mut count = 0;
    if !R::MAJORITY {
        let last = !first.next(direction);
        count += ones(second[0] & last) + ones(second[1] & last) + ones(second[2] & last);
    }
    let mut further = all & Jumps::<R, S>::CROWNING;
    for next in direction.onward() {
        let origins = first.origins[next as usize];
        count += ones(second[0] & origins) + ones(second[1] & origins) + ones(second[2] & origins);
        further |= next.jump(all & origins) & fourth.next(next);
    }
    (count, further)
}
