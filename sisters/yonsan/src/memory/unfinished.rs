//! What is kept of unfinished work: games, puzzles, runs of puzzles and lessons.

use serde::{Deserialize, Serialize};

use crate::train::analysis::SavedAnalysis;
use crate::train::game::SavedGame;
use crate::train::questions::SavedQuestions;
use crate::train::sets::SetRun;

/// Something unfinished.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unfinished {
    /// A game.
    Game(SavedGame),
    /// A puzzle, or a run of them.
    Puzzles(SavedPuzzles),
    /// A lesson.
    Lesson(SavedLesson),
    /// Questions that are drawn by a seed.
    Questions(SavedQuestions),
    /// An analysis.
    Analysis(SavedAnalysis),
}

impl etude_store::Unfinished for Unfinished {
    const FORMAT: &'static str = "yonsan-unfinished-1";
}

impl From<SavedGame> for Unfinished {
    fn from(saved: SavedGame) -> Self {
        Self::Game(saved)
    }
}

impl From<SavedQuestions> for Unfinished {
    fn from(saved: SavedQuestions) -> Self {
        Self::Questions(saved)
    }
}

/// A run of puzzles that was left.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SavedPuzzles {
    /// The run.
    pub(crate) run: SavedRun,
    /// The puzzle on the board; none if the next one is to be drawn.
    pub puzzle: Option<SavedPuzzle>,
}

/// Where puzzles come from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SavedRun {
    /// Those of a kind, by its number.
    Practice(usize),
    /// Those that are due.
    Due,
    /// Until the first error.
    Streak {
        /// Its name.
        run: String,
        /// Puzzles solved.
        solved: u32,
        /// Whether one was skipped.
        skipped: bool,
    },
    /// Against the clock.
    Sprint {
        /// Its name.
        run: String,
        /// Milliseconds left.
        left: u64,
        /// Solved, errors, solved in a row, and the longest such row.
        counts: [u32; 4],
    },
    /// A set.
    Set(SetRun),
}

/// A puzzle that was left.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SavedPuzzle {
    /// Its identity.
    pub(crate) id: String,
    /// The stones played.
    pub(crate) played: String,
    /// The way that leads on.
    pub(crate) rest: String,
    /// Points tried in vain.
    pub errors: u32,
    /// The time spent, in milliseconds.
    pub(crate) millis: u32,
}

/// A lesson that was left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedLesson {
    /// Its id.
    pub(crate) lesson: String,
    /// The step, from 0.
    pub(crate) step: usize,
    /// Exercises done.
    pub(crate) done: usize,
    /// Those that were right at the first try.
    pub(crate) right: usize,
}

/// Something unfinished, as it is kept.
pub type Kept = etude_store::Kept<Unfinished>;
