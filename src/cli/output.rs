//! Where the commands write.

use std::io::{self, BufWriter, IsTerminal as _, StdoutLock, Write as _};
use std::process::ExitCode;

use anyhow::Context;

use crate::plain::{Form, Plain, plain};

/// Exit code for input that cannot be used: nothing is written then.
pub const UNUSABLE: u8 = 2;

/// The standard output.
pub type Output = Plain<BufWriter<StdoutLock<'static>>>;

/// Runs `action` with the standard output, which is written in a form, and gives the exit code that it returns.
///
/// A reader that has seen enough and closed the pipe is no error.
///
/// # Errors
///
/// Any other failure to write.
pub fn write(form: Form, action: impl FnOnce(&mut Output) -> io::Result<ExitCode>) -> anyhow::Result<ExitCode> {
    let mut out = Plain::new(form, BufWriter::with_capacity(1 << 16, io::stdout().lock()));
    match action(&mut out).and_then(|code| out.flush().map(|()| code)) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(ExitCode::SUCCESS),
        result => result.context("cannot write the output"),
    }
}

/// The standard output where every line is to be seen at once, for people unless JSON is asked for.
pub fn lines(json: bool) -> Plain<StdoutLock<'static>> {
    Plain::new(Form::json_if(json), io::stdout().lock())
}

/// The standard error for many lines.
pub fn complaints() -> Plain<BufWriter<io::StderrLock<'static>>> {
    Plain::new(Form::Sentences, BufWriter::new(io::stderr().lock()))
}

/// Whether the standard error is a terminal, on which a [bar](draw_over) can be drawn.
pub fn shows_bars() -> bool {
    io::stderr().is_terminal()
}

/// Draws a line of progress on the terminal, over the one before.
pub fn draw_over(line: &str, is_last: bool) {
    let end = if is_last { "\n" } else { "" };
    // Progress that cannot be shown is no reason to stop.
    let _ = write!(io::stderr(), "\r\x1b[K{}{end}", plain(line));
}
