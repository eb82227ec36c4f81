//! A lesson that is open: what every screen does with it after each call.

use std::fmt::Debug;
use std::time::Duration;

use etude::lesson::Now;

use super::mode::{Desk, Turn};
use crate::memory::{Exercise, Unfinished};
use crate::train::{Report, World, XiangqiLesson};

/// A lesson with the number of the task that was asked for last.
#[derive(Clone, Debug)]
pub struct Running<L> {
    lesson: L,
    asked: Option<u64>,
}

impl<L: XiangqiLesson> Running<L> {
    /// A lesson of which nothing is asked yet.
    pub const fn new(lesson: L) -> Self {
        Self { lesson, asked: None }
    }

    /// The lesson, to be shown.
    pub const fn lesson(&self) -> &L {
        &self.lesson
    }

    /// Passes on what the player does.
    pub fn act(&mut self, act: L::Act, desk: &mut Desk) -> Turn {
        self.change(desk, |lesson, world| lesson.act(act, world))
    }

    /// Changes the lesson, records what is over, and has the task done that it waits for now, once.
    fn change(&mut self, desk: &mut Desk, change: impl FnOnce(&mut L, &mut World<'_>)) -> Turn {
        let mut world = desk.world();
        change(&mut self.lesson, &mut world);
        let recorded = self.lesson.take_recorded(&mut world);
        let number = self.lesson.task_number();
        let task = self.lesson.pending(&world).filter(|_| self.asked != Some(number));
        self.asked = task.as_ref().map(|_| number).or(self.asked);
        for exercise in recorded {
            let lesson = desk.lesson.clone();
            desk.memory.record(&Exercise { lesson, ..exercise });
        }
        Turn::of(task)
    }
}

/// A lesson of any kind that is open.
pub trait OpenLesson: Debug {
    /// It begins, or is come back to: what it waits for is asked again.
    fn begin(&mut self, desk: &mut Desk) -> Turn;

    /// Takes the report on a task.
    fn take(&mut self, report: &Report, desk: &mut Desk) -> Turn;

    /// Takes note of the time.
    fn tick(&mut self, desk: &mut Desk) -> Turn;

    /// When it wants to know the time again.
    fn wakes_at(&self, now: Duration) -> Option<Duration>;

    /// Takes note that the player leaves it.
    fn leave(&mut self, desk: &mut Desk);

    /// For an exercise that is over: whether it was right at the first try.
    fn outcome(&self) -> Option<bool>;

    /// What has to be kept of it.
    fn draft(&self, now: Duration) -> Option<Unfinished>;
}

impl<L: XiangqiLesson> OpenLesson for Running<L>
where
    L::Draft: Into<Unfinished>,
{
    fn begin(&mut self, desk: &mut Desk) -> Turn {
        self.asked = None;
        self.change(desk, |_, _| {})
    }

    fn take(&mut self, report: &Report, desk: &mut Desk) -> Turn {
        self.change(desk, |lesson, world| lesson.report(report, world))
    }

    fn tick(&mut self, desk: &mut Desk) -> Turn {
        self.change(desk, L::tick)
    }

    fn wakes_at(&self, now: Duration) -> Option<Duration> {
        self.lesson.wakes_at(Now { run: now, ..Now::default() })
    }

    fn leave(&mut self, desk: &mut Desk) {
        self.lesson.leave(&mut desk.world());
    }

    fn outcome(&self) -> Option<bool> {
        self.lesson.outcome()
    }

    fn draft(&self, now: Duration) -> Option<Unfinished> {
        self.lesson.draft(Now { run: now, ..Now::default() }).map(Into::into)
    }
}
