//! Warnings about PDN files: deviations that can still be read.

use super::error::Place;
use crate::{Color, Variant};

/// The most warnings kept per game.
pub const MAX_WARNINGS: usize = 100;

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
    /// A tag whose value is not in quotes.
    #[error("tag {0} without quotes")]
    UnquotedTag(String),
    /// A word for a draw, in place of the result.
    #[error("{0:?} read as a draw")]
    DrawInWords(String),
    /// Words beside a result, which are read as a comment.
    #[error("{0:?} beside the result")]
    Remark(String),
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
    /// The tag `GameType` has an unknown value.
    #[error("unknown GameType, read as {0}")]
    UnknownGameType(Variant),
    /// Another tag names another game than `GameType`, which counts.
    #[error("{tag} {value:?} contradicts the GameType")]
    OtherName {
        /// The tag.
        tag: String,
        /// Its value.
        value: String,
    },
    /// The tag `FEN` has an unknown value: the game begins from the usual position.
    #[error("unknown FEN")]
    UnknownFen,
    /// A set-up command has an unknown position: the board stays as it is.
    #[error("unknown set-up")]
    UnknownSetup,
    /// The side to move is unknown in the tag `FEN` or in a set-up command.
    #[error("unknown side to move, read as {0}")]
    UnknownSide(Color),
    /// The result after the moves is another than that of the tag `Result`, which counts.
    #[error("Result {tag}, but {end} after the moves")]
    OtherResult {
        /// The result of the tag.
        tag: String,
        /// The result after the moves.
        end: String,
    },
}
