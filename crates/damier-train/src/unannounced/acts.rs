//! What the player does in a set.

use std::time::Duration;

use super::{JudgedAnswer, Scope, Tested, UnannouncedPhase, UnannouncedResponse, UnannouncedSet, UnannouncedSettings};
use crate::attempt::{Exercise, Recorded, Subject, TrainingMode};
use crate::unfinished::Unfinished;
use crate::world::{LessonReport, LessonTask, World};
use etude::effort::{Credit, millis};
use etude::lesson::{Lesson, Now};

/// What the player does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UnannouncedAct {
    /// Answers the question.
    Answer(UnannouncedResponse),
    /// Goes on from an answer to the next question, after the last one to the end of the set, from there to another set.
    Advance,
}

impl UnannouncedSet {
    fn answer(&mut self, given: UnannouncedResponse, now: Now) {
        if self.phase() != UnannouncedPhase::Thinking {
            return;
        }
        let Some(question) = &self.question else { return };
        let Some(judged) = question.judge(&given, self.scope.most()) else { return };
        let answer = JudgedAnswer { millis: millis(now.run.saturating_sub(self.asked_at)), ..judged };
        let UnannouncedSettings { trial, variant } = self.settings;
        let tested = Tested {
            trial,
            id: question.id().to_owned(),
            response: answer.response,
            loss: answer.loss,
            set: Some(self.began.millis),
            given: answer.given.clone(),
        };
        let credit = if answer.is_right { Credit::Full } else { Credit::None };
        let exercise = Exercise {
            millis: answer.millis,
            ..Exercise::new(now.wall, TrainingMode::Practice, variant, credit, Subject::Unannounced(tested))
        };
        self.recorded = Some(Recorded { exercise, item: None });
        self.answers.push(answer);
        self.given = Some(given);
        self.revision += 1;
    }

    fn advance(&mut self, world: &mut World) {
        match self.phase() {
            UnannouncedPhase::Thinking => {}
            UnannouncedPhase::Answered if self.answers.len() < self.scope.questions => self.ask(world),
            UnannouncedPhase::Answered => self.put(None, world.now.run),
            UnannouncedPhase::Over | UnannouncedPhase::Empty => {
                // Lines to traps are those of one variant.
                let variant = if self.asks_about_traps() { self.settings.variant } else { world.player.variant };
                let scope = Scope { trap_lines: self.scope.trap_lines, ..Scope::default() };
                *self = Self::within(UnannouncedSettings { variant, ..self.settings }, scope, world);
            }
        }
    }
}

impl Lesson for UnannouncedSet {
    type World<'a> = World<'a>;
    type Act = UnannouncedAct;
    type Task = LessonTask;
    type Report = LessonReport;
    type Record = Recorded;
    type Draft = Unfinished;

    /// An answer of another kind than the question asks for is ignored.
    fn act(&mut self, act: UnannouncedAct, world: &mut World) {
        match act {
            UnannouncedAct::Answer(given) => self.answer(given, world.now),
            UnannouncedAct::Advance => self.advance(world),
        }
    }

    /// The time of the question is shown in seconds.
    fn wakes_at(&self, Now { run: now, .. }: Now) -> Option<Duration> {
        let rest = Duration::from_nanos(self.time(now).subsec_nanos().into());
        let second = Duration::from_secs(1).saturating_sub(rest);
        (self.phase() == UnannouncedPhase::Thinking).then_some(now + second)
    }

    fn take_recorded(&mut self, _world: &mut World) -> Vec<Recorded> {
        self.recorded.take().into_iter().collect()
    }

    fn draft(&self, _now: Now) -> Option<Unfinished> {
        self.revision().map(|_| Unfinished::Unannounced(Box::new(self.saved())))
    }

    fn revision(&self) -> Option<u64> {
        let is_open = matches!(self.phase(), UnannouncedPhase::Thinking | UnannouncedPhase::Answered);
        (is_open && !self.answers.is_empty()).then_some(self.revision)
    }
}
