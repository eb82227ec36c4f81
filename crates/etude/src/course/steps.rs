//! The steps of a lesson, one after another.

use super::{CourseStep, Wanted};

/// What there is to say about the last input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comment<M, P, R> {
    /// Nothing yet.
    Task,
    /// It is right, and the opponent replied.
    Then,
    /// It is right, and so many points are still to be found.
    Found(usize),
    /// It is as good as the move with which the line continues.
    AsGood(M),
    /// It was found before.
    Again,
    /// The move cannot be made.
    Refused(M, R),
    /// The move is not what is wanted.
    Wrong(M),
    /// The point is not what is wanted.
    WrongPoint(P),
    /// The choice is wrong.
    WrongChoice,
    /// The step is done.
    Done,
    /// The step is done: its answer was shown.
    Shown,
}

/// The comments on the steps of a program.
pub type CommentOf<S> = Comment<<S as CourseStep>::Move, <S as CourseStep>::Point, <S as CourseStep>::Refusal>;

/// The steps of a lesson in progress.
#[derive(Clone, Debug)]
pub struct Steps<S: CourseStep> {
    all: Vec<S>,
    step: usize,
    /// The next turn of the line.
    turn: usize,
    board: S::Board,
    /// The moves made on this board.
    played: Vec<S::Move>,
    found: Vec<S::Point>,
    comment: CommentOf<S>,
    /// Whether something was wrong, or was shown.
    is_clean: bool,
}

impl<S: CourseStep> Steps<S> {
    /// Begins with the first step.
    #[must_use]
    pub fn new(steps: &[S]) -> Self {
        let mut new = Self {
            all: steps.to_vec(),
            step: 0,
            turn: 0,
            board: S::Board::default(),
            played: Vec::new(),
            found: Vec::new(),
            comment: Comment::Task,
            is_clean: true,
        };
        new.set_up();
        new
    }

    /// Sets up the board of the step. The one of the last step stays.
    fn set_up(&mut self) {
        if let Some(board) = self.step().map(S::board) {
            self.board = board;
        }
        (self.turn, self.comment, self.is_clean) = (0, Comment::Task, true);
        self.played.clear();
        self.found.clear();
        if self.wanted() == Wanted::Nothing {
            self.comment = Comment::Done;
        }
    }

    /// The step, unless all are done.
    #[must_use]
    pub fn step(&self) -> Option<&S> {
        self.all.get(self.step)
    }

    /// What the step asks for.
    #[must_use]
    pub fn wanted(&self) -> Wanted {
        self.step().map_or(Wanted::Nothing, S::wanted)
    }

    /// The number of the step, counted from 0, and how many there are.
    #[must_use]
    pub const fn place(&self) -> (usize, usize) {
        (self.step, self.all.len())
    }

    /// The position on the board; that of the last step when all are done.
    #[must_use]
    pub const fn board(&self) -> &S::Board {
        &self.board
    }

    /// The moves made on this board.
    #[must_use]
    pub fn played(&self) -> &[S::Move] {
        &self.played
    }

    /// The points found so far, or all if the step is done.
    #[must_use]
    pub fn found(&self) -> &[S::Point] {
        &self.found
    }

    /// What there is to say.
    #[must_use]
    pub const fn comment(&self) -> CommentOf<S> {
        self.comment
    }

    /// Whether the step is done.
    #[must_use]
    pub const fn is_done(&self) -> bool {
        matches!(self.comment, Comment::Done | Comment::Shown)
    }

    /// Whether nothing on this step was wrong or was shown.
    #[must_use]
    pub const fn is_clean(&self) -> bool {
        self.is_clean
    }

    /// The number of the learner's turn, counted from 0.
    #[must_use]
    pub const fn turn(&self) -> usize {
        self.turn / 2
    }

    /// Takes a move. One that the step does not wait for changes nothing.
    pub fn play(&mut self, mv: S::Move) {
        let Some(step) = self.open_step(Wanted::Moves) else { return };
        let turns = step.turns();
        let right = turns.get(self.turn).map_or(&[][..], Vec::as_slice);
        if let Some(refusal) = S::refusal(&self.board, mv) {
            self.comment = Comment::Refused(mv, refusal);
        } else if right.contains(&mv) {
            let (first, is_last) = (right[0], self.turn + 1 >= turns.len());
            self.make(if is_last { mv } else { first });
            let reply = turns.get(self.turn).and_then(|turn| turn.first()).copied();
            if let Some(reply) = reply {
                self.make(reply);
            }
            self.comment = match self.turn >= turns.len() {
                true => Comment::Done,
                false if mv == first => Comment::Then,
                false => Comment::AsGood(first),
            };
        } else {
            (self.comment, self.is_clean) = (Comment::Wrong(mv), false);
        }
    }

    /// Takes a point that is pointed at.
    pub fn point(&mut self, point: S::Point) {
        let Some(step) = self.open_step(Wanted::Points) else { return };
        let all = step.points();
        if self.found.contains(&point) {
            self.comment = Comment::Again;
        } else if all.contains(&point) {
            self.found.push(point);
            self.comment = match all.len() - self.found.len() {
                0 => Comment::Done,
                left => Comment::Found(left),
            };
        } else {
            (self.comment, self.is_clean) = (Comment::WrongPoint(point), false);
        }
    }

    /// Takes a choice, `a` being 0.
    pub fn choose(&mut self, choice: usize) {
        let Some(answer) = self.open_step(Wanted::Choice).and_then(|step| step.answer()) else { return };
        let letter = u32::try_from(choice).ok().and_then(|choice| char::from_u32(u32::from('a') + choice));
        if letter == Some(answer) {
            self.comment = Comment::Done;
        } else {
            (self.comment, self.is_clean) = (Comment::WrongChoice, false);
        }
    }

    /// The step, if it is not done and asks for this.
    fn open_step(&self, wanted: Wanted) -> Option<S> {
        self.step().filter(|step| !self.is_done() && step.wanted() == wanted).cloned()
    }

    fn make(&mut self, mv: S::Move) {
        // The lines are proved.
        S::play(&mut self.board, mv);
        self.played.push(mv);
        self.turn += 1;
    }

    /// Shows the answer of the step.
    pub fn show(&mut self) {
        let Some(step) = self.step().filter(|_| !self.is_done()).cloned() else { return };
        match step.wanted() {
            Wanted::Moves => {
                let turns = step.turns();
                let rest = turns.iter().skip(self.turn).filter_map(|turn| turn.first().copied());
                rest.for_each(|mv| self.make(mv));
            }
            Wanted::Points => self.found = step.points(),
            Wanted::Choice | Wanted::Nothing => {}
        }
        (self.comment, self.is_clean) = (Comment::Shown, false);
    }

    /// Goes on to the next step. Returns whether there is one.
    pub fn go_on(&mut self) -> bool {
        self.step = (self.step + 1).min(self.all.len());
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
