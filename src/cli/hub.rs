//! `damier hub`: the engine for other programs.

use std::io::{self, BufReader};
use std::process::ExitCode;

use anyhow::Context as _;

use crate::words;
use damier_engine::{Settings, hub};

/// Runs the command.
///
/// # Errors
///
/// When the output cannot be written.
pub fn run() -> anyhow::Result<ExitCode> {
    match hub::serve(Settings::default(), BufReader::new(io::stdin()), io::stdout(), words::bad_position) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error).context("cannot speak the Hub protocol"),
        _ => Ok(ExitCode::SUCCESS),
    }
}
