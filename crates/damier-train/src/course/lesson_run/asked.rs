//! What a lesson run asks for now, and what is right.

use std::time::Duration;

use rand::RngExt;

use super::{Board, LessonPhase, LessonRun, Place};
use crate::course::data::Wanted;
use crate::course::rules_exercise::{Choice, RulesExercise};
use damier_rules::notation::read_move;
use damier_rules::{AnyPosition, Move, Square, Variant};
use etude::random;

impl LessonRun {
    /// The numbers of steps and of exercises.
    #[must_use]
    pub fn length(&self) -> (usize, usize) {
        (self.steps.len(), self.drawn.len())
    }

    /// The variant of what is on the board.
    #[must_use]
    pub const fn variant(&self) -> Variant {
        self.position.variant()
    }

    /// The seed of the present exercise, for the lesson that trains it.
    #[must_use]
    pub fn exercise_seed(&self) -> u64 {
        random(self.seed ^ self.answers.len() as u64).random()
    }

    /// The time used, which ends with the lesson run.
    #[must_use]
    pub fn time(&self, now: Duration) -> Duration {
        self.time_before + self.ended.unwrap_or(now).saturating_sub(self.begun)
    }

    /// Whether the learner enters a move now.
    #[must_use]
    pub fn takes_moves(&self) -> bool {
        self.phase == LessonPhase::Asking
            && match &self.board {
                Board::Step(step) => step.wanted() == Wanted::Moves,
                Board::Exercise(task) => task.takes_moves(),
                _ => false,
            }
    }

    /// Whether the learner points at a square now.
    #[must_use]
    pub fn takes_squares(&self) -> bool {
        self.phase == LessonPhase::Asking
            && match &self.board {
                Board::Step(step) => step.wanted() == Wanted::Squares,
                Board::Exercise(task) => matches!(task, RulesExercise::Point(_)),
                _ => false,
            }
    }

    /// Whether the learner types an answer about a table now.
    #[must_use]
    pub fn takes_text(&self) -> bool {
        self.phase == LessonPhase::Asking && matches!(self.board, Board::Exercise(RulesExercise::Table(_)))
    }
    /// The choices of the present question; `letters` is how many a question in the words of the lesson has.
    #[must_use]
    pub fn choices(&self, letters: usize) -> Vec<Choice> {
        let written = || ('a'..='z').take(letters).map(Choice::Letter).collect();
        match &self.board {
            Board::Step(step) if step.wanted() == Wanted::Choice => written(),
            Board::Exercise(RulesExercise::Question(question)) if question.choices.is_empty() => written(),
            Board::Exercise(RulesExercise::Question(question)) => question.choices.clone(),
            _ => Vec::new(),
        }
    }

    /// The right choice of the present question.
    #[must_use]
    pub fn right_choice(&self) -> Option<Choice> {
        match &self.board {
            Board::Step(step) => step.answer.map(Choice::Letter),
            Board::Exercise(RulesExercise::Question(question)) => Some(question.right.clone()),
            _ => None,
        }
    }

    /// What the present step or exercise rests on: articles of the rules, or other sources.
    #[must_use]
    pub fn cited(&self) -> Vec<String> {
        match (&self.board, self.place) {
            (Board::Step(step), _) if !step.sources.is_empty() => step.sources.clone(),
            (Board::Step(_), _) => self.sources.clone(),
            (board, Place::Exercise(place)) => {
                let own = match board {
                    Board::Exercise(RulesExercise::Question(question)) => question.cited(),
                    _ => Vec::new(),
                };
                let lesson = || self.drawn.get(place).map_or_else(Vec::new, |drawn| drawn.sources.clone());
                if own.is_empty() { lesson() } else { own }
            }
            _ => Vec::new(),
        }
    }

    /// The moves that are right now.
    #[must_use]
    pub fn right_moves(&self) -> Vec<Move> {
        match &self.board {
            Board::Step(step) => {
                step.play.get(self.line.len()).map_or_else(Vec::new, |text| moves(&self.position, text))
            }
            Board::Exercise(RulesExercise::Captures(position) | RulesExercise::Compulsory(position)) => {
                position.legal_moves()
            }
            Board::Exercise(RulesExercise::Choose(_, _, right)) => right.clone(),
            Board::Exercise(RulesExercise::Make(_, played) | RulesExercise::Ballot(_, played)) => vec![*played],
            Board::Exercise(RulesExercise::Recall(recall)) => recall.next(&self.played()),
            _ => Vec::new(),
        }
    }

    /// The moves made on this board.
    pub(super) fn played(&self) -> Vec<Move> {
        self.line.iter().map(|&(_, played)| played).collect()
    }

    /// The squares that are right now.
    #[must_use]
    pub fn right_squares(&self) -> Vec<Square> {
        let size = self.position.board_size();
        match &self.board {
            Board::Step(step) => step.point.iter().filter_map(|&number| size.square(number)).collect(),
            Board::Exercise(RulesExercise::Point(target)) => target.squares(size),
            _ => Vec::new(),
        }
    }
}

/// The moves that a text of a step allows: several with spaces between, or `*` for any.
pub(in crate::course) fn moves(position: &AnyPosition, text: &str) -> Vec<Move> {
    if text.trim() == "*" {
        return position.legal_moves();
    }
    text.split_whitespace().filter_map(|written| read_move(position, written).ok()).collect()
}
