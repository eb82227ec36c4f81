//! Runs the engine on its own thread: accepts tasks and pushes reports.

mod state;

use std::cell::Cell;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{Builder, JoinHandle};
use std::time::Instant;

use super::background::{Hold, Precedence};
use super::engine::Finding;
use super::external::{ExternalError, Program};
use super::judge::IllegalCandidate;
use super::level::Level;
use super::limits::{Limits, StopFlag};
use super::settings::{Settings, Shortage};
use super::situation::Situation;
use super::verdict::Verdict;
use damier_endings::TableSet;
use damier_rules::{Move, Variant};
use state::work;

/// The number of a request, which identifies its reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RequestId(pub u64);

/// Numbers requests from 1, so that a later one has a higher number.
#[derive(Clone, Debug, Default)]
pub struct RequestIds(u64);

impl RequestIds {
    /// The next number.
    pub const fn next_id(&mut self) -> RequestId {
        self.0 += 1;
        RequestId(self.0)
    }
}

/// The tasks for the engine's thread.
#[derive(Clone, Debug)]
pub enum Task {
    /// Search a position.
    Search {
        /// The position and its history.
        situation: Situation,
        /// When to stop; the time counts from the request.
        limits: Limits,
    },
    /// Search the position expected after the opponent's move, in the opponent's time. The answer comes after
    /// [`Dispatcher::ponder_hit`], or when the search is stopped because another move was made.
    Ponder {
        /// The position and its history.
        situation: Situation,
        /// When to stop; the time counts from the hit.
        limits: Limits,
    },
    /// Choose a move as a player of some level would. Below the last level the choice depends only on these fields.
    Move {
        /// The position and its history.
        situation: Situation,
        /// The strength of play.
        level: Level,
        /// When to stop; the time counts from the request.
        limits: Limits,
        /// The seed of the level's random choices.
        seed: u64,
    },
    /// Search the best moves of a position, each with its line.
    Lines {
        /// The position and its history.
        situation: Situation,
        /// How many, at least 1.
        count: usize,
        /// When to stop; the time counts from the request.
        limits: Limits,
    },
    /// Judge a move with the [`Judge`](super::Judge)'s default budget.
    Verdict {
        /// The position and its history.
        situation: Situation,
        /// The move.
        candidate: Move,
    },
    /// Start an external program for a variant, unless it is already running. It is ended by the first task that does
    /// not concern it, except searches.
    StartProgram {
        /// The program.
        program: Program,
        /// The variant it is to play.
        variant: Variant,
    },
    /// Have an external program search a position, for one line.
    ProgramSearch {
        /// The program; started if it is not running.
        program: Box<Program>,
        /// The position and its history.
        situation: Situation,
        /// When to stop; the time counts from the request.
        limits: Limits,
    },
    /// Forget the results from the last game.
    Forget,
    /// Do nothing, after stopping the running task.
    Rest,
}

impl Task {
    /// Whether an external program is ended before this task.
    const fn ends_program(&self) -> bool {
        !matches!(
            self,
            Self::StartProgram { .. } | Self::ProgramSearch { .. } | Self::Search { .. } | Self::Lines { .. }
        )
    }
}

/// A report on a request. Each request ends with exactly one report that is [final](ReportKind::is_final), unless
/// another request has replaced it.
#[derive(Clone, Debug, PartialEq)]
pub enum ReportKind {
    /// The engine has less memory than requested. Reported once, with any request, before the final report; it applies
    /// to all that follows.
    Short(Shortage),
    /// A search has finished a depth and continues.
    Progress(Finding),
    /// A search has ended; also the answer when it was stopped.
    Found(Finding),
    /// A search for several lines has finished a depth and continues; the best line comes first.
    LinesProgress(Vec<Finding>),
    /// A search for several lines has ended; also the answer when it was stopped.
    LinesFound(Vec<Finding>),
    /// The verdict on a move.
    Judged(Result<Verdict, IllegalCandidate>),
    /// A [`Task::Forget`] or [`Task::Rest`] is done.
    Ready,
    /// An external program has started, with the name it gives itself, if any; or why it has not.
    Started(Result<Option<String>, EngineError>),
    /// The engine failed on this request because of a bug, or an external program failed. The next request starts
    /// afresh.
    Failed(EngineError),
}

/// Why the engine has no answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EngineError {
    /// An external program does not work.
    #[error(transparent)]
    Program(#[from] ExternalError),
    /// There is no external program.
    #[error("no external program")]
    NoProgram,
    /// The search returned no move although there is one.
    #[error("no move")]
    NoMove,
    /// The engine panicked, with this message.
    #[error("panic: {0}")]
    Panic(String),
}

impl ReportKind {
    /// Whether it is the last report on its request.
    #[must_use]
    pub const fn is_final(&self) -> bool {
        !matches!(self, Self::Short(_) | Self::Progress(_) | Self::LinesProgress(_))
    }
}

/// The engine's thread has ended, which it does only with the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("engine thread ended")]
pub struct EngineGone;

struct Request {
    id: RequestId,
    task: Task,
    settings: Settings,
    stop: StopFlag,
    handed_in: Instant,
    /// Makes background work wait until the request is done.
    _hold: Hold,
}

/// An engine and a judge on their own thread. A new request stops the previous one. Dropping the dispatcher stops the
/// running task and waits until the thread and any external program have ended.
pub struct Dispatcher {
    requests: Option<Sender<Request>>,
    thread: Option<JoinHandle<()>>,
    settings: Settings,
    precedence: Precedence,
    /// The number of the last request.
    latest: Arc<AtomicU64>,
    stop: StopFlag,
}

impl Dispatcher {
    /// Starts the thread, which passes its reports to `report`. The engine allocates its memory on the first request.
    /// While there is work, it takes precedence over background work.
    ///
    /// Results for a request that has been replaced are not reported, except those about the engine itself
    /// ([`ReportKind::Short`]). A report already on its way still arrives, so compare its number.
    ///
    /// # Errors
    ///
    /// If the system cannot start a thread.
    pub fn start(
        settings: Settings,
        tables: TableSet,
        precedence: Precedence,
        report: impl Fn(RequestId, ReportKind) + Send + 'static,
    ) -> io::Result<Self> {
        let (requests, inbox) = channel();
        let latest = Arc::<AtomicU64>::default();
        let seen = Arc::clone(&latest);
        let thread = Builder::new().name("engine".to_owned()).spawn(move || {
            serve(&inbox, &seen, report, |state, request, report| work(state, &tables, request, report));
        })?;
        Ok(Self { requests: Some(requests), thread: Some(thread), settings, precedence, latest, stop: StopFlag::new() })
    }

    /// Sets the engine's settings from the next request on. If they differ, the engine is rebuilt: it forgets all
    /// results, and an external program is ended.
    pub const fn configure(&mut self, settings: Settings) {
        self.settings = settings;
    }

    /// Stops the running task and submits a new one. Reports on it carry `id`.
    ///
    /// # Errors
    ///
    /// If the thread has ended.
    pub fn submit(&mut self, id: RequestId, task: Task) -> Result<(), EngineGone> {
        if task.ends_program() {
            self.stop.abandon();
        } else {
            self.stop.raise();
        }
        self.stop = if matches!(task, Task::Ponder { .. }) { StopFlag::pondering() } else { StopFlag::new() };
        self.latest.store(id.0, Ordering::Relaxed);
        let (settings, stop, hold) = (self.settings, self.stop.clone(), self.precedence.hold());
        let request = Request { id, task, settings, stop, handed_in: Instant::now(), _hold: hold };
        self.requests.as_ref().ok_or(EngineGone)?.send(request).map_err(|_| EngineGone)
    }

    /// Stops the running task; its final report still comes.
    pub fn stop(&self) {
        self.stop.raise();
    }

    /// Tells a [`Task::Ponder`] that the expected move was made: its time counts from now, and its answer will come.
    /// After another move, [`Dispatcher::submit`] the new position instead. No effect on any but the last request.
    pub fn ponder_hit(&self, id: RequestId) {
        if self.latest.load(Ordering::Relaxed) == id.0 {
            self.stop.start_clock();
        }
    }
}

impl Drop for Dispatcher {
    fn drop(&mut self) {
        self.stop.abandon();
        // Without a sender, the thread finds its inbox closed and ends.
        self.requests = None;
        if let Some(thread) = self.thread.take() {
            // The thread catches panics itself, so this cannot fail.
            let _ = thread.join();
        }
    }
}

/// Serves requests until there can be no more. `work` receives the state kept from the previous request, if that
/// succeeded.
fn serve<D>(
    inbox: &Receiver<Request>,
    latest: &AtomicU64,
    report: impl Fn(RequestId, ReportKind),
    work: impl Fn(Option<D>, &Request, &dyn Fn(ReportKind)) -> D,
) {
    let mut state = None;
    while let Ok(request) = inbox.recv() {
        let answered = Cell::new(false);
        let report = |kind: ReportKind| {
            answered.set(kind.is_final());
            if request.id.0 == latest.load(Ordering::Relaxed) || matches!(kind, ReportKind::Short(_)) {
                report(request.id, kind);
            }
        };
        // A panic may leave the state inconsistent, so it is handed over and comes back only if the task succeeds.
        let kept = state.take();
        match catch_unwind(AssertUnwindSafe(|| work(kept, &request, &report))) {
            Ok(kept) => state = Some(kept),
            Err(_) if answered.get() => {}
            Err(payload) => report(ReportKind::Failed(EngineError::Panic(panic_message(payload.as_ref())))),
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

    /// The reports on requests 1 to `count`.
    fn reported<D>(
        count: u64,
        latest: &AtomicU64,
        work: impl Fn(Option<D>, &Request, &dyn Fn(ReportKind)) -> D,
    ) -> Vec<(u64, ReportKind)> {
        let (requests, inbox) = channel();
        let (outbox, reports) = channel();
        for id in (1..=count).map(RequestId) {
            let (settings, stop, handed_in) = (Settings::one_thread(1), StopFlag::new(), Instant::now());
            let hold = Precedence::default().hold();
            requests.send(Request { id, task: Task::Rest, settings, stop, handed_in, _hold: hold }).unwrap();
        }
        drop(requests);
        serve(&inbox, latest, |id, report| outbox.send((id.0, report)).unwrap(), work);
        reports.try_iter().collect()
    }

    #[test]
    fn a_panic_is_reported_and_the_next_request_is_served() {
        let latest = AtomicU64::default();
        let hook = std::panic::take_hook();
        std::panic::set_hook(Box::new(|_| ()));
        let reports = reported(5, &latest, |served, request, report| {
            latest.store(request.id.0, Ordering::Relaxed);
            let served = served.unwrap_or(0) + 1;
            assert!(request.id.0 != 2, "the second request fails");
            report(ReportKind::Failed(EngineError::Panic(format!("served {served}"))));
            assert!(request.id.0 != 4, "replaced before it could report");
            served
        });
        std::panic::set_hook(hook);
        let expected =
            [(1, "served 1"), (2, "the second request fails"), (3, "served 1"), (4, "served 2"), (5, "served 1")];
        let expected = expected.map(|(id, said)| (id, ReportKind::Failed(EngineError::Panic(said.to_owned()))));
        assert_eq!(reports, expected, "the third and the fifth get a new state");
    }

    #[test]
    fn a_replaced_request_is_only_reported_on_where_it_concerns_the_engine() {
        let short = ReportKind::Short(Shortage { wanted: 2, given: 1 });
        let reports = reported(2, &AtomicU64::new(2), |_, _, report| {
            report(short.clone());
            report(ReportKind::Ready);
        });
        assert_eq!(reports, [(1, short.clone()), (2, short), (2, ReportKind::Ready)]);
    }
}
