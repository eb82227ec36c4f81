//! On every way out the terminal is restored, and the exit code shows what happened.

#![cfg(unix)]

use std::io::{Read as _, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};

use crate::pty::{Terminal, hang_up};
use etude_tui::ending::Signalled;
use etude_tui::session::in_terminal;
use etude_tui::terminal;

fn assert_clean_end(mut terminal: Terminal) {
    assert!(terminal.end().success());
    assert!(!terminal.is_full_screen(), "the shell's screen is back");
}

fn started() -> Terminal {
    let mut terminal = Terminal::start(&["--seed", "1"]);
    terminal.wait_for("q quit");
    assert!(terminal.is_full_screen());
    terminal
}

#[test]
fn by_its_own_key() {
    let mut terminal = started();
    terminal.press("q");
    terminal.wait_for("again to quit");
    terminal.press("q");
    assert_clean_end(terminal);
}

#[test]
fn by_control_c_in_the_middle_of_a_drill() {
    let mut terminal = started();
    terminal.press("e");
    terminal.wait_for("Enter  Start");
    terminal.press("\r");
    terminal.wait_for("White to move");
    terminal.press("\u{3}");
    assert_clean_end(terminal);
}

#[test]
fn by_signals() {
    for signal in ["TERM", "HUP", "INT"] {
        let terminal = started();
        send(&terminal, signal);
        assert_clean_end(terminal);
    }
}

/// Run in its own terminal by the test below: a signal comes once the terminal is taken over, and before anything waits for
/// signals.
#[test]
#[ignore = "it needs a terminal"]
fn a_program_that_is_ended_while_it_starts() {
    let told = in_terminal("Damier", |_, mut job, ending| {
        rustix::process::kill_process(rustix::process::getpid(), rustix::process::Signal::TERM).unwrap();
        let (sender, receiver) = std::sync::mpsc::channel();
        job.caught().unwrap().listen(ending.clone(), move |signalled| sender.send(signalled).is_ok()).unwrap();
        receiver.recv().unwrap()
    });
    let (signalled, ending) = told.unwrap();
    assert!(signalled == Signalled::Ended && ending.take());
}

#[test]
fn by_a_signal_while_it_starts() {
    let this = std::env::current_exe().unwrap();
    let args = ["--ignored", "--exact", "pty_exit::a_program_that_is_ended_while_it_starts", "--nocapture"];
    assert_clean_end(Terminal::start_program(this.as_os_str(), &args));
}

#[test]
fn unknown_sequences_and_pasted_text_do_nothing() {
    let mut terminal = started();
    terminal.press("\u{1b}[99;99Z\u{1b}]0;title\u{7}\u{1b}[200~q\rq\r\u{1b}[201~");
    terminal.press("n");
    terminal.wait_for("Enter  Start");
    terminal.press("q");
    terminal.wait_for("q quit");
    terminal.press("qq");
    assert_clean_end(terminal);
}

#[test]
fn a_burst_of_keys_is_read_to_its_end() {
    let mut terminal = started();
    terminal.press(&format!("{}n", "\x1b[A".repeat(1_000)));
    terminal.wait_for("Enter  Start");
}

#[test]
fn without_a_terminal_it_says_so_and_ends_with_code_2() {
    let output = Command::new(env!("CARGO_BIN_EXE_damier")).stdin(Stdio::null()).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty());
    assert!(String::from_utf8_lossy(&output.stderr).contains("needs a terminal"));
}

#[test]
fn a_puzzle_that_is_not_there_is_an_error_before_the_screen_is_touched() {
    let mut terminal = Terminal::start(&["--puzzle", "nonsense"]);
    assert_eq!(terminal.end().exit_code(), 2);
    assert!(terminal.text().contains("there is no puzzle nonsense"), "{}", terminal.text());
}

/// Run in its own terminal by the test below.
#[test]
#[ignore = "it panics on purpose"]
fn a_program_that_panics() {
    damier::tui::give_back_on_panic();
    let _guard = terminal::Guard::new("Damier").unwrap();
    panic!("a bug in the program");
}

#[test]
fn by_a_panic_whose_message_can_be_read() {
    let this = std::env::current_exe().unwrap();
    let args = ["--ignored", "--exact", "pty_exit::a_program_that_panics", "--nocapture"];
    let mut terminal = Terminal::start_program(this.as_os_str(), &args);
    assert!(!terminal.end().success());
    assert!(!terminal.is_full_screen());
    // A backtrace may have scrolled the message off the screen.
    assert!(terminal.text().contains("a_program_that_panics"), "{}", terminal.text());
}

/// Run in its own terminal by the test below: the engine's threads panic, and the program continues until a key is
/// pressed.
#[test]
#[ignore = "it panics on purpose"]
fn an_engine_that_panics() {
    damier::tui::give_back_on_panic();
    let _guard = terminal::Guard::new("Damier").unwrap();
    for name in ["engine", "engine helper"] {
        let thread = std::thread::Builder::new().name(name.to_owned()).spawn(|| panic!("a bug in the engine"));
        assert!(thread.unwrap().join().is_err());
    }
    print!("the screen is still ours");
    std::io::stdout().flush().unwrap();
    std::io::stdin().read_exact(&mut [0]).unwrap();
}

#[test]
fn not_by_a_panic_of_the_engine() {
    let this = std::env::current_exe().unwrap();
    let args = ["--ignored", "--exact", "pty_exit::an_engine_that_panics", "--nocapture"];
    let mut terminal = Terminal::start_program(this.as_os_str(), &args);
    terminal.wait_for("the screen is still ours");
    assert!(terminal.is_full_screen() && !terminal.text().contains("a bug"), "{}", terminal.text());
    terminal.press("qq");
    assert_clean_end(terminal);
}

/// Run in its own terminal by the test below.
#[test]
#[ignore = "it panics on purpose"]
fn a_thread_that_panics() {
    damier::tui::give_back_on_panic();
    let _guard = terminal::Guard::new("Damier").unwrap();
    let thread = std::thread::Builder::new().name("input".to_owned()).spawn(|| panic!("a bug in a thread"));
    let _ = thread.unwrap().join();
    unreachable!("without it the program would be deaf");
}

#[test]
fn by_a_panic_of_any_other_thread() {
    let this = std::env::current_exe().unwrap();
    let args = ["--ignored", "--exact", "pty_exit::a_thread_that_panics", "--nocapture"];
    let mut terminal = Terminal::start_program(this.as_os_str(), &args);
    assert_eq!(terminal.end().exit_code(), 101);
    assert!(!terminal.is_full_screen());
    // A backtrace names it, and may have scrolled the message off the screen.
    let told = ["a bug in a thread", "a_thread_that_panics"];
    assert!(told.iter().any(|told| terminal.text().contains(told)), "{}", terminal.text());
}

/// A failed allocation would abort the program before it could restore the terminal.
#[cfg(target_os = "linux")]
#[test]
fn not_by_an_engine_that_gets_no_memory() {
    let folder = tempfile::tempdir().unwrap();
    let settings = folder.path().join("settings.toml");
    std::fs::write(&settings, "memory = 65536\nthreads = 1\n").unwrap();
    let (program, settings) = (env!("CARGO_BIN_EXE_damier"), settings.display());
    // 8 GiB of address space are plenty for everything else.
    let limited = format!("ulimit -v 8388608; exec '{program}' --config '{settings}' --analyse W:W31-50:B1-20");
    let mut terminal = Terminal::start_program("sh".as_ref(), &["-c", &limited]);
    terminal.wait_for("engine · depth");
    terminal.press("\u{3}");
    assert_clean_end(terminal);
}

#[test]
fn redrawing_and_a_stop_from_outside_repair_the_screen() {
    let mut terminal = started();
    terminal.press("p");
    terminal.wait_for("· Puzzles ·");
    terminal.wipe_screen();
    terminal.press("\u{c}");
    terminal.wait_for("· Puzzles ·");
    terminal.wipe_screen();
    for signal in ["STOP", "CONT"] {
        send(&terminal, signal);
    }
    terminal.wait_for("· Puzzles ·");
    terminal.press("\u{3}");
    assert_clean_end(terminal);
}

/// Command-line arguments for each screen, and a text that it shows.
const SCREENS: [(&str, &str); 2] = [("", "q quit"), ("--analyse W:W31-50:B1-20", "engine · depth")];

#[test]
fn by_a_hang_up() {
    for (args, shown) in SCREENS {
        let mut terminal = Terminal::start(&args.split_whitespace().collect::<Vec<_>>());
        terminal.wait_for(shown);
        assert!(hang_up(terminal).0.success(), "{shown}");
    }
}

/// The shell receives the signal and ignores it; the program below it only sees its terminal disappear.
#[cfg(target_os = "linux")]
#[test]
fn by_a_hang_up_without_a_signal() {
    let program = env!("CARGO_BIN_EXE_damier");
    for (args, shown) in SCREENS {
        for way in ["trap '' HUP;", "trap '' HUP; setsid -w"] {
            let command = format!("{way} '{program}' {args}; echo $? > \"$DAMIER_HOME/code\"");
            let mut terminal = Terminal::start_program("sh".as_ref(), &["-c", &command]);
            terminal.wait_for(shown);
            if !args.is_empty() {
                terminal.press("32-28\r");
                terminal.wait_for("1. 32-28");
            }
            let home = hang_up(terminal).1;
            let code = std::fs::read_to_string(home.path().join("code")).unwrap();
            assert_eq!(code.trim(), "0", "{way} {shown}");
            assert_eq!(keeps_an_analysis(home.path()), !args.is_empty(), "{way} {shown}");
        }
    }
}

/// Waiting keys are not processed first: some of them start an analysis, which would be kept.
#[test]
fn by_a_signal_in_a_storm_of_keys() {
    let mut terminal = started();
    let up = "\x1b[A";
    terminal.press(&format!("{}a32-28\r{}", up.repeat(60_000), up.repeat(6_000)));
    send(&terminal, "TERM");
    assert!(terminal.end().success());
    assert!(!keeps_an_analysis(terminal.home()));
}

/// Every other signal that ends a program by default does so only after the terminal is restored. Signals of faults leave
/// no time to save anything.
#[cfg(target_os = "linux")]
#[test]
fn by_signals_that_mean_nothing() {
    let orderly = ["ABRT", "ALRM", "IO", "PROF", "PWR", "STKFLT", "SYS", "TRAP", "USR1", "USR2", "VTALRM", "XCPU"];
    let nameless = ["34", "50", "64"];
    for signal in orderly.into_iter().chain(nameless).chain(["SEGV", "BUS", "ILL", "FPE"]) {
        let mut terminal = started();
        send(&terminal, signal);
        let ended = terminal.end();
        assert!(ended.signal().is_some(), "{signal}: {ended:?}");
        assert!(!terminal.is_full_screen(), "{signal}");
        assert!(terminal.is_cooked(), "{signal}");
    }
}

/// Run in its own terminal by the test below.
#[cfg(target_os = "linux")]
#[test]
#[ignore = "it overflows its stack on purpose"]
fn a_program_that_overflows_its_stack() {
    fn deeper(depth: u64) -> u64 {
        std::hint::black_box(if depth == 0 { 0 } else { deeper(std::hint::black_box(depth - 1)) + depth })
    }
    etude_tui::ending::listen(etude_tui::ending::EndRequest::default(), |_| true).unwrap();
    let _guard = terminal::Guard::new("Damier").unwrap();
    deeper(u64::MAX);
}

/// Run in its own terminal by the test below.
#[cfg(target_os = "linux")]
#[test]
#[ignore = "it aborts on purpose"]
fn a_program_that_aborts() {
    etude_tui::ending::listen(etude_tui::ending::EndRequest::default(), |_| true).unwrap();
    let _guard = terminal::Guard::new("Damier").unwrap();
    std::process::abort();
}

#[cfg(target_os = "linux")]
#[test]
fn by_a_fault_of_its_own() {
    let this = std::env::current_exe().unwrap();
    for (name, told) in
        [("a_program_that_overflows_its_stack", "has overflowed its stack"), ("a_program_that_aborts", "")]
    {
        let args = ["--ignored", "--exact", &format!("pty_exit::{name}"), "--nocapture"];
        let mut terminal = Terminal::start_program(this.as_os_str(), &args);
        assert!(terminal.end().signal().is_some(), "{name}");
        assert!(!terminal.is_full_screen() && terminal.is_cooked(), "{name}");
        assert!(terminal.text().contains(told), "{name}: {}", terminal.text());
    }
}

fn send(terminal: &Terminal, signal: &str) {
    let process = terminal.process().to_string();
    assert!(Command::new("kill").args(["-s", signal, &process]).status().unwrap().success());
}

fn keeps_an_analysis(home: &Path) -> bool {
    let files = std::fs::read_dir(home.join("progress")).into_iter().flatten().flatten();
    files.into_iter().any(|file| file.file_name().to_string_lossy().starts_with("unfinished-"))
}
