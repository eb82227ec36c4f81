//! The player's own engine as the opponent. If it does not work, the bundled engine replaces it.

use std::time::Duration;

use super::PlayLesson;
use damier_engine::EngineError;

/// State of the player's own engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum ProgramState {
    /// It is being started.
    Starting,
    /// It plays under this name.
    Plays(Option<String>),
    /// It does not play, for this reason.
    Failed(EngineError),
}

impl PlayLesson {
    /// Whether moves are requested from the player's own engine.
    #[must_use]
    pub const fn uses_program(&self) -> bool {
        matches!(self.program, Some(ProgramState::Plays(_)))
    }

    /// The name of the player's own engine, while it plays, if it gives itself one.
    #[must_use]
    pub fn program_name(&self) -> Option<&str> {
        match &self.program {
            Some(ProgramState::Plays(name)) => name.as_deref(),
            _ => None,
        }
    }

    /// Why the player's own engine does not play although the terms include it.
    #[must_use]
    pub const fn program_fault(&self) -> Option<&EngineError> {
        match &self.program {
            Some(ProgramState::Failed(reason)) => Some(reason),
            _ => None,
        }
    }

    /// Processes its start, successful or not. The game begins in any case.
    pub(super) fn program_started(&mut self, answer: Result<Option<String>, EngineError>, now: Duration) {
        self.program = Some(answer.map_or_else(ProgramState::Failed, ProgramState::Plays));
        self.start_clock(now);
    }

    /// Records that it failed.
    pub(super) fn program_failed(&mut self, reason: EngineError) {
        self.program = Some(ProgramState::Failed(reason));
    }
}
