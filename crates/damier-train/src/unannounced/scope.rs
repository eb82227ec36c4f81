//! How many questions a set has, and what narrows them.

use super::tested::UnannouncedKind;
use super::turns::TurnSource;
use crate::puzzle::filter::Filter;
use damier_puzzles::turn::{PLAN, SOUND, Uses};
use damier_puzzles::{Formation, Turn};
use damier_rules::notation::read_move;
use damier_rules::{AnyPosition, Move};

/// The number of questions in a set.
pub const QUESTIONS: usize = 10;

/// How many questions a set has, and what narrows them. A lesson of the course asks a single one at a time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scope {
    /// The number of questions.
    pub(crate) questions: usize,
    /// The puzzles that shots come from; its variant and origin do not matter.
    pub(crate) shots: Filter,
    /// Only positions in which a plan decides, as [`Scope::fits`] says.
    pub(crate) plans: Option<Plans>,
    /// Only decisions on the lines to opening traps.
    pub trap_lines: Option<TrapLines>,
}

/// Decisions on the lines to opening traps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TrapLines {
    /// The first move of the lines; any if `None`.
    pub first: Option<Move>,
}

impl TrapLines {
    /// Whether the line to a turn begins as wanted.
    #[must_use]
    pub fn fits(&self, turn: &Turn) -> bool {
        self.first.is_none_or(|first| first_move(turn) == Some(first))
    }
}

/// The first move of the game that a turn comes from.
#[must_use]
pub fn first_move(turn: &Turn) -> Option<Move> {
    let text = turn.source.moves.as_deref()?.split(' ').next()?;
    read_move(&AnyPosition::start(turn.position.variant()), text).ok()
}

/// Positions in which a plan decides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Plans {
    /// The formation of the side to move; any if `None`.
    pub(crate) formation: Option<Formation>,
}

impl Scope {
    /// Ten questions about the lines to opening traps.
    #[must_use]
    pub fn of_traps(lines: TrapLines) -> Self {
        Self { trap_lines: Some(lines), ..Self::default() }
    }

    /// Whether a turn belongs to it.
    #[must_use]
    pub fn fits(&self, turn: &Turn) -> bool {
        let has = |formation: Formation| formation.is_in(&turn.position);
        self.plans.is_none_or(|plans| turn.is_plan() && plans.formation.is_none_or(has))
            && self.trap_lines.is_none_or(|lines| lines.fits(turn))
    }

    /// The turns that questions of a kind ask about.
    #[must_use]
    pub const fn uses(&self, trial: UnannouncedKind) -> Uses {
        match (self.plans, self.trap_lines) {
            // On a line to a trap, the question is asked where a natural move falls into it.
            (_, Some(_)) => Uses::CHOICES,
            (Some(_), None) => trial.uses().and(Uses::PLAN),
            (None, None) => trial.uses(),
        }
    }

    /// Where the turns come from.
    #[must_use]
    pub const fn source(&self) -> TurnSource {
        if self.trap_lines.is_some() { TurnSource::TrapLines } else { TurnSource::Games }
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
        Self { questions: QUESTIONS, shots: Filter::default(), plans: None, trap_lines: None }
    }
}
