//! The result of a lesson run, and what is saved of it.

use std::time::Duration;

use super::{ExerciseAnswer, LessonRun, LessonTopic, Marks, Place, SavedLesson};
use crate::attempt::{Exercise, Recorded, Subject, TrainingMode};
use etude::effort::{Credit, millis};
use etude::lesson::Now;

/// Right answers of ten that pass a lesson.
const PASS: usize = 8;
/// Right answers of a hundred that pass an exam.
const EXAM: usize = 80;
/// Right answers of a hundred that an exam asks for in every subject with more than one mistake. Most subjects have two or
/// three exercises, so that one mistake says little.
const SUBJECT: usize = 60;

impl LessonRun {
    /// The result so far.
    #[must_use]
    pub fn marks(&self) -> Marks {
        let share = match self.topic {
            LessonTopic::Lesson(_) => PASS * 10,
            LessonTopic::Exam(_) => EXAM,
        };
        let (right, of) = (self.answers.iter().filter(|answer| answer.right).count(), self.drawn.len());
        let by_subject = matches!(self.topic, LessonTopic::Lesson(_))
            || self.answers.iter().all(|answer| {
                let (right, of) = tally(&self.answers, &answer.subject);
                of - right <= 1 || right * 100 >= of * SUBJECT
            });
        Marks { right, of, passed: right * 100 >= of * share && by_subject }
    }

    /// The right answers that pass it.
    #[must_use]
    pub fn needed(&self) -> usize {
        let share = if matches!(self.topic, LessonTopic::Lesson(_)) { PASS * 10 } else { EXAM };
        (self.drawn.len() * share).div_ceil(100)
    }

    /// The lesson in which the answers were worst, unless all were right.
    #[must_use]
    pub fn weakest_subject(&self) -> Option<&str> {
        let subjects = self.answers.iter().map(|answer| answer.subject.as_str());
        let share = |subject: &str| {
            let (right, of) = tally(&self.answers, subject);
            right * 100 / of.max(1)
        };
        subjects.map(|subject| (share(subject), subject)).filter(|&(share, _)| share < 100).min().map(|(_, name)| name)
    }

    /// The finished lesson run, once.
    pub(super) fn record(&mut self, now: Now) -> Option<Recorded> {
        if self.place != Place::Over || self.ended.is_some() {
            return None;
        }
        self.ended = Some(now.run);
        let marks = self.marks();
        let credit = if marks.passed { Credit::Full } else { Credit::None };
        let subject = Subject::Lesson { topic: self.topic.clone(), answers: self.answers.clone() };
        let exercise = Exercise {
            millis: millis(self.time(now.run)),
            errors: u32::try_from(marks.of.saturating_sub(marks.right)).unwrap_or(u32::MAX),
            ..Exercise::new(now.wall, TrainingMode::Practice, self.variant, credit, subject)
        };
        Some(Recorded { exercise, item: None })
    }

    /// Whether anything was done that is worth resuming: a board was passed, or an exercise answered.
    #[must_use]
    pub const fn is_begun(&self) -> bool {
        match self.place {
            Place::Step(place) => place > 0,
            Place::Exercise(place) => place > 0 || !self.steps.is_empty() || !self.answers.is_empty(),
            Place::Over => false,
        }
    }

    /// What is needed to resume it; `None` once it is over.
    #[must_use]
    pub fn saved(&self, now: Duration) -> Option<SavedLesson> {
        let step = match self.place {
            Place::Step(place) => place,
            Place::Exercise(_) => self.steps.len(),
            Place::Over => return None,
        };
        let (topic, answers) = (self.topic.clone(), self.answers.clone());
        Some(SavedLesson { topic, seed: self.seed, step, answers, millis: millis(self.time(now)), game: None })
    }

    /// A number that changes with everything that [`LessonRun::saved`] holds, except time.
    #[must_use]
    pub fn place_number(&self) -> Option<u64> {
        match self.place {
            Place::Step(place) => Some(place as u64),
            Place::Exercise(_) => Some(1_000 + self.answers.len() as u64),
            Place::Over => None,
        }
    }
}

/// The right answers in a subject, and all of them.
fn tally(answers: &[ExerciseAnswer], subject: &str) -> (usize, usize) {
    let own = answers.iter().filter(|answer| answer.subject == subject);
    own.fold((0, 0), |(right, of), answer| (right + usize::from(answer.right), of + 1))
}
