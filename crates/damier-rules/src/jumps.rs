//! The jumps of men, computed for all men at once with a few shifts.

use std::marker::PhantomData;

use super::board::{Board, Direction, Side};
use super::moves::MoveSink;
use super::variant::Rules;

use Direction::{NorthEast, NorthWest, SouthEast, SouthWest};

/// The first jumps of all men of a side. The arrays are indexed by direction.
///
/// The square a man came from counts as occupied although the man has left it. For the second and third jump this makes
/// no difference: a man returns to its origin only straight back or after four jumps.
#[derive(Clone, Copy)]
pub struct Jumps<R, S> {
    /// The squares from which a man could jump, occupied by one or not.
    origins: [u64; 4],
    /// The landing squares of the men.
    landings: [u64; 4],
    /// The landing squares from which the capture may have to continue.
    onward: [u64; 4],
    types: PhantomData<(R, S)>,
}

impl<R: Rules, S: Side> Jumps<R, S> {
    /// The squares on which a man is crowned during a capture.
    pub const CROWNING: u64 = if R::PROMOTES_IN_PASSING { R::PROMOTION[S::COLOR as usize] } else { 0 };

    /// The jumps of the men of the side to move.
    #[inline(always)]
    pub fn of(board: Board) -> Self {
        let (men, enemy, empty) = (board.own_men, board.enemy(), board.empty(R::SQUARES));
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

    /// All landing squares from which a capture may have to continue.
    #[inline(always)]
    const fn all_onward(&self) -> u64 {
        self.onward[0] | self.onward[1] | self.onward[2] | self.onward[3]
    }

    /// The landing squares on which a man is crowned during a capture.
    #[inline(always)]
    const fn crowned(&self) -> u64 {
        self.all_onward() & Self::CROWNING
    }

    /// The squares from which a man that has jumped in this direction may have to continue.
    #[inline(always)]
    fn next(&self, direction: Direction) -> u64 {
        let [left, straight, right] = direction.onward().map(|next| self.origins[next as usize]);
        left | straight | right | Self::CROWNING
    }

    /// The landing squares on which captures end after one jump in this direction. None if the majority rule makes a
    /// longer capture compulsory.
    #[inline(always)]
    fn ends(&self, direction: Direction) -> u64 {
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

    /// Finds every capture, unless one takes more than two pieces or crowns a man on the way. In that case it finds
    /// none and returns false.
    #[inline(always)]
    pub fn find_short(&self, sink: &mut impl MoveSink) -> bool {
        let goes_on = self.all_onward() != 0;
        if goes_on {
            let mut further = self.crowned();
            self.for_each_second(|_, second, landings| further |= landings & self.next(second));
            if further != 0 {
                return false;
            }
        }
        self.find_single(NorthWest, sink);
        self.find_single(NorthEast, sink);
        self.find_single(SouthWest, sink);
        self.find_single(SouthEast, sink);
        if goes_on {
            self.for_each_second(|first, second, landings| {
                let (back, back_again) = (second.opposite(), first.opposite());
                sink.take_all(
                    landings,
                    |to| first.jump_origin(second.jump_origin(to)),
                    |to| back.step(to.bit()) | back_again.step(back.jump(to.bit())),
                );
            });
        }
        true
    }

    /// Finds the captures of a single piece in this direction that do not continue.
    #[inline(always)]
    fn find_single(&self, direction: Direction, sink: &mut impl MoveSink) {
        sink.take_all(self.ends(direction), |to| direction.jump_origin(to), |to| direction.opposite().step(to.bit()));
    }

    /// Calls `visit` with the directions of the first and second jump and the landing squares of the second one.
    #[inline(always)]
    fn for_each_second(&self, mut visit: impl FnMut(Direction, Direction, u64)) {
        self.second_after(NorthWest, &mut visit);
        self.second_after(NorthEast, &mut visit);
        self.second_after(SouthWest, &mut visit);
        self.second_after(SouthEast, &mut visit);
    }

    #[inline(always)]
    fn second_after(&self, first: Direction, visit: &mut impl FnMut(Direction, Direction, u64)) {
        let onward = self.onward[first as usize];
        if onward != 0 {
            let [left, straight, right] = first.onward();
            visit(first, left, left.jump(onward & self.origins[left as usize]));
            visit(first, straight, straight.jump(onward & self.origins[straight as usize]));
            visit(first, right, right.jump(onward & self.origins[right as usize]));
        }
    }
}
