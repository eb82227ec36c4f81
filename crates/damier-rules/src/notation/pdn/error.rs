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
#[error("{place}: {kind}")]
pub struct PdnError {
    /// The number of the game in the stream, from 1.
    pub game: u64,
    /// Where it is.
    pub place: Place,
    /// What is wrong.
    pub kind: PdnErrorKind,
}

/// What is wrong with a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PdnErrorKind {
    /// The file could not be read on.
    #[error("cannot read on: {0}")]
    Read(String),
    /// A file in UTF-16.
    #[error("the file is in UTF-16; save it as UTF-8")]
    Utf16,
    /// Something that is no part of a game.
    #[error("{0:?} is neither a move nor anything else that may stand here")]
    Unreadable(String),
    /// A tag without a name.
    #[error("expected a tag like [Event \"name\"]")]
    TagName,
    /// A tag without a value in quotes.
    #[error("tag {0}: expected its value in double quotes")]
    TagValue(String),
    /// A tag that does not end.
    #[error("tag {0} is not closed: expected \"]")]
    UnclosedTag(String),
    /// More tags than are kept.
    #[error("a game with more than {0} tags")]
    TooManyTags(usize),
    /// A comment that does not end.
    #[error("this comment is not closed: expected }} within {} KiB", super::lexer::LONGEST_COMMENT / 1024)]
    UnclosedComment,
    /// A set-up that does not end.
    #[error("this set-up is not closed: expected /FEN \"...\"/")]
    UnclosedSetup,
    /// More open variations than are kept.
    #[error("variations are nested deeper than {0} here")]
    TooDeep(usize),
    /// A closing parenthesis too many.
    #[error("no variation is open here: leave the ) out")]
    UnopenedVariation,
    /// A variation that does not end before the game does.
    #[error("this variation is not closed before the game ends: expected )")]
    UnclosedVariation,
    /// A variation with no move that it could replace.
    #[error("a variation replaces the move before it, and there is none")]
    VariationBeforeMove,
    /// Another game.
    #[error("{name} (GameType {number}) is not supported")]
    OtherGame {
        /// What it is called.
        name: &'static str,
        /// Its number in the tag.
        number: u8,
    },
    /// No game that is known, or fields that do not fit it.
    #[error("GameType {0:?} is not played here: use 20 (international), 25 (Russian) or 26 (Brazilian)")]
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
