//! Where a puzzle stands, and what there is to say about it.

use std::time::Duration;

use damier_engine::Verdict;
use damier_rules::Move;

/// Where a puzzle stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The position before the opponent's move is on the board.
    Opening {
        /// Until when.
        until: Duration,
    },
    /// The solver is to move.
    Thinking,
    /// The judge is asked about a move.
    Judging(Move),
    /// The program makes moves, the next one at this moment.
    Playing {
        /// When.
        next: Duration,
    },
    /// A wrong move has been refuted on the board.
    Refuted,
    /// The puzzle is solved.
    Solved,
    /// The solution has been shown.
    Shown,
}

/// What there is to say about the last answer, with the judge's verdict on it if it was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Comment {
    /// Nothing yet: the task.
    Task,
    /// It is right, and there is more to find.
    Good,
    /// It is the last move of the solution.
    Solved,
    /// It is not the move of the solution, but the judge finds it as good.
    EquallyGood(Verdict),
    /// It gains something, but less than the solution: another try, which costs nothing.
    MoreToFind(Verdict),
    /// It is wrong.
    Wrong(Verdict),
    /// The judge could not tell; it does not count.
    Undecided(Verdict),
    /// The engine broke down.
    EngineFailed,
    /// The solution is shown.
    Solution,
}

impl Comment {
    /// The judge's verdict.
    #[must_use]
    pub const fn verdict(&self) -> Option<&Verdict> {
        match self {
            Self::EquallyGood(verdict)
            | Self::MoreToFind(verdict)
            | Self::Wrong(verdict)
            | Self::Undecided(verdict) => Some(verdict),
            _ => None,
        }
    }
}

/// How much of the next move has been told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Hint {
    /// Nothing.
    #[default]
    None,
    /// The piece.
    Piece,
    /// The piece and where it goes.
    Square,
    /// The move as it is written.
    Move,
}

impl Hint {
    /// The next step.
    #[must_use]
    pub const fn more(self) -> Self {
        match self {
            Self::None => Self::Piece,
            Self::Piece => Self::Square,
            Self::Square | Self::Move => Self::Move,
        }
    }
}
