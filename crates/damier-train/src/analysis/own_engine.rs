//! The person's own engine in an analysis: it takes the place of the bundled one, until that is chosen instead or it
//! does not work.

use super::{Analysis, Author, Opening};
use damier_engine::{EngineError, Limits, Program, Situation, Task};

/// The person's own engine.
#[derive(Clone, Debug)]
pub(super) struct OwnEngine {
    program: Program,
    /// Whether it is to be asked.
    is_chosen: bool,
    /// Whether it runs, as far as is known.
    is_ready: bool,
    /// What it calls itself, once that is known.
    name: Option<String>,
    /// Why it does not work, until the next step.
    fault: Option<EngineError>,
}

impl OwnEngine {
    pub const fn new(program: Program) -> Self {
        Self { program, is_chosen: true, is_ready: false, name: None, fault: None }
    }
}

impl Analysis {
    /// The analysis of another game, by the engine that is chosen here.
    #[must_use]
    pub fn of_another(&self, opening: Opening) -> Self {
        let own = self.own.clone().map(|own| OwnEngine { is_ready: false, fault: None, ..own });
        Self { own, ..Self::new(opening, None, self.tables.clone()) }
    }

    /// Whose lines are wanted and shown.
    #[must_use]
    pub fn author(&self) -> Author {
        if self.own.as_ref().is_some_and(|own| own.is_chosen) { Author::Own } else { Author::Bundled }
    }

    /// Whether there is an engine of the player's own.
    #[must_use]
    pub const fn has_own_engine(&self) -> bool {
        self.own.is_some()
    }

    /// What the engine that is asked calls itself: nothing if it is the bundled one, or still nameless.
    #[must_use]
    pub fn engine_name(&self) -> Option<&str> {
        self.own.as_ref().filter(|own| own.is_chosen)?.name.as_deref()
    }

    /// Whether the player's own engine is being started.
    #[must_use]
    pub fn own_engine_starts(&self) -> bool {
        self.is_on && self.author() == Author::Own && !self.own_engine_is_ready()
    }

    /// Why the player's own engine does not work, until the next step.
    #[must_use]
    pub fn own_engine_fault(&self) -> Option<&EngineError> {
        self.own.as_ref()?.fault.as_ref()
    }

    /// Goes over from one engine to the other, and turns it on. An engine that did not work gets another chance.
    pub fn change_author(&mut self) {
        self.begin_anew();
        if let Some(own) = &mut self.own {
            own.is_chosen = !own.is_chosen;
            self.is_on = true;
        }
    }

    pub(super) fn own_engine_is_ready(&self) -> bool {
        self.own.as_ref().is_some_and(|own| own.is_ready)
    }

    /// It has started and calls itself so; or it does not work, and the bundled engine takes its place.
    pub(super) fn own_engine_started(&mut self, answer: Result<String, EngineError>) {
        self.begin_anew();
        let Some(own) = &mut self.own else { return };
        own.is_ready = answer.is_ok();
        match answer {
            Ok(name) => own.name = Some(name),
            Err(reason) => (own.is_chosen, own.fault) = (false, Some(reason)),
        }
    }

    /// Notes that it is not kept running.
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

    /// The task to have it ready.
    pub(super) fn start_own_engine(&self) -> Task {
        let variant = self.walk.game().variant();
        self.own.as_ref().map_or(Task::Rest, |own| Task::StartProgram { program: own.program.clone(), variant })
    }

    /// The task to have it look at the position.
    pub(super) fn ask_own_engine(&self) -> Task {
        let (situation, limits) = (Situation::from(&self.played), Limits::infinite());
        self.own.as_ref().map_or(Task::Rest, |own| Task::ProgramSearch {
            program: Box::new(own.program.clone()),
            situation,
            limits,
        })
    }
}
