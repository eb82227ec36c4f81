//! The skills of notation.

use serde::Serialize;
use strum::{AsRefStr, EnumString, VariantArray};

/// The skill trained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, AsRefStr, EnumString, VariantArray)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Skill {
    /// Find the square with a given name.
    FindSquare,
    /// Name a given square.
    NameSquare,
    /// Make a written move.
    MakeMove,
    /// Write a move that was made.
    WriteMove,
    /// Read moves without a board, then name the pieces on squares.
    Blind,
    /// Signs and their meaning.
    Signs,
}

impl Skill {
    /// Whether it is about finding or naming squares.
    #[must_use]
    pub const fn is_about_squares(self) -> bool {
        matches!(self, Self::FindSquare | Self::NameSquare)
    }
}
