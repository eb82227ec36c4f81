//! All forbidden points of a board: find every one.

use std::sync::Arc;

use etude::random;
use rand::seq::{IndexedRandom, IteratorRandom};
use yonsan_rules::{Board, Foul, Point, Puzzle, Side};

use super::exercise::Kind;
use super::finding::{PointSearch, read, written};
use super::fouls::Made;
use super::questions::{Drawing, Question, QuestionKind, Renju};
use super::{Report, Task};

/// The most forbidden points that are asked for.
const MAX_POINTS: usize = 4;

/// Boards looked at before a seed is given up.
const ATTEMPTS: u32 = 500;

/// A board whose forbidden points are to be found.
#[derive(Clone, Debug, PartialEq)]
pub struct FoulHunt {
    board: Board,
    fouls: Vec<(Point, Foul)>,
    search: PointSearch,
    /// The point tried last, and what a black stone on it makes; `None` for a taken point.
    tried: Option<(Point, Option<Made>)>,
    /// All points tried.
    points: Vec<Point>,
}

impl FoulHunt {
    /// Draws a board by a seed: first how many points are forbidden, so that few are not the rule. `None` if the puzzles
    /// give none.
    #[must_use]
    pub fn draw(puzzles: &[Puzzle], seed: u64) -> Option<Self> {
        let mut random = random(seed);
        let wanted = (1..=MAX_POINTS).choose(&mut random)?;
        let mut other = None;
        for _ in 0..ATTEMPTS {
            let puzzle = puzzles.choose(&mut random)?;
            let mut position = *puzzle.position();
            if position.to_move() == Side::White && position.play(puzzle.solution()[0]).is_err() {
                continue;
            }
            let fouls: Vec<(Point, Foul)> = position.board().fouls().collect();
            let count = fouls.len();
            if !(1..=MAX_POINTS).contains(&count) {
                continue;
            }
            let search = PointSearch::new(fouls.iter().map(|&(point, _)| point).collect());
            let hunt = Self { board: *position.board(), fouls, search, tried: None, points: Vec::new() };
            if count == wanted {
                return Some(hunt);
            }
            other = Some(hunt);
        }
        other
    }

    /// The board.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The forbidden points.
    #[must_use]
    pub fn fouls(&self) -> &[(Point, Foul)] {
        &self.fouls
    }

    /// The points found so far, the errors, and whether all is done.
    #[must_use]
    pub const fn search(&self) -> &PointSearch {
        &self.search
    }

    /// The point tried last, and what a black stone on it makes; `None` for a taken point.
    #[must_use]
    pub const fn tried(&self) -> Option<(Point, Option<Made>)> {
        self.tried
    }

    /// Tries a point.
    pub fn try_point(&mut self, point: Point) {
        if self.search.is_done() {
            return;
        }
        self.points.push(point);
        let is_free = self.board.is_empty(point);
        self.tried = Some((point, is_free.then(|| Made::by(&self.board, point))));
        self.search.try_point(point, is_free);
    }
}

impl Question for FoulHunt {
    type Around = Renju;
    type Topic = ();
    type Answer = Point;

    const HAS_SCORE: bool = false;

    fn saved_as((): &(), _is_timed: bool) -> Option<QuestionKind> {
        Some(QuestionKind::Hunt)
    }

    fn draw((): &(), _before: Option<&Self>, puzzles: &Arc<[Puzzle]>, seed: u64) -> Drawing<Self> {
        Drawing::Takes(Box::new(Task::Hunt(puzzles.clone(), seed)))
    }

    fn found(report: &Report) -> Option<Option<Self>> {
        if let Report::Hunt(hunt) = report { Some(hunt.as_deref().cloned()) } else { None }
    }

    fn answer(&mut self, point: Point) {
        self.try_point(point);
    }

    /// Shows all forbidden points.
    fn show(&mut self) {
        if !self.search.is_done() {
            self.search.show();
            self.tried = None;
        }
    }

    fn outcome(&self) -> Option<bool> {
        self.search.outcome()
    }

    fn is_spoiled(&self) -> bool {
        self.search.errors() > 0
    }

    fn filed(&self) -> Option<(Kind, String)> {
        Some((Kind::Foul, "all-points".to_owned()))
    }

    fn done(&self) -> Option<Vec<String>> {
        (!self.search.is_done()).then(|| written(&self.points))?
    }

    fn redone(mut self, done: &[String]) -> Option<Self> {
        read(done)?.into_iter().for_each(|point| self.try_point(point));
        Some(self)
    }
}
