//! The board: where stones lie.

use crate::{
    lines::{LINES, OFF, PAD, PLACES, Place, place},
    point::{Direction, POINTS, Point},
    side::Side,
};

/// The stones on the board, as bit rows of all lines. A small `Copy` value; stones may be set in any number and order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    rows: [[u16; LINES]; 2],
    counts: [u8; 2],
    hash: u64,
}

impl Default for Board {
    fn default() -> Self {
        Self::new()
    }
}

impl Board {
    /// The empty board.
    #[must_use]
    pub const fn new() -> Self {
        Self { rows: [[0; LINES]; 2], counts: [0; 2], hash: 0 }
    }

    /// The board with these stones, or `None` where two lie on one point.
    #[must_use]
    pub fn from_stones(black: &[Point], white: &[Point]) -> Option<Self> {
        let mut board = Self::new();
        for (side, points) in [(Side::Black, black), (Side::White, white)] {
            for &point in points {
                if !board.put(point, side) {
                    return None;
                }
            }
        }
        Some(board)
    }

    /// The stone on a point.
    #[inline]
    #[must_use]
    pub fn stone(&self, point: Point) -> Option<Side> {
        let Place { line, bit } = PLACES[point.index()][0];
        Side::ALL.into_iter().find(|&side| self.rows[side.index()][usize::from(line)] >> bit & 1 != 0)
    }

    /// Whether no stone lies on the point.
    #[inline(always)]
    #[must_use]
    pub fn is_empty(&self, point: Point) -> bool {
        let Place { line, bit } = PLACES[point.index()][0];
        (self.rows[0][usize::from(line)] | self.rows[1][usize::from(line)]) >> bit & 1 == 0
    }

    /// Puts a stone on an empty point. Returns `false`, and changes nothing, where the point is taken.
    pub fn put(&mut self, point: Point, side: Side) -> bool {
        let free = self.is_empty(point);
        if free {
            self.toggle(point, side);
            self.counts[side.index()] += 1;
        }
        free
    }

    /// Takes the stone off a point and returns its side.
    pub fn remove(&mut self, point: Point) -> Option<Side> {
        let side = self.stone(point)?;
        self.toggle(point, side);
        self.counts[side.index()] -= 1;
        Some(side)
    }

    #[inline(always)]
    fn toggle(&mut self, point: Point, side: Side) {
        for Place { line, bit } in PLACES[point.index()] {
            self.rows[side.index()][usize::from(line)] ^= 1 << bit;
        }
        self.hash ^= KEYS[side.index()][point.index()];
    }

    /// The number of stones of a side.
    #[must_use]
    pub const fn count(&self, side: Side) -> usize {
        self.counts[side.index()] as usize
    }

    /// The number of stones.
    #[must_use]
    pub const fn stones(&self) -> usize {
        self.counts[0] as usize + self.counts[1] as usize
    }

    /// Whether every point is taken.
    #[must_use]
    pub const fn is_full(&self) -> bool {
        self.stones() == POINTS
    }

    /// The points of a side's stones, a1 first.
    pub fn of(&self, side: Side) -> impl Iterator<Item = Point> + '_ {
        Point::all().filter(move |&point| self.stone(point) == Some(side))
    }

    /// The empty points, a1 first.
    pub fn empty_points(&self) -> impl Iterator<Item = Point> + '_ {
        Point::all().filter(|&point| self.is_empty(point))
    }

    /// A hash of the stones: equal boards have equal hashes, others very probably not.
    #[must_use]
    pub const fn hash(&self) -> u64 {
        self.hash
    }

    /// The padded word of a side's stones on a line.
    #[inline(always)]
    pub(crate) fn own(&self, line: usize, side: Side) -> u32 {
        u32::from(self.rows[side.index()][line]) << PAD
    }

    /// The padded word of the points of a line where the side can't have a stone: the opponent's and those off the board.
    #[inline(always)]
    pub(crate) fn blocked(&self, line: usize, side: Side) -> u32 {
        u32::from(self.rows[side.other().index()][line]) << PAD | OFF[line]
    }

    /// Whether a stone lies at most two king's steps from the point.
    pub(crate) fn has_stone_near(&self, point: Point) -> bool {
        let (column, row) = (point.column(), usize::from(point.row()));
        // The first fifteen lines are the rows.
        (row.saturating_sub(2)..=(row + 2).min(14)).any(|row| {
            let stones = u32::from(self.rows[0][row] | self.rows[1][row]);
            (stones << 2 >> column) & 0b1_1111 != 0
        })
    }

    /// The number of a side's stones in the unbroken row through the point, which counts as one of them.
    #[must_use]
    pub fn row_length(&self, point: Point, side: Side, direction: Direction) -> u32 {
        let Place { line, bit } = place(point, direction);
        let at = u32::from(bit) + PAD;
        let own = self.own(usize::from(line), side) | 1 << at;
        (own >> at).trailing_ones() + (own << (31 - at)).leading_ones() - 1
    }

    /// Whether a stone of the side on the point makes five: exactly five for Black, five or more for White.
    #[must_use]
    pub fn makes_five(&self, point: Point, side: Side) -> bool {
        Direction::ALL.into_iter().any(|direction| match side {
            Side::Black => self.row_length(point, side, direction) == 5,
            Side::White => self.row_length(point, side, direction) >= 5,
        })
    }
}

/// Random numbers (splitmix64) for the hash.
static KEYS: [[u64; POINTS]; 2] = keys();

const fn keys() -> [[u64; POINTS]; 2] {
    let mut table = [[0; POINTS]; 2];
    let mut state: u64 = 0x2545_F491_4F6C_DD1D;
    let mut index = 0;
    while index < 2 * POINTS {
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut key = state;
        key = (key ^ key >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        key = (key ^ key >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        table[index / POINTS][index % POINTS] = key ^ key >> 31;
        index += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nearness_is_two_steps() {
        for stone in Point::all() {
            let board = Board::from_stones(&[stone], &[]).unwrap_or_default();
            for point in Point::all() {
                assert_eq!(board.has_stone_near(point), stone.distance(point) <= 2, "{stone} {point}");
            }
        }
    }

    #[test]
    fn a_stone_lies_in_four_lines_and_leaves_them() {
        let mut board = Board::new();
        for point in Point::all() {
            assert!(board.put(point, Side::White));
            assert!(!board.put(point, Side::Black), "the point is taken");
            assert_eq!(board.stone(point), Some(Side::White));
            assert_eq!(board.rows[1].iter().map(|row| row.count_ones()).sum::<u32>(), 4);
            assert_eq!(board.remove(point), Some(Side::White));
            assert_eq!(board, Board::new());
        }
    }
}
