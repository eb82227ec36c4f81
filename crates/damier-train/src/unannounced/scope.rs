//! How many questions a set has, and what narrows them.

use super::tested::UnannouncedKind;
use crate::puzzle::filter::Filter;
use damier_puzzles::turn::{PLAN, SOUND, Uses};
use damier_puzzles::{Formation, Turn};

/// The number of questions in a set.
pub const QUESTIONS: usize = 10;

/// How many questions a set has, and what narrows them. A lesson of the course asks a single one at a time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scope {
    /// The number of questions.
    pub(crate) questions: usize,
    /// The puzzles that shots come from; its variant and origin do not matter.
    pub shots: Filter,
    /// Only positions in which a plan decides, as [`Scope::fits`] says.
    pub plans: Option<Plans>,
}

/// Positions in which a plan decides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Plans {
    /// The formation of the side to move; any if `None`.
    pub(crate) formation: Option<Formation>,
}

impl Scope {
    /// Whether a turn belongs to it.
    #[must_use]
    pub fn fits(&self, turn: &Turn) -> bool {
        let has = |formation: Formation| formation.is_in(&turn.position);
        self.plans.is_none_or(|plans| turn.is_plan() && plans.formation.is_none_or(has))
    }

    /// The turns that questions of a kind ask about.
    #[must_use]
    pub const fn uses(&self, trial: UnannouncedKind) -> Uses {
        if self.plans.is_some() { trial.uses().and(Uses::PLAN) } else { trial.uses() }
    }

    /// The most that a sound move may cost where any move can be played, in centi-men.
    #[must_use]
    pub const fn most(&self) -> i32 {
        if self.plans.is_some() { PLAN } else { SOUND }
    }
}

impl Default for Scope {
    /// Ten questions about anything.
    fn default() -> Self {
        Self { questions: QUESTIONS, shots: Filter::default(), plans: None }
    }
}
