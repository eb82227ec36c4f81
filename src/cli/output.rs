//! Where the commands write.

use std::io::{self, BufRead as _, BufReader, BufWriter, IsTerminal as _, StdoutLock, Write as _};
use std::process::ExitCode;

use anyhow::Context;

use crate::words::say;
use etude_text::plain::{Form, Plain, for_terminal};

/// Exit code for unusable input; nothing is written then.
pub const UNUSABLE: u8 = 2;

/// The standard output.
pub type Output = Plain<BufWriter<StdoutLock<'static>>>;

/// Runs `action` on the standard output in a form, and returns its exit code.
///
/// A reader that closes the pipe early is not an error.
///
/// # Errors
///
/// Any other failure to write.
pub fn write(form: Form, action: impl FnOnce(&mut Output) -> io::Result<ExitCode>) -> anyhow::Result<ExitCode> {
    let out = Plain::new(form, BufWriter::with_capacity(1 << 16, io::stdout().lock()));
    let mut out = out.for_terminal(io::stdout().is_terminal());
    match action(&mut out).and_then(|code| out.flush().map(|()| code)) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(ExitCode::SUCCESS),
        result => result.with_context(|| say().cannot_write_output()),
    }
}

/// Writes a text.
///
/// # Errors
///
/// Those of [`write`].
pub fn write_text(form: Form, text: impl AsRef<[u8]>) -> anyhow::Result<ExitCode> {
    write(form, |out| out.write_all(text.as_ref()).map(|()| ExitCode::SUCCESS))
}

/// Answers the lines of the standard input one by one: `answer` takes a line with its end and writes the answer.
///
/// # Errors
///
/// A failure to read, and those of [`write`].
pub fn answer_lines(mut answer: impl FnMut(&[u8], &mut Output) -> io::Result<()>) -> anyhow::Result<ExitCode> {
    let mut failure = None;
    let code = write(Form::Json, |out| {
        let mut input = BufReader::with_capacity(1 << 16, io::stdin().lock());
        let mut line = Vec::new();
        loop {
            line.clear();
            match input.read_until(b'\n', &mut line) {
                Ok(0) => return Ok(ExitCode::SUCCESS),
                Ok(_) => answer(&line, out)?,
                Err(error) => {
                    failure = Some(error);
                    return Ok(ExitCode::SUCCESS);
                }
            }
            // A program that asks line by line waits for each answer.
            if input.buffer().is_empty() {
                out.flush()?;
            }
        }
    })?;
    failure.map_or(Ok(code), Err).with_context(|| say().cannot_read_input())
}

/// The standard output without a buffer, so that every line appears at once.
pub fn lines(json: bool) -> Plain<StdoutLock<'static>> {
    Plain::new(Form::json_if(json), io::stdout().lock()).for_terminal(io::stdout().is_terminal())
}

/// The standard error with a buffer, for many lines.
pub fn complaints() -> Plain<BufWriter<io::StderrLock<'static>>> {
    Plain::new(Form::Sentences, BufWriter::new(io::stderr().lock())).for_terminal(io::stderr().is_terminal())
}

/// Whether the standard error is a terminal, on which a [bar](draw_over) can be drawn.
pub fn shows_bars() -> bool {
    io::stderr().is_terminal()
}

/// Whether the standard output is a terminal.
pub fn is_seen() -> bool {
    io::stdout().is_terminal()
}

/// Draws a line of progress on the terminal, over the previous one.
pub fn draw_over(line: &str, is_last: bool) {
    let end = if is_last { "\n" } else { "" };
    // A failure to show progress must not stop the work.
    let _ = write!(io::stderr(), "\r\x1b[K{}{end}", for_terminal(line));
}
