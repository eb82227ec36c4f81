//! What a stone makes in one direction, by table.
//!
//! The ten points around the stone (five on each side) are own, blocked (the opponent's or off the board) or empty:
//! 59,049 cases for each side. The table is built once, on first use, in a few milliseconds.

use std::sync::LazyLock;

use crate::{
    board::Board,
    lines::{POINT_AT, Place, place},
    point::{Direction, Point},
    side::Side,
};

const CASES: usize = 59_049;

/// The bit of the stone itself in a window of eleven points.
const MIDDLE: u32 = 5;

/// What a stone makes in one direction.
#[derive(Clone, Copy, Default)]
pub(crate) struct Shape(u32);

/// Classes of shapes for the evaluation, the better the higher.
pub(crate) const CLASSES: usize = 16;

impl Shape {
    const FIVE: u32 = 1 << 22;
    const OVERLINE: u32 = 1 << 23;
    const STRAIGHT: u32 = 1 << 24;
    const CLASS: u32 = 25;

    /// Five for Black, five or more for White.
    #[inline(always)]
    pub const fn is_five(self) -> bool {
        self.0 & Self::FIVE != 0
    }

    /// Six or more in a row, for either side.
    #[inline(always)]
    pub const fn is_overline(self) -> bool {
        self.0 & Self::OVERLINE != 0
    }

    /// The number of fours that hold the stone, 0 to 2. A straight four is one four.
    #[inline(always)]
    pub const fn fours(self) -> u32 {
        self.0 >> 20 & 3
    }

    #[inline(always)]
    pub const fn is_straight_four(self) -> bool {
        self.0 & Self::STRAIGHT != 0
    }

    /// Whether the row can become a straight four, fouls aside.
    #[inline(always)]
    pub const fn is_three(self) -> bool {
        self.0 & 0x3FF != 0
    }

    /// The class for the evaluation, 0 to 15.
    #[inline(always)]
    #[allow(clippy::cast_possible_truncation, reason = "four bits")]
    pub const fn class(self) -> u8 {
        (self.0 >> Self::CLASS & 15) as u8
    }

    /// The points that turn the three into a straight four.
    pub fn extensions(self, place: Place) -> impl Iterator<Item = Point> {
        offsets(self.0 & 0x3FF, place)
    }

    /// The points that turn the four into five.
    pub fn completions(self, place: Place) -> impl Iterator<Item = Point> {
        offsets(self.0 >> 10 & 0x3FF, place)
    }
}

/// The points of the bits of a window without its middle.
#[inline(always)]
fn offsets(mut bits: u32, place: Place) -> impl Iterator<Item = Point> {
    std::iter::from_fn(move || {
        (bits != 0).then(|| {
            let bit = bits.trailing_zeros();
            bits &= bits - 1;
            let shift = bit + u32::from(bit >= MIDDLE);
            Point::at(POINT_AT[usize::from(place.line)][(u32::from(place.bit) + shift - MIDDLE) as usize])
        })
    })
}

/// What a stone of the side on the point makes in the direction. The point may be empty or hold the stone already.
#[inline(always)]
pub(crate) fn shape(board: &Board, point: Point, direction: Direction, side: Side) -> Shape {
    let Place { line, bit } = place(point, direction);
    let own = board.own(usize::from(line), side) >> bit & 0x7FF;
    let blocked = board.blocked(usize::from(line), side) >> bit & 0x7FF;
    let case = TERNARY[own as usize] + 2 * TERNARY[blocked as usize];
    Shape(TABLES[side.index()][case as usize])
}

/// The value of the eleven bits of a window as digits in base three. The middle counts nothing.
static TERNARY: [u32; 2048] = ternary();

#[allow(clippy::cast_possible_truncation, reason = "eleven bits")]
const fn ternary() -> [u32; 2048] {
    let mut table = [0; 2048];
    let mut window = 0;
    while window < 2048 {
        let (mut bit, mut weight) = (0, 1);
        while bit < 11 {
            if bit != MIDDLE {
                table[window] += weight * (window as u32 >> bit & 1);
                weight *= 3;
            }
            bit += 1;
        }
        window += 1;
    }
    table
}

static TABLES: LazyLock<[Vec<u32>; 2]> = LazyLock::new(|| [table(Side::Black), table(Side::White)]);

fn table(side: Side) -> Vec<u32> {
    let mut table = vec![0; CASES];
    for own in (0..2048_u32).filter(|own| own >> MIDDLE & 1 != 0) {
        let free = !own & 0x7FF;
        let mut blocked = free;
        loop {
            let case = TERNARY[own as usize] + 2 * TERNARY[blocked as usize];
            table[case as usize] = describe(own, free & !blocked, side);
            if blocked == 0 {
                break;
            }
            blocked = (blocked - 1) & free;
        }
    }
    table
}

/// Squeezes the middle out of a window.
const fn squeeze(window: u32) -> u32 {
    window & 31 | window >> 6 << 5
}

fn describe(own: u32, empty: u32, side: Side) -> u32 {
    let length = (own >> MIDDLE).trailing_ones() + (own << (31 - MIDDLE)).leading_ones() - 1;
    let five = length == 5 || length > 5 && matches!(side, Side::White);
    let mut bits = if five { Shape::FIVE } else { 0 } | if length > 5 { Shape::OVERLINE } else { 0 };
    let exact = matches!(side, Side::Black);

    let (mut completions, mut first_four, mut fours) = (0, 0, 0);
    let (mut sleeping, mut pairs, mut singles) = (0, 0, 0);
    for start in 1..=5 {
        let window = 31 << start;
        let beside = 1 << (start - 1) | 1 << (start + 5);
        if window & !(own | empty) != 0 || exact && own & beside != 0 {
            continue;
        }
        let stones = window & own;
        match stones.count_ones() {
            4 => {
                completions |= window & empty;
                if stones != first_four {
                    fours = (fours + 1).min(2);
                    first_four = stones;
                }
            }
            3 => sleeping += 1,
            2 => pairs += 1,
            1 => singles += 1,
            _ => {}
        }
    }
    let (mut extensions, mut open_pairs) = (0, 0);
    for start in 2..=5 {
        let window = 15 << start;
        let ends = 1 << (start - 1) | 1 << (start + 4);
        let beyond = 1 << (start - 2) | 1 << (start + 5);
        if window & !(own | empty) != 0 || ends & !empty != 0 || exact && own & beyond != 0 {
            continue;
        }
        match (window & own).count_ones() {
            4 => bits |= Shape::STRAIGHT,
            3 => extensions |= window & empty,
            2 => open_pairs += 1,
            _ => {}
        }
    }
    bits |= fours << 20 | squeeze(completions) << 10 | squeeze(extensions);
    let class = if five {
        15
    } else if bits & Shape::STRAIGHT != 0 || completions.count_ones() > 1 {
        14
    } else if fours > 0 {
        12
    } else if extensions != 0 {
        9 + extensions.count_ones().min(2)
    } else if sleeping > 0 {
        7 + u32::from(sleeping > 1)
    } else if open_pairs > 0 {
        3 + open_pairs.min(3)
    } else if pairs > 0 {
        3
    } else {
        singles.min(4) / 2
    };
    bits | class << Shape::CLASS
}
