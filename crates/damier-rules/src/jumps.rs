//! The jumps of men, found for all men at once with a few shifts.

use std::marker::PhantomData;

use super::board::{Board, Direction, Side};
use super::quiet::for_each_bit;
use super::variant::Rules;

use Direction::{NorthEast, NorthWest, SouthEast, SouthWest};

/// The first jumps of the men of a side. The arrays are indexed by direction.
///
/// The square that a man came from counts as occupied although the man has left it. For a second and a third jump that
/// makes no difference: only straight back or after four jumps is a man where it started.
#[derive(Clone, Copy)]
pub struct Jumps<R, S> {
    /// Where a man could stand to jump, whether there is one or not.
    pub origins: [u64; 4],
    /// Where the men land.
    pub landings: [u64; 4],
    /// Where they land and may have to go on.
    pub onward: [u64; 4],
    types: PhantomData<(R, S)>,
}

impl<R: Rules, S: Side> Jumps<R, S> {
    /// Where a man is crowned in passing.
    pub const CROWNING: u64 = if R::PROMOTES_IN_PASSING { R::PROMOTION[S::COLOR as usize] } else { 0 };

    /// The jumps of the men of the side to move.
    #[inline(always)]
    pub fn of(board: Board) -> Self {
        Self::new(board.own_men, board.enemy(), board.empty(R::SQUARES))
    }

    /// The jumps of `men` over `enemy` pieces to `empty` squares.
    #[inline(always)]
    pub fn new(men: u64, enemy: u64, empty: u64) -> Self {
        let [nw, ne, sw, se] = Direction::ALL.map(|direction| direction.jump_origins(enemy, empty));
        let landings =
            [NorthWest.jump(nw & men), NorthEast.jump(ne & men), SouthWest.jump(sw & men), SouthEast.jump(se & men)];
        let (north, south) = (nw | ne | Self::CROWNING, sw | se | Self::CROWNING);
        let onward = [
            landings[0] & (north | sw),
            landings[1] & (north | se),
            landings[2] & (south | nw),
            landings[3] & (south | ne),
        ];
        Self { origins: [nw, ne, sw, se], landings, onward, types: PhantomData }
    }

    /// Whether there is a jump.
    #[inline(always)]
    pub const fn any(&self) -> bool {
        self.landings[0] | self.landings[1] | self.landings[2] | self.landings[3] != 0
    }

    /// The landings of all jumps that may have to go on.
    #[inline(always)]
    pub const fn all_onward(&self) -> u64 {
        self.onward[0] | self.onward[1] | self.onward[2] | self.onward[3]
    }

    /// The landings on which a man is crowned in passing.
    #[inline(always)]
    pub const fn crowned(&self) -> u64 {
        self.all_onward() & Self::CROWNING
    }

    /// Where a man that has jumped in a direction may have to go on.
    #[inline(always)]
    pub fn next(&self, direction: Direction) -> u64 {
        let [left, straight, right] = direction.onward().map(|next| self.origins[next as usize]);
        left | straight | right | Self::CROWNING
    }

    /// Where the second jumps in a direction land, by the direction of the first.
    #[inline(always)]
    pub fn second(&self, direction: Direction) -> [u64; 3] {
        direction
            .opposite()
            .onward()
            .map(|back| direction.jump(self.onward[back.opposite() as usize] & self.origins[direction as usize]))
    }

    /// Where captures end after one jump in a direction: nowhere if another goes on and takes more, and must.
    #[inline(always)]
    pub fn ends(&self, direction: Direction) -> u64 {
        if R::MAJORITY && self.all_onward() != 0 {
            return 0;
        }
        self.landings[direction as usize] & !self.onward[direction as usize]
    }

    /// The men that may have a legal capture.
    #[inline(always)]
    pub fn capturing_men(&self) -> u64 {
        Direction::ALL.into_iter().fold(0, |men, direction| {
            men | direction.opposite().jump(self.ends(direction) | self.onward[direction as usize])
        })
    }

    /// Whether [`Jumps::for_each`] knows all captures of men: none takes more than two pieces or crowns in passing.
    #[inline(always)]
    pub fn are_short(&self) -> bool {
        if self.all_onward() == 0 {
            return true;
        }
        let mut further = self.crowned();
        self.for_each_second(|_, second, landings| further |= landings & self.next(second));
        further == 0
    }

    /// Calls `visit` with origin, destination and captured pieces of every capture, if they are short.
    #[inline(always)]
    pub fn for_each(&self, mut visit: impl FnMut(u64, u64, u64)) {
        for direction in Direction::ALL {
            let back = direction.opposite();
            for_each_bit(self.ends(direction), |to| visit(back.jump(to), to, back.step(to)));
        }
        if self.all_onward() != 0 {
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
