//! How a game stands, and what there is to say about it.

use super::claim::ClaimRefused;
use damier_engine::EngineError;
use damier_rules::{DrawOfferError, GameEnd, PlayError, Square};

/// Whose turn it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The person is to move.
    Thinking,
    /// The person has to write moves down before the next one.
    Writing,
    /// The person's own engine is starting; the clock stands.
    Starting,
    /// The engine is to move.
    Waiting,
    /// The arbiter considers a claim; the clock stands.
    Arbiter,
    /// The engine broke down, for this reason; the clock stands.
    Failed(EngineError),
    /// The person's move is sealed: the game is adjourned.
    Adjourned,
    /// The game is over.
    Over(GameEnd),
}

/// Something to be said about what happened last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The engine has declined the draw.
    OfferDeclined,
    /// A draw cannot be offered.
    OfferRefused(DrawOfferError),
    /// A claim was refused.
    ClaimRefused(ClaimRefused),
    /// Another piece was touched before.
    Touched(Square),
    /// What was written down is not what was played.
    WrittenWrong,
    /// A move was taken back.
    TakenBack,
    /// The game goes on after a break.
    Resumed,
    /// It goes on with the move that was sealed.
    ResumedSealed,
}

/// Why a move is not made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// It is not the person's turn.
    #[error("not the player's turn")]
    NotYourTurn,
    /// A piece was touched before, and has to be moved.
    #[error("another piece was touched before")]
    Touched(Square),
    /// The rules forbid it.
    #[error(transparent)]
    Rules(#[from] PlayError),
}
