//! Answers, replies, hints, and the way from one board to the next.

use std::time::Duration;

use super::{Board, ExerciseAnswer, LessonComment, LessonPhase, LessonRun, Place};
use crate::course::rules_exercise::{Choice, RulesExercise};
use crate::guard::Guard;
use damier_rules::notation::{MoveError, SquareNames, read_move};
use damier_rules::{Move, Square};

/// The pause before the reply of the other side.
const PAUSE: Duration = Duration::from_millis(700);

impl LessonRun {
    /// Handles a written answer, whatever is asked for. One that cannot be read does not count.
    pub(crate) fn write(&mut self, text: &str, now: Duration) {
        if self.takes_moves() {
            self.play(read_move(&self.position, text), now);
        } else if let Some(square) = SquareNames::of(self.variant()).read(text).filter(|_| self.takes_squares()) {
            self.point(square);
        } else if let ([letter], Some(Choice::Letter(_))) = (text.as_bytes(), self.right_choice()) {
            self.choose(Choice::Letter(letter.to_ascii_lowercase().into()));
        } else {
            self.write_table(text);
        }
    }

    /// Handles an answer about a table.
    fn write_table(&mut self, text: &str) {
        let Board::Exercise(RulesExercise::Table(table)) = &self.board else { return };
        if self.phase != LessonPhase::Asking {
            return;
        }
        match table.read(text).map(|answer| table.check(&answer)) {
            Ok(Ok(())) => self.right(),
            Ok(Err(fault)) => self.wrong(LessonComment::OtherAnswer(fault)),
            Err(unread) => self.comment = LessonComment::Unread(unread),
        }
    }

    /// Handles a move, or why it is none.
    pub(crate) fn play(&mut self, entered: Result<Move, MoveError>, now: Duration) {
        if !self.takes_moves() {
            return;
        }
        let played = match entered {
            Ok(played) => played,
            // A slip of the fingers is no answer.
            Err(error) if error.is_slip() => {
                self.comment = LessonComment::Refused(Box::new(error));
                return;
            }
            Err(error) => return self.wrong(LessonComment::Refused(Box::new(error))),
        };
        match &self.board {
            Board::Exercise(RulesExercise::Captures(position)) => {
                let all = position.legal_moves().len();
                if self.found.contains(&played) {
                    self.comment = LessonComment::Again;
                    return;
                }
                self.found.push(played);
                if self.found.len() == all { self.right() } else { self.comment = LessonComment::Found(None) }
            }
            _ if !self.right_moves().contains(&played) => self.wrong(LessonComment::OtherMove(played)),
            _ => self.make(played, now),
        }
    }

    fn make(&mut self, played: Move, now: Duration) {
        self.line.push((self.position, played));
        self.position = self.position.play_unchecked(played);
        self.hints = 0;
        if self.next_reply().is_some() {
            self.comment = LessonComment::Right;
            self.phase = LessonPhase::Replying(now + PAUSE);
        } else {
            self.right();
        }
    }

    /// The move of the other side, if the line goes on.
    fn next_reply(&self) -> Option<Move> {
        match &self.board {
            Board::Step(step) => read_move(&self.position, step.play.get(self.line.len())?).ok(),
            Board::Exercise(RulesExercise::Recall(recall)) => recall.next(&self.played()).first().copied(),
            _ => None,
        }
    }

    /// Whether the line ends here.
    fn is_line_over(&self) -> bool {
        match &self.board {
            Board::Step(step) => step.play.len() <= self.line.len(),
            Board::Exercise(RulesExercise::Recall(recall)) => recall.next(&self.played()).is_empty(),
            _ => true,
        }
    }

    /// Makes the reply of the other side once its time has come.
    pub(crate) fn tick(&mut self, now: Duration) {
        if let LessonPhase::Replying(at) = self.phase
            && now >= at
        {
            self.reply();
        }
    }

    /// Makes the reply of the other side at once.
    pub(crate) fn hurry(&mut self) {
        if matches!(self.phase, LessonPhase::Replying(_)) {
            self.reply();
        }
    }

    fn reply(&mut self) {
        self.phase = LessonPhase::Asking;
        let Some(reply) = self.next_reply() else { return self.right() };
        self.line.push((self.position, reply));
        self.position = self.position.play_unchecked(reply);
        if self.is_line_over() {
            self.right();
        }
    }

    /// Handles a square that the learner points at.
    pub(crate) fn point(&mut self, square: Square) {
        if !self.takes_squares() {
            return;
        }
        let right = self.right_squares();
        if !right.contains(&square) {
            return self.wrong(LessonComment::OtherSquare(square));
        }
        if self.pointed.contains(&square) {
            self.comment = LessonComment::Again;
            return;
        }
        self.pointed.push(square);
        let left = if matches!(self.board, Board::Step(_)) { right.len() - self.pointed.len() } else { 0 };
        if left == 0 { self.right() } else { self.comment = LessonComment::Found(Some(left)) }
    }

    /// Handles a choice.
    pub(crate) fn choose(&mut self, choice: Choice) {
        if self.phase != LessonPhase::Asking {
            return;
        }
        match self.right_choice() {
            Some(right) if right == choice => self.right(),
            Some(_) => self.wrong(LessonComment::OtherChoice(choice)),
            None => {}
        }
    }

    /// Handles the result of an exercise trained elsewhere.
    pub(crate) fn answered(&mut self, is_right: bool) {
        if self.phase == LessonPhase::Elsewhere {
            self.is_wrong = !is_right;
            self.note();
            self.phase = LessonPhase::Done;
        }
    }

    fn right(&mut self) {
        self.comment = LessonComment::Right;
        self.phase = LessonPhase::Done;
        self.note();
    }

    /// An error: an exercise is over, a step goes on.
    fn wrong(&mut self, comment: LessonComment) {
        self.comment = comment;
        if matches!(self.place, Place::Exercise(_)) {
            self.is_wrong = true;
            self.phase = LessonPhase::Done;
            self.note();
        }
    }

    /// Notes the answer to an exercise.
    fn note(&mut self) {
        if let Place::Exercise(place) = self.place
            && self.answers.len() == place
        {
            let subject = self.drawn[place].subject.clone();
            self.answers.push(ExerciseAnswer { subject, right: !self.is_wrong });
        }
    }

    /// Whether a hint can be asked for: at a step for moves or squares only, for exercises and questions have none.
    #[must_use]
    pub fn can_hint(&self) -> bool {
        let hints = match &self.board {
            Board::Step(_) if self.takes_moves() => 3,
            Board::Step(_) if self.takes_squares() => 1,
            _ => 0,
        };
        self.hints < hints
    }

    /// Asks for a hint: first the piece or the square, then what to look after, then the move.
    pub(crate) fn ask_for_hint(&mut self) {
        if self.can_hint() {
            self.hints += 1;
        }
    }

    /// The squares of the hint asked for.
    #[must_use]
    pub fn hint(&self) -> Vec<Square> {
        if self.hints == 0 || self.phase != LessonPhase::Asking {
            return Vec::new();
        }
        if let Some(played) = self.right_moves().first() {
            return if self.hints < 3 { vec![played.from] } else { vec![played.from, played.to] };
        }
        self.right_squares().into_iter().filter(|square| !self.pointed.contains(square)).take(1).collect()
    }

    /// What to look after, if that was the last hint.
    #[must_use]
    pub fn guard(&self) -> Option<Guard> {
        let right = self.right_moves();
        let played = right.first().filter(|_| self.hints == 2 && self.phase == LessonPhase::Asking)?;
        Some(Guard::of(&self.position, *played))
    }

    /// Leads on from what is done.
    pub(crate) fn go_on(&mut self) {
        if self.phase != LessonPhase::Done {
            return;
        }
        let next = match self.place {
            Place::Step(place) if place + 1 < self.steps.len() => Place::Step(place + 1),
            Place::Step(_) => Place::Exercise(0),
            Place::Exercise(place) => Place::Exercise(place + 1),
            Place::Over => return,
        };
        self.arrive(next);
    }

    /// Whether nothing was done in the present step yet.
    fn is_untouched(&self) -> bool {
        self.line.is_empty() && self.comment == LessonComment::Task
    }

    /// Whether there is a step to begin again or to go back to.
    #[must_use]
    pub fn can_go_back(&self) -> bool {
        matches!(self.place, Place::Step(place) if place > 0 || !self.is_untouched())
    }

    /// Begins the present step again, or goes back to the one before.
    pub(crate) fn go_back(&mut self) {
        match self.place {
            Place::Step(place) if self.is_untouched() => self.arrive(Place::Step(place.saturating_sub(1))),
            Place::Step(place) => self.arrive(Place::Step(place)),
            _ => {}
        }
    }

    /// Leaves the steps for the exercises, if there are any.
    pub(crate) fn skip_steps(&mut self) {
        if matches!(self.place, Place::Step(_)) && !self.drawn.is_empty() {
            self.arrive(Place::Exercise(0));
        }
    }
}
