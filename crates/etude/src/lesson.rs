//! What every lesson is to the program around it: a state machine that is told what the player does and what time it is,
//! and is asked what it waits for, what is to be recorded, and what is to be kept.
//!
//! A lesson draws on a [`World`](Lesson::World): whatever the program lends it for a call, at least the time. The
//! program does the same with every lesson, whatever it trains:
//!
//! ```
//! use std::time::Duration;
//!
//! use etude::effort::{Credit, Effort, millis};
//! use etude::lesson::{Lesson, Now};
//!
//! /// What is seven times eight?
//! #[derive(Default)]
//! struct Sum {
//!     errors: u32,
//!     solved: Option<Duration>,
//! }
//!
//! impl Lesson for Sum {
//!     type World<'a> = Now;
//!     type Act = u32;
//!     type Task = ();
//!     type Report = ();
//!     type Record = Effort;
//!     type Draft = u32;
//!
//!     fn act(&mut self, answer: u32, now: &mut Now) {
//!         if answer == 56 {
//!             self.solved = Some(now.run);
//!         } else {
//!             self.errors += 1;
//!         }
//!     }
//!
//!     fn take_recorded(&mut self, _now: &mut Now) -> Vec<Effort> {
//!         let effort = |run| Effort { millis: millis(run), errors: self.errors, ..Effort::new(Credit::Full) };
//!         self.solved.take().map(effort).into_iter().collect()
//!     }
//!
//!     fn draft(&self, _now: Now) -> Option<u32> {
//!         (self.errors > 0).then_some(self.errors)
//!     }
//!
//!     fn revision(&self) -> Option<u64> {
//!         (self.errors > 0).then_some(self.errors.into())
//!     }
//! }
//!
//! let (mut sum, mut now) = (Sum::default(), Now::default());
//! sum.act(54, &mut now);
//! assert_eq!(sum.draft(now), Some(1), "an error that must not be forgotten");
//! now.run = Duration::from_secs(9);
//! sum.act(56, &mut now);
//! let recorded = sum.take_recorded(&mut now);
//! assert_eq!((recorded.len(), recorded[0].errors, recorded[0].millis), (1, 1, 9_000));
//! ```

use std::time::Duration;

use crate::Random;
use crate::calendar::Moment;

/// What time it is for a lesson.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Now {
    /// The time that counts, since any moment that stays the same while the program runs. It may stand still while the
    /// player is away.
    pub run: Duration,
    /// The same by the clock on the wall: the time stamp of records, and the current day.
    pub wall: Moment,
}

/// What a program lends its lessons for a call: what they draw from, random choices and the time.
#[derive(Debug)]
pub struct Lent<'a, C> {
    /// What they draw from.
    pub content: &'a C,
    /// The source of every random choice.
    pub random: &'a mut Random,
    /// The time.
    pub now: Now,
}

/// When a countdown with so much time left shows another second.
#[must_use]
pub fn next_second(left: Duration, now: Duration) -> Duration {
    let part = Duration::from_nanos(left.subsec_nanos().into());
    now + if part.is_zero() { left.min(Duration::from_secs(1)) } else { part }
}

/// A lesson: an exercise, a game, or a session of many.
///
/// After any call that changes it, the program records what [`take_recorded`](Lesson::take_recorded) hands out, has the
/// task done that is [`pending`](Lesson::pending), and keeps the [`draft`](Lesson::draft) if the
/// [`revision`](Lesson::revision) has changed.
pub trait Lesson {
    /// What the program lends for a call.
    type World<'a>;
    /// Something that the player does.
    type Act;
    /// Something that another thread has to do, such as a search.
    type Task;
    /// What comes of a task.
    type Report;
    /// A finished exercise.
    type Record;
    /// An unfinished one, with what is needed to resume it.
    type Draft;

    /// Handles what the player does. An act that is not possible now changes nothing.
    fn act(&mut self, act: Self::Act, world: &mut Self::World<'_>);

    /// Takes note of the time. To be called when [`wakes_at`](Lesson::wakes_at) is reached, and before anything else at
    /// a new time, because the time may be up.
    fn tick(&mut self, _world: &mut Self::World<'_>) {}

    /// The task that the lesson waits for. It is pending until it is reported on, or until the lesson has gone on
    /// without it.
    fn pending(&self, _world: &Self::World<'_>) -> Option<Self::Task> {
        None
    }

    /// A number that changes when another task takes the place of the pending one, which is then no longer wanted.
    fn task_number(&self) -> u64 {
        0
    }

    /// Handles a report on the pending task.
    fn report(&mut self, _report: &Self::Report, _world: &mut Self::World<'_>) {}

    /// The running time at which it continues by itself, for instance with the opponent's move. Until then it does not
    /// wait for the player.
    fn continues_at(&self) -> Option<Duration> {
        None
    }

    /// The running time at which something happens by itself, or is to be shown anew.
    fn wakes_at(&self, _now: Now) -> Option<Duration> {
        self.continues_at()
    }

    /// Hands out what is to be recorded, each exercise once.
    fn take_recorded(&mut self, world: &mut Self::World<'_>) -> Vec<Self::Record>;

    /// Ends it early. What counts nevertheless is then handed out to be recorded.
    fn leave(&mut self, _world: &mut Self::World<'_>) {}

    /// What is needed to resume it if the program ends now. `None` if nothing would be lost.
    fn draft(&self, _now: Now) -> Option<Self::Draft> {
        None
    }

    /// A number that changes with the contents of the [`draft`](Lesson::draft), but not with time. `None` if there is
    /// nothing to keep.
    fn revision(&self) -> Option<u64> {
        None
    }
}
