//! The real program in a pseudo-terminal: tests press keys and read the screen. Nothing sleeps, except the slow line of
//! a benchmark: they wait for an expected text, up to a deadline.

#![allow(dead_code, reason = "each test file uses part of it")]
#![allow(clippy::unwrap_used, clippy::panic, reason = "a helper of tests")]

use std::ffi::OsStr;
use std::io::{Read, Write};
use std::num::NonZero;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, ExitStatus, MasterPty, PtySize, native_pty_system};

/// Long enough for a busy machine.
pub const DEADLINE: Duration = Duration::from_secs(60);

/// How long to wait for output before looking again.
const LOOK: Duration = Duration::from_millis(50);

/// A line that is not read for so long has nothing to carry.
const IDLE: Duration = Duration::from_millis(1);

/// How many bytes a slow line carries at a time.
const PACKET: usize = 64;

const ROWS: NonZero<u16> = NonZero::new(24).unwrap();
const COLUMNS: NonZero<u16> = NonZero::new(80).unwrap();

/// The process, killed with the test.
struct Running(Box<dyn Child + Send + Sync>);

impl std::ops::Deref for Running {
    type Target = dyn Child + Send + Sync;

    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}

impl std::ops::DerefMut for Running {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut *self.0
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
    }
}

/// A running program and its screen.
pub struct Terminal {
    child: Running,
    keyboard: Box<dyn Write + Send>,
    output: Receiver<Vec<u8>>,
    reader: JoinHandle<()>,
    /// Whether the reader is to end after the next output.
    enough: Arc<AtomicBool>,
    /// How many bytes the line carries in a second; 0 without a limit.
    pace: Arc<AtomicU32>,
    parser: vt100::Parser,
    /// The program's data folder, so that the data of whoever runs the tests stays untouched.
    home: tempfile::TempDir,
    master: Box<dyn MasterPty + Send>,
    /// The columns that it says a line takes.
    line_width: u16,
    /// What it answers when it is asked about its pixels.
    attributes: &'static str,
    /// How many bytes the program has written.
    received: usize,
}

impl Terminal {
    /// Starts the program in a terminal of 80 columns and 24 rows.
    pub fn start(args: &[&str]) -> Self {
        Self::start_program(env!("CARGO_BIN_EXE_damier").as_ref(), args)
    }

    /// Starts the program for someone who has never used it.
    pub fn start_first() -> Self {
        Self::spawn(env!("CARGO_BIN_EXE_damier").as_ref(), &[], tempfile::tempdir().unwrap())
    }

    /// Starts the program again in the same home.
    pub fn restart(mut self, args: &[&str]) -> Self {
        self.kill();
        let home = std::mem::replace(&mut self.home, tempfile::tempdir().unwrap());
        Self::spawn(env!("CARGO_BIN_EXE_damier").as_ref(), args, home)
    }

    /// Kills it at once.
    pub fn kill(&mut self) {
        let process = rustix::process::Pid::from_raw(self.process().cast_signed()).unwrap();
        let _ = rustix::process::kill_process(process, rustix::process::Signal::KILL);
        let _ = self.child.wait();
    }

    /// Starts any program in the same way.
    pub fn start_program(program: &OsStr, args: &[&str]) -> Self {
        Self::start_at_home(program, args, tempfile::tempdir().unwrap())
    }

    /// Starts the program in an existing home.
    pub fn start_in(home: tempfile::TempDir, args: &[&str]) -> Self {
        Self::start_at_home(env!("CARGO_BIN_EXE_damier").as_ref(), args, home)
    }

    /// Starts the program at home, with a file of settings: it asks new players questions.
    fn start_at_home(program: &OsStr, args: &[&str], home: tempfile::TempDir) -> Self {
        std::fs::OpenOptions::new().append(true).create(true).open(home.path().join("settings.toml")).unwrap();
        Self::spawn(program, args, home)
    }

    fn spawn(program: &OsStr, args: &[&str], home: tempfile::TempDir) -> Self {
        let size = PtySize { rows: ROWS.get(), cols: COLUMNS.get(), pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).unwrap();
        let mut command = CommandBuilder::new(program);
        command.args(args);
        command.env("TERM", "xterm-256color");
        command.env_remove("NO_COLOR");
        command.env("LC_ALL", "C");
        command.env("DAMIER_HOME", home.path());
        let child = Running(pair.slave.spawn_command(command).unwrap());
        drop(pair.slave);
        let mut reader = pair.master.try_clone_reader().unwrap();
        let keyboard = pair.master.take_writer().unwrap();
        let (sender, output) = channel();
        let enough = Arc::new(AtomicBool::new(false));
        let stop = Arc::clone(&enough);
        let pace = Arc::new(AtomicU32::new(0));
        let limit = Arc::clone(&pace);
        let reader = std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            let mut free = Instant::now();
            loop {
                let pace = limit.load(Ordering::SeqCst);
                let most = if pace == 0 { bytes.len() } else { PACKET };
                let asked = Instant::now();
                let Ok(count @ 1..) = reader.read(&mut bytes[..most]) else { break };
                if pace > 0 {
                    // The bytes have come when the line has carried them. What a sleep took too long is made up for, unless
                    // the line had nothing to carry.
                    if asked.elapsed() > IDLE {
                        free = Instant::now();
                    }
                    free += Duration::from_secs(1) * u32::try_from(count).unwrap() / pace;
                    std::thread::sleep(free.saturating_duration_since(Instant::now()));
                }
                if sender.send(bytes[..count].to_vec()).is_err() || stop.load(Ordering::SeqCst) {
                    break;
                }
            }
        });
        let parser = vt100::Parser::new(ROWS, COLUMNS, 0);
        Self {
            child,
            keyboard,
            output,
            reader,
            enough,
            pace,
            parser,
            home,
            master: pair.master,
            line_width: 1,
            attributes: "\x1b[?62;22c",
            received: 0,
        }
    }

    /// Presses keys, given as the bytes they send.
    pub fn press(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).unwrap();
        self.keyboard.flush().unwrap();
    }

    /// Resizes the terminal.
    pub fn resize(&mut self, columns: u16, rows: u16) {
        self.master.resize(PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 }).unwrap();
        let [rows, columns] = [rows, columns].map(|length| NonZero::new(length).unwrap());
        self.parser.screen_mut().set_size(rows, columns);
    }

    /// Wipes the screen behind the program's back, as another program might.
    pub fn wipe_screen(&mut self) {
        self.parser.process(b"\x1b[2J");
    }

    /// The text on the screen.
    pub fn text(&self) -> String {
        self.parser.screen().contents()
    }

    /// Whether the program has switched to the alternate screen.
    pub fn is_full_screen(&self) -> bool {
        self.parser.screen().alternate_screen()
    }

    /// Whether the program is sent the mouse.
    pub fn reports_mouse(&self) -> bool {
        self.parser.screen().mouse_protocol_mode() != vt100::MouseProtocolMode::None
    }

    /// Whether the program is told what is pasted.
    pub fn brackets_paste(&self) -> bool {
        self.parser.screen().bracketed_paste()
    }

    /// The file of the terminal's line.
    pub fn line(&self) -> PathBuf {
        self.master.tty_name().unwrap()
    }

    /// Whether the terminal edits a line and echoes it, as for a shell.
    pub fn is_cooked(&self) -> bool {
        let line = std::fs::File::open(self.line()).unwrap();
        let told = std::process::Command::new("stty").arg("-a").stdin(line).output().unwrap().stdout;
        let told = String::from_utf8(told).unwrap();
        ["icanon", "echo", "isig"].iter().all(|mode| told.split([' ', '\n', ';']).any(|word| word == *mode))
    }

    /// Waits until something is found, on the screen or elsewhere, and returns it.
    pub fn wait<T>(&mut self, what: &str, found: impl Fn(&str) -> Option<T>) -> T {
        self.wait_until(what, |terminal| found(&terminal.text()))
    }

    fn wait_until<T>(&mut self, what: &str, found: impl Fn(&Self) -> Option<T>) -> T {
        let deadline = Instant::now() + DEADLINE;
        loop {
            if let Some(result) = found(self) {
                return result;
            }
            // What is on the disk changes without output.
            match self.output.recv_timeout(LOOK) {
                Ok(bytes) => self.take_in(&bytes),
                Err(RecvTimeoutError::Timeout) if Instant::now() < deadline => {}
                Err(RecvTimeoutError::Timeout) => panic!("timed out waiting for {what}:\n{}", self.text()),
                Err(RecvTimeoutError::Disconnected) => panic!("it ended before {what}:\n{}", self.text()),
            }
        }
    }

    /// Draws what the program has written, and answers where it asks for the cursor: a line was drawn before it.
    fn take_in(&mut self, bytes: &[u8]) {
        self.received += bytes.len();
        self.parser.process(bytes);
        if bytes.windows(4).any(|part| part == b"\x1b[6n") {
            let column = 1 + self.line_width;
            self.press(&format!("\x1b[1;{column}R"));
        }
        if bytes.windows(3).any(|part| part == b"\x1b[c") {
            self.press(self.attributes);
        }
    }

    /// Has the terminal draw lines and other ambiguous characters two columns wide, as far as it tells the program.
    pub fn widen(mut self) -> Self {
        self.line_width = 2;
        self
    }

    /// Has the terminal say that a cell has ten by twenty pixels.
    pub fn with_pixels(mut self) -> Self {
        self.attributes = "\x1b[6;20;10t\x1b[?62;22c";
        self
    }

    /// Limits the line to so many bits in a second.
    pub fn limited_to(self, bits: u32) -> Self {
        self.pace.store(bits / 8, Ordering::SeqCst);
        self
    }

    /// Reads until nothing has come for a while. Returns how many bytes came, and when the last ones did.
    pub fn settle(&mut self, quiet: Duration) -> (usize, Instant) {
        let (before, mut last) = (self.received, Instant::now());
        while let Ok(bytes) = self.output.recv_timeout(quiet) {
            self.take_in(&bytes);
            last = Instant::now();
        }
        (self.received - before, last)
    }

    /// Reads the answer to a key: what comes until there is a short gap. A tick of the clock soon after does not belong to
    /// it. Returns how many bytes came, and when the last ones did.
    pub fn answer(&mut self) -> (usize, Instant) {
        const GAP: Duration = Duration::from_millis(10);
        let before = self.received;
        if let Ok(bytes) = self.output.recv_timeout(DEADLINE) {
            self.take_in(&bytes);
        }
        let (_, last) = self.settle(GAP);
        (self.received - before, last)
    }

    /// Waits until the screen shows a text.
    pub fn wait_for(&mut self, text: &str) {
        self.wait(text, |screen| screen.contains(text).then_some(()));
    }

    /// Waits until the terminal's cursor is visible and stands at the start of a text. The cursor comes last in a frame, which
    /// may arrive in parts.
    pub fn wait_for_focus(&mut self, text: &str) {
        self.wait_until(text, |terminal| terminal.is_in_focus(text).then_some(()));
    }

    fn is_in_focus(&self, text: &str) -> bool {
        let screen = self.parser.screen();
        let (row, column) = screen.cursor_position();
        let from = screen.contents_between(row, column, row, screen.size().1.into());
        !screen.hide_cursor() && from.starts_with(text)
    }

    /// The process number, for signals.
    pub fn process(&self) -> u32 {
        self.child.process_id().unwrap()
    }

    /// The program's data folder.
    pub fn home(&self) -> &std::path::Path {
        self.home.path()
    }

    /// Waits for the end and reads the remaining output.
    pub fn end(&mut self) -> ExitStatus {
        let deadline = Instant::now() + DEADLINE;
        while let Ok(bytes) = self.output.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
            self.parser.process(&bytes);
        }
        let status = self.child.try_wait().unwrap();
        status.unwrap_or_else(|| {
            // The output is closed, so the process is about to end.
            assert!(Instant::now() < deadline, "it does not end:\n{}", self.text());
            self.child.wait().unwrap()
        })
    }
}

/// Closes a terminal, as a lost connection does, and waits until its program has ended.
pub fn hang_up(terminal: Terminal) -> (ExitStatus, tempfile::TempDir) {
    let Terminal { mut child, mut keyboard, output, reader, enough, home, master, .. } = terminal;
    // The reader holds the terminal open, and wakes up when the program draws again.
    enough.store(true, Ordering::SeqCst);
    keyboard.write_all(b"\x0c").unwrap();
    keyboard.flush().unwrap();
    reader.join().unwrap();
    drop((keyboard, output, master));
    let mut killer = child.clone_killer();
    let (sender, ended) = channel();
    std::thread::spawn(move || drop(sender.send(child.wait())));
    let status = ended.recv_timeout(DEADLINE).inspect_err(|_| drop(killer.kill())).expect("it lives on");
    (status.unwrap(), home)
}

/// The puzzles of the tests.
pub fn puzzles() -> String {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/screen.jsonl").to_string_lossy().into_owned()
}
