//! The jumps of men, found without a branch.

use super::super::board::{Direction, Side};
use super::super::variant::Rules;

use Direction::{NorthEast, NorthWest, SouthEast, SouthWest};

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
        let [nw, ne, sw, se] = Direction::ALL.map(|direction| direction.jump_origins(enemy, empty));
        let landings =
            [NorthWest.jump(nw & men), NorthEast.jump(ne & men), SouthWest.jump(sw & men), SouthEast.jump(se & men)];
        let (north, south) = (nw | ne | crowning::<R, S>(), sw | se | crowning::<R, S>());
        let onward = [
            landings[0] & (north | sw),
            landings[1] & (north | se),
            landings[2] & (south | nw),
            landings[3] & (south | ne),
        ];
        Self { origins: [nw, ne, sw, se], landings, onward }
    }

    /// Whether there is a jump.
    #[inline(always)]
    pub const fn any(&self) -> bool {
        self.landings[0] | self.landings[1] | self.landings[2] | self.landings[3] != 0
    }

    /// Where a man that has jumped in a direction may have to go on.
    #[inline(always)]
    pub fn next<R: Rules, S: Side>(&self, direction: Direction) -> u64 {
        let [left, straight, right] = direction.onward().map(|next| self.origins[next as usize]);
        left | straight | right | crowning::<R, S>()
    }

    /// Where the second jumps in a direction land, by the direction of the first.
    #[inline(always)]
    pub fn second(&self, direction: Direction) -> [u64; 3] {
        direction
            .opposite()
            .onward()
            .map(|back| direction.jump(self.onward[back.opposite() as usize] & self.origins[direction as usize]))
    }

    /// The number of captures that end after one jump although another goes on.
    #[inline(always)]
    pub fn ends<R: Rules>(&self) -> u64 {
        if R::MAJORITY {
            return 0;
        }
        let ends = |direction: usize| ones(self.landings[direction] & !self.onward[direction]);
        ends(0) + ends(1) + ends(2) + ends(3)
    }

    /// The landings on which a man is crowned in passing.
    #[inline(always)]
    pub fn crowned<R: Rules, S: Side>(&self) -> u64 {
        (self.onward[0] | self.onward[1] | self.onward[2] | self.onward[3]) & crowning::<R, S>()
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

/// The number of squares in a set, as wide as the sets are so that it stays in the same registers.
#[inline(always)]
pub fn ones(squares: u64) -> u64 {
    u64::from(squares.count_ones())
}
