//! What is odd about a PDN file, though it can be read.

use super::error::Place;
use crate::Variant;

/// How many warnings about one game are kept.
pub const MOST_WARNINGS: usize = 100;

/// Something in a game that was read, but not as it stands in the standard.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: warning")]
pub struct PdnWarning {
    /// The number of the game in the stream, from 1.
    pub game: u64,
    /// Where it is.
    pub place: Place,
    /// What is odd.
    #[source]
    pub kind: PdnWarningKind,
}

/// What is odd about a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PdnWarningKind {
    /// The next game or the end of the file comes before a result.
    #[error("no result")]
    NoTerminator,
    /// A single dot that no number stands before.
    #[error("stray dot")]
    StrayDot,
    /// A dash in place of a move.
    #[error("null move")]
    NullMove,
    /// A capture is written like a move without capture.
    #[error("capture written with a dash")]
    DashForCapture,
    /// A capture is written too short, and later moves say which one it was.
    #[error("ambiguous {text}, read as {meaning}")]
    Ambiguous {
        /// What was written.
        text: String,
        /// The capture, written so that it fits only one.
        meaning: String,
    },
    /// The first move is possible only with other names of the squares than the tag gives.
    #[error("GameType {0:?} contradicts the moves")]
    Naming(String),
    /// The tag `GameType` is missing, and the moves are none of the variant that is assumed without it.
    #[error("no GameType, read as {variant} (certain: {is_certain})")]
    Recognised {
        /// What it is taken for.
        variant: Variant,
        /// Whether the moves are impossible in the other variants of 64 squares.
        is_certain: bool,
    },
}
