//! What is kept of a lesson of the course or of an exam.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A stage of the course, as its file names it: `0` to `7`, `A` or `B`, or the name of a teacher's own folder.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct StageId(pub String);

impl fmt::Display for StageId {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

impl StageId {
    /// Its name without the game, as it is shown.
    #[must_use]
    pub fn name(&self) -> &str {
        self.0.split('@').next().unwrap_or(&self.0)
    }
}

/// What a lesson run is about.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LessonTopic {
    /// A lesson, by its id.
    Lesson(String),
    /// The exam of a stage.
    Exam(StageId),
}

/// An answer to an exercise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExerciseAnswer {
    /// The lesson that the exercise belongs to.
    pub subject: String,
    /// Whether it was right at the first try.
    pub right: bool,
}
