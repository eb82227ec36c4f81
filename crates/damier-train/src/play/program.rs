//! The person's own engine as the opponent. As soon as it does not work, the engine of the house takes its place.

use std::time::Duration;

use super::PlayLesson;
use damier_engine::EngineError;

/// How it is with the player's own engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum ProgramState {
    /// It is being started.
    Starting,
    /// It plays, under this name.
    Plays(String),
    /// It does not, for this reason.
    Failed(EngineError),
}

impl PlayLesson {
    /// Whether the player's own engine is asked for moves.
    pub(super) const fn uses_program(&self) -> bool {
        matches!(self.program, Some(ProgramState::Plays(_)))
    }

    /// The name of the player's own engine, while it plays.
    #[must_use]
    pub fn program_name(&self) -> Option<&str> {
        match &self.program {
            Some(ProgramState::Plays(name)) => Some(name),
            _ => None,
        }
    }

    /// Why the player's own engine does not play, though that was agreed.
    #[must_use]
    pub const fn program_fault(&self) -> Option<&EngineError> {
        match &self.program {
            Some(ProgramState::Failed(reason)) => Some(reason),
            _ => None,
        }
    }

    /// It has started, or not; the game begins in any case.
    pub(super) fn program_started(&mut self, answer: Result<String, EngineError>, now: Duration) {
        self.program = Some(answer.map_or_else(ProgramState::Failed, ProgramState::Plays));
        self.start_clock(now);
    }

    /// It has broken down.
    pub(super) fn program_failed(&mut self, reason: EngineError) {
        self.program = Some(ProgramState::Failed(reason));
    }
}
