//! How far a learner has come: derived from the attempts.

use super::data::{Course, Stage};
use super::sitting::{Topic, weakest};
use crate::attempt::{Credit, Subject};
use crate::calendar::Day;
use crate::history::History;
use crate::review::{Grade, Scheduler};
use damier_rules::Variant;

/// Days after which a passed exam is asked again.
pub const KEPT_AFTER: i32 = 7;
/// Right answers of a hundred that show that a stage is kept.
const KEPT: usize = 85;

/// How far a lesson or an exam has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// The day it was first passed.
    pub passed: Option<Day>,
    /// The day on which an exam was passed again, a week or more after the first time.
    pub kept: Option<Day>,
    /// The first day on which it should be done again.
    pub due: Option<Day>,
    /// The sittings finished.
    pub sittings: usize,
    /// The share of right answers in the best of them, in percent.
    pub best: usize,
}

impl Standing {
    /// The standing of a lesson or an exam.
    #[must_use]
    pub fn of(history: &History, topic: &Topic) -> Self {
        let mut standing = Self::default();
        for exercise in history.attempts().iter().map(|attempt| &attempt.exercise) {
            let Subject::Lesson { topic: done, answers } = &exercise.subject else { continue };
            if done != topic {
                continue;
            }
            let (day, right) = (exercise.moment.day, answers.iter().filter(|answer| answer.right).count());
            let share = if answers.is_empty() { 100 } else { right * 100 / answers.len() };
            standing.sittings += 1;
            standing.best = standing.best.max(share);
            standing.add(day, exercise.credit == Credit::Full, share.min(weakest(answers).max(share)), topic);
        }
        standing
    }

    fn add(&mut self, day: Day, is_passed: bool, share: usize, topic: &Topic) {
        // The day on which the review schedule asks for what was failed.
        let again = Scheduler::default().after(None, Grade::Again, day).map(|card| card.due);
        if !is_passed {
            self.due = again;
            return;
        }
        let first = *self.passed.get_or_insert(day);
        let check = first.plus(KEPT_AFTER);
        self.due = match topic {
            Topic::Lesson(_) => None,
            Topic::Exam(_) if self.kept.is_some() => None,
            Topic::Exam(_) if day < check => Some(check),
            Topic::Exam(_) if share >= KEPT => {
                self.kept = Some(day);
                None
            }
            Topic::Exam(_) => again,
        };
    }

    /// Whether it should be done again by this day.
    #[must_use]
    pub fn is_due(&self, today: Day) -> bool {
        self.due.is_some_and(|due| due <= today)
    }
}

/// How far a stage has come.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StageStanding {
    /// Its lessons, in order.
    pub lessons: Vec<Standing>,
    /// Its exam.
    pub exam: Standing,
    /// The day on which each of its gates was passed, in order.
    pub gates: Vec<Option<Day>>,
}

impl StageStanding {
    /// The standing of a stage.
    #[must_use]
    pub fn of(history: &History, stage: &Stage) -> Self {
        let variant = stage.lessons.first().map_or(Variant::International, |lesson| lesson.variant);
        Self {
            lessons: stage
                .lessons
                .iter()
                .map(|lesson| Standing::of(history, &Topic::Lesson(lesson.id.clone())))
                .collect(),
            exam: Standing::of(history, &Topic::Exam(stage.id.clone())),
            gates: stage.gates.iter().map(|gate| gate.passed(history, variant)).collect(),
        }
    }

    /// The number of lessons passed.
    #[must_use]
    pub fn passed(&self) -> usize {
        self.lessons.iter().filter(|lesson| lesson.passed.is_some()).count()
    }

    /// Whether the stage is passed: its exam, or every lesson of a stage without one; and all gates.
    #[must_use]
    pub fn is_passed(&self, stage: &Stage) -> bool {
        let is_learned = if stage.exam > 0 { self.exam.passed.is_some() } else { self.passed() == self.lessons.len() };
        is_learned && self.gates.iter().all(Option::is_some)
    }
}

/// The lessons and exams to be done again by this day, in the order of the course. The course is asked for only if a
/// lesson was tried, because reading it would delay the first frame.
#[must_use]
pub fn due<'a>(course: impl FnOnce() -> &'a Course, history: &History, today: Day) -> Vec<Topic> {
    let mut tried: Vec<&Topic> = Vec::new();
    for attempt in history.attempts() {
        if let Subject::Lesson { topic, .. } = &attempt.exercise.subject
            && !tried.contains(&topic)
        {
            tried.push(topic);
        }
    }
    if tried.is_empty() {
        return Vec::new();
    }
    let is_due = |topic: &Topic| tried.contains(&topic) && Standing::of(history, topic).is_due(today);
    let topics = course().stages.iter().flat_map(|stage| {
        let lessons = stage.lessons.iter().map(|lesson| Topic::Lesson(lesson.id.clone()));
        lessons.chain([Topic::Exam(stage.id.clone())])
    });
    topics.filter(is_due).collect()
}

/// What to do next: what is due, else the first lesson or exam not passed, in the order of the course. Stages whose exam
/// is passed count as done.
#[must_use]
pub fn next(course: &Course, history: &History, today: Day) -> Option<Topic> {
    let standings: Vec<StageStanding> = course.stages.iter().map(|stage| StageStanding::of(history, stage)).collect();
    let topics = |stage: &Stage, standing: &StageStanding| {
        let lessons = stage.lessons.iter().map(|lesson| Topic::Lesson(lesson.id.clone()));
        let mut topics: Vec<(Topic, Standing)> = lessons.zip(standing.lessons.iter().copied()).collect();
        if stage.exam > 0 {
            topics.push((Topic::Exam(stage.id.clone()), standing.exam));
        }
        topics
    };
    let all = || course.stages.iter().zip(&standings);
    let due = all().flat_map(|(stage, standing)| topics(stage, standing)).find(|(_, standing)| standing.is_due(today));
    let open = || {
        all()
            .filter(|(_, standing)| standing.exam.passed.is_none())
            .flat_map(|(stage, standing)| topics(stage, standing))
            .find(|(_, standing)| standing.passed.is_none())
    };
    due.or_else(open).map(|(topic, _)| topic)
}
