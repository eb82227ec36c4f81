//! The worker never makes anyone wait: it stops when told, drops what is stale and leaves nothing running.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests may fail the test")]

use std::time::Duration;

use damier_engine::{Level, Limits, ReportKind, Settings, Shortage, Situation, Task, Worker};
use damier_rules::{AnyPosition, Variant};

const ONE_THREAD: Settings = Settings { mebibytes: 4, threads: 1, endings: true };
const PATIENCE: Duration = Duration::from_secs(10);

fn start() -> Situation {
    Situation::from(AnyPosition::start(Variant::International))
}

fn endless() -> Task {
    Task::Search { situation: start(), limits: Limits::infinite() }
}

/// Waits for the report that ends the current request.
fn last_report(worker: &Worker) -> ReportKind {
    loop {
        let report = worker.wait(PATIENCE).unwrap().expect("an answer in time");
        assert_eq!(report.generation, worker.current());
        if report.kind.is_final() {
            return report.kind;
        }
    }
}

#[test]
fn progress_comes_first_and_one_result_last() {
    let mut worker = Worker::start(ONE_THREAD, crate::TABLES.clone()).unwrap();
    worker.submit(Task::Search { situation: start(), limits: Limits::depth(6) }).unwrap();
    let mut depths = Vec::new();
    loop {
        match worker.wait(PATIENCE).unwrap().expect("an answer in time").kind {
            ReportKind::Progress(finding) => depths.push(finding.depth),
            ReportKind::Found(finding) => {
                assert_eq!((finding.depth, depths), (6, vec![1, 2, 3, 4, 5, 6]));
                break;
            }
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(worker.poll(), Ok(None));
}

/// Waits until the worker is in the middle of a search.
fn wait_until_busy(worker: &Worker) {
    let report = worker.wait(PATIENCE).expect("the worker runs").expect("it reports in time");
    assert!(matches!(report.kind, ReportKind::Progress(_)), "{:?}", report.kind);
}

#[test]
fn a_stop_is_answered() {
    let mut worker = Worker::start(ONE_THREAD, crate::TABLES.clone()).unwrap();
    for _ in 0..10 {
        worker.submit(endless()).unwrap();
        wait_until_busy(&worker);
        worker.stop();
        let ReportKind::Found(finding) = last_report(&worker) else { panic!("no finding") };
        assert!(finding.best().is_some());
    }
}

#[test]
fn reports_on_earlier_requests_are_dropped() {
    let mut worker = Worker::start(ONE_THREAD, crate::TABLES.clone()).unwrap();
    let old = worker.submit(endless()).unwrap();
    wait_until_busy(&worker);
    let new = worker.submit(Task::Search { situation: start(), limits: Limits::depth(3) }).unwrap();
    assert!(new > old);
    let ReportKind::Found(finding) = last_report(&worker) else { panic!("no finding") };
    assert_eq!(finding.depth, 3);
}

#[test]
fn dropping_a_busy_worker_ends_its_thread() {
    let mut worker = Worker::start(ONE_THREAD, crate::TABLES.clone()).unwrap();
    worker.submit(endless()).unwrap();
    wait_until_busy(&worker);
    // Dropping joins the thread: coming back at all means that it has ended.
    drop(worker);
}

#[test]
fn it_judges_too() {
    let mut worker = Worker::start(ONE_THREAD, crate::TABLES.clone()).unwrap();
    let situation = start();
    let candidate = situation.position.legal_moves()[0];
    worker.submit(Task::Verdict { situation, candidate }).unwrap();
    let ReportKind::Judged(Ok(verdict)) = last_report(&worker) else { panic!("no verdict") };
    assert!(verdict.is_kept());
}

#[test]
fn a_level_chooses_the_same_move_for_the_same_seed_whatever_was_asked_before() {
    let mut worker = Worker::start(Settings { threads: 2, ..ONE_THREAD }, crate::TABLES.clone()).unwrap();
    let mut chosen = |level, seed| {
        let (level, limits) = (Level::new(level).unwrap(), Limits::nodes(20_000));
        worker.submit(Task::Move { situation: start(), level, limits, seed }).unwrap();
        let ReportKind::Found(finding) = last_report(&worker) else { panic!("no finding") };
        finding.best().unwrap()
    };
    let first: Vec<_> = (0..12).map(|seed| chosen(2, seed)).collect();
    chosen(6, 1);
    chosen(8, 1);
    let again: Vec<_> = (0..12).map(|seed| chosen(2, seed)).collect();
    assert_eq!(first, again);
    assert!(first.iter().any(|played| *played != first[0]), "other seeds, other moves");
}

#[test]
fn pondering_is_answered_after_the_hit() {
    let mut worker = Worker::start(ONE_THREAD, crate::TABLES.clone()).unwrap();
    let ponder = || Task::Ponder { situation: start(), limits: Limits::time(Duration::ZERO) };
    worker.submit(ponder()).unwrap();
    // With no time at all it would end at once if its clock ran; so it goes deeper and deeper.
    for depth in 1..=5 {
        let ReportKind::Progress(finding) = worker.wait(PATIENCE).unwrap().unwrap().kind else { panic!("an end") };
        assert_eq!(finding.depth, depth);
    }
    worker.ponder_hit();
    let ReportKind::Found(finding) = last_report(&worker) else { panic!("no finding") };
    assert!(finding.depth >= 5);
    // A miss: the next request gives it up.
    worker.submit(ponder()).unwrap();
    wait_until_busy(&worker);
    worker.submit(Task::Search { situation: start(), limits: Limits::depth(3) }).unwrap();
    let ReportKind::Found(finding) = last_report(&worker) else { panic!("no finding") };
    assert_eq!(finding.depth, 3);
}

#[test]
fn memory_that_cannot_be_had_is_told_once() {
    let greedy = Settings { mebibytes: usize::MAX, ..ONE_THREAD };
    let told = |worker: &Worker| {
        let report = worker.wait(PATIENCE).unwrap().expect("it reports in time");
        matches!(report.kind, ReportKind::Short(Shortage { wanted: usize::MAX, given: 1.. }))
    };
    let mut worker = Worker::start(greedy, crate::TABLES.clone()).unwrap();
    worker.submit(Task::Rest).unwrap();
    assert!(told(&worker));
    for _ in 0..2 {
        assert_eq!(worker.wait(PATIENCE).unwrap().map(|report| report.kind), Some(ReportKind::Ready));
        worker.submit(Task::Rest).unwrap();
    }
    // Also when something else is asked before it can be said.
    worker.submit(Task::Configure(greedy)).unwrap();
    worker.submit(Task::Forget).unwrap();
    assert!(told(&worker));
    assert_eq!(last_report(&worker), ReportKind::Ready);
    let mut worker = Worker::start(greedy, crate::TABLES.clone()).unwrap();
    worker.submit(Task::Configure(ONE_THREAD)).unwrap();
    assert_eq!(worker.wait(PATIENCE).unwrap().map(|report| report.kind), Some(ReportKind::Ready), "it has enough now");
}

#[test]
fn the_engine_can_be_configured_anew() {
    let mut worker = Worker::start(ONE_THREAD, crate::TABLES.clone()).unwrap();
    for task in [Task::Configure(Settings { mebibytes: 2, threads: 2, endings: false }), Task::Forget] {
        worker.submit(task).unwrap();
        assert_eq!(last_report(&worker), ReportKind::Ready);
    }
    worker.submit(Task::Search { situation: start(), limits: Limits::depth(3) }).unwrap();
    assert!(matches!(last_report(&worker), ReportKind::Found(_)));
}

#[test]
fn several_lines_come_best_first_and_end_when_somebody_wants_something_else() {
    let mut worker = Worker::start(ONE_THREAD, crate::TABLES.clone()).unwrap();
    worker.submit(Task::Lines { situation: start(), count: 3, limits: Limits::depth(5) }).unwrap();
    let mut depths = Vec::new();
    let lines = loop {
        match worker.wait(PATIENCE).unwrap().expect("an answer in time").kind {
            ReportKind::LinesProgress(lines) => depths.push((lines[0].depth, lines.len())),
            ReportKind::LinesFound(lines) => break lines,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(depths, [(1, 3), (2, 3), (3, 3), (4, 3), (5, 3)]);
    assert!(lines.is_sorted_by(|one, other| one.score >= other.score), "{lines:?}");
    let mut first: Vec<_> = lines.iter().map(|line| line.best().unwrap()).collect();
    first.dedup();
    assert_eq!(first.len(), 3);
    worker.submit(Task::Lines { situation: start(), count: 2, limits: Limits::infinite() }).unwrap();
    assert!(!worker.wait(PATIENCE).unwrap().expect("it reports in time").kind.is_final());
    worker.submit(Task::Rest).unwrap();
    assert_eq!(last_report(&worker), ReportKind::Ready);
    assert_eq!(worker.poll(), Ok(None));
}
