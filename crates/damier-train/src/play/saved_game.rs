//! An unfinished game as a text to store: adjourned, left, or interrupted when the program ended.

use serde::{Deserialize, Serialize};

use super::terms::Strictness;

/// An unfinished game. Times are in milliseconds, moves in notation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedGame {
    pub(super) version: u32,
    pub(super) variant: String,
    pub(super) level: u8,
    /// Whether the player's own engine plays. Older saved games do not have this field.
    #[serde(default)]
    pub(super) program: bool,
    /// Whether the player has White.
    pub(super) white: bool,
    pub(super) start: String,
    pub(super) control: Option<SavedControl>,
    /// Older saved games do not have this field.
    #[serde(default)]
    pub(super) playoff: Option<SavedPlayoff>,
    pub(super) manners: Strictness,
    pub(super) seed: u64,
    pub(super) moves: Vec<String>,
    /// The time left after each move, for the player who made it.
    pub(super) left_after: Vec<u64>,
    /// The time left to White and Black at the time of saving.
    pub(super) left: Option<[u64; 2]>,
    /// Draw offers: the number of plies played before each, and whether White offered.
    pub(super) offers: Vec<(usize, bool)>,
    pub(super) sealed: Option<String>,
    pub(super) written: usize,
    pub(super) errors: u32,
    pub(super) spent: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct SavedControl {
    pub(super) period: Option<(u32, u64)>,
    pub(super) time: u64,
    pub(super) increment: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct SavedPlayoff {
    pub(super) game: u32,
    /// The time of White and Black at its start.
    pub(super) left: [u64; 2],
}
