//! What can be wrong with a PDN file, and where.

use std::fmt;

use crate::notation::fen::FenError;
use crate::notation::moves::MoveError;

/// A place in a text, counted from 1. Columns count characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place {
    /// The line.
    pub line: u64,
    /// The character in the line.
    pub column: u64,
}

impl fmt::Display for Place {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}:{}", self.line, self.column)
    }
}

/// An error in a stream of games. The next game can be read after it, unless reading itself failed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}")]
pub struct PdnError {
    /// The number of the game in the stream, from 1.
    pub game: u64,
    /// Where it is.
    pub place: Place,
    /// What is wrong.
    #[source]
    pub kind: PdnErrorKind,
}

/// What is wrong with a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PdnErrorKind {
    /// The file could not be read on.
    #[error("read failed: {0}")]
    Read(String),
    /// A file in UTF-16.
    #[error("text in UTF-16")]
    Utf16,
    /// Something that is no part of a game.
    #[error("unexpected {0:?}")]
    Unreadable(String),
    /// A tag without a name.
    #[error("expected the name of a tag")]
    TagName,
    /// A tag without a value in quotes.
    #[error("expected the value of tag {0}")]
    TagValue(String),
    /// A tag that does not end.
    #[error("unclosed tag {0}")]
    UnclosedTag(String),
    /// More tags than are kept.
    #[error("more than {0} tags")]
    TooManyTags(usize),
    /// A comment that does not end within so many bytes, the most that are read of one.
    #[error("unclosed comment")]
    UnclosedComment(usize),
    /// A set-up that does not end.
    #[error("unclosed set-up")]
    UnclosedSetup,
    /// More open variations than are kept.
    #[error("more than {0} nested variations")]
    TooDeep(usize),
    /// A closing parenthesis too many.
    #[error("no open variation")]
    UnopenedVariation,
    /// A variation that does not end before the game does.
    #[error("unclosed variation")]
    UnclosedVariation,
    /// A variation with no move that it could replace.
    #[error("variation before the first move")]
    VariationBeforeMove,
    /// Another game.
    #[error("unsupported GameType {number}, {name}")]
    OtherGame {
        /// What it is called.
        name: &'static str,
        /// Its number in the tag.
        number: u8,
    },
    /// No game that is known, or fields that do not fit it.
    #[error("unknown GameType {0:?}")]
    GameType(String),
    /// A position that cannot be set up.
    #[error(transparent)]
    Fen(#[from] FenError),
    /// A move that cannot be read or played.
    #[error(transparent)]
    Move(#[from] MoveError),
}

/// An error of a [`Visitor`](super::Visitor), which knows the place only when it differs from that of the current
/// token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What is wrong.
    pub kind: PdnErrorKind,
    /// Where; the current token if `None`.
    pub place: Option<Place>,
}

impl<E: Into<PdnErrorKind>> From<E> for Fault {
    fn from(error: E) -> Self {
        Self { kind: error.into(), place: None }
    }
}
