//! Black's fouls (禁手), by the recursive definitions of the Renju International Federation.
//!
//! - A **four** is a row of four stones to which one more makes five. A **straight four** (活四) is an unbroken one with two
//!   such points. For Black, five means exactly five.
//! - A **three** (活三) is a row of three stones that one more turns into a straight four, where that stone makes no five at
//!   the same time and is no foul itself. A row that fails only by the last condition is a **false three**.
//! - **Double three** (三三), **double four** (四四) and **overline** (长连) are fouls, unless the stone makes five (五连).
//!   Two fours can lie in one line.

use std::fmt;

use crate::{
    board::Board,
    lines::place,
    point::{Direction, Point},
    shapes::{Shape, shape},
    side::Side,
};

/// Why Black may not play on a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Foul {
    /// 三三: two threes or more meet in the stone. 四三三 is a double three only by its threes.
    DoubleThree,
    /// 四四: two fours or more meet in the stone, perhaps in one line. 四四三 is one too.
    DoubleFour,
    /// 长连: six stones in a row or more.
    Overline,
}

impl Foul {
    /// All fouls.
    pub const ALL: [Self; 3] = [Self::DoubleThree, Self::DoubleFour, Self::Overline];

    /// The Chinese name.
    #[must_use]
    pub const fn chinese(self) -> &'static str {
        match self {
            Self::DoubleThree => "三三禁手",
            Self::DoubleFour => "四四禁手",
            Self::Overline => "长连禁手",
        }
    }
}

impl fmt::Display for Foul {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::DoubleThree => "double three",
            Self::DoubleFour => "double four",
            Self::Overline => "overline",
        })
    }
}

/// What a stone makes in one direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum RowKind {
    /// A row that one stone turns into a straight four, but only with five or a foul: no three. Black's only.
    FalseThree,
    /// 活三.
    Three,
    /// 冲四: one point makes five.
    Four,
    /// 活四: two points make five.
    StraightFour,
    /// 四四 in one line: two different fours.
    TwoFours,
    /// 五连; for White also more than five.
    Five,
    /// 长连 of Black.
    Overline,
}

/// A row that a stone makes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    kind: RowKind,
    direction: Direction,
    next: Vec<Point>,
}

impl Row {
    /// What it is.
    #[must_use]
    pub const fn kind(&self) -> RowKind {
        self.kind
    }

    /// Where it lies.
    #[must_use]
    pub const fn direction(&self) -> Direction {
        self.direction
    }

    /// The points that turn a four into five, a three into a straight four; for a false three those that would.
    #[must_use]
    pub fn next(&self) -> &[Point] {
        &self.next
    }
}

impl Board {
    /// The foul that a black stone on the point would be, or `None` where Black may play there (or makes five). The point
    /// must be empty or hold a black stone; then the question is what that stone was.
    ///
    /// Where several fouls meet, overline is named before double four, double four before double three.
    #[must_use]
    pub fn foul(&self, point: Point) -> Option<Foul> {
        let shapes = Direction::ALL.map(|direction| shape(self, point, direction, Side::Black));
        if shapes.iter().any(|shape| shape.is_five()) {
            return None;
        }
        if shapes.iter().any(|shape| shape.is_overline()) {
            return Some(Foul::Overline);
        }
        if shapes.iter().map(|shape| shape.fours()).sum::<u32>() >= 2 {
            return Some(Foul::DoubleFour);
        }
        if shapes.iter().filter(|shape| shape.is_three()).count() < 2 {
            return None;
        }
        let mut after = *self;
        after.put(point, Side::Black);
        let threes =
            |(direction, shape): (Direction, Shape)| shape.is_three() && after.is_true_three(point, direction, shape);
        (Direction::ALL.into_iter().zip(shapes).filter(|&row| threes(row)).take(2).count() == 2)
            .then_some(Foul::DoubleThree)
    }

    /// Whether Black's stone on the point, already on the board, holds a true three in the direction.
    fn is_true_three(&self, point: Point, direction: Direction, shape: Shape) -> bool {
        shape
            .extensions(place(point, direction))
            .any(|extension| !self.makes_five(extension, Side::Black) && self.foul(extension).is_none())
    }

    /// All points that are forbidden to Black, a1 first.
    pub fn fouls(&self) -> impl Iterator<Item = (Point, Foul)> + '_ {
        self.empty_points().filter_map(|point| self.foul(point).map(|foul| (point, foul)))
    }

    /// The rows of three and more that a stone of the side on the point makes: what it threatens, and why it is a foul. The
    /// point must be empty or hold a stone of the side.
    ///
    /// ```
    /// use yonsan_rules::{Foul, RowKind, Side, read_board};
    ///
    /// let board = read_board("h8 h9 / a1 a15")?;
    /// let rows = board.rows_made("h10".parse()?, Side::Black);
    /// assert_eq!(rows.len(), 1);
    /// assert_eq!(rows[0].kind(), RowKind::Three);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn rows_made(&self, point: Point, side: Side) -> Vec<Row> {
        let mut after = *self;
        after.put(point, side);
        Direction::ALL.into_iter().filter_map(|direction| after.row_made(point, direction, side)).collect()
    }

    fn row_made(&self, point: Point, direction: Direction, side: Side) -> Option<Row> {
        let shape = shape(self, point, direction, side);
        let place = place(point, direction);
        let kind = if shape.is_five() {
            RowKind::Five
        } else if shape.is_overline() {
            RowKind::Overline
        } else if shape.is_straight_four() {
            RowKind::StraightFour
        } else if shape.fours() > 0 {
            if shape.fours() == 2 { RowKind::TwoFours } else { RowKind::Four }
        } else if !shape.is_three() {
            return None;
        } else if side == Side::White || self.is_true_three(point, direction, shape) {
            RowKind::Three
        } else {
            RowKind::FalseThree
        };
        let next = match kind {
            RowKind::Three | RowKind::FalseThree => shape.extensions(place).collect(),
            RowKind::Five | RowKind::Overline => Vec::new(),
            _ => shape.completions(place).collect(),
        };
        Some(Row { kind, direction, next })
    }
}
