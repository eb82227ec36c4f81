//! Where the commands write.

use std::io::{self, BufWriter, StdoutLock, Write};
use std::process::ExitCode;

use anyhow::Context;

/// Exit code for input that cannot be used: nothing is written then.
pub const UNUSABLE: u8 = 2;

/// Runs `action` with the standard output and gives the exit code that it returns.
///
/// A reader that has seen enough and closed the pipe is no error.
///
/// # Errors
///
/// Any other failure to write.
pub fn write(action: impl FnOnce(&mut BufWriter<StdoutLock>) -> io::Result<ExitCode>) -> anyhow::Result<ExitCode> {
    let mut out = BufWriter::with_capacity(1 << 16, io::stdout().lock());
    match action(&mut out).and_then(|code| out.flush().map(|()| code)) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(ExitCode::SUCCESS),
        result => result.context("cannot write the output"),
    }
}
