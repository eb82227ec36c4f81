//! A conversation with `damier hub`, over pipes.

use std::io::{BufRead, BufReader, Lines, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

use crate::command::{NO_HOME, damier};

/// The program, its input and its output. Reads block, so nothing here depends on timing.
pub struct Conversation {
    child: Child,
    input: Option<ChildStdin>,
    answers: Lines<BufReader<ChildStdout>>,
}

impl Conversation {
    /// Starts the program.
    pub fn start() -> Self {
        let mut child = damier(NO_HOME)
            .arg("hub")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let answers = BufReader::new(child.stdout.take().expect("a pipe")).lines();
        Self { input: child.stdin.take(), child, answers }
    }

    /// Starts it with one thread and little memory, ready to search.
    pub fn ready() -> Self {
        let mut talk = Self::start();
        talk.say("hub");
        talk.until("wait");
        talk.say("set-param name=threads value=1\nset-param name=tt-size value=1\ninit");
        assert_eq!(talk.until("ready"), ["ready"]);
        talk
    }

    /// Sends one or more lines.
    pub fn say(&mut self, lines: &str) {
        self.say_bytes(lines.as_bytes());
        self.say_bytes(b"\n");
    }

    /// Sends any bytes.
    pub fn say_bytes(&mut self, bytes: &[u8]) {
        let input = self.input.as_mut().expect("the input is open");
        input.write_all(bytes).expect("it listens");
        input.flush().expect("it listens");
    }

    /// The next line of output; `None` at its end.
    pub fn next(&mut self) -> Option<String> {
        self.answers.next().map(|line| line.expect("it writes UTF-8"))
    }

    /// All lines up to the first that begins with this word.
    pub fn until(&mut self, word: &str) -> Vec<String> {
        let mut heard: Vec<String> = Vec::new();
        while heard.last().is_none_or(|line| line.split(' ').next() != Some(word)) {
            match self.next() {
                Some(line) => heard.push(line),
                None => unreachable!("it ended before {word}: {heard:?}"),
            }
        }
        heard
    }

    /// The remaining output once the input is closed, and whether the program succeeded.
    pub fn end(mut self) -> (Vec<String>, bool) {
        drop(self.input.take());
        let mut heard = Vec::new();
        while let Some(line) = self.next() {
            heard.push(line);
        }
        (heard, self.child.wait().expect("it ends").success())
    }
}
