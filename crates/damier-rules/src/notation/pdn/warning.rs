//! Warnings about PDN files: deviations that can still be read.

use super::error::Place;
use crate::Variant;

/// The most warnings kept per game.
pub const MOST_WARNINGS: usize = 100;

/// A part of a game that was read although it deviates from the standard.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: warning")]
pub struct PdnWarning {
    /// The number of the game in the stream, counted from 1.
    pub game: u64,
    /// The place.
    pub place: Place,
    /// The warning.
    #[source]
    pub kind: PdnWarningKind,
}

/// The kinds of warnings about a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PdnWarningKind {
    /// The next game or the end of the file comes before a result.
    #[error("no result")]
    NoTerminator,
    /// A single dot without a number before it.
    #[error("stray dot")]
    StrayDot,
    /// A dash in place of a move.
    #[error("null move")]
    NullMove,
    /// A capture written like a move without capture.
    #[error("capture written with a dash")]
    DashForCapture,
    /// A capture that is ambiguous as written, but decided by later moves.
    #[error("ambiguous {text}, read as {meaning}")]
    Ambiguous {
        /// The text.
        text: String,
        /// The capture, written unambiguously.
        meaning: String,
    },
    /// The first move is possible only with square names other than those of the tag.
    #[error("GameType {0:?} contradicts the moves")]
    Naming(String),
    /// The tag `GameType` is missing, and the moves do not fit the default variant.
    #[error("no GameType, read as {variant} (certain: {is_certain})")]
    Recognised {
        /// The variant assumed.
        variant: Variant,
        /// Whether the moves are impossible in the other 64-square variants.
        is_certain: bool,
    },
}
