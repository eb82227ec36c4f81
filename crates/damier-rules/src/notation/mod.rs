//! Notation: reading and writing moves, positions, games and signs.
//!
//! The text and its meaning are separate steps: [`MoveText`] is a move as written, [`resolve`] finds the legal move
//! that it names, and [`MoveError`] says which of the two failed. Articles cited are those of the Chinese Draughts
//! Association (CDA), the FMJD and the draft standard of PDN 3.0.

mod diagram;
mod explain;
mod fen;
mod fen_writer;
mod hub;
mod jumps;
mod move_writer;
mod moves;
pub mod pdn;
mod plain;
mod scan;
mod square;
mod symbols;
mod text;

pub use diagram::write_diagram;
pub use explain::IllegalReason;
pub use fen::{Fen, FenError, FenErrorKind, Pattern, read_fen, read_fen_with, read_pattern};
pub use fen_writer::{numeric_names, push_fen, write_fen};
pub use hub::{HubError, read_hub, write_hub};
pub use move_writer::{MoveWriter, write_line, write_move};
pub use moves::{MoveError, read_line, read_move, resolve};
pub use square::{Corner, SquareNames, SquareStyle, SquareText};
pub use symbols::Symbol;
pub use text::{MoveSyntaxError, MoveText, Separator};
