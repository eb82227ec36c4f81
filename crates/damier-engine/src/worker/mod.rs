//! The engine on a thread of its own.

mod desk;

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError, channel};
use std::thread::{Builder, JoinHandle};
use std::time::{Duration, Instant};

use super::deepening::Finding;
use super::external::Program;
use super::judge::IllegalCandidate;
use super::level::Level;
use super::limits::{Limits, StopFlag};
use super::settings::{Settings, Shortage};
use super::situation::Situation;
use super::verdict::Verdict;
use damier_endings::TableSet;
use damier_rules::{Move, Variant};
use desk::{Desk, work};

/// The number of a request, higher than that of every request before. A report that carries an older one is stale,
/// unless it is about the engine itself ([`ReportKind::Short`]).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Generation(u64);

/// What the worker can be asked to do.
#[derive(Clone, Debug)]
pub enum Task {
    /// Search a position.
    Search {
        /// The position and its past.
        situation: Situation,
        /// When to stop; the time counts from the request.
        limits: Limits,
    },
    /// Search the position that is expected after the opponent's move, in the opponent's time. The answer comes after
    /// [`Worker::ponder_hit`], or when the search is stopped because another move was made.
    Ponder {
        /// The position and its past.
        situation: Situation,
        /// When to stop; the time counts from the hit.
        limits: Limits,
    },
    /// Choose a move as a player of some level would. Below the last level the choice depends on nothing but this.
    Move {
        /// The position and its past.
        situation: Situation,
        /// How strong to play.
        level: Level,
        /// When to stop; the time counts from the request.
        limits: Limits,
        /// The seed of what the level leaves to chance.
        seed: u64,
    },
    /// Search the best moves of a position, each with its line.
    Lines {
        /// The position and its past.
        situation: Situation,
        /// How many, at least 1.
        count: usize,
        /// When to stop; the time counts from the request.
        limits: Limits,
    },
    /// Judge a move with the [`Judge`](super::Judge)'s default budget.
    Verdict {
        /// The position and its past.
        situation: Situation,
        /// The move.
        candidate: Move,
    },
    /// Start a program of the user's own for a variant, unless it runs already. It is ended with the first task that
    /// has nothing to do with it, except searches.
    StartProgram {
        /// The program.
        program: Program,
        /// What it is to play.
        variant: Variant,
    },
    /// Have such a program search a position, for one line.
    ProgramSearch {
        /// The program; it is started if it does not run.
        program: Box<Program>,
        /// The position and its past.
        situation: Situation,
        /// When to stop; the time counts from the request.
        limits: Limits,
    },
    /// Work with other memory, threads or tables from now on; all that was found out is forgotten.
    Configure(Settings),
    /// Forget what was found out about the last game.
    Forget,
    /// Do nothing: what is under way ends.
    Rest,
}

impl Task {
    /// Whether a program of the user's own is ended before it.
    const fn ends_program(&self) -> bool {
        !matches!(
            self,
            Self::StartProgram { .. } | Self::ProgramSearch { .. } | Self::Search { .. } | Self::Lines { .. }
        )
    }
}

/// A message from the worker.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// The request that it belongs to.
    pub generation: Generation,
    /// What it says.
    pub kind: ReportKind,
}

/// What a [`Report`] says. Every request ends with exactly one report that is [final](ReportKind::is_final).
#[derive(Clone, Debug, PartialEq)]
pub enum ReportKind {
    /// The engine has less memory than it should have. It says so once, with whatever it is asked then, and before the
    /// final report; it goes for all that follows.
    Short(Shortage),
    /// A search has finished a depth and goes on.
    Progress(Finding),
    /// A search has ended; also the answer when it was stopped.
    Found(Finding),
    /// A search for several lines has finished a depth and goes on; the best line comes first.
    LinesProgress(Vec<Finding>),
    /// A search for several lines has ended; also the answer when it was stopped.
    LinesFound(Vec<Finding>),
    /// The verdict on a move.
    Judged(Result<Verdict, IllegalCandidate>),
    /// A [`Task::Configure`], [`Task::Forget`] or [`Task::Rest`] is done.
    Ready,
    /// A program of the user's own has started and calls itself so, or why it has not.
    Started(Result<String, String>),
    /// The engine broke down over this request: a bug, or a program of the user's own. The next request starts afresh.
    Failed(String),
}

impl ReportKind {
    /// Whether it is the last one on its request.
    #[must_use]
    pub const fn is_final(&self) -> bool {
        !matches!(self, Self::Short(_) | Self::Progress(_) | Self::LinesProgress(_))
    }
}

/// The thread has ended, which it does only when the program ends or the system refuses it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the engine's thread is not running")]
pub struct WorkerGone;

struct Request {
    generation: Generation,
    task: Task,
    stop: StopFlag,
    handed_in: Instant,
}

/// The way to an engine on its own thread. A new request stops the one before; dropping it stops and ends the thread.
pub(super) struct Dispatcher {
    requests: Option<Sender<Request>>,
    thread: Option<JoinHandle<()>>,
    generation: Generation,
    stop: StopFlag,
}

impl Dispatcher {
    /// Starts the thread, which gives its reports to `tell`.
    pub fn start(
        settings: Settings,
        tables: TableSet,
        tell: impl Fn(Report) + Send + 'static,
    ) -> std::io::Result<Self> {
        let (requests, inbox) = channel();
        let thread = Builder::new().name("engine".to_owned()).spawn(move || {
            let settings = Cell::new(settings);
            let desk = || Desk::new(settings.get(), &tables);
            serve(&inbox, tell, desk, |desk, task, tell| work(desk, &settings, task, tell));
        })?;
        Ok(Self { requests: Some(requests), thread: Some(thread), generation: Generation(0), stop: StopFlag::new() })
    }

    pub fn submit(&mut self, task: Task) -> Result<Generation, WorkerGone> {
        if task.ends_program() {
            self.stop.give_up();
        } else {
            self.stop.raise();
        }
        self.stop = if matches!(task, Task::Ponder { .. }) { StopFlag::pondering() } else { StopFlag::new() };
        self.generation.0 += 1;
        let (generation, stop) = (self.generation, self.stop.clone());
        let request = Request { generation, task, stop, handed_in: Instant::now() };
        self.requests.as_ref().ok_or(WorkerGone)?.send(request).map_err(|_| WorkerGone)?;
        Ok(self.generation)
    }

    pub fn stop(&self) {
        self.stop.raise();
    }

    pub fn ponder_hit(&self) {
        self.stop.start_clock();
    }
}

impl Drop for Dispatcher {
    fn drop(&mut self) {
        self.stop.give_up();
        // Without a sender the thread finds its inbox closed and ends.
        self.requests = None;
        if let Some(thread) = self.thread.take() {
            // It catches panics itself; there is nobody left to tell if it failed all the same.
            let _ = thread.join();
        }
    }
}

/// An engine that works on its own thread. A new request stops the one before; dropping it stops and ends the thread.
pub struct Worker {
    dispatcher: Dispatcher,
    reports: Receiver<Report>,
}

impl Worker {
    /// Starts the thread.
    ///
    /// # Errors
    ///
    /// When the system starts no thread.
    pub fn start(settings: Settings, tables: TableSet) -> std::io::Result<Self> {
        let (outbox, reports) = channel();
        let dispatcher = Dispatcher::start(settings, tables, move |report| drop(outbox.send(report)))?;
        Ok(Self { dispatcher, reports })
    }

    /// Stops what is under way and hands in a task. Reports on it carry the generation returned.
    ///
    /// # Errors
    ///
    /// When the thread has ended.
    pub fn submit(&mut self, task: Task) -> Result<Generation, WorkerGone> {
        self.dispatcher.submit(task)
    }

    /// Stops what is under way; its final report still comes.
    pub fn stop(&self) {
        self.dispatcher.stop();
    }

    /// Tells a [`Task::Ponder`] that the expected move was made: from now on its time counts, and its answer comes.
    /// After another move [`Worker::submit`] the new position instead.
    pub fn ponder_hit(&self) {
        self.dispatcher.ponder_hit();
    }

    /// The generation of the last request.
    #[must_use]
    pub const fn current(&self) -> Generation {
        self.dispatcher.generation
    }

    /// Whether a report says nothing any more.
    fn is_stale(&self, report: &Report) -> bool {
        report.generation != self.current() && !matches!(report.kind, ReportKind::Short(_))
    }

    /// The next report on the last request, if there is one; stale ones are dropped. Never waits.
    ///
    /// # Errors
    ///
    /// When the thread has ended.
    pub fn poll(&self) -> Result<Option<Report>, WorkerGone> {
        loop {
            match self.reports.try_recv() {
                Ok(report) if self.is_stale(&report) => {}
                Ok(report) => return Ok(Some(report)),
                Err(TryRecvError::Empty) => return Ok(None),
                Err(TryRecvError::Disconnected) => return Err(WorkerGone),
            }
        }
    }

    /// Like [`Worker::poll`], but waits for a report, at most for `patience` after the last stale one.
    ///
    /// # Errors
    ///
    /// When the thread has ended.
    pub fn wait(&self, patience: Duration) -> Result<Option<Report>, WorkerGone> {
        loop {
            match self.reports.recv_timeout(patience) {
                Ok(report) if self.is_stale(&report) => {}
                Ok(report) => return Ok(Some(report)),
                Err(RecvTimeoutError::Timeout) => return Ok(None),
                Err(RecvTimeoutError::Disconnected) => return Err(WorkerGone),
            }
        }
    }
}

/// Works off requests until nobody can send any more.
fn serve<D>(
    inbox: &Receiver<Request>,
    tell: impl Fn(Report),
    new_desk: impl Fn() -> D,
    work: impl Fn(&mut D, &Request, &dyn Fn(ReportKind)),
) {
    let mut desk = None;
    while let Ok(request) = inbox.recv() {
        let answered = Cell::new(false);
        let tell = |kind: ReportKind| {
            answered.set(kind.is_final());
            tell(Report { generation: request.generation, kind });
        };
        // The desk may be in disorder after a panic, so it is given away and comes back only from a task well done.
        let mut taken = desk.take().unwrap_or_else(&new_desk);
        let worked = catch_unwind(AssertUnwindSafe(|| {
            work(&mut taken, &request, &tell);
            taken
        }));
        match worked {
            Ok(taken) => desk = Some(taken),
            Err(_) if answered.get() => {}
            Err(payload) => tell(ReportKind::Failed(panic_message(payload.as_ref()))),
        }
    }
}

fn panic_message(payload: &(dyn std::any::Any + Send)) -> String {
    let text = payload.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| payload.downcast_ref::<String>().cloned()).unwrap_or_else(|| "without a message".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_rules::AnyPosition;

    #[test]
    fn a_panic_is_reported_and_the_next_request_is_served() {
        let (requests, inbox) = channel();
        let (outbox, reports) = channel();
        let situation = Situation::from(AnyPosition::start(Variant::International));
        for generation in 1..=5 {
            let task = Task::Search { situation: situation.clone(), limits: Limits::depth(1) };
            let (generation, stop, handed_in) = (Generation(generation), StopFlag::new(), Instant::now());
            requests.send(Request { generation, task, stop, handed_in }).unwrap();
        }
        drop(requests);
        let hook = std::panic::take_hook();
        std::panic::set_hook(Box::new(|_| ()));
        serve(
            &inbox,
            |report| outbox.send(report).unwrap(),
            || 0,
            |served, request, tell| {
                *served += 1;
                assert!(request.generation.0 != 2, "the second one fails");
                tell(ReportKind::Failed(format!("served {served}")));
                assert!(request.generation.0 != 4, "too late to be told");
            },
        );
        std::panic::set_hook(hook);
        let said: Vec<String> = reports
            .try_iter()
            .map(|report| match report.kind {
                ReportKind::Failed(said) => said,
                other => panic!("{other:?}"),
            })
            .collect();
        let expected = ["served 1", "the second one fails", "served 1", "served 2", "served 1"];
        assert_eq!(said, expected, "the third and the fifth find a new desk");
    }
}
