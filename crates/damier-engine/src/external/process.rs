//! A program connected by two pipes.

use std::io::{BufReader, Write as _};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
use std::thread::Builder;
use std::time::{Duration, Instant};

use super::dialect::reported_error;
use super::groups::Groups;
use super::{During, ExternalError, LOOK, Program};
use crate::hub::{Command as Line, Input, read_lines};
use crate::limits::StopFlag;

/// How many of the program's lines may queue; after that its writes block.
const LINES_WAITING: usize = 64;
/// The longest line that is read, in bytes. A longer one says nothing.
pub(super) const LONGEST_LINE: usize = 1 << 16;
/// A program that has written this many lines without being ready never will be.
const MAX_LINES: usize = 1_000;
/// The same limit in bytes.
const MAX_BYTES: usize = 1 << 20;

/// Output of the program.
pub(super) enum Output {
    /// A line.
    Line(String),
    /// As much of a line as is read at once: it is too long to be one.
    Overlong,
    /// Nothing for now.
    Nothing,
    /// The end of the output.
    End,
}

/// The program. Separate threads write to it and read from it, so that waiting for it is always deliberate.
pub(super) struct Process {
    child: Child,
    input: Sender<String>,
    lines: Receiver<Input>,
    groups: Groups,
}

impl Process {
    pub fn start(program: &Program) -> Result<Self, ExternalError> {
        let words = words(&program.command).ok_or_else(|| ExternalError::Command(program.command.clone()))?;
        let failed =
            |error: std::io::Error| ExternalError::Start { program: words[0].clone(), reason: error.to_string() };
        let mut command = Command::new(&words[0]);
        command.args(&words[1..]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        if let Some(folder) = &program.folder {
            // Otherwise the system would report the program as missing.
            if !folder.is_dir() {
                return Err(ExternalError::Folder(folder.clone()));
            }
            command.current_dir(folder);
        }
        let mut child = program.groups.spawn(&mut command).map_err(failed)?;
        let (stdin, stdout) = (child.stdin.take(), child.stdout.take());
        let (input, to_write) = channel::<String>();
        let (outbox, lines) = sync_channel(LINES_WAITING);
        // From here on, dropping `process` ends the program, whatever fails.
        let process = Self { child, input, lines, groups: program.groups.clone() };
        let write = move || {
            let Some(mut stdin) = stdin else { return };
            for line in to_write {
                if writeln!(stdin, "{line}").and_then(|()| stdin.flush()).is_err() {
                    return;
                }
            }
        };
        Builder::new().name("external input".to_owned()).spawn(write).map_err(failed)?;
        let read = move || {
            if let Some(stdout) = stdout {
                read_lines(BufReader::new(stdout), LONGEST_LINE as u64, |line| outbox.send(line).is_ok());
            }
        };
        Builder::new().name("external output".to_owned()).spawn(read).map_err(failed)?;
        Ok(process)
    }

    /// Sends a line. If the program has gone, the next [`Process::receive`] reports it.
    pub fn send(&self, line: &str) {
        let _ = self.input.send(line.to_owned());
    }

    /// The next line, if one arrives within `timeout`.
    pub fn receive(&self, timeout: Duration) -> Output {
        match self.lines.recv_timeout(timeout) {
            Ok(Input::Line(line)) => Output::Line(line),
            Ok(Input::Overlong | Input::More) => Output::Overlong,
            Err(RecvTimeoutError::Timeout) => Output::Nothing,
            Ok(Input::End) | Err(RecvTimeoutError::Disconnected) => Output::End,
        }
    }

    /// The lines up to the one that begins with `word`, which must arrive before a deadline.
    pub fn lines_until(
        &self,
        word: &'static str,
        deadline: Instant,
        stop: &StopFlag,
    ) -> Result<Vec<String>, ExternalError> {
        let (mut lines, mut bytes) = (Vec::new(), 0);
        loop {
            // No line of the protocol is as long as that.
            let endless = ExternalError::Endless { missing: word, lines: MAX_LINES };
            let Some(line) = self.line_before(deadline, stop)? else { return Err(endless) };
            match Line::read(&line).word.as_str() {
                found if found == word => return Ok(lines),
                "error" => return Err(reported_error(&line)),
                _ => {}
            }
            bytes += line.len();
            lines.push(line);
            if lines.len() >= MAX_LINES || bytes >= MAX_BYTES {
                return Err(endless);
            }
        }
    }

    /// The next line while the program starts, which must arrive before a deadline; `None` for an overlong one.
    fn line_before(&self, deadline: Instant, stop: &StopFlag) -> Result<Option<String>, ExternalError> {
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            if stop.is_raised() {
                return Err(ExternalError::Stopped);
            }
            if left.is_zero() {
                return Err(ExternalError::Silent(During::Start));
            }
            match self.receive(left.min(LOOK)) {
                Output::Line(line) => return Ok(Some(line)),
                Output::Overlong => return Ok(None),
                Output::Nothing => {}
                Output::End => return Err(ExternalError::Ended(During::Start)),
            }
        }
    }

    /// Ends the program and the programs that it has started.
    pub fn end(&mut self) {
        self.groups.end_one(&mut self.child);
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.end();
    }
}

/// The words of a command; spaces within quotes do not separate. `None` if there are none, or a quote stays open.
fn words(command: &str) -> Option<Vec<String>> {
    let mut words: Vec<String> = Vec::new();
    let (mut inside, mut quote) = (false, None);
    for letter in command.chars() {
        match quote {
            Some(open) if open == letter => quote = None,
            None if letter.is_whitespace() => {
                inside = false;
                continue;
            }
            None if matches!(letter, '"' | '\'') => {
                quote = Some(letter);
                if !inside {
                    words.push(String::new());
                }
            }
            _ => {
                if !inside {
                    words.push(String::new());
                }
                words.last_mut()?.push(letter);
            }
        }
        inside = true;
    }
    (quote.is_none() && words.first().is_some_and(|word| !word.is_empty())).then_some(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_taken_apart_as_a_shell_does() {
        let of = |command| words(command).unwrap_or_default();
        assert_eq!(of("scan hub"), ["scan", "hub"]);
        assert_eq!(of("  'my engines/scan' \"a b\"c  ''"), ["my engines/scan", "a bc", ""]);
        assert_eq!(words(""), None);
        assert_eq!(words("''"), None);
        assert_eq!(words("scan 'hub"), None);
    }
}
