//! The kinds of exercises, and the modes in which they are done.

use serde::{Deserialize, Serialize};
use strum::{AsRefStr, EnumString, VariantArray};

/// The kinds of exercises.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(AsRefStr, EnumString, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum ExerciseKind {
    /// A puzzle.
    Puzzle,
    /// A drill in an ending.
    Ending,
    /// A square or a move to find, name or write.
    Notation,
    /// A game against the engine.
    Game,
    /// A lesson of the course, or an exam.
    Lesson,
    /// A question that does not say what it is about.
    #[strum(serialize = "trial")]
    Unannounced,
    /// A game gone over by hand.
    Review,
    /// A game read back from memory.
    Recital,
}

/// The modes. Each has ratings of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[derive(AsRefStr, EnumString, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum TrainingMode {
    /// One exercise after another, chosen to be neither easy nor hopeless.
    Practice,
    /// Items due for repetition.
    Review,
    /// Against the clock.
    Sprint,
    /// Increasingly difficult, until the first error.
    Streak,
    /// A fixed set, repeated.
    Woodpecker,
    /// Without a board: the pieces are listed.
    Blind,
}
