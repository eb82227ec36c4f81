//! What a stone on each empty point would make, kept up to date, and the evaluation that rests on it.

use crate::{
    lines::{LINES, POINT_AT, place},
    point::{Direction, POINTS, Point},
    scan::Scan,
    shapes::{CLASSES, shape},
    side::Side,
};

/// The worth of a point for each class of what a stone there makes in one direction, and of being to move (the last), in
/// hundredths of a stone's worth; see `examples/tune.rs`.
pub(crate) type Weights = [i32; CLASSES + 1];

/// Classes from here on make a four, a straight four or five.
pub(crate) const FOUR: u8 = 12;

/// Classes from here on make a straight four (or two fours in one line) or five.
pub(crate) const STRAIGHT: u8 = 14;

/// Classes from here on make an open three or more.
const THREE: u8 = 10;

/// The class of five.
const FIVE: u8 = 15;

/// A scan with the class of each empty point, side and direction.
pub(crate) struct Field<'a> {
    scan: Scan,
    classes: [[[u8; 4]; POINTS]; 2],
    sums: [i32; 2],
    weights: &'a Weights,
}

impl<'a> Field<'a> {
    pub fn new(scan: Scan, weights: &'a Weights) -> Self {
        let mut field = Self { scan, classes: [[[0; 4]; POINTS]; 2], sums: [0; 2], weights };
        for point in Point::all() {
            for direction in Direction::ALL {
                field.update(point, direction);
            }
        }
        field
    }

    pub const fn scan(&self) -> &Scan {
        &self.scan
    }

    pub const fn scan_mut(&mut self) -> &mut Scan {
        &mut self.scan
    }

    /// The classes of a stone of the side on the point, one for each direction.
    #[inline(always)]
    pub const fn classes(&self, point: Point, side: Side) -> [u8; 4] {
        self.classes[side.index()][point.index()]
    }

    /// The evaluation for the side to move.
    #[inline(always)]
    pub const fn evaluation(&self, to_move: Side) -> i32 {
        let (own, other) = (self.sums[to_move.index()], self.sums[to_move.other().index()]);
        own - other + self.weights[CLASSES]
    }

    #[inline(always)]
    fn update(&mut self, point: Point, direction: Direction) {
        let empty = self.scan.board().is_empty(point);
        for side in Side::ALL {
            let now = if empty { shape(self.scan.board(), point, direction, side).class() } else { 0 };
            let class = &mut self.classes[side.index()][point.index()][direction as usize];
            self.sums[side.index()] += self.weights[usize::from(now)] - self.weights[usize::from(*class)];
            *class = now;
        }
    }

    fn update_around(&mut self, point: Point) {
        for direction in Direction::ALL {
            let place = place(point, direction);
            let line = usize::from(place.line);
            debug_assert!(line < LINES);
            let (first, last) = (place.bit.saturating_sub(5), (place.bit + 5).min(14));
            for bit in first..=last {
                let index = POINT_AT[line][usize::from(bit)];
                if index != 255 {
                    self.update(Point::at(index), direction);
                }
            }
        }
    }

    pub fn put(&mut self, point: Point, side: Side) {
        self.scan.put(point, side);
        self.update_around(point);
    }

    pub fn remove(&mut self, point: Point) {
        self.scan.remove(point);
        self.update_around(point);
    }

    /// How urgent a point is for the side to move: what it makes and what it takes from the opponent.
    pub fn urgency(&self, point: Point, side: Side) -> i32 {
        let own = self.making(self.classes(point, side));
        let taken = self.making(self.classes(point, side.other()));
        own + own / 8 + taken
    }

    fn making(&self, classes: [u8; 4]) -> i32 {
        let count = |from: u8| classes.iter().filter(|&&class| class >= from).count();
        let sum: i32 = classes.iter().map(|&class| self.weights[usize::from(class)]).sum();
        let (fives, straight, fours, threes) = (count(FIVE), count(STRAIGHT), count(FOUR), count(THREE));
        let bonus = match (fives, straight, fours, threes) {
            (1.., ..) => 1_000_000,
            (_, 1.., ..) => 100_000,
            (_, _, 2.., _) => 80_000,
            (_, _, 1, 2..) => 60_000,
            (_, _, _, 2..) => 30_000,
            (_, _, 1, _) => 500,
            (_, _, _, 1) => 600,
            _ => 0,
        };
        sum + bonus
    }

    /// Whether the side would make a straight four somewhere (or five), Black without a foul.
    pub fn threatens(&self, side: Side) -> bool {
        let straight = |classes: &[u8; 4]| classes.iter().any(|&class| class >= STRAIGHT);
        let points = self.classes[side.index()].iter().zip(Point::all()).filter(|(classes, _)| straight(classes));
        points.into_iter().any(|(_, point)| side == Side::White || self.scan.board().foul(point).is_none())
    }

    /// Whether the side makes a four or more on the point.
    pub fn makes_four(&self, point: Point, side: Side) -> bool {
        self.classes(point, side).iter().any(|&class| class >= FOUR)
    }

    /// Whether there is anything near the point: a row of two or more to make or to stop.
    pub fn matters(&self, point: Point) -> bool {
        Side::ALL.iter().any(|&side| self.classes(point, side).iter().any(|&class| class >= 3))
    }

    /// How often each class occurs for the side over all empty points: the features that the weights multiply.
    pub fn features(&self, side: Side) -> [i32; CLASSES] {
        let mut counts = [0; CLASSES];
        for (classes, point) in self.classes[side.index()].iter().zip(Point::all()) {
            if self.scan.board().is_empty(point) {
                for &class in classes {
                    counts[usize::from(class)] += 1;
                }
            }
        }
        counts
    }
}
