//! The program itself in a terminal: tests and the bench press keys and read the screen. Nothing sleeps: they wait for
//! what is expected, up to a deadline.

#![allow(clippy::unwrap_used, reason = "a helper of tests")]

use std::io::{Read as _, Write};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

/// Long enough for a busy machine.
const DEADLINE: Duration = Duration::from_secs(60);

/// A running program and its screen.
pub struct Terminal {
    pub child: Box<dyn Child + Send + Sync>,
    keyboard: Box<dyn Write + Send>,
    output: Receiver<Vec<u8>>,
    parser: vt100::Parser,
    home: tempfile::TempDir,
    _master: Box<dyn MasterPty + Send>,
}

impl Drop for Terminal {
    fn drop(&mut self) {
        // It has ended already, unless the test has failed.
        let _ = self.child.kill();
    }
}

impl Terminal {
    /// Starts the program for someone who has never used it.
    pub fn start() -> Self {
        Self::start_in(tempfile::tempdir().unwrap())
    }

    fn start_in(home: tempfile::TempDir) -> Self {
        let pair =
            native_pty_system().openpty(PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 }).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_yonsan"));
        command.args(["--seed", "7"]);
        for (name, value) in [("TERM", "xterm-256color"), ("LC_ALL", "C")] {
            command.env(name, value);
        }
        command.env("YONSAN_HOME", home.path());
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let (mut reader, keyboard) = (pair.master.try_clone_reader().unwrap(), pair.master.take_writer().unwrap());
        let (sender, output) = channel();
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = reader.read(&mut bytes) {
                if sender.send(bytes[..count].to_vec()).is_err() {
                    break;
                }
            }
        });
        let size = |length: u16| std::num::NonZero::new(length).unwrap();
        let parser = vt100::Parser::new(size(24), size(80), 0);
        Self { child, keyboard, output, parser, home, _master: pair.master }
    }

    /// Kills it at once, as `kill -9` does, and starts it again in the same home.
    pub fn killed_and_restarted(mut self) -> Self {
        let process = i32::try_from(self.child.process_id().unwrap()).unwrap();
        let process = rustix::process::Pid::from_raw(process).unwrap();
        rustix::process::kill_process(process, rustix::process::Signal::KILL).unwrap();
        self.child.wait().unwrap();
        Self::start_in(std::mem::replace(&mut self.home, tempfile::tempdir().unwrap()))
    }

    pub fn press(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).unwrap();
        self.keyboard.flush().unwrap();
    }

    pub fn text(&self) -> String {
        self.parser.screen().contents()
    }

    /// Waits until something is seen or is true.
    pub fn wait(&mut self, what: &str, is_there: impl Fn(&Self) -> bool) {
        let deadline = Instant::now() + DEADLINE;
        while !is_there(self) {
            let left = deadline.saturating_duration_since(Instant::now());
            // A file is looked for again after a while: its writing is not to be seen on the screen.
            match self.output.recv_timeout(left.min(Duration::from_millis(20))) {
                Ok(bytes) => {
                    self.parser.process(&bytes);
                    if bytes.windows(4).any(|part| part == b"\x1b[6n") {
                        self.press("\x1b[1;2R");
                    }
                    if bytes.windows(3).any(|part| part == b"\x1b[c") {
                        self.press("\x1b[?62;22c");
                    }
                }
                Err(_) => assert!(!left.is_zero(), "no {what}:\n{}", self.text()),
            }
        }
    }

    pub fn wait_for(&mut self, text: &str) {
        self.wait(text, |terminal| terminal.text().contains(text));
    }

    /// Waits until unfinished work with this in its file is on disk.
    pub fn wait_for_file(&mut self, part: &str) {
        self.wait(part, |terminal| {
            let files = std::fs::read_dir(terminal.home.path().join("progress")).into_iter().flatten().flatten();
            let mut texts = files
                .filter(|file| file.file_name().to_string_lossy().ends_with(".json"))
                .filter_map(|file| std::fs::read_to_string(file.path()).ok());
            texts.any(|text| text.contains(part))
        });
    }
}
