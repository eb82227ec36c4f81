//! The errors of PDN files and their positions.

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

/// An error in a stream of games. The next game can be read after it, unless the reading itself failed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}")]
pub struct PdnError {
    /// The number of the game in the stream, counted from 1.
    pub game: u64,
    /// The position of the error.
    pub place: Place,
    /// The error.
    #[source]
    pub kind: PdnErrorKind,
}

/// The kinds of errors in a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PdnErrorKind {
    /// Reading the file failed.
    #[error("read failed: {0}")]
    Read(String),
    /// A file in UTF-16.
    #[error("text in UTF-16")]
    Utf16,
    /// Text that is not part of a game.
    #[error("unexpected {0:?}")]
    Unreadable(String),
    /// A tag without a name.
    #[error("expected the name of a tag")]
    TagName,
    /// A tag without a value in quotes.
    #[error("expected the value of tag {0}")]
    TagValue(String),
    /// An unclosed tag.
    #[error("unclosed tag {0}")]
    UnclosedTag(String),
    /// Too many tags. With the limit.
    #[error("more than {0} tags")]
    TooManyTags(usize),
    /// A comment that does not end within the limit, in bytes.
    #[error("unclosed comment")]
    UnclosedComment(usize),
    /// An unclosed set-up.
    #[error("unclosed set-up")]
    UnclosedSetup,
    /// Too many nested variations. With the limit.
    #[error("more than {0} nested variations")]
    TooDeep(usize),
    /// An unmatched closing parenthesis.
    #[error("no open variation")]
    UnopenedVariation,
    /// A variation that does not end before the game does.
    #[error("unclosed variation")]
    UnclosedVariation,
    /// A variation with no move to replace.
    #[error("variation before the first move")]
    VariationBeforeMove,
    /// An unsupported draughts variant.
    #[error("unsupported GameType {number}, {name}")]
    OtherGame {
        /// Its name.
        name: &'static str,
        /// Its number in the tag.
        number: u8,
    },
    /// A tag names a game that is not supported.
    #[error("unsupported {tag} {value:?}")]
    OtherName {
        /// The tag.
        tag: String,
        /// Its value.
        value: String,
    },
    /// An unknown game type, or one with invalid fields.
    #[error("unknown GameType {0:?}")]
    GameType(String),
    /// An invalid position.
    #[error(transparent)]
    Fen(#[from] FenError),
    /// A move that cannot be read or played.
    #[error(transparent)]
    Move(#[from] MoveError),
}

/// An error of a [`Visitor`](super::Visitor). It gives a place only if that differs from the place of the current
/// token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The error.
    pub(crate) kind: PdnErrorKind,
    /// Its place. `None` means that of the current token.
    pub place: Option<Place>,
}

impl<E: Into<PdnErrorKind>> From<E> for Fault {
    fn from(error: E) -> Self {
        Self { kind: error.into(), place: None }
    }
}
