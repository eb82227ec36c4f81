//! Tables of steps, computed when the crate is compiled.

use crate::{
    side::Side,
    square::{SQUARES, Square},
};

/// The end of a list of steps.
pub(crate) const NONE: u8 = 255;

/// A step that needs an empty square: where it leads, and that square.
#[derive(Clone, Copy)]
pub(crate) struct Hop {
    /// The end, or [`NONE`] after the last.
    pub to: u8,
    /// The square that must be empty: the leg of a horse (马腿), the eye of an elephant (象眼).
    pub over: u8,
}

const NO_HOP: Hop = Hop { to: NONE, over: 0 };

const fn index(file: i8, rank: i8) -> u8 {
    if file < 0 || file > 8 || rank < 0 || rank > 9 { NONE } else { (rank * 9 + file).cast_unsigned() }
}

#[allow(clippy::cast_possible_truncation, reason = "below 90")]
const fn nth(index: usize) -> Square {
    Square::at(index as u8)
}

const HORSE_STEPS: [(i8, i8); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

/// Where a horse goes, with its legs. `reverse` instead gives the squares from which a horse comes, with the leg then.
const fn horse_table(reverse: bool) -> [[Hop; 8]; SQUARES] {
    let mut table = [[NO_HOP; 8]; SQUARES];
    let mut square = 0;
    while square < SQUARES {
        let at = nth(square);
        let (file, rank) = (at.file().cast_signed(), at.rank().cast_signed());
        let (mut step, mut filled) = (0, 0);
        while step < 8 {
            let (dx, dy) = HORSE_STEPS[step];
            let to = index(file + dx, rank + dy);
            // A leg is the square beside the horse in the long direction.
            let (lx, ly) = if reverse { (dx - dx / 2, dy - dy / 2) } else { (dx / 2, dy / 2) };
            if to != NONE {
                table[square][filled] = Hop { to, over: index(file + lx, rank + ly) };
                filled += 1;
            }
            step += 1;
        }
        square += 1;
    }
    table
}

/// Horse moves from each square.
pub(crate) static HORSE_FROM: [[Hop; 8]; SQUARES] = horse_table(false);

/// Horse moves to each square: `to` is where the horse stands.
pub(crate) static HORSE_INTO: [[Hop; 8]; SQUARES] = horse_table(true);

/// Elephant moves from each square, the river kept.
pub(crate) static ELEPHANT: [[Hop; 4]; SQUARES] = {
    let mut table = [[NO_HOP; 4]; SQUARES];
    let steps = [(2, 2), (2, -2), (-2, -2), (-2, 2)];
    let mut square = 0;
    while square < SQUARES {
        let at = nth(square);
        let (file, rank) = (at.file().cast_signed(), at.rank().cast_signed());
        let (mut step, mut filled) = (0, 0);
        while step < 4 {
            let (dx, dy) = steps[step];
            let to = index(file + dx, rank + dy);
            if to != NONE && (rank < 5) == (rank + dy < 5) {
                table[square][filled] = Hop { to, over: index(file + dx / 2, rank + dy / 2) };
                filled += 1;
            }
            step += 1;
        }
        square += 1;
    }
    table
};

/// Steps inside the palaces: along lines for the king or along diagonals for the advisors.
const fn palace_table(steps: [(i8, i8); 4]) -> [[u8; 4]; SQUARES] {
    let mut table = [[NONE; 4]; SQUARES];
    let mut square = 0;
    while square < SQUARES {
        let at = nth(square);
        let side = if at.rank() < 5 { Side::Red } else { Side::Black };
        let (mut step, mut filled) = (0, 0);
        while step < 4 && at.in_palace(side) {
            let to = index(at.file().cast_signed() + steps[step].0, at.rank().cast_signed() + steps[step].1);
            if to != NONE && Square::at(to).in_palace(side) {
                table[square][filled] = to;
                filled += 1;
            }
            step += 1;
        }
        square += 1;
    }
    table
}

/// The king's moves.
pub(crate) static KING: [[u8; 4]; SQUARES] = palace_table([(0, 1), (1, 0), (0, -1), (-1, 0)]);

/// The advisor's moves.
pub(crate) static ADVISOR: [[u8; 4]; SQUARES] = palace_table([(1, 1), (1, -1), (-1, -1), (-1, 1)]);

/// The pawns' moves, by side.
pub(crate) static PAWN: [[[u8; 3]; SQUARES]; 2] = {
    let mut table = [[[NONE; 3]; SQUARES]; 2];
    let mut side = 0;
    while side < 2 {
        let up = if side == 0 { 1 } else { -1 };
        let who = if side == 0 { Side::Red } else { Side::Black };
        let mut square = 0;
        while square < SQUARES {
            let at = nth(square);
            let (file, rank) = (at.file().cast_signed(), at.rank().cast_signed());
            let steps = [(0, up), (1, 0), (-1, 0)];
            let most = if at.beyond_river(who) { 3 } else { 1 };
            let (mut step, mut filled) = (0, 0);
            while step < most {
                let to = index(file + steps[step].0, rank + steps[step].1);
                if to != NONE {
                    table[side][square][filled] = to;
                    filled += 1;
                }
                step += 1;
            }
            square += 1;
        }
        side += 1;
    }
    table
};

/// The file and the rank of each square.
pub(crate) static KING_CROSS: [u128; SQUARES] = {
    let mut table = [0; SQUARES];
    let mut king = 0;
    while king < SQUARES {
        let at = nth(king);
        let mut square = 0;
        while square < SQUARES {
            let other = nth(square);
            let (x, y) = (at.file().abs_diff(other.file()), at.rank().abs_diff(other.rank()));
            if x == 0 || y == 0 {
                table[king] |= other.bit();
            }
            square += 1;
        }
        king += 1;
    }
    table
};

/// The pieces next along a line on both sides of a place: the first and the second in each direction.
#[derive(Clone, Copy)]
pub(crate) struct Line {
    /// Below: the first and the second occupied place, -1 where there is none.
    pub low: [i32; 2],
    /// Above: the first and the second occupied place, 32 where there is none.
    pub high: [i32; 2],
}

/// Looks along a line of up to ten places, given as bits, from the place.
#[inline(always)]
pub(crate) const fn look(occupied: u16, place: u8) -> Line {
    let all = occupied as u32;
    let below = all & ((1 << place) - 1);
    let above = all & !((2 << place) - 1);
    let low_first = 31 - below.leading_zeros().cast_signed();
    let low_rest = if below == 0 { 0 } else { below & !(1 << low_first) };
    let high_rest = above & above.wrapping_sub(1);
    Line {
        low: [low_first, 31 - low_rest.leading_zeros().cast_signed()],
        high: [above.trailing_zeros().cast_signed(), high_rest.trailing_zeros().cast_signed()],
    }
}
