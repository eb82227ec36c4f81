//! Unfinished exercises, with all data for resuming them if the program is killed.

use serde::{Deserialize, Serialize};

use super::attempt::Exercise;
use super::course::SavedLesson;
use super::drill::rush::SavedRush;
use super::play::SavedGame;
use super::play::boards::SavedDisplay;
use super::puzzle::progress::RunState;
use super::puzzle::session::PuzzleSession;
use super::unannounced::SavedSet;
use damier_rules::notation::pdn::PdnGame;
use etude::rating::Strength;

/// An unfinished exercise, game or analysis.
#[derive(Clone, Debug, PartialEq)]
pub enum Unfinished {
    /// A puzzle or a drill.
    Exercise(Box<Draft>),
    /// A game against an engine.
    Game(Box<SavedGame>),
    /// A simultaneous display.
    Display(Box<SavedDisplay>),
    /// An unsaved analysis: the game with everything entered, and the way to the place in it, see
    /// [`GameNavigator::way`](super::analysis::GameNavigator::way).
    Analysis(Box<PdnGame>, Vec<usize>),
    /// A lesson of the course, or an exam.
    Lesson(Box<SavedLesson>),
    /// An ending rush.
    Rush(Box<SavedRush>),
    /// A set of questions that do not say what they are about.
    Unannounced(Box<SavedSet>),
}

/// An exercise as it would be recorded if left now.
#[derive(Clone, Debug, PartialEq)]
pub struct Draft {
    /// The exercise.
    pub exercise: Exercise,
    /// The strength of its puzzle, if player and puzzle are to be rated.
    pub item: Option<Strength>,
    /// Whether it would be recorded.
    pub counts: bool,
    /// The data for resuming it. `None` if restarting would lose nothing.
    pub interrupted: Option<Interrupted>,
}

impl Draft {
    /// Whether it belongs to a longer run. The attempt and the data of the run are then stored separately.
    #[must_use]
    pub fn is_of_run(&self) -> bool {
        self.interrupted.as_ref().is_some_and(|interrupted| interrupted.run.is_some())
    }
}

/// The data for resuming that are not part of an [`Exercise`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Interrupted {
    /// The moves of both sides in notation.
    pub moves: Vec<String>,
    /// Whether it has already been recorded and is being retried.
    #[serde(default)]
    pub again: bool,
    /// The session that a puzzle belongs to.
    #[serde(default)]
    pub session: Option<PuzzleSession>,
    /// Whether the puzzle is [mirrored](super::puzzle::mirror).
    #[serde(default)]
    pub mirrored: bool,
    /// The streak or sprint that the puzzle belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub run: Option<RunState>,
}
