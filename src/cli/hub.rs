//! `damier hub`: the engine as a server of the Hub protocol.

use std::io::{self, BufReader};
use std::process::ExitCode;

use anyhow::Context as _;

use crate::shipped;
use crate::words::{self, say};
use damier_engine::hub::BadPosition;
use damier_engine::{Settings, hub};

/// Runs the command.
///
/// # Errors
///
/// A failure to write.
pub fn run() -> anyhow::Result<ExitCode> {
    let input = BufReader::new(io::stdin());
    match hub::serve(Settings::default(), shipped::tables(), input, io::stdout(), complaint) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error).with_context(|| say().cannot_speak_hub()),
        _ => Ok(ExitCode::SUCCESS),
    }
}

/// What is wrong with a position, for the other program: the protocol is English.
fn complaint(error: &BadPosition) -> String {
    words::in_english(|| words::bad_position(error))
}
