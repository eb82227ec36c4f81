//! A lesson from its first step to the end of its exercises.

use super::{CourseExercise, CourseLesson, CourseStep, Steps};

/// The part of the exercises that has to be right at the first try, in percent.
const PASS: usize = 80;

/// A lesson in progress.
#[derive(Clone, Debug)]
pub struct LessonRun<S: CourseStep + 'static, E: 'static> {
    lesson: &'static CourseLesson<S, E>,
    /// Its steps.
    pub steps: Steps<S>,
    done: usize,
    right: usize,
}

impl<S: CourseStep, E: CourseExercise> LessonRun<S, E> {
    /// Begins a lesson.
    #[must_use]
    pub fn new(lesson: &'static CourseLesson<S, E>) -> Self {
        Self { lesson, steps: Steps::new(&lesson.steps), done: 0, right: 0 }
    }

    /// Continues a lesson: the number of the step, counted from 0, the exercises done and those of them that were right at the
    /// first try. `None` if it has not so many.
    #[must_use]
    pub fn resume(lesson: &'static CourseLesson<S, E>, step: usize, done: usize, right: usize) -> Option<Self> {
        let mut run = Self { done, right, ..Self::new(lesson) };
        (step <= lesson.steps.len() && right <= done && done <= run.all()).then_some(())?;
        for _ in 0..step {
            run.steps.go_on();
        }
        Some(run)
    }

    /// The lesson.
    #[must_use]
    pub const fn lesson(&self) -> &'static CourseLesson<S, E> {
        self.lesson
    }

    /// The number of its exercises.
    #[must_use]
    pub fn all(&self) -> usize {
        self.lesson.exercises.iter().map(E::count).sum()
    }

    /// The exercises done.
    #[must_use]
    pub const fn done(&self) -> usize {
        self.done
    }

    /// Those that were right at the first try.
    #[must_use]
    pub const fn right(&self) -> usize {
        self.right
    }

    /// Counts an exercise that is done.
    pub fn count(&mut self, is_right: bool) {
        self.done += 1;
        self.right += usize::from(is_right);
    }

    /// The source of the next exercise; `None` if all are done.
    #[must_use]
    pub fn next_exercise(&self) -> Option<&'static E> {
        let mut before = self.done;
        for drawn in &self.lesson.exercises {
            if before < drawn.count() {
                return Some(drawn);
            }
            before -= drawn.count();
        }
        None
    }

    /// Whether enough exercises were right.
    #[must_use]
    pub fn is_passed(&self) -> bool {
        100 * self.right >= PASS * self.all()
    }
}
