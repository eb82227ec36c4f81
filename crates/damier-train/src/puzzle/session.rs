//! What a session of puzzles is made of.

use serde::{Deserialize, Serialize};

use super::filter::Filter;
use crate::attempt::Mode;
use damier_puzzles::Theme;

/// How puzzles follow each other and count together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Plan {
    /// One after the other, chosen to be neither easy nor hopeless.
    #[default]
    Practice,
    /// What is due to be repeated.
    Review,
    /// Harder and harder, up to the first error.
    Streak,
    /// As many as possible in so many minutes.
    Sprint {
        /// The length.
        minutes: u8,
    },
    /// A fixed set, again and again.
    Woodpecker {
        /// How many puzzles.
        size: u16,
    },
}

impl Plan {
    /// The mode under which attempts are kept.
    #[must_use]
    pub const fn mode(self) -> Mode {
        match self {
            Self::Practice => Mode::Practice,
            Self::Review => Mode::Review,
            Self::Streak => Mode::Streak,
            Self::Sprint { .. } => Mode::Sprint,
            Self::Woodpecker { .. } => Mode::Woodpecker,
        }
    }

    /// Whether an attempt changes ratings: only what was chosen to fit the person and solved without haste says how
    /// strong the person and how hard the puzzle is.
    #[must_use]
    pub const fn is_rated(self) -> bool {
        matches!(self, Self::Practice)
    }
}

/// A session: how puzzles follow, and which.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Session {
    /// How they follow.
    pub plan: Plan,
    /// Which ones are wanted.
    #[serde(default)]
    pub filter: Filter,
    /// Whether each is turned or not by chance: the board turned and the colours exchanged.
    #[serde(default)]
    pub mirrored: bool,
}

impl Session {
    /// Practice with puzzles of one theme.
    #[must_use]
    pub fn of_theme(theme: Theme) -> Self {
        Self { filter: Filter { theme: Some(theme), ..Filter::default() }, ..Self::default() }
    }

    /// What is due to be repeated.
    #[must_use]
    pub fn review() -> Self {
        Self { plan: Plan::Review, ..Self::default() }
    }
}
