//! A stone that makes something: five, a four, a straight four, two fours at once. Boards from games, without end.

use std::sync::Arc;

use etude::random;
use rand::RngExt;
use rand::seq::IndexedRandom;
use yonsan_rules::{Judge, Point, Position, Puzzle, Side};

use super::course::goal::Goal;
use super::exercise::Kind;
use super::questions::{Drawing, Question, QuestionKind, Renju};
use super::{Report, Task};

/// The most points that may be right; among more the question would be no question.
const MAX_POINTS: usize = 5;

/// Boards looked at before a seed is given up.
const ATTEMPTS: u32 = 3_000;

/// A position and what the stone is to make there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MakeQuestion {
    position: Position,
    goal: Goal,
    points: Vec<Point>,
}

impl MakeQuestion {
    /// Draws a position by a seed, with one side to move or either; `None` if the puzzles give none.
    #[must_use]
    pub fn draw(goal: Goal, side: Option<Side>, puzzles: &[Puzzle], seed: u64) -> Option<Self> {
        let (mut random, mut judge) = (random(seed), Judge::new());
        for _ in 0..ATTEMPTS {
            let puzzle = puzzles.choose(&mut random)?;
            let mut position = *puzzle.position();
            // The last stone of a solution is the five itself, or a foul.
            let plies = random.random_range(0..puzzle.solution().len());
            let is_open = puzzle.solution()[..plies].iter().all(|&point| position.play(point).is_ok());
            if random.random_bool(0.5) && goal != Goal::Five {
                position = position.passed();
            }
            let is_sides = side.is_none_or(|side| side == position.to_move());
            let has_five = Side::ALL.iter().any(|&side| position.fives(side).next().is_some());
            if !is_open || !is_sides || has_five != (goal == Goal::Five) {
                continue;
            }
            let points: Vec<Point> = goal.points(&position, &mut judge).into_iter().collect();
            if (1..=MAX_POINTS).contains(&points.len()) {
                return Some(Self { position, goal, points });
            }
        }
        None
    }

    /// The position.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// What the stone is to make.
    #[must_use]
    pub const fn goal(&self) -> Goal {
        self.goal
    }

    /// The points where it does.
    #[must_use]
    pub fn points(&self) -> &[Point] {
        &self.points
    }
}

/// A question being answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MakeLesson {
    question: MakeQuestion,
    /// The point tried last.
    tried: Option<Point>,
    errors: u32,
    is_shown: bool,
}

impl MakeLesson {
    /// Begins with a question.
    #[must_use]
    pub const fn new(question: MakeQuestion) -> Self {
        Self { question, tried: None, errors: 0, is_shown: false }
    }

    /// The question.
    #[must_use]
    pub const fn question(&self) -> &MakeQuestion {
        &self.question
    }

    /// The point tried last.
    #[must_use]
    pub const fn tried(&self) -> Option<Point> {
        self.tried
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

    /// Whether a right point was found.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.tried.is_some_and(|point| self.question.points.contains(&point))
    }

    /// Whether it is solved or shown.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.is_shown || self.is_solved()
    }

    /// Tries a point. Returns whether it is free.
    pub fn try_point(&mut self, point: Point) -> bool {
        let is_free = self.question.position.board().is_empty(point);
        if is_free && !self.is_done() {
            self.tried = Some(point);
            self.errors += u32::from(!self.is_solved());
        }
        is_free
    }
}

impl Question for MakeLesson {
    type Around = Renju;
    /// What a stone is to make, and whose: of one side, or either.
    type Topic = (Goal, Option<Side>);
    type Answer = Point;

    /// It is an exercise of lessons, which are kept themselves.
    fn saved_as(_topic: &Self::Topic, _is_timed: bool) -> Option<QuestionKind> {
        None
    }

    fn draw(&(goal, side): &Self::Topic, _before: Option<&Self>, puzzles: &Arc<[Puzzle]>, seed: u64) -> Drawing<Self> {
        Drawing::Takes(Box::new(Task::Make(goal, side, puzzles.clone(), seed)))
    }

    fn found(report: &Report) -> Option<Option<Self>> {
        if let Report::Make(question) = report { Some(question.as_deref().cloned().map(Self::new)) } else { None }
    }

    fn answer(&mut self, point: Point) {
        self.try_point(point);
    }

    /// Shows the right points.
    fn show(&mut self) {
        self.is_shown |= !self.is_done();
    }

    fn outcome(&self) -> Option<bool> {
        self.is_done().then_some(self.errors == 0 && !self.is_shown)
    }

    fn is_spoiled(&self) -> bool {
        self.errors > 0
    }

    /// Its lesson counts it.
    fn filed(&self) -> Option<(Kind, String)> {
        None
    }
}
