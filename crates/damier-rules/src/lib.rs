//! The game itself: board, pieces, positions, move generation, draws and results. No text, no search.
//!
//! Everything that runs per node is generic over the sealed [`Rules`] trait and monomorphised; [`AnyPosition`] carries
//! the choice of [`Variant`] at run time for everything else. The numbers in the documentation of this module are
//! articles of the competition rules of the Chinese Draughts Association (CDA) and the FMJD.

mod any_position;
mod bitboard;
pub mod board;
pub mod captures;
mod game;
mod jumps;
mod limits;
mod moves;
pub mod notation;
mod outcome;
pub mod perft;
mod piece;
mod position;
pub mod quiet;
mod routes;
mod setup;
mod square;
mod variant;
mod zobrist;

pub use any_position::AnyPosition;
pub use bitboard::Bitboard;
pub use game::{DrawOfferError, Game, MOVES_BEFORE_DRAW_OFFER, PlayError};
pub use limits::{Counters, LimitCount, MoveLimit};
pub use outcome::{EndReason, GameEnd, Outcome};
pub use piece::{Color, Piece, PieceKind};
pub use position::{IllegalMove, Move, Position};
pub use setup::{Setup, SetupError};
pub use square::{BoardSize, Square};
pub use variant::{Brazilian, International, Rules, Russian, UnknownVariant, Variant};
