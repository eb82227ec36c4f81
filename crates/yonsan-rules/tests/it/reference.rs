//! The fouls a second time: a deliberately naive implementation, written from the definitions of the International Rules
//! of Renju alone (section 3, "Terms and definitions", and 9.2-9.3). It knows no tables, no bits and no patterns: it sets
//! stones on a grid and looks.

use std::collections::BTreeSet;

use yonsan_rules::{Board, Foul, Point, Side};

type Cell = (i32, i32);

/// The stones of a row, sorted.
type Row = Vec<Cell>;

/// A grid with stones: `b`, `w` or `.`.
#[derive(Clone)]
pub struct Grid([[u8; 15]; 15]);

const DIRECTIONS: [Cell; 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

impl Grid {
    pub fn of(board: &Board) -> Self {
        let mut grid = Self([[b'.'; 15]; 15]);
        for point in Point::all() {
            grid.0[usize::from(point.row())][usize::from(point.column())] = match board.stone(point) {
                Some(Side::Black) => b'b',
                Some(Side::White) => b'w',
                None => b'.',
            };
        }
        grid
    }

    fn at(&self, (x, y): Cell) -> u8 {
        let inside = (0..15).contains(&x) && (0..15).contains(&y);
        if inside { self.0[usize::try_from(y).unwrap()][usize::try_from(x).unwrap()] } else { b'#' }
    }

    fn with(&self, (x, y): Cell) -> Self {
        let mut grid = self.clone();
        grid.0[usize::try_from(y).unwrap()][usize::try_from(x).unwrap()] = b'b';
        grid
    }

    /// "Unbroken row: a row where between just any stones there is no free intersection": all black stones of it.
    fn unbroken_row(&self, cell: Cell, (dx, dy): Cell) -> Row {
        let mut row = Vec::with_capacity(15);
        let mut next = cell;
        while self.at(next) == b'b' {
            next = (next.0 - dx, next.1 - dy);
        }
        next = (next.0 + dx, next.1 + dy);
        while self.at(next) == b'b' {
            row.push(next);
            next = (next.0 + dx, next.1 + dy);
        }
        row
    }

    /// The cells of the line through the cell, the nearest four on each side, with the cell itself.
    fn near(cell: Cell, (dx, dy): Cell) -> impl Iterator<Item = Cell> {
        (-4..=4).map(move |step| (cell.0 + step * dx, cell.1 + step * dy))
    }

    fn makes_five(&self, cell: Cell) -> bool {
        let after = self.with(cell);
        DIRECTIONS.iter().any(|&direction| after.unbroken_row(cell, direction).len() == 5)
    }

    /// "Four: a row with four stones to which you can add one more stone to attain five in a row." All fours that hold the
    /// stone, which lies on the grid, as sets of stones.
    fn fours(&self, cell: Cell, direction: Cell) -> BTreeSet<Row> {
        let mut fours = BTreeSet::new();
        for free in Self::near(cell, direction) {
            if self.at(free) == b'.' {
                let mut five = self.with(free).unbroken_row(free, direction);
                if five.len() == 5 && five.contains(&cell) {
                    five.retain(|&stone| stone != free);
                    fours.insert(five);
                }
            }
        }
        fours
    }

    /// "Straight four: an unbroken row with four stones to which you, in two different ways, can add one more stone to
    /// attain five in a row."
    fn is_straight_four(&self, row: &[Cell], (dx, dy): Cell) -> bool {
        let ways = row
            .iter()
            .flat_map(|&(x, y)| [(x + dx, y + dy), (x - dx, y - dy)])
            .filter(|&end| self.at(end) == b'.' && self.with(end).unbroken_row(end, (dx, dy)).len() == 5);
        row.len() == 4 && ways.collect::<BTreeSet<_>>().len() == 2
    }

    /// "Three: a row with three stones to which you, without at the same time a five in a row is made, can add one more
    /// stone to attain a straight four." By 9.3 only if that stone is no foul. All threes that hold the stone.
    fn threes(&self, cell: Cell, direction: Cell) -> BTreeSet<Row> {
        let mut threes = BTreeSet::new();
        for free in Self::near(cell, direction) {
            if self.at(free) != b'.' || self.makes_five(free) {
                continue;
            }
            let after = self.with(free);
            let mut row = after.unbroken_row(free, direction);
            if row.contains(&cell) && after.is_straight_four(&row, direction) && self.foul(free).is_none() {
                row.retain(|&stone| stone != free);
                threes.insert(row);
            }
        }
        threes
    }

    /// The foul of a black stone on an empty cell.
    fn foul(&self, cell: Cell) -> Option<Foul> {
        if self.makes_five(cell) {
            return None;
        }
        let after = self.with(cell);
        if DIRECTIONS.iter().any(|&direction| after.unbroken_row(cell, direction).len() > 5) {
            return Some(Foul::Overline);
        }
        if DIRECTIONS.iter().map(|&direction| after.fours(cell, direction).len()).sum::<usize>() > 1 {
            return Some(Foul::DoubleFour);
        }
        let threes = DIRECTIONS.iter().map(|&direction| after.threes(cell, direction).len()).sum::<usize>();
        (threes > 1).then_some(Foul::DoubleThree)
    }

    /// The foul of a black stone on an empty point.
    pub fn foul_at(&self, point: Point) -> Option<Foul> {
        self.foul((i32::from(point.column()), i32::from(point.row())))
    }
}
