//! The player's own engine in an analysis. It replaces the bundled one, unless the player selects that or it does not
//! work.

use super::{Analysis, Author, Opening};
use damier_engine::{EngineError, Limits, Program, Situation, Task};

/// The player's own engine.
#[derive(Clone, Debug)]
pub(super) struct OwnEngine {
    program: Program,
    /// Whether it is selected.
    is_chosen: bool,
    /// Whether it is running, to our knowledge.
    is_ready: bool,
    /// The name it reports, once known.
    name: Option<String>,
    /// Why it does not work. Kept until the next step.
    fault: Option<EngineError>,
}

impl OwnEngine {
    pub const fn new(program: Program) -> Self {
        Self { program, is_chosen: true, is_ready: false, name: None, fault: None }
    }
}

impl Analysis {
    /// An analysis of another game with the engine selected here.
    #[must_use]
    pub fn of_another(&self, opening: Opening) -> Self {
        let own = self.own.clone().map(|own| OwnEngine { is_ready: false, fault: None, ..own });
        Self { own, ..Self::new(opening, None, self.tables.clone()) }
    }

    /// The engine whose lines are requested and shown.
    #[must_use]
    pub fn author(&self) -> Author {
        if self.own.as_ref().is_some_and(|own| own.is_chosen) { Author::Own } else { Author::Bundled }
    }

    /// Whether the player has an engine of their own.
    #[must_use]
    pub const fn has_own_engine(&self) -> bool {
        self.own.is_some()
    }

    /// The name reported by the selected engine. `None` for the bundled one, or while unknown.
    #[must_use]
    pub fn engine_name(&self) -> Option<&str> {
        self.own.as_ref().filter(|own| own.is_chosen)?.name.as_deref()
    }

    /// Whether the player's own engine is being started.
    #[must_use]
    pub fn own_engine_starts(&self) -> bool {
        self.is_on && self.author() == Author::Own && !self.own_engine_is_ready()
    }

    /// Why the player's own engine does not work. Kept until the next step.
    #[must_use]
    pub fn own_engine_fault(&self) -> Option<&EngineError> {
        self.own.as_ref()?.fault.as_ref()
    }

    /// Switches between the engines and turns analysis on. An engine that failed gets another chance.
    pub(crate) fn change_author(&mut self) {
        self.begin_anew();
        if let Some(own) = &mut self.own {
            own.is_chosen = !own.is_chosen;
            self.is_on = true;
        }
    }

    pub(super) fn own_engine_is_ready(&self) -> bool {
        self.own.as_ref().is_some_and(|own| own.is_ready)
    }

    /// Processes its start: it reports its name, or it does not work and the bundled engine replaces it.
    pub(super) fn own_engine_started(&mut self, answer: Result<Option<String>, EngineError>) {
        self.begin_anew();
        let Some(own) = &mut self.own else { return };
        own.is_ready = answer.is_ok();
        match answer {
            Ok(name) => own.name = name,
            Err(reason) => (own.is_chosen, own.fault) = (false, Some(reason)),
        }
    }

    /// Records that it is no longer kept running.
    pub(super) const fn end_own_engine(&mut self) {
        if let Some(own) = &mut self.own {
            own.is_ready = false;
        }
    }

    pub(super) fn forget_fault(&mut self) {
        if let Some(own) = &mut self.own {
            own.fault = None;
        }
    }

    /// The task to start it.
    pub(super) fn start_own_engine(&self) -> Task {
        let variant = self.walk.game().variant();
        self.own.as_ref().map_or(Task::Rest, |own| Task::StartProgram { program: own.program.clone(), variant })
    }

    /// The task to search the position with it.
    pub(super) fn ask_own_engine(&self) -> Task {
        let (situation, limits) = (Situation::from(&self.played), Limits::infinite());
        self.own.as_ref().map_or(Task::Rest, |own| Task::ProgramSearch {
            program: Box::new(own.program.clone()),
            situation,
            limits,
        })
    }
}
