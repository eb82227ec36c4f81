//! The rules and the notation of draughts: international (10x10), Russian and Brazilian (8x8).
//!
//! ```
//! use damier_rules::notation::{read_fen, read_move};
//! use damier_rules::{AnyPosition, Game, Variant};
//!
//! let mut game = Game::new(AnyPosition::start(Variant::International));
//! for text in ["32-28", "19-23", "28x19", "14x23"] {
//!     let played = read_move(game.position(), text)?;
//!     game.play(played)?;
//! }
//! assert_eq!(*game.position(), read_fen("W:W31,33-50:B1-13,15-18,20,23", Variant::International)?.position);
//! assert_eq!(game.end(), None);
//!
//! // The majority rule: the two pieces that can be taken must be taken.
//! let position = read_fen("W:W28:B22,11,19", Variant::International)?.position;
//! assert_eq!(position.legal_moves().len(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The main types:
//!
//! - [`Position`] is a small `Copy` value, generic over the variant ([`International`], [`Russian`], [`Brazilian`]);
//!   making a move returns a new one. [`AnyPosition`] carries the variant at run time.
//! - [`Move`] holds the origin and the destination of a piece and the pieces it captures. [`Position::play`] rejects an
//!   illegal move; [`Position::play_unchecked`] skips the check for moves that come from the generator.
//! - [`Game`] holds the history, the counters and the result: repetition, the 25-move rule, the move limits of endings,
//!   draw offers.
//!
//! [`notation`] reads and writes moves, positions and games (FEN, Hub, PDN). [`perft`](mod@perft) counts move
//! sequences. [`board`], [`captures`] and [`quiet`] are the bitboard layer underneath, for builders of endgame tables.
//! Numbers such as 3.12 in this documentation refer to articles of the competition rules of the Chinese Draughts
//! Association (CDA) and of the FMJD.

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
