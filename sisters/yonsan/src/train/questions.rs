//! The questions of the trainer: what they draw on, and as what they are recorded and kept.

use std::sync::Arc;

use etude::effort::Effort;
use etude::questions::{Answered, Surroundings};
pub use etude::questions::{Drawing, Question, QuestionAct, Questions};
use serde::{Deserialize, Serialize};
use yonsan_rules::Puzzle;

use super::exercise::{Exercise, Kind, PracticeMode};
use super::{RenjuLesson, Report, Task};

/// Questions about renju.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Renju;

impl Surroundings for Renju {
    type Content = Arc<[Puzzle]>;
    type Task = Task;
    type Report = Report;
    type Kind = Kind;
    type Record = Exercise;
    type Run = QuestionKind;

    fn record(kind: Kind, item: String, answered: Answered) -> Exercise {
        let mode = if answered.is_timed { PracticeMode::Sprint } else { PracticeMode::Practice };
        let exercise = Exercise::new(answered.moment, kind, item, answered.is_right);
        let effort = Effort { millis: answered.millis, ..exercise.effort };
        Exercise { mode, effort, ..exercise }
    }
}

/// Which questions were left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum QuestionKind {
    /// Positions to be defended.
    Defence,
    /// Positions that need something or nothing.
    Unannounced,
    /// What a stone makes.
    Fouls,
    /// The same against the clock.
    FoulSprint,
    /// Cases for the referee.
    Cases,
    /// All forbidden points of a board.
    Hunt,
    /// Names of points.
    Names,
    /// Points of names.
    Points,
}

/// Questions that were left.
pub type SavedQuestions = etude::questions::SavedQuestions<QuestionKind>;

impl<Q: Question<Around = Renju>> RenjuLesson for Questions<Q> {
    fn outcome(&self) -> Option<bool> {
        self.question()?.outcome()
    }

    fn is_spoiled(&self) -> bool {
        self.question().is_some_and(Q::is_spoiled)
    }
}
