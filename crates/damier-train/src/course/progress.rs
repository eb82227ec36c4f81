//! How far a learner has come: derived from the attempts.

use std::collections::HashMap;

use super::answers::{ExerciseAnswer, LessonTopic};
use super::data::{Course, Stage};
use super::gate::right_share;
use crate::attempt::{Exercise, Subject};
use crate::history::History;
use damier_rules::Variant;
use etude::calendar::Day;
use etude::effort::Credit;
use etude::review::{Grade, Scheduler};

/// Days after which a passed exam is asked again.
pub const KEPT_AFTER: i32 = 7;
/// Right answers of a hundred that show that a stage is kept.
const KEPT: usize = 85;

/// How far a lesson or an exam has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LessonProgress {
    /// The day it was first passed.
    pub passed: Option<Day>,
    /// The day on which an exam was passed again, a week or more after the first time.
    pub kept: Option<Day>,
    /// The first day on which it should be done again.
    pub due: Option<Day>,
    /// The lesson runs finished.
    pub sittings: usize,
    /// The share of right answers in the best of them, in percent.
    pub best: usize,
}

impl LessonProgress {
    /// Counts a finished lesson run.
    fn count(&mut self, exercise: &Exercise, topic: &LessonTopic, answers: &[ExerciseAnswer], scheduler: &Scheduler) {
        let share = right_share(answers);
        self.sittings += 1;
        self.best = self.best.max(share);
        let (day, is_passed) = (exercise.moment.day, exercise.credit == Credit::Full);
        // The day on which the review schedule asks for what was failed.
        let again = scheduler.after(None, Grade::Again, day).map(|card| card.due);
        if !is_passed {
            self.due = again;
            return;
        }
        let first = *self.passed.get_or_insert(day);
        let check = first.plus(KEPT_AFTER);
        self.due = match topic {
            LessonTopic::Lesson(_) => None,
            LessonTopic::Exam(_) if self.kept.is_some() => None,
            LessonTopic::Exam(_) if day < check => Some(check),
            LessonTopic::Exam(_) if share >= KEPT => {
                self.kept = Some(day);
                None
            }
            LessonTopic::Exam(_) => again,
        };
    }

    /// Whether it should be done again by this day.
    #[must_use]
    pub fn is_due(&self, today: Day) -> bool {
        self.due.is_some_and(|due| due <= today)
    }
}

/// The standings of all lessons and exams tried, in one pass over the attempts.
fn tried(history: &History) -> HashMap<&LessonTopic, LessonProgress> {
    let mut standings: HashMap<&LessonTopic, LessonProgress> = HashMap::new();
    for exercise in history.attempts().iter().map(|attempt| &attempt.exercise) {
        if let Subject::Lesson { topic, answers } = &exercise.subject {
            standings.entry(topic).or_default().count(exercise, topic, answers, history.scheduler());
        }
    }
    standings
}

/// The lessons of a stage and its exam.
fn topics(stage: &Stage) -> impl Iterator<Item = LessonTopic> {
    let lessons = stage.lessons.iter().map(|lesson| LessonTopic::Lesson(lesson.id.clone()));
    lessons.chain([LessonTopic::Exam(stage.id.clone())])
}

/// How far a stage has come.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StageProgress {
    /// Its lessons, in order.
    pub lessons: Vec<LessonProgress>,
    /// Its exam.
    pub exam: LessonProgress,
    /// The day on which each of its gates was passed, in order.
    pub gates: Vec<Option<Day>>,
    /// What each of its gates has counted so far, where it asks for a number.
    pub counts: Vec<Option<usize>>,
}

impl StageProgress {
    /// The standing of a stage.
    #[must_use]
    pub fn of(history: &History, stage: &Stage) -> Self {
        Self::among(&tried(history), history, stage)
    }

    /// The standing of a stage, among those of all lessons and exams.
    fn among(tried: &HashMap<&LessonTopic, LessonProgress>, history: &History, stage: &Stage) -> Self {
        let mut lessons: Vec<LessonProgress> =
            topics(stage).map(|topic| tried.get(&topic).copied().unwrap_or_default()).collect();
        let exam = lessons.pop().unwrap_or_default();
        let gates = stage.gates.iter().map(|gate| gate.passed(history, stage)).collect();
        let counts = stage.gates.iter().map(|gate| gate.counted(history, stage)).collect();
        Self { lessons, exam, gates, counts }
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

/// The lessons and exams of the course of a game to be done again by this day, in its order. The course is asked for
/// only if something is due, because reading it would delay the first frame.
#[must_use]
pub fn due<'a>(course: impl FnOnce() -> &'a Course, game: Variant, history: &History, today: Day) -> Vec<LessonTopic> {
    let mut due = tried(history);
    due.retain(|_, standing| standing.is_due(today));
    if due.is_empty() {
        return Vec::new();
    }
    course().stages_for(game).flat_map(topics).filter(|topic| due.contains_key(topic)).collect()
}

/// What to do next in these stages: what is due, else the first lesson or exam not passed, in order. Stages whose exam is
/// passed count as done.
#[must_use]
pub fn next<'a>(stages: impl IntoIterator<Item = &'a Stage>, history: &History, today: Day) -> Option<LessonTopic> {
    next_after(stages, history, today, None)
}

/// The same when one has just been done, whether the history knows it yet or not.
#[must_use]
pub fn next_after<'a>(
    stages: impl IntoIterator<Item = &'a Stage>,
    history: &History,
    today: Day,
    done: Option<&LessonTopic>,
) -> Option<LessonTopic> {
    let tried = tried(history);
    let stages: Vec<(&Stage, StageProgress)> =
        stages.into_iter().map(|stage| (stage, StageProgress::among(&tried, history, stage))).collect();
    let topics = |stage: &Stage, standing: &StageProgress| {
        let standings = standing.lessons.iter().copied().chain((stage.exam > 0).then_some(standing.exam));
        topics(stage).zip(standings).filter(|(topic, _)| done != Some(topic)).collect::<Vec<_>>()
    };
    let all = || stages.iter().map(|(stage, standing)| (*stage, standing));
    let due = all().flat_map(|(stage, standing)| topics(stage, standing)).find(|(_, standing)| standing.is_due(today));
    let open = || {
        all()
            .filter(|(_, standing)| standing.exam.passed.is_none())
            .flat_map(|(stage, standing)| topics(stage, standing))
            .find(|(_, standing)| standing.passed.is_none())
    };
    due.or_else(open).map(|(topic, _)| topic)
}
