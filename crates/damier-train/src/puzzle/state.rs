//! Where a puzzle stands, and what there is to say about it.
//!
//! An answer leads from [`Phase::Thinking`] on as follows. Moves in between are made in [`Phase::Playing`]; where the judge
//! is asked first, the phase is [`Phase::Judging`].
//!
//! | the answer | the comment | the phase after it |
//! |---|---|---|
//! | the move of the solution, not the last | [`Comment::Good`] | thinking, after the reply |
//! | the last move of the solution | [`Comment::Solved`] | solved |
//! | another move, as good | [`Comment::EquallyGood`] | solved, even if it is the first of several |
//! | a move that gains less | [`Comment::MoreToFind`] | thinking: the move is taken back and costs nothing |
//! | a wrong move | [`Comment::Wrong`] | refuted on the board until `retry`; it counts as an error |
//! | a move on which the judge is not sure | [`Comment::Undecided`] | thinking: the move is taken back and costs nothing |
//!
//! `retry` goes back to thinking and sets the comment back to [`Comment::Task`]. Every answer sets the hint back.

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
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Hint {
    /// The piece.
    Piece,
    /// The piece and where it goes.
    Square,
    /// The move as it is written.
    Move,
}
