//! The settings of a puzzle session.

use serde::{Deserialize, Serialize};
use strum::AsRefStr;

use super::filter::Filter;
use crate::mode::TrainingMode;
use damier_puzzles::Theme;
use damier_rules::Variant;

/// How puzzles follow one another and are scored together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, AsRefStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum SessionPlan {
    /// One after another, chosen to be neither easy nor hopeless.
    #[default]
    Practice,
    /// The puzzles due for repetition.
    Review,
    /// Increasingly difficult, until the first error.
    Streak,
    /// As many as possible in a fixed time.
    Sprint {
        /// The length in minutes.
        minutes: u8,
    },
    /// A fixed set, repeated.
    Woodpecker {
        /// The number of puzzles.
        size: u16,
    },
    /// One after another without a board, the pieces being listed; few pieces first.
    Blind,
}

impl SessionPlan {
    /// The mode under which attempts are stored.
    #[must_use]
    pub const fn mode(self) -> TrainingMode {
        match self {
            Self::Practice => TrainingMode::Practice,
            Self::Review => TrainingMode::Review,
            Self::Streak => TrainingMode::Streak,
            Self::Sprint { .. } => TrainingMode::Sprint,
            Self::Woodpecker { .. } => TrainingMode::Woodpecker,
            Self::Blind => TrainingMode::Blind,
        }
    }

    /// Whether an attempt changes ratings. Only puzzles that were chosen to fit the player and solved without haste are
    /// evidence of the player's strength and the puzzle's difficulty.
    #[must_use]
    pub const fn is_rated(self) -> bool {
        matches!(self, Self::Practice | Self::Blind)
    }
}

/// The settings of a session: the plan and the choice of puzzles.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PuzzleSession {
    /// The plan.
    pub plan: SessionPlan,
    /// The filter for puzzles.
    #[serde(default)]
    pub filter: Filter,
    /// Whether puzzles are mirrored at random: the board turned and the colours swapped.
    #[serde(default)]
    pub mirrored: bool,
    /// Whether the goal and the theme are hidden until a puzzle is over, as in a game.
    #[serde(default)]
    pub unannounced: bool,
}

impl PuzzleSession {
    /// Practice with puzzles of a variant.
    #[must_use]
    pub fn of_variant(variant: Variant) -> Self {
        Self { filter: Filter { variant: Some(variant), ..Filter::default() }, ..Self::default() }
    }

    /// Practice with puzzles of a variant and one theme.
    #[must_use]
    pub fn of_theme(variant: Variant, theme: Theme) -> Self {
        Self { filter: Filter { variant: Some(variant), theme: Some(theme), ..Filter::default() }, ..Self::default() }
    }

    /// The same with these puzzles alone; with all that fit if none are given.
    #[must_use]
    pub fn limited_to(self, ids: Vec<String>) -> Self {
        Self { filter: Filter { ids, ..self.filter }, ..self }
    }

    /// A set of given puzzles, repeated.
    #[must_use]
    pub fn of_puzzles(variant: Variant, ids: Vec<String>) -> Self {
        let size = u16::try_from(ids.len()).unwrap_or(u16::MAX);
        Self { plan: SessionPlan::Woodpecker { size }, ..Self::of_variant(variant).limited_to(ids) }
    }

    /// A review of the puzzles due.
    #[must_use]
    pub fn review() -> Self {
        Self { plan: SessionPlan::Review, ..Self::default() }
    }
}
