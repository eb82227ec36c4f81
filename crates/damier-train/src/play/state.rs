//! The state of a game, and the notices about it.

use super::claim::ClaimRefused;
use super::touch::Complaint;
use damier_engine::EngineError;
use damier_rules::{DrawOfferError, GameEnd, PlayError, Square};

/// Whose turn it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GamePhase {
    /// The player is to move.
    Thinking,
    /// The player must write moves down before the next one.
    Writing,
    /// The player's own engine is starting. The clock is stopped.
    Starting,
    /// The engine is to move.
    Waiting,
    /// The side that plays elsewhere is not there. The clock is stopped.
    Parted,
    /// The arbiter is considering a claim. The clock is stopped.
    Arbiter,
    /// The engine failed for this reason. The clock is stopped.
    Failed(EngineError),
    /// The player's move is sealed and the game adjourned.
    Adjourned,
    /// The game is over.
    Over(GameEnd),
}

/// A notice about the latest event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The draw was declined: the offer is not taken by the side that has just moved.
    OfferDeclined,
    /// A draw cannot be offered.
    OfferRefused(DrawOfferError),
    /// A claim was rejected.
    ClaimRefused(ClaimRefused),
    /// Another piece was touched first.
    Touched(Square),
    /// One of two people touched this piece and moved another: the opponent may ask the arbiter.
    TouchBroken(Square),
    /// The arbiter was asked.
    Asked(Complaint),
    /// A move was taken back because another piece had been touched, which must be moved now.
    Corrected(Square),
    /// The move written down is not the one played.
    WrittenWrong,
    /// The move with this many before it was shown to who reads the game back.
    Reminded(usize),
    /// The connection to the side that plays elsewhere is over.
    RemoteGone,
    /// The side that plays elsewhere ended the game without a result that can be believed.
    RemoteStopped,
    /// A move was taken back.
    TakenBack,
    /// The game was resumed.
    Resumed,
    /// The game was resumed with the sealed move.
    ResumedSealed,
}

/// Why a move is rejected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// It is not the player's turn.
    #[error("not the player's turn")]
    NotYourTurn,
    /// Another piece was touched and must be moved.
    #[error("another piece was touched before")]
    Touched(Square),
    /// The rules forbid it.
    #[error(transparent)]
    Rules(#[from] PlayError),
}
