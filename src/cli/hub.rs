//! `damier hub`: the engine as a server of the Hub protocol.

use std::io::{self, BufReader};
use std::process::ExitCode;

use anyhow::Context as _;

use super::mail::closed_positions;
use crate::shipped;
use crate::words::{self, say};
use damier_engine::hub::{BadPosition, Refusals};
use damier_engine::{Settings, hub};
use damier_rules::AnyPosition;

/// Runs the command.
///
/// # Errors
///
/// A failure to write.
pub fn run() -> anyhow::Result<ExitCode> {
    let input = BufReader::new(io::stdin());
    let refusals = Refusals::new(complaint).closing(closed);
    match hub::serve(Settings::default(), shipped::tables(), input, io::stdout(), refusals) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error).with_context(|| say().cannot_speak_hub()),
        _ => Ok(ExitCode::SUCCESS),
    }
}

/// What is wrong with a position, for the other program: the protocol is English.
fn complaint(error: &BadPosition) -> String {
    words::in_english(|| words::bad_position(error))
}

/// Why a position is not searched: it belongs to a correspondence game that is not over. Games may be begun and go on while
/// another program keeps this one open, so that the files are read each time. A first position is everybody's.
fn closed(position: &AnyPosition) -> Option<String> {
    let is_first = *position == AnyPosition::start(position.variant());
    (!is_first && closed_positions().contains(position)).then(|| words::in_english(|| say().mail_closed()))
}
