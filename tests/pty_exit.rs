//! On every way out the terminal is given back as it was, and the exit code tells how it went.

#![cfg(unix)]

mod pty;

use std::process::{Command, Stdio};

use damier::tui::terminal;
use pty::Terminal;

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
    assert_clean_end(terminal);
}

#[test]
fn by_control_c_in_the_middle_of_a_drill() {
    let mut terminal = started();
    terminal.press("e");
    terminal.wait_for("Enter  start");
    terminal.press("\r");
    terminal.wait_for("White to move");
    terminal.press("\u{3}");
    assert_clean_end(terminal);
}

#[test]
fn by_signals() {
    for signal in ["TERM", "HUP", "INT"] {
        let terminal = started();
        let process = terminal.process().to_string();
        assert!(Command::new("kill").args(["-s", signal, &process]).status().unwrap().success());
        assert_clean_end(terminal);
    }
}

#[test]
fn unknown_sequences_and_pasted_text_do_nothing() {
    let mut terminal = started();
    terminal.press("\u{1b}[99;99Z\u{1b}]0;title\u{7}\u{1b}[200~q\rq\r\u{1b}[201~");
    terminal.press("n");
    terminal.wait_for("Enter  Start");
    terminal.press("q");
    terminal.wait_for("q quit");
    terminal.press("q");
    assert_clean_end(terminal);
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

/// Run by the test below in a terminal of its own.
#[test]
#[ignore = "it panics on purpose"]
fn a_program_that_panics() {
    terminal::give_back_on_panic();
    let _guard = terminal::Guard::new().unwrap();
    panic!("a bug in the program");
}

#[test]
fn by_a_panic_whose_message_can_be_read() {
    let this = std::env::current_exe().unwrap();
    let args = ["--ignored", "--exact", "a_program_that_panics", "--nocapture"];
    let mut terminal = Terminal::start_program(this.as_os_str(), &args);
    assert!(!terminal.end().success());
    assert!(!terminal.is_full_screen());
    // A backtrace may have scrolled the message off the screen.
    assert!(terminal.text().contains("a_program_that_panics"), "{}", terminal.text());
}

#[test]
fn a_storm_of_sizes_loses_nothing() {
    let mut terminal = Terminal::start(&["--puzzles", &pty::puzzles(), "--puzzle", "ibc5ea67e98a4"]);
    terminal.wait_for("White to move wins 2 men.");
    terminal.press("27-2");
    terminal.wait_for("legal: 27-22");
    // From one column to far beyond what any layout uses, in an order that jumps about.
    for number in 1..=300_u32 {
        let [columns, rows] = [number * 89 % 241 + 1, number * 37 % 79 + 1].map(|length| length.try_into().unwrap());
        terminal.resize(columns, rows);
    }
    terminal.resize(20, 5);
    terminal.wait_for("Damier needs");
    terminal.resize(80, 24);
    terminal.wait_for("legal: 27-22");
    terminal.press("2\r");
    terminal.wait_for("Solved!");
    terminal.press("qq");
    assert_clean_end(terminal);
}

#[test]
fn redrawing_and_a_stop_from_outside_repair_the_screen() {
    let mut terminal = started();
    terminal.press("p");
    terminal.wait_for("· Puzzles ·");
    terminal.spoil();
    terminal.press("\u{c}");
    terminal.wait_for("· Puzzles ·");
    terminal.spoil();
    let process = terminal.process().to_string();
    for signal in ["STOP", "CONT"] {
        assert!(Command::new("kill").args(["-s", signal, &process]).status().unwrap().success());
    }
    terminal.wait_for("· Puzzles ·");
    terminal.press("\u{3}");
    assert_clean_end(terminal);
}
