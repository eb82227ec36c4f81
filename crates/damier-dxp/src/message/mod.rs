//! The messages and their text.
//!
//! A message is at most [`MAX_MESSAGE`] characters followed by a NUL; numbers are padded with zeros on the left, names
//! with blanks on the right. The layouts are those of the protocol's author (DamExchange, layer 2).

mod read;
mod split;
mod write;

use damier_rules::{Color, Move, SetupError};

use crate::terms::{Terms, TermsError};

pub use split::{Splitter, TooLong};

/// The most characters of a message, without the NUL that ends it.
pub const MAX_MESSAGE: usize = 127;
/// The most characters of a name.
pub const MAX_NAME: usize = 32;
/// The most characters of a chat.
pub const MAX_CHAT: usize = MAX_MESSAGE - 1;
/// The version of the protocol.
pub const VERSION: u8 = 1;
/// The most seconds that a move can be said to have taken.
pub const MAX_SECONDS: u16 = 9_999;

/// A message. Names and texts have no control characters, wherever they come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// GAMEREQ: the initiator wishes to play.
    Request {
        /// The initiator.
        name: String,
        /// What for.
        terms: Terms,
    },
    /// GAMEACC: what the follower says to that.
    Reply {
        /// The follower.
        name: String,
        /// Yes or no.
        reply: Reply,
    },
    /// MOVE.
    Move {
        /// The move, on the board of 100 squares. It may be illegal.
        played: Move,
        /// The seconds it took, for information only.
        seconds: u16,
    },
    /// GAMEEND.
    End {
        /// How the game ended, as the sender sees it.
        reason: Reason,
        /// Whether the sender wishes to play no other game.
        stops: bool,
    },
    /// CHAT: any text.
    Chat(String),
    /// BACKREQ: a wish to take moves back.
    Back(MoveNumber),
    /// BACKACC: what the other side says to that.
    BackReply(BackReply),
}

/// An answer to a request for a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reply {
    /// The game begins.
    Accepted,
    /// No: another version of the protocol.
    OtherVersion,
    /// Not this game; perhaps another.
    NotThis,
    /// No game at all.
    None,
}

/// How a game ended for the sender of the message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// No result is named.
    Unknown,
    /// The sender has lost.
    Lost,
    /// A draw.
    Drawn,
    /// The sender has won.
    Won,
}

/// An answer to the wish to take moves back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BackReply {
    /// It is done.
    Done,
    /// The program cannot do that.
    Unsupported,
    /// The game is to go on as it is.
    Refused,
}

/// A place in a game: before a move with this number by this side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MoveNumber {
    /// The number of the move, 1 to 999.
    pub number: u16,
    /// Who is to make it.
    pub color: Color,
}

impl MoveNumber {
    /// The number of plies played before it in a game that `first` began. `None` if there is no such place.
    #[must_use]
    pub fn plies(self, first: Color) -> Option<usize> {
        (usize::from(self.number.checked_sub(1)?) * 2 + self.color as usize).checked_sub(first as usize)
    }

    /// The place after a number of plies in a game that `first` began. `None` if its number is too large to be sent.
    #[must_use]
    pub fn after(plies: usize, first: Color) -> Option<Self> {
        let from_white = plies + first as usize;
        let number = u16::try_from(from_white / 2 + 1).ok().filter(|&number| number <= 999)?;
        Some(Self { number, color: if from_white.is_multiple_of(2) { Color::White } else { Color::Black } })
    }
}

/// Why a text is no message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MessageError {
    /// Its first character is that of no message.
    #[error("there is no message {0:?}")]
    Unknown(char),
    /// It is shorter or longer than its kind.
    #[error("a message {kind:?} with {length} characters")]
    Length {
        /// The first character.
        kind: char,
        /// All characters.
        length: usize,
    },
    /// A character that cannot stand at this place, counted from 0.
    #[error("a wrong character at {0}")]
    Character(usize),
    /// A name is blank.
    #[error("blank name")]
    Blank,
    /// A square that the board does not have.
    #[error("no square {0}")]
    Square(u16),
    /// A square that is captured twice.
    #[error("square {0} captured twice")]
    Twice(u8),
    /// Another version of the protocol.
    #[error("version {0} of the protocol")]
    Version(u16),
    /// Terms for which no game can be played.
    #[error(transparent)]
    Terms(#[from] TermsError),
    /// A position that cannot be.
    #[error(transparent)]
    Position(#[from] SetupError),
}

/// The letter of a colour: Black is "zwart".
const fn letter(color: Color) -> u8 {
    match color {
        Color::White => b'W',
        Color::Black => b'Z',
    }
}
