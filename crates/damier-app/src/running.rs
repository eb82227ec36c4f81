//! A lesson that is open: what every face does with it after each call.

use std::time::Duration;

use damier_engine::{RequestId, Task};
use damier_train::unfinished::Unfinished;
use damier_train::world::{DraughtsLesson, World};

use crate::Trainer;
use crate::effect::{Effect, Event};

/// A request to the engine.
#[derive(Clone, Copy, Debug)]
struct InFlight {
    id: RequestId,
    /// The number of its task.
    number: u64,
    /// Whether the engine has reported all it will.
    is_done: bool,
}

/// A lesson with its request to the engine.
///
/// Every call returns the effects that follow from it: what is to be recorded, and what the engine is asked. A face
/// passes them on, and keeps what is unfinished by [`observe`](Running::observe).
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
        let Event::Report(id, report) = event else { return Vec::new() };
        let Some(asked) = self.in_flight.as_mut().filter(|asked| asked.id == *id) else { return Vec::new() };
        asked.is_done = report.is_final();
        self.change(trainer, |lesson, world| lesson.report(report, world))
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

    /// Asks the engine for a pending task, once.
    fn ask(&mut self, pending: Option<Task>, trainer: &mut Trainer) -> Option<Effect> {
        let Some(task) = pending else {
            // The engine need not go on with what has become pointless.
            return self.in_flight.take().filter(|asked| !asked.is_done).map(|_| trainer.rest());
        };
        let number = self.lesson.task_number();
        if self.in_flight.is_some_and(|asked| asked.number == number) {
            return None;
        }
        let id = trainer.next_id();
        self.in_flight = Some(InFlight { id, number, is_done: false });
        Some(Effect::Ask(id, task))
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

    /// Keeps or forgets the unfinished work, if it has changed.
    pub fn observe(&self, trainer: &mut Trainer) -> Option<Effect> {
        trainer.observe(self.revision(), |trainer| self.unfinished(trainer))
    }

    /// Ends the lesson: what counts nevertheless is recorded, and the engine rests.
    pub fn leave(&mut self, trainer: &mut Trainer) -> Vec<Effect> {
        let mut world = trainer.world();
        self.lesson.leave(&mut world);
        let recorded = self.lesson.take_recorded(&mut world);
        let mut effects: Vec<Effect> = recorded.into_iter().map(|done| trainer.record(done)).collect();
        effects.extend(self.ask(None, trainer));
        effects
    }
}
