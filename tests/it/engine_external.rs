//! The user's own engines: the crate's program as one, and scripts that imitate every kind of bad one.

#![cfg(unix)]

#[path = "../../crates/damier-engine/tests/it/client.rs"]
mod client;

use std::fmt::Write as _;
use std::io::Write as _;
use std::time::{Duration, Instant};

use client::Client;
use damier::words;
use damier_engine::{
    During, Engine, EngineError, ExternalEngine, ExternalError, Limits, Program, ReportKind, Score, Settings,
    Situation, StopFlag, Task, Timeouts,
};
use damier_rules::notation::{read_fen, read_move, write_move};
use damier_rules::{AnyPosition, Game, Variant};
use tempfile::NamedTempFile;

/// Half a second where a user's engine would have a minute, for bad engines that never answer.
const HASTE: Timeouts = Timeouts {
    to_start: Duration::from_millis(500),
    to_answer: Duration::from_millis(50),
    to_stop: Duration::from_millis(50),
    to_report: Duration::from_millis(50),
};

const HOUR: Duration = Duration::from_secs(3600);

/// An hour for everything, so that a test which waits for a time to pass does not end.
const PATIENCE: Timeouts = Timeouts { to_start: HOUR, to_answer: HOUR, to_stop: HOUR, to_report: HOUR };

fn start() -> Situation {
    Situation::from(AnyPosition::start(Variant::International))
}

/// The crate's own program as a user's engine.
fn own(variant: Variant) -> ExternalEngine {
    let parameters = [("threads", "1"), ("tt-size", "1")].map(|(name, value)| (name.to_owned(), value.to_owned()));
    let command = format!("'{}' hub", env!("CARGO_BIN_EXE_damier"));
    let program = Program { command, parameters: parameters.to_vec(), ..Program::default() };
    ExternalEngine::start(&program, variant, &StopFlag::new()).expect("it starts")
}

/// A shell script as an engine: for each line it reads, it runs the answer paired with the line's first word.
fn script(answers: &[(&str, &str)], timeouts: Timeouts) -> (Program, NamedTempFile) {
    let mut text = String::from("while read -r word rest; do\ncase \"$word\" in\n");
    for (word, answer) in answers {
        writeln!(text, "{word}) {answer} ;;").expect("a text");
    }
    text.push_str("esac\ndone\n");
    let mut file = NamedTempFile::new().expect("a file");
    file.write_all(text.as_bytes()).expect("it is written");
    let command = format!("sh '{}'", file.path().display());
    (Program { command, timeouts, ..Program::default() }, file)
}

const HUB: (&str, &str) = ("hub", "echo id name=Fake; echo wait");
const INIT: (&str, &str) = ("init", "echo ready");

/// The result of a search of the start position if the program answers `go` like this.
fn searched(go: &str, limits: &Limits) -> Result<damier_engine::Finding, ExternalError> {
    let (program, _file) = script(&[HUB, INIT, ("go", go)], HASTE);
    let mut engine = ExternalEngine::start(&program, Variant::International, &StopFlag::new())?;
    let found = engine.search(&start(), limits, |_| ());
    if found.is_err() {
        let again = engine.search(&start(), limits, |_| ());
        assert!(matches!(again, Err(ExternalError::Ended(_))), "it was ended: {again:?}");
    }
    found
}

#[test]
fn the_same_search_inside_and_outside() {
    for variant in Variant::ALL {
        let mut external = own(variant);
        assert_eq!(external.name(), Some("Damier"));
        let situation = Situation::from(AnyPosition::start(variant));
        let (limits, mut depths) = (Limits::depth(7), 0);
        let theirs = external.search(&situation, &limits, |_| depths += 1).expect("it answers");
        let ours = Engine::new(1).search(&situation, None, &limits, |_| ());
        assert_eq!((theirs.score, theirs.line, theirs.depth, theirs.nodes), (ours.score, ours.line, 7, ours.nodes));
        assert_eq!(depths, 7);
    }
}

#[test]
fn the_past_of_a_position_is_passed_on() {
    // Two kings against one, eight of the ten plies until the draw already used: see engine_hub.rs.
    let start = read_fen("W:WK16,K26:BK45", Variant::International).expect("a position").position;
    let mut game = Game::new(start);
    for text in ["26-31", "45-50", "31-36", "50-45", "36-31", "45-50", "31-26", "50-45"] {
        let played = read_move(game.position(), text).expect("a legal move");
        game.play(played).expect("the game goes on");
    }
    let found = own(Variant::International).search(&(&game).into(), &Limits::depth(4), |_| ());
    assert_eq!(found.expect("it answers").score, Score::DRAW);
}

#[test]
fn an_endless_search_is_stopped() {
    let (mut engine, stop) = (own(Variant::International), StopFlag::new());
    let found = engine.search(&start(), Limits::infinite().or(&stop), |_| stop.raise()).expect("it answers");
    assert!(found.best().is_some());
    assert!(engine.search(&start(), &Limits::nodes(1000), |_| ()).is_ok(), "it goes on");
}

#[test]
fn the_first_version_of_the_protocol_is_spoken_too() {
    let analyse = "if [ \"$seen\" = ' wbbb 28 depth time' ]; then echo junk; echo info 5 5.5 -12 100 0.1 1.0 19-23 28x19; \
                   echo move 19-23 28x19; else echo error $seen; fi";
    let answers = [
        ("hub", "echo name Old; echo wait"),
        ("set", "echo \"error $rest\""),
        INIT,
        ("pos", "case $rest in wbbb*) seen=\"$seen wbbb\" ;; esac"),
        ("move", "seen=\"$seen ${rest#*-}\""),
        ("depth|time", "seen=\"$seen $word\""),
        ("analyse", analyse),
    ];
    let (program, _file) = script(&answers, Timeouts::default());
    let mut engine = ExternalEngine::start(&program, Variant::International, &StopFlag::new()).expect("it starts");
    assert_eq!(engine.name(), Some("Old"));
    let start = AnyPosition::start(Variant::International);
    let after = start.play_unchecked(read_move(&start, "32-28").expect("a legal move"));
    // A position before a man's move cannot recur, but a caller may still pass it as history.
    let situation = Situation { earlier: vec![start], ..Situation::from(after) };
    let limits = Limits { depth: Some(5), ..Limits::time(Duration::from_secs(9)) };
    let found = engine.search(&situation, &limits, |_| ()).expect("it answers");
    assert_eq!((found.score, found.depth, found.nodes), (Score::centi_men(-12), 5, 100));
    assert_eq!(found.best().map(|best| write_move(&after, best)).as_deref(), Some("19-23"));
    let nodes = engine.search(&situation, &Limits::nodes(9), |_| ());
    assert!(matches!(nodes, Err(ExternalError::NodeLimit)), "{nodes:?}");
    let russian = ExternalEngine::start(&program, Variant::Russian, &StopFlag::new());
    assert!(matches!(russian, Err(ExternalError::Variant(Variant::Russian))));
}

#[test]
fn programs_that_cannot_be_started_say_why() {
    let begin = |command: &str| {
        let program = Program { command: command.to_owned(), timeouts: HASTE, ..Program::default() };
        ExternalEngine::start(&program, Variant::International, &StopFlag::new()).err()
    };
    assert!(matches!(begin(" "), Some(ExternalError::Command(_))));
    assert!(matches!(begin("scan 'hub"), Some(ExternalError::Command(_))));
    assert!(matches!(begin("/there/is/no/such/engine hub"), Some(ExternalError::Start { .. })));
    assert!(matches!(begin("true"), Some(ExternalError::Ended(During::Start))));
    assert!(matches!(begin("cat"), Some(ExternalError::Silent(During::Start))), "it repeats what it hears");
    assert!(
        matches!(begin("yes nonsense"), Some(ExternalError::Endless { missing: "wait", .. })),
        "it never stops talking"
    );
    let there = Program { command: "cat".to_owned(), folder: Some("/there/is/no".into()), ..Program::default() };
    let nowhere = ExternalEngine::start(&there, Variant::International, &StopFlag::new());
    assert!(matches!(nowhere, Err(ExternalError::Folder(_))));
    // A caller can stop waiting at any time.
    let (patient, stop) = (Program { command: "cat".to_owned(), ..Program::default() }, StopFlag::new());
    stop.raise();
    let given_up = ExternalEngine::start(&patient, Variant::International, &stop);
    assert!(matches!(given_up, Err(ExternalError::Stopped)));
    let (program, _file) = script(&[("hub", "echo 'error message=\"no licence\"'")], HASTE);
    let complaint = ExternalEngine::start(&program, Variant::International, &StopFlag::new()).err();
    assert!(complaint.is_some_and(|error| error == ExternalError::Complaint("no licence".to_owned())));
}

#[test]
fn a_search_that_goes_wrong_ends_with_an_error() {
    let soon = Limits::time(Duration::from_millis(1));
    assert!(matches!(searched("exit 3", &soon), Err(ExternalError::Ended(During::Search))));
    assert!(matches!(searched(":", &soon), Err(ExternalError::Silent(During::Search))), "it hangs");
    assert!(
        matches!(searched(":", &Limits::depth(3)), Err(ExternalError::Silent(During::Search))),
        "also without a clock"
    );
    let drip = "while :; do echo info depth=1; sleep 0.01; done";
    assert!(matches!(searched(drip, &soon), Err(ExternalError::Unstoppable)));
    let bytes = "while :; do printf x; sleep 0.01; done";
    assert!(matches!(searched(bytes, &soon), Err(ExternalError::Silent(During::Search))), "no line ends");
    let mute = "exec >&-; sleep 3600";
    assert!(matches!(searched(mute, &Limits::depth(3)), Err(ExternalError::Ended(During::Search))));
    for (go, wrong) in [
        ("echo done move=1-50", "1-50"),
        ("echo done", "which has no move"),
        ("echo done move=", "there is no move"),
        ("echo 'error message=\"bad position\"'", "bad position"),
    ] {
        let error =
            searched(go, &Limits::depth(1)).err().map(|error| words::external_error(&error)).unwrap_or_default();
        assert!(error.contains(wrong), "{go}: {error}");
    }
}

#[test]
fn an_endless_search_that_brings_no_evaluation_ends_with_an_error() {
    let nothing = searched(":", &Limits::infinite());
    assert!(matches!(nothing, Err(ExternalError::Silent(During::Search))), "{nothing:?}");
    for nonsense in ["info depth=1 score=0 pv=1-2", "Segmentation fault (core dumped)"] {
        let go = format!("while :; do echo \"{nonsense}\"; sleep 0.01; done");
        let told =
            searched(&go, &Limits::infinite()).err().map(|error| words::external_error(&error)).unwrap_or_default();
        assert_eq!(told, format!("the engine wrote {nonsense:?}, which is not an evaluation of the position"));
    }
}

#[test]
fn lines_that_make_no_sense_do_no_harm() {
    let go = "echo; echo '%&/ \"'; echo info; echo info score=nan pv=32-28; echo info score=1e999 pv=32-28; \
              echo info depth=-1 score=x pv=32-28; echo info depth=2 score=0.5 pv=1-2; \
              echo 'info depth=3 score=0.07 pv=\"32-28 99-1\"'; echo done move=32-28 ponder=50-1";
    let found = searched(go, &Limits::depth(1)).expect("it answers in the end");
    let start = AnyPosition::start(Variant::International);
    assert_eq!((found.score, found.depth, found.line.len()), (Score::centi_men(7), 3, 1));
    assert_eq!(found.best().map(|best| write_move(&start, best)).as_deref(), Some("32-28"));
}

#[test]
fn a_program_is_started_and_asked_for_moves_and_may_end() {
    let mut client = Client::start(Settings::one_thread(4));
    let (program, _file) = script(&[HUB, INIT, ("go", "echo done move=32-28")], HASTE);
    let started = client.answer(Task::StartProgram { program: program.clone(), variant: Variant::International });
    assert_eq!(started, ReportKind::Started(Ok(Some("Fake".to_owned()))));
    let asked =
        |program| Task::ProgramSearch { program: Box::new(program), situation: start(), limits: Limits::depth(1) };
    let ReportKind::Found(found) = client.answer(asked(program)) else { panic!("no move") };
    assert_eq!(found.best().map(|best| write_move(&start().position, best)).as_deref(), Some("32-28"));
    let (dies, _other) = script(&[HUB, INIT, ("go", "exit 3")], HASTE);
    let ReportKind::Failed(reason) = client.answer(asked(dies)) else { panic!("it dies") };
    assert_eq!(reason, ExternalError::Ended(During::Search).into());
    let search = Task::Search { situation: start(), limits: Limits::depth(1) };
    assert!(matches!(client.answer(search), ReportKind::Found(_)));
}

#[test]
fn whoever_gives_a_task_does_not_wait_for_a_program_that_never_starts() {
    let mut client = Client::start(Settings::one_thread(4));
    // It has an hour to start, so a test that waits for it does not end.
    let timeouts = Timeouts { to_start: HOUR, ..Timeouts::default() };
    let silent = Program { command: "cat".to_owned(), timeouts, ..Program::default() };
    client.ask(Task::StartProgram { program: silent, variant: Variant::International });
    assert_eq!(client.answer(Task::Rest), ReportKind::Ready);
}

/// An engine that starts to search and then ignores everything. A test that waits for it waits an hour.
fn deaf() -> (Program, NamedTempFile) {
    script(&[("hub", "echo id name=$$; echo wait"), INIT, ("go", "echo info depth=1 score=0 pv=32-28")], PATIENCE)
}

fn endless(program: &Program) -> Task {
    Task::ProgramSearch { program: Box::new(program.clone()), situation: start(), limits: Limits::infinite() }
}

#[test]
fn progress_is_reported_at_a_pace_and_the_last_is_not_lost() {
    let mut client = Client::start(Settings::one_thread(4));
    let say = |depth| format!("echo info depth={depth} score=0 pv=32-28");
    let (go, stop) = ([say(1), say(2), say(3)].join("; "), ("stop", "echo done move=32-28"));
    let (program, _file) = script(&[HUB, INIT, ("go", &go), stop], Timeouts::default());
    client.ask(endless(&program));
    let mut depth = 0;
    while depth < 3 {
        let ReportKind::Progress(finding) = client.report() else { panic!("an end") };
        assert!(finding.depth > depth);
        depth = finding.depth;
    }
    let drip = format!("while :; do {}; sleep 0.01; done", say(4));
    let (program, _file) = script(&[HUB, INIT, ("go", &drip)], HASTE);
    let started = Instant::now();
    client.ask(endless(&program));
    (0..3).for_each(|_| client.wait_until_busy());
    assert!(started.elapsed() >= Duration::from_millis(100), "three times in {:?}", started.elapsed());
}

#[test]
fn a_program_that_heeds_no_stop_is_told_to_who_asks_next_and_then_started_again() {
    let mut client = Client::start(Settings::one_thread(4));
    let (program, _file) = deaf();
    let timeouts = Timeouts { to_stop: Duration::from_millis(50), ..program.timeouts };
    let program = Program { timeouts, ..program };
    client.ask(endless(&program));
    client.wait_until_busy();
    let next = client.answer(endless(&program));
    assert_eq!(next, ReportKind::Failed(ExternalError::Silent(During::Search).into()));
    client.ask(endless(&program));
    client.wait_until_busy();
}

#[cfg(target_os = "linux")]
#[test]
fn a_deaf_program_is_ended_at_once_when_nobody_wants_it_any_more() {
    let mut client = Client::start(Settings::one_thread(4));
    let (program, _file) = deaf();
    let mut processes = Vec::new();
    for is_dropped in [false, true] {
        let start = Task::StartProgram { program: program.clone(), variant: Variant::International };
        let ReportKind::Started(Ok(Some(name))) = client.answer(start) else { panic!("it starts") };
        processes.push(std::path::Path::new("/proc").join(name));
        client.ask(endless(&program));
        client.wait_until_busy();
        if !is_dropped {
            assert_eq!(client.answer(Task::Rest), ReportKind::Ready);
        }
    }
    drop(client);
    assert!(processes.iter().all(|process| !process.exists()), "it is still there");
}

#[cfg(target_os = "linux")]
#[test]
fn the_program_is_kept_while_the_bundled_engine_searches() {
    let mut client = Client::start(Settings::one_thread(4));
    let (program, _file) = script(&[("hub", "echo id name=$$; echo wait"), INIT], Timeouts::default());
    let ask = Task::StartProgram { program, variant: Variant::International };
    let started = client.answer(ask.clone());
    client.answer(Task::Search { situation: start(), limits: Limits::depth(1) });
    client.answer(Task::Lines { situation: start(), count: 2, limits: Limits::depth(1) });
    assert_eq!(client.answer(ask), started, "the same process");
}

#[cfg(target_os = "linux")]
#[test]
fn the_program_is_ended_when_the_game_is_left() {
    let mut client = Client::start(Settings::one_thread(4));
    let (program, _file) = script(&[("hub", "echo id name=$$; echo wait"), INIT], Timeouts::default());
    let started = client.answer(Task::StartProgram { program, variant: Variant::International });
    let ReportKind::Started(Ok(Some(name))) = started else { panic!("{started:?}") };
    let process = std::path::Path::new("/proc").join(name);
    assert!(process.exists());
    assert_eq!(client.answer(Task::Rest), ReportKind::Ready);
    assert!(!process.exists(), "it is still there");
}

#[test]
fn a_program_that_talks_without_end_is_given_up_at_once() {
    // Only the number of lines or bytes can end these: they have an hour.
    let timeouts = Timeouts { to_start: HOUR, ..Timeouts::default() };
    let long = "line=0123456789; while [ ${#line} -lt 60000 ]; do line=$line$line; done";
    for (hub, init, missing) in [
        ("while :; do echo id name=Fake; done".to_owned(), INIT.1.to_owned(), "wait"),
        (format!("{long}; while :; do echo $line; done"), INIT.1.to_owned(), "wait"),
        ("cat /dev/zero".to_owned(), INIT.1.to_owned(), "wait"),
        ("head -c 70000 /dev/zero".to_owned(), INIT.1.to_owned(), "wait"),
        (HUB.1.to_owned(), "while :; do echo info; done".to_owned(), "ready"),
    ] {
        let (program, _file) = script(&[("hub", &hub), ("init", &init)], timeouts);
        let error = ExternalEngine::start(&program, Variant::International, &StopFlag::new()).err();
        assert!(
            matches!(error, Some(ExternalError::Endless { missing: word, .. }) if word == missing),
            "{hub}: {error:?}"
        );
    }
}

#[test]
fn a_search_that_is_not_stopped_by_the_end_of_its_time_is_given_up() {
    // Only its reports can end it: it has an hour to answer.
    let drip = "while :; do echo info depth=1 score=0 pv=32-28; sleep 0.01; done";
    let (program, _file) = script(&[HUB, INIT, ("go", drip)], PATIENCE);
    let mut engine = ExternalEngine::start(&program, Variant::International, &StopFlag::new()).expect("it starts");
    let found = engine.search(&start(), &Limits::time(Duration::from_millis(1)), |_| ());
    assert!(matches!(found, Err(ExternalError::Unstoppable)), "{found:?}");
}

/// Endless output of every kind, as the answer to `go`.
const FLOODS: [&str; 4] = [
    "while :; do echo 'info depth=1 score=0.1 pv=\"32-28\"'; done",
    "while :; do i=$((i+1)); echo info depth=$i nodes=$i score=0.$i pv=32-28; done",
    "while :; do echo info; done",
    "cat /dev/zero",
];

#[test]
fn a_program_that_floods_its_output_is_given_up_whatever_limits_the_search() {
    // Only the amount of output can end these: they have an hour for everything.
    for flood in FLOODS {
        for limits in [Limits::infinite(), Limits::time(HOUR), Limits::depth(99), Limits::nodes(u64::MAX)] {
            let (program, _file) = script(&[HUB, INIT, ("go", flood)], PATIENCE);
            let mut engine =
                ExternalEngine::start(&program, Variant::International, &StopFlag::new()).expect("it starts");
            let found = engine.search(&start(), &limits, |_| ());
            assert_eq!(found, Err(ExternalError::Flood), "{flood} {limits:?}");
        }
    }
}

#[test]
fn a_program_that_begins_to_flood_after_a_stop_is_given_up() {
    let go = ("go", "echo info depth=1 score=0 pv=32-28");
    for flood in FLOODS {
        let mut client = Client::start(Settings::one_thread(4));
        let (program, _file) = script(&[HUB, INIT, go, ("stop", flood)], PATIENCE);
        client.ask(endless(&program));
        client.wait_until_busy();
        client.dispatcher.stop();
        let ReportKind::Failed(EngineError::Program(error)) = client.last_report() else { panic!("{flood}") };
        assert!(matches!(error, ExternalError::Flood | ExternalError::Unstoppable), "{flood}: {error:?}");
    }
}

#[test]
fn a_program_that_searches_beyond_its_limit_is_told_to_stop() {
    for (go, limits) in [
        ("echo info depth=6 score=0 pv=32-28", Limits::depth(5)),
        ("echo info depth=1 nodes=2002001 score=0 pv=32-28", Limits::nodes(1000)),
    ] {
        let (program, _file) = script(&[HUB, INIT, ("go", go), ("stop", "echo done move=31-27")], PATIENCE);
        let mut engine = ExternalEngine::start(&program, Variant::International, &StopFlag::new()).expect("it starts");
        let found = engine.search(&start(), &limits, |_| ()).expect("it answers");
        assert_eq!(found.best().map(|best| write_move(&start().position, best)).as_deref(), Some("31-27"));
    }
}

#[test]
fn a_search_without_a_clock_needs_signs_of_life() {
    let junk = "while :; do echo junk; sleep 0.01; done";
    let error = searched(junk, &Limits::depth(3)).err().map(|error| words::external_error(&error));
    let expected = "the engine wrote \"junk\", which is not an evaluation of the position";
    assert_eq!(error.as_deref(), Some(expected));
    // It is silent for three pings, but answers them.
    let ping = ("ping", "echo pong; i=$((i+1)); if [ $i = 3 ]; then echo done move=32-28; fi");
    let timeouts = Timeouts { to_answer: Duration::from_secs(60), ..HASTE };
    let (program, _file) = script(&[HUB, INIT, ping], timeouts);
    let mut engine = ExternalEngine::start(&program, Variant::International, &StopFlag::new()).expect("it starts");
    assert!(engine.search(&start(), &Limits::depth(3), |_| ()).is_ok());
}

#[test]
fn a_long_line_of_play_is_cut() {
    // Kings may move to and fro as often as an engine likes.
    let position = read_fen("W:WK46:BK16", Variant::International).expect("a position").position;
    let line = "46-41 16-11 41-46 11-16 ".repeat(100);
    let go = format!("echo 'info depth=1 score=0 pv=\"{line}\"'; echo done move=46-41");
    let (program, _file) = script(&[HUB, INIT, ("go", &go)], Timeouts::default());
    let mut engine = ExternalEngine::start(&program, Variant::International, &StopFlag::new()).expect("it starts");
    let found = engine.search(&position.into(), &Limits::depth(1), |_| ()).expect("it answers");
    assert_eq!(found.line.len(), 99);
}

#[test]
fn the_command_ends_and_writes_little_even_if_its_output_is_not_read() {
    let steady = "while :; do i=$((i+1)); echo info depth=1 score=0.$i pv=32-28; sleep 0.01; done";
    for go in FLOODS.into_iter().chain([steady]) {
        for limit in [["--time", "1"], ["--depth", "9"], ["--nodes", "9000"]] {
            if go == steady && limit[0] != "--time" {
                continue;
            }
            let (program, _file) = script(&[HUB, INIT, ("go", go)], Timeouts::default());
            let mut damier = std::process::Command::new(env!("CARGO_BIN_EXE_damier"))
                .args(["analyse", limit[0], limit[1], "--engine", &program.command])
                .stdout(std::process::Stdio::piped())
                .stderr(std::process::Stdio::piped())
                .spawn()
                .expect("it starts");
            wait_for("its end", || damier.try_wait().expect("a child").is_some());
            let output = damier.wait_with_output().expect("it ended");
            let (said, errors) = (output.stdout.len(), String::from_utf8_lossy(&output.stderr).into_owned());
            assert_eq!(output.status.code(), Some(2), "{go}: {errors}");
            assert!(errors.starts_with("damier: the engine"), "{go}: {errors}");
            assert!(said < 20_000, "{go}: {said} bytes");
        }
    }
}

/// Whether a process exists and is running. An ended one is a zombie until its new parent collects it.
#[cfg(target_os = "linux")]
fn lives(process: &str) -> bool {
    let state = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    state.rsplit(") ").next().is_some_and(|rest| !rest.is_empty() && !rest.starts_with(['Z', 'X']))
}

/// An engine whose helper keeps running when the engine is killed, and which gives the helper's number as its name.
#[cfg(target_os = "linux")]
const HELPED: (&str, &str) = ("hub", "sleep 3600 & echo id name=$!; echo wait");

#[cfg(target_os = "linux")]
#[test]
fn what_the_program_has_started_ends_with_it() {
    for dies in [false, true] {
        let answers = [HELPED, INIT, ("go", "exit 3")];
        let (program, _file) = script(&answers, Timeouts::default());
        let mut engine = ExternalEngine::start(&program, Variant::International, &StopFlag::new()).expect("it starts");
        let helper = engine.name().expect("its process").to_owned();
        assert!(lives(&helper));
        if dies {
            assert!(engine.search(&start(), &Limits::depth(1), |_| ()).is_err());
        }
        drop(engine);
        wait_for("the helper's end", || !lives(&helper));
    }
}

/// Polls until a deadline.
fn wait_for(what: &str, mut is_so: impl FnMut() -> bool) {
    let deadline = Instant::now() + Duration::from_secs(60);
    while !is_so() {
        assert!(Instant::now() < deadline, "timed out waiting for {what}");
        std::thread::yield_now();
    }
}

#[cfg(target_os = "linux")]
#[test]
fn control_c_ends_the_program_too() {
    use std::io::BufRead as _;
    use std::os::unix::process::ExitStatusExt as _;

    for signal in [rustix::process::Signal::INT, rustix::process::Signal::TERM, rustix::process::Signal::HUP] {
        let note = NamedTempFile::new().expect("a file");
        let hub = format!("sleep 3600 & echo $! $$ > '{}'; echo id name=Fake; echo wait", note.path().display());
        let (program, _file) = script(&[("hub", &hub), INIT, ("go", "echo info depth=1 score=0 pv=32-28")], HASTE);
        let mut damier = std::process::Command::new(env!("CARGO_BIN_EXE_damier"))
            .args(["analyse", "--time", "3600", "--engine", &program.command])
            .stdout(std::process::Stdio::piped())
            .spawn()
            .expect("it starts");
        let output = damier.stdout.take().expect("a pipe");
        assert!(std::io::BufReader::new(output).lines().next().is_some_and(|line| line.is_ok()), "it searches");
        let process = rustix::process::Pid::from_child(&damier);
        rustix::process::kill_process(process, signal).expect("it runs");
        assert_eq!(damier.wait().expect("it ends").signal(), Some(signal.as_raw()));
        for process in std::fs::read_to_string(note.path()).expect("a text").split_whitespace() {
            wait_for("the engine's end", || !lives(process));
        }
    }
}

#[cfg(target_os = "linux")]
#[test]
fn dropping_it_ends_the_program() {
    let (program, _file) = script(&[("hub", "echo id name=$$; echo wait"), INIT], Timeouts::default());
    let engine = ExternalEngine::start(&program, Variant::International, &StopFlag::new()).expect("it starts");
    let process = std::path::Path::new("/proc").join(engine.name().expect("its process"));
    assert!(process.exists());
    drop(engine);
    assert!(!process.exists(), "it is still there");
}
