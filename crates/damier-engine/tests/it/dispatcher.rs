//! The dispatcher never blocks its caller: it stops when told, drops stale work and leaves nothing running.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests may fail the test")]

use std::sync::mpsc::channel;
use std::thread::spawn;
use std::time::Duration;

use crate::client::Client;
use damier_engine::{Background, Level, Limits, ReportKind, Settings, Shortage, Situation, TableUse, Task};
use damier_rules::{AnyPosition, Variant};

const ONE_THREAD: Settings = Settings { mebibytes: 4, threads: 1, endings: TableUse::Shipped };

fn start() -> Situation {
    Situation::from(AnyPosition::start(Variant::International))
}

fn endless() -> Task {
    Task::Search { situation: start(), limits: Limits::infinite() }
}

/// Asserts that a new request is answered in full, whatever the engine was doing.
fn finds_at_depth_three(client: &mut Client) {
    let ReportKind::Found(finding) = client.answer(Task::Search { situation: start(), limits: Limits::depth(3) })
    else {
        panic!("no finding")
    };
    assert_eq!(finding.depth, 3);
}

#[test]
fn progress_comes_first_and_one_result_last() {
    let mut client = Client::start(ONE_THREAD);
    client.ask(Task::Search { situation: start(), limits: Limits::depth(6) });
    let mut depths = Vec::new();
    loop {
        match client.report() {
            ReportKind::Progress(finding) => depths.push(finding.depth),
            ReportKind::Found(finding) => {
                assert_eq!((finding.depth, depths), (6, vec![1, 2, 3, 4, 5, 6]));
                break;
            }
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(client.end(), []);
}

#[test]
fn a_stop_is_answered() {
    let mut client = Client::start(ONE_THREAD);
    for _ in 0..10 {
        client.ask(endless());
        client.wait_until_busy();
        client.dispatcher.stop();
        let ReportKind::Found(finding) = client.last_report() else { panic!("no finding") };
        assert!(finding.best().is_some());
    }
}

#[test]
fn a_new_request_replaces_the_one_before() {
    let mut client = Client::start(ONE_THREAD);
    client.ask(endless());
    client.wait_until_busy();
    finds_at_depth_three(&mut client);
}

#[test]
fn work_in_the_background_waits_while_there_is_a_request() {
    let mut client = Client::start(ONE_THREAD);
    let background = Background { precedence: client.precedence.clone(), ..Background::default() };
    client.ask(endless());
    client.wait_until_busy();
    let (sender, passed) = channel();
    let thread = spawn(move || {
        background.wait_turn();
        sender.send(()).unwrap();
    });
    // Long enough for the background work to pass if it did not wait.
    (0..8).for_each(|_| client.wait_until_busy());
    assert!(passed.try_recv().is_err());
    client.dispatcher.stop();
    passed.recv().unwrap();
    thread.join().unwrap();
}

#[test]
fn dropping_a_busy_dispatcher_ends_its_thread() {
    let mut client = Client::start(ONE_THREAD);
    client.ask(endless());
    client.wait_until_busy();
    // Dropping joins the thread, so returning means that it has ended.
    drop(client);
}

#[test]
fn it_judges_too() {
    let mut client = Client::start(ONE_THREAD);
    let situation = start();
    let candidate = situation.position.legal_moves()[0];
    let ReportKind::Judged(Ok(verdict)) = client.answer(Task::Verdict { situation, candidate }) else {
        panic!("no verdict")
    };
    assert!(verdict.is_kept());
}

#[test]
fn a_level_chooses_the_same_move_for_the_same_seed_whatever_was_asked_before() {
    let mut client = Client::start(Settings { threads: 2, ..ONE_THREAD });
    let mut chosen = |level, seed| {
        let (level, limits) = (Level::new(level).unwrap(), Limits::nodes(20_000));
        client.ask(Task::Move { situation: start(), level, limits, seed });
        let ReportKind::Found(finding) = client.last_report() else { panic!("no finding") };
        finding.best().unwrap()
    };
    let first: Vec<_> = (0..12).map(|seed| chosen(2, seed)).collect();
    chosen(6, 1);
    chosen(8, 1);
    let again: Vec<_> = (0..12).map(|seed| chosen(2, seed)).collect();
    assert_eq!(first, again);
    assert!(first.iter().any(|played| *played != first[0]), "the move depends on the seed");
}

#[test]
fn pondering_is_answered_after_the_hit() {
    let mut client = Client::start(ONE_THREAD);
    let ponder = || Task::Ponder { situation: start(), limits: Limits::time(Duration::ZERO) };
    client.ask(ponder());
    let missed = client.latest;
    client.ask(ponder());
    client.dispatcher.ponder_hit(missed);
    // With a time limit of zero it would end at once if its clock ran; instead it goes deeper and deeper.
    for depth in 1..=8 {
        let ReportKind::Progress(finding) = client.report() else { panic!("an end") };
        assert_eq!(finding.depth, depth);
    }
    client.dispatcher.ponder_hit(client.latest);
    let ReportKind::Found(finding) = client.last_report() else { panic!("no finding") };
    assert!(finding.depth >= 8);
    // A miss: the next request cancels it.
    client.ask(ponder());
    client.wait_until_busy();
    finds_at_depth_three(&mut client);
}

#[test]
fn memory_that_cannot_be_had_is_told_once() {
    let greedy = Settings { mebibytes: usize::MAX, ..ONE_THREAD };
    let short = ReportKind::Short(Shortage { wanted: usize::MAX, given: 16 });
    let mut client = Client::start(greedy);
    client.ask(Task::Rest);
    assert_eq!((client.report(), client.report()), (short.clone(), ReportKind::Ready));
    client.ask(Task::Rest);
    assert_eq!(client.report(), ReportKind::Ready);
    // With new settings, also if another request comes before the report.
    client.dispatcher.configure(Settings { threads: 2, ..greedy });
    client.ask(Task::Rest);
    client.ask(Task::Forget);
    assert_eq!((client.report(), client.report()), (short, ReportKind::Ready));
    let mut client = Client::start(greedy);
    client.dispatcher.configure(ONE_THREAD);
    client.ask(Task::Rest);
    assert_eq!(client.report(), ReportKind::Ready, "it has enough now");
}

#[test]
fn other_settings_make_the_engine_forget_and_the_same_do_not() {
    let mut client = Client::start(ONE_THREAD);
    let search = Task::Search { situation: start(), limits: Limits::depth(8) };
    let nodes = |client: &mut Client| match client.answer(search.clone()) {
        ReportKind::Found(finding) => finding.nodes,
        other => panic!("{other:?}"),
    };
    let first = nodes(&mut client);
    client.dispatcher.configure(ONE_THREAD);
    assert!(nodes(&mut client) < first, "its earlier results save work");
    client.dispatcher.configure(Settings { threads: 2, ..ONE_THREAD });
    assert_eq!(client.answer(Task::Rest), ReportKind::Ready);
    client.dispatcher.configure(ONE_THREAD);
    assert_eq!(nodes(&mut client), first);
}

#[test]
fn several_lines_come_best_first_and_end_when_somebody_wants_something_else() {
    let mut client = Client::start(ONE_THREAD);
    client.ask(Task::Lines { situation: start(), count: 3, limits: Limits::depth(5) });
    let mut depths = Vec::new();
    let lines = loop {
        match client.report() {
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
    client.ask(Task::Lines { situation: start(), count: 2, limits: Limits::infinite() });
    assert!(!client.report().is_final());
    client.ask(Task::Rest);
    assert_eq!(client.last_report(), ReportKind::Ready);
    assert_eq!(client.end(), []);
}
