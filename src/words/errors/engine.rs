//! Why an engine does not work.

use super::move_error;
use damier_engine::{During, EngineError, EngineGone, ExternalError, Nonsense, Shortage};

/// Why an engine has no answer.
#[must_use]
pub fn engine_error(error: &EngineError) -> String {
    match error {
        EngineError::Program(error) => external_error(error),
        EngineError::NoProgram => "none is set in the options".to_owned(),
        EngineError::NoMove => "no move".to_owned(),
        EngineError::Panic(said) => said.clone(),
    }
}

/// Why a program of the player's own does not work.
#[must_use]
pub fn external_error(error: &ExternalError) -> String {
    match error {
        ExternalError::Command(command) => {
            format!("{command:?} is not a command: expected a program and its arguments, quotes closed")
        }
        ExternalError::Start { program, reason } => format!("cannot start {program:?}: {reason}"),
        ExternalError::Folder(folder) => format!("there is no folder {:?} for the engine", folder.to_string_lossy()),
        ExternalError::Stopped => "the engine was given up".to_owned(),
        ExternalError::Ended(during) => {
            let hint = if *during == During::Start { START_HINT } else { "" };
            format!("the engine has ended while {}{hint}", doing(*during))
        }
        ExternalError::Silent(during) => format!("the engine does not answer while {}", doing(*during)),
        ExternalError::Endless { missing, lines } => {
            format!("the engine has written {lines} lines without {missing:?}{START_HINT}")
        }
        ExternalError::Unstoppable => "the engine does not stop searching".to_owned(),
        ExternalError::Nonsense { line, reason } => format!("the engine said {line:?}: {}", nonsense(reason)),
        ExternalError::Complaint(said) => format!("the engine complains: {said}"),
        ExternalError::Variant(variant) => format!("the engine does not play {variant} draughts"),
        ExternalError::NodeLimit => {
            "the engine speaks version 1 of the Hub protocol, which cannot limit the number of positions".to_owned()
        }
    }
}

/// Why a program may not be an engine as it was started.
const START_HINT: &str = " (it may need an argument like \"hub\", or another folder)";

const fn doing(during: During) -> &'static str {
    match during {
        During::Start => "starting",
        During::Search => "searching",
    }
}

fn nonsense(reason: &Nonsense) -> String {
    match reason {
        Nonsense::NoEvaluation => "that is no evaluation of the position".to_owned(),
        Nonsense::NoMove => "it names no move".to_owned(),
        Nonsense::Move(error) => move_error(error),
    }
}

/// The engine works with less memory than it should.
#[must_use]
pub fn shortage(Shortage { wanted, given }: Shortage) -> String {
    format!("the system has no {wanted} MiB for the engine, which works with {given}")
}

/// The engine's thread has ended.
#[must_use]
pub fn engine_gone(_: &EngineGone) -> String {
    "the engine's thread is not running".to_owned()
}
