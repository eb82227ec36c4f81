//! The state of a drill as seen by a front end.

use std::time::Duration;

use super::{DrillPlan, Mistake};
use crate::attempt::TrainingMode;
use damier_endings::Outcome;
use damier_engine::Verdict;
use damier_rules::GameEnd;
use damier_rules::notation::Symbol;

/// Settings of a drill. By default it is practice, errors are reported at once, and the tables reply at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrillSettings {
    /// Practice or review.
    pub mode: TrainingMode,
    /// Whether verdicts and slack are held back until the end.
    pub errors_at_end: bool,
    /// How long the trainee's move is shown before the tables reply.
    pub pause: Duration,
}

impl Default for DrillSettings {
    fn default() -> Self {
        Self { mode: TrainingMode::Practice, errors_at_end: false, pause: Duration::ZERO }
    }
}

/// Whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrillPhase {
    /// The trainee is to move.
    Thinking,
    /// The opponent is to move: the tables once their reply is due, or the engine.
    Waiting,
    /// The game is over.
    Over(GameEnd),
}

/// A move that the trainee made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// The number of plies before it.
    pub ply: usize,
    /// Whether it kept the result. Undecided if neither the tables nor the engine know.
    pub verdict: Verdict,
    /// What was wrong with it, if the tables say that it gave the result away.
    pub mistake: Option<Mistake>,
    /// The slack after it, in full moves. `None` if no limit of the tables applies or the trainee is not winning.
    pub slack: Option<u8>,
}

impl Made {
    /// The sign for a move that gave something away (`??`, or `?` if only the engine's reply shows it) or wasted moves
    /// of a limit (`?!`).
    #[must_use]
    pub const fn symbol(&self) -> Option<Symbol> {
        match self.verdict {
            Verdict::Lost { better: Some(_), .. } => Some(Symbol::VeryBad),
            Verdict::Lost { better: None, .. } => Some(Symbol::Bad),
            Verdict::Kept { waste: Some(_), .. } => Some(Symbol::Dubious),
            Verdict::Kept { waste: None, .. } | Verdict::Undecided { .. } => None,
        }
    }
}

/// The level of help requested in the current position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrillHint {
    /// A rule of thumb for the ending.
    Rule,
    /// The moves that keep the result: [`EndingDrill::keeping`](super::EndingDrill::keeping).
    Moves,
    /// The move that would have kept the result, after one that gave it away.
    Better,
}

/// A comment on a drill.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum DrillComment<'a> {
    /// The trainee has not moved yet: the task.
    Task {
        /// Whether the task is known to be feasible. Otherwise the engine replies and judges as well as it can.
        is_sound: bool,
    },
    /// Verdicts are held back until the end.
    KeptBack,
    /// The trainee's last move wasted something or gave it away.
    Verdict(&'a Made),
    /// The trainee's last move did neither.
    Expected {
        /// The result of best play for the trainee. `None` if the tables do not cover the position.
        outcome: Option<Outcome>,
        /// Plies to the end of the game with best play, if it is won or lost.
        plies: Option<u8>,
    },
    /// The drill is over, and one of the trainee's moves is selected.
    Selected(&'a Made),
    /// The drill is over.
    Over {
        /// The end of the game.
        end: GameEnd,
        /// Whether the trainee fulfilled the role.
        is_solved: bool,
        /// Whether that took no hint, no error and no wasted move.
        is_perfect: bool,
        /// The last move that gave the result away.
        error: Option<&'a Made>,
        /// The total number of moves of the limit wasted.
        wasted: u32,
    },
}

/// What comes after a drill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AfterDrill {
    /// Another drill.
    Drill(DrillPlan),
    /// The next item due in the review. A drill that was left unfinished comes back at its end.
    Review,
}
