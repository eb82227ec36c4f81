//! Why an engine does not work.

use super::escaped;
use crate::words::errors::rules::move_error;
use crate::words::language::say;
use damier_engine::{During, EngineError, EngineGone, ExternalError, Nonsense, Shortage};

/// Why an engine has no answer.
#[must_use]
pub fn engine_error(error: &EngineError) -> String {
    match error {
        EngineError::Program(error) => external_error(error),
        EngineError::NoProgram => say().no_engine_set(),
        EngineError::NoMove => say().engine_no_move(),
        EngineError::Panic(message) => message.clone(),
    }
}

/// Why the player's own engine does not work.
#[must_use]
pub fn external_error(error: &ExternalError) -> String {
    match error {
        ExternalError::Command(command) => say().engine_command(escaped(command)),
        ExternalError::Start { program, reason } => say().engine_start(escaped(program), reason),
        ExternalError::Folder(folder) => say().engine_no_folder(escaped(&folder.to_string_lossy())),
        ExternalError::Stopped => say().engine_stopped(),
        ExternalError::Ended(During::Start) => say().engine_ended_at_start(),
        ExternalError::Ended(During::Search) => say().engine_ended_in_search(),
        ExternalError::Silent(During::Start) => say().engine_silent_at_start(),
        ExternalError::Silent(During::Search) => say().engine_silent_in_search(),
        ExternalError::Endless { missing, lines } => say().engine_endless(*lines, missing),
        ExternalError::Flood => say().engine_flood(),
        ExternalError::Unstoppable => say().engine_unstoppable(),
        ExternalError::Nonsense { line, reason } => nonsense(&escaped(line), reason),
        ExternalError::Complaint(message) => say().engine_complains(message),
        ExternalError::Variant(variant) => say().engine_other_variant(variant.name()),
        ExternalError::NodeLimit => say().engine_no_node_limit(),
    }
}

fn nonsense(line: &str, reason: &Nonsense) -> String {
    match reason {
        Nonsense::NoEvaluation => say().engine_no_evaluation(line),
        Nonsense::NoMove => say().engine_names_no_move(line),
        Nonsense::Move(error) => say().engine_bad_move(line, move_error(error)),
    }
}

/// The engine runs with less memory than it should.
#[must_use]
pub fn shortage(Shortage { wanted, given }: Shortage) -> String {
    say().engine_shortage(wanted, given)
}

/// The engine's thread has ended.
#[must_use]
pub fn engine_gone(_: &EngineGone) -> String {
    say().engine_gone()
}
