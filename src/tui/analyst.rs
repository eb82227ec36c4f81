//! The bridge to the engine: tasks go in with tickets, reports come out with them, and nobody waits.

use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use super::Error;
use super::action::Ticket;
use damier_endings::TableSet;
use damier_engine::{Precedence, ReportKind, Settings, Task, Worker, WorkerGone};

/// How long a new task waits at most while the engine works on the one before.
const PATIENCE: Duration = Duration::from_millis(10);
/// While it works its reports are passed on at most so often: an engine of the person's own may report without end.
const CALM: Duration = Duration::from_millis(50);

type Deliver = Box<dyn Fn(Ticket, ReportKind) -> bool + Send>;

/// What the engine is told.
enum Order {
    Do(Ticket, Box<Task>),
    PonderHit(Ticket),
}

/// Hands tasks to the engine and passes its reports on. The engine starts with the first task, so that the first frame
/// does not wait for it.
pub struct Analyst {
    deliver: Option<Deliver>,
    orders: Option<Sender<Order>>,
    thread: Option<JoinHandle<()>>,
    settings: Settings,
    tables: TableSet,
    /// What works in the background waits while this works.
    precedence: Precedence,
}

impl Analyst {
    /// Reports go to `deliver`, which says whether anybody still listens. While it works it goes before others.
    pub fn new(
        settings: Settings,
        tables: TableSet,
        precedence: Precedence,
        deliver: impl Fn(Ticket, ReportKind) -> bool + Send + 'static,
    ) -> Self {
        Self { deliver: Some(Box::new(deliver)), orders: None, thread: None, settings, tables, precedence }
    }

    /// Has the engine work with other memory or threads. What it was doing is given up if they differ.
    ///
    /// # Errors
    ///
    /// When the engine has ended.
    pub fn configure(&mut self, settings: Settings) -> Result<(), Error> {
        if std::mem::replace(&mut self.settings, settings) == settings || self.orders.is_none() {
            return Ok(());
        }
        // Nobody waits for this report.
        self.ask(Ticket::default(), Task::Configure(settings))
    }

    /// Hands in a task; the one before is given up.
    ///
    /// # Errors
    ///
    /// When the engine cannot be started, or has ended.
    pub fn ask(&mut self, ticket: Ticket, task: Task) -> Result<(), Error> {
        if let Some(deliver) = self.deliver.take() {
            let worker =
                Worker::start(self.settings, self.tables.clone()).map_err(|error| Error::Engine(error.to_string()))?;
            let (orders, inbox) = channel();
            let precedence = self.precedence.clone();
            let serve = move || {
                serve(worker, &inbox, &precedence, &deliver);
                precedence.set(false);
            };
            self.thread = Some(thread::Builder::new().name("analyst".to_owned()).spawn(serve)?);
            self.orders = Some(orders);
        }
        self.order(Order::Do(ticket, Box::new(task)))
    }

    /// Tells that the position that a task ponders over has come about; for a task that is given up it means nothing.
    ///
    /// # Errors
    ///
    /// When the engine has ended.
    pub fn ponder_hit(&self, ticket: Ticket) -> Result<(), Error> {
        self.order(Order::PonderHit(ticket))
    }

    fn order(&self, order: Order) -> Result<(), Error> {
        let gone = || Error::Engine(WorkerGone.to_string());
        self.orders.as_ref().ok_or_else(gone)?.send(order).map_err(|_| gone())
    }
}

impl Drop for Analyst {
    /// Waits until the engine has stopped, so that an engine of the person's own does not outlive the program.
    fn drop(&mut self) {
        self.orders = None;
        if let Some(thread) = self.thread.take() {
            // Had it broken down, the program would have ended.
            let _ = thread.join();
        }
    }
}

/// Whether a report must be passed on: others are overtaken by the next one.
const fn is_news(report: &ReportKind) -> bool {
    report.is_final() || matches!(report, ReportKind::Short(_))
}

/// Sleeps until there is a task, then until there is a report or another task. Ends when nobody asks or listens.
fn serve(mut worker: Worker, inbox: &Receiver<Order>, precedence: &Precedence, deliver: &Deliver) {
    let mut busy: Option<Ticket> = None;
    let (mut held, mut delivered_at) = (None, Instant::now());
    loop {
        precedence.set(busy.is_some());
        let order = match busy {
            None => inbox.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Some(_) => inbox.try_recv().map_err(|error| match error {
                std::sync::mpsc::TryRecvError::Empty => RecvTimeoutError::Timeout,
                std::sync::mpsc::TryRecvError::Disconnected => RecvTimeoutError::Disconnected,
            }),
        };
        match order {
            Ok(Order::PonderHit(ticket)) if busy == Some(ticket) => worker.ponder_hit(),
            Ok(Order::Do(ticket, task)) => match worker.submit(*task) {
                Ok(_) => (busy, held) = (Some(ticket), None),
                Err(gone) => drop(deliver(ticket, ReportKind::Failed(gone.to_string()))),
            },
            Err(RecvTimeoutError::Disconnected) => return,
            Ok(Order::PonderHit(_)) | Err(RecvTimeoutError::Timeout) => {}
        }
        let Some(ticket) = busy else { continue };
        let report = match worker.wait(PATIENCE) {
            Ok(None) => held.take(),
            Ok(Some(report)) if is_news(&report.kind) || delivered_at.elapsed() >= CALM => Some(report.kind),
            Ok(Some(report)) => {
                held = Some(report.kind);
                None
            }
            Err(gone) => Some(ReportKind::Failed(gone.to_string())),
        };
        let Some(report) = report else { continue };
        if report.is_final() {
            busy = None;
        }
        (held, delivered_at) = (None, Instant::now());
        if !deliver(ticket, report) {
            return;
        }
    }
}
