//! The points of the board and its symmetries.

use std::fmt;

/// Lines of the board in each direction.
pub const SIZE: u8 = 15;

/// Points of the board.
pub const POINTS: usize = 225;

/// One of the 225 points. Columns are the letters a to o from the left, rows the numbers 1 to 15 from below; the centre
/// (天元) is h8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Point(u8);

impl Point {
    /// The centre, h8.
    pub const CENTRE: Self = Self(112);

    /// The five marked points of the board: the centre and d4, d12, l4, l12.
    pub const MARKED: [Self; 5] = [Self(48), Self(56), Self(112), Self(168), Self(176)];

    /// The point in the column and row, both counted from 0. `None` off the board.
    #[must_use]
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column < SIZE && row < SIZE { Some(Self(row * SIZE + column)) } else { None }
    }

    /// The point with this index, 0 (a1) to 224 (o15), row by row. `None` above.
    #[must_use]
    pub fn from_index(index: usize) -> Option<Self> {
        u8::try_from(index).ok().filter(|&index| usize::from(index) < POINTS).map(Self)
    }

    /// The point with this index, which must be smaller than 225.
    #[inline(always)]
    pub(crate) const fn at(index: u8) -> Self {
        Self(index)
    }

    /// The index, 0 (a1) to 224 (o15), row by row.
    #[inline(always)]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column, 0 (a) to 14 (o).
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0 % SIZE
    }

    /// The row, 0 (the lowest, 1) to 14.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 / SIZE
    }

    /// The point `right` columns to the right and `up` rows up. `None` off the board.
    #[must_use]
    pub fn step(self, right: i8, up: i8) -> Option<Self> {
        Self::new(self.column().checked_add_signed(right)?, self.row().checked_add_signed(up)?)
    }

    /// All points, a1 first, row by row.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..225).map(Self)
    }

    /// The distance to the other point in king's steps.
    #[must_use]
    pub const fn distance(self, other: Self) -> u8 {
        let (columns, rows) = (self.column().abs_diff(other.column()), self.row().abs_diff(other.row()));
        if columns > rows { columns } else { rows }
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

/// One of the eight symmetries of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Symmetry(u8);

impl Symmetry {
    /// The symmetry that moves nothing.
    pub const IDENTITY: Self = Self(0);

    /// All eight, the identity first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..8).map(Self)
    }

    /// The point's image.
    #[must_use]
    pub const fn apply(self, point: Point) -> Point {
        let (mut column, mut row) = (point.column(), point.row());
        if self.0 & 1 != 0 {
            column = SIZE - 1 - column;
        }
        if self.0 & 2 != 0 {
            row = SIZE - 1 - row;
        }
        if self.0 & 4 != 0 {
            (column, row) = (row, column);
        }
        Point(row * SIZE + column)
    }
}

/// One of the four directions of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Direction {
    /// Along a row, left to right.
    Across,
    /// Along a column, upwards.
    Up,
    /// Right and up.
    Rising,
    /// Right and down.
    Falling,
}

impl Direction {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Across, Self::Up, Self::Rising, Self::Falling];

    /// The step to the next point: columns to the right, rows up.
    #[must_use]
    pub const fn step(self) -> (i8, i8) {
        match self {
            Self::Across => (1, 0),
            Self::Up => (0, 1),
            Self::Rising => (1, 1),
            Self::Falling => (1, -1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_symmetries_are_eight_and_keep_distances() {
        let corner = Point::new(0, 1).unwrap();
        let images: std::collections::HashSet<_> = Symmetry::all().map(|symmetry| symmetry.apply(corner)).collect();
        assert_eq!(images.len(), 8);
        for symmetry in Symmetry::all() {
            assert_eq!(symmetry.apply(Point::CENTRE), Point::CENTRE);
            assert_eq!(symmetry.apply(corner).distance(Point::CENTRE), 7);
        }
    }

    #[test]
    fn points_off_the_board_do_not_exist() {
        assert_eq!(Point::new(15, 0), None);
        assert_eq!(Point::from_index(225), None);
        assert_eq!(Point::CENTRE.step(8, 0), None);
        assert_eq!(Point::CENTRE.step(-7, 7).unwrap().to_string(), "a15");
        assert_eq!(Point::MARKED.map(|point| point.to_string()), ["d4", "l4", "h8", "d12", "l12"]);
    }
}
