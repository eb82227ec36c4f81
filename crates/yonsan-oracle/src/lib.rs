//! Fouls and wins by fours a second time: a deliberately naive implementation, written from the definitions of the
//! International Rules of Renju alone (section 3, "Terms and definitions", and 9.2-9.3). It knows no tables, no bits and no
//! patterns: it sets stones on a grid and looks. Of `yonsan_rules` it uses the names of points, sides and fouls, and the
//! stones of a board; nothing that judges.
//!
//! Tests compare the rules with it, and whatever mines puzzles proves them by it again.
//!
//! ```
//! use yonsan_oracle::Grid;
//! use yonsan_rules::{Foul, read_board};
//!
//! let grid = Grid::of(&read_board("h8 h9 i10 j10")?);
//! assert_eq!(grid.foul_at("h10".parse()?), Some(Foul::DoubleThree));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::collections::{BTreeSet, HashSet};

use yonsan_rules::{Board, Foul, Point, Side};

type Cell = (i32, i32);

/// The stones of a row, sorted.
type Row = Vec<Cell>;

/// A grid with stones: `b`, `w` or `.`.
#[derive(Clone, Debug)]
pub struct Grid([[u8; 15]; 15]);

const DIRECTIONS: [Cell; 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

/// A coordinate of a cell on the grid as an index.
fn index(coordinate: i32) -> usize {
    usize::try_from(coordinate).unwrap_or(usize::MAX)
}

impl Grid {
    /// The stones of a board.
    #[must_use]
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
        if inside { self.0[index(y)][index(x)] } else { b'#' }
    }

    fn with(&self, (x, y): Cell) -> Self {
        let mut grid = self.clone();
        grid.0[index(y)][index(x)] = b'b';
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
    #[must_use]
    pub fn foul_at(&self, point: Point) -> Option<Foul> {
        self.foul((i32::from(point.column()), i32::from(point.row())))
    }
}

/// Victories by fours, as naively: every empty cell is tried.
impl Grid {
    fn set(&mut self, (x, y): Cell, stone: u8) {
        self.0[index(y)][index(x)] = stone;
    }

    fn cells() -> impl Iterator<Item = Cell> {
        (0..15).flat_map(|y| (0..15).map(move |x| (x, y)))
    }

    /// The number of stones of one colour in the row through the cell, which counts as one.
    fn length(&self, cell: Cell, (dx, dy): Cell, stone: u8) -> i32 {
        let run = |sign: i32| {
            (1..15).take_while(|step| self.at((cell.0 + sign * step * dx, cell.1 + sign * step * dy)) == stone).count()
        };
        1 + i32::try_from(run(1) + run(-1)).unwrap_or(i32::MAX - 1)
    }

    fn wins_at(&self, cell: Cell, side: Side) -> bool {
        self.at(cell) == b'.'
            && DIRECTIONS.iter().any(|&direction| match side {
                Side::Black => self.length(cell, direction, b'b') == 5,
                Side::White => self.length(cell, direction, b'w') >= 5,
            })
    }

    /// Whether the side, to move, wins by at most so many fours.
    #[must_use]
    pub fn naive_vcf(&self, side: Side, fours: usize) -> bool {
        self.wins(side, fours, &mut HashSet::new())
    }

    /// The first fours that win by at most so many fours, where no five is on the board to make.
    #[must_use]
    pub fn naive_starts(&self, side: Side, fours: usize) -> Vec<Point> {
        let mut refuted = HashSet::new();
        let threats: Vec<_> = Self::cells().filter(|&cell| self.wins_at(cell, side.other())).collect();
        let allowed = |cell: &Cell| threats.is_empty() || threats == [*cell];
        let wins = |cell: &Cell| allowed(cell) && self.four_wins(*cell, side, fours, &mut refuted);
        let point = |(x, y): Cell| Point::new(u8::try_from(x).ok()?, u8::try_from(y).ok()?);
        Self::cells().filter(wins).filter_map(point).collect()
    }

    fn wins(&self, side: Side, fours: usize, refuted: &mut HashSet<([[u8; 15]; 15], usize)>) -> bool {
        if Self::cells().any(|cell| self.wins_at(cell, side)) {
            return true;
        }
        let threats: Vec<_> = Self::cells().filter(|&cell| self.wins_at(cell, side.other())).collect();
        if fours == 0 || threats.len() > 1 || refuted.contains(&(self.0, fours)) {
            return false;
        }
        let tries: Vec<_> = if threats.is_empty() { Self::cells().collect() } else { threats };
        let won = tries.into_iter().any(|cell| self.four_wins(cell, side, fours, refuted));
        if !won {
            refuted.insert((self.0, fours));
        }
        won
    }

    /// Whether a stone of the side on the cell makes a four that wins by at most so many fours, itself included.
    fn four_wins(&self, cell: Cell, side: Side, fours: usize, refuted: &mut HashSet<([[u8; 15]; 15], usize)>) -> bool {
        let (stone, other) = if side == Side::Black { (b'b', b'w') } else { (b'w', b'b') };
        if self.at(cell) != b'.' || fours == 0 {
            return false;
        }
        let mut after = self.clone();
        after.set(cell, stone);
        let near = DIRECTIONS.iter().flat_map(|&direction| Self::near(cell, direction));
        let fives: BTreeSet<_> = near.filter(|&five| after.wins_at(five, side)).collect();
        let Some(&reply) = fives.first() else { return false };
        if side == Side::Black && self.foul(cell).is_some() {
            return false;
        }
        if fives.len() > 1 || side == Side::White && after.foul(reply).is_some() {
            return true;
        }
        after.set(reply, other);
        after.wins(side, fours - 1, refuted)
    }
}
