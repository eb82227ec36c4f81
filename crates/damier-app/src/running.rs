//! A lesson that is open: what every face does with it after each call.

use std::time::Duration;

use damier_engine::{ReportKind, RequestId, Task};
use damier_train::unfinished::Unfinished;
use damier_train::world::{DraughtsLesson, LessonReport, LessonTask, World};

use crate::Trainer;
use crate::effect::{Effect, Event};

/// Who works on a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Worker {
    /// The engine.
    Engine,
    /// The engine, in the player's time.
    Ponderer,
    /// The player's own engine.
    Program,
    /// The tables.
    Tables,
}

/// A request in progress, or answered while the lesson still waits for the same.
#[derive(Clone, Copy, Debug)]
struct InFlight {
    id: RequestId,
    /// The first of the latest requests in a row to the same worker.
    since: RequestId,
    /// The number of its task; `None` if it was that of another lesson.
    number: Option<u64>,
    worker: Worker,
    /// Whether all is reported.
    is_done: bool,
}

/// A lesson with its request to the engine.
///
/// Every call returns the effects that follow from it: what is to be recorded, and what the engine is asked. A face
/// passes them on, and keeps what is unfinished by [`Trainer::observe`].
#[derive(Clone, Debug)]
pub struct Running<L> {
    lesson: L,
    in_flight: Option<InFlight>,
}

impl<L: DraughtsLesson> Running<L> {
    /// A lesson that nothing was asked for yet. [`Running::tick`] makes the first request.
    pub const fn new(lesson: L) -> Self {
        Self { lesson, in_flight: None }
    }

    /// The lesson, to be shown.
    pub const fn lesson(&self) -> &L {
        &self.lesson
    }

    /// Goes on with another lesson, which takes over the engine.
    pub fn replace(&mut self, lesson: L) {
        self.lesson = lesson;
        if let Some(asked) = &mut self.in_flight {
            asked.number = None;
        }
    }

    /// Passes on what the player does.
    pub fn act(&mut self, act: L::Act, trainer: &mut Trainer) -> Vec<Effect> {
        self.change(trainer, |lesson, world| lesson.act(act, world))
    }

    /// Passes on the time. To be called when [`Running::wakes_at`] is reached, and before any act.
    pub fn tick(&mut self, trainer: &mut Trainer) -> Vec<Effect> {
        self.change(trainer, L::tick)
    }

    /// Passes on an event, if it is about the request in flight.
    pub fn event(&mut self, event: &Event, trainer: &mut Trainer) -> Vec<Effect> {
        let (id, report) = match event {
            Event::Report(id, report) => (id, LessonReport::Engine(report.clone())),
            Event::Drawn(id, start) => (id, LessonReport::Drawn(*start)),
            _ => return Vec::new(),
        };
        // A fault of the player's own engine may arrive after the request for the next position.
        let is_fault = matches!(report, LessonReport::Engine(ReportKind::Failed(_)));
        let is_late = |asked: &InFlight| is_fault && asked.worker == Worker::Program && asked.since <= *id;
        let Some(asked) = self.in_flight.as_mut().filter(|asked| asked.id == *id || is_late(asked)) else {
            return Vec::new();
        };
        asked.is_done |= report.is_final() && asked.id == *id;
        if asked.worker == Worker::Ponderer {
            // What it ponders is of no use before the expected move is played.
            return Vec::new();
        }
        self.change(trainer, |lesson, world| lesson.report(&report, world))
    }

    /// Has the lesson prepare something, without anything to be recorded or asked yet.
    pub fn prepare(&mut self, trainer: &mut Trainer, prepare: impl FnOnce(&mut L, &mut World)) {
        prepare(&mut self.lesson, &mut trainer.world());
    }

    /// Changes the lesson, then records what is over and asks the engine for what the lesson waits for now.
    fn change(&mut self, trainer: &mut Trainer, change: impl FnOnce(&mut L, &mut World)) -> Vec<Effect> {
        let mut world = trainer.world();
        change(&mut self.lesson, &mut world);
        let recorded = self.lesson.take_recorded(&mut world);
        let pending = self.lesson.pending(&world);
        let mut effects: Vec<Effect> = recorded.into_iter().map(|done| trainer.record(done)).collect();
        effects.extend(self.ask(pending, trainer));
        effects
    }

    /// Asks for a pending task, once.
    fn ask(&mut self, pending: Option<LessonTask>, trainer: &mut Trainer) -> Option<Effect> {
        let before = self.in_flight;
        let Some(task) = pending else {
            self.in_flight = None;
            // The engine need not go on with what has become pointless.
            let is_busy = |asked: &InFlight| !asked.is_done && asked.worker != Worker::Tables;
            return before.filter(is_busy).map(|_| trainer.rest());
        };
        let number = Some(self.lesson.task_number());
        if before.is_some_and(|asked| asked.number == number) {
            return None;
        }
        let is_pondering = |asked: &InFlight| !asked.is_done && asked.worker == Worker::Ponderer;
        if let (LessonTask::PonderHit(_), Some(asked)) = (&task, before.filter(is_pondering)) {
            self.in_flight = Some(InFlight { number, worker: Worker::Engine, ..asked });
            return Some(Effect::PonderHit(asked.id));
        }
        let id = trainer.next_id();
        let (worker, effect) = match task {
            LessonTask::Engine(task @ Task::ProgramSearch { .. }) => (Worker::Program, Effect::Ask(id, task)),
            LessonTask::Engine(task) | LessonTask::PonderHit(task) => (Worker::Engine, Effect::Ask(id, task)),
            LessonTask::Ponder(task) => (Worker::Ponderer, Effect::Ask(id, task)),
            LessonTask::Draw(plan, seed) => (Worker::Tables, Effect::Draw(id, plan, seed)),
            LessonTask::Rest => (Worker::Engine, Effect::Ask(id, Task::Rest)),
        };
        let is_done = matches!(effect, Effect::Ask(_, Task::Rest));
        let since = before.filter(|asked| asked.worker == worker).map_or(id, |asked| asked.since);
        self.in_flight = Some(InFlight { id, since, number, worker, is_done });
        Some(effect)
    }

    /// The running time at which the next [`Running::tick`] is needed.
    pub fn wakes_at(&self, trainer: &Trainer) -> Option<Duration> {
        self.lesson.wakes_at(trainer.now())
    }

    /// A number that changes whenever the unfinished work does, but not with time.
    pub fn revision(&self) -> Option<u64> {
        self.lesson.revision()
    }

    /// The unfinished work, if anything would be lost.
    pub fn unfinished(&self, trainer: &Trainer) -> Option<Unfinished> {
        self.lesson.draft(trainer.now())
    }

    /// Ends the lesson: what counts nevertheless is recorded, and the engine rests.
    pub fn leave(&mut self, trainer: &mut Trainer) -> Vec<Effect> {
        let mut world = trainer.world();
        self.lesson.leave(&mut world);
        let recorded = self.lesson.take_recorded(&mut world);
        let rests = matches!(self.lesson.pending(&world), Some(LessonTask::Rest));
        let mut effects: Vec<Effect> = recorded.into_iter().map(|done| trainer.record(done)).collect();
        effects.extend(self.ask(rests.then_some(LessonTask::Rest), trainer));
        effects
    }
}
