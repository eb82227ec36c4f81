//! The steps of a lesson, one after another.

use yonsan_rules::{Point, Position};

use super::{Lesson, Step, Wanted};

/// What there is to say about the last input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comment {
    /// Nothing yet.
    Task,
    /// It is right, and the opponent replied.
    Then,
    /// It is right, and so many points are still to be found.
    Found(usize),
    /// It is as good as the point with which the line continues.
    AsGood(Point),
    /// It was found before.
    Again,
    /// The point is taken.
    Taken(Point),
    /// It is not what is wanted.
    Wrong(Point),
    /// The choice is wrong.
    WrongChoice,
    /// The step is done.
    Done,
    /// The step is done: its answer was shown.
    Shown,
}

/// A lesson in progress.
#[derive(Clone, Debug, PartialEq)]
pub struct LessonSteps {
    steps: Vec<Step>,
    step: usize,
    /// The next turn of the line.
    turn: usize,
    position: Position,
    /// The stones played on this board.
    played: Vec<Point>,
    found: Vec<Point>,
    comment: Comment,
}

impl LessonSteps {
    /// Begins with the first step.
    #[must_use]
    pub fn new(lesson: &Lesson) -> Self {
        let mut lesson_steps = Self {
            steps: lesson.steps.clone(),
            step: 0,
            turn: 0,
            position: Position::start(),
            played: Vec::new(),
            found: Vec::new(),
            comment: Comment::Task,
        };
        lesson_steps.set_up();
        lesson_steps
    }

    /// Sets up the board of the step.
    fn set_up(&mut self) {
        self.position = self.step().and_then(|step| step.position().ok()).unwrap_or_default();
        (self.turn, self.comment) = (0, Comment::Task);
        self.played.clear();
        self.found.clear();
        if self.step().is_some_and(|step| step.wanted() == Wanted::Nothing) {
            self.comment = Comment::Done;
        }
    }

    /// The step, unless all are done.
    #[must_use]
    pub fn step(&self) -> Option<&Step> {
        self.steps.get(self.step)
    }

    /// The number of the step, counted from 0, and how many there are.
    #[must_use]
    pub const fn place(&self) -> (usize, usize) {
        (self.step, self.steps.len())
    }

    /// The position on the board.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The stones played on this board.
    #[must_use]
    pub fn played(&self) -> &[Point] {
        &self.played
    }

    /// The points found so far, or all if the step is done.
    #[must_use]
    pub fn found(&self) -> &[Point] {
        &self.found
    }

    /// What there is to say.
    #[must_use]
    pub const fn comment(&self) -> Comment {
        self.comment
    }

    /// Whether the step is done.
    #[must_use]
    pub const fn is_done(&self) -> bool {
        matches!(self.comment, Comment::Done | Comment::Shown)
    }

    /// The number of the learner's turn, counted from 0.
    #[must_use]
    pub const fn turn(&self) -> usize {
        self.turn / 2
    }

    /// Takes a point: a stone, or something pointed at.
    pub fn point(&mut self, point: Point) {
        let Some(step) = self.steps.get(self.step).filter(|_| !self.is_done()) else { return };
        self.comment = match step.wanted() {
            Wanted::Stones => {
                let Ok(turns) = step.turns() else { return };
                let right = turns.get(self.turn).map_or(&[][..], Vec::as_slice);
                if !self.position.board().is_empty(point) {
                    Comment::Taken(point)
                } else if right.contains(&point) {
                    let first = right[0];
                    let is_last = self.turn + 1 >= turns.len();
                    self.play(if is_last { point } else { first });
                    if is_last {
                        Comment::Done
                    } else {
                        let reply = turns[self.turn][0];
                        self.play(reply);
                        self.after_reply(turns.len(), point, first)
                    }
                } else {
                    Comment::Wrong(point)
                }
            }
            Wanted::Points => {
                let Ok(all) = step.pointed() else { return };
                if self.found.contains(&point) {
                    Comment::Again
                } else if all.contains(&point) {
                    self.found.push(point);
                    match all.len() - self.found.len() {
                        0 => Comment::Done,
                        left => Comment::Found(left),
                    }
                } else {
                    Comment::Wrong(point)
                }
            }
            Wanted::Choice | Wanted::Nothing => return,
        };
    }

    const fn after_reply(&self, turns: usize, point: Point, first: Point) -> Comment {
        if self.turn >= turns {
            Comment::Done
        } else if point.index() == first.index() {
            Comment::Then
        } else {
            Comment::AsGood(first)
        }
    }

    fn play(&mut self, point: Point) {
        // The lines are proved.
        self.position.play(point).ok();
        self.played.push(point);
        self.turn += 1;
    }

    /// Takes a choice, `a` being 0.
    pub fn choose(&mut self, choice: usize) {
        let Some(answer) = self.step().and_then(|step| step.answer).filter(|_| !self.is_done()) else { return };
        let is_right =
            u32::try_from(choice).ok().and_then(|choice| char::from_u32(u32::from('a') + choice)) == Some(answer);
        self.comment = if is_right { Comment::Done } else { Comment::WrongChoice };
    }

    /// Shows the answer of the step.
    pub fn show(&mut self) {
        let Some(step) = self.steps.get(self.step).cloned().filter(|_| !self.is_done()) else { return };
        match step.wanted() {
            Wanted::Stones => {
                for turn in step.turns().unwrap_or_default().into_iter().skip(self.turn) {
                    turn.first().copied().into_iter().for_each(|point| self.play(point));
                }
            }
            Wanted::Points => self.found = step.pointed().unwrap_or_default(),
            Wanted::Choice | Wanted::Nothing => {}
        }
        self.comment = Comment::Shown;
    }

    /// Goes on to the next step. Returns whether there is one.
    pub fn go_on(&mut self) -> bool {
        self.step += 1;
        self.set_up();
        self.step().is_some()
    }

    /// Goes back to the step before, if there is one.
    pub fn go_back(&mut self) -> bool {
        let goes = self.step > 0;
        self.step = self.step.saturating_sub(1);
        self.set_up();
        goes
    }
}
