//! What is odd about a PDN file, though it can be read.

use super::error::Place;
use crate::Variant;

/// How many warnings about one game are kept.
pub const MOST_WARNINGS: usize = 100;

/// Something in a game that was read, but not as it stands in the standard.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: warning: {kind}")]
pub struct PdnWarning {
    /// The number of the game in the stream, from 1.
    pub game: u64,
    /// Where it is.
    pub place: Place,
    /// What is odd.
    pub kind: PdnWarningKind,
}

/// What is odd about a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PdnWarningKind {
    /// The next game or the end of the file comes before a result.
    #[error("this game does not end with a result or *")]
    NoTerminator,
    /// A single dot that no number stands before.
    #[error("this dot follows no move number")]
    StrayDot,
    /// A dash in place of a move.
    #[error("a dash stands here in place of a move; it is left out")]
    NullMove,
    /// A capture is written like a move without capture.
    #[error("this is a capture: write it with x or : in place of the dash")]
    DashForCapture,
    /// A capture is written too short, and later moves say which one it was.
    #[error("{text} has several meanings; the moves that follow allow only {meaning}")]
    Ambiguous {
        /// What was written.
        text: String,
        /// The capture, written so that it fits only one.
        meaning: String,
    },
    /// The first move is possible only with other names of the squares than the tag gives.
    #[error("GameType {0:?} contradicts the moves; they are read with the usual names of the squares")]
    Naming(String),
    /// The tag `GameType` is missing, and the moves are none of the variant that is assumed without it.
    #[error("no GameType: read as {} draughts{}", adjective(*.variant), besides(*.is_certain))]
    Recognised {
        /// What it is taken for.
        variant: Variant,
        /// Whether the moves are impossible in the other variants of 64 squares.
        is_certain: bool,
    },
}

const fn adjective(variant: Variant) -> &'static str {
    match variant {
        Variant::International => "international",
        Variant::Russian => "Russian",
        Variant::Brazilian => "Brazilian",
    }
}

const fn besides(is_certain: bool) -> &'static str {
    if is_certain { "" } else { "; its moves are possible in other variants too" }
}
