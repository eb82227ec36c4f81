//! A lesson run as it is saved.

use serde::{Deserialize, Serialize};

use crate::course::answers::{ExerciseAnswer, LessonTopic};
use crate::play::SavedGame;

/// A lesson run as it is saved, to be resumed at the step or exercise it had reached.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedLesson {
    /// What it is about.
    pub topic: LessonTopic,
    /// The seed of its exercises.
    pub seed: u64,
    /// The step reached, counted from 0; the number of steps once they are done.
    pub step: usize,
    /// The answers given.
    pub answers: Vec<ExerciseAnswer>,
    /// The time used, in milliseconds.
    pub millis: u32,
    /// The game in progress, if the exercise is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<Box<SavedGame>>,
}
