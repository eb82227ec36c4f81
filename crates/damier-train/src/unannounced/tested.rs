//! The kinds of questions, and what is kept of an answer.

use serde::{Deserialize, Serialize};
use strum::{AsRefStr, EnumString, VariantArray};

use damier_puzzles::turn::Uses;

/// The kinds of questions.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, AsRefStr, EnumString, VariantArray,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum UnannouncedKind {
    /// Play the shot, or say that there is none.
    #[default]
    ShotOrNot,
    /// Mark the moves that lose to a shot.
    WhichLose,
    /// Parry a threat.
    Parry,
    /// Play a move in a position from a game of strong players.
    YourMove,
}

impl UnannouncedKind {
    /// The turns that it asks about; in "shot or not?" those without a shot.
    #[must_use]
    pub const fn uses(self) -> Uses {
        match self {
            Self::ShotOrNot => Uses::QUIET,
            Self::WhichLose => Uses::CHOICES,
            Self::Parry => Uses::PARRY,
            Self::YourMove => Uses::PEOPLE,
        }
    }
}

/// How an answer to "shot or not?" turned out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, AsRefStr, EnumString, VariantArray)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Response {
    /// The shot was found.
    Hit,
    /// There was a shot, and it was not found.
    Miss,
    /// A move was played where there was no shot.
    FalseAlarm,
    /// It was rightly said that there is no shot.
    Declined,
}

/// An answered question, as an exercise keeps it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tested {
    /// The kind of question.
    pub trial: UnannouncedKind,
    /// The identity of the position, as a puzzle or a turn.
    pub id: String,
    /// How an answer to "shot or not?" turned out. `None` for other questions.
    pub response: Option<Response>,
    /// What the move cost compared with the best one, in centi-men. 0 if no move was asked for.
    pub loss: u16,
    /// The set it belongs to: its start in milliseconds since 1970.
    pub set: Option<i64>,
    /// The answer as written: a move, several, or nothing.
    pub given: String,
}
