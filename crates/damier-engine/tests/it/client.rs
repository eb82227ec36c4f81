//! A dispatcher with blocking access to its reports, for tests.

#![allow(dead_code, reason = "each test binary uses part of it")]
#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests may fail the test")]

use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use damier_engine::{Dispatcher, Precedence, ReportKind, RequestId, RequestIds, Settings, Task};

/// How long to wait for a report.
const PATIENCE: Duration = Duration::from_secs(60);

pub struct Client {
    pub dispatcher: Dispatcher,
    pub precedence: Precedence,
    reports: Receiver<(RequestId, ReportKind)>,
    ids: RequestIds,
    /// The last request.
    pub latest: RequestId,
}

impl Client {
    pub fn start(settings: Settings) -> Self {
        let (outbox, reports) = channel();
        // The receiver is gone once a test has ended.
        let report = move |id, kind| drop(outbox.send((id, kind)));
        let precedence = Precedence::default();
        let dispatcher = Dispatcher::start(settings, crate::TABLES.clone(), precedence.clone(), report).unwrap();
        Self { dispatcher, precedence, reports, ids: RequestIds::default(), latest: RequestId(0) }
    }

    pub fn ask(&mut self, task: Task) {
        self.latest = self.ids.next_id();
        self.dispatcher.submit(self.latest, task).unwrap();
    }

    /// The next report on the last request, or on the engine.
    pub fn report(&self) -> ReportKind {
        loop {
            let (id, report) = self.reports.recv_timeout(PATIENCE).expect("a report in time");
            if id == self.latest || matches!(report, ReportKind::Short(_)) {
                return report;
            }
        }
    }

    /// The report that ends the last request.
    pub fn last_report(&self) -> ReportKind {
        loop {
            let report = self.report();
            if report.is_final() {
                return report;
            }
        }
    }

    /// The report that ends a new request.
    pub fn answer(&mut self, task: Task) -> ReportKind {
        self.ask(task);
        self.last_report()
    }

    /// Waits until a search is running.
    pub fn wait_until_busy(&self) {
        let report = self.report();
        assert!(matches!(report, ReportKind::Progress(_)), "{report:?}");
    }

    /// Ends the engine. Returns the remaining reports.
    pub fn end(self) -> Vec<ReportKind> {
        drop(self.dispatcher);
        self.reports.iter().map(|(_, report)| report).collect()
    }
}
