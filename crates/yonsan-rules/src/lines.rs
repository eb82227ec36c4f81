//! The 88 lines of the board as bit rows.
//!
//! A line holds bit `place` for each of its points: the row in a column, the column in every other direction. Lines 0 to
//! 14 are rows, 15 to 29 columns, 30 to 58 rising and 59 to 87 falling diagonals; the short diagonals, which hold no
//! five, are kept so that every point lies in four lines.

use crate::point::{Direction, POINTS, Point};

/// Lines of all four directions.
pub(crate) const LINES: usize = 88;

/// Bits below bit 0 of a line in a padded word. They count as blocked, as do the bits past the line's end.
pub(crate) const PAD: u32 = 5;

/// The line of a point in a direction.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    /// Which line.
    pub line: u8,
    /// Which bit of it.
    pub bit: u8,
}

/// The four places of each point.
pub(crate) static PLACES: [[Place; 4]; POINTS] = places();

/// The point of each bit of each line; 255 off the board.
pub(crate) static POINT_AT: [[u8; 15]; LINES] = points();

/// The padded bits of each line that are off the board.
pub(crate) static OFF: [u32; LINES] = off();

#[allow(clippy::cast_possible_truncation, reason = "at most 225")]
const fn places() -> [[Place; 4]; POINTS] {
    let mut table = [[Place { line: 0, bit: 0 }; 4]; POINTS];
    let mut index = 0;
    while index < POINTS {
        let (column, row) = ((index % 15) as u8, (index / 15) as u8);
        table[index] = [
            Place { line: row, bit: column },
            Place { line: 15 + column, bit: row },
            Place { line: 30 + 14 + row - column, bit: column },
            Place { line: 59 + row + column, bit: column },
        ];
        index += 1;
    }
    table
}

#[allow(clippy::cast_possible_truncation, reason = "at most 225")]
const fn points() -> [[u8; 15]; LINES] {
    let places = places();
    let mut table = [[255; 15]; LINES];
    let mut index = 0;
    while index < POINTS {
        let mut direction = 0;
        while direction < 4 {
            let place = places[index][direction];
            table[place.line as usize][place.bit as usize] = index as u8;
            direction += 1;
        }
        index += 1;
    }
    table
}

#[allow(clippy::cast_possible_truncation, reason = "at most 15")]
const fn off() -> [u32; LINES] {
    let points = points();
    let mut table = [u32::MAX; LINES];
    let mut line = 0;
    while line < LINES {
        let mut bit = 0;
        while bit < 15 {
            if points[line][bit] != 255 {
                table[line] &= !(1 << (bit as u32 + PAD));
            }
            bit += 1;
        }
        line += 1;
    }
    table
}

/// The place of a point in a direction.
#[inline(always)]
pub(crate) fn place(point: Point, direction: Direction) -> Place {
    PLACES[point.index()][direction as usize]
}
