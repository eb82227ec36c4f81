//! What is asked of a dialogue, and what comes of it.

use std::time::Duration;

use damier_rules::{Color, Move};

use crate::message::{BackReply, MessageError, Reason, Reply, TooLong};
use crate::terms::Terms;

/// Which side starts games. Who of the two listened for the connection does not matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// Asks for games.
    Initiator,
    /// Accepts or declines them.
    Follower,
}

/// What our side does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// The initiator asks for a game.
    Request(Terms),
    /// The follower answers that.
    Reply(Reply),
    /// Makes our move.
    Play(Move),
    /// Ends the game instead of making a move.
    End {
        /// How it ended for us.
        reason: Reason,
        /// Whether we wish to play no other game.
        stops: bool,
    },
    /// Says something.
    Chat(String),
    /// Asks to go back to the position after so many plies.
    AskBack {
        /// The plies that stay.
        plies: usize,
    },
    /// Answers such a wish of the other side.
    ReplyBack(BackReply),
    /// Ends the connection.
    Leave,
}

/// What has happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// The connection stands. Only a [`Remote`](crate::Remote) reports it.
    Connected,
    /// The other side asks for a game: [`Command::Reply`] answers.
    Requested {
        /// Its name.
        name: String,
        /// What for.
        terms: Terms,
    },
    /// A game begins.
    Started {
        /// The name of the other side.
        opponent: String,
        /// Our colour.
        ours: Color,
        /// What it is played for.
        terms: Terms,
    },
    /// The other side declines a game.
    Declined(Reply),
    /// Our move has been sent.
    Sent {
        /// The move.
        played: Move,
        /// The time it took, from the receipt of the move before it.
        elapsed: Duration,
    },
    /// The other side has made a legal move.
    Moved {
        /// The move.
        played: Move,
        /// The time since we sent ours.
        elapsed: Duration,
        /// The seconds that it says it has used.
        seconds: u16,
    },
    /// The other side wishes to go back to the position after so many plies: [`Command::ReplyBack`] answers.
    BackRequested {
        /// The plies that would stay.
        plies: usize,
    },
    /// Both sides have gone back to the position after so many plies.
    WentBack {
        /// The plies that stay.
        plies: usize,
    },
    /// The other side does not go back: the game goes on as it is.
    BackDeclined(BackReply),
    /// A game is over.
    Ended(GameOver),
    /// The other side says something.
    Chat(String),
    /// The other side did something wrong. The dialogue goes on.
    Fault(Fault),
    /// A command came at the wrong moment and was left out.
    NotNow(NotNow),
    /// The connection is over. No event follows.
    Closed(Closed),
}

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameOver {
    /// Whether our side ended it.
    pub by_us: bool,
    /// How it ended for the side that ended it.
    pub reason: Reason,
    /// Whether it was the turn of the side that ended it, as the protocol demands.
    pub in_turn: bool,
    /// Whether one side wishes to play no other game.
    pub stops: bool,
}

/// What the other side did wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// A text that is no message.
    #[error(transparent)]
    Message(#[from] MessageError),
    /// A move that is not legal. The game is ended without a result.
    #[error("illegal move")]
    IllegalMove(Move),
    /// A message with this first character that is not expected here.
    #[error("an unexpected message {0:?}")]
    Unexpected(char),
}

/// Why a command does nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotNow {
    /// The other side has not connected yet.
    #[error("no connection yet")]
    NoConnection,
    /// The initiator asks for a game while one is asked for or played, or a follower asks.
    #[error("no request now")]
    NoRequest,
    /// There is no request to answer.
    #[error("nothing to answer")]
    NothingToReply,
    /// It is not our turn in a game.
    #[error("not our turn")]
    NotOurTurn,
    /// Our own move is not legal.
    #[error("an illegal move of our own")]
    IllegalMove,
    /// Nothing can be taken back, or that was asked already.
    #[error("no move to take back")]
    NothingBack,
}

/// Why a connection is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Closed {
    /// One side wished to play no other game.
    #[error("no other game is wished for")]
    Stopped,
    /// We left.
    #[error("left")]
    Left,
    /// The other side hung up.
    #[error("the other side hung up")]
    HungUp,
    /// No connection was made.
    #[error("no connection: {0}")]
    Unreachable(std::io::ErrorKind),
    /// The connection broke.
    #[error("the connection broke: {0}")]
    Broken(std::io::ErrorKind),
    /// The other side was silent for too long.
    #[error("no answer: {0:?}")]
    Silent(Awaited),
    /// It sent something without an end.
    #[error(transparent)]
    TooLong(#[from] TooLong),
    /// It did something wrong too often.
    #[error("too many faults")]
    Faults,
    /// It sent messages without end.
    #[error("too many messages")]
    Flood,
}

/// What the other side owes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Awaited {
    /// A request for a game.
    Request,
    /// The answer to one.
    Reply,
    /// A move, after its time is over.
    Move,
    /// The acknowledgement of the end of a game.
    End,
}
