//! Stops and continuations, under a shell with job control: the shell gets its terminal back, and so does the program.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests stand outside test functions")]
#![cfg(unix)]

use std::process::Command;
use std::time::Instant;

use crate::pty::{DEADLINE, Terminal};

/// Reads orders from the terminal, and counts those done. A program may be stopped in the middle of a control sequence,
/// which would swallow the first letter: CAN ends it.
const SHELL: &str =
    "set -m; n=0; while read -r order; do eval \"$order\"; n=$((n+1)); printf '\\030\\ndone %d.\\n' \"$n\"; done";

/// A shell, with the program waiting in its background.
struct Shell {
    terminal: Terminal,
    orders: u32,
    process: String,
}

impl Shell {
    /// Starts the program in the background, where it must not touch the terminal.
    fn start() -> Self {
        let program = env!("CARGO_BIN_EXE_damier");
        let terminal = Terminal::start_program("sh".as_ref(), &["-c", SHELL]);
        let mut shell = Self { terminal, orders: 0, process: String::new() };
        shell.order(&format!("'{program}' --seed 1 & echo $! > \"$DAMIER_HOME/pid\""));
        let pid = std::fs::read_to_string(shell.terminal.home().join("pid")).unwrap();
        pid.trim().clone_into(&mut shell.process);
        shell.waits_for(|state| state == 'T');
        assert!(!shell.terminal.is_full_screen());
        shell
    }

    /// Starts the program and brings it to the foreground.
    fn with_program() -> Self {
        let mut shell = Self::start();
        shell.begin("fg");
        shell.terminal.wait_for("q quit");
        // A shell would read answers to the program's questions as orders: a key comes after them.
        shell.assert_taken();
        shell
    }

    /// Gives an order that ends when the program stops or ends.
    fn begin(&mut self, order: &str) {
        self.orders += 1;
        self.terminal.press(&format!("{order}\n"));
    }

    /// Waits until the last order is done.
    fn is_back(&mut self) {
        self.terminal.wait_for(&format!("done {}.", self.orders));
    }

    fn order(&mut self, order: &str) {
        self.begin(order);
        self.is_back();
    }

    fn send(&self, signal: &str) {
        assert!(Command::new("kill").args(["-s", signal, &self.process]).status().unwrap().success());
    }

    /// Waits until the system says that the program is in a state: `T` for stopped, `Z` for ended.
    fn waits_for(&self, is_reached: impl Fn(char) -> bool) {
        let deadline = Instant::now() + DEADLINE;
        loop {
            let told = Command::new("ps").args(["-o", "stat=", "-p", &self.process]).output().unwrap().stdout;
            if is_reached(String::from_utf8(told).unwrap().trim().chars().next().unwrap_or('Z')) {
                return;
            }
            assert!(Instant::now() < deadline, "it does not reach the state:\n{}", self.terminal.text());
            std::thread::yield_now();
        }
    }

    /// What the system says about the modes of the line.
    fn modes(&self) -> Vec<String> {
        let line = std::fs::File::open(self.terminal.line()).unwrap();
        let told = Command::new("stty").arg("-a").stdin(line).output().unwrap().stdout;
        String::from_utf8(told).unwrap().split([' ', ';', '\n']).map(str::to_owned).collect()
    }

    /// The terminal is as the program wants it, and it obeys.
    fn assert_taken(&mut self) {
        self.terminal.press("n");
        self.terminal.wait_for("Enter  Start");
        assert!(self.terminal.is_full_screen() && self.terminal.reports_mouse() && self.terminal.brackets_paste());
        self.waits_for_modes(["-icanon", "-echo", "-isig"]);
        // The foot of the home screen may still be there from before: the form has to go first. A stop that came before the
        // key was read would leave the key to the shell.
        self.terminal.press("q");
        let is_home = |screen: &str| (screen.contains("q quit") && !screen.contains("Enter  Start")).then_some(());
        self.terminal.wait("the home screen", is_home);
    }

    /// The terminal is as the shell wants it.
    fn assert_given_back(&self) {
        let terminal = &self.terminal;
        assert!(!terminal.is_full_screen() && !terminal.reports_mouse() && !terminal.brackets_paste());
        self.waits_for_modes(["icanon", "echo", "isig"]);
    }

    /// Waits until the terminal has these modes: after a stop they are set twice, and the second time may come late.
    fn waits_for_modes(&self, wanted: [&str; 3]) {
        let deadline = Instant::now() + DEADLINE;
        loop {
            let modes = self.modes();
            if wanted.iter().all(|mode| modes.iter().any(|found| found == mode)) {
                return;
            }
            assert!(Instant::now() < deadline, "{modes:?}");
            std::thread::yield_now();
        }
    }

    fn leave(mut self) {
        self.terminal.press("\u{3}");
        self.is_back();
        self.assert_given_back();
    }
}

#[test]
fn a_window_resized_while_the_program_is_stopped_is_drawn_at_its_new_size() {
    let mut shell = Shell::with_program();
    for (columns, rows) in [(100, 30), (60, 20), (80, 24)] {
        shell.terminal.press("\u{1a}");
        shell.is_back();
        shell.assert_given_back();
        shell.terminal.resize(columns, rows);
        shell.begin("fg");
        shell.assert_taken();
    }
    shell.leave();
}

#[test]
fn a_stop_that_is_asked_for_from_outside_gives_the_terminal_back() {
    let mut shell = Shell::with_program();
    for _ in 0..2 {
        shell.send("TSTP");
        shell.is_back();
        shell.assert_given_back();
        shell.begin("fg");
        shell.assert_taken();
    }
    shell.leave();
}

#[test]
fn after_a_stop_without_notice_every_mode_is_set_anew() {
    for state in ["stty sane", "stty sane; printf '\\033[?1049l\\033[?1000l\\033[?1002l\\033[?1003l\\033[?2004l'"] {
        let mut shell = Shell::with_program();
        shell.send("STOP");
        shell.is_back();
        shell.order(state);
        shell.terminal.resize(90, 26);
        shell.begin("fg");
        shell.assert_taken();
        shell.leave();
    }
}

#[test]
fn a_confirmation_survives_a_stop() {
    let mut shell = Shell::with_program();
    shell.terminal.press("q");
    shell.terminal.wait_for("again to quit");
    shell.send("TSTP");
    shell.is_back();
    shell.begin("fg");
    shell.terminal.wait_for("again to quit");
    shell.terminal.press("q");
    shell.is_back();
    shell.assert_given_back();
}

#[test]
fn in_the_background_the_program_writes_nothing_and_stops_again() {
    let mut shell = Shell::with_program();
    shell.send("TSTP");
    shell.is_back();
    shell.order("bg");
    shell.waits_for(|state| state == 'T');
    shell.order("echo mine");
    assert!(shell.terminal.text().contains("mine"));
    shell.assert_given_back();
    shell.begin("fg");
    shell.assert_taken();
    shell.leave();
}

/// The continuation interrupts the thread that reads keys, and a read in the background would stop the program again.
#[test]
fn a_stopped_program_can_be_ended() {
    for stop in ["TSTP", "STOP"] {
        let mut shell = Shell::with_program();
        shell.send(stop);
        shell.is_back();
        shell.send("TERM");
        shell.send("CONT");
        shell.waits_for(|state| state == 'Z');
        shell.order("echo mine");
        shell.assert_given_back();
    }
}

/// Each stop may come at any moment of the one before, or of the frame that is drawn after it.
#[test]
fn stops_one_after_another_leave_no_trace() {
    let mut shell = Shell::with_program();
    for number in 0..30 {
        shell.send(if number % 3 == 0 { "STOP" } else { "TSTP" });
        shell.is_back();
        shell.begin("fg");
        shell.waits_for(|state| state != 'T');
    }
    shell.assert_taken();
    shell.leave();
}

/// The program is the leader of its session, so nothing could continue it.
#[test]
fn without_a_shell_it_does_not_stop() {
    let mut terminal = Terminal::start(&["--seed", "1"]);
    terminal.wait_for("q quit");
    for _ in 0..2 {
        terminal.press("n");
        terminal.wait_for("Enter  Start");
        terminal.wipe_screen();
        terminal.press("\u{1a}");
        terminal.wait_for("Enter  Start");
        terminal.press("q");
        terminal.wait_for("q quit");
        assert!(terminal.is_full_screen() && terminal.reports_mouse());
    }
}
