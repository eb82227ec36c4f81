//! Defence: find every stone after which the opponent has no win by fours.
//!
//! The positions come from puzzles: a stone of the side that is about to be beaten is taken off, so that it is its turn. The
//! judge then says exactly which points hold.

use std::sync::Arc;

use etude::random;
use rand::seq::{IndexedRandom, SliceRandom};
use yonsan_rules::{Board, Finding, Judge, Point, Position, Puzzle, PuzzleKind, Side};

use super::exercise::Kind;
use super::finding::{PointSearch, Tried, read, written};
use super::questions::{Drawing, Question, QuestionKind, Renju};
use super::{Report, Task};

/// The most points that may hold; more would be a matter of patience.
const MAX_HOLDS: usize = 6;

/// Positions looked at before a seed is given up.
pub(super) const ATTEMPTS: u32 = 60;

/// A position to be defended.
#[derive(Clone, Debug, PartialEq)]
pub struct Threatened {
    position: Position,
    holds: Vec<Point>,
    threat: Vec<Point>,
}

impl Threatened {
    /// Draws a position by a seed; `None` if the puzzles give none.
    #[must_use]
    pub fn draw(puzzles: &[Puzzle], seed: u64) -> Option<Self> {
        let (mut random, mut judge) = (random(seed), Judge::new());
        let fours: Vec<&Puzzle> =
            puzzles.iter().filter(|puzzle| puzzle.kind() != PuzzleKind::Threats && puzzle.length() <= 4).collect();
        for _ in 0..ATTEMPTS {
            let position = fours.choose(&mut random)?.position();
            let (board, defender) = (position.board(), position.to_move().other());
            let mut stones: Vec<Point> = board.of(defender).collect();
            stones.shuffle(&mut random);
            for &stone in stones.iter().take(3) {
                let mut before: Board = *board;
                before.remove(stone);
                if let Some(found) = Self::of(Position::new(before, defender), &mut judge) {
                    return Some(found);
                }
            }
        }
        None
    }

    /// The position as a question, if it is one: the opponent threatens to win by fours, the side to move does not win so
    /// itself, and one point holds, or a few.
    #[must_use]
    pub fn of(position: Position, judge: &mut Judge) -> Option<Self> {
        let attacker = position.to_move().other();
        let is_open = position.fives(Side::Black).chain(position.fives(Side::White)).next().is_none();
        if !is_open || !judge.vcf(&position).is_refuted() {
            return None;
        }
        let Finding::Won(threat) = judge.vcf(&Position::new(*position.board(), attacker)) else { return None };
        let holds = judge.defences(&position);
        let threat = threat.moves().to_vec();
        (1..=MAX_HOLDS).contains(&holds.len()).then_some(Self { position, holds, threat })
    }

    /// The position; its side to move defends.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The points that hold.
    #[must_use]
    pub fn holds(&self) -> &[Point] {
        &self.holds
    }

    /// How the opponent would win if nothing were done.
    #[must_use]
    pub fn threat(&self) -> &[Point] {
        &self.threat
    }
}

/// How the attacker wins after a defence on this point; `None` if it holds.
#[must_use]
pub fn refutation(position: &Position, point: Point) -> Option<Vec<Point>> {
    let mut after = *position;
    after.play(point).ok()?;
    Some(Judge::new().vcf(&after).won()?.moves().to_vec())
}

/// What is said of the last point.
#[derive(Clone, Debug, PartialEq)]
pub enum DefenceRemark {
    /// It holds.
    Holds(Point),
    /// It was found before.
    Again(Point),
    /// It is taken, or forbidden to Black.
    Refused(Point),
    /// It does not hold; the attacker wins so, once that is known.
    Fails(Point, Vec<Point>),
}

/// A position being defended.
#[derive(Clone, Debug, PartialEq)]
pub struct DefendLesson {
    question: Threatened,
    search: PointSearch,
    remark: Option<DefenceRemark>,
    /// All points tried.
    points: Vec<Point>,
}

impl DefendLesson {
    /// Begins with a position.
    #[must_use]
    pub fn new(question: Threatened) -> Self {
        let search = PointSearch::new(question.holds.clone());
        Self { question, search, remark: None, points: Vec::new() }
    }

    /// The position and what holds.
    #[must_use]
    pub const fn question(&self) -> &Threatened {
        &self.question
    }

    /// The points found so far, the errors, and whether all is done.
    #[must_use]
    pub const fn search(&self) -> &PointSearch {
        &self.search
    }

    /// What is said of the last point.
    #[must_use]
    pub const fn remark(&self) -> Option<&DefenceRemark> {
        self.remark.as_ref()
    }

    /// Tries a point.
    fn try_point(&mut self, point: Point) {
        if self.search.is_done() {
            return;
        }
        self.points.push(point);
        let is_legal = self.question.position.is_legal(point);
        self.remark = Some(match self.search.try_point(point, is_legal) {
            Tried::Again => DefenceRemark::Again(point),
            Tried::Found => DefenceRemark::Holds(point),
            Tried::Other if !is_legal => DefenceRemark::Refused(point),
            Tried::Other => DefenceRemark::Fails(point, Vec::new()),
        });
    }
}

impl Question for DefendLesson {
    type Around = Renju;
    type Topic = ();
    type Answer = Point;

    const HAS_SCORE: bool = false;

    fn saved_as((): &(), _is_timed: bool) -> Option<QuestionKind> {
        Some(QuestionKind::Defence)
    }

    fn draw((): &(), _before: Option<&Self>, puzzles: &Arc<[Puzzle]>, seed: u64) -> Drawing<Self> {
        Drawing::Takes(Box::new(Task::Defence(puzzles.clone(), seed)))
    }

    fn found(report: &Report) -> Option<Option<Self>> {
        if let Report::Defence(question) = report { Some(question.as_deref().cloned().map(Self::new)) } else { None }
    }

    fn answer(&mut self, point: Point) {
        self.try_point(point);
    }

    /// Shows all points that hold.
    fn show(&mut self) {
        if !self.search.is_done() {
            self.search.show();
            self.remark = None;
        }
    }

    fn outcome(&self) -> Option<bool> {
        self.search.outcome()
    }

    fn is_spoiled(&self) -> bool {
        self.search.errors() > 0
    }

    /// The refutation of a point that does not hold.
    fn pending(&self) -> Option<Task> {
        match &self.remark {
            Some(DefenceRemark::Fails(point, line)) if line.is_empty() => {
                Some(Task::Refute(self.question.position, *point))
            }
            _ => None,
        }
    }

    fn report(&mut self, report: &Report) {
        if let (Report::Refuted(line), Some(DefenceRemark::Fails(_, refutation))) = (report, &mut self.remark) {
            refutation.clone_from(line);
        }
    }

    /// The number of points that hold.
    fn filed(&self) -> Option<(Kind, String)> {
        Some((Kind::Defence, self.question.holds.len().to_string()))
    }

    fn done(&self) -> Option<Vec<String>> {
        (!self.search.is_done()).then(|| written(&self.points))?
    }

    fn redone(mut self, done: &[String]) -> Option<Self> {
        read(done)?.into_iter().for_each(|point| self.try_point(point));
        Some(self)
    }
}
