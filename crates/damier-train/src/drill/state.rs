//! The state of a drill as a front end sees it.

use std::time::Duration;

use super::Plan;
use crate::attempt::Mode;
use crate::history::Item;
use damier_endings::Outcome;
use damier_engine::Verdict;
use damier_rules::GameEnd;
use damier_rules::notation::Symbol;

/// How a drill is conducted. By default it is practice, errors are reported at once, and the tables reply at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Conduct {
    /// Practice or review.
    pub mode: Mode,
    /// Whether verdicts and slack are kept back until the end.
    pub errors_at_end: bool,
    /// How long the trainee's move stands on the board before the tables reply to it.
    pub pause: Duration,
}

impl Default for Conduct {
    fn default() -> Self {
        Self { mode: Mode::Practice, errors_at_end: false, pause: Duration::ZERO }
    }
}

/// Whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The trainee is to move.
    Thinking,
    /// The opponent is to move: the tables at their time, or the engine.
    Waiting,
    /// The game is over.
    Over(GameEnd),
}

/// A move that the trainee made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// The plies made before it.
    pub ply: usize,
    /// Whether it kept the result; undecided where neither tables nor the engine know.
    pub verdict: Verdict,
    /// The slack after it, in whole moves; `None` where no limit of the tables runs or the trainee does not win.
    pub slack: Option<u8>,
}

impl Made {
    /// The sign of a move that gave something away (`??`, or `?` where only the engine's reply shows it) or wasted
    /// moves of a limit (`?!`).
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

/// How much help was asked for in the position on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hint {
    /// A rule of thumb for the ending.
    Rule,
    /// The moves that keep the result: [`EndingDrill::keeping`](super::EndingDrill::keeping).
    Moves,
}

/// What there is to say about a drill.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Comment<'a> {
    /// The trainee has made no move: the task.
    Task {
        /// Whether it is known that the task can be done; else the engine answers and judges as well as it can.
        is_sound: bool,
    },
    /// Verdicts are kept back until the end.
    KeptBack,
    /// The trainee's last move wasted or gave away something.
    Verdict(&'a Made),
    /// The last move did neither.
    Expected {
        /// The result of best play for the trainee; `None` where the tables do not reach.
        outcome: Option<Outcome>,
        /// Plies to the end of the game with best play, where it is won or lost.
        plies: Option<u8>,
    },
    /// The drill is over, and one of the trainee's moves is selected.
    Selected(&'a Made),
    /// The drill is over.
    Over {
        /// How the game ended.
        end: GameEnd,
        /// Whether the trainee did what the role asks.
        is_solved: bool,
        /// Whether that was done without a hint or an error and without wasting a move.
        is_perfect: bool,
        /// The last move that gave the result away.
        error: Option<&'a Made>,
        /// The moves of the limit wasted in all.
        wasted: u32,
    },
}

/// What follows a drill.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// Another drill.
    Drill(Plan),
    /// Whatever is due next in the review.
    Review {
        /// This drill, where it was left undone: it comes back at the end of the review.
        put_off: Option<Item>,
    },
}
