//! A rush as it is kept.

use serde::{Deserialize, Serialize};

/// A rush as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedRush {
    /// The name of the variant.
    pub variant: String,
    /// When it began, in milliseconds since 1970.
    pub began: i64,
    /// The seed of its endings.
    pub seed: u64,
    /// How many of the endings of the seed have been drawn or skipped.
    pub taken: usize,
    /// The time left, in milliseconds.
    pub left: u64,
    /// The endings that are over.
    pub finished: Vec<SavedEnding>,
    /// The position of the ending on the board, and the moves made there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub current: Option<(SavedEnding, Vec<String>)>,
}

/// An ending as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedEnding {
    /// The name of the ending.
    pub ending: String,
    /// Its position.
    pub start: String,
    /// Whether it was won.
    pub won: bool,
}
