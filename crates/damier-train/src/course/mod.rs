//! The course: lessons that are played, exams, and how far a learner has come.
//!
//! Lessons are [data]: a [`Lesson`] has [steps](LessonStep), each one board on which the learner plays the point, and then
//! exercises [drawn](draw) from generators and collections. A [`LessonRun`] takes a learner through a lesson or an exam;
//! what it records is an ordinary [attempt](crate::attempt), and [`LessonProgress`] is derived from the attempts. [`check`]
//! proves that every step can be played and every exercise can be drawn. The words are not here: a front end finds them
//! by the ids of the lessons.

mod answers;
pub mod check;
pub mod claim;
pub mod data;
pub mod draw;
pub mod gate;
pub mod lesson_run;
pub mod progress;
pub mod proof;
pub mod rules_exercise;
mod scope;
pub mod steps;
#[cfg(test)]
mod tests;
pub mod values;

pub use answers::{ExerciseAnswer, LessonTopic, StageId};
pub use data::{Course, CourseError, Lesson, LessonStep, Stage, Wanted};
pub use gate::Gate;
pub use lesson_run::{Hosted, LessonAct, LessonComment, LessonPhase, LessonRun, Marks, Place, SavedLesson};
pub use progress::{LessonProgress, StageProgress, due, next, next_after};
