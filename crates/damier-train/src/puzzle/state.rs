//! The state of a puzzle, and the comments on it.
//!
//! An answer leads on from [`PuzzlePhase::Thinking`] as follows. Moves in between are made in [`PuzzlePhase::Playing`]; if the
//! judge is asked first, the phase is [`PuzzlePhase::Judging`].
//!
//! | answer | comment | next phase |
//! |---|---|---|
//! | the move of the solution, not the last | [`PuzzleComment::Good`] | thinking, after the reply |
//! | the last move of the solution | [`PuzzleComment::Solved`] | solved |
//! | another equally good move | [`PuzzleComment::EquallyGood`] | solved, even if it is the first of several |
//! | a move that gains less | [`PuzzleComment::MoreToFind`] | thinking: the move is taken back and costs nothing |
//! | a wrong move | [`PuzzleComment::Wrong`] | refuted on the board until `retry`; it counts as an error |
//! | a move the judge cannot assess | [`PuzzleComment::Undecided`] | thinking: the move is taken back and costs nothing |
//!
//! `retry` goes back to thinking and resets the comment to [`PuzzleComment::Task`]. Every answer resets the hint.

use std::time::Duration;

use damier_engine::Verdict;
use damier_rules::Move;

/// The phase of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzlePhase {
    /// The position before the opponent's move is shown.
    Opening {
        /// When this phase ends.
        until: Duration,
    },
    /// The solver is to move.
    Thinking,
    /// The judge is assessing a move.
    Judging(Move),
    /// The program is playing moves.
    Playing {
        /// When the next move is due.
        next: Duration,
    },
    /// A wrong move has been refuted on the board.
    Refuted,
    /// The puzzle is solved.
    Solved,
    /// The solution has been shown.
    Shown,
}

/// A comment on the last answer, with the judge's verdict if it was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PuzzleComment {
    /// No answer yet: the task.
    Task,
    /// The answer is right, and there is more to find.
    Good,
    /// The answer is the last move of the solution.
    Solved,
    /// The answer is not the move of the solution, but the judge considers it equally good.
    EquallyGood(Verdict),
    /// The answer gains something, but less than the solution: another try without penalty.
    MoreToFind(Verdict),
    /// The answer is wrong.
    Wrong(Verdict),
    /// The judge could not assess the answer. It does not count.
    Undecided(Verdict),
    /// The engine failed.
    EngineFailed,
    /// The solution is shown.
    Solution,
}

impl PuzzleComment {
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

/// How much of the next move has been revealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PuzzleHint {
    /// The piece.
    Piece,
    /// What to look after.
    Guard,
    /// The piece and its destination.
    Square,
    /// The move in notation.
    Move,
}
