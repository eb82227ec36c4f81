//! Points that are to be found, all of them.

use yonsan_rules::Point;

/// Points that are to be found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PointSearch {
    wanted: Vec<Point>,
    found: Vec<Point>,
    errors: u32,
    is_shown: bool,
}

/// What came of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tried {
    /// It is one of them.
    Found,
    /// It was found before.
    Again,
    /// It is none of them.
    Other,
}

impl PointSearch {
    /// Nothing is found yet.
    #[must_use]
    pub const fn new(wanted: Vec<Point>) -> Self {
        Self { wanted, found: Vec::new(), errors: 0, is_shown: false }
    }

    /// The points that are to be found.
    #[must_use]
    pub fn wanted(&self) -> &[Point] {
        &self.wanted
    }

    /// The points found so far.
    #[must_use]
    pub fn found(&self) -> &[Point] {
        &self.found
    }

    /// Points tried in vain.
    #[must_use]
    pub const fn errors(&self) -> u32 {
        self.errors
    }

    /// Whether the answer was shown.
    #[must_use]
    pub const fn is_shown(&self) -> bool {
        self.is_shown
    }

    /// Whether all are found or shown.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.is_shown || self.found.len() == self.wanted.len()
    }

    /// Whether all were found without an error, once it is done.
    #[must_use]
    pub fn outcome(&self) -> Option<bool> {
        self.is_done().then_some(self.errors == 0 && !self.is_shown)
    }

    /// Tries a point; one that is none of them counts as an error if it could be one.
    pub fn try_point(&mut self, point: Point, could_be: bool) -> Tried {
        if self.found.contains(&point) {
            Tried::Again
        } else if self.wanted.contains(&point) {
            self.found.push(point);
            Tried::Found
        } else {
            self.errors += u32::from(could_be);
            Tried::Other
        }
    }

    /// Shows all points.
    pub const fn show(&mut self) {
        self.is_shown = true;
    }
}

/// Points that were tried, as they are kept; `None` if there are none.
pub(super) fn written(points: &[Point]) -> Option<Vec<String>> {
    (!points.is_empty()).then(|| points.iter().map(Point::to_string).collect())
}

/// Points as they were kept; `None` if one cannot be read.
pub(super) fn read(points: &[String]) -> Option<Vec<Point>> {
    points.iter().map(|point| point.parse().ok()).collect()
}
